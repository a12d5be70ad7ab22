// The five who go down. Alone they look at you; in company each is turned to the partner, at the right, and does what
// helps there.
import { arm, belt, boot, both, buckler, leg, pair, soft } from '../gear';
import { face } from '../faces';
import { bead, blade, chain, fist, flame, folds, gem, hand, sword } from '../kit';
import { blob, disc, limb, Picture, poly, rays, rect, ribbon, strokes, type Body, type Point } from '../lino';
import type { heroes as ids, sides } from './names';

type Hero = (typeof ids)[number];
type Side = (typeof sides)[number];
const portrait = (hero: Hero, side: Side) => new Picture(`onedeck-${hero}-${side}`, 120, 160);

/** Lips without a line around them: at this size a line would be a shout. */
function lips(pic: Picture, [x, y]: Point, half: number, curve: number, tone: 'red2' | 'hide1') {
  pic.paint(tone, blob(`${x - half},${y - curve}! ${x - half * 0.4},${y - 1.2} ${x},${y - 0.6} ${x + half * 0.4},${y - 1.2} ${x + half},${y - curve}! ${x},${y + 2.4 + curve * 0.4}`));
  pic.paint('ink', strokes(`M${x - half},${y - curve} ${x - half * 0.4},${y + curve * 0.2} ${x + half * 0.4},${y + curve * 0.2} ${x + half},${y - curve}`), 'hair');
}

/** A woman's head in `size` of the kit's. */
function head(pic: Picture, at: Point, size: number, skin: Body, { look = 0, frown = 2, smile = 2, iris = 'ink', brows = 'wood' }: { look?: number; frown?: number; smile?: number; iris?: 'ink' | 'blue2' | 'green1' | 'violet2'; brows?: Body }) {
  face(pic, { at, size, skin, nose: 'fine', look, frown, iris, brows, lids: [0.12, 0.12] });
  lips(pic, [at[0] + look * 2, at[1] + 23.5 * size], 4, smile * 0.5, skin === 'skin' ? 'red2' : 'hide1');
}

/** Pauldron, one plate over the other. */
function pauldron(pic: Picture, x: number, y: number, size: number, side: 1 | -1, material: Body) {
  const how = (shift: number) => ({ ...(side < 0 ? { flip: 0 } : {}), scale: size, move: [x, y + shift] as Point });
  pic.body(blob('-1,.4! -.7,-.7 .2,-1 1,-.3 1.3,.9! .2,.5', how(size * 0.55)), material, soft);
  pic.body(blob('-1,.4! -.7,-.7 .2,-1 1,-.3 1.2,.7! .2,.4', how(0)), material, soft);
}

