// Eighteen items and six quest objects: what heroes carry.
import { bottle, hammer, large, small, star, tallBoot } from '../emblems';
import { both, rocks } from '../gear';
import { gem, jewel, skull } from '../kit';
import { blob, disc, limb, poly, rays, rect, ribbon, strokes, type Picture, type Point } from '../lino';

type Draw = (pic: Picture) => void;
const heart = '0,-12! -6,-22 -20,-22 -26,-10 -20,4 0,24!';

/** A shard that stands, its foot at the point. */
function shard(pic: Picture, x: number, y: number, wide: number, tall: number, lean = 0) {
  const at = (u: number, v: number): Point => [x + u * wide + lean * v, y - v * tall];
  pic.flat('blue2', poly([at(-0.7, 0), at(-1, 0.66), at(0, 1), at(1, 0.66), at(0.7, 0)]));
  pic.paint('blue3', poly([at(-0.7, 0), at(-1, 0.66), at(0, 1), at(-0.1, 0)])).paint('rim', poly([at(-0.8, 0.62), at(-0.1, 0.86), at(-0.3, 0.5)])).paint('blue1', poly([at(0.7, 0), at(1, 0.66), at(0.4, 0.5)]));
}

export const items: Record<string, Draw> = {
  healing_potion(pic) {
    bottle(pic, '40,14! 30,14! 30,28 12,44 12,62 24,75 40,77', 'red', 40);
    pic.flat('rim', blob(heart, { mirror: 0, scale: 0.56, move: [40, 58] }), 'thin');
  },
  spidersilk_vest(pic) {
    pic.body(both(40, '40,20! 28,6 12,14! 8,30 20,36 17,70 28,75 40,76!'), 'ghost', large);
    pic.paint('ink', strokes('M40,44 40,74 M40,44 20,30 M40,44 60,30 M40,44 20,62 M40,44 60,62 M40,44 40,22 M30,37 40,33 50,37 50,51 40,56 30,51 30,37 M24,33 40,27 56,33 56,57 40,66 24,57 24,33'), 'stroke');
  },
  energy_crystal_1: (pic) => shard(pic, 40, 77, 20, 74),
  energy_crystal_2(pic) {
    shard(pic, 27, 77, 15, 66, -8);
    shard(pic, 54, 77, 16, 54, 10);
  },
  energy_crystal_3(pic) {
    shard(pic, 20, 76, 12, 48, -14);
    shard(pic, 60, 76, 12, 50, 14);
    shard(pic, 40, 77, 15, 74);
  },
  grunds_hammer(pic) {
    hammer(pic, [62, 76], [32, 26], 'gold');
    gem(pic, 32, 26, 8, 'red');
    pic.paint('rim', rays([20, 14], 8, 19, 10, 3, { seed: 3, room: rect(0, 0, 80, 80) }));
  },
  dolgarth_shield(pic) {
    pic.body(both(40, '40,3 26,10 8,8! 6,38 20,64 40,78!'), 'gold', large);
    pic.flat('red2', both(40, '40,14 28,19 16,18! 16,38 26,56 40,66!'), 'thin').paint('red1', blob('40,66! 54,56 64,38 64,18! 57,19 50,46'));
    pic.flat('gold3', poly('27,26 53,26 53,38 44,38 44,58 36,58 36,38 27,38'), 'thin');
  },
  reapers_axe(pic) {
    pic.body(limb(20, 77, 4, 50, 8, 4), 'dark', small);
    pic.body(blob('44,14! 60,4 76,16 78,42! 70,30 58,30 42,40!'), 'iron', large);
    pic.body(blob('40,18! 26,12 12,18 4,32! 18,28 28,32 34,34!'), 'iron', small);
    skull(pic, 46, 22, 9);
  },
  bearskin_mantle(pic) {
    pic.body(blob('40,30 14,36 6,60 8,77! 20,70! 28,77! 40,70! 52,77! 60,70! 72,77! 74,60 66,36'), 'hide', large);
    pic.body(disc(22, 14, 9), 'hide', small).body(disc(58, 14, 9), 'hide', small);
    pic.body(both(40, '40,6 22,12 18,30 26,44 40,50'), 'hide', large);
    pic.flat('bone2', both(40, '40,28 31,31 30,40 40,47'), 'thin').paint('ink', disc(40, 33, 5, 3.6).d + disc(29, 24, 3.4).d + disc(51, 24, 3.4).d);
    pic.paint('bone3', poly('31,46 36,48 34,56').d + poly('49,46 44,48 46,56').d);
  },
  moonwood_bow(pic) {
    pic.flat('bone3', blob('30,4 8,16 4,42 18,62 34,64! 20,52 18,26!'), 'inked');
    pic.paint('rim', strokes('M34,4 60,40 34,77'), 'stroke');
    pic.flat('ghost2', ribbon([[32, 2], [56, 12], [64, 28], [58, 40], [64, 52], [56, 68], [32, 78]], [4, 8, 9, 12, 9, 8, 4])).paint('ghost3', ribbon([[34, 3], [55, 12], [61, 28], [55, 40]], [2, 3, 3, 2]));
    gem(pic, 60, 40, 6, 'blue');
  },
  golden_horn_staff(pic) {
    pic.body(limb(34, 78, 4, 40, 34, 4), 'wood', small);
    pic.body(ribbon([[8, 14], [16, 28], [34, 36], [52, 30], [66, 15]], [5, 9, 13, 18, 27]), 'gold', large);
    pic.flat('gold1', disc(67, 14, 6, 14, 42), 'inked').paint('ink', disc(68, 13, 3, 9, 42));
    pic.paint('gold1', strokes('M22,26 17,36 M38,28 37,42 M50,22 56,36'), 'stroke');
    pic.flat('red2', rect(33, 38, 14, 8), 'thin');
  },
  swift_boots(pic) {
    pic.flat('bone3', blob('34,26! 14,26 2,10! 16,14 8,0! 24,8 40,18!'));
    pic.flat('bone3', blob('34,44! 20,46 8,36! 20,38 30,34!'), 'inked');
    tallBoot(pic, 'red');
    pic.flat('gold2', rect(24, 26, 24, 6), 'thin');
  },
  amulet_of_rest(pic) {
    pic.flat('gold2', ribbon([[10, 4], [16, 26], [32, 40], [48, 40], [64, 26], [70, 4]], [5]));
    pic.body(disc(40, 54, 23), 'gold', large);
    pic.flat('violet2', disc(40, 54, 15), 'thin').paint('rim', blob('44,42 34,44 30,54 35,64 46,65! 39,60 38,50!'));
  },
  fury_draught(pic) {
    bottle(pic, '40,14! 33,14! 33,26 26,34! 10,70! 22,77 40,77', 'fire', 44, 6);
    pic.paint('ink', poly('28,50 38,56 36,62 28,58').d + poly('52,50 42,56 44,62 52,58').d + blob('30,70! 40,65 50,70! 40,69').d);
  },
  haste_draught(pic) {
    bottle(pic, '40,14! 34,14! 34,34 24,40! 22,70 28,77 40,77', 'green', 46, 6);
    pic.flat('bone3', blob('22,50! 8,46 0,30! 12,34 6,20! 20,32 24,42!'), 'inked').flat('bone3', blob('58,50! 72,46 80,30! 68,34 74,20! 60,32 56,42!'), 'inked');
  },
  blessed_oil(pic) {
    pic.flat('gold3', disc(40, 10, 22, 8)).paint('ink', disc(40, 10, 15, 4));
    pic.body(both(40, '40,24! 33,24! 32,36 18,46 18,68 28,77 40,78'), 'bone', large);
    pic.body(rect(32, 18, 16, 9), 'wood', small);
    pic.flat('gold2', poly('35,44 45,44 45,52 53,52 53,60 45,60 45,70 35,70 35,60 27,60 27,52 35,52'), 'thin');
  },
  skeleton_key(pic) {
    pic.body(poly('36,36 46,36 46,78 36,78'), 'bone', small);
    pic.flat('bone2', poly('46,56 62,56 62,64 46,64').d + poly('46,68 58,68 58,76 46,76').d);
    skull(pic, 41, 22, 20, { glow: 'gold3' });
  },
  wardbreaker_scroll(pic) {
    pic.body(blob('18,14! 62,14! 59,40 62,66! 18,66! 21,40'), 'bone', large);
    for (const y of [12, 68]) pic.body(limb(13, y, 6.5, 67, y, 6.5), 'bone', small);
    pic.flat('violet2', disc(40, 40, 17), 'thin').paint('bone3', disc(40, 40, 11)).paint('violet2', star(40, 40, 9));
    pic.flat('ink', poly('50,20 38,40 44,42 32,62 36,62 50,40 43,38 54,22'), 'fill');
  },
};

