// Foes that walk on two legs: bandits, goblins, ogres, skeletons.
import { arm, belt, both, buckler, cracks, leg, pair, rocks, soft, spikes } from '../gear';
import { face } from '../faces';
import { bead, bone, carve, chain, club, eye, fist, gem, hand, light, skull, sockets, sword } from '../kit';
import { blob, disc, hatch, limb, type Picture, poly, rect, ribbon, strokes, type Body, type Point } from '../lino';
import { encounter } from './parts';

/** Broad hat, scarf before the mouth, a knife in each hand, the last haul on his back. */
function bandit(): Picture {
  const pic = encounter('bandit_1');
  pic.shadow(80, 110, 46, 5);
  pic.body(blob('96,52 108,36 126,34 138,46 138,64 124,76 104,74'), 'bone', { pitch: 4.4 });
  pic.body(blob('104,44! 98,34 106,30! 112,37!'), 'bone', soft);
  pic.body(both(78, '78,44 62,48 52,68 44,98! 54,94 60,104! 70,98 78,104'), 'dark', { pitch: 5 });
  leg(pic, 'wood', 'hide', [[70, 84, 9], [54, 92, 7.5], [56, 106, 5.5]], -1);
  leg(pic, 'wood', 'hide', [[86, 84, 9], [104, 90, 7.5], [106, 106, 5.5]], 1);
  pic.body(both(78, '78,48 64,50 61,62 65,78 61,94! 70,90 78,95'), 'hide', { pitch: 4.4 });
  belt(pic, 78, 78, 15, 4);
  pic.body(poly('64,52 69,49 94,78 90,82'), 'wood', soft);
  // the near knife is raised, the far one waits below
  sword(pic, [39, 46], [30, 10], 2.2, 'iron');
  arm(pic, 'hide', 'skin', [[64, 56, 7], [46, 66, 6], [39, 45, 5]]);
  sword(pic, [112, 82], [144, 92], 2.2, 'iron');
  arm(pic, 'hide', 'skin', [[93, 56, 7], [106, 70, 6], [113, 82, 5]]);
  face(pic, { at: [78, 36], size: 0.5, lids: [0.25, 0.25], frown: 4, brows: 'wood' });
  pic.body(blob('65,43! 71,40 78,42 85,40 91,43! 90,52 78,61 66,52'), 'red', { pitch: 3 });
  pic.body(blob('88,48! 98,47 105,55! 96,55 89,54!'), 'red', soft);
  pic.body(blob('66,25! 66,13 72,7 80,10 88,8 91,15 91,25! 78,28'), 'wood', { pitch: 4 });
  pic.body(blob('46,25! 62,21 78,25 94,21 112,25! 100,30 78,31 56,30'), 'wood', soft);
  pic.body(blob('66,21! 78,24 91,21! 91,25 78,28 66,25'), 'red', soft);
  pic.body(blob('88,21! 98,13 104,1! 108,11 102,19 90,24!'), 'green', soft);
  return pic;
}

/** One boot on the chest that was yours, a sabre over her shoulder. */
function robber(): Picture {
  const pic = encounter('bandit_2');
  pic.shadow(84, 111, 54, 5);
  // the chest
  pic.body(rect(92, 84, 48, 26), 'wood', { pitch: 5 });
  pic.body(blob('90,86! 90,74 100,68 132,68 142,74 142,86!'), 'wood', { pitch: 5 });
  for (const x of [98, 130]) pic.body(poly([[x, 69], [x + 5, 69], [x + 5, 110], [x, 110]]), 'iron', soft);
  pic.body(rect(110, 80, 12, 13), 'gold', soft);
  pic.paint('ink', disc(116, 85, 1.8).d + rect(115, 85, 2, 5).d);
  for (const [x, y] of [[88, 108], [80, 110], [145, 108]] as Point[]) bead(pic, x, y, 3.4, 'gold');
  sword(pic, [44, 66], [22, 6], 2.6);
  pic.body(blob('66,44 54,52 48,78 40,102! 52,98 58,108! 70,100 80,60'), 'blue', { pitch: 5 });
  leg(pic, 'dark', 'hide', [[66, 82, 8.5], [62, 98, 7], [60, 107, 5.5]], -1);
  leg(pic, 'dark', 'hide', [[78, 80, 8.5], [98, 72, 7.5], [104, 64, 5.5]], 1);
  pic.body(blob('58,48! 70,44 82,48! 86,62 80,76 86,90! 70,86 56,92! 62,74 56,60'), 'red', { pitch: 4.4 });
  pic.body(poly('63,48 72,72 80,48'), 'bone', soft);
  belt(pic, 71, 74, 12, 4);
  arm(pic, 'red', 'skin', [[60, 54, 6.5], [44, 64, 5.5], [46, 62, 4.6]]);
  chain(pic, 'red', [[82, 54, 6.5], [98, 58, 5.5]]);
  chain(pic, 'skin', [[98, 58, 4.6], [112, 44, 4]]);
  hand(pic, 'skin', 115, 40, 5, -80, { spread: 20 });
  bead(pic, 118, 20, 4.6, 'gold');
  pic.body(blob('54,24 50,40 54,54! 62,48 58,34'), 'wood', soft);
  face(pic, { at: [70, 30], size: 0.52, nose: 'fine', lids: [0.3, 0.2], frown: 3 });
  pic.paint('ink', disc(75, 30, 4.2, 3.6).d + poly('58,22 60,21 74,30 72,31').d + poly('78,29 84,25 84,27 78,31').d);
  pic.paint('red2', blob('66,42.5! 70,41.500 74,42.500! 70,45'));
  pic.body(blob('56,26! 57,14 70,9 83,13 86,26! 70,20'), 'yellow', { pitch: 3.4 });
  pic.body(blob('58,20! 44,18 38,28! 48,26 46,34! 58,26!'), 'yellow', soft);
  pic.paint('red2', disc(66, 16, 1.6).d + disc(74, 15, 1.6).d + disc(80, 19, 1.4).d + disc(61, 19, 1.4).d);
  return pic;
}

