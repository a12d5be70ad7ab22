import { cleanup, fireEvent, render } from '@testing-library/preact';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dungeon, useDungeon, type DungeonProps, type MarkKind } from '../../src/games/digger/dungeon';
import { factsOf } from '../../src/games/digger/facts';
import { Ground } from '../../src/games/digger/drawing/ground';
import { wayOf } from '../../src/games/digger/drawing/route';
import { spokenSpace } from '../../src/games/digger/drawing/spoken';
import { laidAt } from '../../src/games/digger/drawing/shapes';
import { Things, standingOn } from '../../src/games/digger/drawing/things';
import { actsOf } from '../../src/games/digger/drawing/told';
import { tileData, typeOf } from '../../src/games/digger/content';
import { directions, neighbour, ownerOf, type DiggerView, type Laid, type Place } from '../../src/games/digger/kinds';
import { hexagon, hexes } from '../../src/parts/board/grid';
import { pictures } from '../../src/picture';
import { change } from '../../src/settings';
import { speak } from '../../src/words';
import { chairs, faultOf, Recorded, recorded } from './digger_games';

const sheet = pictures(readFileSync(join(import.meta.dirname, '../../src/generated/art/digger.svg'), 'utf8'));
/** Each picture is one path that has its name: so it can be found where it was laid. What the sheet does not have is not drawn. */
const named = new Map([...sheet.keys()].map((name) => [name, `<path class="${name}" d="M0 0h1"/>`]));

