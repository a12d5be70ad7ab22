// What seldom changes: rock, lamplight around what is dug, earths with their owners' borders, stone, what stands in rooms
// and lies on ways. A text for each tile and layer, kept while the tile stays as it is, so that Preact and the browser see
// that nothing happened. Seams: all halos first, then all earths, then all stone.
import { memo } from 'preact/compat';
import { closed, corners, turned } from '../../../art/digger/geometry';
import { signs } from '../../generated/art/digger-signs';
import type { Grid, Place } from '../../parts/board/grid';
import { tileData, typeOf } from './content';
import { coordinates, directions, neighbour, ownerOf, type Laid } from './kinds';
import { featureAt, stoneOf, type Fine } from './shapes';

export type Drawings = ReadonlyMap<string, string>;

interface Part {
  place: Place;
  text: string;
  turn?: number;
}

const drawing = (drawings: Drawings, id: string) => drawings.get(`digger-${id}`) ?? '';

const ring = (size: number, back = false) => closed(back ? corners(size).reverse() : corners(size));
const plainEarth = `<path class="a-rockG1" d="${closed(corners(100.5))}"/>`;
const borderOf = (letter: string) => `${plainEarth}<path class="a-ink" d="${ring(99.5)}${ring(86, true)}"/><path class="a-own${letter}" d="${ring(97.5)}${ring(88, true)}"/>`;

/** Tiles that bring their own earth. */
const whole = new Set(['collapse', 'rock', 'sealed']);
const pictureOf = (laid: Laid) => (laid.face === 'down' ? 'sealed' : (laid.tile ?? 'sealed'));
const isWhole = (laid: Laid) => whole.has(pictureOf(laid));

function earthOf(laid: Laid, fine: Fine, drawings: Drawings): string {
  if (isWhole(laid)) return drawing(drawings, pictureOf(laid)) || plainEarth;
  if (laid.owner === null) return (fine && drawing(drawings, 'earth')) || plainEarth;
  const letter = ownerOf(laid.owner);
  return (fine && drawing(drawings, `earth-${letter}`)) || borderOf(letter);
}

const sized = (text: string, scale: number, x = 0, y = 0) => (text ? `<g transform="translate(${x} ${y}) scale(${scale})">${text}</g>` : '');
const signOf = (id: string) => (id in signs ? signs[id as keyof typeof signs] : '');
/** A sign in the middle of a space: signs are 160 wide. */
const asSign = (id: string, size: number, x = 0, y = 0) => sized(signOf(id), size / 160, x - size / 2, y - size / 2);

function furniture(laid: Laid, fine: Fine, drawings: Drawings): string {
  const tile = laid.tile === null ? undefined : tileData(laid.tile);
  if (!tile || isWhole(laid)) return '';
  const type = typeOf(tile.id);
  if (tile.feature) {
    const [x, y] = featureAt(tile, laid.rotation);
    const feature = tile.feature === 'trap' && laid.armed === false ? 'sprung' : tile.feature;
    return fine ? sized(drawing(drawings, feature) || signOf(feature), drawings.size ? 1 : 0.5, x, y) : asSign(feature, 96, x, y);
  }
  if (tile.paths.length) return '';
  return fine ? drawing(drawings, `floor-${type}`) + (drawing(drawings, type) || asSign(type, 100)) : asSign(type, 138, 0, -2);
}

interface Texts {
  earth: string;
  stone: string;
  stand: string;
}

/** Texts by all that they depend on: a tile that did not change keeps its own. */
const texts = new Map<string, Texts>();
let textsOf: Drawings | null = null;

function textsFor(laid: Laid, fine: Fine, drawings: Drawings): Texts {
  if (textsOf !== drawings) {
    texts.clear();
    textsOf = drawings;
  }
  const key = [laid.face, laid.tile, laid.rotation, laid.owner, laid.armed, laid.active, fine].join();
  let found = texts.get(key);
  if (!found) {
    const tile = laid.tile === null || isWhole(laid) ? undefined : tileData(laid.tile);
    texts.set(key, (found = { earth: earthOf(laid, fine, drawings), stone: tile ? stoneOf(tile, fine) : '', stand: furniture(laid, fine, drawings) }));
  }
  return found;
}

const Lay = memo(({ x, y, turn, text }: { x: number; y: number; turn: number; text: string }) => (
  <g transform={turn ? `translate(${x} ${y}) rotate(${turn})` : `translate(${x} ${y})`} dangerouslySetInnerHTML={{ __html: text }} />
));

function Parts({ grid, parts }: { grid: Grid; parts: readonly Part[] }) {
  return (
    <>
      {parts.map(({ place, text, turn = 0 }) => {
        const { x, y } = grid.middle(place);
        return <Lay key={place} x={round(x)} y={round(y)} turn={turn} text={text} />;
      })}
    </>
  );
}
const round = (value: number) => Math.round(value * 10) / 10;

const kinds = 4;
const kindOf = (place: Place) => {
  const [q, r] = coordinates(place);
  return 1 + (((q * 3 + r * 5) % kinds) + kinds) % kinds;
};

export interface GroundProps {
  grid: Grid;
  board: readonly Laid[];
  fine: Fine;
  drawings: Drawings;
}

export function Ground({ grid, board, fine, drawings }: GroundProps) {
  const dug = new Set(board.map(({ space }) => space));
  const unseen = grid.places.map((place) => ({ place, text: drawing(drawings, `unseen-${kindOf(place)}`) }));
  const rim = board.filter(({ space }) => directions.some((direction) => !dug.has(neighbour(space, direction))));
  const laid = board.map((one) => ({ one, found: textsFor(one, fine, drawings) }));
  return (
    <>
      <Parts grid={grid} parts={unseen} />
      {[1, 2, 3].map((halo) => (
        <g key={halo}>
          <Parts grid={grid} parts={rim.map(({ space }) => ({ place: space, text: drawing(drawings, `halo-${halo}`) }))} />
        </g>
      ))}
      <g>
        <Parts grid={grid} parts={laid.map(({ one, found }) => ({ place: one.space, text: found.earth }))} />
      </g>
      <g>
        <Parts grid={grid} parts={laid.filter(({ found }) => found.stone).map(({ one, found }) => ({ place: one.space, text: found.stone, turn: turned(one.rotation) }))} />
      </g>
      <g>
        <Parts grid={grid} parts={laid.filter(({ found }) => found.stand).map(({ one, found }) => ({ place: one.space, text: found.stand }))} />
      </g>
    </>
  );
}
