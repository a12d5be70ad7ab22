// Everything that Dungeon Digger's engine says has words: events, actions, decisions, odds. All recorded games are told.
import { afterEach, describe, expect, test } from 'vitest';
import { gainWords, oddsWords, previewWords } from '../../src/games/digger/gains';
import { lines, silent } from '../../src/games/digger/lines';
import { pause, sound, looks } from '../../src/games/digger/pace';
import { reasonWords } from '../../src/games/digger/reasons';
import { actionWords, must } from '../../src/games/digger/words';
import { speak } from '../../src/words';
import type { GameEvent } from '../../src/contract';
import type { DiggerView } from '../../src/games/digger/kinds';
import { chairs, faultOf, recorded, Recorded } from './digger_games';
import { realEngine } from './engine';
import { projectFile } from './project_file';

afterEach(() => speak('en'));

interface Field {
  const?: string;
  $ref?: string;
  type?: string;
  enum?: string[];
  anyOf?: Field[];
}
interface Variant {
  properties: Record<string, Field>;
}
const variants = (JSON.parse(projectFile('docs/format/digger-event.schema.json')) as { oneOf: Variant[] }).oneOf;
const types = variants.map(({ properties }) => properties['type']!.const!);

/** A value that a field of an event can have. */
function sample(name: string, { $ref = '', type, enum: values, anyOf }: Field): unknown {
  if (anyOf) return sample(name, anyOf[0]!);
  if (values) return values[0];
  const kind = $ref.split('/').at(-1);
  if (kind === 'seat') return name === 'other' ? 1 : 0;
  if (kind === 'space') return name === 'from' ? '0,0' : '1,0';
  if (kind === 'direction') return 'NE';
  if (kind === 'order') return 'move';
  if (kind === 'value' || type === 'integer') return 2;
  if (kind === 'id') return { lord: 'grind', adventurer: 'wizard', creature: 'troll' }[name] ?? 'KIT-A';
  return type === 'boolean' ? false : [];
}
const sampleOf = (type: string) => Object.fromEntries(Object.entries(variants.find(({ properties }) => properties['type']!.const === type)!.properties).map(([name, field]) => [name, name === 'type' ? type : sample(name, field)])) as unknown as GameEvent;
const notation = projectFile('docs/notation/digger.md');
/** Every form of an action, as docs/notation/digger.md has it. */
const forms = [...notation.split('## Choices of a seat')[1]!.split('## What is done')[0]!.matchAll(/^\| (`.+?`(?:, `.+?`)*) \|/gm)].flatMap(([, row]) => [...row!.matchAll(/`(.+?)`/g)].map(([, form]) => form!));
/** The decisions of a seat. */
const kindsOfSeats = [...notation.split('## Kinds of decision')[1]!.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].filter(([, , who]) => !['chance', '–'].includes(who!.trim())).flatMap(([, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!));

interface Position {
  name: string;
  kind: string;
  actor: number;
  view: DiggerView;
  /** some of those that were possible */
  actions: string[];
  /** what was done, and what it promised */
  action: string;
  odds: unknown;
}

/** Of all recorded games every kind of decision and of action, and now and then the rest. */
async function allPositions(): Promise<Position[]> {
  const found: Position[] = [];
  const had = new Set<string>();
  for (const name of recorded) {
    const game = await Recorded.open(name);
    for (const [at, { action, actor, events }] of game.history('all').entries()) {
      if (actor === 'chance') continue;
      const news = [action.split(' ')[0]!, ...events.map(({ type }) => type)].filter((one) => !had.has(one));
      if (!news.length && at % 17) continue;
      for (const one of news) had.add(one);
      game.at(at, (ask, turn) => {
        const view = ask('view', { viewer: actor })['view'] as DiggerView;
        const actions = turn.actions!.filter((_, number) => number % 5 === 0 || turn.actions!.length < 60);
        found.push({ name, kind: turn.kind, actor, view, actions, action, odds: ask('explain', { action })['odds'] });
      });
    }
    game.close();
  }
  return found;
}
let all: Promise<Position[]> | undefined;
const positions = () => (all ??= allPositions());

describe.each(['en', 'it'] as const)('%s', (language) => {
  test('the log of every recorded game, and no event without words', async () => {
    await speak(language);
    const told = new Set<string>();
    const silentOnes = new Set<string>();
    for (const name of recorded) {
      const game = await Recorded.open(name);
      for (const viewer of ['table', 'all', 0] as const) {
        const steps = game.history(viewer);
        const view = game.view(viewer);
        for (const step of steps) {
          const found = lines(step, chairs, view);
          for (const { text } of found) expect(faultOf(text), `${name} ${step.action}: ${text}`).toBeNull();
          for (const event of step.events) {
            // an event alone has a line of its own, or is named as silent
            if (lines({ ...step, events: [event] }, chairs, view).length) told.add(event.type);
            else silentOnes.add(event.type);
          }
        }
      }
      game.close();
    }
    expect([...silentOnes].filter((type) => !silent.has(type) && !told.has(type))).toEqual([]);
    // what no recorded game has
    for (const type of types.filter((one) => !told.has(one) && !silent.has(one))) {
      const [line] = lines({ actor: 'chance', action: '', events: [sampleOf(type)] }, chairs);
      expect(line && faultOf(line.text), type).toBeNull();
    }
  }, 120_000);

  test('actions and decisions of every kind', async () => {
    await speak(language);
    const said = new Set<string>();
    for (const { name, kind, actor, view, actions } of await positions()) {
      const text = must({ kind, actor }, view, chairs);
      expect(faultOf(text), `${name}, ${kind}: ${text}`).toBeNull();
      for (const one of actions) {
        const words = actionWords(one, view);
        said.add(one.split(' ')[0]!);
        expect(faultOf(words), `${one}: ${words}`).toBeNull();
        expect(words, one).not.toBe(one);
        expect(faultOf(actionWords(one)), one).toBeNull();
      }
    }
    // what no recorded game asks, on a table where it could be asked
    const { view } = (await positions()).find(({ name }) => name === 'digger-3-lords')!;
    const asked = { seat: 0, left: 2, space: '1,0', from: '0,0', stooges: 2, other: 1, creature: 'troll', orders: null };
    for (const kind of kindsOfSeats) expect(faultOf(must({ kind, actor: 0 }, { ...view, asked }, chairs)), kind).toBeNull();
    expect(kindsOfSeats.length).toBeGreaterThan(20);
    for (const action of forms.filter((form) => !said.has(form.split(' ')[0]!))) expect(faultOf(actionWords(action, view)), action).toBeNull();
    expect(forms.length).toBeGreaterThan(35);
    expect(said.size).toBeGreaterThan(25);
  });

  test('what actions bring, and what they risk', async () => {
    await speak(language);
    let gains = 0;
    let risks = 0;
    for (const { odds, action, view } of await positions()) {
      for (const text of gainWords(odds, view, chairs)) {
        expect(faultOf(text), `${action}: ${text}`).toBeNull();
        gains += 1;
      }
      for (const text of oddsWords(odds)) {
        expect(faultOf(text), `${action}: ${text}`).toBeNull();
        risks += 1;
      }
      const preview = previewWords(odds, view, chairs);
      if (preview) expect(faultOf(preview)).toBeNull();
    }
    expect(gains).toBeGreaterThan(100);
    expect(risks).toBeGreaterThan(20);
  });
});

test('every reason of a hint has words', async () => {
  const codes = [...projectFile('docs/format/digger.md').split('## Reasons')[1]!.split('\n## ')[0]!.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, row]) => [...row!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));
  expect(codes.length).toBeGreaterThan(20);
  const { view } = (await positions())[0]!;
  const members = { gp: 3, need: 20, length: 3, coins: 1, rooms: 'kitchen', picks: 1, orders: ['move'], order: 'move', prize: 'crafter', seat: 1, stooges: 2, open: 1, tile: 'KIT-A', tiles: ['KIT-A', 'COR-I'], resources: 5, craft: 4, creature: 'troll', strength: 3, space: '1,0', coin: 3 };
  for (const language of ['en', 'it'] as const) {
    await speak(language);
    for (const code of codes) expect(faultOf(reasonWords({ ...members, code }, view, chairs)), code).toBeNull();
  }
  // and what the engine gives is among them
  await speak('en');
  const engine = await realEngine('digger');
  const { table } = engine.request({ cmd: 'new', game: 'digger', players: 2, seed: 'reasons', options: {}, limit: 0 });
  let told = 0;
  for (let steps = 0; steps < 60; ++steps) {
    const { action, why } = engine.request({ cmd: 'suggest', table, level: 2, why: true }) as unknown as { action: string; why: { code: string }[] };
    for (const reason of why) {
      expect(codes).toContain(reason.code);
      expect(faultOf(reasonWords(reason, view, chairs))).toBeNull();
      told += 1;
    }
    if (!engine.request({ cmd: 'act', table, action, limit: 0 }).ok) break;
  }
  expect(told).toBeGreaterThan(5);
});

test('what is worth a look is told, and a Turn of a computer takes about three seconds', async () => {
  expect(looks.filter((type) => !types.includes(type))).toEqual([]);
  let turns = 0;
  let seconds = 0;
  for (const name of recorded.filter((one) => one.includes('first-game') || one.includes('goal'))) {
    const game = await Recorded.open(name);
    const steps = game.history('table');
    turns += steps.flatMap(({ events }) => events).filter(({ type }) => type === 'turn.began').length;
    seconds += steps.reduce((all, step) => all + pause(step), 0);
    expect(steps.filter((step) => pause(step) > 0 && sound(step) === null).map(({ action }) => action)).toEqual([]);
    game.close();
  }
  expect(seconds / turns).toBeGreaterThan(2);
  expect(seconds / turns).toBeLessThan(4);
});
