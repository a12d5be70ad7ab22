// The shelf: the way down into the house, a picture for the box of each game, the guide of the lessons, the empty chest.
import { away, bead, blocks, carve, chain, club, corridor, die, eye, fist, flame, folds, gem, hall, hand, hexagon, light, skull, sockets, sword, torch } from './kit';
import { niche, treasure, type Kind } from './crypt/treasures';
import { blob, dice, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Point, type Tone } from './lino';

const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** The scene behind the name: arches that lead down into the light. Words stand at its left. */
function vault(): Picture {
  const pic = new Picture('house-vault', 600, 200);
  const middle = 425;
  const all = rect(0, 0, 600, 200);
  pic.paint('rockG1', all);
  blocks(pic, 0, 0, 600, 200, 8, 52, 'rockG0', 'rockG2', 11);
  const arch = (half: number, spring: number, rise: number) =>
    blob(`${middle - half},210! ${middle - half},${spring} ${middle - half * 0.86},${spring - rise * 0.52} ${middle - half * 0.5},${spring - rise * 0.88} ${middle},${spring - rise}`, { mirror: middle });
  const rings: [number, number, number, Tone, Tone, Tone][] = [[176, 128, 132, 'rockG2', 'rockG3', 'rockG0'], [138, 130, 106, 'rockG3', 'rockG4', 'rockG1'], [102, 132, 82, 'rockG2', 'rockG4', 'rockG0']];
  for (const [at, [half, spring, rise, tone, lit, joint]] of rings.entries()) {
    const ring = arch(half, spring, rise);
    pic.flat(tone, ring);
    // the joints of its stones reach to the next arch
    const [inner, innerSpring, innerRise] = rings[at + 1] ?? [70, 134, 60];
    const joints: string[] = [];
    for (let k = 1; k < 12; ++k) {
      const [cos, sin] = [Math.cos(Math.PI * (1 + k / 12)), Math.sin(Math.PI * (1 + k / 12))];
      joints.push(`M${middle + half * cos},${spring + rise * sin} ${middle + inner * cos},${innerSpring + innerRise * sin}`);
    }
    for (let y = spring + 16; y < 200; y += 19) joints.push(`M${middle - half},${y} ${middle - half + 34},${y} M${middle + half},${y + 5} ${middle + half - 34},${y + 5}`);
    pic.paint(joint, strokes(joints.join(' ')), 'stroke');
    pic.paint(lit, carve(ring, away, at === 0 ? 5 : 6, { pitch: 6, from: 0.3, inset: 0 }));
  }
  const hole = arch(68, 134, 60);
  pic.flat('fire1', hole);
  pic.paint('fire2', blob(`${middle - 56},200! ${middle - 54},140 ${middle - 34},104 ${middle},92`, { mirror: middle }));
  pic.paint('fire1', rays([middle, 170], 46, 92, 40, 7, { room: hole, seed: 7, arc: [180, 360] }));
  pic.paint('fire3', blob(`${middle - 34},200! ${middle - 32},158 ${middle},126`, { mirror: middle }));
  pic.paint('fire2', rays([middle, 176], 26, 46, 22, 5, { seed: 3, arc: [185, 355] }));
  // somebody has gone ahead: a small figure with a torch
  pic.paint('ink', blob(`${middle - 2},128 ${middle - 7},133 ${middle - 7},139 ${middle - 11},146 ${middle - 13},168! ${middle + 10},168! ${middle + 8},146 ${middle + 5},139 ${middle + 4},132`).d + ribbon([[middle + 5, 146], [middle + 14, 142], [middle + 17, 134]], [4, 3.4, 3]).d + poly([[middle + 15.5, 140], [middle + 18.5, 140], [middle + 19.5, 122], [middle + 17.5, 122]]).d);
  flame(pic, middle + 18.5, 124, 6);
  for (let step = 0; step < 5; ++step) {
    const half = 50 + step * 16;
    const y = 163 + step * 9;
    pic.flat((['rockG1', 'rockG1', 'rockG2', 'rockG2', 'rockG2'] as const)[step]!, poly([[middle - half, y], [middle + half, y], [middle + half + 8, y + 12], [middle - half - 8, y + 12]]));
    pic.paint(step < 2 ? 'fire2' : 'rockG4', poly([[middle - half * 0.86 + step * 5, y + 1], [middle + half * 0.86 - step * 5, y + 1], [middle + half * 0.5, y + 3.4], [middle - half * 0.5, y + 3.4]]));
  }
  for (const x of [middle - 120, middle + 120]) {
    pic.paint('rockG4', rays([x, 92], 15, 40, 30, 3.6, { seed: x, room: all }));
    torch(pic, x, 100, 11);
  }
  return pic;
}

