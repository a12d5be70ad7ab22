// Where things stand on a tile, from its data alone: the stone in two finenesses, spots beside each other on its ways,
// middle lines for glows and routes. All in units of the board: a space has the radius 100.
import { classes } from '../../../art/brush';
import { along, featureSpot, middleLine, tracks, turned, type Spot, type TileData, type Track } from '../../../art/digger/geometry';
import { shapeName, structure, type Layer } from '../../../art/digger/structure';
import { directions, type Direction } from './kinds';

/** How much is drawn: a map, the game, a close look. */
export type Fine = 0 | 1 | 2;

const origin: Spot = [0, 0];

export const painted = (layers: readonly Layer[]) => layers.map(({ tone, brush, d }) => `<path class="${classes(tone, brush)}" d="${d}"/>`).join('');

/** What can still be seen of the stone where a space is a few pixels wide. */
const coarse = new Set<string>(['ink', 'stone2', 'floorG3', 'wood3']);
const isCoarse = ({ tone, brush }: Layer) => brush === 'fill' && coarse.has(tone);

const stones = new Map<string, string>();

/** The stone of a tile, unturned: the same text for all tiles of a shape. */
export function stoneOf(tile: TileData, fine: Fine): string {
  const key = `${shapeName(tile)} ${tile.inner_doors.length} ${fine > 0}`;
  let text = stones.get(key);
  if (text === undefined) {
    const layers = structure(tile);
    text = painted(fine ? layers : layers.filter(isCoarse));
    stones.set(key, text);
  }
  return text;
}

/** A spot of an unturned tile where it lies after its rotation. */
export function turnedSpot([x, y]: Spot, rotation: number): Spot {
  const turn = (turned(rotation) * Math.PI) / 180;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

/** The path of a printed tile that leads to these edges when it is turned so. */
export const pathTowards = (tile: TileData, rotation: number, edges: readonly Direction[]) =>
  tile.paths.findIndex((path) => path.length === edges.length && path.every((edge) => edges.includes(directions[(edge + rotation) % 6]!)));

export const featureAt = (tile: TileData, rotation: number): Spot => turnedSpot(featureSpot(tile), rotation);

/** The middle lines of one path of a tile, unturned, as path data; all paths without an index. */
export function pathLine(tile: TileData, index?: number): string {
  const lines = tracks(tile);
  return (index === undefined ? lines.flat() : (lines[index] ?? [])).map(middleLine).join('');
}

/** The same for the path that leads to these edges of the turned tile. */
export function lineTowards(tile: TileData, rotation: number, edges: readonly Direction[]): string {
  const at = pathTowards(tile, rotation, edges);
  return at < 0 ? '' : pathLine(tile, at);
}

const samples = Array.from({ length: 21 }, (_, at) => at / 20);
const far = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Points along the ways of a tile, well inside of it. */
const floorOf = (lines: readonly Track[]) => lines.flatMap((track) => samples.map((t) => along(track, t).at)).filter((spot) => far(spot, origin) < 62);

const standing = new Map<string, readonly Spot[]>();

/** Spots for figures on a corridor: on its ways, clear of what lies there, each as far from those before it as can be. */
export function spotsOnWays(tile: TileData, rotation: number): readonly Spot[] {
  const key = `${tile.id} ${rotation}`;
  const known = standing.get(key);
  if (known) return known;
  const floor = floorOf(tracks(tile).flat()).map((spot) => turnedSpot(spot, rotation));
  const taken: Spot[] = tile.feature ? [featureAt(tile, rotation)] : [];
  const found: Spot[] = [];
  for (let count = 0; count < 4 && floor.length; ++count) {
    // the first stands where the tile has its middle, if nothing lies there, a little to the lower right of what does
    const worth = (spot: Spot) => (taken.length ? Math.min(60, ...taken.map((other) => far(spot, other))) + 0.12 * (spot[0] + spot[1]) : -far(spot, [8, 12]));
    const best = floor.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    found.push(best);
    taken.push(best);
  }
  standing.set(key, found);
  return found;
}
