// What lies on the table and on tiles: coins, tokens of conquest, rubble, slabs that nobody has turned, prizes, bags; and
// what is seen at the end.
import { bead, blocks, bone, gem, skull, sword, torch } from '../kit';
import { away, blob, carve, dice, disc, hatch, light, limb, Picture, poly, radians, rays, rect, ribbon, strokes, type Body, type Point, type Relief } from '../lino';
import { letter, stooge, woven } from './figures';
import { closed, corners } from './geometry';
import { letters, onTile, type Owner } from './tiles';

const soft: Relief = { soft: true };
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** A stone as it fell: six corners, none like the other. */
function stone(x: number, y: number, r: number, seed: number) {
  const random = dice(seed);
  return poly(Array.from({ length: 6 }, (_, at): Point => {
    const size = r * (0.78 + 0.34 * random());
    return [x + size * Math.cos(radians(at * 60 + seed)), y + size * 0.86 * Math.sin(radians(at * 60 + seed))];
  }));
}

/** Rubble on a whole space, and a broken beam. */
function collapse(pic: Picture) {
  pic.below.push('digger-earth');
  pic.paint('ink', closed(corners(82))).paint('stone1', closed(corners(75)));
  pic.body(limb(-30, 16, 3.4, 12, -30, 3.4), 'wood', soft);
  const fallen: [number, number, number, Body][] = [[-22, -12, 12, 'stone'], [3, -22, 12, 'stone'], [24, -8, 12, 'hide'], [-8, -3, 13, 'hide'], [14, 8, 14, 'stone'], [-25, 10, 12, 'stone'], [-7, 20, 13, 'stone'], [22, 24, 9, 'stone'], [-22, 27, 7, 'hide'], [7, 31, 8, 'hide']];
  fallen.forEach(([x, y, r, material], at) => pic.body(stone(x, y, r, at * 7 + 3), material, { ...soft, shade: r * 0.4, light: r * 0.28 }));
  pic.body(limb(-34, -18, 3, -2, 12, 3), 'wood', soft);
  pic.paint('ink', strokes('M-6,-6 -2,0 -6,4 M16,2 20,8 M-24,8 -20,12'), 'stroke');
}

/** Rock that even Stooges need an order for. */
function rock(pic: Picture) {
  pic.below.push('digger-earth');
  pic.paint('ink', closed(corners(84)));
  pic.body(poly('-34,8 -30,-16 -14,-34 8,-38 28,-24 36,0 30,22 8,36 -18,34'), 'stone', { pitch: 4.4, shade: 12, light: 8 });
  pic.paint('stone1', poly('-8,-12 10,-16 22,0 8,16 -12,10 ').d).paint('stone3', poly('-8,-12 10,-16 4,-2 -12,10').d);
  pic.paint('ink', strokes('M-26,-10 -18,-6 -20,4 -12,10 M22,0 30,4 M8,16 6,26 12,32'), 'stroke');
  pic.paint('violet3', poly('18,-22 22,-28 25,-20 21,-15').d + poly('-24,18 -20,12 -16,20 -21,25').d);
}

/** A slab with its face down. */
function sealed(pic: Picture) {
  pic.below.push('digger-earth');
  pic.paint('ink', closed(corners(86)));
  const slab = poly(corners(81).map(([x, y]): Point => [x / 2, y / 2]));
  pic.body(slab, 'dark', { pitch: 5, shade: 5, light: 4, line: 'fill' });
  pic.paint('dark3', strokes(`M${[...corners(64), corners(64)[0]!].map(([x, y]) => `${x / 2},${y / 2}`).join(' ')}`), 'stroke');
  pic.flat('gold2', ribbon([[-11, -8], [-9, -17], [0, -21], [9, -17], [10.6, -9], [5, -2], [0, 3], [0, 9]], [6]), 'thin').flat('gold2', disc(0, 17, 4), 'thin');
}

