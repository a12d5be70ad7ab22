// The worked examples of Dungeon Digger, drawn: each as the rules and their tests have it, and as the engine sees it.
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import english from '../../../content/locales/digger/en.json';
import italian from '../../../content/locales/digger/it.json';
import { frames } from '../../src/games/digger/example_frames';
import { viewOf } from '../../src/games/digger/example_view';
import { examples } from '../../src/games/digger/examples';
import type { DiggerView } from '../../src/games/digger/kinds';
import { parseRules } from '../../src/rules/markdown';
import { learnWords } from '../../src/words';
import { realEngine } from './engine';
import { projectFile } from './project_file';

await learnWords('digger');
afterEach(cleanup);

const told = new Map(parseRules(projectFile('docs/rules/digger.md')).chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('id' in block && block.id ? [[block.id, block.text] as const] : []))));
/** the tests of the rules, which play each example in the engine */
const played = projectFile('tests/rules/digger/examples_test.cpp');

/** What the rules and their tests say of an example, as frames write it: without brackets. */
function truth(id: string): string {
  const [test = ''] = new RegExp(`TEST_CASE\\("${id}: [^]*?(?=TEST_CASE|$)`).exec(played) ?? [];
  const shared = /constexpr const char\* kBeforeTheTrap =([^;]*);/.exec(played)![1]!;
  return `${told.get(id) ?? ''}\n${test}\n${test.includes('kBeforeTheTrap') ? shared : ''}`.replace(/@\((-?\d+),(-?\d+)\)/g, '@$1,$2').replaceAll('−', '-');
}

const tilesOf = (board = '') => board.split(' ').filter((text) => text.includes('/') || text.startsWith('coll@'));
/** A tile that the example builds: "A:KIT-A@3,-1/2" as "work KIT-A 3,-1 2". */
const built = (text: string, known: string) => {
  const [, tile, space, rotation] = /^(?:\w:)?(\S+)@(\S+)\/(\d)$/.exec(text)!;
  return ['work', 'build'].some((verb) => known.includes(`${verb} ${tile} ${space} ${rotation}`));
};
/** Scenario pieces are written in capital letters there, those of the Lair by its name until they are turned up. */
const inScenario = (text: string, known: string) => text.startsWith('N:') && (known.includes(text.toUpperCase()) || known.includes(text.replace(/N:[^@]+/, 'N:LAIR')));

describe('the worked examples of Dungeon Digger', () => {
  test('every one is drawn', () => {
    const all = [...told.keys()].filter((id) => id.startsWith('DD-E'));
    expect(all.length).toBeGreaterThan(25);
    expect(examples.drawn).toEqual(all);
  });

  test.each(Object.entries(frames))('%s shows no tiles but those of the rules', (id, pictures) => {
    const known = truth(id);
    for (const { board, build, wrong } of pictures) {
      expect(tilesOf(board).filter((text) => !known.includes(text) && !built(text, known) && !inScenario(text, known))).toEqual([]);
      // what may not be built is in no test as built
      if (build && wrong) expect(built(build, known), build).toBe(false);
    }
  });

  test('every picture has its words in both languages, and no words are left over', () => {
    const keys = Object.entries(frames).flatMap(([id, pictures]) => pictures.map((_, at) => `example.${id}.${at + 1}`));
    for (const words of [english, italian]) expect(Object.keys(words).filter((key) => key.startsWith('example.')).sort()).toEqual([...keys].sort());
  });

  test('edges, paths, and what is complete, are as the engine sees them', async () => {
    const engine = await realEngine('digger');
    let seen = 0;
    for (const [id, pictures] of Object.entries(frames))
      for (const frame of pictures.filter(({ board, wrong }) => board && !wrong)) {
        const position = positionOf(engine, frame.board!, frame.radius ?? 4);
        if (!position) continue;
        const opened = engine.request({ cmd: 'load', position, limit: 0 });
        // a picture may show a part of a dungeon alone
        if (!opened.ok && opened.error?.rule === 'DD-8.3') continue;
        expect(opened.ok, `${id}: ${JSON.stringify(opened.error)}`).toBe(true);
        const real = engine.request({ cmd: 'view', table: opened.table, viewer: 'table' }).view as DiggerView;
        const at = (view: DiggerView) => new Map(view.board.map((laid) => [laid.space, laid]));
        const [drawn, known] = [at(viewOf(frame)), at(real)];
        for (const [space, laid] of drawn) {
          const other = known.get(space)!;
          for (const part of ['class', 'type', 'doors', 'paths', 'armed', 'active'] as const) expect(sorted(laid[part]), `${id} ${space} ${part}`).toEqual(sorted(other[part]));
        }
        seen += 1;
      }
    expect(seen).toBeGreaterThan(30);
  });

  test('who stands where can be seen and heard', () => {
    const { Example } = examples;
    const { container } = render(<Example id="DD-E4" />);
    const [, allowed] = [...container.querySelectorAll('.dd-example-frame')];
    expect(container.querySelectorAll('.dd-example-wrong').length).toBe(3);
    expect(allowed!.querySelector('[role="img"]')!.getAttribute('aria-label')).toBe('3,0 Portal of A; 2,0 Corridor of A (A 3); 1,0 Corridor of B (B 2)');
    expect(allowed!.textContent).toContain(english['example.DD-E4.2']);
  });
});