/** A card of Crypt with its frame, to lie in a scene. */
function cardOf(kind: Kind): Picture {
  const pic = new Picture(`card-${kind}`, 120, 168);
  pic.put(niche(kind), 0, 0, 1).put(treasure(kind, 4), 0, 0, 1);
  pic.paint('ink', strokes('M0,0 120,0 120,168 0,168 0,0'), 'thick');
  pic.paint(`${kind}G4`, strokes('M4,4 116,4 116,164 4,164 4,4'), 'thick');
  return pic;
}

/** Treasures laid out in the vault, and dice on them. */
function crypt(): Picture {
  const pic = new Picture('house-crypt', 240, 150);
  hall(pic, 'rock', { floor: 0.76, flameAt: [0.09, 0.3], size: 11, seed: 3, glow: 1.3 });
  pic.paint('ink', disc(130, 128, 104, 9));
  pic.put(cardOf('pottery'), 36, 33, 0.53, -9).put(cardOf('jewelry'), 154, 23, 0.53, 9).put(cardOf('idol'), 90, 14, 0.62);
  die(pic, 72, 118, 13, 'red', [5, 3, 1], -6);
  die(pic, 108, 124, 13, 'yellow', [6, 2, 4], 10);
  die(pic, 138, 122, 13, 'yellow', [6, 5, 3], -8);
  die(pic, 176, 118, 13, 'blue', [3, 1, 2], 6);
  return pic;
}

/** What waits behind a door: an ogre, and the dice that must be enough. */
function onedeck(): Picture {
  const pic = new Picture('house-onedeck', 240, 150);
  hall(pic, 'pottery', { floor: 0.8, flameAt: [0.09, 0.3], size: 11, seed: 2, glow: 1.3 });
  pic.shadow(142, 141, 78, 8);
  club(pic, [72, 92], [78, 26], 5.5, 13);
  chain(pic, 'moss', [[104, 72, 15], [72, 94, 12]], { pitch: 5 });
  fist(pic, 'moss', 72, 88, 11);
  const body = blob('140,56 110,58 94,72 92,96 98,122 112,142 140,146', { mirror: 140 });
  pic.body(body, 'moss', { pitch: 6, shade: 19, light: 11 });
  pic.paint('moss3', carve(blob('140,92 118,96 110,112 118,130 140,134', { mirror: 140 }), light, 7, { pitch: 5, bite: 0.6, from: 0.1 }));
  pic.paint('moss1', strokes('M122,84 134,90 140,88 M158,84 146,90 140,88'), 'thick');
  pic.body(blob('98,128! 140,136 182,128! 186,152! 94,152!'), 'hide', { pitch: 5 });
  pic.body(blob('95,124! 140,134 185,124! 186,132 140,142 94,132'), 'wood', { soft: true });
  skull(pic, 140, 138, 8);
  chain(pic, 'moss', [[176, 74, 16], [200, 104, 13], [188, 128, 11]], { pitch: 5 });
  pic.body(blob('190,106! 212,104 208,118 190,122'), 'iron', { soft: true });
  fist(pic, 'moss', 186, 134, 12, true);
  pic.body(blob('158,68 164,54 182,52 198,62 204,84! 192,76 176,72'), 'iron', { pitch: 5 });
  for (const [x, y] of [[172, 56], [190, 62]] as Point[]) pic.body(poly([[x - 4, y + 3], [x + 3, y - 11], [x + 6, y + 5]]), 'bone', { soft: true });
  // the head, low between the shoulders
  pair((s) => pic.body(blob(`${140 + s * 22},46 ${140 + s * 36},36! ${140 + s * 33},52 ${140 + s * 22},60`), 'moss', { soft: true }));
  pic.body(blob('140,20 126,22 116,32 114,46 110,62 118,78 130,85 140,86', { mirror: 140 }), 'moss', { pitch: 5 });
  pair((s) => pic.body(blob(`${140 + s * 10},28! ${140 + s * 22},28! ${140 + s * 34},20 ${140 + s * 36},6! ${140 + s * 24},12 ${140 + s * 12},20`), 'bone', { pitch: 3 }));
  sockets(pic, 140, 48, 11, 3.8, 'fire3', 14);
  pic.body(blob('140,46! 130,40 118,36 113,42! 118,48 132,47 140,51!', { mirror: 140 }), 'moss', { soft: true, light: 2.4, shade: 2 });
  pic.body(blob('140,48! 134,58 131,64 140,68', { mirror: 140 }), 'moss', { soft: true });
  pic.paint('ink', blob('140,70 124,69 117,73! 126,79 140,80', { mirror: 140 }));
  pic.paint('bone3', rect(131, 70.5, 4.5, 4).d + rect(137.5, 70.5, 4.5, 4).d + rect(144, 70.5, 4.5, 4).d);
  pair((s) => pic.body(poly([[140 + s * 13 - 4, 79], [140 + s * 16, 61], [140 + s * 13 + 4, 79]]), 'bone', { soft: true }));
  die(pic, 36, 114, 14, 'yellow', [6, 4, 5], -8);
  die(pic, 64, 124, 14, 'magenta', [5, 3, 2], 10);
  die(pic, 220, 120, 14, 'blue', [4, 6, 1], 6);
  return pic;
}

