// Where things lie on a six-sided tile, from the tile's data alone: content that nobody has seen yet draws itself. A tile's
// middle is 0,0, its corners are 100 away, one of them at the top; direction 0 is east, then against the clock.
// The page uses these figures too: they need nothing else.

export type Spot = readonly [x: number, y: number];

/** What content says of a tile. */
export interface TileData {
  id: string;
  type: string;
  /** one letter for each direction: `D` a door, `C` a corridor, `E` earth */
  edges: readonly string[];
  /** which edges each corridor joins; a path of one edge is an arm that ends at an inner door */
  paths: readonly (readonly number[])[];
  inner_doors: readonly (readonly number[])[];
  feature?: string;
  feature_path?: number;
}

export const radius = 100;
export const apothem = (radius * Math.sqrt(3)) / 2;
const angle = (direction: number) => (-direction * Math.PI) / 3;
const polar = ([x, y]: Spot, length: number, turn: number): Spot => [x + length * Math.cos(turn), y + length * Math.sin(turn)];
const origin: Spot = [0, 0];
const far = (a: Spot, b: Spot) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The middle of an edge. */
export const edge = (direction: number): Spot => polar(origin, apothem, angle(direction));
/** The middle of a space, from its axial coordinates. */
export const space = (q: number, r: number): Spot => [2 * apothem * (q + r / 2), 1.5 * radius * r];
/** The corners of a hexagon, the top one first, clockwise. */
export const corners = (size: number): Spot[] => Array.from({ length: 6 }, (_, at) => polar(origin, size, (Math.PI / 3) * at - Math.PI / 2));

/** A piece of a corridor's middle line: straight from a to b, or around a centre from one turn to another, clockwise. */
export type Track = { from: Spot; to: Spot; centre?: undefined } | { centre: Spot; size: number; begin: number; end: number };

function bend(centre: Spot, size: number, a: Spot, b: Spot): Track {
  const turn = (spot: Spot) => Math.atan2(spot[1] - centre[1], spot[0] - centre[0]);
  const [one, other] = [turn(a), turn(b)];
  const swing = (other - one + 4 * Math.PI) % (2 * Math.PI);
  return swing < Math.PI ? { centre, size, begin: one, end: one + swing } : { centre, size, begin: other, end: other + 2 * Math.PI - swing };
}

/** The way between two edges: it crosses both at a right angle, so that tiles join by themselves. */
function between(a: number, b: number): Track {
  const apart = (b - a + 6) % 6;
  if (apart === 3) return { from: edge(a), to: edge(b) };
  const [first, gap] = apart < 3 ? [a, apart] : [b, 6 - apart];
  return gap === 2 ? bend(polar(origin, 2 * apothem, angle(first + 1)), 1.5 * radius, edge(a), edge(b)) : bend(polar(origin, radius, angle(first + 0.5)), radius / 2, edge(a), edge(b));
}

/** A point of a track, `t` from 0 to 1, and the way it runs there. */
export function along(track: Track, t: number): { at: Spot; way: number } {
  if (!track.centre) return { at: [track.from[0] + (track.to[0] - track.from[0]) * t, track.from[1] + (track.to[1] - track.from[1]) * t], way: Math.atan2(track.to[1] - track.from[1], track.to[0] - track.from[0]) };
  const turn = track.begin + (track.end - track.begin) * t;
  return { at: polar(track.centre, track.size, turn), way: turn + Math.PI / 2 };
}
export const long = (track: Track) => (track.centre ? track.size * (track.end - track.begin) : far(track.from, track.to));

const steps = Array.from({ length: 41 }, (_, at) => at / 40);
const nearest = (tracks: readonly Track[], to: Spot) => tracks.flatMap((track) => steps.map((t) => along(track, t).at)).reduce((best, at) => (far(at, to) < far(best, to) ? at : best));

/** The middle lines of each path of a tile, in the order of its data. */
export function tracks({ paths }: Pick<TileData, 'paths'>): Track[][] {
  const joined = paths.map((path) => {
    const ends = [...path].sort((a, b) => a - b);
    if (ends.length < 2) return [];
    return ends.length === 2 ? [between(ends[0]!, ends[1]!)] : ends.map((end, at) => between(end, ends[(at + 1) % ends.length]!));
  });
  // an arm runs inwards until it stands before another path
  return joined.map((found, at) => {
    if (found.length) return found;
    const from = edge(paths[at]![0]!);
    const others = joined.flat();
    const stop = steps.map((t): Spot => [from[0] * (1 - t), from[1] * (1 - t)]).find((spot) => others.length && far(nearest(others, spot), spot) <= 26);
    return [{ from, to: stop ?? origin }];
  });
}

export interface Door {
  at: Spot;
  /** along the leaf, in degrees */
  turn: number;
}