/** Lists in an order of their own: doors and edges come round the tile. */
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(sorted).map((one) => JSON.stringify(one)).sort() : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sorted(one)]).sort()) : value);

type Engine = Awaited<ReturnType<typeof realEngine>>;

/** A whole position around a board, from a fresh game; null for a board of a scenario or of three. */
function positionOf(engine: Engine, board: string, radius: number): object | null {
  if (radius !== 4 || /N:|C:|A:(wizard|guardian|troll)@/.test(board)) return null;
  const { table } = engine.request({ cmd: 'new', game: 'digger', players: 2, seed: 'examples', options: { scenario: 'none' }, limit: 0 });
  let turn = engine.request({ cmd: 'turn', table }).turn as { kind: string; actions: string[] };
  while (turn.kind !== 'main') turn = engine.request({ cmd: 'act', table, action: turn.actions[0]! }).turn as typeof turn;
  const fresh = engine.request({ cmd: 'view', table, viewer: 'all' }).view as DiggerView;
  engine.request({ cmd: 'close', table });
  const drawn = viewOf({ board });
  const portals = drawn.board.filter(({ type }) => type === 'portal').map(({ owner }) => owner!);
  const laid = drawn.board.map(({ space, face, tile, rotation, owner, stooges, token }) => ({ space, face, tile, rotation, owner, stooges, token, coins: [] as object[] }));
  // whoever has no Portal in the picture has it far away
  for (const [seat, spaces] of [[0, ['3,0', '-3,0']], [1, ['-3,0', '3,0']]] as const)
    if (!portals.includes(seat)) laid.push({ space: spaces.find((space) => !laid.some((one) => one.space === space))!, face: 'up', tile: 'POR', rotation: 0, owner: seat, stooges: null, token: null, coins: [] });
  const own = (seat: number) => laid.filter(({ owner, tile }) => owner === seat && tile !== 'POR').map(({ tile }) => tile!);
  const tokens = (seat: number) => laid.filter(({ token }) => token === seat).length;
  return {
    format: fresh.format, version: fresh.version, game: 'digger', players: 2, options: fresh.options,
    agenda: [{ step: 'main_phase' }, { step: 'main' }], ending: null, first: 0, active: 0, turn: fresh.turn, pool: fresh.pool, idle: 0, finishing: false,
    board: laid,
    seats: fresh.seats.map(({ seat, bag, projects }) => {
      const left = new Map(bag.tiles!.map(({ tile, count }) => [tile, count]));
      for (const tile of projects.tiles!) left.set(tile, (left.get(tile) ?? 0) + 1);
      for (const tile of own(seat)) left.set(tile, left.get(tile)! - 1);
      const standing = laid.reduce((all, { stooges }) => all + (stooges?.seat === seat ? stooges.count : 0), 0);
      return { seat, gp: 0, reserve: 13 - standing - tokens(seat), citadel: 0, converted: 0, bag: { tiles: [...left].filter(([, count]) => count > 0).map(([tile, count]) => ({ tile, count })) }, projects: { tiles: [] }, hand: [], lord: null, special_used: false, portal_tokens: [], adventurer: null, penalties: 0, turns: 1, skips: false, out: false };
    }),
    aside: { tiles: [] }, coins: { values: fresh.coins.values }, drawn: [], gone: [], collapses: 4 - laid.filter(({ tile }) => tile === 'collapse').length,
    hunt: null, sands: null, lair: null, creatures: null,
  };
}
