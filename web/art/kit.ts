// Parts that pictures of every game are built from: gems, skulls, hands, flames, blades, halls. To face the other way,
// reflect the points (`flip`), never the finished picture: the light is not reflected.
import { away, blob, bounds, carve, dice, disc, hatch, light, limb, Picture, poly, radians, rays, rect, ribbon, strokes, type Body, type Ground, type Knot, type Point, type Relief, type Shape, type Tone } from './lino';

const soft: Relief = { soft: true };

/** An outline given around 0,0 in parts of `size`. */
export function around(x: number, y: number, size: number, text: string, flip = false): Shape {
  return blob(text, { ...(flip ? { flip: 0 } : {}), scale: size, move: [x, y] });
}

/** A cut stone: four facets, each with its own light. */
export function gem(pic: Picture, x: number, y: number, r: number, material: Body) {
  pic.flat(`${material}2`, poly([[x, y - r], [x + r, y], [x, y + r * 1.15], [x - r, y]]));
  pic.paint(`${material}3`, poly([[x, y - r], [x - r, y], [x - r * 0.2, y - r * 0.1]]));
  pic.paint(`${material}1`, poly([[x, y + r * 1.15], [x + r, y], [x, y + r * 0.2]]));
  if (r > 4) pic.paint('rim', poly([[x - r * 0.55, y - r * 0.2], [x - r * 0.1, y - r * 0.65], [x - r * 0.2, y - r * 0.2]]));
}

/** A large stone with a table and a girdle of facets. */
export function jewel(pic: Picture, x: number, y: number, rx: number, ry: number, material: Body) {
  const ring = (share: number) => Array.from({ length: 8 }, (_, at): Point => {
    const angle = radians(22.5 + at * 45);
    return [x + rx * share * Math.cos(angle), y + ry * share * Math.sin(angle)];
  });
  const [outer, table] = [ring(1), ring(0.56)];
  pic.flat(`${material}2`, poly(outer));
  const facet = (at: number) => poly([outer[at % 8]!, outer[(at + 1) % 8]!, table[(at + 1) % 8]!, table[at % 8]!]).d;
  pic.paint(`${material}1`, facet(7) + facet(0) + facet(1));
  pic.paint(`${material}3`, facet(3) + facet(5) + poly([table[3]!, table[4]!, table[5]!]).d);
  pic.paint('rim', facet(4));
}

export function bead(pic: Picture, x: number, y: number, r: number, material: Body) {
  pic.flat(`${material}2`, disc(x, y, r), r < 2.6 ? 'thin' : 'inked');
  pic.paint(`${material}1`, carve(disc(x, y, r), away, r * 0.6, { bite: 0, from: 0 }));
  pic.paint(r < 3.4 ? `${material}3` : 'rim', disc(x - r * 0.3, y - r * 0.35, r * 0.32));
}

/** Beads along a hanging line from one point to another; `sag` is how deep it hangs. */
export function hang(from: Point, to: Point, sag: number, count: number): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const t = count === 1 ? 0.5 : at / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });
}

/** Deep sockets with a small light in each: they read at 28 pixels. */
export function sockets(pic: Picture, x: number, y: number, gap: number, r: number, glow: Tone = 'fire3', slant = 12) {
  for (const side of [-1, 1]) {
    pic.paint('ink', disc(x + side * gap, y, r * 1.5, r * 1.15, side * slant));
    pic.paint(glow, disc(x + side * gap, y + 0.2, r * 0.75, r * 0.6));
  }
}

/** A living eye: white, iris, a light; `way` is where it looks, `lid` how far it is closed. */
export function eye(pic: Picture, x: number, y: number, r: number, iris: Tone = 'ink', way = 0, lid = 0) {
  const white = blob(`${x - r * 1.5},${y + r * 0.1}! ${x - r * 0.4},${y - r * (0.95 - lid)} ${x + r * 0.7},${y - r * (0.8 - lid)} ${x + r * 1.5},${y + r * 0.1}! ${x},${y + r * 0.8}`);
  pic.flat('bone3', white, 'thin');
  pic.paint(iris, disc(x + way * r, y + lid * r * 0.2, r * 0.68, r * (0.72 - lid * 0.3)));
  if (iris !== 'ink') pic.paint('ink', disc(x + way * r, y + lid * r * 0.2, r * 0.34));
  pic.paint('rim', disc(x + way * r - r * 0.25, y - r * 0.25, r * 0.2));
}

