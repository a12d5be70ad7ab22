// Tiles: the earth of each owner, the stone, the floors of Rooms, the rock that nobody has dug; and each tile of the content
// with all that lies on it. Everything is laid out around the middle of its space.
import content from '../../../content/digger.json';
import { hexagon } from '../kit';
import { away, carve, dice, light, Picture, poly, radians, type Ground, type Point } from '../lino';
import { owners, type Tone } from '../palette';
import { borderLayers, type Owner } from './border';
import { closed, corners, featureSpot, type Spot, type TileData } from './geometry';
import { features } from './rooms';
import { shapeName, structure } from './structure';

export type { Owner } from './border';
export const letters = Object.keys(owners) as Owner[];

/** A picture around the middle of a space; it may reach to the edges of a tile. */
export const onTile = (name: string) => new Picture(`digger-${name}`, 87, 100, false, true);

const neutral: TileData['edges'] = ['D', 'D', 'D', 'D', 'D', 'D'];
/** Content names every tile, but those of scenarios only by their pieces. */
export const tiles: readonly TileData[] = content.tiles as readonly TileData[];
const pieces = content.scenarios.flatMap((scenario) => scenario.pieces as readonly { id: string; class?: string }[]);
const rooms = content.tile_types.filter((type) => type.class !== 'corridor').map(({ id }) => id);
export const neutrals = pieces.filter((piece) => piece.class === 'neutral_room').map(({ id }) => id);

/** Loose cuts of the gouge, as many as asked for, each in its own direction. */
function cuts(count: number, size: number, within: number, seed: number): string {
  const random = dice(seed);
  let d = '';
  for (let at = 0; at < count; ++at) {
    const [turn, out, long] = [random() * 6.28, within * Math.sqrt(random()), size * (0.6 + random())];
    const [x, y] = [out * Math.cos(turn), out * Math.sin(turn)];
    d += poly([[x, y], [x + long, y + long * 0.4 - 1], [x + long * 1.5, y + long * 0.9], [x + long * 0.7, y + long * 0.45 + 0.8]]).d;
  }
  return d;
}

/** Boulders in the earth, clear of each other. */
function boulders(pic: Picture, seed: number, tone: Tone, lit: Tone, shade: Tone, count: number) {
  const random = dice(seed);
  const found: [number, number, number][] = [];
  for (let tries = 0; tries < 60 && found.length < count; ++tries) {
    const [turn, out, r] = [random() * 6.28, 33 * Math.sqrt(random()), 4 + 5 * random()];
    const [x, y] = [out * Math.cos(turn) * 0.95, out * Math.sin(turn)];
    if (found.every(([a, b, s]) => Math.hypot(a - x, b - y) > r + s + 1.5)) found.push([x, y, r]);
  }
  const stones = found.map(([x, y, r]) => poly(Array.from({ length: 6 }, (_, at): Point => {
    const size = r * (0.75 + 0.35 * random());
    return [x + size * Math.cos(radians(at * 60)), y + size * 0.8 * Math.sin(radians(at * 60))];
  })));
  pic.paint(tone, stones.map(({ d }) => d).join(''));
  pic.paint(shade, stones.map((stone) => carve(stone, away, 2.6, { bite: 0, from: 0 })).join(''));
  pic.paint(lit, stones.map((stone) => carve(stone, light, 1.8, { bite: 0, from: 0.2 })).join(''));
}

/** Dug ground, before anybody says whose it is, in a few kinds. */
function earth(kind: number): Picture {
  const pic = onTile(kind === 1 ? 'earth' : `earth-${kind}`);
  pic.paint('rockG1', closed(corners(100.5)));
  boulders(pic, kind * 12 - 5, 'rockG2', 'rockG3', 'rockG0', 10 - kind);
  pic.paint('rockG2', cuts(12, 3.4, 40, kind * 3));
  return pic;
}

const line2 = ([a, b]: Spot, [c, d]: Spot) => `M${Math.round(a)} ${Math.round(b)}l${Math.round(c) - Math.round(a)} ${Math.round(d) - Math.round(b)}`;
/** Whose ground it is: a border in the owner's colour, and a weave inside it. It lies over the earth. */
function border(letter: Owner): Picture {
  const pic = onTile(`earth-${letter}`);
  pic.below.push('digger-earth');
  for (const { tone, brush, d } of borderLayers(letter)) pic.paint(tone, d, brush);
  return pic;
}

/** Faces of rock, clear of each other: only where they catch a little light are they seen. */
function facets(pic: Picture, seed: number, count: number, lit: Tone) {
  const random = dice(seed);
  const found: [number, number, number][] = [];
  for (let tries = 0; tries < 90 && found.length < count; ++tries) {
    const [turn, out, r] = [random() * 6.28, 35 * Math.sqrt(random()), 7 + 8 * random()];
    const [x, y] = [out * Math.cos(turn) * 0.95, out * Math.sin(turn)];
    if (Math.hypot(x, y) + r * 0.7 < 43 && found.every(([a, b, s]) => Math.hypot(a - x, b - y) > (r + s) * 0.86)) found.push([x, y, r]);
  }
  const faces = found.map(([x, y, r]) => poly(Array.from({ length: 5 }, (_, at): Point => {
    const size = r * (0.7 + 0.45 * random());
    return [x + size * Math.cos(radians(at * 72 + seed)), y + size * 0.86 * Math.sin(radians(at * 72 + seed))];
  })));
  pic.paint(lit, faces.map((face, at) => carve(face, light, 1.6 + (at % 3) * 0.9, { bite: 0.5, pitch: 4, from: 0.3, seed: at })).join(''));
}