/** A goblin's head: ears that break the outline, yellow eyes, a nose. */
function goblinHead(pic: Picture, x: number, y: number, size: number, skin: Body, { look = 0, grin = true } = {}) {
  const form = (text: string) => blob(text, { scale: size, move: [x, y] });
  pair((s) => pic.body(form(`${s * 14},-6 ${s * 26},-16 ${s * 46},-20! ${s * 38},-4 ${s * 26},8 ${s * 14},8`), skin, { soft: size < 0.7, pitch: 3.6 }));
  pair((s) => pic.paint('ink', form(`${s * 20},-5! ${s * 38},-15! ${s * 24},4!`)));
  pic.body(form('0,-22 -13,-20 -20,-8 -19,6 -11,18 0,23 11,18 19,6 20,-8 13,-20'), skin, { pitch: 4, soft: size < 0.6 });
  pair((s) => eye(pic, x + s * 8.5 * size, y - 2 * size, 5 * size, 'ink', look, 0.1));
  pair((s) => pic.body(form(`${s * 2},-7! ${s * 10},-12 ${s * 18},-10! ${s * 10},-7`), skin, { ...soft, light: 0 }));
  if (grin) {
    pic.paint('ink', form('-13,11! -5,12 5,12 14,9! 9,18 0,20 -8,18'));
    pic.paint('bone3', poly([[x - 9 * size, y + 11.5 * size], [x - 5 * size, y + 12 * size], [x - 7 * size, y + 16 * size]]).d + poly([[x + 5 * size, y + 12 * size], [x + 9 * size, y + 11 * size], [x + 7 * size, y + 16 * size]]).d + poly([[x - 2 * size, y + 20 * size], [x + 2 * size, y + 20 * size], [x, y + 15 * size]]).d);
  }
  pic.body(form('-3,-2! 3,-2! 7,8 0,12 -7,8'), skin, soft);
}

/** Small, crooked, and already jumping. */
function goblin(): Picture {
  const pic = encounter('goblin_1');
  pic.shadow(80, 111, 38, 4.5);
  club(pic, [116, 72], [136, 24], 3.4, 8);
  leg(pic, 'moss', 'moss', [[72, 88, 8], [54, 92, 6.5], [60, 106, 5]], -1);
  leg(pic, 'moss', 'moss', [[90, 88, 8], [110, 90, 6.5], [104, 106, 5]], 1);
  pic.body(both(81, '81,60 66,64 60,78 62,92 70,102! 76,98 81,104'), 'hide', { pitch: 4.4 });
  pic.paint('hide1', hatch(blob('66,84! 96,84! 98,102! 66,102!'), 84, 7, 2.2, { part: [0.1, 0.9], seed: 3 }));
  pic.body(limb(64, 88, 2.6, 98, 88, 2.6), 'red', soft);
  for (const [x, y] of [[70, 93], [92, 93]] as Point[]) skull(pic, x, y, 4.4);
  arm(pic, 'moss', 'moss', [[98, 70, 6.5], [114, 82, 5.6], [117, 68, 5]]);
  chain(pic, 'moss', [[64, 70, 6.5], [44, 76, 5.6], [36, 62, 5]]);
  hand(pic, 'moss', 33, 56, 5.6, -105, { spread: 20, thumb: -1 });
  goblinHead(pic, 81, 46, 1, 'moss', { look: -0.25 });
  // a pot for a helmet
  pic.body(blob('60,36! 60,22 68,13 81,11 94,13 102,22 102,36! 81,31'), 'iron', { pitch: 4 });
  pic.body(blob('57,38! 81,30 105,38! 104,33 81,25 58,33'), 'iron', soft);
  pic.body(ribbon([[102, 24], [116, 20], [120, 12]], [4, 4, 6]), 'iron', soft);
  return pic;
}

