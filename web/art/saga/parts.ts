// What the figures of Dungeon Saga have in common. A figure stands upright on its square: 50 by 65 units (a square of the board
// is 50 wide), its feet at 25,58; a Large one is twice that. It lies over its base, which tells side and facing.
import { around, sockets } from '../kit';
import { blob, disc, limb, Picture, type Body, type Placed, type Point, type Relief, type Tone } from '../lino';

export const square = 50;

/** How bodies of figures are lit: no teeth, for they are seen at 20 to 80 pixels. */
export const lit = (shade: number, light: number, more: Relief = {}): Relief => ({ soft: true, shade, light, ...more });

export function figure(id: string, draw: (pic: Picture) => void, large = false): Picture {
  const pic = new Picture(`saga-${id}`, large ? 100 : 50, large ? 130 : 65);
  draw(pic);
  return pic;
}

/** An outline of which the left half is said, around the middle of a figure. */
export const half = (text: string, axis = 25, how: Placed = {}) => blob(text, { mirror: axis, ...how });

/** Two eyes, brows over them: what a face needs at 28 pixels. */
export function eyes(pic: Picture, [x, y]: Point, gap: number, r: number, frown = 1.6) {
  pic.paint('ink', disc(x - gap, y, r, r * 1.15).d + disc(x + gap, y, r, r * 1.15).d);
  for (const s of [-1, 1]) pic.paint('ink', blob(`${x + s * (gap - r * 1.1)},${y - r * 1.7 + frown}! ${x + s * (gap + r * 1.6)},${y - r * 2.3 - frown * 0.4}! ${x + s * (gap + r * 1.5)},${y - r * 1.3}! ${x + s * (gap - r)},${y - r * 0.8 + frown}!`));
}

/** Eyes that glow in holes. */
export const holes = (pic: Picture, [x, y]: Point, gap: number, r: number, glow: Tone, slant = 14) => sockets(pic, x, y, gap, r, glow, slant);

/** A foot with its toe to the side. */
export const foot = (pic: Picture, material: Body, x: number, y: number, size: number, side: 1 | -1) => pic.body(around(x, y, size, '-.9,-1 .6,-1 1.5,-.1 1.6,.6! -.9,.6!', side < 0), material, lit(size * 0.5, size * 0.3));

/** A staff or a shaft. */
export const shaft = (pic: Picture, from: Point, to: Point, r = 1.5, material: Body = 'wood') => pic.body(limb(...from, r, ...to, r), material, lit(1, 0.8, { rim: 0 }));

/** Arms and legs of bone: two lengths with knobs between them. */
export function bones(pic: Picture, joints: readonly Point[], r = 1.5) {
  for (let at = 0; at + 1 < joints.length; ++at) pic.body(limb(...joints[at]!, r, ...joints[at + 1]!, r), 'bone', lit(0.9, 0, { rim: 0 }));
  for (const joint of joints) pic.flat('bone2', disc(...joint, r * 1.35), 'thin');
}
