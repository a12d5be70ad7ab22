// What is held and what an action takes are compared as sets: things of one kind are alike, and their order says nothing.
// What may be done comes from the engine as a list of options; nothing is worked out here.
import type { HandRules, Lit } from './hand';

/** A legal action as a table sees it: these kinds of things on that place. */
export interface Option {
  place: string;
  kinds: readonly string[];
  action: string;
}

export interface Thing {
  id: string;
  /** as the engine names it: things of a kind are alike */
  kind: string;
}

/** What of `whole` is left without `part`; null if it has not all of it. */
export function without(whole: readonly string[], part: readonly string[]): string[] | null {
  const left = [...whole];
  for (const kind of part) {
    const at = left.indexOf(kind);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export const within = (part: readonly string[], whole: readonly string[]) => without(whole, part) !== null;
export const alike = (one: readonly string[], other: readonly string[]) => one.length === other.length && within(one, other);

/** Places that take what is held: all of an action (`ready`), or a part of one (`lit`). */
export function litBy(options: readonly Option[], held: readonly string[]): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const { place, kinds } of options) {
    if (found.get(place) === 'ready' || !within(held, kinds)) continue;
    found.set(place, held.length > 0 && held.length === kinds.length ? 'ready' : 'lit');
  }
  return found;
}

export interface SetTable {
  things: readonly Thing[];
  options: readonly Option[];
  /** The engine's choice among the actions of a place, given what is held; without one the fewest things are taken. */
  best?(place: string, held: readonly string[]): Option | null;
  /** An action is complete: these things go. */
  choose(option: Option, things: readonly string[]): void;
}

/** Things of the kinds that an option takes: those in the hand first. */
function picked(things: readonly Thing[], held: readonly string[], option: Option): string[] {
  const ordered = [...things.filter(({ id }) => held.includes(id)), ...things.filter(({ id }) => !held.includes(id))];
  const ids: string[] = [];
  for (const kind of option.kinds) {
    const found = ordered.find((thing) => thing.kind === kind && !ids.includes(thing.id));
    if (found) ids.push(found.id);
  }
  return ids;
}

const shortest = (options: readonly Option[]) => options.reduce<Option | null>((best, option) => (best && best.kinds.length <= option.kinds.length ? best : option), null);
const longest = (options: readonly Option[]) => options.reduce<Option | null>((best, option) => (best && best.kinds.length >= option.kinds.length ? best : option), null);

/** The rules of a hand over a list of options. */
export function setRules({ things, options, best, choose }: SetTable): Pick<HandRules, 'has' | 'take' | 'lit' | 'put'> {
  const kindOf = new Map(things.map(({ id, kind }) => [id, kind]));
  // what is none of the things fits nowhere
  const kinds = (held: readonly string[]) => held.map((id) => kindOf.get(id) ?? '');
  const fits = (held: readonly string[]) => options.some((option) => within(kinds(held), option.kinds));
  return {
    has: (id) => kindOf.has(id),
    take(held, id) {
      if (held.includes(id)) return held.filter((other) => other !== id);
      const both = [...held, id];
      return fits(both) ? both : fits([id]) ? [id] : [];
    },
    lit: (held) => litBy(options, kinds(held)),
    put(held, place) {
      const here = options.filter((option) => option.place === place);
      const mine = kinds(held);
      const exact = here.find((option) => alike(option.kinds, mine));
      const larger = here.filter((option) => within(mine, option.kinds));
      const smaller = here.filter((option) => option.kinds.length > 0 && within(option.kinds, mine));
      const advised = exact ? null : (best?.(place, mine) ?? null);
      const from = larger.length ? larger : smaller;
      const option = exact ?? from.find(({ action }) => action === advised?.action) ?? (larger.length ? shortest(larger) : longest(smaller));
      if (!option) return null;
      const going = picked(things, held, option);
      choose(option, going);
      return held.filter((id) => !going.includes(id));
    },
  };
}
