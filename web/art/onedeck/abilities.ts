// A sign for every skill, potion and feat: 80 by 80, a bold line, known at 28 pixels.
import { arrow, bottle, burst, hammer, large, small, star, tallBoot } from '../emblems';
import { both } from '../gear';
import { blade, fist, flame, gem, hand, sword } from '../kit';
import { blob, disc, limb, Picture, poly, rays, rect, ribbon, type Body, type Point } from '../lino';
import type { heroes, potions } from './names';

type Draw = (pic: Picture) => void;

const dieOf = (pic: Picture, material: Body, spots: readonly Point[]) => {
  pic.body(blob('10,22! 14,14 22,10! 58,10! 66,14 70,22! 70,58! 66,66 58,70! 22,70! 14,66 10,58!'), material, large);
  pic.paint('ink', spots.map(([x, y]) => disc(x, y, 6.5).d).join(''));
};

const skills: Record<string, Draw> = {
  accuracy(pic) {
    pic.flat('red2', disc(38, 42, 31)).paint('bone3', disc(38, 42, 22)).paint('red2', disc(38, 42, 13)).paint('bone3', disc(38, 42, 5));
    arrow(pic, [72, 10], [37, 43], 'green');
  },
  armor_crush(pic) {
    pic.body(both(40, '40,16! 26,8 14,12! 10,32 18,40 16,66 28,72 40,73!'), 'iron', large);
    pic.flat('ink', poly('40,16 46,30 34,40 46,52 38,74 44,74 54,52 42,40 54,28 46,16'), 'thin');
    pic.paint('gold3', burst(44, 40, 15, 8)).paint('rim', disc(44, 40, 4));
  },
  backstab(pic) {
    pic.body(blob('6,76! 10,52 22,40 36,44 48,40 60,52 64,76!'), 'violet', large);
    sword(pic, [64, 6], [30, 60], 5);
    pic.flat('blood', blob('22,60! 34,54 40,62! 36,76 26,74'), 'thin');
  },
  brute_force(pic) {
    pic.body(blob('8,70! 6,50 18,40 34,44! 44,34 42,18! 38,8 50,4 62,8 64,20! 70,40 66,58 50,70 28,74'), 'skin', large);
    pic.paint('skin1', blob('34,44! 48,42 58,52! 50,60 40,58'));
    pic.body(rect(41, 17, 24, 9), 'iron', small);
  },
  chaotic_aura(pic) {
    pic.flat('magenta2', ribbon([[40, 40], [46, 34], [40, 28], [30, 32], [28, 44], [40, 54], [56, 48], [60, 30], [46, 14], [24, 16], [10, 36], [16, 60], [38, 72], [62, 66]], [8, 8, 8, 9, 9, 10, 10, 10, 10, 10, 9, 8, 7, 3]));
    pic.paint('magenta3', disc(40, 40, 4).d);
    for (const [x, y] of [[70, 18], [10, 12], [72, 50]] as Point[]) pic.flat('gold3', star(x, y, 7), 'thin');
  },
  cleave(pic) {
    pic.flat('bone2', blob('6,50! 16,22 44,6 72,16! 46,16 24,30 14,56!'));
    pic.body(limb(26, 74, 4, 54, 34, 4), 'wood', small);
    pic.body(blob('48,26! 60,40! 70,60 76,44 72,28 60,16 46,14!'), 'iron', large);
  },
  consistency: (pic) => dieOf(pic, 'ghost', [[26, 26], [54, 26], [26, 54], [54, 54]]),
  critical_strikes(pic) {
    sword(pic, [14, 70], [62, 12], 4.4);
    sword(pic, [66, 70], [18, 12], 4.4);
    pic.flat('red2', star(40, 38, 17)).paint('gold3', star(40, 38, 8));
  },
  crushing_blow(pic) {
    pic.flat('gold3', burst(26, 60, 20, 9), 'inked');
    hammer(pic, [72, 10], [34, 46]);
  },
  crushing_fist(pic) {
    pic.body(poly('24,50 58,50 62,76 20,76'), 'iron', small);
    fist(pic, 'iron', 40, 32, 25);
    for (const x of [24, 36, 48, 60]) pic.flat('gold2', poly([[x - 5, 12], [x, 1], [x + 5, 12]]), 'inked');
  },
  dexterity(pic) {
    hand(pic, 'skin', 32, 58, 14, -80, { spread: 18, thumb: 1 });
    blade(pic, [60, 46], [66, 6], 5);
    pic.body(limb(50, 46, 3, 70, 48, 3), 'gold', small);
    pic.body(limb(60, 50, 3, 58, 62, 3), 'hide', small);
  },
  dodge(pic) {
    const runner = (x: number, tone: 'blue1' | 'blue2' | 'blue3') => pic.flat(tone, blob('0,-32 8,-26 6,-16! 16,-6 14,8! 22,28! 10,28! 4,10! -6,28! -18,28! -8,6 -10,-10 -2,-18 -8,-26', { move: [x, 44] }));
    runner(20, 'blue1');
    runner(36, 'blue2');
    runner(54, 'blue3');
  },
  flameweave(pic) {
    flame(pic, 20, 70, 22);
    flame(pic, 60, 70, 22);
    flame(pic, 40, 74, 33);
  },
  flurry(pic) {
    for (const [x, tone] of [[14, 'magenta2'], [36, 'magenta3'], [58, 'yellow2']] as const) pic.flat(tone, blob(`${x + 16},4! ${x + 12},30 ${x},76! ${x - 4},50 ${x + 4},24`));
  },
  haste(pic) {
    pic.flat('bone3', blob('30,30! 10,28 2,12! 16,14 6,2! 22,8 36,22!'));
    tallBoot(pic, 'green');
  },
  lucky_familiar(pic) {
    pic.body(blob('40,18! 26,18! 12,2! 8,34 12,58 28,70 40,72 52,70 68,58 72,34 68,2! 54,18!'), 'dark', large);
    for (const s of [-1, 1]) pic.paint('yellow2', disc(40 + s * 14, 38, 9, 10)).paint('ink', disc(40 + s * 14, 38, 2.6, 8));
    pic.paint('magenta3', poly('35,52 45,52 40,58'));
    pic.paint('bone3', poly('38,60 34,72 37,72').d + poly('42,60 46,72 43,72').d);
  },
  mana_fountain(pic) {
    for (const s of [-1, 1]) pic.flat('blue3', ribbon([[40, 50], [40 + s * 4, 18], [40 + s * 16, 10], [40 + s * 26, 22], [40 + s * 28, 46]], [5, 8, 8, 7, 4]));
    pic.flat('blue3', blob('40,2! 50,18 48,48! 32,48! 30,18'));
    pic.body(blob('4,46! 76,46! 70,60 54,66 58,76! 22,76! 26,66 10,60'), 'stone', large);
    pic.paint('blue2', disc(40, 49, 28, 4));
  },
  persistence(pic) {
    pic.body(poly('4,74 28,24 38,36 50,14 76,74'), 'stone', large);
    pic.paint('bone3', poly('28,24 20,42 30,36 36,44 38,36').d + poly('50,14 40,36 50,32 58,40 60,36').d);
    pic.body(limb(50, 16, 2.4, 50, 2, 2.4), 'wood', small);
    pic.flat('red2', poly('52,1 74,8 52,15'), 'inked');
  },
  poison(pic) {
    pic.flat('green2', ribbon([[64, 74], [34, 74], [12, 66], [16, 50], [44, 50], [62, 44], [58, 28], [44, 24]], [8, 11, 12, 12, 13, 14, 14, 16]));
    pic.body(blob('60,12 44,6 24,14 8,26! 20,34 40,38 58,34'), 'green', small);
    pic.paint('yellow2', disc(40, 18, 5)).paint('ink', poly('38.500,18 40,13 41.500,18 40,23'));
    pic.flat('red2', ribbon([[12, 30], [4, 36], [2, 44]], [3]), 'thin');
    pic.flat('green3', blob('20,34! 26,44 20,50 15,44'), 'thin');
  },
  shimmerblast(pic) {
    pic.flat('violet2', burst(40, 40, 38, 8, 0.42)).paint('violet3', burst(40, 40, 26, 8, 0.42)).paint('rim', disc(40, 40, 9));
  },
  static_burst(pic) {
    pic.flat('yellow2', poly('46,2 12,46 34,46 24,78 68,30 44,30 58,2'));
    pic.paint('yellow3', poly('46,4 16,44 36,44 50,8'));
    pic.flat('blue3', star(66, 62, 10, 12), 'inked').flat('blue3', star(12, 18, 9), 'inked');
  },
  steady_hands(pic) {
    hand(pic, 'skin', 40, 56, 19, -90, { spread: 16, thumb: 1 });
    pic.body(rect(22, 66, 36, 12), 'hide', small);
    pic.flat('gold3', disc(40, 56, 6), 'inked');
  },
  triple_strike(pic) {
    sword(pic, [24, 70], [8, 8], 4.4, 'yellow');
    sword(pic, [56, 70], [72, 8], 4.4, 'blue');
    sword(pic, [40, 74], [40, 2], 4.4, 'magenta');
  },
  valor(pic) {
    for (const s of [-1, 1]) pic.body(poly([[40, 30], [40 + s * 8, 40], [40 + s * 26, 4], [40 + s * 10, 2]]), s < 0 ? 'red' : 'blue', small);
    pic.body(disc(40, 52, 24), 'gold', large);
    pic.flat('red2', star(40, 52, 14), 'inked');
  },
  basic_strike: (pic) => sword(pic, [20, 66], [66, 8], 6, 'yellow'),
  basic_step: (pic) => tallBoot(pic, 'magenta'),
  basic_spark(pic) {
    pic.flat('blue2', burst(40, 40, 36, 4, 0.3)).paint('blue3', burst(40, 40, 22, 4, 0.34)).paint('rim', disc(40, 40, 5));
  },
  basic_focus(pic) {
    pic.flat('bone3', blob('4,42! 22,22 40,17 58,22 76,42! 58,60 40,65 22,60'));
    pic.paint('green2', disc(40, 41, 18)).paint('ink', disc(40, 41, 10)).paint('green3', poly('40,33 47,43 43,43 43,50 37,50 37,43 33,43'));
  },
  second_wind(pic) {
    pic.body(both(40, '40,26! 30,12 14,14 8,30 14,46 40,72!'), 'red', large);
    pic.flat('ghost3', ribbon([[6, 52], [34, 52], [52, 46], [52, 36], [42, 36]], [3, 6, 7, 6, 4]));
    pic.flat('ghost3', ribbon([[16, 66], [48, 66], [72, 60], [72, 46], [60, 46]], [3, 6, 7, 6, 4]));
  },
  fearless_charge(pic) {
    for (const s of [-1, 1]) pic.body(blob(`${40 + s * 18},34! ${40 + s * 32},30 ${40 + s * 36},8! ${40 + s * 42},36 ${40 + s * 32},46 ${40 + s * 20},46!`), 'bone', small);
    pic.body(both(40, '40,10 24,14 16,32 18,60! 32,66 34,74 40,76!'), 'iron', large);
    pic.paint('ink', poly('22,40 36,46 36,52 24,50').d + poly('58,40 44,46 44,52 56,50').d);
    pic.paint('blood', disc(32, 48, 2.6).d + disc(48, 48, 2.6).d);
    pic.flat('iron3', poly('37,12 43,12 44,58 40,64 36,58'), 'thin');
  },
  shield_aura(pic) {
    pic.paint('blue3', rays([40, 40], 32, 42, 20, 5, { seed: 3 }));
    pic.body(both(40, '40,14! 20,17! 19,42 27,56 40,64'), 'blue', large);
    pic.paint('rim', star(40, 38, 11));
  },
  power_transfer(pic) {
    gem(pic, 16, 48, 14, 'blue');
    gem(pic, 64, 48, 14, 'yellow');
    pic.flat('bone3', blob('12,26! 20,12 40,6 56,12! 58,4! 72,22! 50,28! 53,21! 40,15 26,18 20,28!'));
  },
  stealth(pic) {
    pic.body(both(40, '40,4 20,10 8,34 10,60 4,76! 40,76!'), 'violet', large);
    pic.paint('ink', both(40, '40,18 26,24 22,44 30,62 40,66'));
    for (const s of [-1, 1]) pic.paint('yellow3', blob(`${40 + s * 3},42! ${40 + s * 8},36 ${40 + s * 15},38! ${40 + s * 9},45`));
  },
  dungeoneering(pic) {
    pic.body(poly('6,14 28,6 52,14 74,6 74,66 52,74 28,66 6,74'), 'bone', large);
    pic.paint('bone1', poly('27,7 29,7 29,66 27,66').d + poly('51,14 53,14 53,74 51,74').d);
    pic.paint('red2', poly('12,58 20,54 22,58 14,62').d + poly('26,50 34,46 36,50 28,54').d + poly('40,44 46,38 49,41 43,47').d + poly('54,26 58,22 64,28 70,22 74,26 68,32 74,38 70,42 64,36 58,42 54,38 60,32').d);
  },
  armor(pic) {
    pic.body(both(40, '40,18! 30,8 14,10! 6,28 18,38 16,62 28,72 40,74!'), 'iron', large);
    pic.body(poly('40,28 44,40 56,44 44,48 40,62 36,48 24,44 36,40'), 'gold', small);
  },
  support_aura(pic) {
    pic.paint('gold3', rays([40, 34], 22, 40, 22, 6, { seed: 4 }));
    pic.body(both(40, '40,26! 34,17 24,18 20,29 25,40 40,54!'), 'red', small);
    for (const s of [-1, 1]) pic.body(blob(`${40 + s * 34},36! ${40 + s * 24},44 ${40 + s * 20},56! ${40 + s * 8},62 ${40 + s * 6},76! ${40 + s * 26},76! ${40 + s * 36},60`), 'skin', small);
  },
  kiting(pic) {
    pic.flat('wood2', ribbon([[28, 6], [58, 20], [66, 44], [48, 74]], [5, 7, 7, 5]));
    pic.flat('bone3', ribbon([[28, 6], [30, 42], [48, 74]], [2.4]), 'thin');
    pic.flat('green3', poly('4,42 22,26 22,36 52,36 52,48 22,48 22,58'));
  },
  combined_shot(pic) {
    arrow(pic, [14, 68], [46, 6], 'red');
    arrow(pic, [36, 74], [72, 14], 'blue');
  },
};

