// Those whom a Command moves: bones, rotten flesh, a veil. Each has an outline of its own, for a horde is looked at by outlines.
import { buckler, pair } from '../gear';
import { around, bead, blade, chain, club, skull } from '../kit';
import { blob, disc, limb, poly, rect, ribbon, strokes, type Body, type Picture } from '../lino';
import { bones, foot, half, holes, lit, shaft } from './parts';

/** Ribs around a spine, a pelvis below. */
function ribs(pic: Picture, x = 25, top = 29) {
  pic.flat('ink', blob(`${x - 8},${top}! ${x + 8},${top}! ${x + 6},${top + 10} ${x + 3.5},${top + 15}! ${x - 3.5},${top + 15}! ${x - 6},${top + 10}`));
  pic.paint('bone2', rect(x - 1.2, top, 2.4, 15));
  for (const [at, wide] of [[0, 7.6], [1, 7], [2, 5.6]] as const) {
    const y = top + 1.4 + at * 4;
    pic.paint('bone2', blob(`${x - wide},${y}! ${x},${y - 1.6} ${x + wide},${y}! ${x + wide - 0.8},${y + 2.2}! ${x},${y + 0.8} ${x - wide + 0.8},${y + 2.2}!`));
    pic.paint('bone3', blob(`${x - wide},${y}! ${x - 1},${y - 1.4} ${x - 1},${y - 0.2} ${x - wide + 1},${y + 1.4}!`));
  }
  pic.body(blob(`${x - 6},${top + 13.5}! ${x + 6},${top + 13.5}! ${x + 3.5},${top + 18} ${x},${top + 16} ${x - 3.5},${top + 18}`), 'bone', lit(1, 0.8));
}

/** What clothes become. */
const rags = (pic: Picture, material: Body, text: string, shade = 3) => pic.body(blob(text), material, lit(shade, shade * 0.6));