/** The doors inside a tile: at the end of an arm, or where two paths come nearest. */
export function innerDoors(tile: Pick<TileData, 'paths' | 'inner_doors'>): Door[] {
  const lines = tracks(tile);
  return tile.inner_doors.map(([one, other]) => {
    const arm = [one!, other!].find((path) => tile.paths[path]!.length === 1);
    if (arm !== undefined) {
      const { at, way } = along(lines[arm]![0]!, 1);
      return { at, turn: (way * 180) / Math.PI + 90 };
    }
    const spots = lines[one!]!.flatMap((track) => steps.map((t) => along(track, t)));
    const near = spots.reduce((best, spot) => (far(nearest(lines[other!]!, spot.at), spot.at) < far(nearest(lines[other!]!, best.at), best.at) - 0.01 ? spot : best));
    const over = nearest(lines[other!]!, near.at);
    return { at: [(near.at[0] + over[0]) / 2, (near.at[1] + over[1]) / 2], turn: (near.way * 180) / Math.PI };
  });
}

/** Where a trap or a nugget lies: on its path, as near to the tile's middle as can be. */
export function featureSpot(tile: Pick<TileData, 'paths' | 'feature_path'>): Spot {
  const lines = tracks(tile)[tile.feature_path ?? 0];
  return lines?.length ? nearest(lines, origin) : origin;
}

/** How often a tile's picture is turned for a rotation of the rules: structure turns, what stands on it does not. */
export const turned = (rotation: number) => -60 * rotation;

const tidy = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
const put = ([x, y]: Spot) => `${tidy(x)} ${tidy(y)}`;
const step = (a: Spot, b: Spot) => put([Math.round(b[0] * 10) / 10 - Math.round(a[0] * 10) / 10, Math.round(b[1] * 10) / 10 - Math.round(a[1] * 10) / 10]);

/** A closed outline through points, clockwise or as they come. */
export const closed = (ring: readonly Spot[]) => `M${put(ring[0]!)}l${ring.slice(1).map((spot, at) => step(ring[at]!, spot)).join(' ')}z`;
/** An open line from point to point. */
export const line = (...spots: Spot[]) => `M${put(spots[0]!)}l${spots.slice(1).map((spot, at) => step(spots[at]!, spot)).join(' ')}`;

/** The outline of a track of some width; both ends reach a little over the tile, so that no seam shows. */
export function band(track: Track, width: number, over = 0.8): string {
  const half = width / 2;
  if (!track.centre) {
    const { way } = along(track, 0);
    const [a, b] = [polar(track.from, over, way + Math.PI), polar(track.to, far(track.to, origin) > apothem - 1 ? over : 0, way)];
    return closed([polar(a, half, way - Math.PI / 2), polar(b, half, way - Math.PI / 2), polar(b, half, way + Math.PI / 2), polar(a, half, way + Math.PI / 2)]);
  }
  const { centre, size } = track;
  const [begin, end] = [track.begin - over / size, track.end + over / size];
  const [outer, inner] = [size + half, Math.max(0.5, size - half)];
  const [a, b, c, d] = [polar(centre, outer, begin), polar(centre, outer, end), polar(centre, inner, end), polar(centre, inner, begin)] as const;
  return `M${put(a)}a${tidy(outer)} ${tidy(outer)} 0 0 1 ${step(a, b)}l${step(b, c)}a${tidy(inner)} ${tidy(inner)} 0 0 0 ${step(c, d)}z`;
}

/** The middle line itself, for a glow or a route. */
export function middleLine(track: Track): string {
  if (!track.centre) return line(track.from, track.to);
  const [a, b] = [polar(track.centre, track.size, track.begin), polar(track.centre, track.size, track.end)];
  return `M${put(a)}a${tidy(track.size)} ${tidy(track.size)} 0 0 1 ${step(a, b)}`;
}

/** The point `aside` from a track, to its left below 0 and to its right above. */
export function beside(track: Track, t: number, aside: number): Spot {
  const { at, way } = along(track, t);
  return polar(at, aside, way + Math.PI / 2);
}

/** How far a point is from the nearest of these lines. */
export const distanceTo = (lines: readonly Track[], spot: Spot) => (lines.length ? far(nearest(lines, spot), spot) : Infinity);
/** How far out a point lies, as a share of the hexagon that goes through it. */
export const outwardness = ([x, y]: Spot) => Math.max(...[0, 1, 2].map((direction) => Math.abs(x * Math.cos(angle(direction)) + y * Math.sin(angle(direction))))) / apothem;
export const fromEdge = (direction: number, inwards: number, aside = 0): Spot => polar(polar(origin, inwards, angle(direction)), aside, angle(direction) + Math.PI / 2);
