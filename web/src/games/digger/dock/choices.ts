// The choices of one decision, cut into their parts (docs/notation/digger.md): an order, a Project, a space, a Stooge. A
// draft is some of these parts; whatever was picked filters, and only what some choice still has is offered.

export type Slot = 'group' | 'verb' | 'tile' | 'space' | 'rotation' | 'from' | 'count' | 'giver' | 'source' | 'creature' | 'token' | 'who' | 'direction' | 'order' | 'lord' | 'coin' | 'tiles' | 'rest';

/** One choice: what is to be sent for it, one after the other, and its parts. A part that it does not have is ''. */
export interface Choice {
  line: readonly string[];
  parts: Readonly<Partial<Record<Slot, string>>>;
}

/** A part that was picked. Of `tiles` it is a list, as many times as they are meant. */
export interface Picked {
  slot: Slot;
  value: string;
}
/** The last one is the newest. */
export type Picks = readonly Picked[];

const building: readonly Slot[] = ['tile', 'space', 'rotation'];
const moving: readonly Slot[] = ['from', 'count', 'space'];
/** The words behind each verb; those that may be missing are read below. */
const forms: Readonly<Record<string, readonly Slot[]>> = {
  lord: ['lord'],
  portal: ['space'],
  hunt: ['space'],
  store: ['coin', 'space'],
  move: moving,
  sneak: moving,
  adventurer: ['direction'],
  creature: ['creature', 'direction'],
  disturb: ['from'],
  rise: ['space'],
  free: ['space', 'who'],
  work: building,
  build: building,
  special: building,
  demolish: ['space'],
  dragon: ['direction'],
  summon: ['creature', 'space'],
  name: ['order'],
  renounce: ['order'],
  keep: ['coin'],
  tax: ['source'],
  collapse: ['space'],
  pay: ['coin'],
  blast: ['direction'],
  retreat: ['direction'],
  flee: ['space'],
  take: ['coin'],
};
const sources = new Set(['bag', 'hand', 'stored']);
const isSpace = (word: string) => word.includes(',');

/** "conquer 0,0 bag troll 3,0": where, whose coin, which Creature does it, what the token is made of. */
function readConquest([space = '', ...words]: readonly string[]): Choice['parts'] {
  const parts: Partial<Record<Slot, string>> = { space };
  for (const word of words) {
    if (sources.has(word)) parts.source = word;
    else if (word === 'reserve' || isSpace(word)) parts.token = word;
    else parts.creature = word;
  }
  return parts;
}

/** What one order covers: its button offers all of these. Of what is no order the verb itself. */
const groups: Readonly<Record<string, string>> = { adventurer: 'move', creature: 'move', disturb: 'move', free: 'conquer' };

function partsOf(action: string): Choice['parts'] {
  const [verb = '', ...words] = action.split(' ');
  return { group: groups[verb] ?? verb, ...wordsOf(verb, words) };
}

function wordsOf(verb: string, words: readonly string[]): Choice['parts'] {
  if (verb === 'think' || verb === 'return') return { verb, tiles: words.join(' ') };
  if (verb === 'conquer') return { verb, ...readConquest(words) };
  if (verb === 'sabotage') return words.length > 1 ? { verb, giver: words[0]!, space: words[1]! } : { verb, space: words[0] ?? '' };
  const form = forms[verb] ?? [];
  const parts: Partial<Record<Slot, string>> = { verb };
  form.forEach((slot, at) => (parts[slot] = words[at] ?? ''));
  const more = words.slice(form.length);
  return more.length ? { ...parts, rest: more.join(' ') } : parts;
}

/** `before`: what is sent first, because it is not meant to stop the hand: a coin that is not stored. */
export function readChoices(actions: readonly string[], before: readonly string[] = []): Choice[] {
  return actions.map((action) => ({ line: [...before, action], parts: partsOf(action) }));
}

export const partOf = ({ parts }: Choice, slot: Slot): string => parts[slot] ?? '';
export const actionOf = ({ line }: Choice): string => line[line.length - 1]!;
export const pickedOf = (picks: Picks, slot: Slot): string | undefined => picks.findLast((one) => one.slot === slot)?.value;

