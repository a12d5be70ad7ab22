// Doors, stairs, torches, pieces of boxes, and the scenes around a run.
import { both, buckler, cracks, links, pair, rocks, soft } from '../gear';
import { bead, blocks, carve, flame, gem, skull, sword, torch } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Point, type Tone } from '../lino';

const picture = (thing: string, width: number, height: number) => new Picture(`onedeck-${thing}`, width, height);

/** The arch that every door of the house hangs in. */
function frame(pic: Picture) {
  pic.body(both(60, '60,0 34,4 12,20 4,46 2,160! 60,160!'), 'stone', { pitch: 6, shade: 10, light: 7 });
  cracks(pic, 'M4,60 19,60 M3,92 19,92 M3,124 19,124 M101,60 116,60 M101,92 117,92 M101,124 117,124 M12,28 26,38 M108,28 94,38 M34,6 42,18 M86,6 78,18');
  pic.body(both(60, '60,-1! 52,0! 54,16! 60,16!'), 'stone', soft);
}

const leaf = '60,16 38,20 24,34 20,54 20,158! 60,158!';

function boards(pic: Picture, from: number, to: number, count: number) {
  const step = (to - from) / count;
  pic.paint('wood1', strokes(Array.from({ length: count - 1 }, (_, at) => `M${from + step * (at + 1)},${24} ${from + step * (at + 1)},156`).join(' ')), 'stroke');
}

function doorClosed(): Picture {
  const pic = picture('door-closed', 120, 160);
  frame(pic);
  const door = both(60, leaf);
  pic.body(door, 'wood', { pitch: 5, shade: 11, light: 7 });
  boards(pic, 20, 100, 6);
  pic.paint('wood1', hatch(rect(24, 40, 72, 116), 90, 7, 1.6, { part: [0.3, 0.9], seed: 5 }));
  for (const y of [50, 126]) {
    pic.body(blob(`18,${y}! 74,${y}! 84,${y + 4} 74,${y + 8}! 18,${y + 8}!`), 'iron', soft);
    for (const x of [26, 44, 62]) bead(pic, x, y + 4, 2.4, 'iron');
  }
  // a knocker that looks back
  skull(pic, 60, 88, 11);
  pic.flat('gold2', ribbon([[51, 96], [49, 106], [60, 114], [71, 106], [69, 96]], [4.4]));
  return pic;
}

function doorAjar(): Picture {
  const pic = picture('door-ajar', 120, 160);
  frame(pic);
  pic.flat('dark1', both(60, leaf));
  // what little light there is falls out
  pic.paint('fire1', poly('80,26 96,44 100,60 100,158 88,158'));
  pic.paint('fire2', poly('80,30 90,48 92,158 84,158'));
  pic.paint('fire3', poly('80,40 85,60 86,158 81,158'));
  pair((s) => pic.paint('ink', disc(94.5 + s * 2.6, 84, 1.8, 2.4, s * 14)));
  pic.body(blob('20,54 24,34 38,20 60,15 76,16! 82,24! 82,160! 20,158!'), 'wood', { pitch: 5, shade: 11, light: 7 });
  boards(pic, 20, 82, 5);
  for (const y of [50, 126]) {
    pic.body(blob(`18,${y}! 66,${y}! 76,${y + 4} 66,${y + 8}! 18,${y + 8}!`), 'iron', soft);
    for (const x of [26, 42, 58]) bead(pic, x, y + 4, 2.4, 'iron');
  }
  pic.body(poly('82,22 88,26 88,158 82,160'), 'wood', soft);
  skull(pic, 52, 88, 10);
  pic.flat('gold2', ribbon([[44, 96], [42, 105], [52, 112], [62, 105], [60, 96]], [4.4]));
  return pic;
}

function doorOpen(): Picture {
  const pic = picture('door-open', 120, 160);
  frame(pic);
  const hole = both(60, leaf);
  pic.flat('rockG1', hole);
  blocks(pic, 21, 24, 78, 104, 7, 24, 'rockG0', undefined, 3);
  pic.paint('rockG2', poly('22,128 98,128 100,158 20,158'));
  pic.paint('rockG0', strokes('M40,128 28,158 M60,128 60,158 M80,128 92,158 M21,140 99,140'), 'stroke');
  pic.paint('rockG0', blob('98,40! 99,50 100,158! 84,158! 92,130 94,70'));
  // the leaf stands against the wall
  pic.body(poly('20,50 26,30 32,26 32,152 20,160'), 'wood', soft);
  for (const y of [52, 126]) pic.body(poly([[19, y], [32, y - 2], [32, y + 5], [19, y + 8]]), 'iron', soft);
  return pic;
}

