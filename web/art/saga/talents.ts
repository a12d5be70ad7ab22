// What a hero or a boss can do once in an adventure, and what heroes learn.
import { arrow, burst, hammer, large, small, star } from '../emblems';
import { off, rocks } from '../gear';
import { bead, eye, flame, gem, skull, sword } from '../kit';
import { blob, disc, limb, poly, rays, rect, ribbon, strokes, type Body, type Picture, type Point } from '../lino';

type Draw = (pic: Picture) => void;

/** An axe from its grip to its head, the blade to the left of that way or to the right. */
function axe(pic: Picture, grip: Point, top: Point, side: 1 | -1, material: Body = 'iron') {
  const degrees = (Math.atan2(top[1] - grip[1], top[0] - grip[0]) * 180) / Math.PI;
  const at = (along: number, aside: number) => off(...off(...top, degrees, along), degrees + 90, aside * side);
  pic.body(limb(...grip, 3.6, ...off(...top, degrees, 8), 3.6), 'wood', small);
  const knots: [Point, boolean][] = [[at(6, 0), true], [at(12, 14), false], [at(10, 28), true], [at(-8, 31), false], [at(-24, 24), true], [at(-14, 12), false], [at(-12, 0), true]];
  pic.body(blob(knots.map(([[x, y], sharp]) => ({ x, y, sharp }))), material, small);
}
const shield = (pic: Picture, x: number, y: number, scale: number, material: Body, trim: Body) => {
  const put = (by: number) => blob('0,-34 -16,-30 -28,-30! -29,-4 -20,18 0,34! 20,18 29,-4 28,-30! 16,-30', { scale: by, move: [x, y] });
  pic.body(put(scale), trim, small).flat(`${material}2`, put(scale * 0.7), 'thin');
};

