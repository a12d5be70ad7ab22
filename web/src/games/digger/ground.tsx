// What seldom changes: rock, lamplight around what is dug, earths with their owners' borders, stone, the light of complete
// corridors, what stands in rooms and lies on ways. A text for each tile and layer, kept while the tile stays as it is, so
// that Preact and the browser see that nothing happened. Seams: all halos first, then all earths, then all stone.
import { memo } from 'preact/compat';
import { borderLayers } from '../../../art/digger/border';
import { closed, corners, fromEdge, turned } from '../../../art/digger/geometry';
import { signs } from '../../generated/art/digger-signs';
import type { Grid, Place } from '../../parts/board/grid';
import { tileData, typeOf } from './content';
import { glowOf } from './glow';
import { coordinates, directions, neighbour, ownerOf, type Direction, type Laid, type Seat } from './kinds';
import { featureAt, painted, stoneOf, type Fine } from './shapes';

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

function earthOf(laid: Laid, sides: readonly number[], fine: Fine, drawings: Drawings): string {
  if (isWhole(laid)) return drawing(drawings, pictureOf(laid)) || plainEarth;
  const kind = spread(laid.space, 1, 2, 3);
  const earth = (fine && drawing(drawings, kind === 1 ? 'earth' : `earth-${kind}`)) || plainEarth;
  return laid.owner === null ? earth : earth + borderOf(laid.owner, sides, fine);
}

const sized = (text: string, scale: number, x = 0, y = 0) => (text ? `<g transform="translate(${x} ${y}) scale(${scale})">${text}</g>` : '');
const signOf = (id: string) => (id in signs ? signs[id as keyof typeof signs] : '');
/** A sign in the middle of a space: signs are 160 wide. */
const asSign = (id: string, size: number, x = 0, y = 0) => sized(signOf(id), size / 160, x - size / 2, y - size / 2);

/** What lies on a way. */
function featureOf(laid: Laid, id: string, [x, y]: readonly [number, number], fine: Fine, drawings: Drawings): string {
  const feature = id === 'trap' && laid.armed === false ? 'sprung' : id;
  const picture = fine ? drawing(drawings, feature) : '';
  return picture ? sized(picture, 1, x, y) : asSign(feature, fine ? 74 : 92, x, y);
}

const lampSides: readonly Direction[] = ['NW', 'NE', 'W', 'E', 'SW', 'SE'];

/** A lamp on the wall of a Room, beside its doors. */
function lampOf(laid: Laid, fine: Fine, drawings: Drawings): string {
  const wall = fine ? lampSides.find((side) => !laid.doors.includes(side)) : undefined;
  if (!wall) return '';
  const [x, y] = fromEdge(directions.indexOf(wall), 62);
  return sized(drawing(drawings, 'lamp'), 0.62, x, y);
}

/** What stands in a Room; it makes place for who comes in. */
function furniture(laid: Laid, type: string, crowded: boolean, fine: Fine, drawings: Drawings): string {
  const prop = (fine ? drawing(drawings, type) : '') || asSign(type, fine ? 104 : 138, 0, -2);
  const pennant = type === 'portal' && laid.owner !== null && fine ? drawing(drawings, `pennant-${ownerOf(laid.owner)}`) : '';
  const placed = crowded ? sized(prop + pennant, 0.8, -14, -14) : prop + pennant;
  if (laid.active !== false) return placed;
  return `<g class="digger-disabled">${placed}</g>${drawing(drawings, 'chains')}`;
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

function draw(laid: Laid, sides: readonly number[], crowded: boolean, fine: Fine, drawings: Drawings): Texts {
  const earth = earthOf(laid, sides, fine, drawings);
  const tile = laid.tile === null || isWhole(laid) ? undefined : tileData(laid.tile);
  if (!tile) return { earth, stone: '', glow: '', stand: '' };
  const type = typeOf(tile.id);
  const glow = laid.owner === null ? '' : glowOf(tile, laid, ownerOf(laid.owner));
  if (tile.paths.length) {
    const stand = tile.feature ? featureOf(laid, tile.feature, featureAt(tile, laid.rotation), fine, drawings) : '';
    return { earth, stone: stoneOf(tile, fine), glow, stand };
  }
  const floor = fine ? drawing(drawings, `floor-${type}`) : '';
  return { earth, stone: stoneOf(tile, fine), glow, stand: floor + lampOf(laid, fine, drawings) + furniture(laid, type, crowded, fine, drawings) };
}

function textsFor(laid: Laid, sides: readonly number[], crowded: boolean, fine: Fine, drawings: Drawings): Texts {
  if (textsOf !== drawings) {
    texts.clear();
    textsOf = drawings;
  }
  const complete = laid.paths.map((path) => path.complete).join('');
  const key = [laid.face, laid.tile, laid.rotation, laid.owner, sides.join(''), spread(laid.space, 1, 2, 3), complete, laid.armed, laid.active, crowded, fine].join();
  let found = texts.get(key);
  if (!found) texts.set(key, (found = draw(laid, sides, crowded, fine, drawings)));
  return found;
}

const Lay = memo(({ x, y, turn, text }: { x: number; y: number; turn: number; text: string }) => (
  <g transform={turn ? `translate(${x} ${y}) rotate(${turn})` : `translate(${x} ${y})`} dangerouslySetInnerHTML={{ __html: text }} />
));
const round = (value: number) => Math.round(value * 10) / 10;

interface Part {
  place: Place;
  text: string;
  turn?: number;
}

function Parts({ grid, parts }: { grid: Grid; parts: readonly Part[] }) {
  return (
    <>
      {parts.map(({ place, text, turn = 0 }) => {
        const { x, y } = grid.middle(place);
        return text && <Lay key={place} x={round(x)} y={round(y)} turn={turn} text={text} />;
      })}
    </>
  );
}

/** The rock that nobody has dug: it never changes while the area is the same. */
const Rock = memo(({ grid, drawings }: { grid: Grid; drawings: Drawings }) => (
  <g>
    <Parts grid={grid} parts={grid.places.map((place) => ({ place, text: drawing(drawings, `unseen-${spread(place, 3, 5, 4)}`) }))} />
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
    return { place: one.space, turn: turned(one.rotation), found: textsFor(one, sides, crowded.has(one.space), fine, drawings) };
  });
  const rim = board.filter(({ space }) => directions.some((direction) => !owners.has(neighbour(space, direction))));
  return (
    <>
      <Rock grid={grid} drawings={drawings} />
      {[1, 2, 3].map((halo) => (
        <g key={halo}>
          <Parts grid={grid} parts={rim.map(({ space }) => ({ place: space, text: drawing(drawings, `halo-${halo}`) }))} />
        </g>
      ))}
      <g>
        <Parts grid={grid} parts={laid.map(({ place, found }) => ({ place, text: found.earth }))} />
      </g>
      <g>
        <Parts grid={grid} parts={laid.map(({ place, turn, found }) => ({ place, turn, text: found.stone }))} />
      </g>
      <g>
        <Parts grid={grid} parts={laid.map(({ place, turn, found }) => ({ place, turn, text: found.glow }))} />
      </g>
      <g>
        <Parts grid={grid} parts={laid.map(({ place, found }) => ({ place, text: found.stand }))} />
      </g>
    </>
  );
}
