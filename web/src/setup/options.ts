// The options of a game as `hello` tells them: which of them belong to a table, what each may be, and what it is. Nothing
// here knows a game: types, values and conditions come from the engine, and the engine checks what is started.
import type { Options } from '../contract';
import type { Option } from '../generated/messages';

export type { Option };

/** What a setup needs to know of a game. */
export interface Offer {
  players: readonly number[];
  options: readonly Option[];
}

/** Is the option one of this table, the earlier options being so? `when` names values, or numbers of players. */
function belongs({ when }: Option, players: number, values: Options): boolean {
  return Object.entries((when ?? {}) as Record<string, unknown[]>).every(([name, wanted]) =>
    wanted.includes(name === 'players' ? players : values[name]),
  );
}

/** How many items a list has at this table. */
export function lengthOf({ length }: Option, players: number): number {
  return length === 'players' ? players : (length ?? 0);
}

/** What an item of a list, or of a list of lists, may be. */
export function itemsOf({ of }: Option): readonly unknown[] {
  return Array.isArray(of) ? of : [];
}

/** The lists of a `lists` option: by name, or one for each item of its length, by number. */
export function groupsOf(option: Option, players: number): { key: string; of: readonly unknown[] }[] {
  if (!Array.isArray(option.of)) return Object.entries((option.of ?? {}) as Record<string, unknown[]>).map(([key, of]) => ({ key, of }));
  return Array.from({ length: lengthOf(option, players) }, (_, at) => ({ key: String(at), of: itemsOf(option) }));
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const allDifferent = (items: readonly unknown[]) => new Set(items).size === items.length;

function isListOf(value: unknown, of: readonly unknown[], distinct: boolean | undefined): value is unknown[] {
  return Array.isArray(value) && value.every((item) => of.includes(item)) && (!distinct || allDifferent(value));
}

function areLists(option: Option, value: unknown, players: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(option.of)) return false;
  const groups = groupsOf(option, players);
  if (Array.isArray(value) && value.length !== groups.length) return false;
  const lists = value as Record<string, unknown>;
  const names = new Set(groups.map(({ key }) => key));
  return (
    Object.keys(lists).every((key) => names.has(key)) &&
    groups.every(({ key, of }) => lists[key] === undefined || (isListOf(lists[key], of, option.distinct) && (lists[key] as unknown[]).length <= (option.max ?? Infinity)))
  );
}

/** May the option have this value, as far as `hello` tells? */
export function isLegal(option: Option, value: unknown, players: number): boolean {
  const { type, values, min, max } = option;
  switch (type) {
    case 'bool':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && (value as number) >= (min ?? -Infinity) && (value as number) <= (max ?? Infinity) && (!values || values.includes(value));
    case 'choice':
      return (values ?? []).includes(value);
    case 'list':
      return isListOf(value, itemsOf(option), option.distinct) && value.length === lengthOf(option, players);
    case 'lists':
      return areLists(option, value, players);
    case 'adventure':
      // A whole file is looked at by `check`, when it is chosen, and by `new`.
      return typeof value === 'string' ? (values ?? []).includes(value) : typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

/** The complete values of a list that fit this table. */
export function presetsOf(option: Option, players: number): unknown[] {
  return (option.values ?? []).filter((value) => isLegal(option, value, players));
}

/** A list with an item for each player: it is chosen where the players sit. */
export function isBySeat(option: Option): boolean {
  return (option.type === 'list' || (option.type === 'lists' && Array.isArray(option.of))) && option.length === 'players';
}

/** What an option is while nobody chooses: its default; where the engine leaves that open, the first of its presets, or nothing. */
function usual(option: Option, players: number): unknown {
  return isLegal(option, option.default, players) ? option.default : presetsOf(option, players)[0];
}

/** The options of a table with what they are: what was chosen, where that is legal. */
export interface Settled {
  options: Option[];
  values: Options;
}

export function settle({ options }: Offer, players: number, chosen: Options): Settled {
  const settled: Settled = { options: [], values: {} };
  for (const option of options) {
    if (!belongs(option, players, settled.values)) continue;
    const own = chosen[option.id];
    const value = own !== undefined && isLegal(option, own, players) ? own : usual(option, players);
    settled.options.push(option);
    if (value !== undefined) settled.values[option.id] = value;
  }
  return settled;
}

/** The items of a list with one of them changed. Where all differ, the item that had the new value takes the old one. */
export function withItem(option: Option, list: readonly unknown[], at: number, to: unknown): unknown[] {
  const before = list[at];
  return list.map((item, index) => (index === at ? to : option.distinct && item === to ? before : item));
}

/** A random item, and never the one that is there already, if there is another. */
function other(of: readonly unknown[], than: unknown, random: () => number): unknown {
  const others = of.filter((value) => !alike(value, than));
  return (others.length > 0 ? others : of)[Math.floor(random() * Math.max(1, others.length || of.length))];
}

function surprising(option: Option, now: unknown, players: number, random: () => number): unknown {
  switch (option.type) {
    case 'bool':
      return random() < 0.5;
    case 'choice':
    case 'adventure':
      return other(option.values ?? [], now, random) ?? now;
    case 'integer':
      // Without a list of its values it is a limit, better left alone.
      return option.values ? other(option.values, now, random) : now;
    case 'list': {
      const presets = presetsOf(option, players);
      if (presets.length === 0) return now; // what fits together here, only the engine knows
      if (!option.distinct) return Array.from({ length: lengthOf(option, players) }, () => other(itemsOf(option), undefined, random));
      const left = [...itemsOf(option)];
      return Array.from({ length: lengthOf(option, players) }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
    }
    case 'lists':
      return now;
  }
}

/** "Surprise me": other values for the options of a table, one after the other, since one may call for the next. */
export function surprise(offer: Offer, players: number, chosen: Options, random: () => number = Math.random): Options {
  let next: Options = { ...chosen };
  const done = new Set<string>();
  for (;;) {
    const { options, values } = settle(offer, players, next);
    const option = options.find(({ id }) => !done.has(id));
    if (!option) return next;
    done.add(option.id);
    const value = surprising(option, values[option.id], players, random);
    if (value !== undefined) next = { ...next, [option.id]: value };
  }
}