/** Chains across a Room that does not work for its lord. */
function chains(pic: Picture) {
  let links = '';
  for (const [a, b] of [[[-34, -19], [34, 20]], [[34, -19], [-34, 20]]] as [Point, Point][]) {
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    for (let at = 0; at <= 8; ++at) links += disc(a[0] + ((b[0] - a[0]) * at) / 8, a[1] + ((b[1] - a[1]) * at) / 8, 5.4, at % 2 ? 1.2 : 3.2, turn).d;
  }
  pic.paint('ink', links, 'thick').paint('iron3', links, 'stroke');
  pic.body(blob('-8,-3! 8,-3! 8,9 0,13 -8,9'), 'gold', { soft: true, shade: 3, light: 2 });
  pic.flat('iron2', ribbon([[-5, -3], [-5, -9], [0, -12], [5, -9], [5, -3]], [3]));
  pic.paint('ink', disc(0, 3, 2).d + rect(-1, 3, 2, 5).d);
}

/** Whose Portal it is: a pennant over its keystone. */
function pennant(owner: Owner): Picture {
  const pic = onTile(`pennant-${owner}`);
  const cloth = poly('-11.5,-37 11.5,-37 11.5,-11 0,-5 -11.5,-11');
  pic.flat(`own${owner}`, cloth).paint('rim', carve(cloth, light, 1.8, { bite: 0, from: 0.3 }));
  woven(pic, owner, 0, -32);
  letter(pic, owner, 0, owner === 'A' ? -20.6 : -17.4, 1.15);
  pic.body(limb(-14.5, -37, 1.8, 14.5, -37, 1.8), 'gold', soft);
  return pic;
}

/** A lamp on a wall. */
function lamp(): Picture {
  const pic = new Picture('digger-lamp', 44, 44, false, true);
  pic.paint('glow', rays([0, -4], 9, 20, 16, 3, { seed: 2 }));
  torch(pic, 0, 0, 8);
  return pic;
}

/** The token of conquest: a shield in its owner's colour. */
function shield(owner: Owner): Picture {
  const pic = new Picture(`digger-shield-${owner}`, 44, 44, false, true);
  const outline = blob('-15,-17! 0,-20! 15,-17! 15,0 8,13 0,19! -8,13 -15,0');
  pic.flat('bone3', outline);
  const inside = blob('-12,-14! 0,-17! 12,-14! 12,0 6,10.6 0,15! -6,10.6 -12,0');
  pic.paint(`own${owner}`, inside).paint('rim', carve(inside, light, 2, { bite: 0, from: 0.4 }));
  woven(pic, owner, 0, -10);
  letter(pic, owner, 0, 2, 1.15);
  return pic;
}

const numerals: Record<number, string> = { 1: 'M-4,-5 0,-9 0,9', 2: 'M-5,-5 -2,-9 3,-8.4 5,-4 -5,9 6,9', 3: 'M-5,-7 0,-9 5,-5.4 1,-1 5.4,4 1,9 -5,7' };

/** A coin of 1, 2 or 3: copper, silver, gold with a stone; its value is cut into it. */
function coin(value: number): Picture {
  const pic = new Picture(`digger-coin-${value}`, 44, 44, false, true);
  const metal: Body = (['clay', 'iron', 'gold'] as const)[value - 1]!;
  pic.paint('ink', disc(1.4, 2, 20));
  pic.body(disc(0, 0, 19.4), metal, { pitch: 3.4, shade: 5, light: 4 });
  pic.flat(`${metal}3`, disc(0, 0, 13.4), 'thin');
  for (let at = 0; at < value; ++at) {
    const turn = radians(-90 + (at - (value - 1) / 2) * 34);
    if (value === 3) bead(pic, 16.4 * Math.cos(turn), 16.4 * Math.sin(turn), 2.6, 'red');
    else pic.paint('ink', disc(16.4 * Math.cos(turn), 16.4 * Math.sin(turn), 2));
  }
  pic.flat('ink', numeral(value), 'fill');
  return pic;
}
const numeral = (value: number) => ribbon(numerals[value]!.slice(1).split(' ').map((pair): Point => pair.split(',').map(Number) as unknown as Point), [4]);