/** Down. The light comes from below. */
function stairs(): Picture {
  const pic = picture('stairs', 160, 140);
  pic.paint('rockG1', rect(0, 0, 160, 140));
  blocks(pic, 0, 0, 160, 140, 8, 34, 'rockG0', 'rockG2', 5);
  pic.body(both(80, '80,4 48,8 28,26 22,54 20,140! 80,140!'), 'stone', { pitch: 6 });
  cracks(pic, 'M22,60 36,60 M21,88 36,88 M20,116 36,116 M124,60 138,60 M124,88 139,88 M124,116 140,116 M34,22 46,32 M126,22 114,32 M60,7 64,20 M100,7 96,20');
  const hole = both(80, '80,18 54,22 40,38 36,58 36,140! 80,140!');
  pic.flat('fire1', hole);
  // the vault sinks with the steps: ring in ring, each lower and brighter
  pic.paint('dark1', blob('36,140! 36,58 40,38 54,22 80,18 106,22 120,38 124,58 124,140! 112,140! 112,66 104,50 80,44 56,50 48,66 48,140!'));
  pic.paint('clay1', blob('48,140! 48,66 56,50 80,44 104,50 112,66 112,140! 102,140! 102,76 96,66 80,62 64,66 58,76 58,140!'));
  pic.paint('fire2', both(80, '80,70 70,73 66,80 66,100! 80,100!'));
  pic.paint('fire3', both(80, '80,78 74,80 72,86 72,98! 80,98!'));
  // treads only, for one looks down on them; their far edges are lit
  const treads: [number, number, Tone][] = [[140, 44, 'dark1'], [126, 37, 'dark1'], [115, 31, 'clay1'], [106, 25, 'clay2'], [99, 20, 'fire1']];
  treads.forEach(([y, half, tone], at) => {
    const [far, narrow] = treads[at + 1] ?? [94, 16];
    pic.flat(tone, poly([[80 - half, y], [80 - narrow - 2, far], [80 + narrow + 2, far], [80 + half, y]]), 'thin');
    pic.paint(at < 2 ? 'fire1' : at < 4 ? 'fire2' : 'fire3', poly([[80 - narrow - 2, far], [80 + narrow + 2, far], [80 + narrow + 1, far + 2.4], [80 - narrow - 1, far + 2.4]]));
  });
  torch(pic, 12, 52, 8);
  return pic;
}

/** The torch is the deck: a shaft for the cards that are left, and three states of its flame. */
function torchOf(state: 'full' | 'low' | 'out'): Picture {
  const pic = picture(state === 'full' ? 'torch' : `torch-${state}`, 80, 120);
  pic.body(poly('33,58 47,58 44,118 36,118'), 'wood', { pitch: 4 });
  pic.paint('wood1', strokes('M34,76 46,80 M35,92 45,96'), 'thick');
  if (state === 'full') {
    pic.paint('fire2', rays([40, 34], 34, 42, 20, 3, { seed: 3, arc: [150, 390] }));
    flame(pic, 40, 58, 27);
  }
  if (state === 'low') flame(pic, 40, 56, 12);
  if (state === 'out') {
    pic.flat('ghost1', ribbon([[41, 48], [50, 36], [32, 24], [46, 6]], [3, 7, 8, 2]));
    pic.body(blob('29,56! 34,46 46,46 51,56!'), 'dark', soft);
    pic.paint('fire1', disc(36, 53, 1.6).d + disc(44, 52, 1.2).d);
  }
  pic.body(poly('22,50 58,50 53,68 27,68'), 'iron', { pitch: 4 });
  pic.body(rect(20, 49, 40, 6), 'iron', soft);
  return pic;
}

