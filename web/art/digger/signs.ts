// What is shown at 16 to 44 pixels in lists, chips and on a board seen from far: one bold outline each. Orders, statistics and
// scenarios are drawn for it; what stands on tiles keeps its shape, larger and inside a heavier line.
import { flame } from '../kit';
import { blob, disc, limb, Picture, poly, rect, ribbon, strokes, type Point } from '../lino';
import { corners } from './geometry';
import { allProps, features } from './rooms';

const side = 80;
const hex = (x: number, y: number, r: number) => poly(corners(r).map(([u, v]): Point => [x + u, y + v]));
const star = (x: number, y: number, r: number) => poly(Array.from({ length: 10 }, (_, at): Point => [x + (at % 2 ? r * 0.45 : r) * Math.sin((at * Math.PI) / 5), y - (at % 2 ? r * 0.45 : r) * Math.cos((at * Math.PI) / 5)]));
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

const orders: Record<string, (pic: Picture) => void> = {
  /** a boot on its way */
  move(pic) {
    pic.body(blob('26,8! 52,8! 50,30 54,44 72,52 74,66! 24,66! 22,48 28,30'), 'hide', { shade: 8, light: 5 });
    pic.body(blob('20,62! 75,62! 75,72! 20,72!'), 'wood', { shade: 3, light: 2 });
    pic.body(rect(22, 6, 34, 11), 'bone', { shade: 3, light: 3 });
    pic.paint('ink', strokes('M6,24 18,24 M4,40 16,40 M6,56 16,56'), 'thick');
    pic.paint('ink', strokes('M36,34 46,32 M38,43 48,40'), 'thick');
  },
  /** one plan goes, another comes */
  think(pic) {
    pic.flat('blue2', hex(26, 30, 20)).paint('blue3', hex(24, 28, 12));
    pic.flat('gold2', hex(54, 50, 20)).paint('gold3', hex(52, 48, 12));
    pic.flat('bone3', blob('44,14! 62,14 70,28! 76,26! 70,42! 58,32! 64,30! 58,22 44,22!'));
    pic.flat('bone3', blob('36,66! 18,66 10,52! 4,54! 10,38! 22,48! 16,50! 22,58 36,58!'));
  },
  /** a bomb, and nobody near */
  sabotage(pic) {
    pic.flat('hide2', ribbon([[50, 24], [56, 12], [66, 14]], [6]));
    pic.body(disc(36, 47, 26), 'dark', { shade: 12, light: 8 });
    pic.body(poly('42,20 56,26 52,35 38,29'), 'iron', { shade: 3, light: 2 });
    pic.flat('fire2', star(68, 14, 11)).paint('fire3', star(68, 14, 6));
    pic.paint('rim', disc(26, 37, 6, 4, -40));
  },
  /** a hand out of the ground */
  rise(pic) {
    for (const [x, tip, turn] of [[26, 16, -8], [35, 8, -3], [45, 8, 3], [54, 16, 8]] as const) pic.body(limb(x, 40, 5, x + turn * 0.5, tip, 4.4), 'moss', { shade: 3, light: 2 });
    pic.body(limb(56, 48, 5, 68, 34, 4.4), 'moss', { shade: 3, light: 2 });
    pic.body(blob('22,38! 58,38! 60,52 52,74! 30,74! 20,52'), 'moss', { shade: 7, light: 4 });
    pic.body(blob('4,72! 14,60 24,64! 34,58 46,64! 58,58 68,62 76,72! 76,77! 4,77!'), 'hide', { shade: 4, light: 3 });
  },
  /** a flag on somebody else's Room */
  conquer(pic) {
    pic.flat('red2', blob('30,10! 44,16 58,8 74,14! 68,28 74,44! 58,38 44,46 30,40!')).paint('red3', blob('30,10! 44,16 58,8 66,11! 58,18 44,24 30,18!'));
    pic.body(limb(28, 8, 3.4, 28, 70, 3.4), 'wood', { shade: 2.4, light: 1.6 });
    pic.body(blob('6,74! 12,62 28,58 44,62 50,74!'), 'stone', { shade: 5, light: 4 });
    pic.flat('gold2', disc(28, 7, 5));
  },
  /** a pick */
  work(pic) {
    pic.body(limb(16, 70, 4.4, 56, 22, 4), 'wood', { shade: 3, light: 2 });
    pic.body(blob('20,12! 38,4 58,12 70,28 76,52! 64,38 54,30 46,22 34,16'), 'iron', { shade: 5, light: 4 });
  },
  /** a hammer that clears the way */
  demolish(pic) {
    pic.body(poly('6,76 4,60 16,50 30,58 34,76'), 'stone', { shade: 6, light: 4 });
    pic.body(poly('44,76 48,60 64,56 76,66 76,76'), 'stone', { shade: 6, light: 4 });
    pic.body(limb(66, 10, 4, 40, 36, 4), 'wood', { shade: 3, light: 2 });
    pic.body(poly('20,26 38,44 28,56 10,38'), 'iron', { shade: 5, light: 4 });
    pic.body(poly('34,20 44,30 38,44 20,26'), 'iron', { shade: 3, light: 3 });
    pic.flat('fire3', poly('34,74 38,56 44,64 42,74'), 'fill');
  },
  /** an open hand: enough */
  pass(pic) {
    for (const [x, tip] of [[24, 20], [34, 9], [45, 8], [55, 16]] as Point[]) pic.body(limb(x, 44, 5.4, x, tip, 4.6), 'bone', { shade: 3, light: 2 });
    pic.body(limb(22, 56, 5.4, 9, 40, 4.6), 'bone', { shade: 3, light: 2 });
    pic.body(blob('18,42! 61,42! 60,60 50,74! 30,74! 20,62'), 'bone', { shade: 7, light: 4 });
  },
};