/** Red hair, scars, the axe that has opened most of the doors. */
function warrior(): Picture {
  const pic = portrait('warrior', '1p');
  pic.shadow(58, 151, 42, 5);
  pic.body(blob('46,50 34,66 28,98 20,134! 34,128 42,140! 56,128 70,140! 84,128 98,134! 90,96 82,66 72,50'), 'red', { pitch: 6.5 });
  // axe, its head above the shoulder
  pic.body(limb(98, 150, 2.8, 92, 20, 2.8), 'wood', soft);
  pic.body(blob('90,22! 80,16 72,4! 66,24 68,46 76,58! 82,46 90,42!'), 'iron', { pitch: 5 });
  pic.body(blob('94,22! 104,16 112,4! 118,24 116,46 108,58! 102,46 94,42!'), 'iron', { pitch: 5 });
  pic.body(rect(88, 18, 9, 28), 'gold', soft);
  leg(pic, 'hide', 'wood', [[50, 104, 9], [44, 124, 7.5], [42, 142, 7]], -1);
  leg(pic, 'hide', 'wood', [[66, 104, 9], [72, 124, 7.5], [74, 142, 7]], 1);
  pair((s) => pic.body(both(58 + s * 14.5, `${58 + s * 14.5},116 ${58 + s * 14.5 - 6},120 ${58 + s * 14.5 - 5},130 ${58 + s * 14.5},134`), 'iron', soft));
  pic.body(both(58, '58,56 44,58 40,70 44,88 40,108! 48,114 52,106! 58,114'), 'hide', { pitch: 6 });
  pic.body(both(58, '58,58 46,58 42,70 48,84 58,88'), 'iron', { pitch: 5.6 });
  pic.paint('iron1', strokes('M58,60 58,86 M47,74 69,74'), 'stroke');
  belt(pic, 58, 90, 18, 5);
  chain(pic, 'skin', [[40, 66, 6.4], [28, 86, 5.6], [38, 100, 4.6]]);
  pic.body(limb(27, 86, 6.4, 34, 96, 6), 'iron', soft);
  fist(pic, 'skin', 40, 102, 5.6);
  chain(pic, 'skin', [[76, 66, 6.4], [92, 84, 5.6], [95, 74, 5]]);
  pic.body(limb(90, 84, 6, 93, 78, 5.8), 'iron', soft);
  fist(pic, 'skin', 95, 72, 6, true);
  pauldron(pic, 40, 60, 9, -1, 'iron');
  pauldron(pic, 76, 60, 9, 1, 'iron');
  // hair in a braid
  pic.body(blob('58,14 42,18 37,32 38,52 46,60! 70,60! 78,52 79,32 74,18'), 'clay', { pitch: 5 });
  head(pic, [58, 37], 0.56, 'skin', { frown: 4, smile: -1, iris: 'green1', brows: 'clay' });
  pic.paint('red2', strokes('M66,38 70,48 M64,41 70,41'), 'hair');
  pic.body(blob('43,34! 44,20 58,14 72,20 74,34! 66,25 56,24 50,29!'), 'clay', { pitch: 4.6 });
  pic.body(both(58, '58,21 47,23 42,28! 43,32 58,27'), 'gold', soft);
  for (const [x, y] of [[40, 58], [39, 66], [40, 74]] as Point[]) pic.body(disc(x, y, 4.4, 5), 'clay', soft);
  bead(pic, 40, 80, 2.4, 'gold');
  return pic;
}

/** She runs ahead so that nobody else must. */
function warriorCharge(): Picture {
  const pic = portrait('warrior', '2p');
  pic.shadow(56, 151, 44, 5);
  pic.body(blob('46,52 30,64 16,82 4,88! 12,96 6,112! 20,108 22,122! 40,112 60,104 66,70'), 'red', { pitch: 6.5 });
  sword(pic, [84, 40], [104, 4], 3.2);
  leg(pic, 'hide', 'wood', [[50, 102, 9], [34, 120, 7.5], [20, 136, 6.5]], 1);
  leg(pic, 'hide', 'wood', [[64, 102, 9.5], [84, 116, 7.8], [82, 140, 7]], 1);
  pic.body(blob('80,110! 90,108 94,116 90,126 82,126'), 'iron', soft);
  pic.body(blob('48,56 64,54 76,62 74,82 80,108! 68,104 60,114! 46,104 46,80'), 'hide', { pitch: 6 });
  pic.body(blob('50,58 64,56 74,64 72,82 62,88 50,82'), 'iron', { pitch: 5.6 });
  pic.paint('iron1', strokes('M66,58 68,86 M50,74 74,74'), 'stroke');
  belt(pic, 61, 90, 16, 5);
  chain(pic, 'skin', [[74, 64, 6.4], [90, 60, 5.6], [84, 44, 5]]);
  pic.body(limb(90, 59, 6, 87, 50, 5.6), 'iron', soft);
  fist(pic, 'skin', 83, 41, 6, true);
  pauldron(pic, 74, 60, 9, 1, 'iron');
  pic.body(blob('48,16 36,24 30,36 16,44 8,40! 14,54 28,56 40,54 52,58! 70,50 72,24'), 'clay', { pitch: 5 });
  head(pic, [60, 38], 0.56, 'skin', { look: 0.4, frown: 4, smile: -2, iris: 'green1', brows: 'clay' });
  pic.paint('ink', blob('57,49! 64,48 69,49! 64,55 59,54'));
  pic.paint('bone3', rect(59, 49, 8, 2));
  pic.paint('red2', strokes('M70,38 73,47 M68,42 74,41'), 'hair');
  pic.body(blob('45,36! 45,22 58,14 72,19 77,32! 68,25 58,25 51,30!'), 'clay', { pitch: 4.6 });
  pic.body(blob('44,30! 52,24 64,22 77,29! 77,33 64,26 52,28 45,34'), 'gold', soft);
  // the shield goes first
  chain(pic, 'skin', [[48, 66, 6.4], [56, 84, 5.6], [78, 88, 5]]);
  buckler(pic, 88, 86, 23, 'red', 'iron');
  pauldron(pic, 46, 62, 9, -1, 'iron');
  return pic;
}

