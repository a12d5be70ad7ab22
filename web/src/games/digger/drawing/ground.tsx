// What seldom changes: rock, lamplight around what is dug, earths with their owners' borders, stone, the light of complete
// corridors, what stands in rooms and lies on ways. A text for each tile and layer, kept while the tile stays as it is, so
// that Preact and the browser see that nothing happened. Seams: all halos first, then all earths, then all stone.
import { memo } from 'preact/compat';
import { borderLayers } from '../../../../art/digger/border';
import { closed, corners, fromEdge, type TileData } from '../../../../art/digger/geometry';
import { signs } from '../../../generated/art/digger-signs';
import { hexes, type Grid, type Place, type Point } from '../../../parts/board/grid';
import { border, hatch } from '../../../parts/board/shape';
import { tileData, typeOf } from '../content';
import { glowOf } from './glow';
import { coordinates, directions, neighbour, ownerOf, type Direction, type Laid, type Seat } from '../kinds';
import { featureAt, laidAt, painted, stoneOf, type Fine } from './shapes';

export type Drawings = ReadonlyMap<string, string>;
export const drawing = (drawings: Drawings, id: string) => drawings.get(`digger-${id}`) ?? '';

const plainEarth = `<path class="a-rockG1" d="${closed(corners(100.5))}"/>`;

/** Tiles that bring their own earth. */
const whole = new Set(['collapse', 'rock', 'sealed']);
const pictureOf = (laid: Laid) => (laid.face === 'down' || laid.tile === null ? 'sealed' : laid.tile);
const isWhole = (laid: Laid) => whole.has(pictureOf(laid));

const spread = (place: Place, q: number, r: number, kinds: number) => {
  const [a, b] = coordinates(place);
  return 1 + (((a * q + b * r) % kinds) + kinds) % kinds;
};

const borders = new Map<string, string>();
function borderOf(owner: Seat, sides: readonly number[], fine: Fine): string {
  const key = `${owner} ${sides.join('')} ${fine > 0}`;
  let text = borders.get(key);
  if (text === undefined) borders.set(key, (text = painted(borderLayers(ownerOf(owner), sides, !fine))));
  return text;
}

const seam = `<path class="digger-seam" d="${closed(corners(99.4))}"/>`;
/** Earth on a plan is hatched, and the strokes go on from tile to tile. */
const hatched = `<path class="digger-hatch" d="${hatch(hexes(['0,0']), ['0,0'], 60, 15).replace(/M(\S+) (\S+)L([^M]+)/g, (_, x: string, y: string, end: string) => `M${x} ${y}l${end.split(' ').map((value, at) => Math.round(10 * (Number(value) - Number(at ? y : x))) / 10).join(' ')}`)}"/>`;

function earthOf(laid: Laid, sides: readonly number[], fine: Fine, drawings: Drawings): string {
  if (isWhole(laid)) return drawing(drawings, pictureOf(laid)) || plainEarth;
  const kind = spread(laid.space, 1, 2, 3);
  const earth = (fine && drawing(drawings, kind === 1 ? 'earth' : `earth-${kind}`)) || plainEarth;
  const plan = earth + (fine ? hatched : '') + seam;
  return laid.owner === null ? plan : plan + borderOf(laid.owner, sides, fine);
}

const signOf = (id: string) => (id in signs ? signs[id as keyof typeof signs] : '');
/** A sign in the middle of a space: signs are 160 wide. */
const asSign = (id: string, size: number, x = 0, y = 0) => (id in signs ? `<g transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 160})">${signOf(id)}</g>` : '');

/** What lies on a way. */
function featureOf({ armed }: Pick<Laid, 'armed'>, id: string, [x, y]: readonly [number, number], fine: Fine, drawings: Drawings): string {
  const feature = id === 'trap' && armed === false ? 'sprung' : id;
  const picture = fine ? drawing(drawings, feature) : '';
  return picture ? laidAt(picture, x, y) : asSign(feature, fine ? 74 : 92, x, y);
}

