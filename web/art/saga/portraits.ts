// Four heroes and four bosses, 120 by 150, each before a lit wall; and the gold that heroes wear in the second half of the campaign.
import { face, mouth } from '../faces';
import { pair } from '../gear';
import { around, bead, bone, fist, folds, gem, hand, litWall, skull, sockets } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Ground, type Point } from '../lino';

const middle = 60;
const half = (text: string) => blob(text, { mirror: middle });

const walls = { orlaf: 'jewelry', rordin: 'manuscript', madriga: 'idol', danor: 'remains', mortibris: 'tapestry', grund: 'jewelry', elshara: 'pottery', hoggar: 'idol' } as const satisfies Record<string, Ground>;
type Portrait = keyof typeof walls;

const draw: Record<Portrait, (pic: Picture) => void> = {
  /** He has counted the doors, and means to go through all of them. */
  orlaf(pic) {
    pic.body(limb(106, 152, 3.4, 101, 10, 3.2), 'wood', { soft: true });
    pic.body(blob('103,16! 110,10 119,4! 121,30 119,56! 111,46 103,46!'), 'iron', { pitch: 4 });
    pic.body(blob('99,16! 91,10 82,3! 79,30 83,58! 91,47 100,46!'), 'iron', { pitch: 4 });
    pic.body(rect(96, 14, 10, 34), 'gold', { soft: true });
    // mane, shoulders, the pelt
    pic.body(half('60,14 44,16 33,30 30,52 27,78 32,104! 46,108 60,106'), 'clay', { pitch: 5 });
    pic.body(half('60,96 48,100 26,106 12,122 6,152! 60,152!'), 'skin', { pitch: 6 });
    pic.paint('skin1', strokes('M60,122 60,150 M34,130 46,137 58,133 M86,130 74,137 62,133'), 'thick');
    pair((s) => {
      const pelt = blob(`${60 + s * 14},102! ${60 + s * 28},94 ${60 + s * 48},100 ${60 + s * 60},122 ${60 + s * 60},146! ${60 + s * 50},138! ${60 + s * 43},147! ${60 + s * 36},133! ${60 + s * 28},140! ${60 + s * 22},120`);
      pic.body(pelt, 'hide', { pitch: 5 });
      pic.paint('hide1', hatch(pelt, 90 - s * 24, 7, 2.2, { part: [0.3, 0.9], seed: 3 }));
    });
    pic.body(half('60,84! 47,84 45,104 60,114'), 'skin', { soft: true });
    face(pic, { at: [60, 58], size: 1.06, iris: 'green1', lids: [0.15, 0.15], brows: 'clay', frown: 4, nose: 'round' });
    // beard in two braids, moustache
    const beard = half('60,80! 52,84 42,74 37.5,60! 36,80 42,98 50,116! 56,104 60,112!');
    pic.body(beard, 'clay', { pitch: 4.4 }).paint('clay1', hatch(half('60,90! 44,88! 50,110! 60,106!'), 86, 6, 1.8, { part: [0.1, 0.9], seed: 3 }));
    pic.paint('ink', blob('52,86! 60,84 68,86! 60,90'));
    pic.body(half('60,79! 50,80 42,88! 52,88 60,84!'), 'clay', { soft: true });
    pair((s) => pic.body(rect(60 + s * 9.5 - 4, 108, 8, 6), 'gold', { soft: true }));
    pic.body(blob('36,46! 38,28 50,18 62,16 76,22 84,46! 76,34 64,30 48,33'), 'clay', { pitch: 4.6 });
    pic.body(blob('35,45! 46,35 60,33 74,35 85,45! 84,51 60,40 36,51'), 'gold', { soft: true });
    gem(pic, 60, 38, 4.4, 'red');
    pic.paint('red2', strokes('M74,64 80,78 M72,71 80,69'), 'stroke');
  },
  /** Behind that beard somebody is laughing, or about to hit you. */
  rordin(pic) {
    pic.body(half('60,96 40,98 18,106 6,124 0,152! 60,152!'), 'iron', { pitch: 6 });
    pair((s) => {
      pic.body(blob(`${60 + s * 24},110! ${60 + s * 32},94 ${60 + s * 50},96 ${60 + s * 60},116 ${60 + s * 58},136! ${60 + s * 40},126`), 'gold', { pitch: 4.6 });
      bead(pic, 60 + s * 45, 110, 3.6, 'iron');
    });
    pic.body(half('60,44 42,46 35,58 36,76 46,92 60,96'), 'skin', { pitch: 4.6 });
    face(pic, { at: [60, 62], size: 1, iris: 'blue1', lids: [0.1, 0.1], brows: 'fire', frown: 2, nose: 'round', shape: '60,40 44,42 38,54 39,68 44,80 52,92 60,94' });
    // the beard is the man
    const beard = half('60,86! 50,84 40,78 33,62! 25,84 24,110 32,130! 36,122! 42,144! 50,130! 54,150! 60,138!');
    pic.body(beard, 'fire', { pitch: 5 });
    pic.paint('fire1', hatch(half('60,96! 36,92! 36,122! 60,136!'), 86, 7.5, 2.2, { part: [0.05, 0.85], seed: 5 }));
    pic.paint('ink', blob('50,90! 60,87 70,90! 66,97 54,97')).paint('bone3', rect(53, 89.5, 14, 3.4));
    pic.body(half('60,81! 52,79 40,88 28,86! 38,99 54,94!'), 'fire', { soft: true });
    pair((s) => pic.body(rect(60 + s * 17 - 5, 118, 10, 8), 'gold', { soft: true }));
    // helm with a crest and cheeks
    pic.body(half('60,8 40,12 28,28 27,52! 36,48 60,42!'), 'iron', { pitch: 5 });
    pair((s) => pic.body(blob(`${60 + s * 33},50! ${60 + s * 22},50! ${60 + s * 21},68 ${60 + s * 27},82! ${60 + s * 33},72`), 'iron', { soft: true }));
    pic.body(half('60,40 42,43 26,50! 26,57! 42,50 60,47'), 'gold', { soft: true });
    pic.body(blob('54,46! 53,20 56,2 60,-2 64,2 67,20 66,46! 60,62!'), 'gold', { soft: true });
    for (const s of [-1, 1]) for (const [x, y] of [[12, 36], [22, 40]] as Point[]) bead(pic, 60 + s * x, y - 10, 2.4, 'gold');
    // hammer over the shoulder
    pic.body(limb(8, 152, 3.6, 20, 96, 3.4), 'wood', { soft: true });
    pic.body(poly('6,72 32,76 28,102 2,98'), 'iron', { pitch: 4 });
    pic.paint('gold2', poly('15,73 22,74 18,100 11,99'));
    fist(pic, 'skin', 12, 130, 9);
  },
  /** She has seen you for some time. */
  madriga(pic) {
    pic.body(half('60,90! 44,98 26,106 14,122 8,152! 60,152!'), 'green', { pitch: 6 });
    folds(pic, blob('20,118! 100,118! 106,150! 14,150!'), 'green1', 84, 11, 2.8, 3);
    // the bow stands behind her, arrows at her shoulder
    pic.flat('wood2', ribbon([[98, -4], [112, 24], [117, 60], [116, 100], [108, 154]], [4, 6, 7, 7, 6]));
    pic.paint('bone3', strokes('M98,0 92,150'), 'stroke');
    pic.body(poly('4,86 22,74 34,112 16,118'), 'hide', { pitch: 4 });
    for (const [x, y, material] of [[6, 70, 'red2'], [14, 64, 'bone3'], [21, 62, 'red2']] as const) pic.flat('wood3', poly([[x + 3, y + 8], [x + 5, y + 8], [x + 9, y + 24], [x + 7, y + 24]]), 'thin').flat(material, poly([[x - 3, y - 6], [x + 4, y - 9], [x + 8, y + 8], [x + 1, y + 10]]), 'thin');
    // hair falls over the shoulders; long ears
    pic.body(half('60,18 42,22 34,40 33,64 28,96 32,126! 44,118 60,110'), 'yellow', { pitch: 5 });
    pair((s) => pic.body(blob(`${60 + s * 18},58! ${60 + s * 30},44 ${60 + s * 43},34! ${60 + s * 36},54 ${60 + s * 22},72!`), 'skin', { soft: true, shade: 3, light: 2 }));
    pic.body(half('60,80! 50,80 49,100 60,112'), 'skin', { soft: true });
    face(pic, { at: [60, 57], iris: 'green2', lids: [0.25, 0.25], brows: 'yellow', frown: 2, nose: 'fine', look: 0.2, shape: '60,33 48,35 42,45 41.5,58 45,72 51,84 56,89 60,90' });
    mouth(pic, [60, 80], 6.5, 0.6);
    pic.paint('green2', poly('43,69 52,72 51.5,74.5 43,72').d + poly('44,74.5 52,77 51.5,79 45,77.5').d + poly('77,69 68,72 68.5,74.5 77,72').d + poly('76,74.5 68,77 68.5,79 75,77.5').d);
    const lock = (s: 1 | -1) => blob(`${60 + s * 1},28! ${60 + s * 14},30 ${60 + s * 21},46 ${60 + s * 22},70 ${60 + s * 26},96! ${60 + s * 32},76 ${60 + s * 30},44 ${60 + s * 20},24`);
    pair((s) => pic.body(lock(s), 'yellow', { pitch: 4.6 }));
    // hood, thrown up to its point
    pic.body(blob('29,84! 26,50 32,22 50,6 66,4 92,-6! 84,10 92,36 94,60 90,86! 86,56 76,30 60,24 44,30 34,56'), 'green', { pitch: 5 });
    pic.paint('gold2', ribbon([[31, 80], [33, 54], [44, 31], [60, 25.5], [76, 31], [86, 54], [89, 80]], [2.6]));
    pic.body(half('60,108 48,112 40,124! 54,122 60,128!'), 'green', { soft: true });
    gem(pic, 60, 117, 6, 'green');
  },
  /** He has read about this place. It was worse than they wrote. */
  danor(pic) {
    pic.paint('ghost3', rays([101, 40], 14, 32, 20, 3.4, { seed: 4, room: rect(1, 1, 118, 148) }));
    pic.body(limb(106, 152, 3.2, 102, 54, 3), 'wood', { soft: true });
    pair((s) => pic.body(blob(`${101 + s * 3},60! ${101 + s * 14},50 ${101 + s * 11},28! ${101 + s * 19},46 ${101 + s * 11},64!`), 'wood', { soft: true }));
    gem(pic, 101, 40, 11, 'ghost');
    pic.body(half('60,92 42,98 22,108 10,126 4,152! 60,152!'), 'violet', { pitch: 6.5 });
    folds(pic, blob('16,122! 104,122! 110,150! 10,150!'), 'violet1', 84, 10, 2.8, 3);
    pair((s) => pic.body(blob(`${60 + s * 8},110! ${60 + s * 28},98 ${60 + s * 40},104! ${60 + s * 30},124 ${60 + s * 18},152! ${60 + s * 6},152!`), 'gold', { soft: true }));
    pic.body(half('60,42 46,44 40,56 41,76 60,92'), 'skin', { soft: true });
    face(pic, { at: [60, 60], size: 0.98, iris: 'blue2', lids: [0.3, 0.3], brows: 'bone', frown: 0, nose: 'long', look: -0.2 });
    pair((s) => pic.paint('skin1', strokes(`M${60 + s * 18},64 ${60 + s * 22},67 M${60 + s * 18},60 ${60 + s * 22},60`), 'hair'));
    const beard = half('60,84! 48,82 40,70 37,60! 32,84 36,108 46,128 56,146! 60,150!');
    pic.body(beard, 'bone', { pitch: 5 });
    pic.paint('bone1', hatch(half('60,92! 40,88! 46,122! 60,140!'), 86, 7, 2, { part: [0.1, 0.9], seed: 4 }));
    pic.paint('ink', blob('53,88! 60,86.5 67,88! 60,90.5'));
    pic.body(half('60,80.5! 52,79 42,84 32,94! 48,93 60,87!'), 'bone', { soft: true });
    // the hat, with a tip of its own mind
    pic.body(blob('36,38! 38,22 34,8 18,2! 36,-8 62,-6 76,6 84,38! 60,30'), 'violet', { pitch: 5 });
    pic.body(blob('14,44 34,36 60,33 86,36 104,44 86,50 60,43 34,50'), 'violet', { pitch: 4.4 });
    pic.body(blob('36,37! 60,31 84,37! 83,30 60,24 37,30'), 'gold', { soft: true });
    pic.paint('gold3', around(58, 12, 1.6, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'));
    fist(pic, 'skin', 105, 112, 8.5, true);
    const sleeve = blob('92,124! 104,119 118,121! 124,152! 84,152!');
    pic.body(sleeve, 'violet', { pitch: 4.6 }).paint('violet1', hatch(sleeve, 80, 7, 2, { part: [0.3, 1] }));
    pic.body(blob('91,121! 104,116 119,118! 119,125! 104,123 91,128!'), 'gold', { soft: true });
  },
  /** Death is a tool. So are you. */
  mortibris(pic) {
    pic.body(half('60,92 42,98 24,106 12,122 6,152! 60,152!'), 'dark', { pitch: 6.5 });
    // a collar like two wings
    pic.body(half('60,118! 40,112 22,92 10,60 6,26! 20,44 34,62 42,86 52,104'), 'dark', { pitch: 5 });
    pic.flat('green1', half('60,116! 44,108 28,90 18,64 14,46! 24,58 36,74 44,92'), 'thin');
    pic.paint('green2', strokes('M20,56 38,90 M30,70 42,96 M100,56 82,90 M90,70 78,96'), 'stroke');
    pic.body(half('60,78! 51,80 51,104 60,118'), 'ghost', { soft: true });
    face(pic, { at: [60, 58], size: 1, skin: 'ghost', iris: 'green2', lids: [0.3, 0.3], brows: 'dark', frown: 5, nose: 'long', shape: '60,24 46,27 39,40 40,58 43,68 49,84 56,95 60,96' });
    // hollow cheeks, a thin smile, the beard of one who thinks himself a scholar
    pair((s) => pic.paint('ghost1', blob(`${60 + s * 17},68! ${60 + s * 9},80 ${60 + s * 10},88! ${60 + s * 16},78`)));
    pic.paint('ink', blob('51,84.5! 60,85 70,82! 60,88').d + strokes('M60,27 60,34 M50,29 51,35 M70,29 69,35'));
    pic.body(half('60,88! 56,91 55,100 60,116!'), 'dark', { soft: true });
    pic.paint('green3', strokes('M45,48 40,38 43,33 M75,48 80,38 77,33'), 'hair');
    gem(pic, 60, 126, 7, 'green');
    pic.flat('gold2', ribbon([[36, 108], [44, 120], [60, 126]], [3]), 'thin').flat('gold2', ribbon([[84, 108], [76, 120], [60, 126]], [3]), 'thin');
    gem(pic, 60, 126, 7, 'green');
    // the staff, and what it was
    pic.paint('green3', rays([101, 74], 14, 26, 16, 3, { seed: 6, room: rect(1, 1, 118, 148) }));
    pic.body(limb(104, 152, 3, 102, 90, 3), 'wood', { soft: true });
    skull(pic, 101, 74, 13, { glow: 'green3' });
    fist(pic, 'ghost', 103, 115, 7.6, true);
    const sleeve = blob('90,128! 102,121 117,122! 124,152! 80,152!');
    pic.body(sleeve, 'dark', { pitch: 4.6 }).paint('dark1', hatch(sleeve, 80, 7, 2, { part: [0.3, 1] }));
    pic.body(blob('89,126! 102,118 118,119! 118,125! 102,125 90,132!'), 'green', { soft: true });
  },
  /** They buried him with his crown. It was not enough. */
  grund(pic) {
    pic.body(half('60,94 38,98 14,106 2,126 -2,152! 60,152!'), 'red', { pitch: 6 });
    pair((s) => {
      const fur = blob(`${60 + s * 16},112! ${60 + s * 34},96 ${60 + s * 52},102 ${60 + s * 62},126! ${60 + s * 46},130 ${60 + s * 26},126`);
      pic.body(fur, 'bone', { pitch: 5 });
      for (const [x, y] of [[34, 112], [46, 116], [30, 122]] as Point[]) pic.paint('ink', poly([[60 + s * x - 1.6, y], [60 + s * x + 1.6, y], [60 + s * x, y + 6]]));
    });
    // what is left of a face
    pic.body(half('60,34 42,38 34,52 35,70 42,84 60,92'), 'ghost', { pitch: 5 });
    pic.paint('ghost1', blob('42,70! 50,78 48,90! 42,82').d + blob('78,70! 70,78 72,90! 78,82').d);
    sockets(pic, 60, 60, 11.5, 5.6, 'blue3', 16);
    pair((s) => pic.paint('rim', disc(60 + s * 11.5, 60, 1.7)));
    pic.paint('ink', blob('60,66! 55,76! 58.5,78! 60,75 61.5,78! 65,76!'));
    pair((s) => pic.body(blob(`${60 + s * 4},54! ${60 + s * 12},47 ${60 + s * 24},48! ${60 + s * 24},53! ${60 + s * 12},53 ${60 + s * 5},58!`), 'bone', { soft: true }));
    pic.paint('bone3', rect(50, 82, 4.2, 6).d + rect(55.2, 82.6, 4.2, 6).d + rect(60.6, 82.6, 4.2, 6).d + rect(65.8, 82, 4.2, 6).d);
    // frost has kept the beard
    const beard = half('60,90! 52,84 46,82! 40,84 33,66! 26,86 28,112 36,134! 42,122! 48,146! 54,130! 60,150!');
    pic.body(beard, 'stone', { pitch: 5 });
    pic.paint('stone3', hatch(half('60,98! 36,94! 40,124! 60,138!'), 86, 8, 2.4, { part: [0.05, 0.8], seed: 5 }));
    pair((s) => pic.body(rect(60 + s * 16 - 5, 116, 10, 7), 'gold', { soft: true }));
    // the crown of Dolgarth
    pic.body(half('60,40! 36,46! 26,10! 38,22! 42,2! 50,18! 60,-6!'), 'gold', { pitch: 4.6 });
    pic.body(half('60,37 44,40 32,46! 33,55! 46,48 60,45'), 'gold', { soft: true });
    gem(pic, 60, 25, 8, 'red');
    pair((s) => {
      gem(pic, 60 + s * 17, 30, 5, 'blue');
      bead(pic, 60 + s * 24, 45.5, 2.4, 'green');
      bead(pic, 60 + s * 12, 42, 2.4, 'green');
    });
    pic.paint('ink', strokes('M78,20 74,30 80,36'), 'stroke');
  },
  /** Whoever hears her to the end does not tell. */
  elshara(pic) {
    // hair that floats as if she had drowned
    const locks: [Point, Point, Point, Point][] = [
      [[54, 32], [44, 14], [48, 2], [38, -14]], [[66, 32], [74, 14], [68, 2], [80, -12]], [[48, 40], [30, 30], [22, 10], [4, 2]], [[72, 40], [90, 32], [96, 12], [114, 6]],
      [[44, 54], [26, 56], [12, 42], [-8, 44]], [[76, 54], [94, 58], [106, 42], [128, 42]], [[46, 68], [28, 80], [14, 70], [-8, 82]], [[74, 68], [92, 82], [104, 70], [128, 80]],
      [[48, 82], [34, 98], [18, 96], [2, 112]], [[72, 82], [86, 98], [102, 98], [118, 112]],
    ];
    for (const lock of locks) pic.flat('ghost1', ribbon(lock, [20, 17, 11, 1]));
    for (const [[x, y], ...rest] of locks) pic.paint('ghost2', ribbon([[x - 2, y - 2], ...rest.map(([u, v]): Point => [u - 1, v - 2])], [10, 7, 4, 0.6]));
    pic.body(half('60,96 46,104 30,112 22,128 10,152! 60,152!'), 'ghost', { pitch: 6 });
    pic.paint('ghost1', hatch(half('60,124! 28,124! 18,150! 60,150!'), 84, 9, 2.6, { part: [0.1, 1], seed: 4 }));
    pic.body(half('60,88! 52,90 50,108 60,118'), 'ghost', { soft: true });
    // a face drawn long by its own mouth
    pic.body(half('60,24 45,27 37,42 38,60 43,78 50,98 56,108 60,109'), 'ghost', { pitch: 5, shade: 9 });
    pair((s) => {
      pic.paint('ink', blob(`${60 + s * 4},50! ${60 + s * 10},42 ${60 + s * 18},44 ${60 + s * 19},54 ${60 + s * 12},61 ${60 + s * 6},58`));
      pic.paint('rim', disc(60 + s * 11.6, 51, 3.4, 2.8, s * 20)).paint('ghost1', disc(60 + s * 11.6, 51, 1.4));
      pic.paint('ghost1', blob(`${60 + s * 12},61! ${60 + s * 15},70 ${60 + s * 12},84! ${60 + s * 10},70`));
      pic.paint('ink', blob(`${60 + s * 3},42! ${60 + s * 12},34 ${60 + s * 20},38! ${60 + s * 12},37`));
    });
    pic.paint('ghost1', blob('60,56! 57,66 58,70! 62,70! 63,66'));
    pic.paint('ink', half('60,74! 53,76 50,86 52,98 60,103'));
    pic.paint('bone3', poly('55,76 58,75.4 57,80').d + poly('62,75.4 65,76 63,80').d + poly('56,100 59,101.4 58,96').d);
    pic.body(blob('38,48! 38,30 50,20 62,19 78,26 83,48! 74,34 60,38! 46,32'), 'ghost', { soft: true });
    // where her heart was
    pic.flat('ink', half('60,124! 55,116 47,117 46,126 52,136 60,145!'), 'thin');
    pic.paint('red2', half('60,128! 56,121 50,122 50,128 54,135 60,141!').d).paint('ink', strokes('M60,122 57,130 63,136 60,146 M47,127 57,130'), 'stroke');
    for (const s of [-1, 1] as const) {
      pic.body(blob(`${60 + s * 30},152! ${60 + s * 33},130 ${60 + s * 36},120! ${60 + s * 41},125! ${60 + s * 45},119! ${60 + s * 50},126! ${60 + s * 55},121! ${60 + s * 56},152!`), 'ghost', { soft: true, shade: 5, light: 3 });
      hand(pic, 'ghost', 60 + s * 45, 116, 6.6, s > 0 ? -62 : -118, { spread: 18, thumb: s > 0 ? -1 : 1 });
    }
  },
  /** He keeps a larder, and he keeps count. */
  hoggar(pic) {
    pic.body(half('60,88 34,90 12,98 -2,118 -6,152! 60,152!'), 'moss', { pitch: 6 });
    pic.paint('ink', strokes('M22,118 40,132 36,124 M30,126 26,134'), 'thick');
    pic.paint('clay2', blob('88,116 100,112 106,124 96,130')).paint('bone3', strokes('M90,118 102,126 M94,114 96,129'), 'stroke');
    // ears, head
    pair((s) => {
      pic.body(blob(`${60 + s * 28},56! ${60 + s * 44},42 ${60 + s * 50},58 ${60 + s * 44},72 ${60 + s * 28},74!`), 'moss', { soft: true });
      pic.flat('gold2', disc(60 + s * 44, 76, 5), 'thin').paint('ink', disc(60 + s * 44, 76, 2.6));
    });
    pic.body(half('60,30 38,34 28,52 27,74 34,96 46,108 60,110'), 'moss', { pitch: 5.4 });
    sockets(pic, 60, 63, 14, 6.6, 'green3', 14);
    pair((s) => pic.paint('rim', disc(60 + s * 14, 63, 1.8)));
    pair((s) => pic.body(blob(`${60 + s * 4},60! ${60 + s * 14},50 ${60 + s * 30},52! ${60 + s * 29},58! ${60 + s * 14},57 ${60 + s * 5},65!`), 'moss', { soft: true }));
    pic.body(half('60,62! 52,72 49,80 60,84'), 'moss', { soft: true });
    pic.paint('ink', disc(54.6, 79, 2.2, 1.6).d + disc(65.4, 79, 2.2, 1.6).d);
    pic.paint('ink', half('60,89! 42,88 34,92! 42,102 60,104'));
    pic.paint('bone3', rect(47, 89.4, 5, 4.4).d + rect(68, 89.4, 5, 4.4).d + rect(54, 99, 5, 4).d + rect(62, 99, 5, 4).d);
    pair((s) => pic.body(blob(`${60 + s * 24},101! ${60 + s * 15},101! ${60 + s * 17},86 ${60 + s * 23},74!`), 'bone', { soft: true }));
    // paint of a shaman, stitches of a dead one
    pic.paint('bone3', poly('33,70 42,74 42,77 33,74').d + poly('33,78 41,81 41,84 34,82').d);
    pic.paint('ink', strokes('M76,78 86,92 M82,78 76,84 M87,84 80,90'), 'stroke');
    // a beast's skull for a hood, one horn broken
    pic.body(half('60,2 44,6 32,20 29,40 33,58! 42,50 46,58! 60,52!'), 'bone', { pitch: 5 });
    pair((s) => pic.paint('ink', blob(`${60 + s * 6},36! ${60 + s * 12},26 ${60 + s * 21},27 ${60 + s * 20},36 ${60 + s * 12},40`)));
    pic.paint('ink', blob('60,40! 56,47 60,50 64,47').d);
    pic.body(blob('84,20! 100,20 110,10 114,-8! 122,10 118,30 104,40 86,38!'), 'bone', { pitch: 4 });
    pic.paint('bone1', strokes('M94,20 96,38 M103,17 109,33 M109,10 118,22'), 'thick');
    pic.body(blob('36,20! 26,20 20,15! 19,22! 14,24! 18,32 26,38 34,37!'), 'bone', { pitch: 4 });
    // a string of teeth and small heads
    for (const [x, y] of [[24, 112], [38, 120], [82, 120], [96, 112]] as Point[]) pic.body(poly([[x - 4, y - 5], [x + 4, y - 5], [x, y + 9]]), 'bone', { soft: true });
    skull(pic, 60, 128, 11);
    bone(pic, [42, 136], [50, 128], 2.4);
    bone(pic, [78, 136], [70, 128], 2.4);
  },
};

/** Gold around a portrait whose hero has a legendary sheet, with the sign of that hero above. */
function border(): Picture {
  const pic = new Picture('saga-gold-frame', 120, 150);
  const bar = (shape: Parameters<Picture['body']>[0]) => pic.body(shape, 'gold', { soft: true, shade: 2.4, light: 2 });
  bar(poly('0,0 120,0 111,9 9,9'));
  bar(poly('0,150 9,141 111,141 120,150'));
  bar(poly('0,0 9,9 9,141 0,150'));
  bar(poly('120,0 120,150 111,141 111,9'));
  // laurel up both sides
  for (const s of [-1, 1]) {
    for (let at = 0; at < 7; ++at) {
      const [x, y] = [60 + s * 54, 128 - at * 15];
      pic.flat(at % 2 ? 'green3' : 'green2', blob(`${x},${y}! ${x + s * 5},${y - 7} ${x + s * 3},${y - 14}! ${x - s * 1},${y - 7}`), 'thin').flat(at % 2 ? 'green2' : 'green3', blob(`${x},${y}! ${x - s * 6},${y - 5} ${x - s * 7},${y - 13}! ${x - s * 1},${y - 8}`), 'thin');
    }
    bead(pic, 60 + s * 54.5, 144.5, 4, 'red');
    bead(pic, 60 + s * 54.5, 5.5, 4, 'blue');
  }
  return pic;
}

/** What stands on the gold: each hero's own. */
const crests: Record<string, (pic: Picture) => void> = {
  orlaf(pic) {
    for (const s of [1, -1]) {
      pic.body(limb(60 - s * 12, 20, 1.8, 60 + s * 12, 2, 1.8), 'wood', { soft: true, rim: 0 });
      pic.body(blob(`${60 + s * 8},8! ${60 + s * 6},-2 ${60 + s * 14},-3! ${60 + s * 22},2 ${60 + s * 21},13! ${60 + s * 16},10`), 'iron', { soft: true });
    }
  },
  rordin(pic) {
    pic.body(limb(60, 20, 2, 60, 6, 2), 'wood', { soft: true, rim: 0 });
    pic.body(poly('45,-2 75,-2 75,10 45,10'), 'iron', { soft: true });
    gem(pic, 60, 4, 4.4, 'blue');
  },
  madriga(pic) {
    pic.body(blob('60,-3 50,4 48,14 60,21 72,14 70,4'), 'green', { soft: true });
    pic.paint('green1', strokes('M60,0 60,20 M60,8 53,5 M60,8 67,5 M60,14 52,12 M60,14 68,12'), 'stroke');
    for (const s of [-1, 1]) pic.flat('bone3', blob(`${60 + s * 12},10! ${60 + s * 22},4 ${60 + s * 30},8! ${60 + s * 22},14`), 'thin');
  },
  danor(pic) {
    pic.flat('violet2', poly('60,-4 64,6 75,6 66,12 70,22 60,16 50,22 54,12 45,6 56,6')).paint('violet3', poly('60,0 60,12 52,8 56,7'));
    for (const s of [-1, 1]) pic.flat('gold3', around(60 + s * 24, 7, 1.3, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'), 'thin');
  },
};

export function allPortraits(): Picture[] {
  const grounds = [...new Set(Object.values(walls))].map((ground) => {
    const pic = new Picture(`saga-wall-${ground}`, 120, 150);
    litWall(pic, ground, [14, 30]);
    return pic;
  });
  const people = Object.entries(draw).map(([id, put]) => {
    const pic = new Picture(`saga-portrait-${id}`, 120, 150);
    pic.below.push(`saga-wall-${walls[id as Portrait]}`);
    put(pic);
    return pic;
  });
  const frames = Object.entries(crests).map(([id, put]) => {
    const pic = new Picture(`saga-legendary-${id}`, 120, 150);
    pic.below.push('saga-gold-frame');
    const crest = new Picture('', 120, 30);
    put(crest);
    return pic.put(crest, 0, 124, 1);
  });
  return [...grounds, ...people, border(), ...frames];
}
