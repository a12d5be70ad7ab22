// What figures and things of several games wear, hold and lie among: limbs with boots and fists, belts, shields, links, claws,
// rubble. The kit has what is finer: heads, gems, blades, flames.
import { bead, chain, fist } from './kit';
import { blob, disc, limb, poly, radians, strokes, type Body, type Picture, type Point, type Relief, type Shape } from './lino';

export const soft: Relief = { soft: true };
export const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** An outline around an axis: half of it is said. */
export const both = (axis: number, text: string): Shape => blob(text, { mirror: axis });

/** A point by its angle and distance. */
export const off = (x: number, y: number, degrees: number, far: number): Point => [x + Math.cos(radians(degrees)) * far, y + Math.sin(radians(degrees)) * far];

/** Claws, spikes, teeth: a row of triangles, each with its foot on a point. */
export function spikes(pic: Picture, feet: readonly (readonly [x: number, y: number, degrees: number, long: number])[], wide: number, material: Body = 'bone') {
  for (const [x, y, degrees, long] of feet) {
    pic.body(poly([off(x, y, degrees - 90, wide), off(x, y, degrees, long), off(x, y, degrees + 90, wide)]), material, { ...soft, shade: wide * 0.7, light: 0, rim: 0.7 });
  }
}

/** Many teeth as one cut: along a line, pointing down or up. */
export function teeth(pic: Picture, from: Point, to: Point, count: number, long: number, tone: 'bone3' | 'bone2' = 'bone3') {
  const step: Point = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
  pic.paint(tone, Array.from({ length: count }, (_, at) => {
    const [x, y] = [from[0] + step[0] * at, from[1] + step[1] * at];
    const tall = long * (at % 2 ? 0.7 : 1);
    return poly([[x, y], [x + step[0] * 0.92, y + step[1] * 0.92], [x + step[0] * 0.5, y + step[1] * 0.5 + tall]]).d;
  }).join(''));
}

/** An arm that ends in a fist. */
export function arm(pic: Picture, sleeve: Body, skin: Body, joints: readonly (readonly [number, number, number])[], hold = 1.1) {
  const [x, y, r] = joints.at(-1)!;
  chain(pic, sleeve, joints);
  fist(pic, skin, x, y, r * hold);
}

/** A boot, its toe to the side. */
export function boot(pic: Picture, material: Body, x: number, y: number, size: number, side: 1 | -1) {
  pic.body(blob('-.8,-1.5 .7,-1.5 .9,-.5 2,-.1 2.2,.6! -.9,.6!', { ...(side < 0 ? { flip: 0 } : {}), scale: size, move: [x, y] }), material, soft);
}

/** A leg with its boot. */
export function leg(pic: Picture, cloth: Body, leather: Body, joints: readonly (readonly [number, number, number])[], side: 1 | -1) {
  const [x, y, r] = joints.at(-1)!;
  chain(pic, cloth, joints);
  boot(pic, leather, x, y + r * 0.6, r, side);
}

/** A belt with its buckle. */
export function belt(pic: Picture, x: number, y: number, half: number, tall: number, material: Body = 'wood', buckle: Body = 'gold') {
  pic.body(both(x, `${x - half},${y}! ${x},${y + tall * 0.5}! ${x},${y + tall * 1.4}! ${x - half},${y + tall}!`), material, soft);
  pic.body(poly([[x - tall * 0.6, y + tall * 0.3], [x + tall * 0.6, y + tall * 0.3], [x + tall * 0.6, y + tall * 1.6], [x - tall * 0.6, y + tall * 1.6]]), buckle, soft);
}

/** Stones and splinters of one rough outline; each is turned another way. */
export function rocks(pic: Picture, found: readonly (readonly [x: number, y: number, size: number, turn?: number])[], material: Body = 'stone') {
  for (const [x, y, size, turn = 0] of found) {
    pic.body(blob('-1,-.2! -.5,-.9! .3,-.8! 1,-.3! .8,.6! .1,.8! -.8,.7!', { scale: size, turn, move: [x, y] }), material, { soft: size < 8, pitch: 3.4 });
  }
}

/** A chain of links between two points. */
export function links(pic: Picture, from: Point, to: Point, size: number, sag = 0, material: Body = 'iron') {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(long / (size * 1.7)));
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  for (let at = 0; at <= count; ++at) {
    const t = at / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
    if (at % 2) pic.flat(`${material}1`, limb(...off(x, y, angle, -size * 0.8), size * 0.25, ...off(x, y, angle, size * 0.8), size * 0.25), 'thin');
    else {
      pic.flat(`${material}2`, disc(x, y, size, size * 0.62, angle), 'thin');
      pic.paint(`${material}3`, disc(x - size * 0.2, y - size * 0.25, size * 0.6, size * 0.3, angle));
      pic.paint('ink', disc(x, y, size * 0.5, size * 0.24, angle));
    }
  }
}

/** A round shield with a boss. */
export function buckler(pic: Picture, x: number, y: number, r: number, material: Body = 'wood', edge: Body = 'iron') {
  pic.body(disc(x, y, r), edge, { pitch: 4 });
  pic.body(disc(x, y, r * 0.78), material, { pitch: 4 });
  pic.paint(`${material}1`, strokes([-0.36, 0, 0.36].map((at) => `M${x + at * r},${y - r * 0.66} ${x + at * r},${y + r * 0.66}`).join(' ')), 'hair');
  bead(pic, x, y, r * 0.28, edge);
}

/** Cracks, as lines of ink. */
export const cracks = (pic: Picture, text: string) => pic.paint('ink', strokes(text), 'stroke');

/** A skull seen from its left. */
export function sideSkull(pic: Picture, x: number, y: number, r: number, side: 1 | -1 = 1) {
  const how = { ...(side < 0 ? { flip: 0 } : {}), scale: r, move: [x, y] as Point };
  pic.body(blob('-.2,-1 .5,-.95 1,-.4 1,.2 .6,.6 .5,1! -.4,1! -.75,.55! -.95,.3! -.75,-.2 -.8,-.7', how), 'bone', { soft: r < 9 });
  pic.paint('ink', blob('-.6,-.25 -.1,-.4 .1,0 -.2,.3 -.6,.15', how).d + blob('-.85,.3! -.65,.15! -.6,.5!', how).d);
}

