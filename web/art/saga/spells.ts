// Twenty-five spells, by who casts them: a wizard's fire and craft, a necromancer's bones, a banshee's song, a shaman's swamp.
import { burst, large, small, star } from '../emblems';
import { both, off } from '../gear';
import { bone, flame, skull } from '../kit';
import { blob, disc, hatch, limb, poly, rays, rect, ribbon, strokes, type Picture, type Point } from '../lino';

type Draw = (pic: Picture) => void;

const wizard: Record<string, Draw> = {
  burn(pic) {
    flame(pic, 40, 77, 38);
    pic.paint('ink', disc(33, 54, 4, 5).d + disc(47, 54, 4, 5).d + blob('32,63! 40,61 48,63! 40,70').d);
  },
  flamebolt(pic) {
    pic.flat('fire1', blob('76,62 72,74 56,76 44,66! 20,56! 30,54! 4,34! 22,38! 10,14! 34,32! 36,14! 50,36 68,44'));
    pic.paint('fire2', blob('70,62 66,68 58,68 50,60! 28,50! 22,34 40,42! 52,44 64,50')).paint('fire3', disc(60, 58, 8));
  },
  breakward(pic) {
    pic.flat('violet2', disc(40, 40, 34)).paint('violet1', disc(40, 40, 26)).paint('violet3', poly('40,18 58,50 22,50').d + poly('40,62 22,30 58,30').d).paint('violet1', poly('40,30 47,40 40,50 33,40'));
    pic.flat('rim', poly('62,2 38,32 48,38 24,78 34,74 60,40 48,34 72,8'), 'inked');
  },
  crystallise(pic) {
    pic.body(blob('6,76! 12,62 28,56 52,56 68,62 74,76!'), 'stone', small);
    for (const [points, tone] of [['20,62 10,36 20,24 32,40 32,62', 'ghost2'], ['48,62 50,36 64,26 72,42 60,62', 'ghost1']] as const) pic.flat(tone, poly(points));
    pic.flat('blue2', poly('28,66 24,26 40,2 56,26 52,66')).paint('blue3', poly('28,66 24,26 40,2 38,66')).paint('rim', poly('28,26 38,10 37,30 30,48')).paint('ghost3', poly('14,36 20,28 21,54').d);
  },
  corrode(pic) {
    pic.body(both(40, '40,26! 22,20 10,26! 10,50 22,68 40,77'), 'iron', large);
    pic.flat('green2', blob('40,2! 26,20! 18,32 24,42! 28,56 34,44! 38,66 44,48! 50,58 56,40! 62,30 52,20!'));
    pic.paint('green3', blob('40,8! 30,24 28,34! 36,30').d + disc(52, 36, 4).d);
  },
  brisk_work(pic) {
    for (const [x, y, turn] of [[14, 60, 24], [36, 42, 24], [58, 24, 24]] as const) {
      pic.flat('hide2', blob('0,-16 -7,-12 -7,0 -4,6! 5,6! 7,-2 6,-12', { turn, move: [x, y] })).flat('hide2', blob('-5,10! 5,10! 5,16 0,19 -5,16', { turn, move: [x, y] }));
    }
    pic.flat('gold3', poly('52,56 60,56 60,46 76,62 60,78 60,68 40,68 46,62'));
  },
  /** a man of steel */
  steelskin(pic) {
    pic.body(both(40, '40,44 26,42 10,48 3,62 2,78! 40,78!'), 'iron', large);
    pic.paint('ink', strokes('M40,54 40,77 M18,64 30,70 39,66 M62,64 50,70 41,66'), 'thick');
    pic.body(both(40, '40,3 26,6 21,20 24,34 32,44 40,47'), 'iron', large);
    pic.paint('ink', disc(32, 24, 4, 3).d + disc(48, 24, 4, 3).d + rect(33, 35, 14, 3.4).d);
    pic.flat('rim', star(64, 20, 12), 'inked');
  },
  feet_of_stone(pic) {
    for (const [x, y] of [[30, 0], [58, -4]] as Point[]) {
      pic.body(blob(`${x - 12},${y + 6}! ${x + 6},${y + 6}! ${x + 6},${y + 48} ${x + 16},${y + 58} ${x + 17},${y + 72}! ${x - 16},${y + 72}! ${x - 14},${y + 46}`), 'stone', large);
      pic.paint('ink', strokes(`M${x - 12},${y + 24} ${x - 2},${y + 30} ${x - 6},${y + 42} M${x + 4},${y + 54} ${x - 2},${y + 70}`), 'stroke');
    }
  },
  shield(pic) {
    pic.flat('ghost2', blob('0,-36 -16,-31 -31,-30! -32,-4 -22,22 0,37! 22,22 32,-4 31,-30! 16,-31', { move: [40, 40] }));
    pic.paint('ghost3', blob('40,10! 28,14 16,15! 16,36 24,56 40,68!')).paint('ghost1', blob('40,68! 56,56 64,36 64,15! 57,15 52,48'));
    pic.flat('violet2', star(40, 38, 18), 'thin').paint('violet3', star(38, 36, 9));
  },
  chain_lightning(pic) {
    pic.flat('yellow2', poly('34,2 14,34 28,34 18,52 4,78 32,52 26,52 44,36 40,54 58,78 52,52 62,38 52,38 60,20 78,14 56,10 44,26 32,26 46,2'));
    pic.paint('rim', poly('35,6 20,31 33,31 26,46 40,30 30,30 42,4'));
  },
  firestorm(pic) {
    pic.flat('fire1', burst(40, 44, 38, 12, 0.62)).paint('fire2', burst(40, 44, 29, 12, 0.6));
    flame(pic, 20, 60, 17);
    flame(pic, 60, 60, 17);
    flame(pic, 40, 72, 22);
  },
};