beforeEach(() => change({ speed: 4 }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Some moments of each game, the last among them. */
function* moments(game: Recorded, count = 4): Generator<DiggerView> {
  const length = game.history().length;
  for (let n = 1; n <= count; ++n) yield game.view(n % 2 ? 'table' : 0, Math.round((length * n) / count));
}

const gridOf = (view: DiggerView) => hexes(hexagon(view.area.radius));
const laidOf = (view: DiggerView) => new Map(view.board.map((one) => [one.space, one]));

function draw(view: DiggerView) {
  const standing = standingOn(view);
  const grid = gridOf(view);
  const { container } = render(
    <svg>
      <Ground grid={grid} board={view.board} crowded={new Set(standing.keys())} fine={1} drawings={named} />
      <g class="things">
        <Things grid={grid} view={view} me={null} laid={laidOf(view)} standing={standing} fine={2} drawings={named} lifted={new Set()} />
      </g>
    </svg>,
  );
  // looked for once: a document of this size is slow to search
  const found = new Map<string, Element>();
  for (const group of container.querySelectorAll('[data-layer]')) for (const part of group.children) found.set(`${group.getAttribute('data-layer')} ${part.getAttribute('data-place')}`, part);
  for (const part of container.querySelector('.things')!.children) found.set(`${part.getAttribute('data-walker') ?? part.getAttribute('data-tokens')}`, part);
  const layer = (name: string, place: Place) => found.get(`${name} ${place}`) ?? null;
  const has = (name: string, place: Place, picture: string) => layer(name, place)?.querySelector(`.digger-${picture}`) != null;
  return { container, grid, layer, has, tokens: (place: Place) => found.get(place) ?? null, walker: (id: string) => found.get(id) ?? null };
}
type Drawn = ReturnType<typeof draw>;

function checkTile({ has, layer }: Drawn, one: Laid, dungeon: ReadonlyMap<Place, Laid>): void {
  const { space } = one;
  if (one.face === 'down' || one.tile === null) return expect(has('earth', space, 'sealed')).toBe(true);
  if (one.class === 'blocker') return expect(has('earth', space, one.tile)).toBe(true);
  const tile = tileData(one.tile)!;
  expect(tile, one.tile).toBeDefined();
  expect(layer('stone', space)).not.toBeNull();
  if (tile.paths.length) {
    if (tile.feature === 'trap') expect([has('stand', space, 'trap'), has('stand', space, 'sprung')]).toEqual([one.armed, !one.armed]);
    if (tile.feature === 'nugget') expect(has('stand', space, 'nugget')).toBe(true);
    const lit = one.paths.filter(({ complete }) => complete).length;
    expect(layer('glow', space)?.querySelectorAll('.digger-shine').length ?? 0).toBe(lit ? 1 : 0);
  } else {
    expect(has('stand', space, typeOf(one.tile)), `${space} ${one.tile}`).toBe(true);
    expect(has('stand', space, 'chains')).toBe(one.active === false);
  }
  if (one.owner === null) return;
  const beyond = directions.filter((direction) => dungeon.get(neighbour(space, direction))?.owner !== one.owner);
  expect(layer('earth', space)!.querySelectorAll(`.a-own${ownerOf(one.owner)}`).length > 0, `border of ${space}`).toBe(beyond.length > 0);
  for (const other of 'ABCDEF'.replace(ownerOf(one.owner), '')) expect(layer('earth', space)!.querySelector(`.a-own${other}`)).toBeNull();
}

const numberOn = (element: Element | null) => Number(element?.querySelector('.digger-count text')?.textContent ?? 1);

function checkThings(drawn: Drawn, view: DiggerView): void {
  const { walker, tokens } = drawn;
  for (const { space, stooges, token, coins, tile } of view.board) {
    const group = walker(`stooges ${space}`);
    expect(group !== null, `Stooges on ${space}`).toBe(stooges !== null);
    if (stooges) {
      expect([numberOn(group), group!.querySelector('.digger-base text')!.textContent!.trim()]).toEqual([stooges.count, ownerOf(stooges.seat)]);
      expect(group!.querySelector(`[class^="digger-stooge-${ownerOf(stooges.seat)}"]`)).not.toBeNull();
    }
    if (token !== null) expect(tokens(space)!.querySelector(`.digger-shield-${ownerOf(token)}`)).not.toBeNull();
    expect(tokens(space)?.querySelectorAll('[class^="digger-coin"]').length ?? 0).toBe(Math.min(5, coins.length));
    if (tile === 'citadel') expect(tokens(space)!.querySelectorAll('.token').length).toBe(view.seats.filter(({ citadel }) => citadel).length);
  }
  for (const { portal, portal_tokens } of view.seats) for (const { seat } of portal_tokens) expect(tokens(portal!)!.querySelector(`.digger-shield-${ownerOf(seat)}`)).not.toBeNull();
  for (const { adventurer } of view.seats) if (adventurer?.at) expect(walker(adventurer.id)!.querySelector(`.digger-${adventurer.id}`)).not.toBeNull();
  for (const { id, at } of view.creatures ?? []) expect(walker(id) !== null).toBe(at !== null);
  expect([walker('dragon_token') !== null, walker('treasure_token') !== null]).toEqual([(view.lair?.dragon ?? null) !== null, (view.lair?.treasure ?? null) !== null]);
}

function checkCorridors({ container }: Drawn, view: DiggerView): void {
  const corridors = factsOf(view)?.corridors ?? [];
  const complete = corridors.filter((corridor) => corridor.complete);
  expect([...container.querySelectorAll('.digger-length text')].map((text) => Number(text.textContent)).sort()).toEqual(complete.map(({ length }) => length).sort());
  const ends = corridors.flatMap((corridor) => (corridor.complete ? [] : corridor.open));
  expect(container.querySelectorAll('[data-end="open"]').length).toBe(ends.filter(({ dead }) => !dead).length);
  expect(container.querySelectorAll('[data-end="dead"]').length).toBe(ends.filter(({ dead }) => dead).length);
}

describe('what lies on the board is drawn', () => {
  test.each(recorded)('in %s', async (name) => {
    const game = await Recorded.open(name);
    for (const view of moments(game)) {
      const drawn = draw(view);
      const dungeon = laidOf(view);
      for (const one of view.board) checkTile(drawn, one, dungeon);
      checkThings(drawn, view);
      checkCorridors(drawn, view);
      cleanup();
    }
    game.close();
  });

  test('every picture that is asked for is there', async () => {
    const missed = new Set<string>();
    const watched = Object.assign(new Map(named), {
      get(name: string) {
        if (!sheet.has(name)) missed.add(name);
        return named.get(name);
      },
    });
    for (const name of recorded) {
      const game = await Recorded.open(name);
      const view = game.view();
      const standing = standingOn(view);
      for (const fine of [0, 1] as const) {
        render(
          <svg>
            <Ground grid={gridOf(view)} board={view.board} crowded={new Set()} fine={fine} drawings={watched} />
            <Things grid={gridOf(view)} view={view} me={0} laid={laidOf(view)} standing={standing} fine={fine} drawings={watched} lifted={new Set()} />
          </svg>,
        );
        cleanup();
      }
      game.close();
    }
    expect([...missed]).toEqual([]);
  });

  test('without any picture the board still says what is where', async () => {
    const game = await Recorded.open('digger-4-citadel-and-battle');
    const view = game.view();
    const standing = standingOn(view);
    const { container } = render(
      <svg>
        <Ground grid={gridOf(view)} board={view.board} crowded={new Set()} fine={1} drawings={new Map()} />
        <Things grid={gridOf(view)} view={view} me={0} laid={laidOf(view)} standing={standing} fine={1} drawings={new Map()} lifted={new Set()} />
      </svg>,
    );
    for (const one of view.board) {
      expect(container.querySelector(`[data-layer="earth"] [data-place="${one.space}"] path`)).not.toBeNull();
      if (one.class === 'room') expect(container.querySelector(`[data-layer="stand"] [data-place="${one.space}"] path`)).not.toBeNull();
    }
    expect(container.querySelectorAll('.token').length).toBeGreaterThanOrEqual([...standing.values()].flat().length);
    game.close();
  });
});

function Table(props: Partial<DungeonProps> & { view: DiggerView }) {
  const camera = useDungeon(props.view);
  return <Dungeon camera={camera} chairs={chairs} me={0} label="The dungeon" {...props} />;
}
const copy = <T,>(value: T): T => structuredClone(value);

describe('what did not change stays', () => {
  const changedPlaces = (records: MutationRecord[]) => new Set(records.map(({ target }) => ('closest' in target ? (target as Element) : target.parentElement!).closest('[data-place]')?.getAttribute('data-place') ?? `${target.nodeName} ${target.parentElement?.className ?? ''}`));

  async function changesBetween(from: DiggerView, to: DiggerView, layer: string): Promise<Set<string>> {
    const { container, rerender } = render(<Table view={from} />);
    const seen: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => seen.push(...records));
    watcher.observe(container.querySelector(layer)!, { subtree: true, childList: true, attributes: true, characterData: true });
    rerender(<Table view={to} />);
    await Promise.resolve();
    seen.push(...watcher.takeRecords());
    watcher.disconnect();
    return changedPlaces(seen);
  }

  test('the same position drawn again touches nothing on the ground', async () => {
    const game = await Recorded.open('digger-6-first-game');
    const view = game.view();
    expect([...(await changesBetween(view, copy(view), '.board-ground'))]).toEqual([]);
    expect([...(await changesBetween(view, copy(view), '.board-things'))]).toEqual([]);
    game.close();
  });

  test('a tile that is built changes itself and borders beside it, no more', async () => {
    const game = await Recorded.open('digger-4-first-game');
    const steps = game.history();
    let seen = 0;
    for (let at = 0; at < steps.length && seen < 12; ++at) {
      const built = steps[at]!.events.filter(({ type }) => type === 'tile.built');
      if (built.length !== 1 || steps[at]!.events.some(({ type }) => type === 'corridor.completed')) continue;
      const space = built[0]!['space'] as string;
      const [before, after] = [game.view('table', at), game.view('table', at + 1)];
      const stood = new Set([...standingOn(before).keys(), ...standingOn(after).keys()]);
      const near = new Set([space, ...directions.map((direction) => neighbour(space, direction))]);
      const changed = await changesBetween(before, after, '.board-ground');
      cleanup();
      for (const place of changed) if (place.includes(',')) expect(near.has(place) || stood.has(place), `${place} after ${space}`).toBe(true);
      seen += 1;
    }
    expect(seen).toBe(12);
    game.close();
  });

  test('a mark changes neither the ground nor what stands on it', async () => {
    const game = await Recorded.open('digger-3-first-game');
    const view = game.view();
    const { container, rerender } = render(<Table view={view} />);
    const seen: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => seen.push(...records));
    for (const layer of ['.board-ground', '.board-things']) watcher.observe(container.querySelector(layer)!, { subtree: true, childList: true, attributes: true });
    const marks = new Map<Place, MarkKind>([['0,0', 'open'], ['1,0', 'chosen']]);
    rerender(<Table view={view} marks={marks} numbers={new Map([['0,0', '+3']])} ghost={{ space: '1,0', tile: 'KIT-A', rotation: 2, seat: 1 }} />);
    expect([...seen, ...watcher.takeRecords()]).toEqual([]);
    expect(container.querySelector('[data-mark="open"]')).not.toBeNull();
    expect(container.querySelector('[data-ghost="1,0"]')).not.toBeNull();
    game.close();
  });
});

