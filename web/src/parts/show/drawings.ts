// What the page of pieces shows is drawn by the brushes of art/ when the page opens: figures, a floor by torchlight, tiles.
import { blade, chain, flame, fist, skull, torch } from '../../../art/kit';
import { blob, carve, dice, disc, hatch, light, limb, Picture, poly, rays, rect, away, type Tone } from '../../../art/lino';
import { border, hatch as lines, polygon } from '../board/shape';
import type { Grid, Place, Point } from '../board/grid';

const both = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);
const soft = { soft: true };

function figure(name: string, draw: (pic: Picture) => void): string {
  const pic = new Picture(name, 50, 60);
  draw(pic);
  return pic.markup;
}

/** Feet at 0,0; about 40 wide and 55 high, in half units. */
export const figures: Readonly<Record<'dwarf' | 'skeleton' | 'wizard', string>> = {
  dwarf: figure('dwarf', (pic) => {
    pic.body(limb(14, -4, 1.8, 20, -44, 1.6), 'wood', soft);
    pic.body(blob('15,-47! 9,-52 8,-38 17,-36! 21,-36! 32,-34 33,-50 23,-46!'), 'iron', { pitch: 2.8 });
    both((s) => pic.body(blob(`${s * 3},-8! ${s * 11},-8! ${s * 13},1! ${s * 2},1!`), 'wood', soft));
    pic.body(blob('-15,-7! -17,-22 -12,-32 12,-32 17,-22 15,-7! 0,-4'), 'red', { pitch: 3 });
    pic.body(blob('-15,-14! 0,-11 15,-14! 15,-9 0,-6 -15,-9'), 'hide', soft);
    pic.body(rect(-3.5, -14, 7, 7), 'gold', soft);
    both((s) => pic.body(disc(s * 15, -28, 7, 6.4), 'iron', { pitch: 2.6 }));
    pic.body(limb(17, -24, 4.6, 16.6, -14, 3.8), 'skin', soft);
    fist(pic, 'skin', 16.6, -13, 4);
    pic.body(limb(-17, -24, 4.6, -12, -14, 3.8), 'skin', soft);
    pic.body(disc(0, -36, 9, 8), 'skin', soft);
    const beard = blob('0,-35 -6,-35 -11,-38! -12,-28 -9,-19 -4,-16! -3,-11! 0,-15! 3,-11! 4,-16! 9,-19 12,-28 11,-38! 6,-35');
    pic.body(beard, 'fire', { pitch: 2.6 });
    pic.paint('fire1', hatch(beard, 86, 3.4, 1, { part: [0.1, 0.8], seed: 3 }));
    pic.body(blob('0,-38! 3,-35 2.6,-32.6 0,-32 -2.6,-32.6 -3,-35'), 'skin', soft);
    pic.paint('ink', disc(-4, -38, 1.3).d + disc(4, -38, 1.3).d);
    pic.body(blob('-11,-38! -11,-46 -6,-51 0,-52 6,-51 11,-46 11,-38! 0,-41'), 'iron', { pitch: 2.8 });
    pic.body(blob('-11,-41! 0,-44 11,-41! 11,-37.6! 0,-40.6 -11,-37.6!'), 'gold', soft);
    both((s) => pic.body(blob(`${s * 10},-45 ${s * 16},-47 ${s * 18},-55! ${s * 20},-46 ${s * 16},-41 ${s * 10},-41`), 'bone', soft));
  }),
  skeleton: figure('skeleton', (pic) => {
    blade(pic, [-16, -24], [-24, -54], 2.6);
    both((s) => {
      chain(pic, 'bone', [[s * 4, -16, 2.4], [s * 7, -8, 2], [s * 6, -1, 2.2]]);
      pic.body(disc(s * 7.5, 0, 4, 1.8), 'bone', soft);
    });
    pic.flat('ink', blob('-9,-34! 9,-34! 7,-20 4,-16 -4,-16 -7,-20'));
    for (const [k, w] of [[0, 9.4], [1, 8.6], [2, 7]] as const) {
      const y = -33 + k * 4.8;
      pic.paint('bone2', blob(`${-w},${y} 0,${y - 1.6} ${w},${y} ${w - 1},${y + 2.6} 0,${y + 1} ${-w + 1},${y + 2.6}`));
    }
    pic.body(blob('-7,-18! 7,-18! 4,-13 0,-15 -4,-13'), 'bone', soft);
    chain(pic, 'bone', [[-9, -32, 2.8], [-16, -30, 2], [-16, -23, 2.2]]);
    pic.body(disc(-16, -23, 3.2), 'bone', soft);
    chain(pic, 'bone', [[9, -32, 2.8], [14, -25, 2]]);
    pic.body(disc(14, -22, 10.5, 11.5), 'wood', { pitch: 3 });
    pic.body(disc(14, -22, 3.6), 'iron', soft);
    skull(pic, 0, -45, 9.4);
    pic.body(blob('-10,-47! -9,-54 0,-58 9,-54 10,-47! 4,-50 -4,-50'), 'clay', soft);
  }),
  wizard: figure('wizard', (pic) => {
    pic.paint('ghost3', rays([18, -52], 6, 15, 14, 2.6, { seed: 3 }));
    pic.body(limb(17, 0, 1.8, 18, -46, 1.7), 'wood', soft);
    pic.body(blob('-6,-34! -12,-24 -15,-8 -17,1! -9,-1 -4,2! 4,-1 11,2! 17,0! 14,-10 11,-24 6,-34!'), 'violet', { pitch: 3 });
    pic.body(blob('-10,-19! 0,-16 10,-19! 11,-15 0,-12 -11,-15'), 'gold', soft);
    pic.body(blob('-8,-33! -18,-24 -20,-14! -12,-13! -7,-22'), 'violet', { pitch: 2.8 });
    fist(pic, 'skin', -16, -12.6, 3.2);
    pic.body(blob('8,-33! 17,-32 23,-24 20,-19! 12,-22 7,-24'), 'violet', { pitch: 2.8 });
    fist(pic, 'skin', 17.6, -24, 3.6);
    pic.body(disc(0, -37, 7.4, 7), 'skin', soft);
    pic.body(blob('0,-34 -7,-36! -8,-28 -5,-20 0,-13! 5,-20 8,-28 7,-36!'), 'bone', { pitch: 2.6 });
    pic.paint('ink', disc(-3, -37.6, 1.2).d + disc(3, -37.6, 1.2).d);
    pic.body(blob('-8,-43! -6,-52 -1,-60 9,-67! 6,-58 8,-43!'), 'violet', { pitch: 2.8 });
    pic.body(blob('-15,-41 -8,-45 0,-46 8,-45 15,-41 8,-39 0,-40 -8,-39'), 'violet', soft);
    pic.body(disc(18, -52, 5.4), 'ghost', { pitch: 2.4 });
  }),
};

