// Foes without feet: phantoms, shadows, wraiths.
import { both, links, pair, soft } from '../gear';
import { bead, carve, chain, flame, folds, fist, gem, hand, light, skull } from '../kit';
import { away, blob, disc, hatch, limb, type Picture, poly, rays, rect, ribbon, strokes, type Body, type Point } from '../lino';
import { encounter } from './parts';

/** Long thin fingers from a dark sleeve. */
function fingers(pic: Picture, from: Point, tips: readonly Point[], material: Body, r = 2.2) {
  for (const [x, y] of tips) pic.body(limb(...from, r, x, y, 0.6), material, soft);
}

/** A hood with darkness in it. */
function hood(pic: Picture, x: number, y: number, size: number, glowing: Body) {
  const hole = blob('0,-18! -9,-12 -14,0 -11,13 0,22! 11,14 14,1 10,-12', { scale: size, move: [x, y] });
  pic.paint('ink', hole);
  pic.paint(`${glowing}1`, carve(hole, away, 4 * size, { pitch: 2.8, bite: 0.6, from: 0.1 }));
}

/** It reaches for you; its chain has been broken for a long time. */
function phantom(): Picture {
  const pic = encounter('phantom_1');
  pic.shadow(92, 114, 34, 3.4);
  pic.body(blob('104,52! 122,44 138,30! 140,40 147,38! 140,52 128,64 110,72'), 'ghost', { pitch: 3.2 });
  fingers(pic, [140, 36], [[146, 18], [153, 24], [155, 33]], 'bone');
  pic.body(blob('92,8! 80,15 70,28 66,44 66,62 62,80 66,96 78,108 96,113 116,112 138,116! 124,108 142,106! 122,101 132,96! 116,96 112,84 116,66 116,46 110,28 102,15'), 'ghost', { pitch: 4, shade: 15, light: 9 });
  folds(pic, blob('78,68! 108,68! 108,100 90,106 72,92'), 'ghost1', 74, 7, 2.4, 3);
  hood(pic, 90, 42, 1.1, 'ghost');
  pic.flat('ghost2', blob('90,30 82,34 80,44 84,51! 85,58 90,61 95,58 96,51! 100,44 98,34'), 'thin');
  pic.paint('ghost3', carve(blob('90,30 82,34 80,44 84,51! 85,58 90,61 95,58 96,51! 100,44 98,34'), light, 5, { pitch: 2.6, from: 0.1 }));
  pic.paint('ink', blob('83,40! 89,44 88,49 84,48').d + blob('97,40! 92,44 92,49 96,48').d + blob('86,54! 90,53 94,54! 92,60 88,60').d);
  pic.paint('fire3', disc(86.4, 45.5, 1.3).d + disc(94, 45.5, 1.3).d);
  pic.body(blob('78,60! 60,56 44,60 32,58! 34,66 28,72! 38,76 36,84! 48,80 62,82 80,82'), 'ghost', { pitch: 3.2 });
  pic.paint('ink', blob('33,60 38,66 37,74 31,72 30,65'));
  fingers(pic, [33, 67], [[19, 53], [12, 61], [11, 71], [18, 80]], 'bone');
  links(pic, [70, 84], [106, 92], 4, 4);
  links(pic, [52, 84], [50, 104], 3.6);
  return pic;
}

/** She holds it up so that it can see you. */
function headless(): Picture {
  const pic = encounter('phantom_2');
  pic.shadow(78, 115, 40, 3.4);
  // a lantern of cold light, held low
  pic.paint('ghost2', rays([26, 84], 17, 29, 18, 3, { seed: 4 }));
  pic.flat('ghost3', rect(18, 73, 16, 21));
  pic.paint('blue3', disc(26, 84, 5, 7));
  for (const x of [16, 33]) pic.body(rect(x, 72, 3, 22), 'iron', soft);
  pic.body(poly('20,66 32,66 38,73 14,73'), 'iron', soft);
  pic.body(rect(14, 93, 24, 4), 'iron', soft);
  // the dress of a lady, with a ruff and nothing above it
  pic.body(both(76, '76,34! 62,36 54,46 57,64 46,84 34,108! 44,104 50,114! 60,106 68,117! 76,108'), 'ghost', { pitch: 4.6, shade: 15, light: 9 });
  folds(pic, blob('60,72! 92,72! 108,104! 46,104!'), 'ghost1', 82, 9, 2.6, 5);
  pic.body(both(76, '76,40! 65,38 62,50 66,64! 76,72!'), 'blue', { pitch: 4 });
  pic.paint('bone2', strokes('M70,46 82,50 M82,46 70,50 M71,55 81,59 M81,55 71,59'), 'stroke');
  chain(pic, 'ghost', [[60, 46, 7], [42, 56, 6], [28, 62, 4.4]]);
  fist(pic, 'ghost', 26, 63, 5);
  for (const [at, x] of [54, 62, 70, 78, 86, 94].entries()) pic.body(disc(x + 2, at === 0 || at === 5 ? 37 : 34, 6.4, 5), 'bone', soft);
  pic.paint('ink', disc(76, 31, 11, 3.6));
  pic.paint('red2', disc(76, 31.500, 8, 2));
  // the head hangs by its hair
  chain(pic, 'ghost', [[94, 46, 7], [114, 42, 6.4], [126, 20, 5]]);
  pic.body(blob('120,14! 132,12! 140,28 148,44 150,66 144,82! 138,72 130,78! 124,72 114,84! 106,66 108,46 116,30'), 'yellow', { pitch: 4 });
  pic.body(both(127, '127,36 117,40 114,52 118,68 127,75'), 'ghost', { pitch: 3.6 });
  pic.paint('ink', disc(121.5, 52, 3.6, 4.6).d + disc(132.500, 52, 3.6, 4.6).d + disc(127, 66, 2.8, 4.4).d);
  pic.paint('fire3', disc(120.5, 53, 1.4).d + disc(131.500, 53, 1.4).d);
  pic.body(blob('112,52! 114,38 127,32 140,38 142,52! 136,44 127,46 118,44'), 'yellow', soft);
  fist(pic, 'ghost', 126, 15, 5.6, true);
  return pic;
}

