// Foes with more than two legs: plague rats and beetles.
import { bead, chain, skull } from '../kit';
import { blob, disc, hatch, limb, type Picture, poly, ribbon, strokes } from '../lino';
import { both, encounter, pair, soft, spikes, teeth } from './parts';

function boils(pic: Picture, found: readonly (readonly [number, number, number])[]) {
  for (const [x, y, r] of found) {
    pic.flat('moss3', disc(x, y, r), 'thin');
    pic.paint('moss2', disc(x + r * 0.2, y + r * 0.25, r * 0.7));
    pic.paint('rim', disc(x - r * 0.3, y - r * 0.3, r * 0.3));
  }
}

function paw(pic: Picture, x: number, y: number, size: number) {
  pic.paint('ink', [-1, 0, 1].map((at) => poly([[x + at * size * 0.7 - size * 0.4, y], [x + at * size * 1.1 - size * 0.4, y + size * 1.3], [x + at * size * 0.7 + size * 0.4, y]]).d).join(''));
  pic.paint('bone3', [-1, 0, 1].map((at) => poly([[x + at * size * 0.7 - size * 0.2, y], [x + at * size * 1.05 - size * 0.3, y + size], [x + at * size * 0.7 + size * 0.3, y]]).d).join(''));
}

/** As large as a dog, and ill. */
function rat(): Picture {
  const pic = encounter('plague_rat_1');
  pic.shadow(92, 111, 58, 5);
  pic.body(ribbon([[122, 102], [142, 100], [154, 86], [148, 68], [138, 58], [142, 46]], [7, 6, 5, 4, 3, 1]), 'skin', soft);
  pic.body(blob('58,98 58,78 66,62! 72,64! 75,50! 82,56! 88,42! 95,52! 104,40! 109,52! 122,47! 122,60! 135,64! 134,74 140,92 132,106 116,109 74,109'), 'hide', { pitch: 4.4, shade: 14, light: 8 });
  pic.paint('hide1', hatch(blob('84,62! 118,62! 122,84! 92,84!'), 40, 7, 2.4, { part: [0, 0.6], seed: 3 }));
  pic.body(blob('100,108! 98,92 108,80 122,80 132,92 130,108!'), 'hide', { pitch: 4 });
  pic.body(blob('94,104! 114,102 118,111! 90,112!'), 'skin', soft);
  boils(pic, [[94, 72, 4.5], [106, 64, 3.4], [88, 84, 3], [118, 68, 4]]);
  pic.body(blob('78,62! 78,46 88,40 96,46! 92,50! 96,56 88,66!'), 'skin', soft);
  pic.body(blob('62,60! 58,46 64,37 74,41! 71,46! 78,48 76,62!'), 'skin', soft);
  pic.body(blob('36,98! 48,92 62,92 76,96 66,108 48,109'), 'hide', soft);
  pic.paint('ink', blob('26,88! 44,84 66,88 72,96! 60,99 40,98!'));
  teeth(pic, [30, 89], [56, 91], 5, 8);
  teeth(pic, [60, 101], [40, 102], 4, -7);
  pic.body(blob('92,66 78,57 64,58 52,66 36,74 22,80! 22,88 38,91! 56,92! 74,98 88,90 94,78'), 'hide', { pitch: 4 });
  pic.flat('skin2', disc(24, 83, 5, 4)).paint('skin3', disc(23, 82, 2));
  pic.paint('ink', blob('50,77! 58,70 68,72! 64,80 56,81'));
  pic.paint('fire2', disc(59, 76, 3, 2.4)).paint('ink', disc(58, 76, 1));
  pic.body(blob('46,72! 56,64 72,68! 70,73 58,70'), 'hide', soft);
  pic.paint('bone3', poly('34,84 12,76 12,77').d + poly('34,86 10,87 10,88').d + poly('35,88 15,97 16,98').d);
  for (const x of [66, 82]) {
    chain(pic, 'hide', [[x + 5, 96, 7.5], [x, 107, 4.4]]);
    paw(pic, x - 2, 108, 4);
  }
  return pic;
}

