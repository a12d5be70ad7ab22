// What the choices have to do with places of the board: where something is chosen, and by which of its parts.
import { neighbour, type DiggerView, type Direction, type Place, type Seat } from '../kinds';
import { matching, partOf, pickedOf, type Choice, type Picked, type Picks } from './choices';

/** Picked at a place: a part of this order. */
export interface Offer {
  verb: string;
  group: string;
  picked: Picked;
}

/** What a tap on a place means first, where it can mean several things. */
const firstMeant = ['portal', 'hunt', 'flee', 'collapse', 'retreat', 'blast', 'dragon', 'creature', 'adventurer', 'move', 'sneak', 'work', 'build', 'special', 'summon', 'conquer', 'free', 'rise', 'demolish', 'store', 'disturb', 'sabotage'];
const rank = (verb: string) => (firstMeant.includes(verb) ? firstMeant.indexOf(verb) : firstMeant.length);

const isPlace = (value: string) => value.includes(',');

/** Where the figure stands that a choice moves. */
function figurePlace(choice: Choice, view: DiggerView, seat: Seat): Place | null {
  const verb = partOf(choice, 'verb');
  if (verb === 'creature') return view.creatures?.find(({ id }) => id === partOf(choice, 'creature'))?.at ?? null;
  if (verb === 'dragon') return view.lair?.dragon ?? null;
  return view.seats[seat]?.adventurer?.at ?? null;
}

/** The parts of a choice that are places. */
function placesOf(choice: Choice, view: DiggerView, seat: Seat): [Place, Picked][] {
  const found: [Place, Picked][] = [];
  for (const slot of ['space', 'from', 'giver', 'token'] as const) {
    const value = partOf(choice, slot);
    if (isPlace(value)) found.push([value, { slot, value }]);
  }
  const way = partOf(choice, 'direction');
  if (way) {
    const from = figurePlace(choice, view, seat);
    const verb = partOf(choice, 'verb');
    if (from !== null) {
      found.push([neighbour(from, way as Direction), { slot: 'direction', value: way }]);
      // the figure itself, before it is said which way
      found.push([from, verb === 'creature' ? { slot: 'creature', value: partOf(choice, 'creature') } : { slot: 'verb', value: verb }]);
    }
  }
  return found;
}

export type Offers = ReadonlyMap<Place, readonly Offer[]>;

/** What each place offers to go on with: every part that is not picked yet. */
export function offersOn(choices: readonly Choice[], picks: Picks, view: DiggerView, seat: Seat): Offers {
  const found = new Map<Place, Map<string, Offer>>();
  for (const choice of matching(choices, picks)) {
    const verb = partOf(choice, 'verb');
    for (const [place, picked] of placesOf(choice, view, seat)) {
      if (pickedOf(picks, picked.slot) !== undefined) continue;
      const there = found.get(place) ?? new Map<string, Offer>();
      found.set(place, there);
      const key = `${verb} ${picked.slot} ${picked.value}`;
      if (!there.has(key)) there.set(key, { verb, group: partOf(choice, 'group'), picked });
    }
  }
  return new Map([...found].map(([place, offers]) => [place, [...offers.values()].sort((a, b) => rank(a.verb) - rank(b.verb))]));
}

/** The place that is the end of a choice: a second tap there makes it. */
export function targetOf(choice: Choice, view: DiggerView, seat: Seat): Place | null {
  const space = partOf(choice, 'space');
  if (isPlace(space)) return space;
  return placesOf(choice, view, seat).find(([, { slot }]) => slot === 'direction')?.[0] ?? null;
}

/** The places that were picked. */
export function chosenOn(picks: Picks, choices: readonly Choice[], view: DiggerView, seat: Seat): Set<Place> {
  const [choice] = matching(choices, picks);
  const found = new Set<Place>();
  if (choice) for (const [place, { slot, value }] of placesOf(choice, view, seat)) if (slot !== 'verb' && pickedOf(picks, slot) === value) found.add(place);
  return found;
}
