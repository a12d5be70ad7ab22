// A picture for each adventure, 273 by 112, and the two ways a game can end: shown above the words that tell them.
import { cracks, links, pair, rocks } from '../gear';
import { around, bead, blocks, bone, flame, folds, gem, hall, skull, torch } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Ground, type Point } from '../lino';
import { bosses } from './bosses';
import { furniture, lift } from './furniture';
import { heroes } from './heroes';
import { objects } from './items';
import { minions } from './minions';
import { figure, lit } from './parts';

const [wide, tall] = [273, 112];
const all = { ...heroes, ...bosses, ...minions };

/** A figure with its feet at the point. */
function stand(pic: Picture, id: string, x: number, foot: number, scale = 0.9) {
  const size = ['hoggar', 'zombie_troll'].includes(id) ? 2 : 1;
  pic.shadow(x, foot, 17 * scale * size, 3.6 * scale * size);
  pic.share(figure(id, all[id]!, size > 1), x - 25 * scale * size, foot - 58 * scale * size, scale);
}
/** A piece of furniture, the upper left corner of its squares at the point. */
function place(pic: Picture, id: string, x: number, y: number, scale = 1) {
  const { squares, draw } = furniture[id]!;
  const piece = new Picture(`saga-furniture-${id}`, squares[0] * 50, squares[1] * 50 + lift);
  draw(piece);
  pic.share(piece, x, y - lift * scale, scale);
}
const object = (pic: Picture, id: string, x: number, y: number, scale: number) => {
  const thing = new Picture(`saga-object-${id}`, 80, 80, true);
  objects[id]!(thing);
  pic.share(thing, x, y, scale);
};
/** A hall without its torch where it would be in the way. */
const inside = (pic: Picture, ground: Ground, more: Parameters<typeof hall>[2] = {}) => hall(pic, ground, { floor: 0.72, flameAt: [0.07, 0.3], size: 8, glow: 1.1, ...more });

/** A doorway that leads on, dark or lit. */
function arch(pic: Picture, x: number, foot: number, w: number, h: number, inner: 'ink' | 'fire3' | 'violet1' | 'green1' = 'ink') {
  pic.body(blob(`${x - w},${foot}! ${x - w},${foot - h * 0.62} ${x - w * 0.7},${foot - h * 0.9} ${x},${foot - h} ${x + w * 0.7},${foot - h * 0.9} ${x + w},${foot - h * 0.62} ${x + w},${foot}!`), 'stone', { pitch: 4 });
  const v = w - 6;
  pic.flat(inner, blob(`${x - v},${foot}! ${x - v},${foot - h * 0.6} ${x - v * 0.7},${foot - h * 0.82} ${x},${foot - h + 6} ${x + v * 0.7},${foot - h * 0.82} ${x + v},${foot - h * 0.6} ${x + v},${foot}!`), 'thin');
}
const column = (pic: Picture, x: number, top: number, foot: number, half = 8) => {
  pic.body(rect(x - half, top, half * 2, foot - top), 'stone', { pitch: 4 });
  pic.body(rect(x - half - 3, foot - 6, half * 2 + 6, 8), 'stone', lit(2, 1.6));
  pic.body(rect(x - half - 3, top - 2, half * 2 + 6, 8), 'stone', lit(2, 1.6));
};