/** It has left its wall, and has not finished growing. */
function shadow(): Picture {
  const pic = encounter('shadow_1');
  pic.body(blob('20,112! 40,104 60,106 84,104 110,106 130,103 150,112! 120,117 60,118'), 'dark', { pitch: 5 });
  // an arm along the floor, an arm in the air
  pic.body(blob('70,66! 46,66 32,80 26,96! 20,96 14,106! 24,104 22,114! 32,106 34,116! 38,104 48,90 74,90'), 'dark', { pitch: 4 });
  pic.body(blob('98,60! 118,54 128,38 130,22! 136,24 142,8! 142,22 152,16! 146,28 158,30! 146,36 144,52 130,76 104,88'), 'dark', { pitch: 4 });
  pic.body(both(86, '86,12 72,16 66,30 68,42 56,54 54,76 58,96 48,110! 86,112!'), 'dark', { pitch: 5, shade: 14, light: 6 });
  pic.paint('ink', hatch(blob('62,66! 110,66! 112,106! 60,106!'), 82, 8, 2.8, { part: [0.1, 0.9], seed: 6 }));
  pair((s) => pic.body(blob(`${86 + s * 6},16! ${86 + s * 16},14 ${86 + s * 22},2! ${86 + s * 22},20 ${86 + s * 17},28!`), 'dark', soft));
  pair((s) => pic.flat('violet3', blob(`${86 + s * 3},33! ${86 + s * 10},25 ${86 + s * 17},24! ${86 + s * 13},34`), 'thin'));
  pair((s) => pic.paint('bone3', disc(86 + s * 9.5, 30, 2)));
  pic.paint('violet3', blob('72,42! 80,46 86,44 92,47 101,41! 96,52 86,56 77,53'));
  pic.paint('ink', poly('75,43 78,50 81,45.5 84,52 86,45 89,52 92,46.5 95,50 98,42.5'));
  return pic;
}

/** So small a candle, so large a guest. */
function candleShadow(): Picture {
  const pic = encounter('shadow_2');
  pic.shadow(44, 112, 20, 3);
  const whole = blob('58,112! 62,92 58,72 66,52 64,38! 70,30 70,20 80,8 96,5 108,12 112,26 108,38! 124,42 140,54! 148,70 150,86! 142,84 141,96! 136,84 130,94! 128,80 120,70 114,68! 116,90 132,112!');
  pic.body(whole, 'dark', { pitch: 5, shade: 14, light: 6 });
  pic.paint('violet1', hatch(blob('70,46! 112,46! 114,108! 66,108!'), 72, 9, 2.6, { part: [0.15, 0.9], seed: 4 }));
  // the long arm comes down over the light
  pic.body(blob('74,44! 58,32 40,28 26,38 20,54! 27,50 26,64! 34,52 38,66! 43,52 50,62! 50,48 60,56 72,66!'), 'dark', { pitch: 4 });
  // a hat that nobody threw
  pic.body(blob('66,22! 76,-2 100,-4 112,20! 92,14'), 'dark', soft);
  pic.body(blob('56,24! 74,14 104,12 122,20! 106,24 80,26'), 'dark', soft);
  pic.flat('red3', blob('74,28! 82,27 88,32! 81,35'), 'thin').flat('red3', blob('107,26! 100,26 95,32! 102,34'), 'thin');
  pic.paint('ink', disc(82, 31, 1.3).d + disc(101, 30, 1.3).d);
  pic.paint('red2', blob('80,44! 92,42 104,39! 98,49 88,50'));
  pic.paint('ink', poly('83,44 86,48.5 89,43.4 92,49 95,42.4 98,46.500 101,40.4'));
  // the candle
  pic.paint('fire3', rays([38, 84], 9, 20, 16, 2.4, { seed: 2 }));
  pic.body(blob('24,108! 38,112 52,108! 56,112 38,117 20,112'), 'gold', soft);
  pic.body(rect(32, 90, 12, 20), 'bone', { soft: true, shade: 4 });
  pic.paint('bone3', blob('32,90! 44,90! 44,98 41,102 40,94 36,97 34,93'));
  flame(pic, 38, 90, 7);
  return pic;
}