function plate(wide: boolean): Picture {
  const w = wide ? 182 : 90;
  const pic = picture(wide ? 'plate-wide' : 'plate', w, 56);
  pic.body(poly([[8, 3], [w - 8, 3], [w - 3, 8], [w - 3, 48], [w - 8, 53], [8, 53], [3, 48], [3, 8]]), 'iron', { pitch: 6, shade: 6, light: 4 });
  pic.flat('iron1', poly([[13, 11], [w - 13, 11], [w - 13, 45], [13, 45]]), 'thin');
  for (const x of wide ? [8.5, 50, w / 2, w - 50, w - 8.500] : [8.5, w / 2, w - 8.500]) for (const y of [7.500, 48.500]) bead(pic, x, y, 3, 'iron');
  return pic;
}

function chains(wide: boolean): Picture {
  const w = wide ? 182 : 90;
  const pic = picture(wide ? 'chains-wide' : 'chains', w, 56);
  links(pic, [4, 6], [w - 4, 50], 5);
  links(pic, [w - 4, 6], [4, 50], 5);
  const x = w / 2;
  pic.flat('iron2', ribbon([[x - 7, 26], [x - 7, 17], [x, 13], [x + 7, 17], [x + 7, 26]], [4]));
  pic.body(blob(`${x - 12},24! ${x + 12},24! ${x + 11},38 ${x},44 ${x - 11},38`), 'gold', { pitch: 3.4 });
  pic.paint('ink', disc(x, 31, 2.4).d + poly([[x - 1, 31], [x + 1, 31], [x + 2, 38], [x - 2, 38]]).d);
  return pic;
}

/** Two dice go in, a black one comes out. */
function forge(): Picture {
  const pic = picture('forge', 80, 80);
  pic.shadow(40, 74, 28, 3);
  pic.paint('fire2', rays([46, 26], 8, 22, 18, 3, { seed: 4, arc: [180, 360] }));
  pic.body(blob('4,34! 22,32! 22,30! 74,30! 74,40! 58,44 54,50 54,58 64,66! 64,73! 20,73! 20,66! 30,58 30,50 24,44 10,42'), 'iron', { pitch: 4.4, shade: 8, light: 5 });
  pic.flat('dark2', poly('34,14 52,14 52,30 34,30'));
  pic.paint('gold3', poly('43,16 44.500,20 48.500,20.500 45.500,23 46.500,27 43,25 39.500,27 40.500,23 37.500,20.500 41.500,20'));
  pic.body(limb(62, 22, 2.4, 76, 4, 2.4), 'wood', soft);
  pic.body(poly('50,8 62,20 68,14 56,2'), 'iron', soft);
  return pic;
}

function lantern(): Picture {
  const pic = picture('lantern', 80, 120);
  pic.paint('fire3', rays([40, 70], 34, 42, 20, 3, { seed: 4 }));
  pic.body(blob('22,28 24,8 40,1 56,8 58,28! 51,28! 49,12 40,8 31,12 29,28!'), 'iron', soft);
  pic.flat('fire3', rect(20, 40, 40, 56));
  pic.paint('fire2', rays([40, 74], 14, 30, 18, 4, { room: rect(20, 40, 40, 56), seed: 2 }));
  flame(pic, 40, 90, 16);
  for (const x of [17, 57]) pic.body(rect(x, 40, 6, 56), 'iron', soft);
  pic.body(poly('28,24 52,24 66,42 14,42'), 'iron', { pitch: 4 });
  pic.body(rect(12, 94, 56, 13), 'iron', { pitch: 4 });
  return pic;
}

function loot(): Picture {
  const pic = picture('loot', 80, 80);
  pic.shadow(40, 73, 34, 3.4);
  pic.body(blob('8,34! 10,16 20,8 60,8 70,16 72,34!'), 'wood', { pitch: 5 });
  pic.flat('ink', rect(11, 26, 58, 16));
  pic.paint('gold3', rays([40, 34], 8, 30, 16, 4, { seed: 2, arc: [180, 360] }));
  for (const [x, y] of [[20, 38], [30, 34], [42, 32], [54, 35], [62, 39], [36, 39], [48, 39]] as Point[]) pic.flat('gold2', disc(x, y, 6, 4), 'thin').paint('gold3', disc(x - 1.500, y - 1, 3, 1.6));
  gem(pic, 26, 30, 5, 'red');
  gem(pic, 53, 29, 5, 'blue');
  pic.body(rect(8, 40, 64, 32), 'wood', { pitch: 5 });
  for (const x of [14, 58]) pic.body(rect(x, 40, 8, 32), 'iron', soft);
  pic.body(rect(32, 38, 16, 17), 'gold', soft);
  pic.paint('ink', disc(40, 45, 2.4).d + rect(39, 45, 2, 6).d);
  return pic;
}

