// Who walks through the dungeon: Stooges in seven poses, Adventurers, Creatures, the Dragon and the Treasure. All are of one
// size and have their feet at one place, so that each can stand on its owner's base: seen at 24 to 80 pixels, the head large.
import { around, bead, blade, bone, chain, flame, gem, skull, sockets } from '../kit';
import { away, blob, carve, disc, hatch, light, limb, Picture, poly, rect, ribbon, strokes, type Body, type Point, type Relief } from '../lino';
import { letters, type Owner } from './tiles';

const soft: Relief = { soft: true };
const middle = 30;
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);
/** Figures are drawn in 60 by 64 units, feet at 30,54; horns, plumes and spears reach a little out of that. */
function figure(name: string, draw: (pic: Picture) => void): Picture {
  const pic = new Picture('', 60, 64);
  draw(pic);
  return new Picture(`digger-${name}`, 64, 70).put(pic, 2, 6, 1);
}

/** Letters as lines, 10 high around 0,0: a shape of the picture, for it must stand where the page's words do not reach. */
const glyphs: Record<Owner, string> = {
  A: 'M-3.4,5 0,-5 3.4,5 M-2.2,2 2.2,2',
  B: 'M-3,-5 -3,5 1.2,5 3.2,2.6 1.2,0 -3,0 M1.2,0 2.8,-2.4 1.2,-5 -3,-5',
  C: 'M3.2,-3.4 0.6,-5 -2,-4 -3.2,0 -2,4 0.6,5 3.2,3.4',
  D: 'M-3,-5 -3,5 0.2,5 3,2.4 3,-2.4 0.2,-5 -3,-5',
  E: 'M3,-5 -3,-5 -3,5 3,5 M-3,0 2,0',
  F: 'M3,-5 -3,-5 -3,5 M-3,0 2,0',
};
export function letter(pic: Picture, owner: Owner, x: number, y: number, size = 1) {
  const moved = glyphs[owner].replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => `${x + Number(u) * size},${y + Number(v) * size}`);
  pic.paint('ink', strokes(moved), size < 0.75 ? 'stroke' : 'thick');
}

/** The weave of an owner as a few cuts around 0,0, 16 wide and 10 high: what is too small for a border still has it. */
const marks: Record<Owner, (x: number, y: number) => string> = {
  A: () => '',
  B: (x, y) => strokes([-6, -1, 4].map((u) => `M${x + u},${y + 4} ${x + u + 4},${y - 4}`).join(' ')),
  C: (x, y) => ([[-5, 1], [0, -2], [5, 1], [0, 3.6]] as Point[]).map(([u, v]) => disc(x + u, y + v, 1.2).d).join(''),
  D: (x, y) => strokes([-4.6, 4.6].map((u) => `M${x + u - 2.4},${y - 2.4} ${x + u + 2.4},${y + 2.4} M${x + u + 2.4},${y - 2.4} ${x + u - 2.4},${y + 2.4}`).join(' ')),
  E: (x, y) => strokes(`M${x - 8},${y + 2} ${x - 4},${y - 2} ${x},${y + 2} ${x + 4},${y - 2} ${x + 8},${y + 2}`),
  F: (x, y) => ([[-6, -3.5], [-2, 0.5], [2, -3.5], [-6, 4], [2, 4]] as Point[]).map(([u, v]) => rect(x + u, y + v - 0.5, 3.6, 3.6).d).join(''),
};
export const woven = (pic: Picture, owner: Owner, x: number, y: number) => pic.paint('ink', marks[owner](x, y), 'CF'.includes(owner) ? 'fill' : 'stroke');

/** The base that a figure of this owner stands on, and the letter that lies before it. */
function base(pic: Picture, owner: Owner) {
  pic.paint('ink', disc(33, 57, 24, 6.6)).paint('ink', disc(30, 55.6, 24, 7)).paint(`own${owner}`, disc(30, 54.6, 22.4, 5.8));
  for (const [x, y] of [[19, 55], [41, 55]] as Point[]) woven(pic, owner, x, y);
}
function badge(pic: Picture, owner: Owner) {
  pic.flat(`own${owner}`, disc(9.6, 54, 8)).paint('rim', carve(disc(9.6, 54, 8), light, 1.4, { bite: 0, from: 0.4 }));
  letter(pic, owner, 9.6, 54);
}

type Mood = 'calm' | 'shout' | 'dazed';