/** A scythe, a cloak, and between them the cold. */
function wraith(): Picture {
  const pic = encounter('wraith_1');
  pic.shadow(84, 114, 34, 4);
  // its cloak streams to the right
  pic.body(blob('84,14! 100,18 112,34 122,56 146,70! 130,74 152,92! 130,90 140,108! 118,98 116,114! 104,100 94,114! 86,100'), 'violet', { pitch: 5, shade: 14 });
  pic.body(blob('84,8! 70,14 62,28 60,44 52,66 50,90 44,110! 56,102 62,115! 72,102 82,115! 90,100 100,112! 104,86 108,60 106,40 104,26 98,14'), 'violet', { pitch: 5, shade: 15, light: 8 });
  folds(pic, blob('58,70! 102,66! 98,104! 54,104!'), 'violet1', 84, 8, 2.8, 3);
  hood(pic, 84, 36, 1.05, 'violet');
  skull(pic, 84, 37, 9.5, { glow: 'fire2' });
  pic.paint('violet1', poly('72,26 84,18 96,26 92,30 84,27 76,30'));
  // the scythe
  pic.body(limb(46, 112, 2.4, 38, 14, 2.4), 'wood', soft);
  pic.body(blob('34,16! 48,4 74,-1 100,10! 76,9 56,14 46,24!'), 'iron', { pitch: 4 });
  pic.body(rect(34, 12, 9, 11), 'gold', soft);
  chain(pic, 'violet', [[68, 56, 8], [54, 72, 8], [45, 76, 6]]);
  fist(pic, 'bone', 42, 78, 5.4);
  pic.body(blob('98,54! 112,62 110,76 92,76 70,64 62,54! 60,46 74,52 90,60'), 'violet', { pitch: 4 });
  pic.paint('ink', blob('60,46! 66,48 66,56 60,56'));
  pic.body(limb(60, 51, 2.2, 44, 46, 1.8), 'bone', soft);
  fist(pic, 'bone', 41, 46, 5.2);
  return pic;
}

/** A king once. Between his hands is what was somebody else's life. */
function king(): Picture {
  const pic = encounter('wraith_2');
  pic.shadow(80, 115, 50, 3.4);
  pair((s) => pic.body(blob(`80,40! ${80 + s * 24},34 ${80 + s * 48},14 ${80 + s * 62},4! ${80 + s * 66},30 ${80 + s * 58},46 ${80 + s * 74},62! ${80 + s * 58},66 ${80 + s * 64},88! ${80 + s * 48},80 ${80 + s * 46},104! ${80 + s * 30},88 80,96!`), 'blue', { pitch: 5, shade: 13 }));
  pair((s) => pic.paint('blue1', strokes(`M${80 + s * 26},46 ${80 + s * 54},20 M${80 + s * 28},56 ${80 + s * 62},58 M${80 + s * 26},66 ${80 + s * 46},88`), 'stroke'));
  pic.body(both(80, '80,36! 66,40 58,54 62,72 56,92 60,112! 68,102 74,116! 80,104'), 'dark', { pitch: 4.6, light: 6 });
  folds(pic, blob('66,80! 96,80! 98,106! 64,106!'), 'ink', 86, 7, 2.4, 3);
  pic.body(both(80, '80,42! 70,42 58,48 54,58! 70,54 80,58!'), 'gold', { pitch: 3.6 });
  gem(pic, 80, 52, 5, 'red');
  skull(pic, 80, 27, 13, { glow: 'blue3' });
  pic.body(both(80, '80,18 72,18 66,20! 62,4! 70,11! 73,1! 78,10! 80,-3!'), 'gold', soft);
  for (const [x, tone] of [[70, 'red'], [80, 'green'], [90, 'red']] as [number, Body][]) bead(pic, x, 15, 2.4, tone);
  // the light that is drained
  pic.paint('green3', rays([80, 80], 14, 28, 22, 3, { seed: 3 }));
  pic.body(disc(80, 80, 12), 'green', { pitch: 3.4, light: 6 });
  pic.paint('rim', disc(76, 75, 3));
  pic.paint('green1', ribbon([[73, 84], [78, 87], [85, 84], [87, 78]], [2.4]));
  pair((s) => {
    chain(pic, 'dark', [[80 + s * 20, 54, 7], [80 + s * 36, 70, 6.4], [80 + s * 26, 84, 5]]);
    hand(pic, 'bone', 80 + s * 21, 87, 5, s < 0 ? -40 : 220, { spread: 18, thumb: s < 0 ? 1 : -1 });
  });
  return pic;
}

export const shrouds = (): Picture[] => [phantom(), headless(), shadow(), candleShadow(), wraith(), king()];
