// The draft against the real engine: whatever can be chosen can be put together from parts, in any order, and whatever is
// put together is a choice.
import { describe, expect, test } from 'vitest';
import { actionOf, left, matching, offered, openSlots, partOf, pick, pickedOf, readChoices, settled, tilesIn, toggle, type Choice, type Picks, type Slot } from '../../src/games/digger/dock/choices';
import { games, kinds, moments, Table, trapCoin } from './digger_table';

const some = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** A new list with the same in another order. */
function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; --at) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

function reach(choices: readonly Choice[], choice: Choice, random: () => number): Choice | null {
  let picks: Picks = [];
  for (const slot of shuffled(random, Object.keys(choice.parts) as Slot[])) {
    if (slot === 'tiles') {
      for (const tile of tilesIn(partOf(choice, slot))) picks = pick(choices, picks, { slot, value: toggle(pickedOf(picks, slot) ?? '', tile, true) })!;
      continue;
    }
    const value = partOf(choice, slot);
    if (value === '') continue;
    if (!offered(choices, picks, slot).includes(value)) throw new Error(`${actionOf(choice)}: ${slot} is not offered`);
    picks = pick(choices, picks, { slot, value })!;
  }
  // what this choice does not have and another one has
  for (const slot of openSlots(choices, picks)) if (slot !== 'tiles') picks = pick(choices, picks, { slot, value: partOf(choice, slot) })!;
  return settled(choices, picks);
}

/** Parts at random, until they come to a choice. */
function wander(choices: readonly Choice[], random: () => number): { choice: Choice | null; picks: Picks } {
  let picks: Picks = [];
  for (let tries = 0; tries < 60; ++tries) {
    const choice = settled(choices, picks);
    if (choice && random() < 0.7) return { choice, picks };
    const open = [...openSlots(choices, picks)];
    // now and then something else is taken instead
    const slot = open.length && random() < 0.85 ? some(random, open) : some(random, [...new Set(choices.flatMap(({ parts }) => Object.keys(parts) as Slot[]))]);
    if (slot === 'tiles') {
      const list = pickedOf(picks, slot) ?? '';
      const tile = some(random, choices.flatMap((one) => tilesIn(partOf(one, slot))));
      const next = pick(choices, picks, { slot, value: toggle(list, tile, !tilesIn(list).includes(tile)) });
      if (next && pickedOf(next, slot) !== '') picks = next;
      continue;
    }
    const value = some(random, open.includes(slot) ? left(choices, picks, slot) : offered(choices, picks, slot));
    const next = pick(choices, picks, { slot, value });
    if (!next || !matching(choices, next).length) throw new Error(`${slot} ${value} leads nowhere`);
    picks = next;
  }
  return { choice: settled(choices, picks), picks };
}

describe('every choice can be put together from its parts', () => {
  const met = new Map<string, number>();

  /** Tries the choices of a decision; all of them where they are few, or the kind is rare. */
  function tryOut({ turn, random }: Table): void {
    const { kind } = turn;
    const actions = turn.actions!;
    met.set(kind, (met.get(kind) ?? 0) + 1);
    const choices = readChoices(actions);
    for (const choice of choices) if (choice.parts.rest !== undefined) throw new Error(`${kind}: ${actionOf(choice)} is not understood`);
    for (const choice of actions.length < 20 || met.get(kind)! < 3 ? choices : [some(random, choices), some(random, choices)]) {
      const found = reach(choices, choice, random);
      expect(found && actionOf(found), kind).toBe(actionOf(choice));
    }
    const { choice, picks } = wander(choices, random);
    expect(choice && actions.includes(actionOf(choice)), `${kind}: ${JSON.stringify(picks)}`).toBe(true);
  }

  test.each(games.map((game, at) => ({ ...game, at, name: `${String(game.options['scenario'] ?? 'standard')}, ${game.players}` })))('at random: $name', async ({ options, players, at }) => {
    const table = await Table.open(options, { players, seed: `draft ${at}` });
    for (let steps = 0; steps < 100 && !table.turn.over; ++steps) {
      tryOut(table);
      table.step();
    }
    table.close();
  }, 60_000);

  test.each(Object.entries(moments))('as recorded: %s', async (_, all) => {
    for (const [name, at] of all) {
      const table = await Table.recorded(name, at);
      tryOut(table);
      table.close();
    }
  }, 60_000);

  test('a coin for a trap', async () => tryOut(await trapCoin()), 60_000);

  test('all kinds of decision were met', () => {
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  });
});