const num = (value: number) => String(Math.round(value * 10) / 10);
const path = (tone: Tone, d: string) => (d ? `<path class="a-${tone}" d="${d}"/>` : '');

/** Light in printed tones: 4 beside a torch, 1 at the edge of sight. */
const toneAt = (x: number, y: number, lights: readonly Point[]) => {
  const near = Math.min(...lights.map((at) => Math.hypot(at.x - x, at.y - y)));
  return near < 130 ? 4 : near < 300 ? 3 : near < 520 ? 2 : 1;
};

/** The rooms of a map: flagstones, each in the tone of its distance from the nearest torch; walls around them. */
export function roomsGround(grid: Grid, torches: readonly Place[]): string {
  const random = dice(4);
  const lights = torches.map((place) => {
    const { x, y } = grid.middle(place);
    return { x, y: y - 60 };
  });
  const stones: Record<number, string> = { 1: '', 2: '', 3: '', 4: '' };
  const chips: Record<number, string> = { 1: '', 2: '', 3: '', 4: '' };
  const walls = new Set<Place>();
  for (const place of grid.places) {
    const middle = grid.middle(place);
    const [x0, y0] = [middle.x - 50, middle.y - 50];
    const [mx, my] = [100 * (0.42 + 0.16 * random()), 100 * (0.42 + 0.16 * random())];
    for (const [sx, sy, w, h] of [[0, 0, mx, my], [mx, 0, 100 - mx, my], [0, my, mx, 100 - my], [mx, my, 100 - mx, 100 - my]] as const) {
      const [x, y] = [x0 + sx, y0 + sy];
      const tone = toneAt(x + w / 2, y + h / 2, lights);
      const cut = 2 + 6 * random();
      stones[tone] += `M${num(x + 1.7 + cut)} ${num(y + 1.7)}H${num(x + w - 1.7)}V${num(y + h - 4)}l-3 2.400H${num(x + 1.7)}V${num(y + 1.7 + cut)}Z`;
      const [a, b, size] = [x + 8 + (w - 26) * random(), y + 6 + (h - 14) * random(), 6 + 8 * random()];
      chips[tone] += `M${num(a)} ${num(b)}l${num(size * 0.6)}-1.8 ${num(size * 0.4)} 1.8-${num(size * 0.4)} 1.200Z`;
    }
    for (let side = 0; side < 4; ++side) {
      const other = grid.neighbour(place, side);
      if (grid.has(other)) continue;
      walls.add(other);
      // corners, too
      walls.add(grid.neighbour(other, (side + 1) % 4));
      walls.add(grid.neighbour(other, (side + 3) % 4));
    }
  }
  const solid = [...walls].filter((place) => !grid.has(place));
  const squares = (places: readonly Place[], top: number, bottom: number) =>
    places.map((place) => {
      const { x, y } = grid.middle(place);
      return `M${x - 50} ${y - 50 + top}h100v${bottom - top}h-100Z`;
    });
  const faces = solid.filter((place) => grid.has(grid.neighbour(place, 2)));
  let courses = '';
  for (const place of faces) {
    const { x, y } = grid.middle(place);
    for (const row of [0, 1]) for (let k = 0; k < 3; ++k) courses += `M${x - 50 + 33 * k + (row ? 17 : 2)} ${y + 14 + 18 * row}h29v14h-29Z`;
  }
  const flames = new Picture('flames', 10, 10);
  for (const { x, y } of lights) {
    flames.paint('fire3', rays([x / 2, y / 2], 9, 30, 22, 3, { seed: 2 }));
    torch(flames, x / 2, y / 2 + 6, 8);
  }
  return [
    path('ink', polygon(grid, grid.places, 1.04)),
    ...[1, 2, 3, 4].map((tone) => path(`floorG${tone}` as Tone, stones[tone]!) + path(`floorG${tone - 1}` as Tone, chips[tone]!)),
    path('stone1', squares(solid, 0, 100).join('')),
    path('stone2', squares(solid, 4, 96).join('')),
    path('ink', squares(faces, 58, 100).join('')),
    path('rockG2', squares(faces, 62, 100).join('')),
    path('floorG2', courses),
    path('stone3', faces.map((place) => `M${grid.middle(place).x - 50} ${grid.middle(place).y + 4}h100v5h-100Z`).join('')),
    flames.markup,
  ].join('');
}