const words = (list: string) => (list === '' ? [] : list.split(' '));

/** Are these tiles among those, each as often? */
function among(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  return few.every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const fits = (choice: Choice, { slot, value }: Picked) => (slot === 'tiles' ? among(words(value), words(partOf(choice, slot))) && choice.parts.tiles !== undefined : partOf(choice, slot) === value);

export function matching(choices: readonly Choice[], picks: Picks): readonly Choice[] {
  return picks.length ? choices.filter((choice) => picks.every((picked) => fits(choice, picked))) : choices;
}

/** The values that a part can still have, as far as the other parts are picked. */
export function offered(choices: readonly Choice[], picks: Picks, slot: Slot): readonly string[] {
  const others = picks.filter((one) => one.slot !== slot);
  return [...new Set(matching(choices, others).map((choice) => partOf(choice, slot)))];
}

/** The values that a part has in what all picks leave. */
export const left = (choices: readonly Choice[], picks: Picks, slot: Slot): readonly string[] => [...new Set(matching(choices, picks).map((choice) => partOf(choice, slot)))];

/** Picks some parts together. What was picked before stays as far as it goes with them, the newest first. Null: there is no such choice. */
export function pick(choices: readonly Choice[], picks: Picks, ...added: readonly Picked[]): Picks | null {
  if (!matching(choices, added).length) return null;
  const kept = picks
    .filter(({ slot }) => !added.some((one) => one.slot === slot))
    .reduceRight<Picked[]>((later, older) => (matching(choices, [older, ...later, ...added]).length ? [older, ...later] : later), []);
  return [...kept, ...added];
}

export const unpick = (picks: Picks, slot: Slot): Picks => picks.filter((one) => one.slot !== slot);

/** Takes a tile into a list, or out of it. */
export function toggle(list: string, tile: string, on: boolean): string {
  const tiles = words(list);
  if (on) return [...tiles, tile].join(' ');
  const at = tiles.indexOf(tile);
  return tiles.filter((_, place) => place !== at).join(' ');
}
export const tilesIn = words;

/** Parts that have a usual value: the first rotation that is legal, as few Stooges as it takes. */
const usual: readonly Slot[] = ['rotation', 'count'];
/** Where somebody goes is said, even where there is one way only. */
const said: Readonly<Record<string, Slot>> = { move: 'space', sneak: 'space' };

/** The choice that the picks come to, once nothing is open but what has a usual value. */
export function settled(choices: readonly Choice[], picks: Picks): Choice | null {
  if (!picks.length) return null;
  const fitting = matching(choices, picks);
  const [first] = fitting;
  if (!first) return null;
  const needed = said[partOf(first, 'verb')];
  if (needed && pickedOf(picks, needed) === undefined) return null;
  const list = pickedOf(picks, 'tiles');
  if (first.parts.tiles !== undefined) return fitting.find(({ parts }) => words(parts.tiles ?? '').length === words(list ?? '').length) ?? null;
  const alike = fitting.every((choice) => slots(choice).every((slot) => usual.includes(slot) || partOf(choice, slot) === partOf(first, slot)) && slots(choice).length === slots(first).length);
  return alike ? least(fitting) : null;
}

/** As few Stooges as it takes; of rotations the first. */
const least = (fitting: readonly Choice[]): Choice => fitting.reduce((best, choice) => (Number(partOf(choice, 'count')) < Number(partOf(best, 'count')) ? choice : best));

const slots = ({ parts }: Choice) => (Object.keys(parts) as Slot[]).filter((slot) => parts[slot] !== '');

/** Parts that two choices which fit do not share: one of these is picked next. */
export function openSlots(choices: readonly Choice[], picks: Picks): readonly Slot[] {
  const fitting = matching(choices, picks);
  const all = new Set(fitting.flatMap(slots));
  return [...all].filter((slot) => new Set(fitting.map((choice) => partOf(choice, slot))).size > 1);
}
