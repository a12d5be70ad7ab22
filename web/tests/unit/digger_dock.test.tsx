// Dungeon Digger's table over the real engine: whatever is decided can be decided here, by the board, the dock and the
// ledge; nothing is sent that the engine did not allow, and nothing that cannot be taken back without being said.
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { BoardProps } from '../../src/contract';
import { Board } from '../../src/games/digger/board';
import type { DiggerView } from '../../src/games/digger/kinds';
import { games, kinds, moments, Table, trapCoin } from './digger_table';
import { unasked } from './unasked';

afterEach(cleanup);

const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'].map((name) => ({ name, level: null }));

function propsOf(table: Table, sent: string[][]): BoardProps<DiggerView> {
  const now = <T,>(ask: () => T) => new Promise<T>((resolve) => resolve(ask()));
  return {
    ...unasked,
    view: table.view(),
    chairs: names,
    me: table.turn.actor as number,
    turn: table.turn,
    events: [],
    suggested: null,
    choose: (action) => void sent.push([action]),
    chooseAll: (actions) => void sent.push([...actions]),
    explain: (action) => now(() => table.explain(action)),
    explainEach: (prefix) => now(() => table.explainEach(prefix)),
    attempt: (actions, wanted) => now(() => table.attempt(actions, wanted)),
    look: (what) => now(() => table.look(what)),
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.getAttribute('aria-disabled') !== 'true');
const one = (selector: string) => all(selector)[0];

/** What a person would press: what is lit on the board, what lies in the row, orders, chips; in the end the button that makes it. */
const pressable = () => [...all('.board-cell[data-open="true"]'), ...all('.dd-row button'), ...all('.dd-order'), ...all('.dd-ledge button'), ...all('.dd-decline'), ...all('.dd-turn')];

/** Presses at random until something is sent; gives what was pressed, for the message. */
async function pressOn(table: Table, sent: string[][], random: () => number): Promise<string[]> {
  const pressed: string[] = [];
  await settle();
  for (let presses = 0; presses < 60 && !sent.length; ++presses) {
    const confirm = one('.dd-confirm');
    const open = pressable();
    const part = confirm && (!open.length || random() < 0.6) ? confirm : open[Math.floor(random() * open.length)];
    if (!part) throw new Error(`${table.turn.kind}: nothing can be pressed after ${pressed.join(', ')}`);
    pressed.push(part.dataset['cell'] ?? part.getAttribute('aria-label') ?? part.textContent!);
    // by the button, or by Enter on the place that is drafted
    const said = part === confirm || (confirm !== undefined && part.dataset['cell'] !== undefined && part.getAttribute('aria-pressed') === 'true');
    fireEvent.click(part);
    await settle();
    await settle();
    if (sent.length && !said) {
      // What was sent at once can be taken back, or says itself that it cannot.
      const line = sent[0]!;
      const last = table.attempt(line).at(-1)!;
      const plain = /^(draw|yes|no|again|keep|take|pay|tax|name|pass)\b/.test(line.at(-1)!);
      if (!plain && (last.wall !== null || last.ends)) throw new Error(`${line.join(', ')} was sent without being asked: ${pressed.join(', ')}`);
      if (last.ends && !/^(pass|no)$/.test(line.at(-1)!)) throw new Error(`${line.join(', ')} ends the Turn and was sent at once`);
    }
  }
  if (!sent.length) throw new Error(`${table.turn.kind}: nothing came of ${pressed.join(', ')}`);
  return pressed;
}

describe('whatever is decided can be decided here', () => {
  const met = new Map<string, number>();

  async function decide(table: Table): Promise<string[]> {
    const sent: string[][] = [];
    render(<Board {...propsOf(table, sent)} />);
    await pressOn(table, sent, table.random);
    met.set(table.turn.kind, (met.get(table.turn.kind) ?? 0) + 1);
    cleanup();
    return sent[0]!;
  }

  test.each(games.map((game, at) => ({ ...game, at, name: `${String(game.options['scenario'] ?? 'standard')}, ${game.players}` })))('at random: $name', async ({ options, players, at }) => {
    const table = await Table.open(options, { players, seed: `dock ${at}` });
    for (let steps = 0; steps < 4 && !table.turn.over; ++steps) {
      // the engine refuses what is not allowed
      table.act(...(await decide(table)));
      for (let more = 0; more < 4 && !table.turn.over; ++more) table.step();
    }
    table.close();
  }, 60_000);

  test.each(Object.entries(moments))('as recorded: %s', async (_, all) => {
    for (const [name, at] of all) {
      const table = await Table.recorded(name, at);
      table.act(...(await decide(table)));
      table.close();
    }
  }, 60_000);

  test('a coin for a trap', async () => {
    const table = await trapCoin();
    table.act(...(await decide(table)));
  }, 60_000);

  test('the ledge has the bonus orders that wait, and nothing else of them', async () => {
    let waiting = 0;
    for (const [name, at] of [...moments['pool']!, ...moments['main']!, ...moments['bonus_pick']!]) {
      const table = await Table.recorded(name, at);
      const { pool } = table.view();
      render(<Board {...propsOf(table, [])} />);
      await settle();
      const pending = Object.entries(pool).flatMap(([order, count]) => (count ? [order] : []));
      const chips = all('.dd-chip[data-order]').map((chip) => chip.dataset['order']!);
      expect(chips.sort()).toEqual(pending.sort());
      waiting += pending.length;
      // whatever waits can be given up
      if (table.turn.kind === 'pool') expect(all('.dd-chip[data-order] .dd-chip-away')).toHaveLength(pending.length);
      cleanup();
      table.close();
    }
    expect(waiting).toBeGreaterThan(2);
  });

  test('before points are given away while a tile would score it is asked once', async () => {
    const table = await Table.recorded('digger-2-goal', 57);
    const sent: string[][] = [];
    render(<Board {...propsOf(table, sent)} />);
    await settle();
    await settle();
    fireEvent.click(one('.dd-order[data-order="pass"]')!);
    await settle();
    expect(sent).toEqual([]);
    expect(document.querySelector('.dd-info')!.textContent).toMatch(/2 points would be lost/);
    fireEvent.click(one('.dd-confirm')!);
    expect(sent).toEqual([['pass']]);
    table.close();
  });

  test('all kinds of decision were met', () => {
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  });
});