/** Somebody digs: a goblin with a candle on his helmet, and the corridors of his lord. */
function digger(): Picture {
  const pic = new Picture('house-digger', 240, 150);
  pic.paint('rockG1', rect(0, 0, 240, 150));
  const random = dice(4);
  const cells: [number, number, 'A' | 'B' | 'C'][] = [[24, 38, 'A'], [93, 38, 'A'], [162, 38, 'B'], [231, 38, 'B'], [-10, 98, 'C'], [58, 98, 'A'], [128, 98, 'A'], [197, 98, 'B'], [93, 158, 'C'], [162, 158, 'B'], [24, 158, 'C']];
  for (const [x, y, owner] of cells) {
    pic.flat('rockG2', hexagon(x, y, 38));
    pic.paint('rockG3', Array.from({ length: 5 }, () => {
      const [px, py] = [x + (random() - 0.5) * 52, y + (random() - 0.5) * 46];
      return poly([[px - 4, py + 2], [px - 1, py - 4], [px + 4, py - 1], [px + 3, py + 3]]).d;
    }).join(''));
    const tone: Tone = `own${owner}`;
    const ring = hexagon(x, y, 35).ring;
    pic.paint(tone, strokes(`M${[...ring, ring[0]!].map(([px, py]) => `${px},${py}`).join(' ')}`), 'stroke');
  }
  corridor(pic, [[-12, 38], [24, 38], [74, 38], [112, 46], [128, 66], [128, 98], [140, 124], [170, 130], [250, 130]]);
  corridor(pic, [[250, 66], [206, 60], [188, 38], [170, -8]]);
  pic.paint('fire2', rays([70, 48], 26, 62, 34, 4, { seed: 3 }));
  // the goblin
  pic.shadow(78, 143, 40, 5);
  pic.body(blob('76,96 56,98 42,112 34,152! 76,152!', { mirror: 76 }), 'hide', { pitch: 5 });
  pic.paint('hide1', hatch(blob('44,116! 108,116! 114,150! 38,150!'), 84, 9, 2.4, { part: [0.2, 0.9], seed: 5 }));
  pic.body(limb(46, 140, 3, 108, 108, 3), 'red', { soft: true });
  pair((s) => pic.body(blob(`${76 + s * 22},72 ${76 + s * 34},62 ${76 + s * 52},58! ${76 + s * 44},74 ${76 + s * 30},86 ${76 + s * 20},86`), 'moss', { pitch: 4 }));
  pic.body(blob('76,52 58,56 50,70 52,86 62,100 76,105', { mirror: 76 }), 'moss', { pitch: 4.6 });
  pair((s) => eye(pic, 76 + s * 11, 78, 5.4, 'ink', 0.4));
  pic.body(blob('72,80! 80,80! 86,93 76,97 68,92'), 'moss', { soft: true });
  pic.paint('ink', blob('60,94! 76,98 94,92! 84,102 70,102'));
  pic.paint('bone3', poly('64,95 67,100 70,96.5').d + poly('82,96.5 85,100.5 88,95').d);
  pic.body(blob('48,72! 50,54 62,44 76,42 90,44 102,54 104,72! 76,64'), 'iron', { pitch: 4.4 });
  pic.body(blob('44,74! 76,62 108,74! 107,68 76,56 45,68'), 'iron', { soft: true });
  pic.body(rect(71, 32, 10, 15), 'bone', { soft: true });
  flame(pic, 76, 32, 9);
  // his pick
  chain(pic, 'hide', [[118, 152, 12], [124, 124, 9]], {});
  pic.body(limb(118, 150, 3.4, 158, 62, 3), 'wood', { soft: true });
  pic.body(blob('118,52! 136,46 154,52 170,62 182,82! 166,74 156,70 146,66 132,58'), 'iron', { pitch: 4 });
  fist(pic, 'moss', 130, 122, 10);
  for (const [x, y] of [[190, 116], [206, 120], [198, 108], [214, 110]] as Point[]) pic.flat('gold2', disc(x, y, 8, 4.4)).paint('gold3', disc(x - 2, y - 1, 4, 1.8));
  return pic;
}