const skullTop = '0,-1.05 -.75,-.85 -1.02,-.1 -.84,.42 -.52,.56! -.5,.98 0,1.1 .5,.98 .52,.56! .84,.42 1.02,-.1 .75,-.85';

/** Bone and holes, a little light in each socket where it is not dead for good. */
export function skull(pic: Picture, x: number, y: number, r: number, { glow = 'ink' as Tone, material = 'bone' as Body, jaw = true } = {}) {
  const whole = around(x, y, r, jaw ? skullTop : '0,-1.05 -.75,-.85 -1.02,-.1 -.84,.42 -.55,.5! -.46,.78 0,.84 .46,.78 .55,.5! .84,.42 1.02,-.1 .75,-.85');
  pic.body(whole, material, { soft: r < 9, pitch: Math.max(3, r * 0.22) });
  for (const side of [-1, 1]) {
    pic.paint('ink', around(x + side * r * 0.42, y + r * 0.02, r * 0.34, '-.9,-.5 .2,-.95 1,-.3 .8,.7 -.2,1 -1,.5', side > 0));
    if (glow !== 'ink') pic.paint(glow, disc(x + side * r * 0.42, y + r * 0.06, r * 0.12));
  }
  pic.paint('ink', poly([[x, y + r * 0.28], [x - r * 0.15, y + r * 0.56], [x + r * 0.15, y + r * 0.56]]));
  const low = jaw ? 0.98 : 0.76;
  pic.paint('ink', strokes([-0.24, 0, 0.24].map((at) => `M${x + at * r},${y + r * (low - 0.26)} ${x + at * r},${y + r * low}`).join(' ')), 'hair');
}

/** A long bone with two knobs at each end. */
export function bone(pic: Picture, from: Point, to: Point, r: number, material: Body = 'bone') {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = (end: Point, along: number, aside: number): Point => [end[0] + Math.cos(angle) * along - Math.sin(angle) * aside, end[1] + Math.sin(angle) * along + Math.cos(angle) * aside];
  const path: [Point, boolean][] = [
    [at(from, r * 1.1, -r * 0.62), false], [at(from, 0, -r * 1.5), false], [at(from, -r * 0.9, -r * 0.9), false], [at(from, -r * 0.5, 0), true], [at(from, -r * 0.9, r * 0.9), false], [at(from, 0, r * 1.5), false], [at(from, r * 1.1, r * 0.62), false],
    [at(to, -r * 1.1, r * 0.62), false], [at(to, 0, r * 1.5), false], [at(to, r * 0.9, r * 0.9), false], [at(to, r * 0.5, 0), true], [at(to, r * 0.9, -r * 0.9), false], [at(to, 0, -r * 1.5), false], [at(to, -r * 1.1, -r * 0.62), false],
  ];
  pic.body(blob(path.map(([[x, y], sharp]): Knot => ({ x, y, sharp }))), material, { pitch: 3, shade: r * 0.9, light: r * 0.6 });
}

const tongue = '0,0 -.52,-.3 -.58,-.85 -.26,-1.3 -.22,-1.95! .14,-1.42 .34,-1.66! .58,-.9 .46,-.3';

/** Fire in three tones; its foot is at the point. */
export function flame(pic: Picture, x: number, y: number, size: number) {
  pic.flat('fire1', around(x, y, size, tongue), size > 9 || pic.sign ? (pic.sign ? 'bold' : 'inked') : 'thin');
  pic.paint('fire2', around(x, y - size * 0.06, size * 0.68, tongue));
  pic.paint('fire3', around(x, y - size * 0.1, size * 0.38, tongue));
}

