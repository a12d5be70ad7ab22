// What is marked on the board for a draft: what can be chosen, what was, the tile about to be built, the way to be gone; and
// the same for a hint, while nothing is drafted.
import { neighbour, type DiggerView, type Place, type Seat } from '../kinds';
import type { Ghost, MarkKind, Reach, Way } from '../drawing/marks';
import { gold } from '../named';
import { plural, say } from '../../../words';
import { actionOf, matching, partOf, pickedOf, readChoices, type Choice, type Picks } from './choices';
import type { Drafting } from './drafting';
import { groupName } from './orders';
import { chosenOn, offersOn, targetOf, type Offers } from './places';
import { isRoute } from './routes';
import { isBuild } from './state';
import { bestBuild, mostGold, type Worths } from './worths';

export interface Marking {
  offers: Offers;
  marks: ReadonlyMap<Place, MarkKind>;
  lifted: ReadonlySet<string>;
  ghost: Ghost | null;
  way: Way | null;
  reach: readonly Reach[];
  numbers: ReadonlyMap<Place, string>;
}

/** Orders that every empty space, or every Room of one's own, would offer: they are marked when they are picked, not before. */
const quietly = new Set(['sabotage', 'rise', 'disturb', 'summon']);
/** Decisions that are a direction, or go on with a figure. */
const pointing = new Set(['adventurer_step', 'creature_step', 'troll_shift', 'flameblast', 'fury_retreat']);
const figures = new Set(['creature', 'adventurer', 'dragon']);

function ghostOf(choice: Choice | null, seat: Seat): Ghost | null {
  if (!choice || !isBuild(choice)) return null;
  return { space: partOf(choice, 'space'), tile: partOf(choice, 'tile'), rotation: Number(partOf(choice, 'rotation')), seat };
}

/** The places of a way, from where it begins. */
function wayOf({ choice, fate }: Drafting, seat: Seat, view: DiggerView): Way | null {
  if (!choice || partOf(choice, 'group') !== 'move') return null;
  const from = partOf(choice, 'from') || startOf(choice, view, seat);
  if (!from) return null;
  const end = partOf(choice, 'space') || (partOf(choice, 'direction') ? neighbour(from, partOf(choice, 'direction') as never) : '');
  if (!end) return null;
  const via = isRoute(choice) ? choice.reached.via : (fate?.odds.path ?? []).filter((place) => place !== end);
  return { spaces: [from, ...via, end] };
}

const startOf = (choice: Choice, view: DiggerView, seat: Seat): Place | null => (partOf(choice, 'verb') === 'creature' ? (view.creatures?.find(({ id }) => id === partOf(choice, 'creature'))?.at ?? null) : (view.seats[seat]?.adventurer?.at ?? null));

/** Where a group that is picked can come, the nearest way to each place. */
function reachOf({ choices, picks }: Drafting): Reach[] {
  const moving = pickedOf(picks, 'from') !== undefined || pickedOf(picks, 'creature') !== undefined || pickedOf(picks, 'verb') === 'adventurer';
  if (!moving) return [];
  const best = new Map<Place, Reach>();
  for (const choice of matching(choices, picks.filter(({ slot }) => slot !== 'space' && slot !== 'count'))) {
    const space = partOf(choice, 'space');
    if (!space || (partOf(choice, 'group') !== 'move' && partOf(choice, 'verb') !== 'sneak')) continue;
    const { cost, lost, attack, halts } = isRoute(choice) ? choice.reached : { cost: 1, lost: 0, attack: null, halts: false };
    if ((best.get(space)?.cost ?? Infinity) > cost) best.set(space, { space, cost, lost, attack: attack !== null, halts });
  }
  return [...best.values()];
}

/** What stands out while nothing is picked: where a tile can go, who can act. */
function restMarks(offers: Offers, view: DiggerView, seat: Seat): { marks: Map<Place, MarkKind>; lifted: Set<string> } {
  const marks = new Map<Place, MarkKind>();
  const lifted = new Set<string>();
  for (const [place, list] of offers) {
    for (const { verb, picked } of list) {
      if (picked.slot === 'creature') lifted.add(picked.value);
      else if (picked.slot === 'from') lifted.add(place);
      else if (picked.slot === 'verb' && verb === 'adventurer') lifted.add(view.seats[seat]?.adventurer?.id ?? '');
      else if (picked.slot === 'space' && ['conquer', 'free'].includes(verb)) lifted.add(place);
      else if (picked.slot === 'space' && !quietly.has(verb) && !['move', 'sneak'].includes(verb)) marks.set(place, 'open');
    }
  }
  return { marks, lifted };
}