/** A fire between two runs, and room around it for those who are to go. */
function camp(): Picture {
  const pic = picture('camp', 280, 120);
  const all = rect(0, 0, 280, 120);
  pic.paint('rockG0', all);
  pic.paint('rockG1', blob('20,120! 30,40 90,8 140,2 190,8 250,40 260,120!'));
  pic.paint('rockG2', blob('54,120! 64,64 104,34 140,28 176,34 216,64 226,120!'));
  pic.paint('rockG3', rays([140, 88], 44, 128, 44, 6, { seed: 5, arc: [180, 360], room: all }));
  pic.paint('rockG4', rays([140, 88], 34, 70, 30, 4.4, { seed: 7, arc: [180, 360], room: all }));
  pic.paint('rockG2', blob('0,120! 0,102 70,96 140,94 210,96 280,102! 280,120!'));
  // the way in, behind, barred
  pic.flat('dark1', both(246, '246,28 228,34 220,54 218,98! 246,98!'));
  pic.body(ribbon([[214, 98], [216, 52], [228, 30], [246, 22], [264, 30], [276, 52], [278, 98]], [9]), 'stone', { pitch: 5 });
  // packs and a bedroll
  pic.body(blob('28,104! 26,86 34,76 50,76 58,86 58,104!'), 'hide', { pitch: 4 });
  pic.body(blob('26,88! 34,72 50,72 58,88! 42,94'), 'wood', soft);
  pic.body(limb(30, 72, 6, 54, 72, 6), 'blue', soft);
  pic.body(disc(30, 72, 6), 'blue', soft);
  sword(pic, [84, 70], [74, 112], 2.6);
  buckler(pic, 64, 94, 14, 'red');
  // the fire
  pic.shadow(140, 106, 40, 4);
  for (const [a, b] of [[[112, 106], [160, 94]], [[168, 106], [120, 94]], [[124, 110], [156, 108]]] as [Point, Point][]) pic.body(limb(...a, 5, ...b, 4), 'wood', soft);
  flame(pic, 126, 98, 15);
  flame(pic, 154, 98, 14);
  flame(pic, 140, 102, 28);
  rocks(pic, [[106, 110, 6], [122, 115, 6, 40], [140, 117, 6, 80], [158, 115, 6, 20], [174, 110, 6, 60]]);
  pic.paint('fire2', ([[118, 40, 2], [150, 30, 2.4], [164, 52, 1.8], [132, 22, 1.6]] as const).map(([x, y, r]) => poly([[x, y - r * 1.6], [x + r, y], [x, y + r], [x - r, y]]).d).join(''));
  pic.body(ribbon([[96, 112], [100, 60], [140, 52], [180, 60], [184, 112]], [3]), 'iron', soft);
  links(pic, [140, 53], [140, 62], 2.6);
  pic.body(blob('126,62! 154,62! 154,74 148,80 132,80 126,74'), 'iron', { pitch: 3.4 });
  return pic;
}