describe('spaces in words', () => {
  test.each(['en', 'it'] as const)('every space of every game, in %s', async (language) => {
    await speak(language);
    for (const name of recorded) {
      const game = await Recorded.open(name);
      const view = game.view(0);
      const [laid, standing] = [laidOf(view), standingOn(view)];
      for (const place of gridOf(view).places) {
        const one = laid.get(place);
        const spoken = spokenSpace(view, chairs, 0, place, one, standing);
        expect(faultOf(spoken)).toBeNull();
        expect(spoken.startsWith(place)).toBe(true);
        if (one?.stooges) expect(spoken).toContain(chairs[one.stooges.seat]!.name);
        if (one?.owner && one.face === 'up') expect(spoken).toContain(chairs[one.owner]!.name);
        if (one?.token != null) expect(spoken).toContain(chairs[one.token]!.name);
      }
      game.close();
    }
    await speak('en');
  });

  test('are the names of the buttons, with what can be done', async () => {
    const game = await Recorded.open('digger-3-lords');
    const view = game.view(0);
    const { container } = render(<Table view={view} spokenMore={(place) => (place === '0,0' ? 'build' : '')} />);
    const [laid, standing] = [laidOf(view), standingOn(view)];
    const cells = [...container.querySelectorAll<HTMLElement>('[data-cell]')];
    expect(cells.map((cell) => cell.dataset['cell'])).toEqual(gridOf(view).places);
    for (const cell of cells) {
      const place = cell.dataset['cell']!;
      expect(cell.getAttribute('aria-label')).toBe(spokenSpace(view, chairs, 0, place, laid.get(place), standing) + (place === '0,0' ? ': build' : ''));
    }
    game.close();
  });

  test('a space is a button that is pressed', async () => {
    const game = await Recorded.open('digger-2-first-game');
    const onPress = vi.fn(() => true);
    const { container } = render(<Table view={game.view()} onPress={onPress} marks={new Map([['0,0', 'open'], ['0,1', 'chosen'], ['1,0', 'hint']])} />);
    const cell = (place: Place) => container.querySelector<HTMLElement>(`[data-cell="${place}"]`)!;
    fireEvent.click(cell('0,0'));
    expect(onPress).toHaveBeenCalledWith('0,0', 'key');
    expect([cell('0,0').dataset['open'], cell('0,1').getAttribute('aria-pressed'), cell('1,0').dataset['open']]).toEqual(['true', 'true', 'false']);
    game.close();
  });
});