const scenes: Record<string, (pic: Picture) => void> = {
  /** Journey from the West: the mountain's gate at dusk */
  'saga-a'(pic) {
    pic.paint('potteryG2', rect(0, 0, wide, tall)).paint('potteryG4', disc(38, 62, 22));
    pic.paint('potteryG3', rays([38, 62], 26, 120, 44, 6, { room: rect(0, 0, wide, 84), seed: 3 }));
    pic.body(poly('-6,90 30,58 52,74 88,26 116,60 128,96 -6,100'), 'dark', { pitch: 5 });
    pic.paint('bone3', poly('88,26 74,45 84,42 90,52 96,42 104,47'));
    pic.body(blob('104,112! 110,40! 124,10! 150,-4! 280,-4! 280,112!'), 'stone', { pitch: 6.5, shade: 10 });
    cracks(pic, 'M124,14 134,40 128,60 M262,6 254,34 264,62');
    // two kings of stone, and what they guard
    pair((s) => {
      pic.body(blob(`${196 + s * 44},92! ${196 + s * 30},92! ${196 + s * 31},44 ${196 + s * 37},34 ${196 + s * 43},44`), 'stone', { pitch: 4 });
      pic.body(disc(196 + s * 37, 28, 7, 8), 'stone', lit(3, 2));
      pic.body(poly([[196 + s * 37 - 7, 24], [196 + s * 37 - 7, 14], [196 + s * 37 - 3, 19], [196 + s * 37, 12], [196 + s * 37 + 3, 19], [196 + s * 37 + 7, 14], [196 + s * 37 + 7, 24]]), 'gold', lit(1.6, 1.2));
    });
    arch(pic, 196, 92, 28, 74);
    pic.body(poly('176,90 176,44 192,30 192,90'), 'wood', lit(3, 2)).paint('iron3', rect(175, 52, 17, 3).d + rect(175, 74, 17, 3).d);
    pic.paint('fire3', disc(203, 60, 2.4, 1.6, 16).d + disc(210, 60, 2.4, 1.6, -16).d + disc(204, 74, 2, 1.4, 16).d + disc(211, 75, 2, 1.4, -16).d);
    pic.paint('clay1', blob('-2,114! -2,92! 60,86 130,92 180,90! 216,90! 276,96! 276,114!')).paint('clay2', poly('176,92 216,92 176,112 104,112'));
    pic.paint('clay1', hatch(poly('176,92 216,92 176,112 104,112'), 0, 5, 1.6, { part: [0.2, 0.9], seed: 2 }));
    stand(pic, 'orlaf', 92, 108, 1.05);
    stand(pic, 'rordin', 138, 109, 1.05);
  },
  /** The Second Stair: down to a door that magic shuts */
  'saga-b'(pic) {
    inside(pic, 'manuscript', { flameAt: [0.34, 0.24], seed: 4 });
    for (let at = 0; at < 7; ++at) pic.body(poly([[-4, 34 + at * 12], [16 + at * 15, 34 + at * 12], [16 + at * 15, 48 + at * 12], [-4, 48 + at * 12]]), 'stone', lit(3, 2));
    arch(pic, 222, 86, 32, 76, 'violet1');
    pic.paint('violet2', disc(222, 52, 21)).paint('violet1', disc(222, 52, 17)).paint('violet3', rays([222, 52], 17, 27, 18, 3, { seed: 3 })).paint('violet3', poly('222,36 236,60 208,60').d).paint('violet1', poly('222,44 229,57 215,57').d).paint('violet3', poly('222,68 208,44 236,44 222,48 214,48 222,62').d);
    stand(pic, 'madriga', 46, 58, 0.9);
    stand(pic, 'danor', 92, 96, 0.98);
    stand(pic, 'zombie', 176, 104, 0.92);
  },
  /** The Gate Hall: four, and the stair behind those who guard it */
  'saga-01'(pic) {
    inside(pic, 'idol', { seed: 2 });
    for (const x of [60, 112, 164]) column(pic, x, 8, 84, 7);
    place(pic, 'door_double', 172, 18, 1.16);
    stand(pic, 'madriga', 34, 92, 0.84);
    stand(pic, 'danor', 92, 92, 0.84);
    stand(pic, 'orlaf', 62, 108, 0.94);
    stand(pic, 'rordin', 118, 108, 0.94);
    stand(pic, 'skeleton_archer', 180, 100, 0.84);
    stand(pic, 'dwarf_revenant', 246, 104, 0.9);
  },
  /** See My Shame: a book, and who must not be woken beside it */
  'saga-02'(pic) {
    inside(pic, 'tapestry', { seed: 5, flameAt: [0.06, 0.3] });
    pic.paint('tapestryG4', poly('196,-2 232,-2 262,112 160,112')).paint('tapestryG3', poly('206,-2 222,-2 238,112 186,112'));
    arch(pic, 90, 82, 26, 72);
    pic.shadow(212, 100, 46, 7);
    pic.body(blob('166,100! 172,88! 252,88! 258,100! 256,108! 168,108!'), 'stone', lit(4, 3));
    place(pic, 'lectern', 178, 28, 1.34);
    stand(pic, 'zombie_troll', 96, 108, 0.78);
    for (const [x, y] of [[150, 102], [170, 92], [28, 104]] as Point[]) skull(pic, x, y, 5);
  },
  /** The Wailing Halls: it comes through the wall */
  'saga-03'(pic) {
    inside(pic, 'jewelry', { seed: 7, flameAt: [0.4, 0.28] });
    pic.paint('jewelryG0', rect(180, 0, 93, 81));
    blocks(pic, 180, 0, 93, 81, 5, 30, 'jewelryG2', undefined, 3);
    pic.paint('ghost3', rays([196, 50], 30, 76, 36, 4.4, { room: rect(110, 0, 163, 80), seed: 4 }));
    stand(pic, 'elshara', 196, 100, 1.4);
    for (const [x, r] of [[152, 30], [136, 44], [120, 56]] as const) pic.paint('ghost2', ribbon([[x + 6, 52 - r * 0.6], [x, 52], [x + 6, 52 + r * 0.5]], [1, 4, 1]));
    stand(pic, 'rordin', 84, 96, 0.9);
    stand(pic, 'orlaf', 28, 104, 0.95);
    stand(pic, 'madriga', 58, 110, 0.95);
  },
  /** The Broken Heart: four pieces around one grave */
  'saga-04'(pic) {
    inside(pic, 'remains', { seed: 8, lamp: false, flameAt: [0.5, 0.1] });
    for (const x of [52, 92, 182, 222]) column(pic, x, 4, 84, 6);
    pic.paint('ghost3', rays([137, 46], 22, 62, 30, 4, { room: rect(96, 0, 82, 80), seed: 4 }));
    pic.shadow(140, 104, 58, 7);
    // she lies on her own stone
    pic.body(poly('84,78 190,78 200,90 74,90'), 'stone', { pitch: 4.4 });
    pic.body(poly('78,90 196,90 192,108 82,108'), 'stone', { pitch: 4.4 });
    for (const x of [90, 112, 134, 156, 176]) pic.paint('ghost1', poly([[x, 94], [x + 7, 99], [x, 104], [x - 7, 99]]));
    pic.body(blob('96,78! 100,70 118,68 150,70 178,74! 182,78!'), 'ghost', lit(3, 2));
    pic.body(disc(98, 71, 8, 7), 'ghost', lit(2.4, 1.8));
    // the heart, whole only in the air
    pic.flat('ghost2', blob('137,32! 130,20 116,20 110,32 114,48 137,72! 160,48 164,32 158,20 144,20'));
    pic.paint('red2', blob('137,37! 131,27 120,26 116,34 119,46 137,65! 155,46 158,34 154,26 143,27')).paint('red3', blob('132,30! 122,29 119,36 121,44! 124,36'));
    pic.paint('ink', poly('139,26 132,36 140,44 133,52 139,60 136,74 143,60 138,52 145,44 137,36 144,24').d + poly('110,40 122,46 132,41 144,47 154,41 165,44 154,47 144,53 132,47 122,52 112,46').d);
    for (const [x, y] of [[26, 92], [246, 92], [14, 70], [258, 70]] as Point[]) {
      pic.body(rect(x - 4, y - 16, 8, 20), 'bone', lit(2, 1.4));
      flame(pic, x, y - 15, 8);
    }
    stand(pic, 'danor', 46, 108, 0.78);
    stand(pic, 'madriga', 226, 108, 0.78);
  },
  /** The Shaman's Larder: it is full */
  'saga-05'(pic) {
    inside(pic, 'pottery', { seed: 3, flameAt: [0.05, 0.3] });
    pic.body(rect(-4, 2, 281, 7), 'wood', lit(2.4, 1.6));
    for (const [x, long] of [[52, 20], [86, 30], [216, 16], [250, 28]] as Point[]) links(pic, [x, 8], [x, 8 + long], 2.4);
    pic.body(blob('44,30 40,46 46,62 56,64 64,50 62,34 56,28'), 'clay', { pitch: 4 });
    bone(pic, [53, 60], [55, 74], 3);
    pic.body(blob('78,40 74,54 82,68 92,68 98,54 94,40'), 'red', { pitch: 4 }).paint('bone3', strokes('M78,50 94,52 M78,57 94,59'), 'thick');
    pic.body(blob('242,38 238,54 246,70 256,70 262,54 258,38'), 'clay', { pitch: 4 });
    skull(pic, 216, 32, 8);
    place(pic, 'barrel', 186, 56, 0.8);
    place(pic, 'barrel', 222, 62, 0.86);
    stand(pic, 'hoggar', 146, 108, 0.84);
    // the pot
    pic.shadow(58, 106, 34, 5);
    for (const x of [42, 58, 74]) flame(pic, x, 110, 9);
    pic.body(blob('28,78! 26,92 36,104 58,107 80,104 90,92 88,78!'), 'iron', { pitch: 4 });
    pic.body(disc(58, 78, 32, 7), 'iron', lit(2, 1.6));
    pic.flat('green2', disc(58, 77, 27, 4.6), 'fill').paint('green3', disc(46, 76.5, 6, 1.6).d + disc(66, 77.5, 4, 1.2).d);
    bone(pic, [58, 78], [70, 58], 2.6);
    pic.body(limb(44, 78, 3.4, 40, 64, 3), 'moss', lit(1.4, 1));
  },
  /** Turned Around: the floor goes with you */
  'saga-06'(pic) {
    inside(pic, 'idol', { seed: 9, floor: 0.52, lamp: false, flameAt: [0.1, 0.2] });
    for (const x of [30, 243]) arch(pic, x, 60, 20, 50);
    arch(pic, 136, 58, 18, 48);
    // the round block with its own walls, and its teeth
    pic.paint('ink', disc(138, 88, 108, 31));
    for (let at = 0; at < 26; ++at) {
      const [c, s] = [Math.cos((at * Math.PI) / 13), Math.sin((at * Math.PI) / 13)];
      pic.body(poly([[136 + 96 * c - 6, 82 + 26 * s], [136 + 96 * c + 6, 82 + 26 * s], [136 + 107 * c + 5, 84 + 30 * s], [136 + 107 * c - 5, 84 + 30 * s]]), 'iron', lit(1.6, 1, { rim: 0 }));
    }
    pic.body(disc(136, 82, 97, 25), 'stone', { pitch: 5 });
    pic.paint('stone1', strokes('M136,58 136,106 M42,82 230,82 M70,66 202,98 M202,66 70,98'), 'stroke').flat('gold2', disc(136, 82, 30, 8), 'thin').paint('gold3', disc(134, 81, 22, 5));
    for (const s of [1, -1]) pic.flat('fire3', blob(`${136 + s * 86},${82 - s * 6}! ${136 + s * 70},${82 - s * 17} ${136 + s * 44},${82 - s * 20}! ${136 + s * 45},${82 - s * 24}! ${136 + s * 30},${82 - s * 17}! ${136 + s * 47},${82 - s * 11}! ${136 + s * 46},${82 - s * 15}! ${136 + s * 66},${82 - s * 12} ${136 + s * 78},${82 - s * 4}!`));
    stand(pic, 'orlaf', 92, 94, 0.86);
    stand(pic, 'danor', 124, 82, 0.8);
    stand(pic, 'dwarf_revenant', 188, 96, 0.86);
    torch(pic, 78, 24, 6);
    torch(pic, 196, 24, 6);
  },
  /** Bring Down the Roof: then run */
  'saga-07'(pic) {
    inside(pic, 'remains', { seed: 4, lamp: false, flameAt: [0.94, 0.5] });
    pic.paint('fire3', poly('252,30 274,24 274,96 252,86')).paint('fire2', rays([262, 58], 14, 92, 34, 6, { room: rect(120, 2, 152, 80), seed: 3, arc: [120, 250] }));
    arch(pic, 262, 90, 22, 74, 'fire3');
    for (const [x, turn] of [[64, -5], [128, 6]] as const) {
      const shape = (u: number, v: number): Point => [x + u + (90 - v) * 0.012 * turn * 4, v];
      pic.body(poly([shape(-10, 84), shape(-10, 4), shape(10, 4), shape(10, 84)]), 'stone', { pitch: 4 });
      pic.flat('fire2', poly([shape(2, 6), shape(-5, 30), shape(4, 36), shape(-6, 60), shape(4, 64), shape(-2, 84), shape(4, 84), shape(10, 60), shape(0, 55), shape(9, 32), shape(1, 26), shape(7, 6)]), 'thin');
    }
    // the vault itself
    pic.body(poly('-4,-4 150,-4 140,12 118,8 104,24 84,14 62,26 40,12 20,22 -4,10'), 'stone', { pitch: 5 });
    rocks(pic, [[30, 44, 13, 20], [90, 36, 9, 80], [104, 60, 12, 200], [48, 70, 9, 120], [150, 30, 8, 40], [24, 88, 15, 10], [84, 92, 10, 60], [8, 100, 14, 130]]);
    pic.paint('bone2', disc(60, 100, 16, 6).d + disc(40, 106, 22, 6).d + disc(100, 104, 14, 5).d);
    stand(pic, 'skeleton_warrior', 48, 108, 0.8);
    stand(pic, 'rordin', 154, 102, 0.86);
    stand(pic, 'orlaf', 186, 108, 0.94);
    stand(pic, 'madriga', 222, 104, 0.9);
  },
  /** The Three Rune Keys: a gate for those who have all of them */
  'saga-08'(pic) {
    inside(pic, 'manuscript', { seed: 6, flameAt: [0.08, 0.3] });
    pic.shadow(140, 90, 66, 5);
    pic.body(poly('78,88 78,10 96,-4 180,-4 198,10 198,88'), 'stone', { pitch: 5 });
    pic.body(poly('90,88 90,22 138,10 186,22 186,88'), 'iron', { pitch: 5 });
    pic.paint('ink', strokes('M138,10 138,88 M92,50 184,50'), 'thick');
    // three locks, three runes
    for (const [x, y, rune] of [[112, 38, 'M-3,6 -3,-6 3,-2 -3,1'], [164, 38, 'M-3,6 -3,-6 3,6 3,-6'], [138, 66, 'M0,6 0,-6 M-4,-2 4,-2 M-4,-6 0,-2 4,-6']] as const) {
      pic.flat('gold2', disc(x, y, 14)).flat('violet1', disc(x, y, 10), 'thin');
      pic.paint('rim', strokes(rune.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => `${x + Number(u)},${y + Number(v)}`)), 'thick');
    }
    for (const [x, y] of [[98, 30], [98, 80], [178, 30], [178, 80]] as Point[]) bead(pic, x, y, 3, 'iron');
    object(pic, 'rune_key', 28, 44, 0.5);
    object(pic, 'rune_key', 206, 20, 0.5);
    object(pic, 'rune_key', 226, 58, 0.5);
    pic.paint('gold3', rays([48, 64], 22, 30, 12, 2.4, { seed: 2 })).paint('gold3', rays([226, 40], 22, 30, 12, 2.4, { seed: 3 })).paint('gold3', rays([246, 78], 22, 30, 12, 2.4, { seed: 4 }));
    stand(pic, 'ghost', 76, 108, 0.86);
    stand(pic, 'armoured_zombie', 198, 110, 0.86);
  },
  /** Final Insult: he sits, and does not know you */
  'saga-09'(pic) {
    inside(pic, 'jewelry', { seed: 3, flameAt: [0.1, 0.3] });
    for (const x of [76, 200]) {
      pic.body(poly([[x - 14, 6], [x + 14, 6], [x + 14, 66], [x, 76], [x - 14, 66]]), 'red', { pitch: 4.4 });
      folds(pic, rect(x - 13, 10, 26, 54), 'red1', 88, 6, 1.8, 3);
      pic.flat('gold2', poly([[x - 7, 24], [x + 7, 24], [x + 7, 31], [x + 2.4, 31], [x + 2.4, 48], [x - 2.4, 48], [x - 2.4, 31], [x - 7, 31]]), 'thin');
    }
    pic.body(poly('70,92 206,92 216,112 60,112'), 'stone', { pitch: 4.4 });
    for (const x of [84, 108, 132, 156, 180]) pic.paint('gold2', poly([[x + 6, 95], [x + 13, 102], [x + 6, 109], [x - 1, 102]]));
    pic.body(poly('104,94 106,18 114,24 118,6 130,14 138,2 146,14 158,6 162,24 170,18 172,94'), 'stone', { pitch: 5 });
    pic.flat('red2', blob('114,90! 114,42 138,26 162,42 162,90!'), 'thin');
    stand(pic, 'grund', 138, 98, 1.34);
    for (const [x, y] of [[24, 100], [44, 106], [232, 102], [254, 98]] as Point[]) skull(pic, x, y, 6);
    place(pic, 'crypt', 0, 62, 0.6);
    place(pic, 'crypt', 216, 62, 0.6);
  },
  /** Only One Gets Out Alive: everything he has left stands on the stair */
  'saga-10'(pic) {
    inside(pic, 'tapestry', { seed: 2, lamp: false, flameAt: [0.5, 0.2], floor: 0.86 });
    pic.paint('green2', rays([138, 34], 26, 130, 54, 7, { room: rect(2, 2, 269, 92), seed: 5 })).paint('green3', rays([138, 34], 24, 70, 40, 5, { room: rect(2, 2, 269, 92), seed: 6 }));
    for (const [y, half] of [[66, 40], [80, 66], [94, 96]] as Point[]) pic.body(poly([[138 - half, y], [138 + half, y], [138 + half + 10, y + 16], [138 - half - 10, y + 16]]), 'stone', { pitch: 4.4 });
    pair((s) => {
      pic.body(poly([[138 + s * 62, 78], [138 + s * 52, 78], [138 + s * 55, 46], [138 + s * 59, 46]]), 'iron', lit(2, 1.4));
      pic.body(blob(`${138 + s * 57 - 12},42! ${138 + s * 57 + 12},42! ${138 + s * 57 + 7},50 ${138 + s * 57 - 7},50`), 'iron', lit(2, 1.4));
      const [x, y] = [138 + s * 57, 43];
      const tongue = '0,0 -.52,-.3 -.58,-.85 -.26,-1.3 -.22,-1.95! .14,-1.42 .34,-1.66! .58,-.9 .46,-.3';
      pic.flat('green2', around(x, y, 13, tongue)).paint('green3', around(x, y - 1, 8, tongue)).paint('rim', around(x, y - 2, 4, tongue));
    });
    stand(pic, 'mortibris', 138, 74, 1.06);
    stand(pic, 'skeleton_warrior', 98, 86, 0.72);
    stand(pic, 'ghost', 180, 86, 0.74);
    stand(pic, 'zombie_troll', 240, 108, 0.56);
    stand(pic, 'dwarf_revenant', 200, 106, 0.78);
    stand(pic, 'orlaf', 30, 110, 0.92);
    stand(pic, 'rordin', 66, 110, 0.86);
  },
};