/** Out, and it is morning. */
function dawn(): Picture {
  const pic = picture('end-dawn', 280, 120);
  const all = rect(0, 0, 280, 120);
  pic.paint('blue2', all);
  pic.paint('magenta3', rect(0, 40, 280, 60)).paint('fire3', rect(0, 66, 280, 34));
  pic.paint('fire2', rays([150, 88], 34, 170, 40, 11, { seed: 3, arc: [180, 360], room: all }));
  pic.paint('fire3', rays([150, 88], 30, 120, 40, 7, { seed: 9, arc: [180, 360], room: all }));
  pic.paint('rim', disc(150, 88, 27));
  pic.flat('violet2', blob('60,96! 90,70! 104,82! 128,62! 150,84! 170,74! 186,86! 214,60! 244,84! 280,70! 280,120! 60,120!'), 'thin');
  pic.paint('violet3', poly('90,70 84,78 92,80').d + poly('128,62 118,72 128,74').d + poly('214,60 204,70 214,72').d);
  pic.flat('green2', blob('40,104! 90,94 150,98 210,92 280,98! 280,120! 40,120!'));
  pic.paint('green3', strokes('M100,102 130,100 M170,101 200,98 M230,104 262,102'), 'stroke');
  // the mouth of the dungeon, from inside
  pic.body(blob('0,0! 104,0! 70,10 50,34 46,64 52,96 44,120! 0,120!'), 'dark', { pitch: 6, light: 0 });
  pic.body(blob('280,0! 216,0! 246,10 258,34 256,60 264,90 258,120! 280,120!'), 'dark', { pitch: 6 });
  pic.paint('fire2', carve(blob('0,0! 104,0! 70,10 50,34 46,64 52,96 44,120! 0,120!'), [0.9, 0.2], 5, { pitch: 5, from: 0.3 }));
  // somebody stands there, the sword up, the cloak in the morning wind
  pic.shadow(124, 113, 26, 3);
  pic.flat('red1', blob('118,62! 128,62! 124,84 112,98 92,106 70,104! 80,96 78,88! 90,86 102,76'));
  pic.paint('red2', carve(blob('118,62! 128,62! 124,84 112,98 92,106 70,104! 80,96 78,88! 90,86 102,76'), [0.9, 0.3], 5, { pitch: 4, from: 0.2 }));
  pic.flat('iron3', poly('149,32 155,32 156,12 152,4 149,12'), 'thin');
  pic.flat('gold2', poly('144,31 160,31 160,35 144,35'), 'thin');
  const hero = blob('124,60! 116,55 117,46 124,42 131,46 131,54 129,59! 136,61 143,54! 148,38! 155,39! 152,58! 140,70! 137,84! 144,98! 144,112! 134,112! 133,100! 126,90! 119,100! 117,112! 107,112! 109,96! 115,84! 113,74! 106,82! 112,92! 107,96! 97,83! 110,64!');
  pic.flat('dark1', hero);
  pic.paint('fire2', carve(hero, [0.95, -0.3], 3.4, { bite: 0, from: 0.25 }));
  return pic;
}

/** The torch lies there, and something comes to look. */
function dark(): Picture {
  const pic = picture('end-dark', 280, 120);
  pic.paint('ink', rect(0, 0, 280, 120));
  blocks(pic, 0, 0, 280, 88, 6, 40, 'dark1', undefined, 6);
  pic.paint('dark1', rect(0, 88, 280, 32));
  pic.paint('dark2', blob('60,110 90,98 150,96 210,100 230,110 190,118 100,118'));
  // eyes
  for (const [x, y, gap, r, tone] of [[56, 34, 7, 4, 'fire2'], [150, 22, 9, 5, 'blood'], [222, 40, 6, 3.4, 'fire2'], [104, 52, 4.4, 2.4, 'fire3'], [258, 20, 4.400, 2.4, 'fire3'], [190, 58, 5, 2.8, 'blood']] as const) {
    pair((s) => pic.paint(tone, disc(x + s * gap, y, r, r * 0.6, s * 18)));
    pair((s) => pic.paint('ink', disc(x + s * gap, y, r * 0.34, r * 0.5)));
  }
  // the hero's things
  pic.body(disc(206, 102, 19, 11), 'iron', { pitch: 4 });
  pic.body(disc(206, 101, 14, 7.4), 'red', { pitch: 4 });
  bead(pic, 206, 100, 4, 'iron');
  sword(pic, [96, 108], [50, 98], 2.6);
  pic.body(both(236, '236,84 224,88 222,104 228,106 236,104'), 'iron', { pitch: 4 });
  pic.paint('ink', rect(228, 95, 16, 3.4));
  // the torch: its last ember, its smoke
  pic.paint('fire1', rays([124, 100], 8, 22, 16, 3, { seed: 3 }));
  pic.flat('ghost1', ribbon([[122, 92], [132, 78], [116, 62], [132, 44], [122, 26]], [3, 7, 9, 7, 2]));
  pic.body(poly('132,98 188,88 190,94 134,106'), 'wood', { pitch: 4 });
  pic.body(poly('118,92 136,95 137,109 116,112'), 'iron', soft);
  pic.body(blob('118,92! 110,96 108,106 116,112!'), 'dark', soft);
  pic.paint('fire2', disc(112, 101, 1.8).d + disc(114, 107, 1.3).d);
  return pic;
}

export const things = (): Picture[] => [doorClosed(), doorAjar(), doorOpen(), stairs(), torchOf('full'), torchOf('low'), torchOf('out'), plate(false), plate(true), chains(false), chains(true), forge(), lantern(), loot(), camp(), dawn(), dark()];
