// The stone of a tile: lamplight on the earth, kerbs, floors, doors. It is turned with its tile, so no light of the torch is
// in it; and it comes from the tile's data, so that a tile nobody drew has a picture.
import type { Brush, Tone } from '../palette';
import { along, band, beside, closed, corners, distanceTo, edge, fromEdge, innerDoors, line, long, outwardness, tracks, type Door, type Spot, type TileData, type Track } from './geometry';

export interface Layer {
  tone: Tone;
  brush: Brush;
  d: string;
}

const kerb = 58;
const floor = 44;
const wall = 72;
const passage = 34;

/** Even steps along a track, from a half step after its begin to a half step before its end. */
function paces(track: Track, length: number): number[] {
  const count = Math.max(1, Math.round(long(track) / length));
  return Array.from({ length: count }, (_, at) => (at + 0.5) / count);
}

const lengths = [20, 9, 15, 6, 12];
const wedge = (a: Spot, tip: Spot, b: Spot) => closed([a, tip, b]);

/** Light that falls from a corridor on the earth: wedges from its kerbs outwards. */
function fringe(lines: readonly Track[]): string {
  let d = '';
  lines.forEach((track, order) => {
    for (const side of [-1, 1]) {
      paces(track, 9).forEach((t, at) => {
        const out = 33 + lengths[(at * 2 + order + (side > 0 ? 3 : 0)) % 5]!;
        const tip = beside(track, t, side * out);
        const half = 3.4 / long(track);
        if (outwardness(tip) < 0.9 && distanceTo(lines, tip) > out - 4) d += wedge(beside(track, t - half, side * 31), tip, beside(track, t + half, side * 31));
      });
    }
  });
  return d;
}

/** Half a row of flagstones between two steps of a track. */
function flag(track: Track, t: number, length: number, side: number): string {
  const half = length / 2 / long(track);
  return closed([beside(track, t - half, side), beside(track, t + half, side), beside(track, t + half, side * 20), beside(track, t - half, side * 20)]);
}

/** Joints of the kerb's blocks, and of the flagstones in two rows; some stones are worn, some lit, and moss grows at the walls. */
function joints(lines: readonly Track[]) {
  let [blocks, flags, worn, lit, moss] = ['', '', '', '', ''];
  const alone = (spot: Spot, track: Track, room: number) => distanceTo(lines.filter((other) => other !== track), spot) > room;
  for (const track of lines) {
    for (const t of paces(track, 14)) {
      for (const side of [-1, 1]) {
        if (alone(beside(track, t, side * 26), track, kerb / 2)) blocks += line(beside(track, t, side * 23), beside(track, t, side * 28));
      }
    }
    paces(track, 12).forEach((t, at) => {
      const side = at % 2 ? 1 : -1;
      if (!alone(beside(track, t, side * 11), track, floor / 2)) return;
      flags += line(beside(track, t, 0), beside(track, t, side * 21));
      if (at % 5 === 1) worn += flag(track, t, 24, side);
      if (at % 5 === 3) lit += flag(track, t, 24, -side);
      if (at % 4 === 2) moss += wedge(beside(track, t, side * 22), beside(track, t + 5 / long(track), side * 15), beside(track, t + 11 / long(track), side * 22));
    });
    let row: Spot[] = [];
    for (const t of [...paces(track, 8), 2]) {
      const spot = along(track, Math.min(t, 1)).at;
      if (t <= 1 && alone(spot, track, floor / 2)) row.push(spot);
      else {
        if (row.length > 1) flags += line(...row);
        row = [];
      }
    }
  }
  return { blocks, flags, worn, lit, moss };
}

