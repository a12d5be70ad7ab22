// How players, spaces, tiles and coins are called in sentences.
import type { Chair } from '../../contract';
import { list, named, plural, say, type Key, type Named } from '../../words';
import { content, orderName, pieceName, tileData, tileName } from './content';
import { directions, ownerOf, type DiggerView, type Direction, type Laid, type Order, type Place, type Seat } from './kinds';

/** A player by name; without the chairs, by letter. */
export function nameOf(seat: unknown, chairs?: readonly Chair[]): string {
  if (typeof seat !== 'number') return say('digger.nobody');
  return chairs?.[seat]?.name || ownerOf(seat);
}

export const plain = (name: string | Named) => (typeof name === 'string' ? name : name.text);
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const isSpace = (token: string): token is Place => /^-?\d+,-?\d+$/.test(token);
export const isSeat = (token: string) => /^[A-F]$/.test(token);

export const laidOn = (space: string, view: DiggerView | undefined): Laid | undefined => view?.board.find((one) => one.space === space);

/** "1,0", and what lies there, if that has a name of its own: "1,0 (Kitchen)". Corridors are told by their space alone. */
export function placeWords(space: string, view?: DiggerView): string {
  const laid = laidOn(space, view);
  if (!laid || laid.class === 'corridor') return space;
  const name = laid.tile ? plain(tileName(laid.tile)) : say('digger.face_down');
  return say('web.digger.place', { space, tile: name });
}

/** Whose tile it is, and what: "the Kitchen of Bruno". */
export function ownedWords(space: string, view: DiggerView, chairs: readonly Chair[]): string {
  const laid = laidOn(space, view);
  if (!laid?.tile) return space;
  return laid.owner === null ? plain(tileName(laid.tile)) : say('digger.tile.owned', { tile: tileName(laid.tile), name: nameOf(laid.owner, chairs) });
}

/** The open sides of a tile as it is turned, by the letters of the notation: "E W". */
export function openSides(tile: string, rotation: number): string {
  const edges = tileData(tile)?.edges ?? [];
  return directions.filter((_, at) => (edges[(at - rotation + 12) % 6] ?? 'E') !== 'E').join(' ');
}

const compass: Readonly<Record<Direction, Key>> = {
  E: 'compass.east',
  NE: 'compass.northeast',
  NW: 'compass.northwest',
  W: 'compass.west',
  SW: 'compass.southwest',
  SE: 'compass.southeast',
};
/** "north-east" */
export const directionName = (direction: Direction) => say(compass[direction]);


/** An Adventurer, a Creature, the Dragon, or a tile that is a piece of a scenario. */
export const figureName = (id: string): Named => (content.pieces[id] ? pieceName(id) : named(id, `digger.${id}`));

export const orderNames = (orders: readonly Order[]) => list(orders.map(orderName));

/** Several tiles by name, equal ones and those that nobody may see by number: "Kitchen, 2 × Corridor and 2 tiles". */
export function tileNames(tiles: readonly (string | null)[]): string {
  const hidden = tiles.filter((tile) => tile === null || tile === '?').length;
  const seen = new Map<string, number>();
  for (const tile of tiles) if (tile !== null && tile !== '?') seen.set(plain(tileName(tile)), (seen.get(plain(tileName(tile))) ?? 0) + 1);
  const names = [...seen].map(([order, n]) => (n > 1 ? say('web.digger.times', { n, order }) : order));
  return list([...names, ...(hidden ? [plural('digger.tiles', hidden)] : [])]);
}

/** Coins by value; of one that is not known a question mark. */
export const coinWords = (value: unknown) => (typeof value === 'number' ? String(value) : '?');

export const gold = (n: number) => plural('web.digger.gold', n);
export const points = (n: number) => plural('web.digger.points', n);
export const stooges = (n: number) => plural('digger.part.stooges', n);
export const coins = (n: number) => plural('web.digger.coins', n);

export const sheetOf = (seat: unknown, view: DiggerView) => view.seats.find((one) => one.seat === seat);

/** The coins that an action counts: those of a hand; of a defeated player all, in the order in which they came. */
export function countedCoins(verb: string, view: DiggerView): readonly { value: number | null }[] {
  if (verb === 'keep') return view.drawn;
  const whose: Seat | null | undefined = verb === 'take' ? view.asked?.other : view.asked?.seat;
  const hand = sheetOf(whose, view)?.hand ?? [];
  if (verb !== 'take') return hand;
  const stored = view.board.filter(({ owner }) => owner === whose).flatMap((laid) => laid.coins);
  return [...hand, ...stored].sort((one, other) => one.order - other.order);
}