/** Rock that nobody has dug, in a few kinds so that a wide board is no wallpaper. */
function unseen(kind: number): Picture {
  const pic = onTile(`unseen-${kind}`);
  pic.paint('rockG0', closed(corners(100.5)));
  facets(pic, kind * 17 + 4, [9, 7, 10, 6][kind - 1]!, 'rockG1');
  pic.paint('rockG1', cuts([4, 7, 5, 3][kind - 1]!, kind === 4 ? 6 : 4.4, 38, kind * 5 + 1));
  pic.paint('rockG1', closed(corners(100)) + closed(corners(98).reverse()));
  return pic;
}

/** Lamplight that bites into the dark around what is dug: three rings, each laid for all dug spaces before the next. */
function halo(ring: 1 | 2 | 3): Picture {
  const random = dice(ring * 11);
  const [inner, long] = ([[111, 34], [106, 22], [102, 13]] as const)[ring - 1]!;
  const points = corners(1).flatMap((a, side): Spot[] => {
    const b = corners(1)[(side + 1) % 6]!;
    return Array.from({ length: 12 }, (_, at): Spot => {
      const t = at / 12;
      const size = inner + (at % 2 ? long * (0.5 + 0.5 * random()) : 0);
      return [(a[0] + (b[0] - a[0]) * t) * size, (a[1] + (b[1] - a[1]) * t) * size];
    });
  });
  return onTile(`halo-${ring}`).paint((['rockG1', 'rockG2', 'rockG3'] as const)[ring - 1]!, closed(points));
}

function shape(tile: TileData): Picture {
  const pic = new Picture(shapeName(tile), 87, 100, false, true);
  for (const { tone, brush, d } of structure(tile)) pic.paint(tone, d, brush);
  return pic;
}

/** Each kind of Room has a floor of its own hue. */
const floors: Record<string, Ground> = {
  torture: 'remains', dorm: 'jewelry', kitchen: 'pottery', library: 'manuscript', treasure: 'idol', throne: 'tapestry', pit: 'floor', portal: 'rock',
  monster: 'pottery', ruins: 'remains', citadel: 'jewelry', egg: 'idol', cave: 'rock', dragon_tile: 'pottery', treasure_tile: 'idol',
};

function paving(type: string): Picture {
  const pic = onTile(`floor-${type}`);
  const ground = floors[type] ?? 'floor';
  const whole = hexagon(0, 0, 31);
  pic.paint(`${ground}G3`, whole);
  let joints = '';
  const rows: [number, number, readonly number[]][] = [[-18, 18, [0]], [-6, 27, [-20, -7, 7, 20]], [6, 27, [-14, 0, 14]], [18, 18, [-7, 7]]];
  for (const [y, half, stones] of rows) {
    joints += line2([-half * 2, y * 2], [half * 2, y * 2]);
    for (const x of stones) joints += line2([x * 2, y * 2 - 24], [x * 2, y * 2]);
  }
  pic.paint(`${ground}G1`, joints, 'hair');
  // the wall towards the torch throws its shadow on the floor, and light lies before the other
  pic.paint(`${ground}G1`, carve(whole, light, 5, { pitch: 5, from: 0.15, seed: 2 }));
  pic.paint(`${ground}G4`, carve(whole, away, 6, { pitch: 5, from: 0.2, seed: 4 }));
  return pic;
}

/** A tile as it lies in the hand: its stone, floor and what stands there, unturned. Earth goes below it. */
function whole(tile: TileData): Picture {
  const pic = onTile(tile.id);
  pic.below.push(shapeName(tile));
  if (tile.feature) {
    const [x, y] = featureSpot(tile);
    pic.put(features().get(tile.feature)!, x / 2, y / 2, 1);
  } else if (!tile.paths.length) pic.below.push(`digger-floor-${tile.type}`, `digger-${tile.type}`);
  return pic;
}

export function allTiles(): Picture[] {
  const others = neutrals.map((type): TileData => ({ id: `tile-${type}`, type, edges: neutral, paths: [], inner_doors: [] }));
  const known = [...tiles, ...others];
  const shapes = new Map(known.map((tile) => [shapeName(tile), tile]));
  return [...[1, 2, 3].map(earth), ...letters.map(border), ...[1, 2, 3, 4].map(unseen), ...([1, 2, 3] as const).map(halo), ...[...shapes.values()].map(shape), ...[...rooms, ...neutrals].map(paving), ...known.map(whole)];
}
