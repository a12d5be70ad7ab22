// The border of what somebody has dug: a line in the owner's colour and a weave inside it, along those edges of a tile beyond
// which the dungeon is not theirs. Where it stops the next tile goes on with it. The page draws it, too: it needs geometry alone.
import type { Brush } from '../brush';
import type { Tone } from '../palette';
import { closed, corners, type Spot } from './geometry';

export type Owner = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface BorderLayer {
  tone: Tone;
  brush: Brush;
  d: string;
}

/** Sides go clockwise from the top corner, directions against the clock from the east. */
const sideOf = (direction: number) => (7 - direction) % 6;
const ring = corners(100);
const at = (side: number) => ring[(side + 6) % 6]!;
const mixed = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Corners of a run of sides, moved inwards to a hexagon of this size; its ends lie on the edges that it does not follow. */
function inwards(first: number, count: number, size: number): Spot[] {
  const share = 1 - size / 100;
  const between = Array.from({ length: count - 1 }, (_, k) => mixed(at(first + 1 + k), [0, 0], share));
  return [mixed(at(first), at(first - 1), share), ...between, mixed(at(first + count), at(first + count + 1), share)];
}

/** The runs of neighbouring sides in a list. */
function runs(sides: readonly number[]): [first: number, count: number][] {
  const has = new Set(sides);
  return sides.filter((side) => !has.has((side + 5) % 6)).map((first) => {
    let count = 1;
    while (has.has((first + count) % 6)) count += 1;
    return [first, count];
  });
}

/** A band between two hexagons along these sides. */
function along(sides: readonly number[], outer: number, inner: number): string {
  if (sides.length === 6) return closed(corners(outer)) + closed(corners(inner).reverse());
  return runs(sides).map(([first, count]) => closed([...inwards(first, count, outer), ...inwards(first, count, inner).reverse()])).join('');
}

const step = ([a, b]: Spot, [c, d]: Spot) => `M${Math.round(a)} ${Math.round(b)}l${Math.round(c) - Math.round(a)} ${Math.round(d) - Math.round(b)}`;
const dot = ([x, y]: Spot, r: number) => `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

type Put = (along: number, inwards: number) => Spot;

/** What an owner's border is woven of: a mark, how far apart, and whether it is a line. */
const weaves: Readonly<Record<Owner, { gap: number; line: boolean; mark(put: Put, odd: boolean): string } | null>> = {
  A: null,
  B: { gap: 12, line: true, mark: (put) => step(put(-3, 0), put(4, 9)) },
  C: { gap: 12, line: false, mark: (put) => dot(put(0, 5), 3) },
  D: { gap: 16, line: true, mark: (put) => step(put(-4, 1), put(4, 9)) + step(put(4, 1), put(-4, 9)) },
  E: { gap: 16, line: true, mark: (put) => step(put(-8, 3), put(-4, 8)) + step(put(-4, 8), put(0, 3)) + step(put(0, 3), put(4, 8)) + step(put(4, 8), put(8, 3)) },
  F: { gap: 10, line: false, mark: (put, odd) => closed(odd ? [put(-5, 0), put(0, 0), put(0, 5), put(-5, 5)] : [put(-5, 5), put(0, 5), put(0, 10), put(-5, 10)]) },
};

function woven(owner: Owner, sides: readonly number[]): string {
  const weave = weaves[owner];
  if (!weave) return '';
  const inner = corners(88);
  return sides.map((side) => {
    const [a, b] = [inner[side]!, inner[(side + 1) % 6]!];
    const [u, v] = [(b[0] - a[0]) / 88, (b[1] - a[1]) / 88];
    const count = Math.floor(80 / weave.gap);
    return Array.from({ length: count }, (_, k) => {
      const middle = 44 + (k - (count - 1) / 2) * weave.gap;
      return weave.mark((far, inside) => [a[0] + u * (middle + far) - v * inside, a[1] + v * (middle + far) + u * inside], k % 2 === 1);
    }).join('');
  }).join('');
}

const all: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Along the edges in these directions; without them around the whole tile. `bold` for where a space is a few pixels wide. */
export function borderLayers(owner: Owner, directions: readonly number[] = all, bold = false): BorderLayer[] {
  const sides = directions.map(sideOf).sort((a, b) => a - b);
  if (!sides.length) return [];
  const [ink, line] = bold ? [[99.5, 78], [98.5, 82]] as const : [[99.5, 87.5], [97.5, 90]] as const;
  const layers: BorderLayer[] = [
    { tone: 'ink', brush: 'fill', d: along(sides, ink[0], ink[1]) },
    { tone: `own${owner}`, brush: 'fill', d: along(sides, line[0], line[1]) },
  ];
  const marks = bold ? '' : woven(owner, sides);
  if (!marks) return layers;
  // by day a colour alone is too pale on parchment: each mark lies on ink
  const { line: drawn } = weaves[owner]!;
  if (drawn) layers.push({ tone: 'ink', brush: 'thick', d: marks });
  return [...layers, { tone: `own${owner}`, brush: drawn ? 'stroke' : 'thin', d: marks }];
}
