// The six Dungeon Lords, 120 by 150, each in a den of their own: known by headgear and outline at 44 pixels.
import { away, bead, blocks, bone, carve, chain, fist, folds, gem, hand, light, litWall, skull, sockets } from '../kit';
import { blush, face, mouth } from '../faces';
import { blob, disc, hatch, limb, Picture, poly, rect, ribbon, strokes, type Ground, type Point } from '../lino';

const middle = 60;
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

const dens = { mortar: 'jewelry', grind: 'pottery', rattlebone: 'tapestry', hornskull: 'remains', pennypinch: 'idol', landslide: 'manuscript' } as const satisfies Record<string, Ground>;
type Lord = keyof typeof dens;

/** Where the torch hangs: not behind a horn. */
const torchAt = (lord: Lord): Point => (lord === 'hornskull' ? [11, 68] : [14, 30]);

/** The wall behind a lord, and the torch. */
function den(lord: Lord): Picture {
  const pic = new Picture(`digger-den-${lord}`, 120, 150);
  litWall(pic, dens[lord], torchAt(lord));
  return pic;
}

const shoulders = () => blob('60,92 46,98 26,106 13,122 6,152! 60,152!', { mirror: middle });

const draw: Record<Lord, (pic: Picture) => void> = {
  /** Duchess Mortar: a tower on her head, a trowel in her hand, the plan under her arm. */
  mortar(pic) {
    pair((s) => pic.body(blob(`${60 + s * 14},40 ${60 + s * 28},52 ${60 + s * 31},78 ${60 + s * 25},96 ${60 + s * 14},92`), 'dark', { pitch: 5 }));
    const dress = shoulders();
    pic.body(dress, 'clay', { pitch: 6.5 });
    pic.paint('clay1', hatch(dress, 82, 13, 3, { part: [0.3, 0.95], seed: 4 }));
    pic.body(blob('60,92! 50,92 49,104 60,116', { mirror: middle }), 'skin', { soft: true });
    // a ruff of laid bricks
    pic.body(blob('60,118 42,114 28,104! 34,96 48,104 60,107', { mirror: middle }), 'bone', { soft: true });
    pic.paint('bone1', strokes('M40,102 37,111 M48,106 46,115 M60,108 60,118 M72,106 74,115 M80,102 83,111'), 'stroke');
    gem(pic, 60, 126, 6, 'blue');
    face(pic, { at: [60, 64], iris: 'blue1', lids: [0.45, 0.45], brows: 'dark', frown: 1, nose: 'fine', look: 0.25, shape: '60,40 48,42 42,50 41.5,63 45,77 51,88 56,93 60,94' });
    blush(pic, [60, 79], 12, 4.6, 2.8);
    mouth(pic, [60, 87], 7, 2.4);
    pair((s) => gem(pic, 60 + s * 23, 84, 4, 'green'));
    // the tower
    const tower = blob('44,48! 41,12! 38,12! 38,-1! 46,-1! 46,5! 54,5! 54,-1! 60,-1!', { mirror: middle });
    pic.body(tower, 'stone', { pitch: 4.4 });
    blocks(pic, 42, 12, 36, 34, 4, 12, 'stone1', undefined, 2);
    pic.flat('fire3', blob('55,34! 55,25 60,20 65,25 65,34!'), 'thin');
    pic.body(blob('36,46! 44,41 60,38 76,41 84,46! 82,53! 60,44 38,53!'), 'gold', { soft: true });
    gem(pic, 60, 43, 3.6, 'red');
    // plan and trowel
    pic.body(limb(-2, 128, 9, 34, 150, 9), 'bone', { soft: true });
    pic.paint('blue2', strokes('M6,126 16,132 12,138 M18,134 26,140'), 'stroke');
    chain(pic, 'clay', [[120, 152, 13], [106, 134, 9]], {});
    pic.body(limb(101, 122, 3, 100, 104, 3), 'wood', { soft: true });
    fist(pic, 'skin', 101, 120, 9, true);
    pic.body(limb(100, 104, 2, 94, 96, 2), 'iron', { soft: true });
    pic.body(blob('104,96! 84,100! 82,66! 92,76'), 'iron', { pitch: 3.6, shade: 5, light: 4 });
    pic.flat('stone3', blob('86,92 84,76 83,68! 92,78 100,93! 94,97'), 'thin');
  },
  /** Overseer Grind: tusks, one eye, a whip. */
  grind(pic) {
    pic.body(blob('60,84 38,88 16,98 4,118 -4,152! 60,152!', { mirror: middle }), 'moss', { pitch: 6 });
    pic.paint('moss1', strokes('M60,116 60,140 M34,124 46,132 60,130 74,132 86,124'), 'thick');
    pic.body(blob('0,106! 10,100 104,152! 84,152!'), 'hide', { soft: true });
    for (const [x, y] of [[22, 113], [44, 125], [66, 137]] as Point[]) bead(pic, x, y, 3.4, 'iron');
    pair((s) => pic.body(blob(`${60 + s * 22},58 ${60 + s * 34},48! ${60 + s * 33},62 ${60 + s * 22},72`), 'moss', { soft: true }));
    pic.flat('gold2', disc(92, 66, 4.4)).paint('ink', disc(92, 66, 2));
    pic.body(blob('60,26 44,28 35,40 34,58 33,76 42,96 60,102', { mirror: middle }), 'moss', { pitch: 5 });
    // eye, patch
    sockets(pic, 47, 57, 0, 5, 'fire3', -10);
    pic.paint('ink', disc(47, 57.4, 2));
    pic.paint('ink', strokes('M32,44 86,58 M62,50 88,42'), 'thick');
    pic.body(blob('64,49! 82,49! 82,62 73,68 64,62'), 'dark', { soft: true });
    pic.body(blob('57,57! 46,50 36,46 34,52! 44,55 54,60!'), 'moss', { soft: true, light: 2, shade: 2 });
    pic.body(blob('60,54! 53,68 50,75 60,79', { mirror: middle }), 'moss', { soft: true });
    pic.paint('ink', disc(55.4, 75, 2, 1.5).d + disc(64.6, 75, 2, 1.5).d);
    pic.paint('ink', blob('60,84 44,83 37,88! 46,95 60,96', { mirror: middle }));
    pic.paint('bone3', rect(49, 84.5, 4.6, 4).d + rect(55, 85, 4.6, 4).d + rect(61.4, 85, 4.6, 4).d + rect(67.4, 84.5, 4.6, 4).d);
    pair((s) => pic.body(blob(`${60 + s * 20},92! ${60 + s * 12},92! ${60 + s * 15},80 ${60 + s * 21},68!`), 'bone', { soft: true }));
    // the cap of an overseer, with a mill wheel
    pic.body(blob('32,46! 33,28 44,18 60,15 76,18 87,28 88,46! 60,34'), 'iron', { pitch: 4.6 });
    pic.body(blob('29,47! 60,33 91,47! 90,54 60,42 30,54'), 'hide', { soft: true });
    pic.body(disc(60, 25, 9.6), 'stone', { soft: true });
    pic.paint('ink', disc(60, 25, 2.6).d).paint('ink', strokes('M60,17 60,21 M60,29 60,33 M52,25 56,25 M64,25 68,25'), 'thick');
    // the whip
    pic.flat('hide2', ribbon([[106, 104], [115, 84], [116, 58], [108, 36], [95, 22], [78, 14], [68, 3]], [8, 7, 6, 5, 4.2, 3.4, 2]));
    pic.paint('hide1', strokes('M110,92 116,90 M113,78 119,78 M113,64 119,62 M110,51 115,47 M104,37 108,32 M95,27 98,21'), 'stroke');
    chain(pic, 'moss', [[116, 152, 15], [108, 128, 11]], { pitch: 5 });
    pic.body(limb(98, 132, 3.6, 107, 100, 3.2), 'wood', { soft: true });
    fist(pic, 'moss', 103, 118, 11, true);
    pic.body(blob('97,134! 118,132 120,144 98,146'), 'iron', { soft: true });
  },
  /** Madame Rattlebone: a fine lady, and dead for long. */
  rattlebone(pic) {
    pic.body(shoulders(), 'violet', { pitch: 6.5 });
    folds(pic, blob('18,116! 102,116! 112,150! 8,150!'), 'violet1', 84, 10, 2.8, 3);
    // the open collar: ribs
    pic.flat('dark1', blob('60,96! 44,104 42,126 60,146', { mirror: middle }), 'thin');
    for (const y of [109, 118, 127]) pic.body(ribbon([[45 + (y - 109) * 0.2, y - 3], [52, y + 2], [60, y + 1], [68, y + 2], [75 - (y - 109) * 0.2, y - 3]], [3, 4, 4.4, 4, 3]), 'bone', { soft: true });
    pic.body(limb(60, 96, 4, 60, 134, 3.4), 'bone', { soft: true });
    // a high collar of lace
    pair((s) => pic.body(blob(`${60 + s * 17},104! ${60 + s * 34},104 ${60 + s * 46},84! ${60 + s * 38},80! ${60 + s * 40},66! ${60 + s * 30},74! ${60 + s * 24},90`), 'magenta', { pitch: 4 }));
    // hair in a white tower
    pic.body(blob('60,8 44,10 33,22 31,42 34,58 30,74 38,80! 44,62 60,50', { mirror: middle }), 'ghost', { pitch: 5 });
    skull(pic, 60, 68, 26, { glow: 'green3' });
    pair((s) => pic.paint('green3', disc(60 + s * 11, 69.6, 4.6)).paint('green2', disc(60 + s * 11, 70.6, 2)));
    pic.paint('red2', disc(46, 82, 4, 3).d + disc(74, 82, 4, 3).d);
    pair((s) => pic.paint('ink', strokes(`M${60 + s * 19},62 ${60 + s * 23},57 M${60 + s * 16},59.6 ${60 + s * 18.6},54`), 'stroke'));
    // hat with a bird's skull and feathers
    pic.body(blob('26,42! 44,34 60,31 78,33 96,26! 88,38 74,44 60,43 42,46'), 'violet', { pitch: 4 });
    pic.body(blob('42,38! 44,20 58,15 72,17 77,36! 60,33'), 'violet', { pitch: 4 });
    pic.paint('red2', blob('42.6,36! 60,31 77,34! 76,28 60,26 43,30'));
    pic.body(blob('72,30! 78,12 94,-2 112,2! 104,10 106,18! 94,20 92,28! 82,26'), 'green', { pitch: 4 });
    bone(pic, [46, 32], [70, 24], 2.6);
        // a fan of bones
    for (const way of [-40, -20, 0, 20, 40]) {
      const turn = ((way - 100) * Math.PI) / 180;
      bone(pic, [22 + 8 * Math.cos(turn), 136 + 8 * Math.sin(turn)], [22 + 34 * Math.cos(turn), 136 + 34 * Math.sin(turn)], 2.4);
    }
    pic.paint('red2', ribbon([[6, 112], [12, 106], [20, 104], [28, 106], [34, 111]], [3]));
    hand(pic, 'bone', 22, 140, 8, -95, { spread: 16, thumb: 1, curl: 0.8 });
  },
  /** Warchief Hornskull: the skull of a bull, and what looks out of it. */
  hornskull(pic) {
    pic.body(blob('60,88 38,92 18,102 6,120 0,152! 60,152!', { mirror: middle }), 'red', { pitch: 6 });
    // fur on the shoulders
    pair((s) => {
      const fur = blob(`${60 + s * 12},94 ${60 + s * 28},88 ${60 + s * 46},96 ${60 + s * 58},114 ${60 + s * 60},132! ${60 + s * 48},124! ${60 + s * 42},134! ${60 + s * 32},122! ${60 + s * 24},130! ${60 + s * 16},112`);
      pic.body(fur, 'hide', { pitch: 5 });
      pic.paint('hide1', hatch(fur, 90 - s * 24, 6, 2, { part: [0.3, 0.9], seed: 3 }));
    });
    pic.body(blob('60,70 44,74 40,96 48,110 60,114', { mirror: middle }), 'clay', { pitch: 5 });
    pic.paint('ink', blob('60,98 48,97 44,102! 52,107 60,108', { mirror: middle }));
    pic.paint('bone3', [48, 54, 60.6, 66.6].map((x) => poly([[x, 98], [x + 5, 98], [x + 2.5, 103]]).d).join('') + [51, 57.4, 63.6].map((x) => poly([[x, 107.6], [x + 5, 107.6], [x + 2.5, 102.6]]).d).join(''));
    pic.paint('bone3', strokes('M42,92 50,94 M78,92 70,94'), 'thick');
    // horns
    pair((s) => {
      const horn = blob(`${60 + s * 18},40! ${60 + s * 34},38 ${60 + s * 46},28 ${60 + s * 47},4! ${60 + s * 58},22 ${60 + s * 56},44 ${60 + s * 40},56 ${60 + s * 20},58!`);
      pic.body(horn, 'bone', { pitch: 4 });
      pic.paint('bone1', strokes(`M${60 + s * 31},40 ${60 + s * 34},56 M${60 + s * 39},36 ${60 + s * 45},52 M${60 + s * 46},29 ${60 + s * 54},40`), 'thick');
    });
    pic.body(blob('60,22 44,24 36,36 37,52 43,62! 45,78 50,92! 60,95', { mirror: middle }), 'bone', { pitch: 5 });
    pair((s) => {
      pic.paint('ink', blob(`${60 + s * 6},58! ${60 + s * 12},48 ${60 + s * 20},47 ${60 + s * 20},56 ${60 + s * 12},62`));
      pic.paint('fire3', disc(60 + s * 13, 55, 3.6, 2.4, -s * 18)).paint('fire1', disc(60 + s * 12.4, 55, 1.5));
      pic.paint('ink', blob(`${60 + s * 2.4},84! ${60 + s * 5},76 ${60 + s * 8},80 ${60 + s * 6},88`));
    });
    pic.paint('ink', strokes('M60,24 58,32 61,38 59,46 M60,68 60,78'), 'stroke');
    pic.paint('red2', blob('48,38! 60,44 72,38! 70,43! 60,49 50,43!'));
    // the axe
    chain(pic, 'clay', [[122, 152, 14], [108, 130, 10]], { pitch: 5 });
    pic.body(limb(104, 150, 3.4, 102, 62, 3.2), 'wood', { soft: true });
    pic.body(blob('104,62! 114,56 121,60! 121,104! 112,100 104,92!'), 'iron', { pitch: 4 });
    pic.body(blob('100,64! 90,60 84,52! 82,72 86,94! 92,90 100,88!'), 'iron', { pitch: 4 });
    fist(pic, 'clay', 103, 122, 10, true);
    pic.body(blob('92,132! 116,128 120,140 96,144'), 'iron', { soft: true });
  },
  /** Baron Pennypinch: a toad on his money, who bites each coin. */
  pennypinch(pic) {
    pic.body(blob('60,86 36,92 14,106 4,126 0,152! 60,152!', { mirror: middle }), 'violet', { pitch: 6.5 });
    pic.paint('violet1', hatch(blob('14,122! 106,122! 112,150! 8,150!'), 84, 11, 3, { part: [0.1, 0.9], seed: 5 }));
    pic.body(blob('60,112! 46,114 44,152! 60,152!', { mirror: middle }), 'gold', { soft: true });
    for (const y of [124, 137]) bead(pic, 60, y, 3.6, 'red');
    // a ruff
    const ruff = blob('60,122 46,124! 38,118 28,120! 22,111 14,108! 20,98 30,96 60,98', { mirror: middle });
    pic.body(ruff, 'bone', { soft: true });
    pic.paint('bone1', strokes('M60,106 60,121 M50,106 46,123 M40,104 33,118 M31,101 22,110 M70,106 74,123 M80,104 87,118 M89,101 98,110'), 'stroke');
    // the wide head
    pic.body(blob('60,44 44,46 30,54 20,70 18,84 26,98 42,107 60,109', { mirror: middle }), 'green', { pitch: 5.4 });
    pair((s) => {
      pic.body(disc(60 + s * 21, 48, 15), 'green', { pitch: 4.4 });
      pic.flat('yellow3', disc(60 + s * 21, 49, 9.6), 'thin').paint('yellow2', carve(disc(60 + s * 21, 49, 9.6), away, 4, { bite: 0 }));
      pic.paint('ink', blob(`${60 + s * 21 - 8},48.6! ${60 + s * 21},45 ${60 + s * 21 + 8},48.6! ${60 + s * 21},53`));
      pic.body(blob(`${60 + s * 21 - 11},47! ${60 + s * 21},38 ${60 + s * 21 + 11},46! ${60 + s * 21},43.6`), 'green', { soft: true, shade: 1.6, light: 1.4, rim: 0 });
    });
    pic.paint('green3', disc(34, 74, 3, 2.2).d + disc(40, 68, 2, 1.6).d + disc(30, 84, 2.2, 1.8).d).paint('green1', disc(84, 72, 3.2, 2.4).d + disc(90, 80, 2.4, 2).d + disc(80, 66, 2, 1.6).d);
    pic.paint('ink', disc(55.6, 66, 1.6, 1.2).d + disc(64.4, 66, 1.6, 1.2).d);
    pic.paint('ink', blob('23,82! 40,90 60,92 80,90 97,82! 82,96 60,98 38,96'));
    pic.paint('green3', strokes('M34,100 46,104 60,105 74,104'), 'stroke');
    // the coin between his lips, and the coronet
    pic.flat('gold2', disc(60, 93, 8.4, 8)).paint('gold3', carve(disc(60, 93, 8.4, 8), light, 3, { bite: 0 }));
    pic.paint('gold1', strokes('M60,89 60,97 M57,91 63,91'), 'stroke');
    pic.paint('ink', blob('46,93! 60,97.4 74,93! 70,98 60,99.4 50,98'));
    pic.body(blob('40,38! 36,12! 47,22! 52,6! 60,20!', { mirror: middle }), 'gold', { pitch: 3.4 });
    pic.body(blob('39,35! 60,29 81,35! 81,42! 60,36 39,42!'), 'red', { soft: true });
    gem(pic, 60, 26, 4, 'blue');
    // scales
    pic.paint('ink', strokes('M4,112 34,104'), 'thick');
    pic.body(limb(4, 112, 1.8, 36, 104, 1.8), 'gold', { soft: true });
    pic.paint('ink', strokes('M6,112 1,128 M6,112 13,128 M34,105 28,120 M34,105 40,120'), 'hair');
    pic.body(blob('-1,128! 15,128! 12,134 7,136 2,134'), 'gold', { soft: true });
    pic.body(blob('26,120! 42,120! 39,126 34,128 29,126'), 'gold', { soft: true });
    pic.flat('gold3', disc(7, 126, 4.6, 2.6), 'thin').flat('gold3', disc(7, 123, 4.6, 2.6), 'thin').flat('red2', disc(34, 118, 3.4, 2.4), 'thin');
    chain(pic, 'violet', [[6, 156, 12], [18, 134, 8]], {});
    hand(pic, 'green', 20, 120, 7.4, -90, { spread: 20, thumb: 1, curl: 0.9 });
    for (const [x, y] of [[96, 146], [108, 142], [102, 136], [114, 149], [88, 150]] as Point[]) pic.flat('gold2', disc(x, y, 8, 4.6)).paint('gold3', disc(x - 1.6, y - 1, 4.4, 2));
  },
  /** Lady Landslide: the mountain itself, and it is angry. */
  landslide(pic) {
    pic.body(blob('60,92! 40,92! 24,100! 8,112! 2,132! -2,152! 60,152!', { mirror: middle }), 'stone', { pitch: 6.5 });
    pair((s) => {
      pic.body(poly([[60 + s * 24, 112], [60 + s * 30, 88], [60 + s * 44, 80], [60 + s * 58, 94], [60 + s * 62, 124], [60 + s * 44, 126]]), 'stone', { pitch: 5 });
      pic.paint('moss2', blob(`${60 + s * 32},90 ${60 + s * 44},82 ${60 + s * 56},94 ${60 + s * 52},100! ${60 + s * 48},94 ${60 + s * 43},102! ${60 + s * 38},92 ${60 + s * 34},98!`));
    });
    pic.paint('ink', strokes('M60,112 54,124 64,134 58,150 M32,126 42,134 38,146 M92,124 84,134 88,148'), 'thick');
    pic.paint('fire2', strokes('M60,112 54,124 64,134 58,150'), 'stroke');
    // hair: moss and roots
    pic.body(blob('60,14 40,16 27,30 24,52 27,74 22,96! 33,90! 38,100! 44,80 60,60', { mirror: middle }), 'moss', { pitch: 5 });
    pic.paint('moss3', hatch(blob('30,28! 90,28! 94,84! 26,84!'), 84, 7, 2, { part: [0.1, 0.7], seed: 7 }));
    pic.body(blob('60,34! 46,36! 38,48! 37,64! 42,80! 50,94! 60,100!', { mirror: middle }), 'stone', { pitch: 5 });
    pic.paint('stone1', poly('44,70 52,76 48,88 42,78').d + poly('76,70 68,76 72,88 79,76').d).paint('stone3', poly('46,40 58,37 54,46 44,50'));
    pair((s) => {
      pic.paint('ink', poly([[60 + s * 4, 63], [60 + s * 9, 56], [60 + s * 19, 55], [60 + s * 17, 64], [60 + s * 8, 66]]));
      pic.flat('fire3', poly([[60 + s * 7, 62], [60 + s * 11, 58.6], [60 + s * 16.4, 58.4], [60 + s * 14.4, 62.8]]), 'thin');
      pic.paint('ink', disc(60 + s * 11.6, 60.8, 1.6));
      pic.body(poly([[60 + s * 3, 59], [60 + s * 8, 50], [60 + s * 22, 48], [60 + s * 21, 54], [60 + s * 8, 56]]), 'stone', { soft: true });
    });
    pic.body(poly('60,58 54,74 56,78 64,78 66,74'), 'stone', { soft: true });
    pic.flat('red2', poly('60,85 52,84 47,87 54,91 60,92 66,91 73,87 68,84'), 'thin').paint('ink', strokes('M47,87 60,88 73,87'), 'stroke');
    pic.paint('ink', strokes('M72,36 68,44 74,50 70,54 M44,92 48,86'), 'stroke').paint('fire2', strokes('M72,36 68,44 74,50'), 'hair');
    // a crown of crystals and one small tree
    for (const [x, y, size, turn, material] of [[42, 26, 15, -24, 'blue'], [78, 26, 15, 24, 'blue'], [51, 18, 19, -8, 'violet'], [70, 18, 18, 10, 'violet'], [60, 14, 23, 0, 'green']] as const) {
      const place = { move: [x, y] as Point, turn, scale: size / 20 };
      pic.body(poly('-7,14 -8,-6 0,-20 8,-6 7,14', place), material, { soft: true });
      pic.paint(`${material}3`, poly('-6,12 -6.4,-5 -1,-16 -1,12', place));
    }
    pic.body(blob('36,36! 60,26 84,36! 80,41! 60,33 40,41!'), 'stone', { soft: true });
    // a boulder in her hand
    chain(pic, 'stone', [[118, 154, 14], [104, 136, 10]], {});
    pic.body(poly('84,114 86,98 98,88 112,92 119,106 112,120 96,122'), 'hide', { pitch: 4.4 });
    pic.paint('ink', strokes('M96,94 100,104 94,110 M108,100 104,108'), 'stroke');
    hand(pic, 'stone', 102, 128, 9, -95, { spread: 30, thumb: -1, curl: 0.85 });
  },
};

const lordIds = Object.keys(dens) as Lord[];

export function allLords(): Picture[] {
  const portraits = lordIds.map((lord) => {
    const pic = new Picture(`digger-${lord}`, 120, 150);
    pic.below.push(`digger-den-${lord}`);
    draw[lord](pic);
    return pic;
  });
  return [...lordIds.map(den), ...portraits];
}