function coinBack(): Picture {
  const pic = new Picture('digger-coin-back', 44, 44, false, true);
  pic.paint('ink', disc(1.4, 2, 20));
  pic.body(disc(0, 0, 19.4), 'hide', { pitch: 3.4, shade: 5, light: 4 });
  pic.flat('hide1', disc(0, 0, 14), 'thin');
  skull(pic, 0, -1, 9, { material: 'gold' });
  return pic;
}

function heap(pic: Picture) {
  pic.shadow(30, 44, 24, 4);
  for (const [x, count] of [[15, 2], [45, 3], [30, 5]] as const) {
    for (let at = 0; at < count; ++at) {
      const y = (x === 30 ? 44 : 40) - at * 6;
      pic.flat('gold1', blob(`${x - 11},${y - 4}! ${x - 11},${y} ${x},${y + 4} ${x + 11},${y} ${x + 11},${y - 4}!`)).flat('gold2', disc(x, y - 4, 11, 4.2), 'thin');
    }
    pic.paint('gold3', disc(x - 2, (x === 30 ? 44 : 40) - count * 6 + 1.4, 6, 2));
  }
}

function bag(pic: Picture, material: Body, mark: (pic: Picture) => void) {
  pic.shadow(30, 54, 20, 4);
  pic.body(blob('30,56 12,54 8,40 14,26 23,19! 20,10 24,7! 30,11 36,7! 40,10 37,19! 46,26 52,40 48,54'), material, { shade: 9, light: 5, pitch: 4 });
  pic.body(blob('21,17! 39,17! 39,22! 21,22!'), 'gold', soft);
  mark(pic);
}

/** Plaques of the three prizes: an arch of a long tunnel, Rooms that hang together, crossed swords. */
const plaques: Record<string, (pic: Picture) => void> = {
  tunnelmaker(pic) {
    pic.flat('ink', blob('15,52! 15,36 22,26 30,23 38,26 45,36 45,52!'), 'fill');
    pic.paint('floorG3', blob('18,52! 18,38 24,29 30,27 36,29 42,38 42,52!')).paint('ink', blob('22,52! 23,41 27,35 30,34 33,35 37,41 38,52!'));
    pic.paint('fire2', blob('26,52! 27,45 30,42 33,45 34,52!'));
  },
  crafter(pic) {
    for (const [x, y] of [[22, 28], [38, 28], [30, 42]] as Point[]) {
      pic.body(poly(corners(17).map(([u, v]): Point => [x + u / 2, y + v / 2])), 'stone', soft);
      pic.paint('fire3', poly(corners(9).map(([u, v]): Point => [x + u / 2, y + v / 2])));
    }
    pic.paint('fire3', rect(25, 26.6, 10, 2.8).d + poly([[24.4, 33], [26.6, 32], [28.6, 36], [26.4, 37]]).d + poly([[35.6, 33], [33.4, 32], [31.4, 36], [33.6, 37]]).d);
  },
  conqueror(pic) {
    sword(pic, [17, 50], [42, 20], 2);
    sword(pic, [43, 50], [18, 20], 2);
    skull(pic, 30, 44, 6);
  },
};

function plaque(id: string): Picture {
  const pic = new Picture(`digger-${id}`, 60, 72);
  pair((s) => pic.body(poly([[30 + s * 6, 52], [30 + s * 20, 50], [30 + s * 18, 71], [30 + s * 12, 66], [30 + s * 5, 70]]), 'red', soft));
  pic.body(blob('30,4! 18,10 6,10! 5,34 14,52 30,61!', { mirror: 30 }), 'gold', { shade: 6, light: 4, pitch: 4 });
  const inside = blob('30,11! 20,15.6 11,16! 11,34 18,47 30,54!', { mirror: 30 });
  pic.flat('blue1', inside, 'thin').paint('blue2', carve(inside, away, 6, { pitch: 4 }));
  plaques[id]!(pic);
  gem(pic, 30, 8, 4, 'red');
  return pic;
}

/** An open end, and an end that is walled up; the point of a chevron looks along the way. */
function endMarks(): Picture[] {
  const mark = (name: string) => new Picture(`digger-${name}`, 44, 44, false, true);
  const open = mark('end-open').flat('gold3', poly('-6,-8 0,-8 7,0 0,8 -6,8 1,0', { scale: 1.9 }));
  const dead = mark('end-dead').flat('blood', poly('-8,-5 -5,-8 0,-3 5,-8 8,-5 3,0 8,5 5,8 0,3 -5,8 -8,5 -3,0', { scale: 1.9 }));
  return [open, dead];
}

