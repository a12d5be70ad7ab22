// A tile that is about to be built can be turned through all the ways in which it may lie.
import { partOf, type Choice } from './choices';
import type { Drafting } from './drafting';
import { isBuild } from './state';

/** How many ways the tile can lie where it is, and which of them it lies in. */
export function turnsOf({ choices, choice }: Drafting): Choice[] {
  if (!choice || !isBuild(choice)) return [];
  return choices.filter((one) => (['verb', 'tile', 'space'] as const).every((slot) => partOf(one, slot) === partOf(choice, slot)));
}

export function turnTile(draft: Drafting): boolean {
  const ways = turnsOf(draft);
  const at = ways.findIndex((way) => partOf(way, 'rotation') === partOf(draft.choice!, 'rotation'));
  const next = ways[(at + 1) % ways.length];
  if (ways.length < 2 || !next) return false;
  return draft.pick(...(['verb', 'tile', 'space', 'rotation'] as const).map((slot) => ({ slot, value: partOf(next, slot) })));
}