/** The one light of every scene: a torch on the wall at the upper left. */
export function torch(pic: Picture, x: number, y: number, size: number) {
  pic.body(poly([[x - size * 0.28, y], [x + size * 0.28, y], [x + size * 0.13, y + size * 1.9], [x - size * 0.13, y + size * 1.9]]), 'wood', { ...soft, shade: size * 0.2, light: size * 0.14, rim: 0 });
  flame(pic, x, y - size * 0.05, size);
  pic.body(poly([[x - size * 0.52, y - size * 0.15], [x + size * 0.52, y - size * 0.15], [x + size * 0.34, y + size * 0.42], [x - size * 0.34, y + size * 0.42]]), 'iron', { ...soft, shade: size * 0.2, light: size * 0.14, rim: 0 });
}

/** An arm or a leg: joints as x, y, radius; what lies behind comes first. */
export function chain(pic: Picture, material: Body, joints: readonly (readonly [number, number, number])[], how: Relief = soft) {
  for (let at = 0; at + 1 < joints.length; ++at) {
    const [a, b] = [joints[at]!, joints[at + 1]!];
    pic.body(limb(...a, ...b), material, { seed: at + 1, ...how });
  }
}

/** A closed hand seen from outside: knuckles and a thumb. */
export function fist(pic: Picture, material: Body, x: number, y: number, r: number, flip = false) {
  pic.body(around(x, y, r, '-.9,-.5 -.3,-.95 .6,-.9 1,-.3 .95,.5 .3,.95 -.6,.85 -1,.2', flip), material, { pitch: 3 });
  const side = flip ? -1 : 1;
  pic.paint('ink', strokes([-0.35, 0.1, 0.55].map((at) => `M${x + side * r * at},${y - r * 0.8} ${x + side * r * (at - 0.05)},${y - r * 0.05}`).join(' ')), 'stroke');
}

/** A hand that holds or offers: four fingers from the palm; `way` in degrees is where they point. */
export function hand(pic: Picture, material: Body, x: number, y: number, r: number, way: number, { spread = 14, thumb = 1 as 1 | -1 | 0, curl = 1 } = {}) {
  const tip = (degrees: number, length: number): Point => [x + Math.cos(radians(degrees)) * length * r, y + Math.sin(radians(degrees)) * length * r];
  if (thumb) {
    const [tx, ty] = tip(way - thumb * 62, 1.35 * curl);
    pic.body(limb(x, y, r * 0.4, tx, ty, r * 0.27), material, soft);
  }
  for (const at of [-1.5, -0.5, 0.5, 1.5]) {
    const [fx, fy] = tip(way + at * spread, (1.75 - Math.abs(at) * 0.12) * curl);
    const [bx, by] = tip(way + at * spread * 1.6, 0.55);
    pic.body(limb(bx, by, r * 0.3, fx, fy, r * 0.22), material, soft);
  }
  pic.body(disc(x, y, r * 0.85, r * 0.72, way), material, { ...soft, rim: 0 });
}

/** A straight blade from its guard to its point. */
export function blade(pic: Picture, from: Point, to: Point, wide: number, material: Body = 'iron') {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [cos, sin] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside: number): Point => [from[0] + cos * along * length - sin * aside * wide, from[1] + sin * along * length + cos * aside * wide];
  pic.flat(`${material}2`, poly([at(0, 1), at(0.86, 1), at(1, 0), at(0.86, -1), at(0, -1)]));
  pic.paint(`${material}3`, poly([at(0, -1), at(0.86, -1), at(1, 0), at(0, 0)]));
  pic.paint(`${material}1`, poly([at(0, 0.55), at(0.9, 0.4), at(0.86, 1), at(0, 1)]));
}

/** A sword: pommel, grip, guard and blade. */
export function sword(pic: Picture, hilt: Point, point: Point, wide: number, fitting: Body = 'gold') {
  const length = Math.hypot(point[0] - hilt[0], point[1] - hilt[1]);
  const [cos, sin] = [(point[0] - hilt[0]) / length, (point[1] - hilt[1]) / length];
  const at = (along: number, aside: number): Point => [hilt[0] + cos * along - sin * aside, hilt[1] + sin * along + cos * aside];
  blade(pic, at(wide * 4, 0), point, wide);
  pic.body(limb(...at(0, 0), wide * 0.8, ...at(wide * 4, 0), wide * 0.8), 'hide', soft);
  pic.body(limb(...at(wide * 4, -wide * 3), wide * 0.8, ...at(wide * 4, wide * 3), wide * 0.8), fitting, soft);
  bead(pic, ...at(-wide * 0.6, 0), wide * 1.2, fitting);
}