/** Brown, calm, a book on her arm and a star on her staff. */
function mage(): Picture {
  const pic = portrait('mage', '1p');
  pic.shadow(60, 152, 38, 4.6);
  pic.body(limb(26, 152, 2.4, 22, 34, 2.4), 'wood', soft);
  pic.paint('blue3', rays([22, 24], 12, 23, 18, 3, { seed: 4, room: rect(1, 1, 118, 60) }));
  pic.body(blob('14,40! 10,24 16,12! 18,26 22,34 26,26 28,12! 34,24 30,40!'), 'gold', soft);
  gem(pic, 22, 23, 8, 'blue');
  pic.body(both(60, '60,60 44,62 38,76 42,96 30,150! 60,154!'), 'blue', { pitch: 6.5, shade: 14 });
  folds(pic, blob('46,104! 74,104! 86,148! 34,148!'), 'blue1', 86, 8, 2.6, 4);
  pic.body(both(60, '60,62 54,66 54,100 50,152! 60,153!'), 'violet', { pitch: 5 });
  for (const y of [112, 124, 136]) pic.paint('gold3', poly([[60, y - 4], [61.5, y - 1.5], [64, y], [61.500, y + 1.500], [60, y + 4], [58.500, y + 1.500], [56, y], [58.500, y - 1.500]]));
  belt(pic, 60, 92, 17, 5, 'gold', 'blue');
  pic.body(both(60, '60,62! 50,58 40,62 34,74! 48,72 60,80!'), 'violet', { pitch: 5 });
  gem(pic, 60, 74, 4, 'gold');
  // sleeve and book
  pic.body(blob('76,66! 92,84 102,104! 84,108 74,90'), 'blue', { pitch: 5 });
  pic.body(blob('44,66! 30,80 18,90! 22,102! 40,98 48,84'), 'blue', { pitch: 5 });
  fist(pic, 'hide', 23, 92, 5);
  pic.body(poly('68,92 88,98 88,114 68,108'), 'red', soft);
  pic.body(poly('88,98 110,90 110,106 88,114'), 'red', soft);
  pic.flat('bone3', poly('70,90 88,96 88,109 70,104'), 'thin').flat('bone2', poly('88,96 108,88 108,102 88,109'), 'thin');
  pic.paint('hide1', strokes('M73,95 85,99 M73,99 85,103 M91,99 105,93 M91,103 105,97'), 'hair');
  fist(pic, 'hide', 84, 114, 5, true);
  // head, curls, the hat
  pic.body(blob('60,28 42,32 36,46 38,58 46,66! 74,66! 82,58 84,46 78,32'), 'dark', { pitch: 4.6 });
  head(pic, [60, 46], 0.52, 'hide', { frown: 0, smile: 2, iris: 'blue2', brows: 'dark' });
  pic.body(blob('44,36! 50,22 58,10 72,2 84,6! 76,12 74,24 76,36! 60,30'), 'blue', { pitch: 5 });
  pic.body(blob('32,38! 46,31 60,29 74,31 88,38! 74,42 60,37 46,42'), 'blue', soft);
  pic.body(blob('46,33! 60,29 75,33! 75,29 60,25 47,29'), 'gold', soft);
  pair((s) => bead(pic, 60 + s * 13.500, 56, 2, 'gold'));
  return pic;
}