const bottles: Record<(typeof potions)[number], Draw> = {
  healing(pic) {
    bottle(pic, '40,12! 31,13! 31,26 14,40 12,56 22,72 40,75', 'red', 38);
    pic.paint('bone3', both(40, '40,52! 35,46 29,48 29,55 40,66!'));
  },
  clarity(pic) {
    bottle(pic, '40,12! 30,13! 30,26 18,34 18,70! 24,75 40,76!', 'ghost', 34);
    pic.paint('bone3', blob('24,54! 32,46 48,46 56,54! 48,62 32,62')).paint('blue2', disc(40, 54, 6)).paint('ink', disc(40, 54, 3));
  },
  heroism(pic) {
    bottle(pic, '40,12! 32,13! 32,30 10,68! 16,75 40,76!', 'gold', 36);
    pic.paint('red2', star(40, 57, 12));
  },
  invisibility(pic) {
    bottle(pic, '40,12! 32,13! 33,22 18,26 12,42 18,54 34,58 24,74! 40,76!', 'violet', 30, 7);
    pic.paint('violet3', blob('40,30 30,34 28,50! 33,46 36,52! 40,47 44,52! 47,46 52,50! 50,34')).paint('ink', disc(36, 39, 2.4).d + disc(44, 39, 2.4).d);
  },
  mana(pic) {
    bottle(pic, '40,12! 33,13! 33,24 22,30! 8,52! 22,75! 40,76!', 'blue', 34, 7);
    pic.paint('blue3', both(40, '40,40! 31,54 34,66 40,68'));
  },
};