/** Three behind one shield: whoever strikes one has two to go. */
function swarm(): Picture {
  const pic = encounter('goblin_2');
  pic.shadow(84, 112, 60, 5);
  // far one stands on a box and aims a sling stone
  pic.body(rect(110, 88, 34, 22), 'wood', { pitch: 6 });
  pic.paint('wood1', strokes('M111,99 143,99 M127,89 127,110'), 'stroke');
  pic.body(both(124, '124,58 113,62 110,78 112,94! 124,96'), 'red', { pitch: 5 });
  chain(pic, 'green', [[134, 66, 5], [146, 58, 4.4], [140, 40, 4]]);
  fist(pic, 'green', 140, 38, 5);
  pic.body(poly('134,32 144,24 150,34 142,40'), 'stone', soft);
  goblinHead(pic, 122, 46, 0.72, 'green', { look: -0.3 });
  // near one with spear, behind
  pic.body(limb(20, 110, 2, 34, 14, 2), 'wood', soft);
  pic.body(poly('34,2 40,16 34,22 29,15'), 'iron', soft);
  pic.body(both(42, '42,64 30,68 27,88 28,110! 42,110!'), 'violet', { pitch: 5.5 });
  goblinHead(pic, 44, 54, 0.78, 'clay', { look: 0.3, grin: false });
  pic.paint('ink', blob('38,66! 44,64 50,66! 44,69'));
  pic.body(blob('30,44! 34,32 44,28 55,33 59,44! 44,39'), 'red', soft);
  fist(pic, 'clay', 25, 76, 5);
  // the shield and the middle one above it
  pic.body(both(84, '84,34 74,38 70,52 72,66! 84,66!'), 'hide', soft);
  goblinHead(pic, 84, 44, 0.86, 'moss');
  pic.body(both(84, '84,22 78,24 66,31! 68,35 84,31'), 'bone', soft);
  pic.body(both(84, '84,60 60,62 52,68! 54,90 66,106 84,114'), 'wood', { pitch: 6 });
  pic.paint('wood1', strokes('M68,63 68,106 M84,62 84,112 M100,63 100,106'), 'stroke');
  pic.paint('red2', both(84, '84,76 72,76 68,86 74,92! 78,88 84,96'));
  pic.paint('ink', disc(78, 83, 2.6).d + disc(90, 83, 2.6).d);
  pair((s) => fist(pic, 'moss', 84 + s * 22, 63, 5.4, s < 0));
  return pic;
}

/** Eyes low, jaw out: what ogres have for a head. */
function ogreHead(pic: Picture, x: number, y: number, skin: Body) {
  const form = (text: string) => both(x, text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => `${x + Number(u)},${y + Number(v)}`));
  pic.body(form('0,-20 -10,-19 -18,-12 -19,0 -22,10 -16,21 -8,26 0,27'), skin, { pitch: 4.6 });
  sockets(pic, x, y - 1, 8, 2.8, 'fire3', 14);
  pic.body(form('0,-4! -8,-8 -17,-10 -20,-5! -15,-2 -8,-2 0,0!'), skin, { soft: true, light: 2, shade: 1.6 });
  pic.body(form('0,0! -4,5 -7,9 0,12'), skin, soft);
  pic.paint('ink', form('0,14 -10,13 -15,16! -10,21 0,21'));
  pic.paint('bone3', rect(x - 4.5, y + 14, 3.6, 3).d + rect(x + 1, y + 14, 3.6, 3).d);
  pair((s) => spikes(pic, [[x + s * 9.5, y + 20, -90 + s * 8, 12]], 3));
}

