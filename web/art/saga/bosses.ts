// The four whom the Overlord sends himself: a necromancer, a dead king, a banshee, and a shaman as large as four men.
import { pair } from '../gear';
import { chain, gem, hand, skull } from '../kit';
import { blob, disc, limb, poly, rays, rect, strokes, type Picture } from '../lino';
import { foot, half, holes, lit, shaft } from './parts';

export const bosses: Record<string, (pic: Picture) => void> = {
  /** a collar like wings behind a bald head, a skull on his staff */
  mortibris(pic) {
    shaft(pic, [8, 58], [8, 14], 1.5);
    pic.paint('green3', rays([8, 8], 7, 12, 12, 2.2, { seed: 2 }));
    pair((s) => pic.body(blob(`${8 + s * 2},15! ${8 + s * 6.5},11 ${8 + s * 6},4! ${8 + s * 3.5},12!`), 'bone', lit(0.8, 0.6)));
    skull(pic, 8, 8.5, 5.4, { glow: 'green3' });
    pic.body(half('27,33! 15,34 10,27 9.5,10! 15,14 20,19 23,28', 27), 'dark', lit(3, 2));
    pic.flat('green1', half('27,32! 16.5,32 12.5,26 12,15! 15.5,18 19.5,22 22.5,29', 27), 'thin');
    pic.body(half('27,28 18,30 13,42 8,57! 13,54! 17,58! 22,55 27,58!', 27), 'dark', lit(4, 3));
    pic.flat('green2', half('27,30! 24,32 24,44 22,56! 27,57!', 27), 'thin');
    pic.paint('green1', blob('29,32 30,44 32,56! 28.5,57! 28,40'));
    pic.paint('gold3', poly('27,43 29,46 27,49 25,46').d);
    pic.body(blob('19,31! 11,33 5.5,38 5,43! 11,44 19,38'), 'dark', lit(2, 1.6));
    pic.body(disc(8.2, 37.5, 2.9), 'ghost', lit(0.9, 0.8));
    pic.body(blob('35,31! 42,37 46,44 47,49! 40,50 34,41'), 'dark', lit(2, 1.6));
    hand(pic, 'ghost', 43.5, 46, 2.7, -62, { spread: 24, thumb: 1 });
    pic.body(half('27,8 20.5,10 19.5,17 21,24 24,29 27,30', 27), 'ghost', lit(2.8, 2));
    holes(pic, [27, 18.5], 3.6, 1.7, 'green3', 16);
    pic.paint('ink', blob('24,25! 27,24.3 30,25! 27,26.3').d + strokes('M21.8,15 25.6,16.6 M32.2,15 28.4,16.6'));
    pic.paint('dark2', blob('27,27! 25.2,29 26,33 27,36! 28,33 28.8,29'));
    pic.paint('ink', strokes('M27,10 27,12.6 M23.8,10.8 24.4,13 M30.2,10.8 29.6,13'), 'stroke');
    gem(pic, 27, 37.5, 2.6, 'green');
  },
  /** a crown that no head should bear, both hands on the hammer of his fathers */
  grund(pic) {
    pic.body(half('25,26 13,27 4,36 2.5,56! 8,53.5! 12,57! 25,55!'), 'red', lit(4, 3));
    pair((s) => foot(pic, 'iron', 25 + s * 10, 55, 4.2, s));
    pic.body(half('25,30 14,31 9,41 11,54! 25,55!'), 'iron', lit(4.4, 3));
    pair((s) => {
      pic.body(disc(25 + s * 13.5, 35, 6.6, 5.8), 'gold', lit(2.4, 1.8));
      chain(pic, 'iron', [[25 + s * 14, 39, 4.2], [25 + s * 8, 45, 3.8]], lit(1.8, 1.4));
    });
    // dead flesh, a beard of frost
    pic.body(half('25,18 16.5,19 15,28 18,34 25,36'), 'ghost', lit(2, 1.6));
    pic.body(half('25,30! 19,31 14,27! 12,36 15,45! 18,42! 21,48! 25,44!'), 'bone', lit(3, 2));
    pic.paint('bone1', strokes('M19,36 19.5,41 M25,36 25,42 M31,36 30.5,41'), 'stroke');
    holes(pic, [25, 25.8], 4.2, 1.9, 'ghost3', 26);
    pic.paint('ink', poly('25,28 23.4,31 26.6,31'));
    pic.body(half('25,16.5! 14.5,20! 10.5,6! 16.5,11.5! 19,3! 22.5,10.5! 25,1!'), 'gold', lit(3.4, 2.4));
    pic.body(half('25,16 18,17 13.8,19! 14.4,22.5! 19,20.5 25,19.8'), 'gold', lit(1, 0.8));
    gem(pic, 25, 13, 2.8, 'red');
    pair((s) => gem(pic, 25 + s * 6.8, 14, 1.9, 'blue'));
    shaft(pic, [25, 47], [25, 53], 1.8);
    pair((s) => pic.body(disc(25 + s * 3.2, 45.5, 3.4), 'hide', lit(1.4, 1)));
    pic.body(poly('13.5,50.5 36.5,50.5 37.5,60.5 12.5,60.5'), 'gold', lit(3, 2));
    pic.paint('gold1', rect(18, 50.5, 1.8, 10).d + rect(30.4, 50.5, 1.8, 10).d);
    pic.paint('ink', strokes('M25,52.5 25,58.5 M22.5,55 27.5,55'), 'stroke');
  },
  /** hair like weed in a current, a mouth that is all scream */
  elshara(pic) {
    const locks = ['24,20 16,19 9,13 4,4! 12,9 18,10!', '22,16 18,10 19,4 14,-1! 22,2 25,10!', '26,14 27,6 34,3 35,-1! 38,6 32,13!', '28,16 36,12 42,12 48,5! 47,14 40,19 30,22!', '28,20 38,20 44,24 49,22! 46,29 36,28!', '22,20 12,22 7,28 2,28! 7,33 17,29!'];
    for (const lock of locks) pic.flat('ghost1', blob(lock));
    pic.paint('ghost2', blob('22,18 14,15 8,8! 16,12 22,14').d + blob('28,16 37,14 44,10! 40,16 31,20').d + blob('27,13 29,7 34,4! 34,8 30,13').d + blob('20,22 12,25 7,29! 13,28 19,26').d + blob('31,22 40,23 45,26! 38,26').d);
    pic.body(blob('25,27 17,29 14,38 16,47 11,54! 20,51 18,60! 26,54 34,58! 31,51 39,51! 33,44 36,36 32,29'), 'ghost', lit(5, 3));
    pic.paint('ghost1', strokes('M22,38 21,50 M27,38 27,51 M31,40 30,47'), 'stroke');
    pair((s) => {
      pic.body(blob(`${25 + s * 8},30! ${25 + s * 15},33 ${25 + s * 18},38! ${25 + s * 14},44! ${25 + s * 13},39! ${25 + s * 8},40`), 'ghost', lit(1.8, 1.4));
      hand(pic, 'ghost', 25 + s * 18.5, 36.5, 2.5, s > 0 ? -62 : -118, { spread: 26, thumb: s > 0 ? -1 : 1 });
    });
    // a heart that was taken from her
    pic.paint('ink', blob('25,35.5! 22.5,33 20.6,35.6 22.5,39 25,42! 27.5,39 29.4,35.6 27.5,33'));
    pic.body(half('25,12 18.5,13.5 16.5,20 18.5,26 22.5,31.5 25,32'), 'ghost', lit(2.4, 2));
    pic.paint('ink', disc(21.4, 19.5, 2.6, 2.2, -18).d + disc(28.6, 19.5, 2.6, 2.2, 18).d + blob('25,23 22.6,24.5 22.4,28 25,30.6 27.6,28 27.4,24.5').d);
    pic.paint('rim', disc(21.6, 19.7, 1.1, 0.9).d + disc(28.4, 19.7, 1.1, 0.9).d);
    pic.body(blob('18,18! 19,12 25,9 31,12 32,18! 28,13.5 25,15 22,13.5'), 'ghost', lit(1.2, 1));
  },
  /** two squares of dead troll, and a pole with the heads of those who came before you */
  hoggar(pic) {
    shaft(pic, [18, 117], [16, 10], 2.4);
    pic.body(limb(4, 30, 1.8, 28, 28, 1.8), 'wood', lit(1, 0.8));
    for (const [x, y, r] of [[16, 14, 7.4], [5.5, 37, 5.2], [27, 36, 5.2]] as const) {
      if (y > 20) pic.paint('ink', strokes(`M${x},29 ${x},34`), 'thick');
      skull(pic, x, y, r, { glow: r > 6 ? 'green3' : 'ink' });
    }
    pair((s) => pic.body(blob(`${16 + s * 2},8! ${16 + s * 6},-1 ${16 + s * 12},2! ${16 + s * 9},9!`), s < 0 ? 'red' : 'green', lit(1.2, 1)));
    // legs, belly, arms
    pair((s) => {
      pic.body(limb(55 + s * 14, 92, 10, 55 + s * 17, 109, 9), 'moss', lit(5, 3));
      foot(pic, 'moss', 55 + s * 18, 112, 8, s);
    });
    pic.body(blob('52,36 34,40 22,54 25,76 33,94 52,100 74,95 83,78 86,56 74,40'), 'moss', lit(13, 8, { soft: false, pitch: 5 }));
    pic.body(blob('32,86! 50,93 76,87! 80,104! 70,100! 62,110! 52,101! 42,110! 38,100! 29,104!'), 'hide', lit(4, 3));
    pic.paint('ink', strokes('M40,66 52,78 68,76 M44,66 41,72 M50,72 47,79 M58,74 57,82 M65,72 67,80'), 'thick');
    pic.paint('clay2', blob('66,52 72,56 70,62 64,59').d);
    pic.paint('bone3', strokes('M66,54 71,58 M65,57 69,61'), 'stroke');
    chain(pic, 'moss', [[80, 54, 10], [92, 74, 8.5], [84, 90, 9]], lit(4, 3));
    for (const x of [78, 84, 90]) pic.body(limb(x, 96, 2.6, x - 1, 102, 2.2), 'moss', lit(1, 0.8));
    chain(pic, 'moss', [[30, 54, 10], [14, 66, 8], [17, 76, 7.5]], lit(4, 3));
    pic.body(rect(9, 70, 17, 12), 'moss', lit(3, 2));
    pic.paint('ink', strokes('M10,74 20,74 M10,78 20,78'), 'stroke');
    // necklace, head, hood of a beast's skull
    for (const [x, y] of [[36, 58], [43, 63], [51, 65], [59, 64], [66, 60]] as const) pic.body(blob(`${x - 2.6},${y - 3}! ${x + 2.6},${y - 3}! ${x + 0.6},${y + 5}!`), 'bone', lit(1, 0.8));
    pic.body(blob('50,22 36,25 31,38 34,54 44,61 56,61 66,54 69,38 64,25'), 'moss', lit(7, 5));
    pic.body(blob('32,38! 24,35 21,43 31,48!'), 'moss', lit(1.6, 1.2));
    pic.body(blob('68,38! 76,35 79,43 69,48!'), 'moss', lit(1.6, 1.2));
    holes(pic, [50, 41], 8, 3.8, 'green3', 14);
    pic.paint('ink', blob('38,52! 50,49 62,52! 58,59 42,59'));
    pair((s) => pic.body(blob(`${50 + s * 12},55! ${50 + s * 13},46 ${50 + s * 10},43! ${50 + s * 7},54!`), 'bone', lit(1.2, 1)));
    pic.body(blob('50,42! 45,48 50,50 55,48'), 'moss', lit(1, 0.8, { rim: 0 }));
    pic.body(half('50,10 40,13 33,24 34,37! 40,33 44,38! 50,34', 50), 'bone', lit(5, 3));
    pic.paint('ink', disc(43, 24, 3.8, 3, 24).d + disc(57, 24, 3.8, 3, -24).d);
    pic.body(blob('62,17! 76,16 84,2! 86,16 77,27 65,27!'), 'bone', lit(3, 2));
    pic.body(blob('38,17! 32,16 30,13! 28,19! 25,19! 28,26 35,27!'), 'bone', lit(2, 1.4));
  },
};