/** The table below the board: planks that nobody sees for long. */
function table(): Picture {
  const pic = new Picture('digger-table', 400, 240);
  const whole = rect(0, 0, 400, 240);
  pic.paint('rockG0', whole);
  blocks(pic, 0, 0, 400, 240, 6, 74, 'rockG1', undefined, 5);
  pic.paint('rockG1', hatch(rect(0, 0, 400, 240), 22, 34, 1.6, { part: [0.2, 0.34], seed: 9 }));
  return pic;
}

/** A hall below the mountain: the end of a game. */
function cavern(pic: Picture, lit: boolean) {
  const all = rect(0, 0, 240, 150);
  pic.paint('rockG1', all);
  blocks(pic, 0, 0, 240, 112, 7, 38, 'rockG0', lit ? 'rockG2' : undefined, 8);
  if (lit) {
    pic.paint('rockG2', rays([120, 66], 40, 130, 44, 9, { room: all, seed: 4 })).paint('rockG3', rays([120, 66], 40, 92, 40, 6, { room: all, seed: 6 })).paint('rockG4', rays([120, 66], 38, 62, 36, 4, { room: all, seed: 7 }));
  }
  pic.paint(lit ? 'rockG3' : 'rockG2', rect(0, 112, 240, 38));
  pic.paint('rockG0', strokes('M0,112 240,112 M0,126 240,126 M30,112 12,150 M74,112 64,150 M120,112 120,150 M166,112 178,150 M210,112 230,150'), 'stroke');
}

/** Gold for one lord, and Stooges who may watch. */
function win(): Picture {
  const pic = new Picture('digger-win', 240, 150);
  cavern(pic, true);
  for (const x of [26, 214]) {
    torch(pic, x, 34, 10);
    const banner = poly([[x - 13, 56], [x + 13, 56], [x + 13, 98], [x, 88], [x - 13, 98]]);
    pic.body(banner, 'red', { pitch: 4 });
    pic.body(limb(x - 16, 55, 2.4, x + 16, 55, 2.4), 'gold', soft);
    skull(pic, x, 73, 8, { material: 'gold', jaw: false });
  }
  pic.shadow(120, 136, 92, 8);
  // the throne on its hill of gold
  pic.body(blob('92,122! 90,30! 98,38! 106,20! 120,6! 134,20! 142,38! 150,30! 148,122!'), 'stone', { pitch: 5 });
  pic.flat('red2', blob('102,112! 102,50 120,32 138,50 138,112!')).paint('red1', hatch(rect(104, 52, 32, 60), 88, 6, 1.8, { part: [0.2, 1] }));
  gem(pic, 120, 22, 5, 'blue');
  pair((s) => skull(pic, 120 + s * 26, 42, 6, { material: 'stone', jaw: false }));
  pic.body(blob('26,140! 44,126 62,128 78,112 98,116 108,104 132,104 142,116 162,112 178,128 196,126 214,140! 200,146 40,146'), 'gold', { pitch: 5, shade: 12, light: 8 });
  for (const [x, y] of [[60, 136], [78, 126], [96, 134], [114, 124], [132, 132], [150, 124], [168, 136], [186, 136], [120, 140]] as Point[]) pic.flat('gold3', disc(x, y, 6, 4), 'thin');
  pic.body(blob('100,104! 94,72! 108,86! 120,62! 132,86! 146,72! 140,104!'), 'gold', { pitch: 4, shade: 7, light: 5 });
  gem(pic, 120, 94, 5.4, 'red');
  gem(pic, 86, 120, 5, 'green');
  gem(pic, 158, 122, 5, 'blue');
  pic.put(stooge('A', 'carry'), 20, 84, 0.86).put(stooge('B', 'fight'), 172, 84, 0.86);
  pic.put(stooge('C', 'rise'), 64, 106, 0.62).put(stooge('E', 'rise'), 138, 106, 0.62);
  return pic;
}