/** A hero before the throne of bones. */
function saga(): Picture {
  const pic = new Picture('house-saga', 240, 150);
  hall(pic, 'jewelry', { floor: 0.66, flameAt: [0.09, 0.28], size: 11, seed: 6, glow: 1.4 });
  // the throne and its king
  pic.shadow(168, 138, 52, 7);
  pic.body(blob('128,136! 126,40! 136,22! 146,36! 168,10! 190,36! 200,22! 210,40! 208,136!'), 'stone', { pitch: 5 });
  pair((s) => skull(pic, 168 + s * 34, 46, 8, { material: 'stone' }));
  pic.body(blob('136,140! 140,92 150,76 168,72 186,76 196,92 200,140!'), 'violet', { pitch: 5 });
  folds(pic, blob('142,100! 194,100! 198,138! 138,138!'), 'violet1', 86, 8, 2.6, 3);
  pair((s) => {
    chain(pic, 'violet', [[168 + s * 24, 84, 9], [168 + s * 36, 106, 8]], {});
    if (s < 0) hand(pic, 'bone', 168 + s * 38, 112, 7, 90, { spread: 18, thumb: s });
  });
  sword(pic, [209, 88], [212, 140], 3.4);
  fist(pic, 'bone', 208, 106, 7, true);
  const beard = blob('152,62! 184,62! 186,84 178,106! 168,122! 158,106! 150,84');
  pic.body(beard, 'ghost', { pitch: 4.4 });
  pic.paint('ghost1', hatch(beard, 88, 6, 1.8, { part: [0.15, 0.9], seed: 3 }));
  skull(pic, 168, 54, 17, { glow: 'fire3', jaw: false });
  pic.body(blob('150,48! 146,24! 156,34! 160,20! 168,32! 176,20! 180,34! 190,24! 186,48! 168,42'), 'gold', { pitch: 3.4 });
  gem(pic, 168, 41, 4, 'red');
  // the dwarf
  pic.shadow(78, 140, 38, 6);
  pair((s) => pic.body(blob(`${76 + s * 5},124! ${76 + s * 20},122! ${76 + s * 24},140! ${76 + s * 4},141!`), 'wood', { soft: true }));
  pic.body(blob('76,82 58,84 46,96 46,116 50,130 76,134', { mirror: 76 }), 'blue', { pitch: 5 });
  pic.body(blob('47,114! 76,122 105,114! 105,122 76,130 47,122'), 'hide', { soft: true });
  pic.body(rect(70, 118, 12, 11), 'gold', { soft: true });
  pic.body(limb(118, 142, 3.2, 112, 54, 3.2), 'wood', { soft: true });
  pic.body(blob('113,56! 124,50 134,38 140,58 134,78 122,70! 113,72!'), 'iron', { pitch: 4 });
  pic.body(blob('111,57! 102,52 96,44 94,58 98,72 103,69! 111,70!'), 'iron', { pitch: 4 });
  chain(pic, 'blue', [[100, 94, 10], [112, 108, 8]], {});
  fist(pic, 'skin', 114, 112, 8.5);
  const shield = disc(42, 112, 21);
  chain(pic, 'blue', [[54, 94, 10], [44, 110, 8]], {});
  pic.body(shield, 'wood', { pitch: 4.4 });
  pic.paint('wood1', strokes('M42,92 42,132 M30,95 30,129 M54,95 54,129'), 'stroke');
  pic.paint('iron2', strokes(`M${shield.ring.filter((_, at) => at % 2 === 0).map(([x, y]) => `${42 + (x - 42) * 0.9},${112 + (y - 112) * 0.9}`).join(' ')} ${42 + 21 * 0.9},112`), 'thick');
  bead(pic, 42, 112, 6, 'iron');
  pic.body(blob('76,52 62,55 57,68 60,80 76,86', { mirror: 76 }), 'skin', { soft: true });
  const bush = blob('76,78! 66,76 57,70! 54,88 60,106 70,120! 76,114! 82,120! 92,106 98,88 95,70! 86,76');
  pic.body(bush, 'clay', { pitch: 4.4 });
  pic.paint('clay1', hatch(blob('60,88! 92,88! 86,110! 66,110!'), 88, 5, 1.8, { part: [0, 0.8], seed: 3 }));
  pair((s) => eye(pic, 76 + s * 7.5, 68, 3, 'ink', 0.5));
  pic.body(blob('72.5,68! 79.5,68! 83,77 76,80 69,77'), 'skin', { soft: true });
  pic.body(blob('76,80! 68,78 60,82! 66,88 76,85!', { mirror: 76 }), 'clay', { soft: true });
  pair((s) => pic.body(blob(`${76 + s * 16},54! ${76 + s * 30},50 ${76 + s * 34},34! ${76 + s * 38},54 ${76 + s * 24},64!`), 'bone', { pitch: 3 }));
  pic.body(blob('56,66! 57,50 66,42 76,40 86,42 95,50 96,66! 76,58'), 'iron', { pitch: 4 });
  pic.body(poly('73,41 79,41 79.5,70 76,74 72.5,70'), 'gold', { soft: true });
  return pic;
}

