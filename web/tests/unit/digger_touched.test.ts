// "What touched you": told over all recorded games, for every player and every round of others' Turns.
import { afterEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract';
import type { DiggerView } from '../../src/games/digger/kinds';
import { touches } from '../../src/games/digger/touches';
import { speak } from '../../src/words';
import { chairs, faultOf, recorded, Recorded } from './digger_games';

afterEach(() => speak('en'));

interface Wait {
  name: string;
  me: number;
  before: DiggerView;
  after: DiggerView;
  events: GameEvent[];
}

/** What happened from the end of a player's Turn to the beginning of its next. */
async function waits(): Promise<Wait[]> {
  const found: Wait[] = [];
  for (const name of recorded) {
    const game = await Recorded.open(name);
    const steps = game.history('table');
    const ended = new Map<number, number>();
    for (const [at, { events }] of steps.entries()) {
      const began = events.find(({ type }) => type === 'turn.began')?.['seat'] as number | undefined;
      const from = began === undefined ? undefined : ended.get(began);
      // every fourth round is enough
      if (began !== undefined && from !== undefined && at % 4 === 0)
        found.push({ name, me: began, before: game.view('table', from), after: game.view('table', at + 1), events: steps.slice(from, at + 1).flatMap((step) => step.events) });
      for (const event of events) if (event.type === 'turn.ended') ended.set(event['seat'] as number, at + 1);
    }
    game.close();
  }
  return found;
}
let all: Promise<Wait[]> | undefined;

describe.each(['en', 'it'] as const)('%s', (language) => {
  test('is said in sentences', async () => {
    await speak(language);
    const said = new Set<string>();
    for (const { name, me, before, after, events } of await (all ??= waits()))
      for (const { text, space } of touches(events, before, after, me, chairs)) {
        expect(faultOf(text), `${name}: ${text}`).toBeNull();
        if (space !== null) expect(space).toMatch(/^-?\d+,-?\d+$/);
        said.add(text.replace(/\d+/g, '#').replace(/Anna|Bruno|Carla|Dario|Elena|Fosco/g, '…').slice(0, 18));
        if (process.env['SHOW']) console.log(`${name} ${me}: ${text}`);
      }
    expect(said.size).toBeGreaterThan(12);
  }, 60_000);
});

test('a Room that is lost comes first, a prize that is taken after it', async () => {
  const game = await Recorded.open('digger-2-conquest');
  const view = game.view();
  const without = { ...view, prizes: { ...view.prizes, crafter: 0 } };
  const with_ = { ...view, prizes: { ...view.prizes, crafter: 1 } };
  const events = [
    { type: 'coin.stolen', seat: 1, other: 0, space: null, slot: 1, coin: null },
    { type: 'conquered', seat: 1, other: 0, space: '1,0', tile: 'KIT-A' },
    { type: 'stooges.lost', seat: 1, space: '0,0', stooges: 2, why: 'combat' },
  ];
  const told = touches(events, without, with_, 0, chairs);
  expect(told.map(({ text }) => text)).toEqual(['Bruno has your Kitchen on 1,0.', 'Bruno takes 1 coin from your hand.', 'Bruno is now Crafter Lord instead of you.']);
  expect(told[0]!.space).toBe('1,0');
  // what happened to others is not told
  expect(touches(events, view, view, 1, chairs).map(({ text }) => text)).toEqual(['You lose 2 Stooges on 0,0 (combat).']);
  game.close();
});