/** What she has, she sends across. */
function mageTransfer(): Picture {
  const pic = portrait('mage', '2p');
  pic.shadow(52, 152, 36, 4.6);
  pic.body(limb(14, 150, 2.4, 30, 40, 2.4), 'wood', soft);
  pic.body(blob('24,46! 18,30 22,18! 27,30 32,38 36,30 38,18! 44,30 38,46!'), 'gold', soft);
  gem(pic, 31, 29, 7, 'blue');
  pic.body(blob('54,60 40,64 34,80 36,100 22,150! 78,152! 68,104 70,78 66,64'), 'blue', { pitch: 6.5, shade: 14 });
  folds(pic, blob('40,104! 66,104! 74,148! 28,148!'), 'blue1', 86, 8, 2.6, 4);
  pic.body(blob('56,62 50,66 52,100 50,152! 70,152! 64,100 64,66'), 'violet', { pitch: 5 });
  belt(pic, 53, 92, 17, 5, 'gold', 'blue');
  pic.body(blob('54,62! 44,58 34,64 30,76! 44,72 56,80! 70,72 76,68! 68,60'), 'violet', { pitch: 5 });
  pic.body(blob('36,70! 24,78 18,92! 26,104! 38,98 44,82'), 'blue', { pitch: 5 });
  fist(pic, 'hide', 21, 98, 5);
  // the arm that gives, and what it gives
  pic.body(blob('66,66! 82,62 92,60! 96,74! 88,84 76,86 66,82'), 'blue', { pitch: 5 });
  chain(pic, 'hide', [[90, 67, 4.4], [97, 63, 3.8]]);
  hand(pic, 'hide', 99, 61, 5, -40, { spread: 22, thumb: 1 });
  pic.paint('blue3', rays([106, 44], 8, 18, 18, 2.6, { seed: 6, room: rect(1, 1, 118, 158) }));
  gem(pic, 106, 44, 7, 'yellow');
  gem(pic, 92, 28, 4.4, 'magenta');
  pic.paint('blue3', ribbon([[96, 56], [86, 44], [88, 34]], [3, 2, 0.8]).d + ribbon([[101, 55], [110, 58], [116, 50]], [3, 2, 0.8]).d);
  pic.body(blob('52,28 36,32 30,46 32,60 40,67! 66,66! 74,58 76,46 70,32'), 'dark', { pitch: 4.6 });
  head(pic, [55, 46], 0.52, 'hide', { look: 0.4, frown: 1, smile: 3, iris: 'blue2', brows: 'dark' });
  pic.body(blob('38,37! 40,24 44,12 34,4 22,8! 34,-2 52,2 62,16 70,35! 54,30'), 'blue', { pitch: 5 });
  pic.body(blob('26,40! 40,32 54,29 68,30 84,36! 70,41 54,37 40,43'), 'blue', soft);
  pic.body(blob('40,34! 54,29 69,31! 68,27 54,25 40,30'), 'gold', soft);
  return pic;
}

/** Nobody heard her come. */
function rogue(): Picture {
  const pic = portrait('rogue', '1p');
  pic.shadow(60, 151, 40, 4.6);
  pic.body(both(60, '60,46 44,52 34,74 26,110 18,132! 32,128 38,140! 50,130 60,138'), 'violet', { pitch: 6.5 });
  leg(pic, 'dark', 'hide', [[53, 106, 8], [44, 124, 7], [40, 142, 6]], -1);
  leg(pic, 'dark', 'hide', [[67, 106, 8], [76, 122, 7], [80, 142, 6]], 1);
  pic.body(both(60, '60,58 48,60 46,72 50,88 44,110! 54,106 60,114'), 'dark', { pitch: 5.6 });
  pic.paint('violet3', strokes('M54,66 66,72 M66,66 54,72 M55,76 65,82 M65,76 55,82'), 'stroke');
  belt(pic, 60, 90, 15, 5, 'hide');
  pic.body(blob('70,94 80,94 80,106 72,106'), 'hide', soft);
  blade(pic, [35, 92], [16, 62], 2.4);
  arm(pic, 'dark', 'skin', [[46, 66, 6], [32, 80, 5.2], [38, 96, 4.4]]);
  pic.body(limb(31, 96, 2, 41, 88, 2), 'gold', soft);
  fist(pic, 'skin', 37, 95, 5);
  // the far knife spins above a finger
  chain(pic, 'dark', [[74, 66, 6], [90, 78, 5.2], [98, 62, 4.4]]);
  hand(pic, 'skin', 99, 56, 5, -80, { spread: 14, thumb: -1 });
  blade(pic, [101, 38], [112, 12], 2.4);
  pic.body(limb(96, 38, 1.8, 106, 42, 1.8), 'gold', soft);
  pic.body(limb(101, 40, 1.8, 98, 48, 1.6), 'hide', soft);
  // hood, half a face
  pic.body(both(60, '60,14 44,20 36,36 38,54 34,66! 48,70 60,66'), 'violet', { pitch: 5 });
  pic.paint('ink', both(60, '60,24 49,28 44,40 47,54 60,64'));
  face(pic, { at: [60, 42], size: 0.48, nose: 'fine', frown: 3, iris: 'green1', lids: [0.25, 0.25], brows: 'dark' });
  pic.body(blob('46,44! 60,47 74,44! 74,54 66,63 60,64 54,63 46,54'), 'violet', { soft: true, shade: 5 });
  pic.body(both(60, '60,22 48,27 44,38 46,46! 40,44 41,30 50,20 60,17'), 'violet', soft);
  pic.paint('dark1', blob('49,34! 54,27 62,26 70,30! 62,31 58,36 54,32'));
  return pic;
}

