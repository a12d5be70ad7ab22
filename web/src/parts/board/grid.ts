// The two grids that boards have, squares and hexagons, as geometry alone: where a place is, which place lies at a point,
// which one comes next for a key. Places are texts as the engine writes them, "3,0".
export type Place = string;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Six letters around a hand: NW NE W E SW SE. */
export type HexKeys = 'weadzx' | 'qweasd';

export interface Grid {
  readonly kind: 'square' | 'hex';
  readonly places: readonly Place[];
  /** what a zoom is measured by, in units of the drawing: the side of a square, the radius of a hexagon */
  readonly measure: number;
  /** what a finger has to hit: the width of a place */
  readonly across: number;
  /** corners around a place's middle; side k lies between corners k and k + 1, towards neighbour k */
  readonly corners: readonly Point[];
  has(place: Place): boolean;
  middle(place: Place): Point;
  neighbour(place: Place, side: number): Place;
  /** what lies at a point, or would */
  at(point: Point): Place;
  /** the next place for a key; null: that key moves nothing here */
  step(place: Place, key: string, other: boolean): Place | null;
}

const numbers = (place: Place): [number, number] => {
  const comma = place.indexOf(',');
  return [Number(place.slice(0, comma)), Number(place.slice(comma + 1))];
};
export const placeAt = (x: number, y: number): Place => `${x},${y}`;

/** How far a key looks for the next place over a gap. */
const farthest = 60;

/** The first place that is there in a direction. */
function beyond(has: (place: Place) => boolean, next: (place: Place) => Place, from: Place): Place | null {
  let place = from;
  for (let count = 0; count < farthest; ++count) {
    place = next(place);
    if (has(place)) return place;
  }
  return null;
}

const square = 100;
const squareSides: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const squareKeys: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

export function squares(places: readonly Place[]): Grid {
  const there = new Set(places);
  const has = (place: Place) => there.has(place);
  const h = square / 2;
  const grid: Grid = {
    kind: 'square',
    places,
    measure: square,
    across: square,
    corners: [{ x: -h, y: -h }, { x: h, y: -h }, { x: h, y: h }, { x: -h, y: h }],
    has,
    middle(place) {
      const [x, y] = numbers(place);
      return { x: square * x + h, y: square * y + h };
    },
    neighbour(place, side) {
      const [x, y] = numbers(place);
      const [dx, dy] = squareSides[side]!;
      return placeAt(x + dx, y + dy);
    },
    at: ({ x, y }) => placeAt(Math.floor(x / square), Math.floor(y / square)),
    step(place, key) {
      const side = squareKeys[key];
      return side === undefined ? null : beyond(has, (from) => grid.neighbour(from, side), place);
    },
  };
  return grid;
}

const radius = 100;
const wide = radius * Math.sqrt(3);
/** E, SE, SW, W, NW, NE: clockwise, as the corners go */
const hexSides: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const [east, southEast, southWest, west, northWest, northEast] = [0, 1, 2, 3, 4, 5] as const;
const hexLetters: Readonly<Record<HexKeys, Readonly<Record<string, number>>>> = {
  weadzx: { w: northWest, e: northEast, a: west, d: east, z: southWest, x: southEast },
  qweasd: { q: northWest, w: northEast, e: east, a: west, s: southWest, d: southEast },
};

/** Up and down go straight on the screen, left and right of it in turn; with the Shift key the other side first. */
function hexSide(key: string, row: number, other: boolean, letters: HexKeys): number | undefined {
  if (key === 'ArrowLeft') return west;
  if (key === 'ArrowRight') return east;
  const even = (row % 2 === 0) !== other;
  if (key === 'ArrowUp') return even ? northEast : northWest;
  if (key === 'ArrowDown') return even ? southEast : southWest;
  return hexLetters[letters][key.toLowerCase()];
}

export function hexes(places: readonly Place[], letters: HexKeys = 'weadzx'): Grid {
  const there = new Set(places);
  const has = (place: Place) => there.has(place);
  const corner = (degrees: number): Point => ({ x: radius * Math.cos((degrees * Math.PI) / 180), y: radius * Math.sin((degrees * Math.PI) / 180) });
  const grid: Grid = {
    kind: 'hex',
    places,
    measure: radius,
    across: wide,
    // side 0 lies in the east
    corners: [-30, 30, 90, 150, 210, 270].map(corner),
    has,
    middle(place) {
      const [q, r] = numbers(place);
      return { x: wide * (q + r / 2), y: 1.5 * radius * r };
    },
    neighbour(place, side) {
      const [q, r] = numbers(place);
      const [dq, dr] = hexSides[side]!;
      return placeAt(q + dq, r + dr);
    },
    at({ x, y }) {
      const r = y / (1.5 * radius);
      const q = x / wide - r / 2;
      // rounded so that q + r + s stays 0: the coordinate that was farthest from a whole number follows from the others
      let [rq, rr] = [Math.round(q), Math.round(r)];
      const rs = Math.round(-q - r);
      const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
      if (dq > dr && dq > ds) rq = -rr - rs;
      else if (dr > ds) rr = -rq - rs;
      return placeAt(rq + 0, rr + 0);
    },
    step(place, key, other) {
      const row = numbers(place)[1];
      const side = hexSide(key, row, other, letters);
      if (side === undefined) return null;
      const upright = key === 'ArrowUp' || key === 'ArrowDown';
      const next = (from: Place) => grid.neighbour(from, upright ? hexSide(key, numbers(from)[1], other, letters)! : side);
      return beyond(has, next, place);
    },
  };
  return grid;
}

/** What places take up, with `margin` around them. */
export function boxOf(grid: Grid, places: readonly Place[], margin = 0): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const [rx, ry] = [grid.across / 2, Math.max(...grid.corners.map(({ y }) => y))];
  for (const place of places) {
    const { x, y } = grid.middle(place);
    box.left = Math.min(box.left, x - rx - margin);
    box.right = Math.max(box.right, x + rx + margin);
    box.top = Math.min(box.top, y - ry - margin);
    box.bottom = Math.max(box.bottom, y + ry + margin);
  }
  return box;
}

/** All squares of a map, row by row. */
export function rectangle(width: number, height: number): Place[] {
  return Array.from({ length: width * height }, (_, at) => placeAt(at % width, Math.floor(at / width)));
}

/** All hexagons up to a distance from the middle, row by row. */
export function hexagon(distance: number): Place[] {
  const places: Place[] = [];
  for (let r = -distance; r <= distance; ++r)
    for (let q = Math.max(-distance, -distance - r); q <= Math.min(distance, distance - r); ++q) places.push(placeAt(q, r));
  return places;
}