function draftMarks({ picks, choices, choice }: Drafting, offers: Offers, seat: Seat, view: DiggerView): { marks: Map<Place, MarkKind>; lifted: Set<string> } {
  const marks = new Map<Place, MarkKind>();
  const lifted = new Set<string>();
  for (const [place, list] of offers)
    for (const { verb, picked } of list) {
      if (picked.slot === 'from' || picked.slot === 'token') lifted.add(place);
      else if (picked.slot === 'creature') lifted.add(picked.value);
      else if (picked.slot === 'giver') marks.set(place, 'loss');
      else if (picked.slot !== 'verb' && !(verb === 'move' && picked.slot === 'space')) marks.set(place, 'open');
    }
  for (const place of chosenOn(picks, choices, view, seat)) marks.set(place, 'chosen');
  const target = choice && targetOf(choice, view, seat);
  if (target) marks.set(target, 'chosen');
  return { marks, lifted };
}

function hintMarks(suggested: string, view: DiggerView, seat: Seat): Partial<Marking> {
  const [choice] = readChoices([suggested]);
  const marks = new Map<Place, MarkKind>();
  for (const slot of ['space', 'from', 'giver', 'token'] as const) if (partOf(choice!, slot).includes(',')) marks.set(partOf(choice!, slot), 'hint');
  const ghost = ghostOf(choice!, seat);
  const from = partOf(choice!, 'from') || startOf(choice!, view, seat);
  const space = partOf(choice!, 'space');
  const way = partOf(choice!, 'group') === 'move' && from && space ? { spaces: [from, space], hint: true } : null;
  return { marks, ghost, way };
}

export function markingOf(draft: Drafting, view: DiggerView, seat: Seat, suggested: string | null, worths: Worths): Marking {
  const { choices, picks, live, turn } = draft;
  const offers = turn && live ? offersOn(choices, picks, view, seat) : new Map<Place, never>();
  // A hint stays in sight as long as what a hand picked goes with it.
  const hinting = suggested !== null && (!draft.canUndo || matching(readChoices([suggested]), picks).length > 0);
  const moving = turn !== null && pointing.has(turn.kind);
  const { marks, lifted } = picks.length || moving || !turn ? draftMarks(draft, offers, seat, view) : restMarks(offers, view, seat);
  const reach = reachOf(draft);
  const hinted = hinting ? hintMarks(suggested, view, seat) : {};
  const tile = pickedOf(picks, 'tile');
  const numbers = new Map<Place, string>();
  if (tile !== undefined)
    for (const [place] of offers) {
      const most = mostGold(worths, matching(choices, [...picks, { slot: 'space', value: place }]));
      if (most) numbers.set(place, `+${most}`);
    }
  // what a question is about
  const about = live && turn ? view.asked?.space : null;
  if (about && !picks.length && !marks.has(about)) marks.set(about, 'touched');
  for (const [place, kind] of hinted.marks ?? []) marks.set(place, kind);
  return { offers, marks, lifted, ghost: ghostOf(draft.choice, seat) ?? hinted.ghost ?? null, way: wayOf(draft, seat, view) ?? hinted.way ?? null, reach, numbers };
}

/** What can be done at a place, in words: "build, 3 Projects, up to 3 Gold; Move!". */
export function offerWords(place: Place, offers: Offers, choices: readonly Choice[], picks: Picks, worths: Worths): string {
  const said = new Set<string>();
  for (const { verb, group, picked } of offers.get(place) ?? []) {
    if (figures.has(verb) && picked.slot === 'verb') continue;
    if (picked.slot === 'space' && ['work', 'build', 'special'].includes(verb)) {
      const builds = matching(choices, [...picks, { slot: 'verb', value: verb }, picked]);
      const tiles = new Set(builds.map((choice) => partOf(choice, 'tile'))).size;
      const best = bestBuild(worths, builds);
      said.add([say('web.digger.dock.builds'), plural('web.digger.projects', tiles), ...(best ? [say('web.digger.dock.up_to', { gold: gold(best.gp) })] : [])].join(', '));
    } else said.add(groupName(group) || actionOf(matching(choices, [picked])[0]!));
  }
  return [...said].join('; ');
}