/** The light goes first, the finger says how loud. */
function rogueGuide(): Picture {
  const pic = portrait('rogue', '2p');
  pic.shadow(54, 151, 40, 4.6);
  pic.body(blob('50,46 36,54 24,80 14,112 8,130! 22,128 28,140! 44,130 60,136! 72,120 66,70'), 'violet', { pitch: 6.5 });
  leg(pic, 'dark', 'hide', [[46, 106, 8], [34, 122, 7], [26, 142, 6]], 1);
  leg(pic, 'dark', 'hide', [[60, 106, 8], [72, 118, 7], [68, 142, 6]], 1);
  pic.body(blob('54,58 42,60 40,74 42,90 38,110! 50,106 58,114! 68,104 64,86 68,72 66,60'), 'dark', { pitch: 5.6 });
  pic.paint('violet3', strokes('M52,66 62,71 M62,66 53,72 M52,76 61,81 M61,76 53,82'), 'stroke');
  belt(pic, 53, 90, 14, 5, 'hide');
  blade(pic, [42, 100], [32, 126], 2.4);
  pic.body(limb(37, 98, 1.8, 47, 102, 1.8), 'gold', soft);
  // lantern held towards the partner
  pic.paint('fire3', rays([100, 88], 14, 26, 20, 3, { seed: 3, room: rect(1, 1, 118, 158) }));
  chain(pic, 'dark', [[66, 66, 6], [82, 72, 5.2], [98, 62, 4.4]]);
  pic.paint('ink', strokes('M100,64 94,76 106,76 100,64'), 'stroke');
  pic.flat('fire3', rect(93, 80, 14, 18));
  flame(pic, 100, 96, 5.4);
  pic.body(poly('93,74 107,74 112,81 88,81'), 'iron', soft);
  pic.body(rect(89, 97, 22, 5), 'iron', soft);
  fist(pic, 'skin', 99, 62, 5.2, true);
  pic.body(blob('54,14 40,20 30,36 30,56 26,68! 42,70 58,68 74,64! 72,50 76,34 68,20'), 'violet', { pitch: 5 });
  pic.paint('ink', blob('57,24 46,28 42,40 45,54 57,64 68,56 72,42 68,28'));
  face(pic, { at: [58, 42], size: 0.48, nose: 'fine', frown: 0, iris: 'green1', look: 0.45, lids: [0.1, 0.1], brows: 'dark' });
  lips(pic, [60, 54], 3.4, 0.7, 'red2');
  pic.body(blob('57,22 46,27 42,38 44,48! 37,44 38,30 48,20 60,17 70,22 75,32 74,44! 70,40 68,28'), 'violet', soft);
  pic.paint('dark1', blob('48,34! 54,27 62,26 69,31! 62,31 58,36 54,32'));
  // the other hand, a finger before the lips
  chain(pic, 'dark', [[42, 68, 6], [36, 84, 5.2], [52, 72, 4.4]]);
  pic.body(limb(56, 64, 2.2, 60, 51, 1.6), 'skin', soft);
  fist(pic, 'skin', 54, 68, 5);
  return pic;
}