const lampSides: readonly Direction[] = ['NW', 'NE', 'W', 'E', 'SW', 'SE'];

/** A lamp on the wall of a Room, beside its doors. */
function lampOf(laid: Laid, fine: Fine, drawings: Drawings): string {
  const wall = fine ? lampSides.find((side) => !laid.doors.includes(side)) : undefined;
  if (!wall) return '';
  const [x, y] = fromEdge(directions.indexOf(wall), 62);
  return laidAt(drawing(drawings, 'lamp'), x, y, 0.62);
}

/** A Room's floor; from afar only its hue. */
function floorOf(type: string, fine: Fine, drawings: Drawings): string {
  const floor = drawing(drawings, `floor-${type}`);
  return fine ? floor : floor.slice(0, floor.indexOf('/>') + 2);
}

/** What stands in a Room; it makes place for who comes in. */
function furniture(laid: Laid, type: string, crowded: boolean, fine: Fine, drawings: Drawings): string {
  const prop = (fine ? drawing(drawings, type) : '') || asSign(type, fine ? 104 : 138, 0, -2);
  const flag = type === 'portal' && laid.owner !== null ? drawing(drawings, `pennant-${ownerOf(laid.owner)}`) : '';
  const pennant = fine ? flag : laidAt(flag, 0, 26, 1.6);
  const placed = crowded ? laidAt(prop + pennant, -14, -14, 0.8) : prop + pennant;
  if (laid.active !== false) return placed;
  return `<g class="digger-disabled">${placed}</g>${drawing(drawings, 'chains')}`;
}

/** A tile that lies nowhere yet, whole: in a hand, or where it would go. */
export function wholeTile(tile: TileData, seat: Seat, rotation: number, drawings: Drawings): { earth: string; stone: string; stand: string } {
  const earth = (drawing(drawings, 'earth') || plainEarth) + borderOf(seat, [0, 1, 2, 3, 4, 5], 1);
  if (tile.paths.length) return { earth, stone: stoneOf(tile, rotation, 1), stand: tile.feature ? featureOf({ armed: true }, tile.feature, featureAt(tile, rotation), 1, drawings) : '' };
  return { earth, stone: stoneOf(tile, rotation, 1), stand: drawing(drawings, `floor-${tile.type}`) + (drawing(drawings, tile.type) || asSign(tile.type, 104)) };
}

interface Texts {
  earth: string;
  stone: string;
  glow: string;
  stand: string;
}

/** Texts by all that they depend on: a tile that did not change keeps its own. */
const texts = new Map<string, Texts>();
let textsOf: Drawings | null = null;

function drawn(laid: Laid, sides: readonly number[], crowded: boolean, fine: Fine, drawings: Drawings): { earth: string; stone: string; glow: string; stand: string[] } {
  const earth = earthOf(laid, sides, fine, drawings);
  const tile = laid.tile === null || isWhole(laid) ? undefined : tileData(laid.tile);
  if (!tile) return { earth, stone: '', glow: '', stand: [] };
  const type = typeOf(tile.id);
  const stone = stoneOf(tile, laid.rotation, fine);
  const glow = laid.owner === null ? '' : glowOf(tile, laid, ownerOf(laid.owner));
  if (tile.paths.length) return { earth, stone, glow, stand: tile.feature ? [featureOf(laid, tile.feature, featureAt(tile, laid.rotation), fine, drawings)] : [] };
  return { earth, stone, glow, stand: [floorOf(type, fine, drawings), lampOf(laid, fine, drawings), furniture(laid, type, crowded, fine, drawings)] };
}