/** Green, with all he owns on his shoulder: a club. */
function ogre(): Picture {
  const pic = encounter('ogre_1');
  pic.shadow(92, 113, 56, 6);
  club(pic, [43, 70], [52, 12], 4.4, 11);
  chain(pic, 'moss', [[64, 56, 12], [40, 74, 9.5], [44, 56, 8]]);
  fist(pic, 'moss', 44, 56, 9);
  pair((s) => chain(pic, 'moss', [[88 + s * 18, 98, 13], [88 + s * 24, 110, 9]]));
  pic.body(both(88, '88,42 66,44 54,56 53,74 59,92 70,104 88,107'), 'moss', { pitch: 6, shade: 16, light: 9 });
  pic.paint('moss3', carve(both(88, '88,68 74,74 69,86 76,99 88,102'), light, 6, { pitch: 5, bite: 0.6, from: 0.1 }));
  pic.paint('ink', disc(88, 91, 2.2, 1.6));
  pic.body(blob('62,96! 88,104 114,96! 112,108 100,107! 96,119! 84,112! 78,119! 74,108! 64,108!'), 'hide', soft);
  belt(pic, 88, 93, 27, 5);
  skull(pic, 88, 103, 6.5);
  chain(pic, 'moss', [[114, 58, 13], [132, 80, 10.5], [124, 102, 8.5]], {});
  pic.body(blob('121,88! 138,88 135,98 118,95'), 'iron', soft);
  fist(pic, 'moss', 122, 106, 10, true);
  pic.body(blob('100,52 104,42 118,41 130,50 133,66! 122,58 112,56'), 'iron', { pitch: 5 });
  spikes(pic, [[110, 44, -75, 12], [124, 48, -55, 12]], 4);
  pair((s) => pic.body(blob(`${88 + s * 17},30 ${88 + s * 28},24! ${88 + s * 25},38 ${88 + s * 17},42`), 'moss', soft));
  ogreHead(pic, 88, 33, 'moss');
  pic.body(both(88, '88,6 83,9 82,16 88,18'), 'hide', soft);
  return pic;
}

/** Grey and horned, with a piece of your way home above his head. */
function hurler(): Picture {
  const pic = encounter('ogre_2');
  pic.shadow(80, 113, 54, 5);
  rocks(pic, [[80, 16, 34]]);
  cracks(pic, 'M66,4 72,14 68,24 M96,8 90,18 98,26 M72,14 84,18');
  rocks(pic, [[26, 40, 4, 30], [136, 34, 5, 70], [126, 50, 3]]);
  pair((s) => {
    chain(pic, 'iron', [[80 + s * 24, 68, 12], [80 + s * 42, 56, 10], [80 + s * 34, 32, 8.5]], {});
    pic.body(limb(80 + s * 34, 40, 9.4, 80 + s * 37, 46, 9.8), 'hide', soft);
    fist(pic, 'iron', 80 + s * 32, 25, 10, s > 0);
  });
  pair((s) => {
    chain(pic, 'iron', [[80 + s * 14, 94, 12], [80 + s * 26, 104, 9]]);
    pic.body(blob(`${80 + s * 16},104! ${80 + s * 36},102 ${80 + s * 44},113! ${80 + s * 16},113!`), 'iron', soft);
  });
  pic.body(both(80, '80,54 62,56 50,66 52,84 62,100 80,104'), 'iron', { pitch: 6, shade: 15, light: 8 });
  pic.paint('iron1', strokes('M66,76 76,82 80,80 M94,76 84,82 80,80'), 'thick');
  pic.body(both(80, '80,92 64,90 58,94! 62,106 70,102! 72,112! 80,106'), 'wood', soft);
  belt(pic, 80, 88, 24, 5, 'hide', 'bone');
  pair((s) => pic.body(blob(`${80 + s * 12},44! ${80 + s * 26},44 ${80 + s * 36},30! ${80 + s * 34},50 ${80 + s * 20},58 ${80 + s * 12},54!`), 'bone', { pitch: 3 }));
  ogreHead(pic, 80, 56, 'iron');
  pic.body(disc(80, 70, 3.6, 3.6), 'gold', soft);
  pic.paint('ink', disc(80, 70, 1.6));
  return pic;
}

/** Ribs around a spine, from the collar down to the hips. */
function ribs(pic: Picture, x: number, y: number, size: number) {
  pic.paint('ink', both(x, `${x},${y - 3 * size} ${x - 17 * size},${y} ${x - 18 * size},${y + 16 * size} ${x - 10 * size},${y + 30 * size} ${x},${y + 40 * size}`));
  pic.body(rect(x - 3 * size, y, 6 * size, 46 * size), 'bone', { ...soft, rim: 0 });
  [[17, 2], [18, 10], [16, 18], [12, 26]].forEach(([half, down]) => pair((s) => pic.flat(s < 0 ? 'bone3' : 'bone2', ribbon([[x + s * 2 * size, y + down! * size], [x + s * half! * 0.7 * size, y + (down! - 2) * size], [x + s * half! * size, y + (down! + 5) * size]], [5 * size, 5 * size, 3 * size]), 'thin')));
  pic.body(both(x, `${x},${y + 43 * size} ${x - 12 * size},${y + 39 * size} ${x - 13 * size},${y + 48 * size} ${x - 5 * size},${y + 54 * size} ${x},${y + 50 * size}`), 'bone', soft);
}