/** She has been down there, and lights the way: the guide of the lessons. */
function guide(): Picture {
  const pic = new Picture('house-guide', 120, 150);
  const wall = rect(0, 0, 120, 150);
  pic.paint('rockG1', wall);
  blocks(pic, 0, 0, 120, 150, 9, 34, 'rockG0', 'rockG2', 6);
  pic.paint('rockG2', disc(28, 52, 58, 56));
  pic.paint('rockG3', rays([22, 44], 20, 74, 44, 4, { room: wall, seed: 3 }));
  pic.paint('rockG4', rays([22, 44], 16, 44, 28, 3.4, { room: wall, seed: 5 }));
  pic.body(blob('64,96 44,100 28,112 18,152! 64,152!', { mirror: 64 }), 'green', { pitch: 6 });
  pic.paint('green1', hatch(blob('30,118! 98,118! 106,150! 22,150!'), 83, 11, 2.6, { part: [0.2, 0.9], seed: 4 }));
  pic.body(ribbon([[34, 106], [62, 132], [96, 150]], [7]), 'hide', { soft: true });
  pic.body(blob('64,92 50,94 42,102 48,112 64,116', { mirror: 64 }), 'red', { pitch: 4 });
  // hair in two plaits
  pair((s) => {
    pic.body(blob(`${64 + s * 16},44 ${64 + s * 26},54 ${64 + s * 28},74 ${64 + s * 24},88 ${64 + s * 16},84`), 'clay', { pitch: 4 });
    for (const [x, y, r] of [[25, 92, 6], [27, 102, 5.6], [27, 112, 5]] as const) pic.body(disc(64 + s * x, y, r), 'clay', { soft: true });
    pic.body(blob(`${64 + s * 24},117! ${64 + s * 30},117! ${64 + s * 32},128! ${64 + s * 23},128!`), 'clay', { soft: true });
    pic.flat('gold2', rect(64 + s * 27 - 4, 114.5, 8, 4));
  });
  pic.body(blob('64,40 50,43 44,54 44,68 49,82 57,92 64,94', { mirror: 64 }), 'skin', { pitch: 4.4, shade: 10, light: 6 });
  pair((s) => {
    eye(pic, 64 + s * 9.5, 66, 4.6, 'green1', -0.1);
    pic.body(blob(`${64 + s * 4},59! ${64 + s * 10},55 ${64 + s * 17},58! ${64 + s * 10},57.5`), 'clay', { soft: true, shade: 0, light: 0, rim: 0 });
    pic.paint('red3', disc(64 + s * 13, 77, 4.4, 2.8));
    for (const [x, y] of [[9, 75], [12, 72], [15, 75]] as Point[]) pic.paint('skin1', disc(64 + s * x, y, 0.8));
  });
  pic.paint('skin1', blob('65,68! 68,74 69,78! 66,78 64,74'));
  pic.paint('ink', blob('59.5,77.5! 62,80 66,80.3 69,77.8! 66,82 62,81.8'));
  pic.flat('red2', blob('55,84.5! 64,86.5 73,84! 64,91'), 'thin');
  pic.paint('bone3', blob('57.5,85.6! 64,87 70.5,85.3! 64,88.5'));
  // a cap of leather with a feather, and a fringe
  pic.body(blob('46,58! 50,48 60,46 72,48 82,60! 82,46 64,38 48,44'), 'clay', { soft: true });
  pic.body(blob('40,50! 42,34 52,24 64,22 76,24 86,34 88,50! 64,42'), 'hide', { pitch: 4.6 });
  pic.body(blob('37,52! 64,40 91,52! 90,45 64,34 38,45'), 'wood', { soft: true });
  pic.body(blob('78,34! 92,20 104,8 112,6! 110,20 100,32 86,42!'), 'red', { pitch: 3.4 });
  // the lantern, held up
  chain(pic, 'green', [[30, 150, 14], [20, 112, 8]], {});
  pic.paint('ink', blob('12,36 14,22 22,18 30,22 32,36! 29,36! 27,25 22,22 17,25 15,36!'));
  pic.flat('fire3', rect(12, 40, 20, 30));
  pic.paint('fire2', rays([22, 58], 7, 16, 14, 3, { room: rect(12, 40, 20, 30), seed: 2 }));
  flame(pic, 22, 66, 9);
  for (const x of [10.5, 30.5]) pic.body(rect(x, 40, 3.4, 30), 'iron', { soft: true });
  pic.body(poly('14,32 30,32 36,41 8,41'), 'iron', { soft: true, shade: 3, light: 2 });
  pic.body(rect(8, 69, 28, 7), 'iron', { soft: true, shade: 3, light: 2 });
  pic.body(limb(22, 96, 2.5, 22, 78, 2.5), 'wood', { soft: true });
  fist(pic, 'skin', 20, 100, 9);
  return pic;
}