function textsFor(laid: Laid, { x, y }: Point, sides: readonly number[], crowded: boolean, fine: Fine, drawings: Drawings): Texts {
  if (textsOf !== drawings) {
    texts.clear();
    textsOf = drawings;
  }
  const complete = laid.paths.map((path) => path.complete).join('');
  const key = [laid.space, laid.face, laid.tile, laid.rotation, laid.owner, sides.join(''), complete, laid.armed, laid.active, crowded, fine > 0].join();
  let found = texts.get(key);
  if (!found) {
    const { earth, stone, glow, stand } = drawn(laid, sides, crowded, fine, drawings);
    texts.set(key, (found = { earth: laidAt(earth, x, y), stone: laidAt(stone, x, y), glow: laidAt(glow, x, y), stand: stand.map((text) => laidAt(text, x, y)).join('') }));
  }
  return found;
}

const Lay = memo(({ place, text }: { place: Place; text: string }) => <g data-place={place} dangerouslySetInnerHTML={{ __html: text }} />);

/** One layer of many tiles, by place. */
function Parts({ layer, parts }: { layer: string; parts: readonly (readonly [Place, string])[] }) {
  return <g data-layer={layer}>{parts.map(([place, text]) => (text ? <Lay key={place} place={place} text={text} /> : null))}</g>;
}

const moved = (grid: Grid, place: Place, text: string) => {
  const { x, y } = grid.middle(place);
  return laidAt(text, x, y);
};

/** Lamplight around what is dug, where it meets the rock. */
const halos = new Map<string, string>();
function haloOf(grid: Grid, place: Place, ring: number, drawings: Drawings): string {
  const key = `${place} ${ring}`;
  let text = halos.get(key);
  if (text === undefined && drawings.size) halos.set(key, (text = moved(grid, place, drawing(drawings, `halo-${ring}`))));
  return text ?? '';
}

/** The rock that nobody has dug: it never changes while the area is the same. */
const Rock = memo(({ grid, drawings }: { grid: Grid; drawings: Drawings }) => (
  <g class="digger-rock">
    <path class="digger-brink" d={border(grid, grid.places)} />
    <g dangerouslySetInnerHTML={{ __html: grid.places.map((place) => moved(grid, place, drawing(drawings, `unseen-${spread(place, 3, 5, 4)}`))).join('') }} />
  </g>
));

export interface GroundProps {
  grid: Grid;
  board: readonly Laid[];
  /** where somebody stands */
  crowded: ReadonlySet<Place>;
  fine: Fine;
  drawings: Drawings;
}

export function Ground({ grid, board, crowded, fine, drawings }: GroundProps) {
  const owners = new Map(board.map(({ space, owner }) => [space, owner]));
  const laid = board.map((one) => {
    const sides = one.owner === null ? [] : directions.flatMap((direction, at) => (owners.get(neighbour(one.space, direction)) === one.owner ? [] : [at]));
    return [one.space, textsFor(one, grid.middle(one.space), sides, crowded.has(one.space), fine, drawings)] as const;
  });
  const rim = board.flatMap(({ space }) => (directions.some((direction) => !owners.has(neighbour(space, direction))) ? [space] : []));
  return (
    <>
      <Rock grid={grid} drawings={drawings} />
      {[1, 2, 3].map((ring) => (
        <Parts key={ring} layer={`halo-${ring}`} parts={rim.map((space) => [space, haloOf(grid, space, ring, drawings)])} />
      ))}
      {layers.map((layer) => (
        <Parts key={layer} layer={layer} parts={laid.map(([place, found]) => [place, found[layer]])} />
      ))}
      {fine > 1 && <Names grid={grid} />}
    </>
  );
}

/** The names of spaces, where there is room for them. */
const Names = memo(({ grid }: { grid: Grid }) => (
  <g class="digger-names">
    {grid.places.map((place) => {
      const { x, y } = grid.middle(place);
      return (
        <text key={place} x={Math.round(x)} y={Math.round(y - 78)}>
          {place}
        </text>
      );
    })}
  </g>
));

/** Back to front. */
const layers = ['earth', 'stone', 'glow', 'stand'] as const;