const necromancer: Record<string, Draw> = {
  bleed(pic) {
    for (const x of [12, 34, 56]) pic.flat('red2', blob(`${x + 14},2! ${x + 12},24 ${x - 2},62! ${x - 4},40 ${x + 2},18`));
    for (const [x, y] of [[16, 66], [46, 68]] as Point[]) pic.flat('blood', blob(`${x},${y - 14}! ${x - 6},${y} ${x},${y + 9} ${x + 6},${y}`), 'inked');
    pic.paint('red3', blob('26,4! 22,24 14,46! 16,26').d + blob('48,4! 44,24 36,46! 38,26').d);
  },
  faithful_ghost(pic) {
    pic.body(blob('40,3 26,8 22,24 24,36 10,40 14,50 28,50! 34,62 40,76! 46,62 54,48! 68,46 68,36 56,34! 58,22 54,8'), 'ghost', large);
    pic.paint('ink', disc(33, 22, 5, 6).d + disc(48, 22, 5, 6).d + disc(40, 35, 5, 4).d);
    pic.paint('green3', disc(33, 23, 2).d + disc(48, 23, 2).d);
  },
  in_my_power(pic) {
    for (const [x, y] of [[14, 44], [66, 44], [40, 30]] as Point[]) pic.flat('bone3', poly([[40 + (x - 40) * 0.4 - 1.4, 14], [40 + (x - 40) * 0.4 + 1.4, 14], [x + 1.4, y], [x - 1.4, y]]), 'inked');
    pic.flat('wood2', poly('6,6 74,6 74,14 6,14'));
    pic.body(disc(40, 36, 11), 'skin', small).body(blob('28,50! 52,50! 54,70 46,70 44,62! 36,62! 34,70 26,70'), 'blue', small);
    pic.body(limb(30, 54, 4, 15, 48, 4), 'blue', small).body(limb(50, 54, 4, 65, 48, 4), 'blue', small);
  },
  bone_shards(pic) {
    for (const [points] of [['4,20 50,22 62,30 46,32'], ['12,44 60,40 78,46 58,52'], ['2,64 40,58 56,64 38,72'], ['40,4 66,8 74,14 62,18']] as const) pic.flat('bone2', poly(points)).paint('bone3', poly(points, { scale: 0.7, move: [10, points.startsWith('40') ? 3 : 9] }));
    pic.paint('green3', rays([8, 42], 2, 12, 8, 3, { seed: 2 }));
  },
  dark_mending(pic) {
    pic.body(both(40, '40,28! 32,16 14,16 6,32 12,50 40,77!'), 'dark', large);
    pic.paint('green3', strokes('M40,30 34,44 44,54 38,70 M30,40 40,42 M34,50 46,50 M34,62 46,60'), 'thick');
    pic.flat('iron3', poly('76,2 58,30 52,34 55,27'), 'inked');
    pic.paint('green3', strokes('M74,6 62,4 52,14 46,28'), 'thick');
  },
  bone_call(pic) {
    bone(pic, [10, 68], [42, 60], 6);
    bone(pic, [38, 60], [70, 68], 6);
    skull(pic, 40, 46, 17, { glow: 'green3' });
    pic.flat('green3', poly('40,30 24,14 34,14 34,1 46,1 46,14 56,14'));
  },
};