const feats: Record<(typeof heroes)[number], Draw> = {
  warrior(pic) {
    for (const s of [-1, 1]) {
      pic.body(limb(40 + s * 24, 74, 4, 40 - s * 20, 14, 4), 'wood', small);
      pic.body(blob(`${40 - s * 22},8! ${40 - s * 6},22! ${40 - s * 12},40 ${40 - s * 28},44 ${40 - s * 38},28 ${40 - s * 34},14!`), 'iron', small);
    }
    pic.flat('blood', both(40, '40,36! 34,46 34,54 40,58'), 'inked');
  },
  mage(pic) {
    pic.paint('blue3', rays([40, 38], 24, 40, 18, 6, { seed: 2 }));
    gem(pic, 40, 36, 24, 'blue');
    for (const x of [16, 64]) gem(pic, x, 64, 9, 'violet');
  },
  rogue(pic) {
    pic.body(poly('16,8 46,2 56,50 26,56'), 'bone', large);
    pic.paint('red2', both(36, '36,22! 30,16 24,20 26,28 38,42!'));
    pic.body(poly('34,38 66,34 72,68 40,74'), 'violet', small);
    pic.paint('bone3', disc(44, 46, 4).d + disc(61, 44, 4).d + disc(53, 54, 4).d + disc(47, 65, 4).d + disc(64, 62, 4).d);
  },
  paladin(pic) {
    pic.paint('gold3', rays([40, 26], 24, 38, 20, 6, { seed: 6 }));
    hammer(pic, [40, 76], [40, 24], 'gold');
    for (const s of [-1, 1]) pic.body(blob(`${40 + s * 6},48! ${40 + s * 22},50 ${40 + s * 36},40! ${40 + s * 34},58 ${40 + s * 22},68 ${40 + s * 6},62!`), 'bone', small);
  },
  archer(pic) {
    pic.body(blob('70,76! 68,42 58,16 38,8 22,16 14,28! 4,34 8,48! 20,42! 30,46 26,60! 34,58 36,72! 44,66 50,76!'), 'bone', large);
    pic.body(blob('24,26! 8,28 2,44! 6,54 14,44! 26,42!'), 'gold', small);
    pic.paint('ink', blob('28,24! 40,20 50,28! 40,34 30,32')).paint('yellow2', disc(38, 27, 4.4)).paint('ink', disc(38, 27, 2));
    pic.paint('wood2', poly('26,20 52,18 54,25 40,21'));
  },
};

const sheetOf = (prefix: string, draws: Record<string, Draw>) =>
  Object.entries(draws).map(([id, how]) => {
    const pic = new Picture(`onedeck-${prefix}-${id}`, 80, 80, true);
    how(pic);
    return pic;
  });

export const abilities = (): Picture[] => [...sheetOf('skill', skills), ...sheetOf('potion', bottles), ...sheetOf('feat', feats)];