describe('motion', () => {
  test('whatever is told of a place moves there, with pictures that exist', async () => {
    const kinds = new Set<string>();
    for (const name of recorded) {
      const game = await Recorded.open(name);
      const places = new Set(gridOf(game.view()).places);
      for (const { events } of game.history()) {
        for (const act of actsOf(events)) {
          kinds.add(act.kind);
          const where = act.kind === 'walk' ? act.way : act.kind === 'light' ? act.pieces : act.kind === 'ring' ? act.spaces : [act.space];
          for (const place of where) expect(places.has(place), `${act.kind} ${place}`).toBe(true);
          if (act.kind === 'walk' || act.kind === 'fall') expect(sheet.has(`digger-${act.figure}`), act.figure).toBe(true);
          if (act.kind === 'stamp') expect(sheet.has(`digger-${act.picture}`), act.picture).toBe(true);
          if (act.kind === 'drop' && act.owner !== null) expect(tileData(act.tile), act.tile).toBeDefined();
        }
      }
      game.close();
    }
    expect([...kinds].sort()).toEqual(['drop', 'fall', 'light', 'number', 'ring', 'rise', 'stamp', 'walk']);
  });

  test('a way follows corridors and crosses edges at their middles', async () => {
    const game = await Recorded.open('digger-2-long-corridor');
    const view = game.view();
    const laid = laidOf(view);
    const grid = gridOf(view);
    const long = view.board.filter(({ paths }) => paths.some(({ edges, complete }) => complete && edges.length === 2));
    expect(long.length).toBeGreaterThan(3);
    for (const { space, paths } of long) {
      const [a, b] = paths.find(({ edges, complete }) => complete && edges.length === 2)!.edges as [never, never];
      const points = wayOf(grid, laid, [neighbour(space, a), space, neighbour(space, b)], [0, 0], [0, 0]);
      const middle = grid.middle(space);
      for (const { x, y } of points.slice(1, -1)) expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(87);
      for (let at = 1; at < points.length; ++at) expect(Math.hypot(points[at]!.x - points[at - 1]!.x, points[at]!.y - points[at - 1]!.y)).toBeLessThan(90);
    }
    game.close();
  });
});

describe('pictures laid at a point', () => {
  const numbers = (d: string) => [...d.matchAll(/-?\d*\.?\d+/g)].map(Number);

  test('begin there, in their size', () => {
    expect(laidAt('<path class="a" d="M1 2l3-4M-5-6h7"/>', 10, 20)).toBe('<path class="a" d="M11 22l3-4M5 14h7"/>');
    expect(numbers(laidAt('<path d="M10 20l30 40a5 6 0 1 0 7 8z"/>', 1, 2, 0.5))).toEqual([6, 12, 15, 20, 2.5, 3, 0, 1, 0, 3.5, 4]);
    expect(laidAt('<g transform="translate(4 8)scale(.5)"><path d="M2 2h4"/></g>', 100, 0)).toBe('<path d="M105 9h2"/>');
    expect(laidAt('<g class="x"><path d="M2 2h4"/></g><path d="M0 0h1"/>', 1, 1)).toBe('<g class="x"><path d="M3 3h4"/></g><path d="M1 1h1"/>');
  });

  test('what is turned keeps its group', () => {
    expect(laidAt('<g transform="rotate(60)"><path d="M2 2h4"/></g>', 10, 0)).toContain('translate(10 0)');
  });

  test('hold in every picture of the sheet: paths begin absolutely and go on relatively', () => {
    for (const [name, text] of sheet) for (const [, d] of text.matchAll(/ d="([^"]*)"/g)) expect(/[A-LN-Z]/.test(d!), name).toBe(false);
  });
});