const edgeMiddle = (side: number): Point => ({ x: 86.6 * Math.cos((side * Math.PI) / 3), y: 86.6 * Math.sin((side * Math.PI) / 3) });

export type Tile = { sides: readonly number[]; room?: boolean };

const track = (middle: Point, { sides, room }: Tile) => {
  const ends = sides.map((side) => ({ x: middle.x + edgeMiddle(side).x, y: middle.y + edgeMiddle(side).y }));
  if (ends.length === 2 && !room) return `M${num(ends[0]!.x)} ${num(ends[0]!.y)}Q${num(middle.x)} ${num(middle.y)} ${num(ends[1]!.x)} ${num(ends[1]!.y)}`;
  return ends.map(({ x, y }) => `M${num(x)} ${num(y)}L${num(middle.x)} ${num(middle.y)}`).join('');
};

const stroked = (d: string, tone: string, width: number, more = '') => `<path fill="none" stroke="var(--art-${tone})" stroke-width="${width}" ${more} d="${d}"/>`;

/** Earth with loose cuts, and whatever was dug into it: each layer is one path for all tiles. */
export function diggings(grid: Grid, tiles: ReadonlyMap<Place, Tile>, glow: readonly Place[] = []): string {
  const random = dice(9);
  const dug = [...tiles.keys()];
  let cuts = '';
  let lit = '';
  for (const place of dug) {
    const { x, y } = grid.middle(place);
    for (let k = 0; k < 9; ++k) {
      const [turn, far, size] = [random() * 6.283, 78 * Math.sqrt(random()), 8 + 9 * random()];
      const [a, b] = [x + far * Math.cos(turn), y + far * Math.sin(turn)];
      cuts += `M${num(a)} ${num(b)}l${num(size)} ${num(size * 0.45)} ${num(size * 0.6)} ${num(size * 0.6)}-${num(size * 0.7)}-${num(size * 0.3)}Z`;
    }
    const earth = poly(grid.corners.map((corner) => [(x + corner.x * 0.97) / 2, (y + corner.y * 0.97) / 2]));
    lit += carve(earth, light, 3, { pitch: 7, bite: 0.5, from: 0.1, seed: 2 });
  }
  const ways = dug.map((place) => track(grid.middle(place), tiles.get(place)!)).join('');
  const bright = glow.map((place) => track(grid.middle(place), tiles.get(place)!)).join('');
  const rooms = dug.filter((place) => tiles.get(place)!.room);
  const fire = new Picture('fire', 10, 10);
  for (const place of rooms) {
    const { x, y } = grid.middle(place);
    fire.paint('floorG4', rays([x / 2, y / 2 + 4], 9, 26, 16, 3.4, { seed: 2 }));
    fire.paint('ink', disc(x / 2 + 2, y / 2 + 14, 15, 4));
    flame(fire, x / 2, y / 2 + 13, 8);
    fire.body(blob(`${x / 2 - 11},${y / 2 - 6}! ${x / 2 - 13},${y / 2 + 2} ${x / 2 - 7},${y / 2 + 10} ${x / 2},${y / 2 + 11} ${x / 2 + 7},${y / 2 + 10} ${x / 2 + 13},${y / 2 + 2} ${x / 2 + 11},${y / 2 - 6}!`), 'iron', { pitch: 3 });
    fire.body(disc(x / 2, y / 2 - 6, 12, 3.6), 'moss', soft);
  }
  return [
    path('rockG0', polygon(grid, grid.places, 0.96)),
    stroked(polygon(grid, grid.places, 0.96), 'rockG1', 3),
    path('ink', polygon(grid, dug, 1.02)),
    path('rockG1', polygon(grid, dug, 0.97)),
    path('rockG2', cuts),
    path('rockG3', lit),
    bright && stroked(bright, 'fire2', 74, 'opacity=".25"'),
    stroked(ways, 'ink', 58),
    stroked(ways, 'stone1', 53),
    stroked(ways, 'stone3', 50, 'stroke-dasharray="13 3"'),
    stroked(ways, 'ink', 40),
    stroked(ways, 'floorG2', 36),
    stroked(ways, 'floorG3', 33, 'transform="translate(1.5 2)"'),
    bright && stroked(bright, 'fire2', 30, 'opacity=".45"') + stroked(bright, 'fire3', 6, 'stroke-dasharray="24 8"'),
    path('ink', polygon(grid, rooms, 0.75)),
    path('stone2', polygon(grid, rooms, 0.72)),
    path('ink', polygon(grid, rooms, 0.66)),
    path('floorG3', polygon(grid, rooms, 0.63)),
    stroked(lines(grid, rooms, 0, 26), 'floorG1', 0),
    ways && rooms.length ? stroked(rooms.map((place) => track(grid.middle(place), { ...tiles.get(place)!, room: true })).join(''), 'floorG3', 30, 'stroke-dasharray="34 80"') : '',
    fire.markup,
    stroked(border(grid, dug), 'rockG4', 5),
  ].join('');
}

/** A seam of lamplight at the edge of a hall, for the head of the page. */
export function headlight(): string {
  const pic = new Picture('head', 600, 90);
  pic.paint('rockG1', rect(0, 0, 600, 90));
  const floor = rect(0, 0, 600, 90);
  for (const [x, seed] of [[70, 2], [530, 7]] as const) {
    pic.paint('rockG2', rays([x, 46], 30, 260, 46, 8, { room: floor, seed }));
    pic.paint('rockG3', rays([x, 46], 22, 150, 34, 6, { room: floor, seed: seed + 1 }));
    pic.paint('rockG4', rays([x, 46], 16, 70, 26, 4, { room: floor, seed: seed + 2 }));
    torch(pic, x, 50, 15);
  }
  pic.paint('rockG0', carve(floor, away, 9, { pitch: 7 }));
  return pic.markup;
}