export const feats: Record<string, Draw> = {
  whirlwind(pic) {
    pic.flat('bone3', blob('6,44! 4,22 22,4 46,4 66,14! 44,14 24,20 18,38!'), 'inked').flat('bone3', blob('74,36! 76,58 58,76 34,76 14,66! 36,66 56,60 62,42!'), 'inked');
    axe(pic, [22, 62], [54, 24], 1);
  },
  none_shall_pass(pic) {
    shield(pic, 40, 40, 1.1, 'blue', 'iron');
    for (const [x, tip] of [[29, 26], [37, 20], [45, 21], [53, 27]] as Point[]) pic.flat('bone3', limb(x, 42, 3.4, x, tip, 3), 'thin');
    pic.flat('bone3', blob('25,40! 57,40! 55,54 47,62! 33,62! 26,54'), 'thin').flat('bone3', limb(28, 50, 3.6, 19, 40, 3), 'thin');
  },
  arrow_volley(pic) {
    arrow(pic, [6, 60], [50, 8], 'green');
    arrow(pic, [16, 72], [68, 20], 'red');
    arrow(pic, [34, 76], [76, 42], 'blue');
  },
  focus(pic) {
    pic.paint('violet3', rays([40, 40], 26, 40, 16, 5, { seed: 2 }));
    pic.flat('bone3', blob('4,40! 22,20 40,14 58,20 76,40! 58,60 40,66 22,60')).flat('violet2', disc(40, 40, 18), 'thin').paint('violet3', disc(36, 36, 8)).paint('ink', disc(40, 40, 8)).paint('rim', disc(35, 34, 4));
  },
  unstoppable(pic) {
    pic.body(rect(42, 4, 34, 72), 'stone', small).paint('ink', strokes('M42,28 76,28 M42,52 76,52 M60,4 60,28 M56,52 56,76'), 'stroke');
    pic.flat('ink', burst(50, 40, 27, 9, 0.6), 'fill');
    pic.body(blob('2,26! 30,22 50,18! 66,26 68,42 62,56 48,60! 28,56 2,58!'), 'skin', large);
    pic.paint('ink', strokes('M52,24 66,28 M54,34 68,36 M52,45 66,46'), 'thick');
    rocks(pic, [[70, 12, 6], [74, 66, 7, 40]]);
  },
  anvil_blow(pic) {
    pic.body(blob('6,44! 74,44! 68,56 52,60 52,66! 64,77! 20,77! 30,66! 30,60 12,56'), 'iron', large);
    pic.flat('fire3', burst(38, 38, 17, 9, 0.5), 'inked');
    hammer(pic, [74, 8], [34, 20], 'gold');
  },
  piercing_arrow(pic) {
    shield(pic, 46, 40, 1.04, 'clay', 'iron');
    pic.paint('ink', strokes('M44,38 34,22 M46,40 60,28 M44,44 38,60'), 'thick');
    arrow(pic, [4, 76], [72, 10], 'green');
  },
  arcane_surge(pic) {
    pic.flat('violet2', blob('2,64! 10,34 28,14 54,10 72,24 74,44 62,56 48,52 48,40 58,36! 46,26 32,34 28,52 36,68 56,76! 24,78 8,74'));
    pic.paint('violet3', blob('10,58 16,36 32,20 54,17 66,28! 46,20 28,30 20,50'));
    for (const [x, y, r] of [[14, 14, 10], [66, 66, 11], [44, 46, 8]] as const) pic.flat('gold3', star(x, y, r), 'inked');
  },
  legion_of_bone(pic) {
    for (const [x, y] of [[18, 22], [62, 22], [40, 16]] as Point[]) skull(pic, x, y, 14);
    for (const [x, y] of [[26, 46], [54, 46]] as Point[]) skull(pic, x, y, 15, { glow: 'green3' });
    pic.flat('green2', blob('2,78! 10,58 18,70 26,56 34,70 40,58 46,70 54,56 62,70 70,58 78,78!')).paint('green3', blob('12,77! 18,73 26,66 34,76! 46,76! 54,66 62,74 68,77!'));
  },
  kings_wrath(pic) {
    flame(pic, 18, 54, 22);
    flame(pic, 62, 54, 22);
    flame(pic, 40, 52, 26);
    pic.body(blob('8,74! 4,36! 22,52! 40,26! 58,52! 76,36! 72,74!'), 'gold', large);
    gem(pic, 40, 60, 8, 'red');
    bead(pic, 20, 62, 4, 'blue');
    bead(pic, 60, 62, 4, 'blue');
  },
  death_keen(pic) {
    pic.flat('ghost2', blob('40,2 30,14! 16,4! 18,20! 2,20! 14,34! 2,48! 18,50! 12,66! 28,62! 40,78! 52,62! 68,66! 62,50! 78,48! 66,34! 78,20! 62,20! 64,4! 50,14!'));
    skull(pic, 40, 36, 21, { jaw: false });
    pic.flat('ink', blob('40,46 33,50 32,62 40,70 48,62 47,50'), 'inked');
  },
  devour_the_weak(pic) {
    pic.body(blob('2,40! 4,14 22,3 58,3 76,14 78,40! 66,34 58,42 50,34 40,42 30,34 22,42 14,34'), 'moss', large);
    pic.body(blob('4,52! 12,58 22,50 32,58 40,50 48,58 58,50 68,58 76,52! 70,72 54,78 26,78 10,72'), 'moss', large);
    skull(pic, 40, 46, 12);
    pic.paint('bone3', [8, 24, 44, 60].map((x) => poly([[x, 32], [x + 12, 32], [x + 6, 46]]).d).join('') + [14, 52].map((x) => poly([[x, 62], [x + 12, 62], [x + 6, 50]]).d).join(''));
  },
};