/** Plate from heel to chin, dark skin, grey plaits, patience. */
function paladin(): Picture {
  const pic = portrait('paladin', '1p');
  pic.shadow(60, 151, 44, 5);
  pic.body(both(60, '60,54 42,58 32,86 26,138! 40,132 50,144! 60,136'), 'blue', { pitch: 6.5 });
  // the hammer, head down to the right
  pic.body(limb(98, 148, 2.6, 94, 40, 2.6), 'wood', soft);
  pic.body(poly('80,22 110,22 114,30 114,40 110,48 80,48 76,40 76,30'), 'gold', soft);
  pic.paint('gold1', strokes('M84,24 84,46 M106,24 106,46'), 'stroke');
  gem(pic, 95, 34, 6, 'blue');
  pair((s) => {
    chain(pic, 'iron', [[60 + s * 9, 104, 9], [60 + s * 13, 124, 7.6], [60 + s * 14, 142, 7]]);
    pic.body(disc(60 + s * 13, 124, 6.4, 7), 'gold', soft);
    boot(pic, 'iron', 60 + s * 14, 146, 7, s);
  });
  pic.body(both(60, '60,92 42,92 38,112! 50,114 54,106! 60,112'), 'iron', { pitch: 5 });
  pic.body(both(60, '60,56 42,58 38,74 44,92 60,98'), 'iron', { pitch: 6, shade: 9 });
  pic.body(poly('60,64 63,74 72,77 63,80 60,92 57,80 48,77 57,74'), 'gold', soft);
  belt(pic, 60, 92, 19, 5, 'blue');
  chain(pic, 'iron', [[80, 66, 7], [96, 82, 6.2], [96, 68, 5.4]]);
  fist(pic, 'iron', 95, 66, 6.4, true);
  // kite shield
  chain(pic, 'iron', [[40, 66, 7], [26, 82, 6.2]]);
  pic.body(blob('8,74! 26,68 44,74! 45,96 38,116 26,128 14,116 7,96'), 'bone', { pitch: 6.5 });
  pic.body(blob('13,80! 26,75 39,80! 39,96 34,111 26,119 18,111 13,96'), 'blue', { pitch: 5 });
  pic.body(poly('26,82 29,93 38,96 29,99 26,112 23,99 14,96 23,93'), 'gold', soft);
  pauldron(pic, 41, 60, 11, -1, 'gold');
  pauldron(pic, 79, 60, 11, 1, 'gold');
  pic.body(both(60, '60,52 50,52 46,58 52,66 60,67'), 'gold', soft);
  pic.body(both(60, '60,14 46,16 40,28 40,44 46,52! 60,48'), 'stone', { pitch: 5 });
  head(pic, [60, 36], 0.54, 'hide', { frown: 0, smile: 1, brows: 'stone' });
  pic.body(both(60, '60,16 48,18 44,30! 48,28 54,24 60,26!'), 'stone', { pitch: 4.4 });
  pic.body(both(60, '60,21! 50,22 44,27! 44,31 60,27!'), 'gold', soft);
  gem(pic, 60, 23, 3.6, 'red');
  pair((s) => {
    for (const y of [48, 54, 60]) pic.body(disc(60 + s * 18.500, y, 3.6, 4), 'stone', soft);
  });
  return pic;
}

/** One hand up, and the dark steps back from both. */
function paladinAura(): Picture {
  const pic = portrait('paladin', '2p');
  pic.shadow(52, 151, 42, 5);
  pic.paint('gold3', rays([90, 30], 15, 32, 26, 3.6, { seed: 5, room: rect(1, 1, 118, 158) }));
  pic.body(blob('50,54 34,60 22,88 12,138! 28,132 36,144! 54,136 70,140! 74,110 68,70'), 'blue', { pitch: 6.5 });
  pair((s) => {
    chain(pic, 'iron', [[53 + s * 9, 104, 9], [55 + s * 13, 124, 7.6], [55 + s * 15, 142, 7]]);
    pic.body(disc(55 + s * 13, 124, 6.4, 7), 'gold', soft);
    boot(pic, 'iron', 55 + s * 15, 146, 7, 1);
  });
  pic.body(blob('52,92 36,94 34,112! 46,114 52,106! 60,114 72,108! 70,94'), 'iron', { pitch: 5 });
  pic.body(blob('56,56 40,58 34,74 38,92 54,98 70,92 74,76 70,60'), 'iron', { pitch: 6, shade: 9 });
  pic.body(poly('58,62 61,73 69,76 61,79 58,91 55,79 47,76 55,73'), 'gold', soft);
  belt(pic, 54, 92, 18, 5, 'blue');
  // the hammer rests
  pic.body(limb(28, 60, 2.4, 20, 136, 2.4), 'wood', soft);
  pic.body(poly('6,132 34,136 34,152 4,148'), 'gold', soft);
  chain(pic, 'iron', [[38, 66, 7], [24, 82, 6.2], [26, 96, 5.4]]);
  fist(pic, 'iron', 25, 98, 6.2);
  // the raised hand
  chain(pic, 'iron', [[72, 66, 7], [90, 62, 6.2], [90, 46, 5.4]]);
  hand(pic, 'iron', 90, 38, 6.4, -88, { spread: 15, thumb: -1 });
  pic.body(limb(90, 52, 6.2, 90, 47, 6), 'gold', soft);
  pauldron(pic, 38, 61, 11, -1, 'gold');
  pauldron(pic, 73, 60, 11, 1, 'gold');
  pic.body(blob('56,52 46,53 43,59 50,66 58,67 68,60 66,53'), 'gold', soft);
  pic.body(blob('54,14 40,17 34,30 35,46 42,52! 66,50! 74,44 74,28 68,17'), 'stone', { pitch: 5 });
  head(pic, [57, 36], 0.54, 'hide', { look: 0.42, frown: -1, smile: 3, brows: 'stone' });
  pic.body(blob('56,16 44,18 40,32! 45,28 52,24 58,26! 66,25 74,32! 72,20'), 'stone', { pitch: 4.4 });
  pic.body(blob('40,30! 47,23 58,20 68,22 74,28! 74,32 58,26 41,34'), 'gold', soft);
  gem(pic, 60, 23, 3.6, 'red');
  for (const y of [48, 54, 60]) pic.body(disc(38, y, 3.6, 4), 'stone', soft);
  return pic;
}

