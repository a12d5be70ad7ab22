// What the dock shows: it follows from the decision and from what the draft leaves open.
import { left, partOf, type Choice, type Slot } from './choices';
import type { Drafting } from './drafting';

/**
 * `idle`: it is nobody's turn here. `orders`: nothing is picked. `build`, `move`, `think`, `lords` have a form of their own;
 * `options`: one part is chosen from a list, or a place on the board.
 */
export type DockState = 'idle' | 'orders' | 'build' | 'move' | 'think' | 'lords' | 'options';

const atRest = new Set(['main', 'pool', 'store_coin']);
const shifting = new Set(['next_shift', 'adventurer_step', 'creature_step', 'troll_shift']);

const every = (choices: readonly Choice[], holds: (choice: Choice) => boolean) => choices.length > 0 && choices.every(holds);

export const isBuild = (choice: Choice) => partOf(choice, 'tile') !== '';

export function stateOf({ turn, picks, fitting }: Drafting): DockState {
  if (!turn || turn.over) return 'idle';
  const { kind } = turn;
  if (kind === 'choose_lord') return 'lords';
  if (kind === 'free_think' || kind === 'revised_plans') return 'think';
  if (atRest.has(kind) && !picks.length) return 'orders';
  if (every(fitting, ({ parts }) => parts.tiles !== undefined)) return 'think';
  if (every(fitting, isBuild)) return 'build';
  if (shifting.has(kind) || every(fitting, (choice) => partOf(choice, 'group') === 'move' || partOf(choice, 'verb') === 'sneak')) return 'move';
  return 'options';
}

/** Parts that are chosen from a list in the dock, in the order in which they are asked. */
const listed: readonly Slot[] = ['lord', 'order', 'coin', 'creature', 'from', 'giver', 'who', 'source', 'token', 'direction'];

/** The part that is chosen next from a list, with its values; null: there is none. */
export function listOf({ choices, picks, fitting, picked }: Drafting): { slot: Slot; values: readonly string[] } | null {
  for (const slot of listed) {
    if (picked(slot) !== undefined) continue;
    const values = left(choices, picks, slot).filter(Boolean);
    if (values.length > 1 || (values.length === 1 && fitting.some((choice) => partOf(choice, slot) === '' && !isDeclining(choice)))) return { slot, values };
  }
  return null;
}

/** Choices that have no parts but their verb: "yes", "draw", "stop". */
export const plainChoices = ({ choices, fitting, turn }: Drafting): readonly Choice[] => (turn && atRest.has(turn.kind) ? fitting : choices).filter(({ parts }) => Object.keys(parts).length === 2);

/** The plain way on, that declines or ends: it stands in the bar, and is the key 0. */
const declining = new Set(['no', 'stop', 'pass']);
export const decliningOf = (draft: Drafting): Choice | null => draft.choices.find((choice) => declining.has(partOf(choice, 'verb')) && choice.line.length === 1) ?? null;
export const isDeclining = (choice: Choice) => declining.has(partOf(choice, 'verb'));

/** What is asked next, for the words: a list, a space, a Project. */
export function nextSlot(draft: Drafting): Slot | null {
  const list = listOf(draft);
  if (list) return list.slot;
  for (const slot of ['tile', 'space'] as const) if (draft.picked(slot) === undefined && left(draft.choices, draft.picks, slot).filter(Boolean).length > 0) return slot;
  return null;
}