export const skills: Record<string, Draw> = {
  frenzy(pic) {
    axe(pic, [10, 76], [54, 22], 1);
    axe(pic, [70, 76], [26, 22], -1);
    pic.flat('blood', burst(40, 40, 14, 8, 0.45), 'inked');
  },
  thick_hide(pic) {
    pic.body(blob('14,4! 24,14 56,14 66,4! 78,12! 70,26 74,44! 78,64! 64,60 54,76! 40,68 26,76! 16,60 2,64! 6,44 10,26 2,12!'), 'hide', large);
    pic.paint('hide1', strokes('M26,28 30,38 M40,24 40,36 M54,28 50,38 M26,50 30,58 M54,50 50,58'), 'thick');
    pic.flat('iron3', poly('42,40 62,58 56,62 38,44'), 'thin').paint('ink', strokes('M38,40 46,46'), 'thick');
  },
  /** a boot that leaves the yardstick behind */
  long_stride(pic) {
    pic.body(blob('40,6! 60,4! 58,30 74,36 78,46 77,54! 36,54! 40,30'), 'hide', large);
    pic.body(poly('35,52 78,52 78,58 35,58'), 'wood', small);
    pic.flat('bone3', poly('2,14 30,12 30,18 2,20').d + poly('10,28 30,27 30,33 10,34').d + poly('2,42 28,42 28,48 2,48').d);
    pic.body(poly('2,64 78,64 78,77 2,77'), 'gold', small).paint('ink', [10, 22, 34, 46, 58, 70].map((x, at) => rect(x, 64, 3, at % 2 ? 6 : 9).d).join(''));
  },
  shield_brother(pic) {
    shield(pic, 52, 34, 0.86, 'red', 'iron');
    shield(pic, 29, 45, 0.92, 'blue', 'gold');
  },
  stone_stance(pic) {
    pic.body(poly('4,76 14,44 26,36 30,12 40,2 52,10 54,36 66,44 76,76'), 'stone', large);
    pic.paint('ink', strokes('M26,36 54,36 M40,36 40,76 M14,58 30,56 M52,56 66,58'), 'stroke');
    pic.paint('ink', disc(36, 18, 3).d + disc(46, 18, 3).d).paint('gold3', poly('28,46 52,46 52,52 28,52'));
  },
  lock_smasher(pic) {
    pic.flat('iron2', ribbon([[14, 52], [14, 34], [28, 26], [42, 32], [44, 38]], [8]));
    pic.body(blob('4,48! 54,48! 52,70 40,78 16,78 6,70'), 'iron', large);
    pic.flat('fire3', burst(44, 44, 16, 9, 0.5), 'inked').paint('ink', disc(28, 62, 5));
    hammer(pic, [74, 72], [56, 22], 'iron');
  },
  keen_eye(pic) {
    pic.flat('bone3', blob('2,46! 20,22 44,16 66,24 78,40! 62,58 42,64 20,60'));
    eye(pic, 42, 42, 15, 'green2');
    pic.body(blob('2,40! 12,18 40,4 70,12 79,28! 58,18 34,18 16,30'), 'hide', small);
    pic.paint('ink', strokes('M12,66 22,62 M34,72 36,66 M58,70 54,64'), 'thick');
  },
  light_foot(pic) {
    pic.body(blob('70,3! 76,24 66,48 40,64 22,66! 20,56! 16,44! 28,20 50,8'), 'ghost', large);
    pic.paint('ghost1', strokes('M64,12 30,56 M56,24 38,24 M46,36 28,38 M64,26 60,38 M52,40 50,50'), 'stroke');
    pic.flat('bone3', limb(28, 58, 2.4, 6, 77, 2), 'inked');
  },
  point_blank(pic) {
    pic.flat('wood2', ribbon([[12, 4], [32, 16], [40, 40], [32, 64], [12, 76]], [5, 9, 10, 9, 5]));
    pic.paint('bone3', strokes('M12,5 8,40 12,75'), 'stroke');
    skull(pic, 64, 40, 13);
    arrow(pic, [10, 40], [58, 40], 'red');
  },
  crystal_lore(pic) {
    pic.body(poly('4,46 40,54 76,46 76,70 40,78 4,70'), 'violet', small);
    pic.flat('bone3', poly('8,42 40,50 72,42 72,64 40,72 8,64'), 'thin').paint('bone1', rect(38.6, 50, 2.8, 22));
    pic.flat('blue2', poly('28,42 24,20 40,2 56,20 52,42 40,48')).paint('blue3', poly('28,42 24,20 40,2 38,46')).paint('rim', poly('28,20 37,10 36,26'));
  },
  /** what others cannot read, seen through a glass */
  ward_sense(pic) {
    pic.body(limb(52, 54, 5, 72, 74, 5), 'wood', small);
    pic.flat('gold2', disc(34, 34, 31)).paint('violet1', disc(34, 34, 25)).paint('violet2', disc(34, 34, 19)).paint('violet1', disc(34, 34, 16));
    pic.paint('rim', strokes('M28,48 28,20 40,28 28,35 40,48 M34,12 34,14 M14,34 16,34 M52,34 54,34'), 'thick');
    pic.paint('rim', blob('16,26 20,16 28,12! 21,19 19,28'));
  },
  battle_mage(pic) {
    sword(pic, [12, 72], [66, 8], 5);
    pic.body(limb(68, 76, 3.6, 22, 22, 3.6), 'wood', small);
    gem(pic, 18, 17, 13, 'violet');
  },
};
