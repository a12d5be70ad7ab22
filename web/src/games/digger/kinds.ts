// What the parts of the face call things: places, seats and letters, the entries of a view. Nothing here knows a rule.
import type { DiggerView, Direction, Order, Seat } from '../../generated/digger_view';
import type { Place } from '../../parts/board/grid';
import { owners, type Owner } from '../../parts/tones';
import type { PictureName } from '../../picture';

export type { DiggerView, Direction, Order, Owner, Place, Seat };

/** What lies on a space of the board. */
export type Laid = DiggerView['board'][number];
/** A player's sheet. */
export type Sheet = DiggerView['seats'][number];
export type RoomType = keyof Sheet['rooms'];

export const orders: readonly Order[] = ['work', 'move', 'rise', 'think', 'sabotage', 'conquer', 'demolish'];
/** In the order of the rules: against the clock from the east. A tile with rotation k shows its edge i in direction i + k. */
export const directions: readonly Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const steps: readonly (readonly [number, number])[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

export const ownerOf = (seat: Seat): Owner => owners[seat] ?? 'A';
export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

export function coordinates(place: Place): readonly [q: number, r: number] {
  const comma = place.indexOf(',');
  return [Number(place.slice(0, comma)), Number(place.slice(comma + 1))];
}

export function neighbour(place: Place, direction: Direction): Place {
  const [q, r] = coordinates(place);
  const [dq, dr] = steps[directions.indexOf(direction)]!;
  return `${q + dq},${r + dr}`;
}

/** The direction from a place to one beside it; null: they do not touch. */
export const directionTo = (from: Place, to: Place): Direction | null => directions.find((one) => neighbour(from, one) === to) ?? null;

/** A picture of this game by the id of what it shows (docs/art.md); of what is not drawn its place stays empty. */
export const picture = (id: string) => `digger-${id}` as PictureName;