/** The bow as tall as she is, and one eye half closed. */
function archer(): Picture {
  const pic = portrait('archer', '1p');
  pic.shadow(60, 151, 40, 5);
  pic.body(blob('52,48 38,58 30,88 22,114 12,134! 26,128 32,140! 46,128 60,138! 76,112 72,64'), 'green', { pitch: 6.5 });
  // quiver
  for (const [x, y, tone] of [[26, 44, 'red'], [32, 40, 'bone'], [38, 42, 'red']] as [number, number, Body][]) pic.body(poly([[x - 2, y + 14], [x - 3, y + 4], [x - 1, y - 4], [x + 3, y + 3], [x + 3, y + 14]]), tone, soft);
  pic.body(limb(42, 92, 6, 32, 56, 6.6), 'hide', { pitch: 5 });
  leg(pic, 'hide', 'wood', [[54, 104, 8.4], [46, 124, 7], [42, 142, 6.4]], -1);
  leg(pic, 'hide', 'wood', [[66, 104, 8.4], [74, 124, 7], [78, 142, 6.4]], 1);
  pic.body(both(60, '60,58 48,59 45,70 50,86 42,112! 52,106 60,114'), 'moss', { pitch: 6 });
  pic.body(poly('49,60 54,58 76,84 72,89'), 'hide', soft);
  belt(pic, 60, 89, 15, 5);
  // the bow, drawn across, its arrow looks at you
  pic.body(blob('96,8! 104,26 107,48 106,74 104,100 98,126 88,146! 94,124 98,100 99,74 99,48 98,28'), 'wood', { soft: true, light: 1.6, shade: 2.2 });
  pic.paint('bone3', strokes('M96,10 82,76 90,144'), 'hair');
  pic.body(rect(98, 66, 9, 18), 'hide', soft);
  chain(pic, 'moss', [[74, 66, 6], [88, 74, 5.2]]);
  chain(pic, 'skin', [[88, 74, 4.6], [100, 74, 4.2]]);
  fist(pic, 'skin', 102, 75, 5, true);
  chain(pic, 'moss', [[46, 66, 6], [36, 84, 5.2]]);
  chain(pic, 'skin', [[36, 84, 4.6], [64, 82, 4.2]]);
  pic.body(limb(42, 84, 5.4, 54, 83, 5), 'hide', soft);
  pic.flat('wood3', poly('66,78.5 114,73 114,75 66,81'), 'thin');
  pic.body(poly('110,69 119,73.500 111,79 113,74'), 'iron', soft);
  pic.body(blob('70,76! 62,72 58,76 64,80 58,84 64,86 72,80!'), 'red', soft);
  fist(pic, 'skin', 74, 80, 5);
  pic.body(both(60, '60,12 44,18 38,34 40,54 36,64! 50,68 60,64'), 'green', { pitch: 5 });
  pic.paint('ink', both(60, '60,22 49,26 45,40 48,54 60,62'));
  head(pic, [60, 41], 0.5, 'skin', { frown: 3, smile: 1, iris: 'green1', brows: 'gold' });
  pic.body(blob('47,40! 48,28 60,23 72,28 73,40! 70,31 64,27 54,34'), 'yellow', { pitch: 4.4 });
  pic.body(both(60, '60,20 48,25 44,38 46,50! 40,46 40,28 50,17 60,14'), 'green', soft);
  return pic;
}