/** The leaves of doors: planks in an ink line, two bands of iron. */
function leaves(doors: readonly Door[], length: number): Layer[] {
  const box = ({ at: [x, y], turn }: Door, l: number, w: number, shift = 0) => {
    const a = (turn * Math.PI) / 180;
    const corner = (u: number, v: number): Spot => [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)];
    return closed([corner(shift - l / 2, -w / 2), corner(shift + l / 2, -w / 2), corner(shift + l / 2, w / 2), corner(shift - l / 2, w / 2)]);
  };
  const all = (l: number, w: number, shifts = [0]) => doors.flatMap((door) => shifts.map((shift) => box(door, l, w, shift))).join('');
  return [
    { tone: 'ink', brush: 'fill', d: all(length + 5, 14) },
    { tone: 'wood3', brush: 'fill', d: all(length, 9) },
    { tone: 'wood1', brush: 'fill', d: all(1.6, 9, [-length * 0.14, length * 0.14]) },
    { tone: 'iron3', brush: 'fill', d: all(4, 12, [-length * 0.34, length * 0.34]) },
  ];
}

/** The stone of a corridor tile. */
function corridors(tile: TileData): Layer[] {
  const paths = tracks(tile);
  const lines = paths.flat();
  const hub = paths.some((path) => path.length > 2) ? closed(corners(24)) : '';
  const bands = (width: number) => lines.map((track) => band(track, width)).join('') + hub;
  const { blocks, flags, worn, lit, moss } = joints(lines);
  return [
    { tone: 'rockG2', brush: 'fill', d: bands(76) },
    { tone: 'rockG3', brush: 'fill', d: fringe(lines) },
    { tone: 'ink', brush: 'fill', d: bands(kerb + 5) },
    { tone: 'stone2', brush: 'fill', d: bands(kerb) },
    { tone: 'ink', brush: 'hair', d: blocks },
    { tone: 'ink', brush: 'fill', d: bands(floor + 3) },
    { tone: 'floorG3', brush: 'fill', d: bands(floor - 1) },
    { tone: 'floorG2', brush: 'fill', d: worn },
    { tone: 'floorG4', brush: 'fill', d: lit },
    { tone: 'floorG1', brush: 'hair', d: flags },
    { tone: 'moss2', brush: 'fill', d: moss },
    ...leaves(innerDoors(tile), 40),
  ];
}

/** The walls of a Room and its passages, each with a door. What lies on its floor stands upright and is no structure. */
function room(tile: TileData): Layer[] {
  const open = tile.edges.flatMap((kind, direction) => (kind === 'D' ? [direction] : []));
  const ways = (width: number, from: number) => open.map((direction) => band({ from: fromEdge(direction, from), to: edge(direction) }, width)).join('');
  const ring = (size: number) => closed(corners(size));
  let [rays, blocks] = ['', ''];
  for (let direction = 0; direction < 6; ++direction) {
    for (let at = -3; at <= 3; ++at) {
      const out = 63 + lengths[(direction + at + 10) % 5]! * 0.6;
      if (!open.includes(direction)) rays += wedge(fromEdge(direction, 64, at * 10 - 3), fromEdge(direction, out, at * 10.5), fromEdge(direction, 64, at * 10 + 3));
      if (Math.abs(at) < 3 && at % 2) blocks += line(fromEdge(direction, 57, at * 17), fromEdge(direction, 61, at * 17));
    }
    blocks += line(corners(67)[direction]!, corners(71)[direction]!);
  }
  return [
    { tone: 'rockG2', brush: 'fill', d: ring(82) + ways(56, 50) },
    { tone: 'rockG3', brush: 'fill', d: rays },
    { tone: 'ink', brush: 'fill', d: ring(wall + 3) + ways(passage + 14, 50) },
    { tone: 'stone2', brush: 'fill', d: ring(wall) + ways(passage + 9, 50) },
    { tone: 'ink', brush: 'hair', d: blocks },
    { tone: 'ink', brush: 'fill', d: ring(66) + ways(passage + 2, 50) },
    { tone: 'floorG3', brush: 'fill', d: ring(63) + ways(passage - 2, 50) },
    ...leaves(open.map((direction) => ({ at: fromEdge(direction, 71), turn: -60 * direction + 90 })), 38),
  ];
}

export function structure(tile: TileData): Layer[] {
  return (tile.paths.length ? corridors(tile) : room(tile)).filter(({ d }) => d);
}

/** Tiles of the same edges, paths and inner doors share their stone: this names it. */
export function shapeName({ edges, paths }: Pick<TileData, 'edges' | 'paths'>): string {
  return ['digger-shape', edges.join(''), ...paths.map((path) => path.join(''))].join('-');
}
