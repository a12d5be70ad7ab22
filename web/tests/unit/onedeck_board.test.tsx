// One Deck Dungeon's table over the real engine: whatever is decided can be decided here, by tap and by key, and
// nothing is asked that the engine did not allow.
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../src/contract';
import { Board } from '../../src/games/onedeck/board';
import { waysOf } from '../../src/games/onedeck/choices';
import { plannedLine } from '../../src/games/onedeck/dice_dock';
import { diceOf, diceOptions } from '../../src/games/onedeck/dice_hand';
import { lootWay } from '../../src/games/onedeck/loot';
import { pairsText, readPairs } from '../../src/games/onedeck/pairs';
import { dieCode, shared, type OnedeckView } from '../../src/games/onedeck/kinds';
import { parties, Table } from './onedeck_table';
import { unasked } from './unasked';

afterEach(cleanup);

function propsOf(table: Table, chosen: string[]): BoardProps<OnedeckView> {
  return {
    ...unasked,
    view: table.view(),
    chairs: [],
    me: 0,
    turn: table.turn,
    events: [],
    suggested: null,
    choose: (action) => void chosen.push(action),
    explain: (action) => Promise.resolve(table.explain(action)),
    advise: (wanted) => Promise.resolve(table.advise(wanted)),
  };
}

/** The table of a fight whose dice and boxes are known: the lesson's Wraith. */
async function wraith() {
  const table = await Table.open({ heroes: ['warrior'] }, 1);
  const { table: own, turn } = table.engine.request({ cmd: 'new', game: 'onedeck', players: 1, options: { heroes: ['warrior'], dungeon: 'dragons_cave', difficulty: 'novice' }, seed: 'lesson 661', limit: 10_000 });
  Object.assign(table, { table: own, turn });
  for (const action of ['explore', 'enter 1', 'face', 'option a', 'cover 2 S2', 'cover 1 S3 S4', 'finish', 'loot skill A', 'enter 2', 'face']) table.act(action);
  return table;
}

const box = (number: number) => document.querySelector<HTMLElement>(`[data-put="cover ${number}"]`)!;
const die = (id: string) => document.querySelector<HTMLElement>(`[data-hold="${id}"]`)!;
const gold = () => document.querySelector<HTMLElement>('.table-dock .od-button.main')!;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('every choice has its place', () => {
  test('whatever is allowed is a door, a form, a die, a hero, a chip or a button', async () => {
    const kinds = new Map<string, number>();
    for (const [at, party] of parties.entries()) {
      const table = await Table.open(party, at + 11);
      for (let steps = 0; steps < 120 && !table.turn.over; ++steps) {
        const { kind, actions } = table.turn;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const { main, sides, heroes, chips } = waysOf(kind, actions!);
        const placed = new Set([main, ...sides, ...heroes.values(), ...chips]);
        const onBoard = /^(enter|peek|option|loot) /;
        if (kind === 'dice') {
          const options = diceOptions(actions!).map(({ action }) => action);
          expect([...options, 'finish'].sort()).toEqual([...actions!].sort());
        } else if (kind === 'pick') {
          for (const action of actions!) expect(action).toMatch(/^(pick \S+|done)$/);
        } else if (kind.endsWith('pairs')) {
          for (const action of actions!) expect(pairsText(readPairs(action)!)).toBe(action);
        } else {
          for (const action of actions!) expect(placed.has(action) || onBoard.test(action), `${kind}: ${action}`).toBe(true);
        }
        if (kind === 'loot') for (const action of actions!) expect(lootWay(action)!.form, action).toMatch(/^(xp|item|skill|potion)$/);
        table.step();
      }
    }
    expect(kinds.get('dice')).toBeGreaterThan(20);
    expect(kinds.get('loot')).toBeGreaterThan(5);
    expect(kinds.get('pairs')).toBeGreaterThan(0);
  }, 60_000);

  test('in every state that a game comes through something can be pressed, and what is pressed is allowed', async () => {
    let pressed = 0;
    for (const [at, party] of parties.entries()) {
      const table = await Table.open(party, at + 21);
      for (let steps = 0; steps < 45 && !table.turn.over; ++steps) {
        const chosen: string[] = [];
        render(<Board {...propsOf(table, chosen)} />);
        const open = document.querySelectorAll('.od-bar button:not([aria-disabled="true"]), .od-door button, .od-form, .od-way, .od-pick, [data-choosable="true"], .tray [data-hold]');
        expect(open.length, `${table.turn.kind}: ${table.turn.actions!.join(', ')}`).toBeGreaterThan(0);
        key('1');
        key('g');
        for (const action of chosen) expect(table.turn.actions).toContain(action);
        pressed += chosen.length;
        cleanup();
        table.step();
      }
    }
    expect(pressed).toBeGreaterThan(50);
  }, 90_000);

  test('the dice on the table are those of the engine, each with a name of its own', async () => {
    for (const [at, party] of parties.entries()) {
      const table = await Table.open(party, at + 41);
      for (let steps = 0; steps < 80 && !table.turn.over; ++steps) {
        const view = table.view();
        const dice = diceOf(view, shared(view), new Map());
        const pool = [...(view.encounter?.pool ?? []), ...(view.encounter?.fresh ?? [])];
        expect(dice.map(({ kind }) => kind).sort()).toEqual(pool.map((one) => dieCode(one, shared(view))).sort());
        expect(new Set(dice.map(({ id }) => id)).size).toBe(dice.length);
        table.step();
      }
    }
  }, 60_000);
});