/** Sword, shield, helmet, and nothing left to lose. */
function skeleton(): Picture {
  const pic = encounter('skeleton_1');
  pic.shadow(80, 112, 34, 4);
  sword(pic, [42, 60], [20, 8], 3.2, 'iron');
  for (const [x, s] of [[72, -1], [92, 1]] as const) {
    bone(pic, [x, 84], [x + s * 8, 96], 2.6);
    bone(pic, [x + s * 8, 97], [x + s * 4, 110], 2.4);
    pic.body(blob(`${x + s * 2},108! ${x + s * 14},110 ${x + s * 18},114! ${x},114!`), 'bone', soft);
  }
  ribs(pic, 82, 46, 0.86);
  bone(pic, [66, 48], [50, 66], 2.6);
  bone(pic, [50, 66], [43, 58], 2.4);
  fist(pic, 'bone', 42, 57, 5);
  bone(pic, [98, 48], [112, 62], 2.6);
  pic.body(blob('60,96! 66,82 98,82 104,98! 98,94 94,104! 86,96 80,106! 72,96 66,104!'), 'red', { pitch: 4 });
  buckler(pic, 116, 70, 22, 'blue');
  skull(pic, 82, 27, 15, { glow: 'fire3' });
  pic.body(both(82, '82,8 70,10 63,20 62,30! 70,24 82,22'), 'iron', { pitch: 4 });
  pic.body(both(82, '82,18 80,19 79,34! 82,36!'), 'iron', soft);
  pair((s) => pic.body(blob(`${82 + s * 16},20! ${82 + s * 28},18 ${82 + s * 32},4! ${82 + s * 38},20 ${82 + s * 28},28 ${82 + s * 18},28!`), 'bone', { pitch: 3 }));
  return pic;
}

/** The lid was heavy, but there was time. */
function riser(): Picture {
  const pic = encounter('skeleton_2');
  pic.shadow(84, 114, 66, 4);
  // the lid, thrown off
  pic.body(poly('112,108 126,42 142,46 132,112'), 'stone', { pitch: 5 });
  skull(pic, 130, 62, 6, { material: 'stone' });
  pic.flat('ink', poly('26,82 118,82 114,92 30,92'));
  ribs(pic, 70, 46, 0.86);
  // a scythe held across
  pic.body(limb(16, 92, 2.4, 118, 20, 2.4), 'wood', soft);
  pic.body(blob('112,26! 104,8 86,2 62,8! 84,12 98,20 106,32!'), 'iron', { pitch: 4 });
  bone(pic, [56, 50], [38, 62], 2.6);
  bone(pic, [38, 62], [44, 72], 2.4);
  fist(pic, 'bone', 46, 71, 5.4);
  bone(pic, [84, 50], [104, 58], 2.6);
  bone(pic, [104, 58], [94, 42], 2.4);
  fist(pic, 'bone', 93, 38, 5.4);
  skull(pic, 70, 28, 15, { glow: 'green3' });
  pic.paint('ink', strokes('M64,14 68,20 65,24 M68,20 74,22'), 'stroke');
  pic.body(blob('53,30! 50,16 60,8 74,8 88,18! 70,15 60,20'), 'green', { pitch: 3.4 });
  pic.body(blob('52,28 44,40 46,54! 54,48 58,34'), 'green', soft);
  // the coffin of stone
  pic.body(poly('22,84 122,84 116,114 28,114'), 'stone', { pitch: 5 });
  pic.body(poly('18,80 126,80 124,88 20,88'), 'stone', soft);
  for (const x of [46, 72, 98]) pic.body(poly([[x - 8, 94], [x + 8, 94], [x + 7, 110], [x - 7, 110]]), 'stone', soft);
  for (const x of [46, 98]) gem(pic, x, 102, 4, 'violet');
  skull(pic, 72, 101, 5.6);
  bone(pic, [128, 110], [150, 112], 2.4);
  return pic;
}

export const bipeds = (): Picture[] => [bandit(), robber(), goblin(), swarm(), ogre(), hurler(), skeleton(), riser()];