/** A club with or without spikes. */
export function club(pic: Picture, from: Point, to: Point, thin: number, thick: number, { material = 'wood' as Body, spikes = true } = {}) {
  const shaft = limb(...from, thin, ...to, thick);
  pic.body(shaft, material, { pitch: 3.2, seed: 7 });
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  pic.paint(`${material}1`, hatch(shaft, (angle * 180) / Math.PI, 3.5, 1.1, { part: [0.25, 0.8], seed: 4 }));
  if (!spikes) return;
  for (const [along, side] of [[0.62, -1], [0.78, 1], [0.94, -1], [0.97, 1]] as const) {
    const r = thin + (thick - thin) * along;
    const [ox, oy] = [-Math.sin(angle) * side, Math.cos(angle) * side];
    const [x, y] = [from[0] + (to[0] - from[0]) * along + ox * r, from[1] + (to[1] - from[1]) * along + oy * r];
    pic.body(poly([[x - oy * 2.4 - ox, y + ox * 2.4 - oy], [x + ox * 7, y + oy * 7], [x + oy * 2.4 - ox, y - ox * 2.4 - oy]]), 'bone', { ...soft, light: 1.4, shade: 1.4 });
  }
}

/** Spots of a die, as columns and rows from -1 to 1. */
export const pips: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A thrown die that shows three faces: the top in the light, the left one between, the right one in the shade. */
export function die(pic: Picture, x: number, y: number, r: number, material: Body, [top, left, right]: readonly [number, number, number], turn = 0, lying = true) {
  const at = (degrees: number, share = 1): Point => [x + r * share * Math.cos(radians(degrees + turn)), y + r * share * Math.sin(radians(degrees + turn))];
  const faces: [[Point, Point, Point], number][] = [
    [[at(210), at(270), at(330)], top],
    [[at(210), [x, y], at(90)], left],
    [[[x, y], at(330), at(30)], right],
  ];
  if (lying) pic.shadow(x + r * 0.2, y + r * 0.85, r * 0.95, r * 0.3);
  const hull = blob([270, 330, 30, 90, 150, 210].flatMap((degrees): Knot[] => [at(degrees - 8, 0.985), at(degrees + 8, 0.985)].map(([px, py]) => ({ x: px, y: py, sharp: false }))));
  pic.flat(`${material}2`, hull);
  pic.paint(`${material}1`, blob([[...at(330), true], [...at(30), true], [...at(90), true], [x, y, true]].map(([px, py, sharp]) => ({ x: px as number, y: py as number, sharp: sharp as boolean }))));
  pic.paint(`${material}3`, poly([at(210), at(270), at(330), [x, y]]));
  const paper: Tone = material === 'dark' ? 'gold3' : 'ink';
  for (const [[a, b, c], count] of faces) {
    // two edges of the face span it; its spots lie on that grid
    const u: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
    const v: Point = [(c[0] - b[0]) / 2, (c[1] - b[1]) / 2];
    const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    for (const [column, row] of pips[count]!) {
      const [px, py] = [middle[0] + (u[0] * column + v[0] * row) * 0.52, middle[1] + (u[1] * column + v[1] * row) * 0.52];
      const long = Math.atan2(u[1] + v[1], u[0] + v[0]);
      pic.paint(paper, disc(px, py, r * 0.125, r * 0.085, (long * 180) / Math.PI));
    }
  }
  pic.paint('rim', poly([at(210, 0.97), at(270, 0.97), at(267, 0.86), at(214, 0.86)]));
}

/** A wall of blocks: joints as lines, a few stones lit. */
export function blocks(pic: Picture, x: number, y: number, width: number, height: number, rows: number, wide: number, line: Tone, lit?: Tone, seed = 1) {
  const random = dice(seed);
  const tall = height / rows;
  let joints = '';
  let bright = '';
  for (let row = 0; row < rows; ++row) {
    const top = y + row * tall;
    if (row) joints += `M${x},${top} ${x + width},${top} `;
    for (let left = x - (row % 2 ? wide / 2 : 0) - random() * wide * 0.2; left < x + width; left += wide) {
      if (left > x) joints += `M${left},${top} ${left},${top + tall} `;
      if (lit && random() < 0.16 && left > x && left + wide < x + width) bright += carve(rect(left + 1.6, top + 1.6, wide - 3.2, tall - 3.2), light, tall * 0.3, { pitch: 5, from: 0.1, seed: row + left });
    }
  }
  pic.paint(line, strokes(joints), 'stroke');
  if (lit) pic.paint(lit, bright);
}