/** Reared on a heap of skulls, and it has called its kin. */
function rearingRat(): Picture {
  const pic = encounter('plague_rat_2');
  pic.shadow(80, 113, 60, 4.5);
  for (const [x, y, r] of [[54, 104, 7], [108, 104, 7], [68, 106, 8], [94, 106, 8], [81, 107, 8]] as const) skull(pic, x, y, r);
  pic.body(ribbon([[100, 92], [128, 92], [144, 74], [136, 52], [124, 50], [122, 62]], [8, 7, 5.4, 4, 3, 1]), 'skin', soft);
  pic.body(blob('80,30 60,38 58,54! 50,56! 55,66 50,84 56,100 72,106 88,106 106,100 112,84 106,66 112,56! 104,54! 100,38'), 'dark', { pitch: 4.6, shade: 14, light: 7 });
  pic.body(both(81, '81,52 70,56 66,76 70,94 81,99'), 'bone', { pitch: 4.4, light: 0 });
  boils(pic, [[62, 70, 3.6], [104, 80, 4.4], [60, 88, 3]]);
  pair((s) => {
    pic.body(blob(`${81 + s * 10},106! ${81 + s * 10},90 ${81 + s * 24},82 ${81 + s * 33},92 ${81 + s * 32},106!`), 'dark', { pitch: 4 });
    pic.body(blob(`${81 + s * 8},104! ${81 + s * 30},103 ${81 + s * 36},110! ${81 + s * 8},110!`), 'skin', soft);
    chain(pic, 'dark', [[81 + s * 22, 58, 7], [81 + s * 38, 56, 5.6], [81 + s * 44, 42, 4]]);
    spikes(pic, [[81 + s * 41, 39, -110, 9], [81 + s * 45, 38, -88, 10], [81 + s * 48, 41, -62, 8]], 1.8);
  });
  pair((s) => pic.body(blob(`${81 + s * 12},24! ${81 + s * 16},8 ${81 + s * 30},4 ${81 + s * 36},14! ${81 + s * 30},18! ${81 + s * 30},27 ${81 + s * 20},32!`), 'skin', soft));
  pic.body(both(81, '81,14 68,17 62,28 64,40 70,52 76,60 81,61'), 'dark', { pitch: 4 });
  pic.paint('ink', both(81, '81,46 73,45 71,50! 74,60 81,64'));
  pic.paint('red2', blob('77,58! 81,54 85,58! 81,63'));
  teeth(pic, [74, 46], [88, 46], 4, 7);
  pic.paint('bone3', poly('77.5,46 80.500,46 80.500,57 78.500,57').d + poly('81.5,46 84.500,46 83.500,57 81.500,57').d);
  pair((s) => {
    pic.paint('ink', disc(81 + s * 9, 31, 4.6, 3.6, s * 20));
    pic.paint('red3', disc(81 + s * 9, 31, 2.4, 1.9));
    pic.paint('bone2', strokes(`M${81 + s * 7},43 ${81 + s * 26},38 M${81 + s * 7},45 ${81 + s * 27},46`), 'hair');
  });
  pic.body(disc(81, 42, 4.6, 3.4), 'skin', soft);
  // two of its kin look out from below
  pair((s) => {
    const x = 81 + s * 58;
    pic.body(blob(`${x - 14},112! ${x - 10},100 ${x},96 ${x + 10},100 ${x + 14},112!`), 'hide', soft);
    pair((t) => pic.body(disc(x + t * 9, 98, 4), 'skin', soft));
    pic.paint('fire2', disc(x - 4, 104, 1.6).d + disc(x + 4, 104, 1.6).d);
    pic.paint('skin2', disc(x, 109, 2));
  });
  return pic;
}