const statistics: Record<string, (pic: Picture) => void> = {
  /** compasses and a plan */
  craft(pic) {
    pic.body(poly('8,44 54,40 60,70 14,74'), 'blue', { shade: 5, light: 4 });
    pic.paint('blue3', strokes('M18,66 40,50 M22,52 50,64'), 'stroke');
    pic.body(limb(50, 16, 4, 30, 66, 2.4), 'gold', { shade: 2, light: 2 });
    pic.body(limb(50, 16, 4, 68, 64, 2.4), 'gold', { shade: 2, light: 2 });
    pic.body(disc(50, 14, 8), 'gold', { shade: 4, light: 3 });
  },
  /** a joint of meat: what Stooges are kept for */
  resources(pic) {
    pic.body(limb(50, 50, 5, 68, 68, 4), 'bone', { shade: 3, light: 2 });
    pic.body(disc(72, 64, 6.4), 'bone', { shade: 3, light: 2 });
    pic.body(disc(64, 73, 6.4), 'bone', { shade: 3, light: 2 });
    pic.body(blob('10,34 14,16 32,8 50,14 58,32 56,52! 40,58 22,54'), 'clay', { shade: 11, light: 7 });
    pic.paint('clay3', disc(26, 26, 6, 4, -40).d + disc(38, 22, 3, 2, -40).d);
  },
  /** an iron fist */
  tyranny(pic) {
    pic.body(blob('22,48! 58,48! 64,76! 16,76!'), 'iron', { shade: 6, light: 4 });
    pic.body(blob('12,22 18,12 58,10 66,20 66,44 56,54 22,54 12,44'), 'iron', { shade: 9, light: 6 });
    pic.paint('ink', strokes('M27,13 28,32 M40,12 41,32 M53,12 54,32 M16,34 62,34'), 'thick');
    pic.flat('gold2', disc(22, 64, 4)).flat('gold2', disc(40, 64, 4)).flat('gold2', disc(58, 64, 4));
  },
  /** Gold: what wins */
  gp(pic) {
    pic.body(disc(40, 42, 32), 'gold', { shade: 11, light: 7 });
    pic.flat('gold3', disc(40, 42, 22), 'thin');
    pic.paint('ink', poly('24,52 20,30 31,39 40,25 49,39 60,30 56,52').d + rect(25, 54, 30, 5).d);
  },
  /** a coin, face down */
  coin(pic) {
    pic.body(disc(40, 42, 32), 'hide', { shade: 11, light: 7 });
    pic.flat('gold2', blob('40,22 26,26 24,42 30,50! 30,60! 50,60! 50,50! 56,42 54,26'), 'thin').paint('ink', disc(33, 41, 5).d + disc(47, 41, 5).d + rect(36, 54, 2.4, 6).d + rect(42, 54, 2.4, 6).d);
  },
  stooge(pic) {
    pair((s) => pic.body(blob(`${40 + s * 20},38! ${40 + s * 36},22! ${40 + s * 37},38 ${40 + s * 22},54!`), 'moss', { shade: 4, light: 3 }));
    pic.body(blob('40,20 20,26 17,44 24,62 40,72', { mirror: 40 }), 'moss', { shade: 9, light: 6 });
    pic.paint('ink', disc(30, 47, 6.6, 5.4, 12).d + disc(50, 47, 6.6, 5.4, -12).d + blob('26,58! 40,62 54,58! 48,67 32,67').d).paint('fire3', disc(30, 47, 3.6, 3).d + disc(50, 47, 3.6, 3).d).paint('bone3', poly('29,59 34,60 31,66').d + poly('46,60 51,59 49,66').d);
    pic.body(blob('14,42! 16,22 28,14 40,12', { mirror: 40 }), 'iron', { shade: 4, light: 4 });
    flame(pic, 40, 14, 8);
  },
  /** a Project: a tile that is only drawn yet */
  project(pic) {
    pic.flat('bone3', hex(40, 40, 34));
    pic.paint('blue2', strokes('M40,16 40,64 M18,30 62,52'), 'thick').paint('blue2', strokes(`M${corners(24).map(([x, y]) => `${40 + x},${40 + y}`).join(' ')} 40,16`), 'stroke');
  },
  corridor(pic) {
    pic.flat('moss1', hex(40, 40, 36));
    pic.paint('stone2', poly('9,24 71,24 71,56 9,56')).paint('ink', poly('9,29 71,29 71,51 9,51')).paint('bone3', poly('9,31 71,31 71,49 9,49'));
    pic.paint('bone1', strokes('M9,40 71,40 M26,31 26,40 M44,40 44,49 M56,31 56,40'), 'stroke');
  },
  door(pic) {
    pic.body(blob('12,76! 12,34 22,14 40,6 58,14 68,34 68,76!'), 'stone', { shade: 6, light: 5 });
    pic.flat('wood2', blob('21,76! 21,36 28,22 40,16 52,22 59,36 59,76!')).paint('wood1', strokes('M34,20 34,76 M47,20 47,76'), 'stroke').paint('iron3', rect(21, 38, 38, 5).d + rect(21, 60, 38, 5).d).flat('gold2', disc(53, 51, 4));
  },
  /** a lord's own ability */
  special(pic) {
    pic.flat('violet2', star(40, 44, 36)).paint('violet3', star(38, 42, 22));
    pic.paint('rim', blob('40,28 34,36 34,46 40,52 46,46 46,36'));
  },
  /** a prize that is being won */
  prize(pic) {
    pair((s) => pic.flat('red2', poly([[40 + s * 4, 44], [40 + s * 22, 42], [40 + s * 24, 76], [40 + s * 13, 66], [40 + s * 4, 74]])));
    pic.body(disc(40, 30, 25), 'gold', { shade: 9, light: 6 });
    pic.flat('red2', disc(40, 30, 15), 'thin').paint('gold3', star(40, 30, 12));
  },
};