/** The wall behind a bust, and the torch at its left. */
export function litWall(pic: Picture, ground: Ground, [x, y]: Point) {
  const wall = rect(0, 0, 120, 150);
  pic.paint(`${ground}G1`, wall);
  blocks(pic, 0, 0, 120, 150, 8, 34, `${ground}G0`, undefined, 4);
  pic.paint(`${ground}G2`, blob('0,0! 78,0! 76,32 58,66 32,92 0,100!'));
  pic.paint(`${ground}G3`, rays([x, y - 8], 14, 72, 40, 4, { room: wall, seed: 3 }));
  pic.paint(`${ground}G4`, rays([x, y - 8], 11, 40, 26, 3.2, { room: wall, seed: 5 }));
  torch(pic, x, y, 9);
}

/** A hall for a scene: blocks, a floor that runs away, a torch and its carved light. */
export function hall(pic: Picture, ground: Ground, { floor = 0.78, flameAt = [0.12, 0.3] as Point, glow = 1, size = 9, seed = 1, lamp = true } = {}) {
  const [w, h] = [pic.width, pic.height];
  const level = h * floor;
  const wall = rect(0, 0, w, level);
  const [x, y] = [w * flameAt[0], h * flameAt[1]];
  pic.paint(`${ground}G1`, wall);
  const within = disc(x, y, 62 * glow, 52 * glow);
  pic.paint(`${ground}G2`, poly(within.ring.map(([px, py]): Point => [Math.max(0, Math.min(w, px)), Math.max(0, Math.min(level, py))])));
  blocks(pic, 0, 0, w, level, Math.max(4, Math.round(level / 16)), 33, `${ground}G0`, `${ground}G2`, seed);
  pic.paint(`${ground}G3`, rays([x, y - size * 0.7], 16 * glow, 76 * glow, 40, 4.2, { room: wall, seed }));
  pic.paint(`${ground}G4`, rays([x, y - size * 0.7], 12 * glow, 42 * glow, 26, 3.4, { room: wall, seed: seed + 1 }));
  const paving = rect(0, level, w, h - level);
  pic.paint(`${ground}G3`, paving);
  let lines = '';
  for (let k = -7; k <= 7; ++k) lines += `M${w / 2 + (k * w) / 10},${level} ${w / 2 + (k * w) / 4.4},${h} `;
  pic.paint(`${ground}G0`, strokes(`${lines} M0,${level + (h - level) * 0.36} ${w},${level + (h - level) * 0.36}`), 'stroke');
  pic.paint(`${ground}G1`, hatch(paving, 0, 4.5, 2, { part: [0.45, 1], seed: seed + 3 }));
  if (lamp) torch(pic, x, y, size);
}

/** A tile with a corner at its top, as Dungeon Digger lays them. */
export function hexagon(x: number, y: number, r: number): Shape {
  return poly(Array.from({ length: 6 }, (_, at): Point => [x + r * Math.cos(radians(30 + at * 60)), y + r * Math.sin(radians(30 + at * 60))]));
}

/** A corridor cut into the rock: kerbs of stone, shadow below them, a floor. Two that meet need nothing more. */
export function corridor(pic: Picture, points: readonly Point[], width = 19) {
  const layers: [Tone, number][] = [['ink', 1], ['stone1', 0.9], ['stone3', 0.82], ['ink', 0.64], ['floorG3', 0.53]];
  for (const [tone, share] of layers) pic.paint(tone, ribbon(points, [width * share]));
}

/** Cloth that hangs in folds: wedges from its hem upwards. */
export function folds(pic: Picture, shape: Shape, tone: Tone, degrees = 84, gap = 7, width = 2.4, seed = 1) {
  pic.paint(tone, hatch(shape, degrees, gap, width, { part: [0.2, 0.95], seed }));
}

export { away, bounds, carve, light };
