// Foes with more than two legs: plague rats and beetles.
import { both, pair, soft, spikes, teeth } from '../gear';
import { bead, bone, chain, skull } from '../kit';
import { blob, disc, hatch, limb, type Picture, poly, ribbon, strokes } from '../lino';
import { encounter } from './parts';

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

/** Reared among what was found of those before. */
function rearingRat(): Picture {
  const pic = encounter('plague_rat_2');
  pic.shadow(80, 114, 60, 4);
  pic.body(ribbon([[100, 94], [130, 96], [150, 80], [146, 54], [130, 46], [126, 58]], [8, 7, 5.4, 4, 3, 1]), 'skin', soft);
  pic.body(blob('78,34! 62,40! 64,46! 54,52! 58,60! 48,72! 54,78! 50,92 62,106 82,109 104,104 112,88! 106,80! 112,70! 102,62! 106,52! 98,48! 98,40!'), 'stone', { pitch: 4.6, shade: 14, light: 8 });
  pic.paint('stone1', hatch(blob('58,56! 72,50! 70,96! 56,94!'), 70, 6, 2, { part: [0, 0.8], seed: 4 }));
  pic.body(blob('80,52 72,60 68,78 72,96 82,101 94,94 98,76 92,58'), 'bone', { pitch: 5, light: 0 });
  boils(pic, [[60, 74, 4], [106, 86, 4.4], [88, 90, 3], [76, 70, 3]]);
  pair((s) => {
    pic.body(blob(`${81 + s * 12},106! ${81 + s * 12},92 ${81 + s * 26},86 ${81 + s * 35},94 ${81 + s * 34},106!`), 'stone', { pitch: 4 });
    pic.body(blob(`${81 + s * 8},105! ${81 + s * 32},103 ${81 + s * 42},111! ${81 + s * 8},111!`), 'skin', soft);
    chain(pic, 'stone', [[80 + s * 20, 58, 7], [80 + s * 36, 64, 5.6], [80 + s * 42, 50, 4]]);
    pic.body(disc(80 + s * 43, 46, 4.6, 4), 'skin', soft);
    spikes(pic, [[80 + s * 39, 43, -110, 9], [80 + s * 43, 42, -88, 10], [80 + s * 47, 44, -62, 8]], 1.8);
  });
  // torn ears, a long snout turned to the left
  pic.body(blob('86,26! 88,10 100,2 108,8! 103,11! 107,17! 101,19! 102,28 92,36!'), 'skin', { pitch: 3.4 });
  pic.body(blob('70,22! 66,6 56,0! 56,6! 50,4! 53,16 60,26!'), 'skin', { pitch: 3.4 });
  pic.body(blob('74,52 60,54 48,62 40,66! 46,71 58,72 76,68 90,60'), 'stone', { soft: true });
  pic.paint('ink', blob('78,44! 58,44 38,50 32,56! 40,64 56,64 72,60 84,54!'));
  pic.paint('red2', blob('74,54! 60,55 46,60! 58,62 72,59!'));
  teeth(pic, [44, 49], [74, 46], 5, 7);
  teeth(pic, [48, 66], [72, 60], 4, -6);
  pic.body(blob('98,38 96,22 84,14 70,16 60,26 44,36 28,46! 27,54 36,57! 52,52 70,52 88,54'), 'stone', { pitch: 4, shade: 8 });
  pic.flat('skin2', disc(29, 50, 4.6, 4)).paint('skin3', disc(28, 49, 2));
  pic.paint('bone3', poly('33,57 37,57 37,68 34,66').d + poly('38,57 42,56 41,66 38,67').d);
  pic.paint('ink', blob('58,34! 66,26 76,29! 70,37 62,38'));
  pic.paint('red3', disc(67, 33, 3, 2.6)).paint('rim', disc(66, 32, 1));
  pic.body(blob('54,32! 64,22 80,26! 78,30 66,27'), 'stone', soft);
  pic.paint('bone3', strokes('M40,48 20,40 M40,51 17,50 M42,53 22,60'), 'hair');
  for (const [x, y, r] of [[20, 104, 9], [36, 108, 7], [142, 104, 9], [127, 109, 7]] as const) skull(pic, x, y, r);
  bone(pic, [4, 112], [30, 114], 2);
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
  // head and horns
  pic.body(ribbon([[84, 62], [80, 46], [66, 36], [56, 36]], [14, 10, 6, 1]), 'dark', soft);
  pic.body(ribbon([[44, 44], [36, 28], [22, 22]], [8, 5, 1]), 'dark', soft);
  pic.body(ribbon([[66, 84], [62, 66], [48, 48], [30, 42], [10, 46]], [19, 14, 10, 7, 1]), 'dark', { pitch: 4, light: 5 });
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