const endings: Record<string, (pic: Picture) => void> = {
  /** They come out, and it is morning. */
  heroes(pic) {
    pic.paint('idolG3', rect(0, 0, wide, tall)).paint('idolG4', rays([138, 42], 26, 190, 60, 9, { room: rect(0, 0, wide, tall), seed: 3 }));
    pic.flat('gold3', disc(138, 44, 25), 'thin').paint('rim', disc(136, 42, 18));
    pic.body(poly('24,104 66,62 84,78 100,66 136,104'), 'violet', { pitch: 5 });
    pic.body(poly('150,104 190,70 206,82 230,58 268,104'), 'blue', { pitch: 5 });
    pic.paint('bone3', poly('230,58 221,68 229,66 234,72 240,67').d + poly('66,62 57,71 65,69 70,75 75,70').d);
    pic.body(blob('-4,116! -4,92! 60,86 138,92 216,84 277,92! 277,116!'), 'green', { pitch: 5 });
    // the gate they leave behind
    pic.body(blob('-6,116! -6,-6! 62,-6! 54,14 40,24 34,50 36,80 30,116!'), 'stone', { pitch: 6 });
    pic.body(blob('279,116! 279,-6! 214,-6! 224,12 240,26 246,56 242,84 248,116!'), 'stone', { pitch: 6 });
    stand(pic, 'danor', 92, 106, 0.9);
    stand(pic, 'madriga', 194, 106, 0.94);
    stand(pic, 'rordin', 166, 110, 0.98);
    stand(pic, 'orlaf', 126, 110, 1.06);
  },
  /** Nobody comes out. */
  overlord(pic) {
    // as dark by day as by torch
    pic.paint('dark1', rect(0, 0, wide, tall));
    blocks(pic, 0, 0, wide, 88, 6, 34, 'dark2', undefined, 5);
    pic.paint('green1', rays([138, 52], 34, 130, 56, 7, { room: rect(1, 1, wide - 2, 90), seed: 5 })).paint('green2', rays([138, 52], 32, 78, 40, 5, { room: rect(1, 1, wide - 2, 90), seed: 6 }));
    pic.paint('dark2', poly('0,88 273,88 273,112 0,112'));
    // eyes in the dark
    for (const [x, y, r, tone] of [[24, 44, 2.4, 'fire3'], [54, 66, 2, 'yellow3'], [36, 20, 1.8, 'fire2'], [232, 36, 2.4, 'fire3'], [252, 62, 2, 'yellow3'], [214, 70, 1.8, 'fire2'], [78, 34, 1.6, 'fire2'], [198, 20, 1.6, 'yellow3']] as const) pic.paint(tone, disc(x - r * 2, y, r * 1.4, r, 16).d + disc(x + r * 2, y, r * 1.4, r, -16).d);
    stand(pic, 'mortibris', 138, 92, 1.34);
    // what is left of four
    pic.shadow(70, 104, 30, 4);
    pic.body(limb(42, 106, 1.8, 86, 96, 1.8), 'wood', lit(1, 0.8));
    pic.body(blob('84,98! 82,88 88,82! 96,88 96,98 92,104! 90,98'), 'iron', lit(2, 1.6));
    pic.body(blob('92,108! 94,100 106,98 116,104 116,108!'), 'iron', lit(2, 1.6)).paint('gold2', rect(93, 106, 23, 2));
    pic.shadow(206, 106, 36, 4);
    pic.body(blob('170,108! 178,96 196,93 212,99 222,108!'), 'violet', lit(3, 2)).paint('gold3', around(192, 101, 0.8, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'));
    pic.flat('wood2', ribbon([[214, 92], [226, 96], [240, 106], [246, 110]], [2, 3.4, 3.4, 2]));
    pic.paint('bone3', strokes('M214,92 224,104 M238,100 246,110'), 'hair');
    pic.paint('ghost2', ribbon([[22, 100], [16, 88], [24, 78], [18, 64]], [1, 4, 4, 1]));
    pic.body(poly('16,112 19,100 25,100 28,112'), 'wood', lit(1.6, 1.2));
    gem(pic, 150, 106, 3, 'red');
  },
};

export function allScenes(): Picture[] {
  const each = (those: Record<string, (pic: Picture) => void>, kind: string) =>
    Object.entries(those).map(([id, draw]) => {
      const pic = new Picture(`saga-${kind}-${id}`, wide, tall);
      draw(pic);
      return pic;
    });
  return [...each(scenes, 'adventure'), ...each(endings, 'end')];
}