describe('dice in the hand', () => {
  test('a tap takes a die, boxes that it fits light up, a tap there lays it', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    fireEvent.click(die('S5#0'));
    expect(box(2).dataset['lit']).toBe('ready');
    expect(box(1).dataset['lit']).toBeUndefined();
    fireEvent.click(box(2));
    expect(chosen).toEqual(['cover 2 S5']);
  });

  test('a wide box shows the sum of what is held, and takes the rest from the engine', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    await settle();
    fireEvent.click(die('M5#0'));
    expect(document.querySelector('.slot-sum')?.textContent).toBe('5/9');
    fireEvent.click(box(1));
    await settle();
    expect(chosen).toEqual(['cover 1 M5 H5']);
  });

  test('with nothing in the hand a box takes the best dice', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    fireEvent.click(box(2));
    await settle();
    expect(chosen).toEqual(['cover 2 S5']);
  });

  test('a locked box says the rule that keeps it locked', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    fireEvent.click(die('S4#0'));
    fireEvent.click(box(3));
    await settle();
    expect(chosen).toEqual([]);
    expect(document.querySelector('.od-note')?.textContent).toContain('armour');
  });

  test('a skill is looked at first: what is paid, what can be reached; another die takes the place of the first', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    await settle();
    fireEvent.click(document.querySelector('.od-chip[data-put="use A crushing_blow"]')!);
    await settle();
    expect(document.querySelector('.od-armed')!.textContent).toContain('2 time');
    expect(die('S1#0').dataset['pays']).toBe('true');
    fireEvent.click(die('S2#0'));
    await settle();
    fireEvent.click(gold());
    expect(chosen).toEqual(['use A crushing_blow S2']);
  });

  test('all as the hint says: shown with its end, then done one after the other, up to the stop', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    const { rerender } = render(<Board {...propsOf(table, chosen)} />);
    await settle();
    key('+');
    await settle();
    expect(document.querySelectorAll('.od-step').length).toBe(5);
    expect(document.querySelector('.od-armed')!.textContent).toContain('2 time');
    key('g');
    for (let done = 0; done < chosen.length && done < 20; ++done) {
      table.act(chosen[done]!);
      rerender(<Board {...propsOf(table, chosen)} />);
      await settle();
    }
    expect(chosen.length).toBe(7);
    expect(chosen).not.toContain('finish');
    expect(table.view().encounter!.toll).toMatchObject({ damage: 0, time: 2 });
  });

  test('stopping asks once where the solver knows better', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    key('0');
    await settle();
    expect(chosen).toEqual([]);
    expect(document.querySelector('.od-note')!.textContent).toContain('2 time');
    key('0');
    await settle();
    expect(chosen).toEqual(['finish']);
  });

  test('keys: a die by colour and value, the forge, a box by its number', async () => {
    const table = await wraith();
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    for (const name of ['a', '6', 'a', '6', 'k']) key(name);
    await settle();
    expect(chosen).toEqual(['make A A6 A6']);
  });

  test('what an effect asks for is marked by keys and by taps, and taken back so', async () => {
    let table = await Table.open({ heroes: ['rogue'] }, 1);
    const asks = () => table.turn.kind === 'pick' && table.view().using?.choose;
    for (let seed = 2; !asks(); ++seed) {
      expect(seed, 'no effect asks for dice').toBeLessThan(60);
      while (!asks() && table.step());
      if (!asks()) table = await Table.open({ heroes: ['rogue'] }, seed);
    }
    const chosen: string[] = [];
    render(<Board {...propsOf(table, chosen)} />);
    const wanted = document.querySelector<HTMLElement>('.tray [data-fits="true"]')!;
    const marked = () => document.querySelectorAll('.tray [data-held="true"]').length;
    const [colour, value] = /([SAMH])([1-6])/.exec(wanted.dataset['hold']!)!.slice(1);
    const byKeys = () => [{ S: 's', A: 'a', M: 'm', H: 'x' }[colour!]!, value!].forEach(key);
    fireEvent.click(wanted);
    expect(marked()).toBe(1);
    fireEvent.click(wanted);
    expect(marked()).toBe(0);
    byKeys();
    expect(marked()).toBe(1);
    key('g');
    expect(chosen[0]).toMatch(/^pick /);
    expect(table.turn.actions).toContain(chosen[0]);
  });
});

test('what would be thrown, or the stop, is not part of what Auto does', () => {
  expect(plannedLine(['cover 1 S4', 'cover 2 S5', 'finish'])).toEqual(['cover 1 S4', 'cover 2 S5']);
  expect(plannedLine(['finish'])).toEqual([]);
  expect(plannedLine(['cover 1 S4', 'finish', 'heal A', 'heal A'])).toEqual(['cover 1 S4']);
  expect(plannedLine(['use A haste M3'])).toEqual(['use A haste M3']);
  expect(plannedLine(undefined)).toEqual([]);
});

test('loot: a form, then its owner where there are two', async () => {
  const table = await Table.open({ heroes: ['warrior', 'mage'] }, 5);
  while (table.turn.kind !== 'loot' && table.step());
  const chosen: string[] = [];
  render(<Board {...propsOf(table, chosen)} />);
  const items = table.turn.actions!.filter((action) => action.startsWith('loot item'));
  expect(items.length).toBeGreaterThan(1);
  fireEvent.click(document.querySelector('.od-form[data-form="item"]')!);
  fireEvent.click(document.querySelector('.od-hero[data-owner="B"]')!);
  fireEvent.click(gold());
  expect(chosen[0]).toMatch(/^loot item B/);
  vi.restoreAllMocks();
});