/** Two arrows on one string: one is yours. */
function archerTogether(): Picture {
  const pic = portrait('archer', '2p');
  pic.shadow(52, 151, 42, 5);
  pic.body(blob('46,48 30,58 22,88 14,114 4,134! 18,128 24,140! 40,128 54,138! 66,112 64,64'), 'green', { pitch: 6.5 });
  for (const [x, y, tone] of [[20, 46, 'red'], [26, 42, 'bone'], [31, 46, 'red']] as [number, number, Body][]) pic.body(poly([[x - 2, y + 14], [x - 3, y + 4], [x - 1, y - 4], [x + 3, y + 3], [x + 3, y + 14]]), tone, soft);
  pic.body(limb(36, 92, 6, 27, 58, 6.6), 'hide', { pitch: 5 });
  leg(pic, 'hide', 'wood', [[46, 104, 8.4], [34, 122, 7], [26, 142, 6.4]], 1);
  leg(pic, 'hide', 'wood', [[58, 104, 8.4], [72, 122, 7], [76, 142, 6.4]], 1);
  pic.body(blob('54,58 42,60 40,72 42,88 36,110! 48,106 56,114! 68,106 64,86 68,70 64,60'), 'moss', { pitch: 6 });
  pic.body(poly('44,60 49,58 68,82 64,88'), 'hide', soft);
  belt(pic, 53, 89, 15, 5);
  chain(pic, 'moss', [[64, 63, 6], [78, 62, 5.2]]);
  chain(pic, 'skin', [[78, 62, 4.6], [96, 60, 4.2]]);
  pic.paint('bone3', strokes('M90,6 56,60 86,114'), 'hair');
  pic.body(blob('88,2! 98,18 104,38 105,58 103,78 96,98 84,116! 90,98 96,78 98,58 97,40 92,22'), 'wood', { soft: true, light: 1.6, shade: 2.2 });
  fist(pic, 'skin', 100, 60, 5.2, true);
  for (const [y, to, tone] of [[57, 48, 'red'], [62, 70, 'blue']] as [number, number, Body][]) {
    pic.flat('wood3', poly([[56, y - 0.8], [114, to - 0.8], [114, to + 0.8], [56, y + 0.8]]), 'thin');
    pic.body(poly([[111, to - 4], [119, to], [111, to + 4], [113, to]]), 'iron', soft);
    pic.body(poly([[54, y - 4], [62, y - 3.4], [65, y], [62, y + 3.4], [54, y + 4], [57, y]]), tone, soft);
  }
  pic.body(blob('52,12 36,18 28,34 28,54 24,64! 40,68 56,66 68,62! 72,52 74,32 66,18'), 'green', { pitch: 5 });
  pic.paint('ink', blob('57,22 45,26 41,40 44,54 56,62 68,54 72,40 68,26'));
  head(pic, [57, 41], 0.5, 'skin', { look: 0.42, frown: 2, smile: 3, iris: 'green1', brows: 'gold' });
  pic.body(blob('44,42! 44,29 56,23 69,28 72,40! 68,31 62,27 52,34'), 'yellow', { pitch: 4.4 });
  pic.body(blob('57,20 45,25 41,38 42,52! 35,46 36,28 46,17 58,14 70,20 76,34 74,46! 71,38 68,26'), 'green', soft);
  chain(pic, 'moss', [[42, 66, 6.4], [28, 74, 5.4]]);
  chain(pic, 'skin', [[28, 74, 4.6], [50, 62, 4.2]]);
  pic.body(limb(33, 71, 5.2, 43, 66, 5), 'hide', soft);
  fist(pic, 'skin', 53, 60, 5);
  return pic;
}

export const heroes = (): Picture[] => [warrior(), warriorCharge(), mage(), mageTransfer(), rogue(), rogueGuide(), paladin(), paladinAura(), archer(), archerTogether()];