const banshee: Record<string, Draw> = {
  wail(pic) {
    pic.body(blob('30,4 10,14 4,38 12,62 30,76 46,66 52,40 46,16'), 'ghost', large);
    pic.paint('ink', disc(20, 28, 6, 4, -20).d + disc(40, 28, 6, 4, 20).d + blob('28,40 18,46 18,58 28,66 38,58 38,46').d);
    pic.flat('ghost3', ribbon([[56, 34], [62, 46], [56, 60]], [3, 5, 3]), 'inked').flat('ghost3', ribbon([[66, 26], [74, 46], [66, 68]], [3, 6, 3]), 'inked');
  },
  chill_touch(pic) {
    for (const [x, y, tx, ty] of [[20, 42, 18, 14], [30, 40, 33, 5], [40, 42, 49, 10], [48, 48, 62, 22]] as const) pic.body(limb(x, y, 6, tx, ty, 4.6), 'ghost', small);
    pic.body(limb(18, 56, 6, 5, 40, 5), 'ghost', small);
    pic.body(blob('13,42! 48,40! 54,52 44,72! 20,77! 14,60'), 'ghost', large);
    const [x, y, r] = [60, 58, 19];
    for (let at = 0; at < 3; ++at) pic.flat('rim', limb(...off(x, y, at * 60 + 30, r), 2.4, ...off(x, y, at * 60 + 210, r), 2.4), 'inked');
    pic.paint('rim', disc(x, y, 6).d + [0, 1, 2, 3, 4, 5].map((at) => disc(...off(x, y, at * 60 + 30, r - 4), 3.6).d).join(''));
  },
  despair(pic) {
    pic.body(both(40, '40,10 16,18 10,44 22,68 40,76'), 'ghost', large);
    pic.paint('ghost1', both(40, '40,10 16,18 12,36! 26,26 40,24!'));
    pic.paint('ink', blob('18,44! 27,40 36,45! 27,48').d + blob('44,45! 53,40 62,44! 53,48').d + blob('28,64! 40,57 52,64! 40,61').d);
    for (const [x, y] of [[25, 58], [56, 62]] as Point[]) pic.flat('blue3', blob(`${x},${y - 10}! ${x - 5},${y} ${x},${y + 7} ${x + 5},${y}`), 'thin');
  },
  dirge(pic) {
    pic.body(blob('10,70! 16,30 26,6 36,4! 40,12! 30,20 26,66 58,62! 66,70 58,77 24,77'), 'bone', large);
    pic.paint('gold2', strokes('M34,20 34,64 M43,16 43,63 M52,12 52,62'), 'thick');
    pic.body(limb(36, 9, 4, 66, 4, 4), 'bone', small).body(limb(66, 6, 4, 60, 64, 4), 'bone', small);
    pic.flat('ghost3', disc(70, 44, 7, 5, -20)).flat('ghost3', poly('74,44 74,22 79,20 79,26 77,27 77,43'), 'inked');
  },
};

const shaman: Record<string, Draw> = {
  swamp_breath(pic) {
    pic.flat('moss3', blob('26,42! 40,30 48,36! 56,20 64,32! 78,30 74,44! 80,56 68,60! 66,72 54,66! 44,72 38,58!'));
    pic.paint('green3', blob('36,44! 48,40 58,42 66,40! 63,48 66,55! 54,55 46,58! 46,50'));
    pic.flat('ink', poly('2,24 34,34 30,60 2,60'), 'inked');
    pic.body(blob('2,3! 20,4 36,16 44,32! 36,36 20,34 2,34!'), 'moss', large);
    pic.body(blob('2,56! 18,54 36,52! 40,60 30,72 12,77 2,77!'), 'moss', large);
    pic.paint('bone3', poly('22,33 32,34 27,46').d + poly('8,33 16,33 12,42').d).flat('bone3', poly('28,54 35,52 34,38'), 'thin');
    pic.paint('ink', disc(20, 18, 5, 4)).paint('yellow3', disc(21, 18, 2));
  },
  knit_flesh(pic) {
    pic.body(blob('6,30 20,10 44,6 68,16 76,40 66,64 42,74 16,66'), 'clay', large);
    pic.paint('ink', strokes('M20,20 34,40 58,58'), 'thick').paint('rim', strokes('M18,34 32,26 M28,46 42,36 M44,60 54,46'), 'thick');
    bone(pic, [70, 10], [52, 28], 5);
  },
  call_the_rotten(pic) {
    pic.flat('moss1', blob('2,70! 12,60 30,64 40,58 54,64 68,60 78,70! 78,78! 2,78!'));
    for (const [x, tip] of [[22, 26], [33, 12], [45, 14], [55, 28]] as Point[]) pic.body(limb(x * 0.6 + 16, 46, 4.4, x, tip, 4), 'moss', small);
    pic.body(blob('26,42! 52,42! 50,66! 30,66!'), 'moss', small).paint('bone3', strokes('M34,46 34,58 M40,46 40,60'), 'stroke');
    pic.body(blob('58,30! 64,18 72,18 78,30! 78,36! 58,36!'), 'gold', small).flat('gold2', disc(68, 39, 4), 'inked');
  },
  rot_curse(pic) {
    pic.body(both(40, '40,16! 26,8 10,14! 8,34 16,40 16,68 28,74 40,76!'), 'clay', large);
    pic.flat('moss1', blob('26,30 34,26 44,34 54,30 56,44 48,52 50,62 38,60 30,50 22,44'), 'thin');
    for (const [x, y] of [[32, 38], [48, 44], [40, 54]] as Point[]) pic.flat('bone3', ribbon([[x - 6, y + 2], [x, y - 3], [x + 6, y + 2]], [5]), 'thin');
    pic.paint('ink', hatch(rect(18, 62, 18, 10), 80, 5, 1.6));
  },
};

export const spells: Record<string, Draw> = { ...wizard, ...necromancer, ...banshee, ...shaman };