/** A Stooge's head, large and glad of any order; the helmet is its lord's. */
function head(pic: Picture, owner: Owner, x: number, y: number, mood: Mood = 'calm') {
  const put = (text: string) => around(x, y, 1, text);
  pair((s) => pic.body(put(`${s * 9},-3 ${s * 15},-8 ${s * 23},-9! ${s * 19},0 ${s * 14},5 ${s * 8},6`), 'moss', { soft: true, shade: 3, light: 1.8 }));
  pic.body(put('0,-12 -9,-10 -13,-1 -10,8 0,12 10,8 13,-1 9,-10'), 'moss', { soft: true, shade: 5, light: 3 });
  if (mood === 'dazed') pic.paint('ink', strokes([-5.4, 5.4].map((u) => `M${x + u - 2.6},${y - 2.6} ${x + u + 2.6},${y + 2.6} M${x + u + 2.6},${y - 2.6} ${x + u - 2.6},${y + 2.6}`).join(' ')), 'thick');
  else sockets(pic, x, y - 0.6, 5.4, 3, 'fire3', mood === 'shout' ? 22 : 10);
  const mouth = mood === 'shout' ? '-6,4! 0,3 6,4! 5,10 0,11.4 -5,10' : '-7,4.4! 0,6 7,4! 4,8.6 -3,9';
  pic.paint('ink', put(mouth));
  pic.paint('bone3', mood === 'shout' ? put('-4.6,4! -1.4,3.8! -3,7!').d + put('1.6,3.8! 4.8,4! 3.2,7!').d : put('-5.4,5! -2.4,5.8! -4,8.4!').d + put('2.2,5.8! 5.2,5! 3.6,8.4!').d);
  pic.body(put('0,-1! 3,2.6 0,4.4 -3,2.6'), 'moss', { soft: true, rim: 0, light: 0 });
  const cap = put('-14,-3! -12.6,-11 -6,-16 0,-17 6,-16 12.6,-11 14,-3! 0,-7');
  pic.flat(`own${owner}`, cap).paint('ink', carve(cap, away, 2, { bite: 0, from: 0.45 })).paint('rim', carve(cap, light, 2, { bite: 0, from: 0.35 }));
  woven(pic, owner, x, y - 10.6);
  pic.body(put('-15.6,-1.6! 0,-7.6 15.6,-1.6! 14.6,-5 0,-10 -14.6,-5'), 'iron', { soft: true, rim: 0, light: 1.2, shade: 1.2 });
  if (mood === 'dazed') return;
  pic.flat('bone3', rect(x - 1.8, y - 22, 3.6, 6), 'thin');
  flame(pic, x, y - 21, 5.4);
}

/** A pick, by the middle of its shaft; in degrees, 0 is upright. */
function pick(pic: Picture, x: number, y: number, turn: number, size = 1) {
  const place = { move: [x, y] as Point, turn, scale: size };
  pic.body(poly('-1.6,18 1.6,18 1.4,-17 -1.4,-17', place), 'wood', { ...soft, rim: 0 });
  pic.body(blob('-15,-10! -8,-17 0,-19 8,-17 15,-10! 7,-13.4 0,-14.6 -7,-13.4', place), 'iron', { ...soft, shade: 2, light: 1.4 });
}

const trunk = (pic: Picture, x = middle) => {
  pair((s) => pic.body(limb(x + s * 5, 48, 3.6, x + s * 6, 54, 4), 'hide', soft));
  pic.body(blob(`${x - 8},52! ${x - 10},42 ${x - 6},36 ${x + 6},36 ${x + 10},42 ${x + 8},52!`), 'hide', { soft: true, shade: 4, light: 2.4 });
  pic.paint('gold2', rect(x - 8, 46.6, 16, 2.4)).paint('gold3', rect(x - 2, 46, 4, 3.6));
};
const arm = (pic: Picture, ...joints: [number, number, number][]) => chain(pic, 'moss', joints);

