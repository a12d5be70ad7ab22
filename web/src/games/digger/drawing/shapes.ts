// Where things stand on a tile, from its data alone: the stone in two finenesses, spots beside each other on its ways,
// middle lines for glows and routes. All in units of the board: a space has the radius 100.
import { classes } from '../../../../art/brush';
import { along, featureSpot, middleLine, tracks, turned, type Spot, type TileData, type Track } from '../../../../art/digger/geometry';
import { shapeName, structure, type Layer } from '../../../../art/digger/structure';
import { directions, type Direction } from '../kinds';

/** How much is drawn: a map, the game, a close look. */
export type Fine = 0 | 1 | 2;

const origin: Spot = [0, 0];

export const painted = (layers: readonly Layer[]) => layers.map(({ tone, brush, d }) => `<path class="${classes(tone, brush)}" d="${d}"/>`).join('');

/** What can still be seen of the stone where a space is a few pixels wide. */
const coarse = new Set<string>(['ink', 'stone2', 'floorG3', 'wood3']);
const isCoarse = ({ tone, brush }: Layer) => brush === 'fill' && coarse.has(tone);

const stones = new Map<string, string>();

/** The same tile, turned: structure has no light of the torch in it, so it is drawn where it lies and needs no transform. */
function turnedTile(tile: TileData, rotation: number): TileData {
  const edges = tile.edges.map((_, direction) => tile.edges[(direction - rotation + 6) % 6]!);
  return { ...tile, edges, paths: tile.paths.map((path) => path.map((edge) => (edge + rotation) % 6)) };
}

/** The stone of a tile as it is turned: the same text for all tiles of a shape. */
export function stoneOf(tile: TileData, rotation: number, fine: Fine): string {
  const key = `${shapeName(tile)} ${tile.inner_doors.join(';')} ${rotation} ${fine > 0}`;
  let text = stones.get(key);
  if (text === undefined) {
    const layers = structure(turnedTile(tile, rotation));
    text = painted(fine ? layers : layers.filter(isCoarse));
    stones.set(key, text);
  }
  return text;
}

const tidy = (value: number) => String(Math.round(value * 10) / 10);

/** Path data in another size and place. Paths of pictures begin absolutely and go on relatively. */
function sizedPath(d: string, scale: number, x: number, y: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = numbers.map((value, at) => {
      if (command === 'M') return value * scale + (at % 2 ? y : x);
      return command === 'a' && at % 7 > 1 && at % 7 < 5 ? value : value * scale;
    });
    return command + moved.map(tidy).join(' ');
  });
}

const flattened = new Map<string, string | null>();

/** Markup in another size without any group: null where it is turned somewhere inside. Lines keep their width. */
function flat(text: string, scale: number): string | null {
  const key = `${scale} ${text}`;
  let found = flattened.get(key);
  if (found === undefined) flattened.set(key, (found = flatten(text, scale)));
  return found;
}

const piece = /<g( class="[^"]*")?(?: transform="([^"]*)")?>|(<\/g>)|<path([^>]*?) d="([^"]*)"([^>]*)\/>/g;
const placing = /^(?:translate\((-?[\d.]+)[ ,](-?[\d.]+)\))?\s*(?:scale\(([\d.]+)\))?$/;

function flatten(text: string, scale: number): string | null {
  // groups that have a class stay
  const stack: { size: number; x: number; y: number; end: string }[] = [{ size: scale, x: 0, y: 0, end: '' }];
  let result = '';
  for (const [, kind, transform = '', close, before, d, after] of text.matchAll(piece)) {
    const { size, x, y } = stack[stack.length - 1]!;
    if (close) result += stack.pop()!.end;
    else if (d !== undefined) result += `<path${before} d="${sizedPath(d, size, x, y)}"${after}/>`;
    else {
      const parts = placing.exec(transform);
      if (!parts) return null;
      const [, dx = '0', dy = '0', more = '1'] = parts;
      stack.push({ size: size * Number(more), x: x + size * Number(dx), y: y + size * Number(dy), end: kind ? '</g>' : '' });
      if (kind) result += `<g${kind}>`;
    }
  }
  return result;
}

/** Markup of pictures laid at a point, in a size. A browser reckons with the transforms of all groups in each frame in which
 * the board moves, with numbers in paths it does not: so the paths are written where they lie. */
export function laidAt(text: string, x: number, y: number, scale = 1): string {
  if (!text) return '';
  const plain = scale === 1 && !text.includes('<g') ? text : flat(text, scale);
  if (plain === null) return `<g transform="translate(${tidy(x)} ${tidy(y)})scale(${scale})">${text}</g>`;
  return x || y ? plain.replace(/M(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)/g, (_, a: string, b: string) => `M${tidy(Number(a) + x)} ${tidy(Number(b) + y)}`) : plain;
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

/** A spot on some paths of a tile, as near to their middle as what lies and stands there allows. */
export function spotOnPaths(tile: TileData, rotation: number, paths: readonly (readonly Direction[])[], taken: readonly Spot[]): Spot {
  const lines = tracks(tile);
  const floor = floorOf(paths.flatMap((edges) => lines[pathTowards(tile, rotation, edges)] ?? [])).map((spot) => turnedSpot(spot, rotation));
  const clear = tile.feature ? [...taken, featureAt(tile, rotation)] : taken;
  const worth = (spot: Spot) => Math.min(46, ...clear.map((other) => far(spot, other))) - 0.2 * far(spot, origin);
  return floor.length ? floor.reduce((one, other) => (worth(other) > worth(one) ? other : one)) : origin;
}

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
    // the first stands where the tile has its middle, if nothing lies there; heads rise, so rather below than above it
    const worth = (spot: Spot) => Math.min(42, ...taken.map((other) => far(spot, other))) - 0.4 * far(spot, [4, 16]);
    const best = floor.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    found.push(best);
    taken.push(best);
  }
  standing.set(key, found);
  return found;
}