const scenarios: Record<string, (pic: Picture) => void> = {
  monster_hunt(pic) {
    pair((s) => pic.body(blob(`${40 + s * 14},24! ${40 + s * 20},6 ${40 + s * 36},4! ${40 + s * 32},20 ${40 + s * 26},34!`), 'bone', { shade: 4, light: 3 }));
    pic.body(blob('40,16 20,20 10,38 12,62 26,75 40,76', { mirror: 40 }), 'magenta', { shade: 10, light: 7 });
    pic.flat('yellow3', disc(28, 38, 7.4), 'thin').flat('yellow3', disc(52, 38, 7.4), 'thin').paint('ink', disc(29, 39, 3.6).d + disc(51, 39, 3.6).d + blob('16,53! 40,57 64,53! 58,70 40,74 22,70').d);
    pic.paint('bone3', [22, 34, 46].map((x) => poly([[x, 55], [x + 11, 55], [x + 5.5, 66]]).d).join(''));
  },
  trapped_adventurers(pic) {
    pic.body(blob('40,8 20,14 14,34 18,64! 40,74', { mirror: 40 }), 'iron', { shade: 9, light: 6 });
    pic.paint('ink', rect(20, 32, 40, 9).d + rect(37, 32, 6, 34).d);
    for (const x of [12, 32, 52, 68]) pic.flat('wood2', rect(x - 3.4, 3, 7, 74)).paint('wood3', rect(x - 3.4, 3, 2.4, 74));
  },
  sands_of_time(pic) {
    pic.flat('ghost3', blob('20,14! 60,14! 58,28 44,38 44,42 58,52 60,66! 20,66! 22,52 36,42 36,38 22,28'));
    pic.paint('gold2', blob('25,24! 55,24! 42,37 38,37!').d + blob('24,66! 28,58 40,48 52,58 56,66!').d + rect(38.6, 37, 2.8, 16).d);
    for (const y of [6, 64]) pic.body(rect(12, y, 56, 10), 'wood', { shade: 3, light: 2 });
  },
  dwarven_citadel(pic) {
    pic.body(blob('10,76! 10,26! 4,26! 4,8! 16,8! 16,16! 28,16! 28,8! 40,8!', { mirror: 40 }), 'stone', { shade: 9, light: 6 });
    pic.flat('ink', blob('26,76! 26,54 40,40 54,54 54,76!'), 'fill').paint('fire2', blob('30,76! 30,56 40,46 50,56 50,76!')).paint('ink', strokes('M40,46 40,76 M30,62 50,62'), 'thick');
    pic.paint('fire3', rect(18, 34, 6, 11).d + rect(56, 34, 6, 11).d);
  },
  dragons_lair(pic) {
    pic.body(blob('12,28! 4,8! 24,16! 44,12 66,22 76,40! 76,52! 58,56 46,56! 50,74! 14,74! 20,52'), 'red', { shade: 9, light: 6 });
    pic.flat('bone3', poly('22,18 30,3 38,15')).flat('fire3', blob('36,32! 48,28 52,36! 44,39'), 'thin').paint('ink', disc(45, 34, 2.2, 3).d + disc(70, 38, 2.6).d);
    pic.paint('bone3', poly('56,55 60,64 64,54').d + poly('66,53 70,61 73,51').d);
  },
  total_battle(pic) {
    pair((s) => {
      pic.flat('iron2', poly([[40 - s * 20, 56], [40 + s * 24, 6], [40 + s * 33, 5], [40 + s * 32, 14], [40 - s * 13, 63]])).paint('iron3', poly([[40 - s * 20, 56], [40 + s * 24, 6], [40 + s * 33, 5], [40 - s * 17, 60]]));
      pic.body(limb(40 - s * 29, 52, 4.4, 40 - s * 11, 69, 4.4), 'gold', { shade: 2, light: 2 });
      pic.body(limb(40 - s * 20, 60, 4.4, 40 - s * 31, 72, 4.4), 'hide', { shade: 2, light: 2 });
    });
  },
};

const sign = (id: string) => new Picture(id, side, side, true);

/** What stands on a tile, as a sign: its whole outline once more below it, in the line of a sign. */
function fromProp(id: string, prop: Picture, scale: number, lift: number): Picture {
  const bold = new Picture('', 1, 1, true);
  for (const part of prop.parts) if ('d' in part && part.brush === 'inked') bold.flat('ink', part.d);
  return sign(id).put(bold, 40, lift, scale).put(prop, 40, lift, scale);
}

const drawn = (id: string, draw: (pic: Picture) => void) => {
  const pic = sign(id);
  draw(pic);
  return pic;
};

export const signs: readonly Picture[] = [
  ...[...Object.entries(orders), ...Object.entries(statistics), ...Object.entries(scenarios)].map(([id, draw]) => drawn(id, draw)),
  ...allProps().map((prop) => fromProp(prop.name.slice('digger-'.length), prop, 1.5, 45)),
  ...[...features()].map(([id, feature]) => fromProp(id, feature, 2.3, 44)),
];