/** Armour from horn to tail. It walks through doors, not past them. */
function beetle(): Picture {
  const pic = encounter('beetle_1');
  pic.shadow(86, 111, 60, 5);
  for (const [x, y, kx, ky, fx, fy] of [[112, 88, 140, 74, 150, 108], [98, 92, 124, 90, 130, 112], [60, 92, 34, 84, 24, 110]] as const) {
    pic.body(limb(x, y, 5, kx, ky, 4), 'dark', soft);
    pic.body(limb(kx, ky, 4, fx, fy, 1.6), 'dark', soft);
  }
  // wing cases, seen from before
  pic.body(blob('52,96 50,70 62,46 86,34 110,38 132,56 138,80 130,98 100,106 70,106'), 'green', { pitch: 5.5, shade: 16, light: 10 });
  pic.paint('ink', strokes('M92,35 104,60 106,104'), 'thick');
  pic.paint('green1', strokes('M112,44 122,70 120,98 M76,44 78,60'), 'stroke');
  pic.paint('green3', disc(116, 60, 4, 6, 20).d + disc(124, 78, 3, 5, 10).d + disc(106, 50, 3, 3).d);
  // the collar
  pic.body(blob('44,92 44,70 54,58 72,54 90,60 98,74 96,94 72,104'), 'green', { pitch: 5, seed: 3 });
  pic.paint('green1', strokes('M56,66 72,62 88,68'), 'stroke');
  // head and horn
  pic.body(blob('60,78! 54,60 44,40 24,22 12,20! 8,8! 22,10 24,14! 30,4! 34,18 52,30 68,48 76,66 80,80!'), 'dark', { pitch: 4, light: 5 });
  pic.body(blob('46,92 46,80 56,72 70,70 84,76 88,90 78,102 58,102'), 'dark', { pitch: 4, light: 5 });
  pair((s) => bead(pic, 67 + s * 17, 86, 4.6, 'fire'));
  pic.body(blob('58,98! 48,104 44,116! 54,111 62,104!'), 'bone', soft);
  pic.body(blob('76,98! 86,104 90,116! 80,111 72,104!'), 'bone', soft);
  pic.paint('bone2', strokes('M50,78 34,70 24,74 M84,78 96,66 106,68'), 'stroke');
  for (const [x, y, kx, ky, fx, fy] of [[54, 100, 40, 96, 32, 115], [84, 102, 100, 98, 106, 116]] as const) {
    pic.body(limb(x, y, 4.6, kx, ky, 3.6), 'dark', soft);
    pic.body(limb(kx, ky, 3.6, fx, fy, 1.4), 'dark', soft);
  }
  return pic;
}

/** Wings out, jaws open: seen from below, when it is too late. */
function flyingBeetle(): Picture {
  const pic = encounter('beetle_2');
  pic.shadow(80, 115, 30, 3);
  pair((s) => pic.body(blob(`${80 + s * 8},56! ${80 + s * 40},50 ${80 + s * 70},62 ${80 + s * 76},84! ${80 + s * 56},92 ${80 + s * 28},84 ${80 + s * 8},72!`), 'bone', { pitch: 4, light: 0 }));
  pair((s) => pic.paint('bone1', strokes(`M${80 + s * 12},60 ${80 + s * 46},62 ${80 + s * 70},80 M${80 + s * 14},66 ${80 + s * 42},74 ${80 + s * 54},88 M${80 + s * 46},62 ${80 + s * 42},74`), 'stroke'));
  pair((s) => pic.body(blob(`${80 + s * 8},52! ${80 + s * 24},30 ${80 + s * 50},18 ${80 + s * 68},26 ${80 + s * 66},42 ${80 + s * 44},54 ${80 + s * 12},66!`), 'violet', { pitch: 5, shade: 11 }));
  pair((s) => pic.paint('gold2', disc(80 + s * 52, 32, 5, 4, s * -20).d + disc(80 + s * 36, 42, 3.6, 3, s * -20).d));
  // legs
  for (const [y, ky, fy, far] of [[64, 72, 58, 30], [74, 90, 104, 28], [84, 100, 116, 18]] as const) {
    pair((s) => {
      pic.body(limb(80 + s * 8, y, 4, 80 + s * (far - 6), ky, 3.2), 'dark', soft);
      pic.body(limb(80 + s * (far - 6), ky, 3.2, 80 + s * far, fy, 1), 'dark', soft);
    });
  }
  pic.body(both(80, '80,50 66,54 62,70 66,92 74,106 80,110'), 'violet', { pitch: 4.6, shade: 11 });
  pic.paint('ink', strokes('M66,76 80,79 94,76 M67,87 80,90 93,87 M71,97 80,99 89,97'), 'stroke');
  pic.body(both(80, '80,44 66,44 60,52 64,62 80,66'), 'violet', { pitch: 4 });
  pic.body(both(80, '80,28 70,30 65,38 68,47 80,50'), 'dark', { pitch: 4, light: 5 });
  pair((s) => bead(pic, 80 + s * 11, 38, 4.4, 'yellow'));
  // the jaws of a stag
  pair((s) => pic.body(blob(`${80 + s * 4},34! ${80 + s * 18},28 ${80 + s * 26},14 ${80 + s * 18},-2! ${80 + s * 16},8 ${80 + s * 6},4! ${80 + s * 13},14 ${80 + s * 12},19 ${80 + s * 4},18! ${80 + s * 8},25 80,31!`), 'dark', { pitch: 3.4, light: 5 }));
  pic.paint('bone2', strokes('M68,32 50,20 44,10 M92,32 110,20 116,10'), 'stroke');
  pic.paint('red2', blob('76,44! 80,42 84,44! 80,50'));
  return pic;
}

export const beasts = (): Picture[] => [rat(), rearingRat(), beetle(), flyingBeetle()];
