// What signs of several games show, 80 by 80 inside a bold line: stars, arrows, hammers, bottles, boots.
import { both, off } from './gear';
import { away, blob, carve, disc, limb, poly, rect, type Body, type Picture, type Point } from './lino';

/** How a small part of a sign is lit, and its largest. */
export const small = { shade: 4, light: 3 };
export const large = { shade: 8, light: 6 };

/** A star of five points. */
export const star = (x: number, y: number, r: number, turn = 0) => poly(Array.from({ length: 10 }, (_, at): Point => off(x, y, at * 36 - 90 + turn, at % 2 ? r * 0.44 : r)));

/** A jagged star of many points: a blow, a spark. */
export const burst = (x: number, y: number, r: number, points: number, depth = 0.5) => poly(Array.from({ length: points * 2 }, (_, at): Point => off(x, y, (at * 180) / points - 90, at % 2 ? r * depth : r)));

/** An arrow on its way. */
export function arrow(pic: Picture, tail: Point, tip: Point, feather: Body = 'red') {
  const degrees = (Math.atan2(tip[1] - tail[1], tip[0] - tail[0]) * 180) / Math.PI;
  const at = (from: Point, along: number, aside: number) => off(...off(...from, degrees, along), degrees + 90, aside);
  pic.flat('wood3', poly([at(tail, 0, 2.2), at(tip, -8, 2.2), at(tip, -8, -2.2), at(tail, 0, -2.2)]));
  pic.flat(`${feather}2`, poly([at(tail, -6, 7), at(tail, 8, 7), at(tail, 14, 0), at(tail, 8, -7), at(tail, -6, -7), at(tail, 0, 0)]));
  pic.flat('iron3', poly([at(tip, 0, 0), at(tip, -15, 8), at(tip, -11, 0), at(tip, -15, -8)]));
}

/** A hammer, from its grip to its head. */
export function hammer(pic: Picture, grip: Point, top: Point, material: Body = 'iron') {
  const degrees = (Math.atan2(top[1] - grip[1], top[0] - grip[0]) * 180) / Math.PI;
  const at = (along: number, aside: number) => off(...off(...top, degrees, along), degrees + 90, aside);
  pic.body(limb(...grip, 4, ...top, 4), 'wood', small);
  pic.body(poly([at(-11, -20), at(11, -20), at(11, 20), at(-11, 20)]), material, { shade: 5, light: 4 });
}

/** A bottle around x 40, filled up to a level. */
export function bottle(pic: Picture, body: string, fill: Body, level: number, neck = 8) {
  const glass = both(40, body);
  pic.flat('ghost2', glass);
  // what it holds, up to its level
  const low = glass.ring.map(([x, y]): Point => [40 + (x - 40) * 0.84, Math.max(level, Math.min(y, 72))]);
  pic.paint(`${fill}2`, poly(low)).paint(`${fill}1`, carve(poly(low), away, 7, { bite: 0 }));
  pic.paint(`${fill}3`, disc(40, level + 1, 10, 2));
  pic.body(rect(40 - neck, 4, neck * 2, 10), 'wood', { shade: 3, light: 2 });
  pic.paint('rim', blob('25,44 22,54 27,64! 27,54 29,46!'));
}

/** A boot, its toe to the right. */
export function tallBoot(pic: Picture, material: Body) {
  pic.body(blob('24,10! 48,8! 48,44 70,50 76,60 75,68! 20,68! 26,40'), material, large);
  pic.body(poly('18,66 77,66 77,74 18,74'), 'wood', { shade: 3, light: 0 });
  pic.paint(`${material}1`, poly('28,22 46,20 46,25 29,27'));
}