export const minions: Record<string, (pic: Picture) => void> = {
  /** sword up, round shield */
  skeleton_warrior(pic) {
    blade(pic, [10, 27], [4, 1.5], 2.5);
    pic.body(limb(5.5, 27.5, 1.4, 14, 25, 1.4), 'gold', lit(0.8, 0.6));
    pic.body(limb(10.4, 29, 1.3, 11.4, 33.5, 1.3), 'hide', lit(0.6, 0.5));
    pair((s) => {
      bones(pic, [[25 + s * 4, 46], [25 + s * 7.5, 51], [25 + s * 6.5, 56]]);
      foot(pic, 'bone', 25 + s * 7.5, 57, 2.4, s);
    });
    bones(pic, [[17, 30.5], [10, 36], [11, 31]]);
    ribs(pic);
    bones(pic, [[33, 30.5], [37, 37]]);
    buckler(pic, 38.5, 40, 9.5, 'clay', 'iron');
    skull(pic, 25, 18.5, 9.6, { glow: 'fire3' });
    pic.body(blob('15,17! 15,9 20,5 25,4 30,5 35,9 35,17! 30,13 20,13'), 'iron', lit(2.2, 1.6));
    pic.body(poly('23.6,5 25,-1 26.4,5'), 'iron', lit(0.5, 0.4));
  },
  /** a bow made of somebody */
  skeleton_archer(pic) {
    pic.body(poly('34,23 40,20 43,34 38,36'), 'hide', lit(1.2, 1));
    pic.paint('red2', poly('34.5,17 37,16 38,22 36,23').d + poly('38.5,15 41,16 40.5,21 38.5,21').d);
    pair((s) => {
      bones(pic, [[28 + s * 4, 46], [28 + s * 8, 51], [28 + s * 6.5, 56]]);
      foot(pic, 'bone', 28 + s * 7.5, 57, 2.4, s);
    });
    ribs(pic, 28);
    pic.paint('bone3', strokes('M14,4 26,30 14,57'), 'hair');
    pic.body(ribbon([[15, 2], [9, 9], [4.5, 19], [5.5, 30], [4.5, 41], [9, 51], [15, 59]], [1.6, 3, 3.4, 4.4, 3.4, 3, 1.6]), 'bone', lit(1.2, 1));
    pic.flat('wood3', poly('7,29.2 26,29.2 26,31 7,31'), 'thin').flat('iron3', poly('7,26.8 1,30.1 7,33.4'), 'thin');
    bones(pic, [[21, 31], [13, 33], [6.5, 30]]);
    bones(pic, [[36, 31], [38, 38], [27, 30.5]]);
    skull(pic, 26, 18, 9, { glow: 'fire3' });
    // a rotten hood, its point behind
    rags(pic, 'moss', '17,18! 16,10 22,4 30,5 39,3! 37,9 38,18 35,27! 33,18 28,11 21,12');
  },
  /** a dwarf whom his oath did not let lie */
  dwarf_revenant(pic) {
    shaft(pic, [37, 52], [41.5, 10], 1.6);
    pic.body(poly('31.5,1 48,3 46.8,13.5 30.5,11.5'), 'iron', lit(2.6, 2));
    pic.body(poly('31,3.5 28,6.5 30.6,9'), 'iron', lit(0.6, 0.5));
    pair((s) => foot(pic, 'iron', 25 + s * 7, 55.5, 3.8, s));
    pic.body(half('25,33 14,34 9,43 11,55! 16,52! 19,57! 25,54'), 'dark', lit(4, 3));
    pic.body(half('25,33 15,34 12,42 16,48! 25,50!'), 'iron', lit(3.6, 2.4));
    pic.paint('ink', strokes('M17,40 20,44 18.5,48 M31,38 33,42'), 'stroke');
    pair((s) => pic.body(blob(`${25 + s * 8},34! ${25 + s * 13},30 ${25 + s * 18},36 ${25 + s * 16},41! ${25 + s * 11},39`), 'clay', lit(2, 1.4)));
    chain(pic, 'bone', [[10, 40, 2.4], [9, 47, 2.2]], lit(1, 0.8));
    pic.body(disc(9, 49, 3.2), 'iron', lit(1.2, 1));
    bones(pic, [[38, 41], [40, 35]], 2);
    pic.body(disc(39, 34, 3.6), 'iron', lit(1.4, 1));
    // skull, beard, horns
    pic.body(half('25,22 16,23 15,31 19,36 25,37'), 'bone', lit(2, 1.4));
    pic.body(half('25,33! 20,34 15,31! 13.5,38 17,45! 20,42! 22,49! 25,45!'), 'stone', lit(2.4, 1.8));
    holes(pic, [25, 29], 4, 2.1, 'ghost3', 12);
    pic.paint('ink', poly('25,31.5 23.6,34 26.4,34'));
    pic.body(half('25,12 16.5,14 13,22 13,27.5! 18,25 25,24.5'), 'clay', lit(3, 2.2));
    pic.body(half('25,23.5 18,24 12.5,26.5! 12.5,29.5! 18,27.5 25,27'), 'iron', lit(0.8, 0.8));
    // one horn is whole, the other broken where the hammer passes
    pic.body(blob('16,16! 8,17 5,5! 1.5,16 7,24 14,23!'), 'bone', lit(1.6, 1.2));
    pic.body(blob('34,16! 38.5,16 40,18.5! 39,20! 40.5,22! 36,23.5!'), 'bone', lit(1, 0.8));
  },
  /** both arms out for you */
  zombie(pic) {
    pic.body(limb(28, 46, 3.4, 34, 55, 3.2), 'hide', lit(1.6, 1.2));
    pic.body(limb(24, 46, 3.4, 20, 55, 3.2), 'hide', lit(1.6, 1.2));
    foot(pic, 'moss', 34, 57, 3, -1);
    foot(pic, 'moss', 20, 57, 3, -1);
    rags(pic, 'clay', '26,28 20,31 18,40 19,50! 22,47! 25,52! 29,48! 33,52! 36,46 37,36 34,29', 4);
    pic.paint('moss2', blob('26,35 30,38 28,43! 24,40')).paint('bone3', strokes('M25,37.5 29,39 M25,40 28,41.4'), 'hair');
    chain(pic, 'moss', [[24, 31, 3.2], [15, 29, 2.8], [7, 31, 2.6]], lit(1.4, 1.2));
    pic.body(blob('25,27! 17,26 14,32! 17,31! 18,35! 21,32! 24,36'), 'clay', lit(1.4, 1));
    for (const [dx, dy] of [[-5, -3], [-6, 0], [-4.5, 3]] as const) pic.body(limb(6, 31, 1.3, 6 + dx, 31 + dy, 1), 'moss', lit(0.5, 0, { rim: 0 }));
    chain(pic, 'moss', [[33, 33, 3.2], [24, 39, 2.9], [14, 41, 2.6]], lit(1.4, 1.2));
    pic.body(blob('37,30! 30,30 26,36! 29,36! 29,40! 33,38! 37,40'), 'clay', lit(1.6, 1.2));
    for (const [dx, dy] of [[-5, -2], [-5.5, 1], [-3.5, 3.6]] as const) pic.body(limb(13, 41, 1.3, 13 + dx, 41 + dy, 1), 'moss', lit(0.5, 0, { rim: 0 }));
    // the head hangs
    pic.body(blob('27,8 19,10 16,17 18,25 24,30 31,29 36,23 36,14'), 'moss', lit(3.4, 2.4));
    pic.paint('ink', disc(21.5, 18, 2.8, 2.4).d + disc(29, 17, 3.4, 3).d).paint('yellow3', disc(21.4, 18.2, 1.1).d + disc(28.8, 17.2, 1.5).d);
    pic.paint('ink', blob('19.5,24! 24,22.5 30,23.5! 28,28 22,28')).paint('bone3', poly('21.4,23.4 23.4,23 22.6,25.4').d + poly('26,23 28,23.2 27,25.4').d);
    pic.paint('clay2', blob('30,9! 34,10 36,14 32,13!'));
    pic.paint('ink', strokes('M22,9 20,5 M26,8 26,4 M30,8.5 32,5'), 'stroke');
  },
  /** the same hunger in a dead knight's plate */
  armoured_zombie(pic) {
    pic.body(limb(20, 46, 4, 18, 55, 4), 'iron', lit(2, 1.4));
    pic.body(limb(29, 46, 4, 32, 55, 4), 'iron', lit(2, 1.4));
    foot(pic, 'iron', 18, 57, 3.4, 1);
    foot(pic, 'iron', 32, 57, 3.4, 1);
    rags(pic, 'violet', '14,42! 36,42! 38,54! 33,50! 30,55! 25,50! 20,55! 16,50! 12,54!', 2.4);
    pic.body(blob('25,28 14,30 11,37 14,47! 25,49 36,47! 38,37 35,30'), 'iron', lit(4.4, 3));
    pic.paint('ink', strokes('M25,31 25,48 M15,41 20,43 M30,36 34,38'), 'stroke');
    pic.paint('moss2', blob('29,39! 33,42 31,47! 28,44'));
    // arms to the other side, higher: a gauntlet is gone
    chain(pic, 'moss', [[17, 34, 3], [28, 41, 2.8], [39, 42.5, 2.6]], lit(1.4, 1));
    for (const [dx, dy] of [[5, -2.5], [6, 0.5], [4, 3.4]] as const) pic.body(limb(40, 42.5, 1.3, 40 + dx, 42.5 + dy, 1), 'moss', lit(0.5, 0, { rim: 0 }));
    chain(pic, 'iron', [[33, 33, 3.6], [41, 30, 3.2]], lit(1.6, 1.2));
    pic.body(disc(43, 29, 3.2), 'iron', lit(1.2, 1));
    for (const [dx, dy] of [[4.5, -4.5], [6, -1.5], [5, 1.6]] as const) pic.body(limb(43, 29, 1.4, 43 + dx, 29 + dy, 1), 'iron', lit(0.5, 0, { rim: 0 }));
    pic.body(disc(13, 33, 6.4, 5.6), 'iron', lit(2.4, 1.8));
    pic.body(disc(34, 32, 5.6, 5), 'iron', lit(2, 1.6));
    // helm with a broken crest; half the visor hangs
    pic.body(blob('24,6 15,9 13,18 14,30! 24,32 34,29! 35,18 32,9'), 'iron', lit(4, 3));
    pic.flat('ink', blob('16,17! 33,15! 33,24! 25,28 17,25!'), 'fill');
    pic.paint('moss2', blob('21,17! 33,16! 32,23 26,27 21,24')).paint('ink', disc(29, 19, 2.6, 2.2)).paint('yellow3', disc(29, 19, 1.3).d + disc(19, 20, 1.2).d);
    pic.paint('bone3', poly('23,23.5 31,22.5 30.5,25 27,26.5 24,25.5'));
    pic.body(blob('12.5,19! 17,17 21,18.5! 21,26! 15,29!'), 'iron', lit(1, 0.8));
    pic.paint('ink', strokes('M14.5,22 19,21.5 M15,25 19.5,24.5'), 'stroke');
    pic.body(blob('22,8! 19,1 26,-.5! 29,3! 33,1.5 34,6 30,9!'), 'red', lit(1.6, 1.2));
  },
  /** four squares of it, and a tree to hit with */
  zombie_troll(pic) {
    club(pic, [76, 82], [90, 12], 3.6, 10);
    pair((s) => {
      pic.body(limb(46 + s * 13, 92, 10, 46 + s * 17, 109, 9), 'moss', lit(5, 3));
      foot(pic, 'moss', 46 + s * 18, 112, 8, s);
    });
    pic.body(blob('44,34 28,36 14,50 16,74 24,94 46,99 66,94 76,74 78,52 64,38'), 'moss', lit(13, 8, { soft: false, pitch: 5 }));
    pic.body(blob('23,84! 46,92 70,84! 74,102! 62,97! 52,108! 42,98! 32,106! 20,100!'), 'clay', lit(4, 3));
    pic.paint('ink', blob('48,58 62,62 66,74 56,84 46,78')).paint('bone3', strokes('M50,64 61,66 M49,70 63,72 M50,76 60,78'), 'thick');
    chain(pic, 'moss', [[20, 54, 10.5], [8.5, 78, 8.5], [12, 98, 9]], lit(4, 3));
    for (const x of [6, 12, 18]) pic.body(limb(x, 104, 2.8, x, 112, 2.2), 'moss', lit(1, 0.8));
    chain(pic, 'moss', [[72, 54, 10.5], [84, 70, 8.5], [79, 76, 8.5]], lit(4, 3));
    pic.body(rect(70, 68, 17, 13), 'moss', lit(3, 2));
    pic.paint('ink', strokes('M76,72 86,73 M75,77 85,78'), 'stroke');
    // a small head low between the shoulders
    pic.body(blob('40,18 27,21 21,34 24,52 34,62 48,62 57,52 59,34 53,21'), 'moss', lit(7, 5));
    pair((s) => pic.body(blob(`${40 + s * 17},32! ${40 + s * 26},24 ${40 + s * 27},34 ${40 + s * 18},42!`), 'moss', lit(1.6, 1.2)));
    pic.paint('ink', disc(32, 35, 6, 4.6, -14).d + disc(49, 36, 4.6, 3.6, 14).d).paint('yellow3', disc(32, 35.5, 2.8, 2.2).d + disc(48.6, 36.4, 1.8, 1.4).d);
    pic.body(blob('39,36! 34,45 40,48 46,45'), 'moss', lit(1.2, 1, { rim: 0 }));
    pic.paint('ink', blob('26,50! 40,47 55,50! 52,59 40,61 29,58')).paint('bone3', poly('29,50 34,49 32,55').d + poly('37,48 41,48 39,53').d + poly('44,60 49,59 46,54').d);
    pair((s) => pic.body(blob(`${40 + s * 13},57! ${40 + s * 15},46 ${40 + s * 11},41! ${40 + s * 8},56!`), 'bone', lit(1.2, 1)));
    pic.paint('ink', strokes('M46,20 49,28 46,33 M44,26 51,25 M44,31 50,31'), 'stroke');
    pic.body(blob('30,22! 26,12! 33,17! 36,8! 41,16! 47,9! 48,20!'), 'dark', lit(2, 1.4));
  },
  /** a veil with nothing behind it but a look */
  ghost(pic) {
    pic.body(blob('25,2 14,6 11,17 10,30 3,38! 1.5,44! 9,43 8,53 13,50! 15,60! 20,53 25,61! 29,53 34,60! 37,50! 42,54 41,43 48.5,45! 47,38! 40,30 39,17 36,6'), 'ghost', lit(6, 4));
    pic.paint('ghost1', strokes('M19,38 17,50 M25,36 25,52 M31,38 33,50 M13,32 9,38 M37,32 41,38'), 'stroke');
    pic.paint('ink', half('25,12 20,13 17.5,18 18.5,26 22,33 25,35'));
    pic.paint('ghost3', disc(21.4, 20, 2.2, 1.7, 18).d + disc(28.6, 20, 2.2, 1.7, -18).d);
    pic.paint('ghost2', blob('25,26! 23,29 25,32 27,29'));
    pic.body(half('25,6.5 17,9 14.5,15! 19,11.5 25,10.5'), 'bone', lit(1, 0.8));
    for (const [x, y] of [[18, 8], [25, 5.5], [32, 8]] as const) bead(pic, x, y, 2, 'bone');
    pic.paint('ghost3', around(6, 41, 1, '-2,-2! 1,-1 2,2! -1,1').d);
  },
};