/** Nothing here yet: a chest with nothing in it but its spider. */
function empty(): Picture {
  const pic = new Picture('house-empty', 160, 120);
  pic.paint('rockG2', rays([80, 62], 40, 76, 44, 4, { seed: 6, room: rect(2, 2, 156, 108) }));
  pic.shadow(82, 108, 58, 5);
  // the lid, thrown back
  pic.body(blob('34,60! 28,34 36,16 56,10! 124,10! 134,20 134,44 128,60!'), 'wood', { pitch: 5 });
  pic.flat('ink', blob('42,58! 40,34 48,22 58,18! 118,18! 125,26 124,44 120,58!'));
  pic.paint('wood1', hatch(rect(46, 22, 74, 34), 0, 8, 2, { part: [0.2, 0.9], seed: 3 }));
  pair((s) => pic.body(poly([[81 + s * 30 - 4, 10], [81 + s * 30 + 4, 10], [81 + s * 31 + 4, 20], [81 + s * 31 - 4, 20]]), 'iron', { soft: true }));
  // cobweb and spider
  pic.paint('bone2', strokes('M44,24 72,56 M44,24 60,57 M44,24 86,48 M44,24 48,57 M50,46 56,42 63,38 70,33 M49,54 60,50 70,46 80,38'), 'hair');
  pic.paint('bone2', strokes('M100,18 100,44'), 'hair');
  pic.paint('bone3', strokes('M100,48 92,42 90,48 M100,48 108,42 110,48 M100,50 91,51 88,57 M100,50 109,51 112,57'), 'stroke');
  pic.body(disc(100, 50, 6, 6.6), 'dark', { soft: true });
  pic.paint('red3', disc(98, 49, 1.2).d + disc(102, 49, 1.2).d);
  // the box
  pic.flat('ink', poly('30,58 132,58 126,68 36,68'));
  const box = poly('28,62 134,62 128,106 34,106');
  pic.body(box, 'wood', { pitch: 5 });
  pic.paint('wood1', strokes('M30,77 132,77 M32,92 130,92'), 'thick');
  pic.paint('wood1', hatch(box, 0, 9, 1.6, { part: [0.2, 0.8], seed: 8 }));
  pair((s) => pic.body(poly([[81 + s * 36 - 5, 62], [81 + s * 36 + 5, 62], [81 + s * 34 + 5, 106], [81 + s * 34 - 5, 106]]), 'iron', { soft: true }));
  pic.body(rect(28, 60, 106, 6), 'iron', { soft: true });
  pic.body(blob('70,62! 92,62! 92,78 81,85 70,78'), 'gold', { pitch: 3 });
  pic.paint('ink', disc(81, 70, 3).d + poly('79.5,71 82.5,71 84,79 78,79').d);
  return pic;
}

export const house = (): Picture[] => [vault(), crypt(), onedeck(), digger(), saga(), guide(), empty()];