const poses: Record<string, (pic: Picture, owner: Owner) => void> = {
  /** waits, with the pick on its shoulder */
  idle(pic, owner) {
    pick(pic, 44, 32, 24);
    trunk(pic);
    arm(pic, [21, 40, 3], [19, 48, 3.2]);
    head(pic, owner, middle, 27);
    arm(pic, [39, 40, 3], [44, 43, 3.4]);
  },
  walk(pic, owner) {
    chain(pic, 'hide', [[26, 46, 3.6], [19, 53, 4]]);
    chain(pic, 'hide', [[34, 46, 3.6], [42, 51, 4]]);
    pic.body(blob('21,50! 21,41 26,36 37,37 40,43 37,51!'), 'hide', { soft: true, shade: 4, light: 2.4 });
    pic.paint('gold2', rect(22, 45.6, 16, 2.4));
    pic.body(disc(17, 42, 6.4), 'hide', soft);
    head(pic, owner, 33, 26);
    arm(pic, [38, 40, 3], [47, 41, 3.2]);
    pic.paint('ink', strokes('M48,40 51,36'), 'thick');
    pic.body(poly('47,39 55,39 56,50 46,50'), 'iron', soft);
    pic.flat('fire3', rect(48.6, 41, 4.8, 7), 'fill');
  },
  dig(pic, owner) {
    trunk(pic);
    pick(pic, 43, 22, 18);
    head(pic, owner, 25, 28);
    arm(pic, [23, 42, 3], [33, 45, 3], [42, 36, 3.4]);
    arm(pic, [37, 41, 3], [44, 39, 3], [43, 30, 3.4]);
    for (const [x, y, r] of [[50, 50, 3.4], [55, 46, 2.4], [45, 54, 2.6]] as const) pic.body(poly([[x - r, y], [x, y - r], [x + r, y], [x, y + r]]), 'stone', soft);
  },
  fight(pic, owner) {
    trunk(pic, 27);
    arm(pic, [20, 40, 3], [11, 37, 3.2]);
    pic.body(disc(9, 38, 8), 'wood', { soft: true, shade: 3, light: 2 });
    bead(pic, 9, 38, 2.6, 'iron');
    head(pic, owner, 28, 27, 'shout');
    arm(pic, [36, 41, 3], [45, 40, 3.4]);
    blade(pic, [45, 39], [57, 20], 2.6);
    pic.body(limb(41, 36, 1.8, 50, 42, 1.8), 'gold', soft);
  },
  carry(pic, owner) {
    trunk(pic);
    head(pic, owner, middle, 32);
    pic.body(blob('14,22! 14,10 20,5 40,5 46,10 46,22!'), 'wood', { soft: true, shade: 4, light: 2.4 });
    pic.body(blob('15,14! 22,7 30,4 38,7 45,14!'), 'gold', { soft: true, shade: 2.4, light: 2 });
    pic.flat('gold3', rect(27, 12, 6, 7), 'thin');
    arm(pic, [20, 42, 3], [13, 32, 3], [16, 22, 3.4]);
    arm(pic, [40, 42, 3], [47, 32, 3], [44, 22, 3.4]);
  },
  rise(pic, owner) {
    pic.paint('ink', blob('4,54! 12,48 20,50 30,46 40,50 48,48 56,54! 46,60 30,61 14,60'));
    head(pic, owner, middle, 33, 'shout');
    arm(pic, [16, 52, 3.4], [10, 42, 3.6]);
    arm(pic, [44, 52, 3.4], [51, 42, 3.6]);
    for (const [x, y, r] of [[8, 55, 4], [17, 57, 4.6], [30, 58, 5], [43, 57, 4.6], [52, 55, 4]] as const) pic.body(poly([[x - r, y + 1], [x - r * 0.4, y - r * 0.8], [x + r * 0.6, y - r * 0.6], [x + r, y + 1], [x, y + r * 0.6]]), 'stone', soft);
  },
  down(pic, owner) {
    pic.shadow(28, 55, 24, 4);
    pic.body(blob('30,55! 31,44 42,42 53,46 56,55!'), 'hide', { soft: true, shade: 3, light: 2 });
    pair((s) => pic.body(limb(52, 49 + s * 3, 3, 57, 50 + s * 4, 3.4), 'hide', soft));
    head(pic, owner, 22, 43, 'dazed');
    for (const [x, y] of [[10, 18], [24, 11], [38, 18]] as Point[]) pic.flat('gold3', around(x, y, 1, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'), 'thin');
  },
};

interface Hero {
  skin?: Body;
  /** where the head is */
  at?: Point;
  eyes?: 'plain' | 'angry' | 'shut' | 'none';
}

/** A person's head at figure size: the rest tells who it is. */
function person(pic: Picture, { skin = 'skin', at: [x, y] = [middle, 25], eyes = 'plain' }: Hero = {}) {
  pic.body(around(x, y, 1, '0,-11 -8,-9 -11,-1 -8.4,7 0,11 8.4,7 11,-1 8,-9'), skin, { soft: true, shade: 4, light: 2.6 });
  if (eyes === 'shut') pic.paint('ink', strokes(`M${x - 7},${y} ${x - 4.4},${y + 1.6} ${x - 2},${y} M${x + 7},${y} ${x + 4.4},${y + 1.6} ${x + 2},${y}`), 'stroke');
  else if (eyes !== 'none') pic.paint('ink', disc(x - 4.4, y, 1.7, 2.2).d + disc(x + 4.4, y, 1.7, 2.2).d);
  if (eyes === 'angry') pic.paint('ink', strokes(`M${x - 8},${y - 4.6} ${x - 2},${y - 2} M${x + 8},${y - 4.6} ${x + 2},${y - 2}`), 'thick');
  if (eyes !== 'none') pic.paint(`${skin}1`, poly([[x, y + 0.5], [x + 2, y + 4], [x - 1.6, y + 4]]));
}

const legs = (pic: Picture, material: Body, wide = 6) => pair((s) => pic.body(limb(middle + s * wide * 0.8, 46, 3.8, middle + s * wide, 53.6, 4.2), material, soft));
const coat = (pic: Picture, material: Body, text = '-9,0! -12,-9 -7,-17 7,-17 12,-9 9,0!') => pic.body(around(middle, 52, 1, text), material, { soft: true, shade: 4.4, light: 2.6 });

const adventurers: Record<string, (pic: Picture) => void> = {
  barbarian(pic) {
    legs(pic, 'hide', 7);
    pic.body(blob('16,40 20,34 40,34 44,40 39,48! 21,48!'), 'skin', { soft: true, shade: 4, light: 3 });
    pic.body(blob('20,46! 40,46! 42,53! 30,50 18,53!'), 'hide', soft);
    pic.body(limb(50, 54, 2, 46, 6, 2), 'wood', soft);
    pic.body(blob('47,4! 56,1 60,13 54,24! 48,19!'), 'iron', { soft: true, shade: 3, light: 2 });
    pic.body(blob('45,5! 38,3 36,12 40,21! 46,19!'), 'iron', { soft: true, shade: 3, light: 2 });
    chain(pic, 'skin', [[42, 39, 4], [49, 44, 3.6], [48, 38, 3.8]]);
    chain(pic, 'skin', [[18, 39, 4], [11, 45, 3.6], [16, 50, 3.8]]);
    pic.body(blob('30,6 18,8 13,20 14,34 20,40! 24,30! 36,30! 40,40! 46,34 47,20 42,8'), 'red', { soft: true, shade: 5, light: 3 });
    person(pic, { at: [30, 25], eyes: 'angry' });
    pic.body(blob('19,22! 22,13 30,11 38,13 41,22! 36,17 30,19 24,17'), 'red', soft);
    pic.body(blob('22,29! 30,31 38,29! 36,38 30,42! 24,38'), 'red', soft);
  },
  priest(pic) {
    coat(pic, 'bone', '-11,2! -13,-8 -7,-17 7,-17 13,-8 11,2!');
    pic.paint('gold2', poly('27,36 33,36 34,54 26,54')).paint('gold3', poly('27,36 30,36 29,54 26,54'));
    pic.body(limb(50, 55, 1.8, 49, 14, 1.8), 'gold', soft);
    pic.body(disc(49, 11, 7), 'gold', { soft: true, shade: 2, light: 1.4 });
    pic.paint('ink', strokes('M49,6.5 49,15.5 M44.5,11 53.5,11'), 'thick');
    chain(pic, 'bone', [[40, 40, 4], [48, 42, 3.6]]);
    chain(pic, 'bone', [[20, 40, 4], [14, 46, 3.6]]);
    person(pic, { at: [30, 27], eyes: 'shut' });
    pic.body(blob('18,21! 18,10 30,-1! 42,10 42,21! 30,17'), 'bone', { soft: true, shade: 4, light: 2.4 });
    pic.paint('gold2', rect(28.4, 4, 3.2, 14).d + rect(24, 9, 12, 3.2).d);
  },
  thief(pic) {
    legs(pic, 'dark', 7);
    pic.body(blob('30,32 17,36 12,54! 30,51 48,54! 43,36'), 'dark', { soft: true, shade: 4, light: 3 });
    chain(pic, 'dark', [[40, 40, 4], [48, 38, 3.6]]);
    blade(pic, [48, 38], [57, 25], 2);
    chain(pic, 'dark', [[20, 40, 4], [12, 44, 3.6]]);
    pic.body(disc(9, 47, 5.6), 'hide', soft);
    pic.paint('gold3', disc(8, 43, 2.4).d + disc(11.4, 43, 2).d);
    person(pic, { at: [30, 26] });
    pic.body(blob('17,30! 15,17 22,7 34,4! 42,12 45,24 43,32! 40,20 30,15 21,20'), 'green', { soft: true, shade: 5, light: 3 });
    pic.body(blob('19,27! 30,30 41,27! 40,37 30,42! 20,37'), 'dark', { soft: true, shade: 3, light: 2 });
  },
  warrior(pic) {
    legs(pic, 'iron', 7);
    coat(pic, 'blue');
    pic.paint('gold2', poly('30,36 33,41 38,41 34,45 36,50 30,47 24,50 26,45 22,41 27,41'));
    chain(pic, 'iron', [[41, 40, 4.2], [48, 44, 3.8]]);
    blade(pic, [49, 42], [53, 10], 2.8);
    pic.body(limb(44, 40, 1.8, 54, 42, 1.8), 'gold', soft);
    pic.body(around(30, 25, 1, '0,-13 -9,-11 -13,-2 -11,10! 0,13 11,10! 13,-2 9,-11'), 'iron', { soft: true, shade: 5, light: 3.4 });
    pic.paint('ink', rect(20, 23, 20, 4).d + rect(28.6, 23, 2.8, 12).d);
    pic.paint('fire3', disc(25, 25, 1.6, 1.2).d + disc(35, 25, 1.6, 1.2).d);
    pic.body(blob('30,13! 26,4 32,-1 44,1 50,10! 42,8 36,10'), 'red', { soft: true, shade: 3, light: 2 });
    pic.body(blob('4,34! 14,31 24,34! 23,46 14,56! 5,46'), 'red', { soft: true, shade: 3, light: 2.2 });
    pic.paint('gold2', rect(12.6, 34, 3, 18).d + rect(6.6, 40, 15, 3).d);
  },
  wizard(pic) {
    coat(pic, 'violet', '-13,2! -13,-8 -7,-17 7,-17 13,-8 13,2!');
    pic.body(limb(50, 55, 2, 48, 18, 2), 'wood', soft);
    flame(pic, 48, 19, 9);
    chain(pic, 'violet', [[40, 40, 4], [48, 41, 4]]);
    chain(pic, 'violet', [[20, 40, 4], [13, 45, 4]]);
    person(pic, { at: [30, 27] });
    const beard = blob('20,29! 30,33 40,29! 40,40 34,50 29,54! 23,46 20,38');
    pic.body(beard, 'ghost', { soft: true, shade: 4, light: 2 }).paint('ghost1', hatch(beard, 86, 4, 1.1, { part: [0.3, 0.9] }));
    pic.body(blob('15,21! 23,17 26,5 38,-1! 35,9 38,17 45,21! 30,25'), 'violet', { soft: true, shade: 4, light: 2.6 });
    pic.paint('gold3', around(29, 12, 0.7, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'));
  },
  bard(pic) {
    legs(pic, 'red', 6);
    coat(pic, 'green');
    person(pic, { at: [30, 25] });
    pic.paint('ink', blob('25,30! 30,31.4 35,30! 30,34.4'));
    pair((s) => pic.body(blob(`${30 + s * 9},18 ${30 + s * 14},24 ${30 + s * 12},34 ${30 + s * 8},30`), 'gold', soft));
    pic.body(blob('15,19! 20,12 32,9 43,11 46,17! 30,17'), 'red', { soft: true, shade: 3, light: 2 });
    pic.body(blob('38,12! 42,2 52,-1 57,3! 50,8 44,14!'), 'bone', { soft: true, shade: 2, light: 1.4 });
    pic.body(limb(32, 46, 2.4, 55, 33, 1.8), 'wood', soft);
    pic.body(blob('22,44 29,39 37,43 36,51 27,56 19,52'), 'wood', { soft: true, shade: 3, light: 2.4 });
    pic.paint('ink', disc(29, 48, 3)).paint('bone3', strokes('M24,51 52,35'), 'hair');
    chain(pic, 'green', [[19, 41, 3.6], [17, 49, 3], [25, 50, 3]]);
    chain(pic, 'green', [[41, 41, 3.6], [47, 40, 3]]);
  },
};

const creatures: Record<string, (pic: Picture) => void> = {
  troll(pic) {
    pair((s) => pic.body(limb(middle + s * 8, 46, 5.4, middle + s * 9, 53, 5.4), 'moss', soft));
    pic.body(limb(51, 54, 2.4, 53, 20, 6), 'wood', { soft: true, shade: 3, light: 2 });
    pic.body(blob('30,24 14,26 6,36 9,48 18,53 30,54', { mirror: 30 }), 'moss', { soft: true, shade: 7, light: 4 });
    pic.body(blob('18,46! 30,49 42,46! 44,54! 30,52 16,54!'), 'hide', soft);
    chain(pic, 'moss', [[10, 34, 6], [6, 46, 5.6]]);
    chain(pic, 'moss', [[50, 34, 6], [52, 43, 5.4]]);
    pair((s) => pic.body(blob(`${30 + s * 10},16 ${30 + s * 18},13! ${30 + s * 16},22 ${30 + s * 11},24`), 'moss', soft));
    pic.body(blob('30,4 21,6 17,16 18,28 24,36 30,37', { mirror: 30 }), 'moss', { soft: true, shade: 5, light: 3 });
    sockets(pic, 30, 16, 5.4, 2.6, 'fire3', 14);
    pic.body(blob('30,15! 27,22 30,24 33,22'), 'moss', { soft: true, light: 0, rim: 0 });
    pic.paint('ink', blob('20,27! 30,25 40,27! 37,33 23,33'));
    pair((s) => pic.body(poly([[30 + s * 8.6, 31], [30 + s * 7, 21], [30 + s * 5, 31]]), 'bone', soft));
    pic.body(blob('24,5! 22,-1! 27,2! 30,-3! 33,2! 38,-1! 36,5!'), 'dark', soft);
  },
  guardian(pic) {
    legs(pic, 'stone', 8);
    pic.body(limb(52, 56, 1.8, 52, 8, 1.8), 'wood', soft);
    pic.body(poly('52,-2 57,9 52,14 47,9'), 'iron', soft);
    pic.body(blob('14,52! 12,38 18,32 42,32 48,38 46,52!'), 'stone', { soft: true, shade: 5, light: 3 });
    pic.body(around(30, 20, 1, '-12,12! -13,-6 -7,-13 7,-13 13,-6 12,12! 0,15'), 'stone', { soft: true, shade: 5, light: 3.4 });
    pic.paint('ink', poly('20,16 29,19 29,22 20,22').d + poly('40,16 31,19 31,22 40,22').d).paint('ghost3', disc(25.4, 20, 1.8, 1.2).d + disc(34.6, 20, 1.8, 1.2).d);
    pic.paint('ink', strokes('M24,28 36,28 M30,7 30,13'), 'thick');
    chain(pic, 'stone', [[47, 38, 5], [52, 43, 4.6]]);
    pic.body(blob('2,28! 14,24 27,28! 27,44 14,58! 3,46'), 'gold', { soft: true, shade: 4.4, light: 3 });
    pic.paint('ink', strokes('M14,28 14,54 M5,38 25,38'), 'thick');
    skull(pic, 14, 38, 5, { jaw: false });
  },
  giant_bug(pic) {
    for (const [x, y, tx, ty] of [[18, 38, 4, 30], [16, 44, 1, 44], [18, 49, 5, 56], [42, 38, 56, 30], [44, 44, 59, 44], [42, 49, 55, 56]] as const) pic.flat('dark2', ribbon([[x, y], [(x + tx) / 2, Math.min(y, ty) - 5], [tx, ty]], [4, 3.4, 2]));
    pic.body(blob('30,22 17,26 11,38 15,50 30,56', { mirror: 30 }), 'green', { soft: true, shade: 7, light: 5 });
    pic.paint('ink', strokes('M30,24 30,56'), 'thick');
    pic.paint('yellow2', disc(21, 36, 3.4).d + disc(39, 36, 3.4).d + disc(23, 47, 2.6).d + disc(37, 47, 2.6).d);
    pic.body(blob('30,10 20,13 17,21 22,29 30,31', { mirror: 30 }), 'dark', { soft: true, shade: 4, light: 3 });
    pair((s) => {
      pic.body(blob(`${30 + s * 5},12! ${30 + s * 15},6 ${30 + s * 10},-3! ${30 + s * 21},1 ${30 + s * 20},12 ${30 + s * 10},18!`), 'dark', { soft: true, shade: 2, light: 2 });
      pic.flat('fire3', disc(30 + s * 6.4, 20, 3.4, 2.8), 'thin').paint('ink', disc(30 + s * 6, 20.4, 1.2));
    });
  },
  observer(pic) {
    for (const [x, y, tx, ty] of [[20, 40, 12, 55], [27, 43, 25, 57], [34, 43, 37, 56], [41, 39, 49, 54]] as const) pic.flat('magenta2', ribbon([[x, y], [(x + tx) / 2 + 3, (y + ty) / 2], [tx, ty]], [5, 4, 1.4]));
    pair((s) => pic.body(blob(`${30 + s * 14},22! ${30 + s * 20},8 ${30 + s * 30},3! ${30 + s * 27},14 ${30 + s * 29},22! ${30 + s * 23},24 ${30 + s * 24},32! ${30 + s * 16},32`), 'violet', { soft: true, shade: 3, light: 2 }));
    pic.body(disc(30, 27, 19), 'magenta', { soft: true, shade: 8, light: 5 });
    pic.flat('bone3', blob('14,28! 21,17 30,14 39,17 46,28! 39,37 30,40 21,37'));
    pic.flat('yellow2', disc(30, 27, 10), 'thin').paint('fire1', carve(disc(30, 27, 10), away, 4, { bite: 0 })).paint('ink', blob('30,18! 33.4,27 30,36! 26.6,27')).paint('rim', disc(26, 22.4, 2.4));
  },
  elemental(pic) {
    pic.body(blob('30,56! 16,54 8,46 14,36 6,30 10,20! 16,24 16,10! 24,14 30,-2! 36,14 44,8! 44,24 51,18! 53,30 46,36 52,46 44,54'), 'fire', { soft: true, shade: 8, light: 0 });
    pic.paint('fire3', blob('30,52! 20,50 15,43 22,36 17,28! 25,30 30,14! 35,30 43,27! 39,36 45,43 40,50'));
    pic.paint('rim', blob('30,50 25,46 27,38 30,30! 33,38 35,46'));
    pic.paint('ink', poly('19,27 28,31 27,35 20,33').d + poly('41,27 32,31 33,35 40,33').d + blob('22,41! 26,40 30,42 34,40 38,41! 35,47 30,45 25,47').d);
    for (const [x, y, r] of [[8, 52, 4.4], [52, 52, 4.4], [17, 57, 3.4], [43, 57, 3.4]] as const) pic.body(poly([[x - r, y + r * 0.6], [x - r * 0.5, y - r], [x + r * 0.7, y - r * 0.7], [x + r, y + r * 0.6]]), 'dark', soft);
  },
  corruptor(pic) {
    pic.body(blob('30,14 20,20 14,34 8,56! 20,52 30,57! 40,52 52,56! 46,34 40,20'), 'dark', { soft: true, shade: 6, light: 4 });
    pic.paint('dark1', hatch(blob('16,38! 44,38! 48,53! 12,53!'), 86, 6, 1.8, { part: [0.1, 1] }));
    pair((s) => {
      pic.body(blob(`${30 + s * 8},14! ${30 + s * 17},12 ${30 + s * 22},0! ${30 + s * 26},12 ${30 + s * 19},22 ${30 + s * 10},22!`), 'bone', { soft: true, shade: 2.4, light: 1.6 });
      chain(pic, 'dark', [[30 + s * 14, 32, 4.4], [30 + s * 22, 40, 4]]);
      for (const way of [-1, 0, 1]) pic.flat('green3', poly([[30 + s * 21 + way * 3 - 1.4, 42], [30 + s * 21 + way * 3 + 1.4, 42], [30 + s * 23 + way * 4, 50]]), 'thin');
    });
    pic.body(blob('30,6 20,9 17,20 21,30 26,38! 30,35! 34,38! 39,30 43,20 40,9'), 'dark', { soft: true, shade: 5, light: 3 });
    pic.flat('ink', blob('30,12 23,14 21,22 25,31 30,33', { mirror: 30 }), 'fill');
    pic.paint('green3', disc(26, 21, 3, 1.8, 18).d + disc(34, 21, 3, 1.8, -18).d + poly('26,27 28,30 30,27 32,30 34,27 33,31.6 27,31.6').d);
    gem(pic, 30, 42, 4, 'green');
  },
};

/** The Dragon itself, awake. */
function dragon(pic: Picture) {
  pair((s) => {
    const wing = blob(`${30 + s * 8},30! ${30 + s * 15},8 ${30 + s * 29},1! ${30 + s * 27},12! ${30 + s * 30},22! ${30 + s * 24},25! ${30 + s * 26},36! ${30 + s * 16},35!`);
    pic.body(wing, 'clay', { soft: true, shade: 4, light: 3 });
    pic.paint('clay1', strokes(`M${30 + s * 13},26 ${30 + s * 27},12 M${30 + s * 14},30 ${30 + s * 26},23`), 'stroke');
  });
  pic.flat('red2', ribbon([[40, 50], [52, 52], [56, 44]], [7, 5, 1.4]));
  pic.body(poly('54,45 60,40 58,49'), 'gold', soft);
  pic.body(blob('30,28 19,32 15,44 18,55! 42,55! 45,44 41,32'), 'red', { soft: true, shade: 6, light: 4 });
  pic.body(blob('30,34 24,38 23,48 26,55! 34,55! 37,48 36,38'), 'gold', { soft: true, shade: 2, light: 1.6, line: 'thin' });
  pic.paint('gold1', strokes('M24,41 36,41 M23.4,45.6 36.6,45.6 M24,50 36,50'), 'stroke');
  pair((s) => {
    pic.body(blob(`${30 + s * 12},46 ${30 + s * 18},50 ${30 + s * 18},56! ${30 + s * 7},56! ${30 + s * 8},50`), 'red', soft);
    pic.paint('bone3', [9, 13, 17].map((x) => poly([[30 + s * x - 1.4, 54.6], [30 + s * x + 1.4, 54.6], [30 + s * x, 58]]).d).join(''));
    pic.body(blob(`${30 + s * 6},10! ${30 + s * 9},2 ${30 + s * 15},-3! ${30 + s * 15},7 ${30 + s * 11},14!`), 'bone', soft);
  });
  pic.body(blob('30,6 21,9 18,17 22,24 21,32 30,37', { mirror: 30 }), 'red', { soft: true, shade: 5, light: 3.4 });
  sockets(pic, 30, 17, 5.6, 2.8, 'yellow2', 20);
  pic.paint('ink', disc(27, 29, 1.3).d + disc(33, 29, 1.3).d + blob('22,31.4! 30,34 38,31.4! 34,36.4 26,36.4').d);
  pic.paint('bone3', [24, 28.4, 33].map((x) => poly([[x - 1.2, 32.6], [x + 2, 32.6], [x + 0.4, 35.6]]).d).join(''));
}

/** The Treasure on its way home. */
function cup(pic: Picture) {
  pic.shadow(30, 55, 20, 4);
  for (const [x, y] of [[14, 52], [46, 53], [22, 55], [39, 56]] as Point[]) pic.flat('gold2', disc(x, y, 5.4, 3.4)).paint('gold3', disc(x - 1, y - 0.6, 3, 1.6));
  pair((s) => pic.flat('gold2', ribbon([[30 + s * 14, 12], [30 + s * 24, 12], [30 + s * 22, 24], [30 + s * 12, 28]], [4.4, 4.4, 4.4, 3.4])));
  pic.body(blob('14,8! 46,8! 45,22 39,32 33,36 34,44 42,48 42,54! 18,54! 18,48 26,44 27,36 21,32 15,22'), 'gold', { soft: true, shade: 7, light: 4 });
  pic.body(disc(30, 8, 16.4, 3.6), 'gold', { soft: true, shade: 1.6, light: 1.4 });
  gem(pic, 30, 21, 6.4, 'red');
  gem(pic, 20, 19, 3.4, 'blue');
  gem(pic, 40, 19, 3.4, 'green');
}

/** Sand that runs out. */
function hourglass(pic: Picture) {
  pic.shadow(31, 56, 18, 3.6);
  pic.flat('ghost3', blob('17,10! 43,10! 42,20 33,30 33,32 42,42 43,54! 17,54! 18,42 27,32 27,30 18,20'));
  pic.paint('gold2', blob('20,18! 40,18! 39,21 31,30 29,30 21,21').d + blob('20,53! 21,48 30,40 39,48 40,53!').d + rect(29.2, 30, 1.6, 12).d);
  pic.paint('gold1', carve(blob('20,53! 21,48 30,40 39,48 40,53!'), away, 3, { bite: 0 })).paint('rim', blob('20,12! 23,12! 23,18 21,20 19.6,18'));
  pair((s) => pic.body(limb(30 + s * 16, 10, 1.8, 30 + s * 16, 54, 1.8), 'wood', soft));
  for (const y of [3, 53]) pic.body(rect(10, y, 40, 7), 'wood', { soft: true, shade: 2, light: 1.6 });
  bone(pic, [24, 6.5], [36, 6.5], 1.4);
}

export const stooge = (owner: Owner, pose: string) => figure(`stooge-${owner}-${pose}`, (pic) => poses[pose]!(pic, owner));

export function allFigures(): Picture[] {
  return [
    ...letters.map((owner) => figure(`base-${owner}`, (pic) => base(pic, owner))),
    ...letters.map((owner) => figure(`badge-${owner}`, (pic) => badge(pic, owner))),
    ...letters.flatMap((owner) => Object.keys(poses).map((pose) => stooge(owner, pose))),
    ...[...Object.entries(adventurers), ...Object.entries(creatures)].map(([id, draw]) => figure(id, draw)),
    figure('dragon_token', dragon),
    figure('treasure_token', cup),
    figure('sands_marker', hourglass),
  ];
}