export const objects: Record<string, Draw> = {
  /** one of four: cut from a heart of glass */
  heart_fragment(pic) {
    pic.flat('dark2', both(40, '40,22! 32,8 14,8 5,24 12,44 40,77!')).paint('dark3', strokes('M40,22 44,36 34,46 40,60 40,76 M34,46 10,40'), 'thick');
    pic.flat('ghost2', blob('43,24! 50,10 66,8 75,24 70,40 60,54! 44,52! 50,40! 40,34!'));
    pic.paint('ghost3', blob('46,26 52,14 64,12 68,22! 54,24 48,34!')).paint('ghost1', poly('60,52 69,40 73,28 60,36 48,50'));
    pic.flat('rim', poly('66,2 69,10 77,12 69,15 66,22 63,15 56,12 63,10'), 'thin');
  },
  rune_key(pic) {
    pic.flat('gold2', poly('34,40 46,40 46,78 34,78').d + poly('46,54 60,54 60,63 46,63').d + poly('46,68 64,68 64,77 46,77').d);
    pic.body(poly('40,2 66,14 66,34 40,46 14,34 14,14'), 'gold', large);
    pic.flat('violet1', poly('40,12 57,20 57,30 40,37 23,30 23,20'), 'thin').paint('rim', strokes('M36,33 36,16 45,21 36,25'), 'thick');
  },
  weak_point(pic) {
    pic.body(poly('18,8 62,8 58,74 22,74'), 'stone', large);
    pic.body(rect(10, 2, 60, 12), 'stone', small).body(rect(12, 66, 56, 12), 'stone', small);
    pic.flat('fire2', poly('42,14 30,34 42,40 28,56 42,50 54,40 42,34 52,14'), 'inked').paint('fire3', poly('44,16 36,33 46,40 38,50 50,40 40,33 49,16'));
  },
  collapse(pic) {
    rocks(pic, [[20, 20, 17, 10], [56, 16, 14, 80], [46, 44, 19, 40], [16, 52, 11, 130], [66, 62, 10, 10], [34, 70, 8, 60]]);
    pic.paint('ink', strokes('M8,2 8,14 M38,2 38,12 M72,30 72,42 M28,40 28,48'), 'thick');
  },
  power_token(pic) {
    pic.body(disc(40, 40, 36), 'green', large);
    pic.flat('bone3', blob('10,42! 24,26 40,20 56,26 70,42! 56,56 40,60 24,56'), 'thin').flat('dark2', disc(40, 40, 15), 'thin').paint('green3', disc(40, 40, 7)).paint('rim', disc(35, 34, 3));
    pic.paint('ink', strokes('M20,12 24,24 M40,6 40,18 M60,12 56,24'), 'thick');
  },
  experience(pic) {
    jewel(pic, 40, 40, 35, 35, 'gold');
    pic.flat('blue2', star(40, 41, 22), 'inked').paint('blue3', star(38, 39, 12));
  },
};