/** The roof came down; one candle is out. */
function defeat(): Picture {
  const pic = new Picture('digger-defeat', 240, 150);
  cavern(pic, false);
  pic.paint('ink', blob('40,0! 200,0! 186,30 200,60! 176,80 180,112! 60,112! 66,84 40,62! 56,34'));
  const fallen: [number, number, number, Body][] = [[72, 26, 17, 'stone'], [108, 14, 18, 'stone'], [146, 22, 18, 'stone'], [176, 40, 15, 'hide'], [62, 58, 16, 'hide'], [94, 46, 18, 'stone'], [128, 46, 17, 'hide'], [158, 64, 18, 'stone'], [78, 84, 18, 'stone'], [112, 78, 19, 'stone'], [142, 92, 17, 'stone'], [176, 92, 16, 'stone'], [56, 106, 14, 'hide'], [98, 108, 15, 'hide'], [124, 112, 13, 'stone'], [166, 114, 14, 'hide'], [190, 116, 11, 'stone']];
  pic.flat('stone1', blob('58,116! 48,60 60,20 104,2 160,8 190,44 182,84 198,118!'));
  pic.body(limb(40, 84, 5, 120, 20, 5), 'wood', { pitch: 4 });
  fallen.forEach(([x, y, r, material], at) => pic.body(stone(x, y, r, at * 5 + 2), material, { shade: r * 0.4, light: r * 0.26, pitch: 4 }));
  pic.body(limb(128, 8, 5, 196, 92, 5), 'wood', { pitch: 4 });
  pic.put(stooge('A', 'down'), 26, 82, 0.94);
  pic.shadow(190, 138, 30, 4);
  pic.body(limb(162, 140, 2.6, 186, 128, 2.4), 'wood', soft);
  pic.body(limb(194, 128, 2.4, 214, 136, 2.6), 'wood', soft);
  pic.body(blob('204,120! 218,122 226,134 224,146! 218,138 212,134'), 'iron', soft);
  // a candle that went out
  pic.body(rect(118, 124, 8, 14), 'bone', soft);
  pic.paint('ink', strokes('M122,124 122,119'), 'thick');
  pic.flat('ghost2', ribbon([[122, 117], [127, 109], [117, 101], [124, 90]], [1.4, 4, 4, 1.4]), 'thin');
  for (const [x, y] of [[144, 140], [100, 142], [86, 138]] as Point[]) pic.flat('gold2', disc(x, y, 6, 3.6)).paint('gold3', disc(x - 1, y - 0.6, 3.4, 1.6));
  bone(pic, [214, 110], [232, 104], 2.4);
  return pic;
}

const onSpace = (name: string, draw: (pic: Picture) => void) => {
  const pic = onTile(name);
  draw(pic);
  return pic;
};
const small = (name: string, width: number, height: number, draw: (pic: Picture) => void) => {
  const pic = new Picture(`digger-${name}`, width, height);
  draw(pic);
  return pic;
};

export function allThings(): Picture[] {
  return [
    onSpace('collapse', collapse),
    onSpace('rock', rock),
    onSpace('sealed', sealed),
    onSpace('chains', chains),
    ...letters.map(pennant),
    ...letters.map(shield),
    lamp(),
    ...[1, 2, 3].map(coin),
    coinBack(),
    small('coins', 60, 62, heap),
    small('tile-bag', 60, 62, (pic) => bag(pic, 'hide', () => pic.flat('bone3', poly(corners(20).map(([x, y]): Point => [30 + x / 2, 39 + y / 2]))).paint('ink', strokes('M22,39 38,39'), 'thick'))),
    small('coin-bag', 60, 62, (pic) => bag(pic, 'green', () => pic.flat('gold2', disc(30, 39, 9)).paint('gold3', carve(disc(30, 39, 9), light, 3, { bite: 0 })).flat('ink', skullMark(), 'fill'))),
    ...Object.keys(plaques).map(plaque),
    ...endMarks(),
    table(),
    win(),
    defeat(),
  ];
}
const skullMark = () => blob('26,39! 26,34 30,32 34,34 34,39! 32.4,44! 27.6,44!');
