// What stands on the floor. A piece fills its squares (50 units each) and reaches up to 20 units above them; what is two squares
// long is drawn lying and, as `-side`, standing away from the eye: a picture is never turned, for the light would turn with it.
import { pair, rocks } from '../gear';
import { around, bead, blade, bone, flame, gem, jewel, skull } from '../kit';
import { blob, carve, disc, hatch, light, limb, Picture, poly, rect, strokes, type Body, type Point } from '../lino';
import { lit } from './parts';

export const lift = 20;
type Draw = (pic: Picture) => void;

/** A block of `material`: its top from y, its front below. */
function block(pic: Picture, material: Body, x: number, y: number, w: number, deep: number, tall: number, inset = 0) {
  pic.body(poly([[x + inset, y + deep - 1], [x + w - inset, y + deep - 1], [x + w - inset, y + deep + tall], [x + inset, y + deep + tall]]), material, lit(tall * 0.5, 0, { rim: 0 }));
  pic.paint(`${material}1`, rect(x + inset, y + deep, w - 2 * inset, Math.min(4, tall * 0.35)));
  pic.body(rect(x, y, w, deep), material, lit(2.4, 2));
}

const ground = (pic: Picture, x: number, y: number, rx: number, ry: number) => pic.shadow(x, y, rx, ry);

/** A bottle, its foot at the point. */
function phial(pic: Picture, x: number, y: number, size: number, fill: Body) {
  pic.body(around(x, y, size, '-.3,-2.2! .3,-2.2! .35,-1.5 1,-.8 .9,0! -.9,0! -1,-.8 -.35,-1.5'), fill, lit(size * 0.5, size * 0.4));
  pic.paint('wood3', rect(x - size * 0.35, y - size * 2.6, size * 0.7, size * 0.6));
}

/** Spines of books side by side. */
function books(pic: Picture, x: number, y: number, w: number, tall: number, seed: number) {
  const tomes: Body[] = ['red', 'green', 'blue', 'hide', 'violet', 'clay', 'bone'];
  let left = x;
  for (let at = seed; left < x + w - 2.4; ++at) {
    const wide = Math.min(x + w - left, 3 + ((at * 7) % 3));
    const high = tall * (0.78 + ((at * 5) % 4) * 0.07);
    const tone = tomes[(at * 3) % 7]!;
    if ((at + seed) % 6 !== 4) {
      pic.flat(`${tone}2`, rect(left, y + tall - high, wide - 0.6, high), 'thin');
      pic.paint(`${tone}3`, rect(left, y + tall - high, 1, high)).paint(at % 2 ? 'gold3' : `${tone}1`, rect(left + 0.4, y + tall - high * 0.7, wide - 1.6, 1.4));
    }
    left += wide;
  }
}

function open(pic: Picture, x: number, y: number, w: number, tall: number) {
  pic.body(blob(`${x},${y}! ${x - w * 0.5},${y - 2.4} ${x - w},${y}! ${x - w},${y + tall}! ${x - w * 0.5},${y + tall - 2.4} ${x},${y + tall}! ${x + w * 0.5},${y + tall - 2.4} ${x + w},${y + tall}! ${x + w},${y}! ${x + w * 0.5},${y - 2.4}`), 'bone', lit(1, 1));
  pic.paint('hide1', strokes([0.28, 0.5, 0.72].map((at) => `M${x - w * 0.85},${y + tall * at} ${x - w * 0.15},${y + tall * at} M${x + w * 0.15},${y + tall * at} ${x + w * 0.8},${y + tall * at}`).join(' ')), 'hair').paint('ink', strokes(`M${x},${y} ${x},${y + tall}`), 'hair');
}

/** Planks with two bands of iron and a ring. */
function leaf(pic: Picture, x: number, y: number, w: number, tall: number, ring: number) {
  pic.body(rect(x, y, w, tall), 'wood', lit(2.6, 1.8));
  pic.paint('wood1', strokes([0.34, 0.67].map((at) => `M${x + w * at},${y + 1} ${x + w * at},${y + tall - 1}`).join(' ')), 'stroke');
  for (const at of [0.2, 0.68]) pic.flat('iron2', rect(x - 0.5, y + tall * at, w + 1, 4), 'thin').paint('iron3', rect(x, y + tall * at, w, 1.4));
  if (ring) pic.flat('gold2', disc(ring, y + tall * 0.5, 3.2), 'thin').paint('wood1', disc(ring, y + tall * 0.5 + 0.4, 1.5));
}

/** A door in a wall that runs from west to east, seen from the south. */
function front(pic: Picture, wide: number, opened: boolean) {
  const [left, right] = [8, wide - 8];
  pic.flat('ink', rect(left, 18, right - left, opened ? 12 : 44), 'fill');
  if (opened) {
    // what is walked through stays free: the leaves lean on their jambs
    pic.body(poly([[left, 22], [left + 6, 26], [left + 6, 69], [left, 62]]), 'wood', lit(2, 1.4));
    pic.paint('iron3', poly([[left, 31], [left + 6, 35], [left + 6, 38], [left, 34]]).d + poly([[left, 51], [left + 6, 57], [left + 6, 60], [left, 54]]).d);
    if (wide > 50) pic.body(poly([[right, 22], [right - 6, 26], [right - 6, 69], [right, 62]]), 'wood', lit(2, 1.4)).paint('iron1', poly([[right, 31], [right - 6, 35], [right - 6, 38], [right, 34]]).d + poly([[right, 51], [right - 6, 57], [right - 6, 60], [right, 54]]).d);
  } else if (wide > 50) {
    leaf(pic, left, 20, wide / 2 - left - 0.6, 42, wide / 2 - 6);
    leaf(pic, wide / 2 + 0.6, 20, wide / 2 - left - 0.6, 42, wide / 2 + 6);
  } else leaf(pic, left, 20, right - left, 42, right - 7);
  for (const x of [0, wide - 8]) {
    pic.body(rect(x, 12, 8, 54), 'stone', lit(2.4, 1.8));
    pic.paint('ink', strokes(`M${x},28 ${x + 8},28 M${x},44 ${x + 8},44`), 'hair');
    pic.body(rect(x - (x ? 1 : 0), 62, 9, 7), 'stone', lit(1.6, 1.2));
  }
  pic.body(rect(0, 8, wide, 12), 'stone', lit(2.4, 2));
  pic.paint('ink', strokes(Array.from({ length: wide / 12.5 - 1 }, (_, at) => `M${(at + 1) * 12.5},9 ${(at + 1) * 12.5},19`).join(' ')), 'hair');
  pic.body(poly([[wide / 2 - 5, 5], [wide / 2 + 5, 5], [wide / 2 + 3.4, 22], [wide / 2 - 3.4, 22]]), 'gold', lit(1.8, 1.4));
}

/** A door in a wall that runs from north to south: its leaves are seen from above and a little from the front. */
function edge(pic: Picture, tall: number, opened: boolean) {
  const low = lift + tall;
  const jamb = (y: number, high: number) => {
    pic.body(rect(11, y, 28, 9), 'stone', lit(2, 1.8));
    pic.body(rect(11, y + 9, 28, high), 'stone', lit(high * 0.7, 0, { rim: 0 }));
    pic.paint('ink', strokes(`M25,${y + 9} 25,${y + 9 + high}`), 'hair');
  };
  jamb(lift - 12, 9);
  const plank = (from: number, to: number, ring: number) => {
    pic.body(rect(18, from, 14, to - from), 'wood', lit(2.6, 2));
    pic.paint('wood1', strokes(`M22.6,${from + 1} 22.6,${to - 1} M27.4,${from + 1} 27.4,${to - 1}`), 'stroke');
    for (const y of [from + (to - from) * 0.2, from + (to - from) * 0.7]) pic.flat('iron2', rect(17, y, 16, 4), 'thin').paint('iron3', rect(17.4, y, 15.2, 1.4));
    pic.flat('gold2', disc(18, ring, 3), 'thin').paint('wood1', disc(18, ring, 1.2));
  };
  const inner = [lift + 6, low - 18] as const;
  if (opened) {
    // swung back to the east
    const swung = (y: number) => {
      pic.body(poly([[26, y], [48, y - 4], [48, y + 2], [26, y + 6]]), 'wood', lit(1.6, 1.4));
      pic.body(poly([[26, y + 6], [48, y + 2], [48, y + 12], [26, y + 16]]), 'wood', lit(3, 0, { rim: 0 }));
      pic.paint('iron3', poly([[31, y - 0.9], [34, y - 1.4], [34, y + 14.4], [31, y + 15]]).d + poly([[42, y - 2.9], [45, y - 3.4], [45, y + 12.4], [42, y + 13]]).d);
    };
    swung(inner[0]);
    if (tall > 50) swung(inner[1] - 12);
  } else if (tall > 50) {
    const middle = (inner[0] + inner[1]) / 2;
    plank(inner[0], middle - 0.6, middle - 8);
    plank(middle + 0.6, inner[1] + 4, middle + 8);
  } else plank(inner[0], inner[1] + 4, (inner[0] + inner[1]) / 2 + 2);
  jamb(low - 17, 11);
}

export const furniture: Record<string, { squares: Point; draw: Draw }> = {
  crypt: {
    squares: [2, 1],
    draw(pic) {
      ground(pic, 50, 64, 46, 6);
      block(pic, 'stone', 5, 42, 90, 8, 18, 3);
      for (const x of [18, 36, 54, 72]) pic.flat('stone1', rect(x, 54, 11, 11), 'thin').paint('gold2', poly([[x + 5.5, 55.5], [x + 9, 59.5], [x + 5.5, 63.5], [x + 2, 59.5]]));
      pic.body(poly('3,24 97,24 97,50 3,50'), 'stone', lit(4, 3, { soft: false, pitch: 4.5 }));
      // the one who lies there, cut into his lid: helm, beard, hammer
      pic.body(poly('8,27 25,27 25,47 8,47'), 'red', lit(2, 1.4));
      pic.body(poly('36,30 82,29 89,33 89,41 82,45 36,44'), 'stone', lit(2.6, 2));
      pic.body(blob('29,28! 38,28.5 47,33 55,37! 47,41 38,45.5 29,46!'), 'bone', lit(2, 1.6));
      pic.paint('bone1', strokes('M33,33 43,35.5 M33,37 48,37 M33,41 43,38.5'), 'stroke');
      pic.body(blob('20,28 26,27.5 31,30 31,44 26,46.5 20,46 17,37'), 'skin', lit(1.8, 1.4));
      pic.paint('ink', disc(26, 33, 1.4, 1.8).d + disc(26, 41, 1.4, 1.8).d);
      pic.body(blob('22,27! 15,28 11.5,37 15,46 22,47! 20.5,37'), 'gold', lit(1.6, 1.4));
      pic.body(limb(56, 37, 1.7, 80, 37, 1.7), 'wood', lit(0.8, 0.6));
      pic.body(rect(76, 30, 8.5, 14), 'gold', lit(1.8, 1.4));
    },
  },
  'crypt-side': {
    squares: [1, 2],
    draw(pic) {
      ground(pic, 25, 114, 20, 5);
      block(pic, 'stone', 5, 90, 40, 8, 18, 2);
      for (const x of [11, 28]) pic.flat('stone1', rect(x, 102, 11, 11), 'thin').paint('gold2', poly([[x + 5.5, 103.5], [x + 9, 107.5], [x + 5.5, 111.5], [x + 2, 107.5]]));
      pic.body(poly('4,22 46,22 46,98 4,98'), 'stone', lit(4, 3, { soft: false, pitch: 4.5 }));
      pic.body(poly('10,26 40,26 40,42 10,42'), 'red', lit(2, 1.4));
      pic.body(poly('13,54 37,54 38,86 33,93 17,93 12,86'), 'stone', lit(2.6, 2));
      pic.body(blob('16,46! 15.5,54 20,62 25,69! 30,62 34.5,54 34,46!'), 'bone', lit(2, 1.6));
      pic.paint('bone1', strokes('M20,50 22,59 M25,50 25,63 M30,50 28,59'), 'stroke');
      pic.body(blob('16,37 15.5,43 18,48 32,48 34.5,43 34,37 25,34'), 'skin', lit(1.8, 1.4));
      pic.paint('ink', disc(21, 42.5, 1.8, 1.4).d + disc(29, 42.5, 1.8, 1.4).d);
      pic.body(blob('15,39! 16,32 25,28.5 34,32 35,39! 25,37'), 'gold', lit(1.6, 1.4));
      pic.body(limb(25, 70, 1.7, 25, 84, 1.7), 'wood', lit(0.8, 0.6));
      pic.body(rect(17.5, 82, 15, 8), 'gold', lit(1.8, 1.4));
    },
  },
  barrel: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 63, 18, 5);
      pic.body(blob('8,24! 5.5,36 6,52 10,64! 25,68 40,64! 44,52 44.5,36 42,24!'), 'wood', lit(6, 4, { soft: false, pitch: 4 }));
      pic.paint('wood1', strokes('M15,28 13.5,62 M25,29 25,66 M35,28 36.5,62'), 'stroke');
      for (const y of [34, 54]) pic.flat('iron2', blob(`5.5,${y}! 25,${y + 5} 44.5,${y}! 44.5,${y + 5}! 25,${y + 10} 5.5,${y + 5}!`), 'thin').paint('iron3', blob(`6,${y}! 16,${y + 3.5} 25,${y + 4.5}! 25,${y + 6.5}! 14,${y + 5} 6,${y + 2}!`));
      pic.body(disc(25, 24.5, 17.4, 6.6), 'wood', lit(2, 1.6));
      pic.paint('wood1', disc(25, 25, 14, 4.6)).paint('wood2', disc(25, 25.6, 13.6, 4.2)).paint('wood1', strokes('M18,22 18,29 M26,21 26,30 M33,22.5 33,28.5'), 'hair');
      bead(pic, 25, 47, 3, 'iron');
    },
  },
  lectern: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 64, 14, 4);
      pic.body(poly('20,40 30,40 33,62 17,62'), 'wood', lit(3, 2));
      pic.body(blob('12,60! 38,60! 41,67! 9,67!'), 'wood', lit(2, 1.4));
      skull(pic, 25, 49, 4.6, { jaw: false });
      pic.body(poly('6,22 44,22 48,44 2,44'), 'wood', lit(3, 2));
      open(pic, 25, 22, 19, 19);
      pic.body(poly('26,38 30,37.5 31,50 28.5,47 26.5,50'), 'red', lit(1, 0.8));
      pic.flat('bone3', rect(3.5, 8, 5, 15), 'thin').flat('bone3', rect(41.5, 11, 5, 12), 'thin');
      flame(pic, 6, 8, 5.4);
      flame(pic, 44, 11, 5.4);
    },
  },
  table: {
    squares: [2, 1],
    draw(pic) {
      ground(pic, 50, 64, 45, 5);
      for (const x of [9, 82]) pic.body(rect(x, 52, 9, 15), 'wood', lit(3, 1.6, { rim: 0 }));
      block(pic, 'wood', 3, 26, 94, 27, 6);
      pic.paint('wood1', strokes('M4,33 96,33 M4,40 96,40 M4,47 96,47'), 'stroke');
      pic.paint('wood1', hatch(rect(5, 27, 90, 25), 0, 4.4, 1.1, { part: [0.1, 0.9], seed: 5, wobble: 0.8 }));
      pic.paint('ink', disc(26, 42, 11, 6.4)).body(disc(24, 40, 11, 6.4), 'iron', lit(2, 1.6));
      pic.body(blob('17,39 20,32 27,31 31,38 25,42'), 'clay', lit(2, 1.6));
      bone(pic, [28, 36], [36, 30], 1.6);
      pic.body(blob('50,30! 62,30! 61,44! 56,46 51,44!'), 'gold', lit(2.4, 2)).paint('red1', disc(56, 30.4, 5.4, 2));
      pic.body(blob('62,33 68,33 67,42! 61,42!'), 'gold', lit(1, 0.8));
      pic.flat('bone3', poly('70,34 90,32 92,45 72,47'), 'thin').paint('red2', strokes('M74,38 80,36 84,42 88,36')).paint('hide1', strokes('M75,43 83,44'), 'hair');
      blade(pic, [66, 49], [50, 49.5], 1.4);
      pic.flat('bone3', rect(41.5, 22, 5, 15), 'thin');
      flame(pic, 44, 22, 6);
    },
  },
  'table-side': {
    squares: [1, 2],
    draw(pic) {
      ground(pic, 25, 114, 20, 4);
      for (const x of [6, 35]) pic.body(rect(x, 100, 9, 17), 'wood', lit(3, 1.6, { rim: 0 }));
      block(pic, 'wood', 3, 26, 44, 75, 6);
      pic.paint('wood1', strokes('M13,27 13,100 M25,27 25,100 M37,27 37,100'), 'stroke');
      pic.paint('wood1', hatch(rect(5, 28, 40, 72), 90, 4.4, 1.1, { part: [0.1, 0.9], seed: 5, wobble: 0.8 }));
      pic.body(disc(21, 46, 11, 7), 'iron', lit(2, 1.6));
      pic.body(blob('14,45 17,38 24,37 28,44 22,48'), 'clay', lit(2, 1.6));
      pic.flat('bone3', poly('24,60 42,57 44,71 27,74'), 'thin').paint('red2', strokes('M28,64 33,62 37,68 41,61')).paint('hide1', strokes('M30,70 37,70'), 'hair');
      pic.body(blob('9,78! 21,78! 20,92! 15,94 10,92!'), 'gold', lit(2.4, 2)).paint('red1', disc(15, 78.4, 5.4, 2));
      pic.flat('bone3', rect(33.5, 80, 5, 14), 'thin');
      flame(pic, 36, 80, 6);
    },
  },
  weapon_rack: {
    squares: [2, 1],
    draw(pic) {
      ground(pic, 50, 64, 46, 5);
      for (const x of [5, 89]) pic.body(rect(x, 16, 6.5, 51), 'wood', lit(2.4, 1.6));
      pic.body(rect(3, 54, 94, 7), 'wood', lit(2, 1.4));
      // spear, axe, sword, hammer, halberd
      pic.body(limb(18, 64, 1.5, 16, 12, 1.5), 'wood', lit(0.8, 0.6)).body(poly('16,-1 20,10 16,14 12,10'), 'iron', lit(1.6, 1.2));
      pic.body(limb(35, 63, 1.7, 34, 14, 1.7), 'wood', lit(0.8, 0.6)).body(blob('34,14! 28,12 24,6! 23,18 26,27! 30,22 34,23!'), 'iron', lit(2, 1.6)).body(blob('35.5,14! 40,12 43,6! 45,18 42,27! 39,22 35.5,23!'), 'iron', lit(2, 1.6));
      blade(pic, [53, 28], [53, 62], 3);
      pic.body(limb(47, 27, 1.6, 59, 27, 1.6), 'gold', lit(0.8, 0.6)).body(limb(53, 26, 1.5, 53, 18, 1.5), 'hide', lit(0.8, 0.6));
      bead(pic, 53, 16.5, 2.4, 'gold');
      pic.body(limb(69, 63, 1.7, 69, 20, 1.7), 'wood', lit(0.8, 0.6)).body(rect(60.5, 11, 17, 11), 'iron', lit(2.4, 1.8)).paint('gold2', rect(66, 11, 3, 11));
      pic.body(limb(84, 64, 1.5, 82, 10, 1.5), 'wood', lit(0.8, 0.6)).body(blob('82,-2! 84,8 93,8! 92,18 83,20!'), 'iron', lit(1.8, 1.4));
      pic.body(rect(3, 34, 94, 6.5), 'wood', lit(2, 1.4));
      pic.paint('iron3', [8, 92].map((x) => disc(x, 37, 1.4).d + disc(x, 57.5, 1.4).d).join(''));
    },
  },
  'weapon_rack-side': {
    squares: [1, 2],
    draw(pic) {
      ground(pic, 25, 114, 18, 4);
      pic.body(rect(18, 24, 14, 82), 'wood', lit(3, 2));
      pic.body(poly('10,104 40,104 43,117 7,117'), 'wood', lit(3, 2));
      pic.paint('wood1', strokes('M22,26 22,104 M28,26 28,104'), 'stroke');
      // they lean from both sides on the beam
      pic.body(limb(5, 52, 1.6, 40, 26, 1.6), 'wood', lit(0.8, 0.6)).body(poly('47,20.5 43,30 37,24'), 'iron', lit(1.4, 1));
      blade(pic, [14, 48], [44, 66], 2.6);
      pic.body(limb(16, 44, 1.5, 11, 52, 1.5), 'gold', lit(0.8, 0.6)).body(limb(12, 47, 1.4, 6, 43.5, 1.4), 'hide', lit(0.6, 0.5));
      pic.body(limb(44, 88, 1.7, 14, 72, 1.7), 'wood', lit(0.8, 0.6)).body(blob('17,74! 13,78 14,86! 6,80 3,70! 5,60 13,60! 12,66 16,70!'), 'iron', lit(2, 1.6));
      pic.body(limb(6, 100, 1.7, 34, 88, 1.7), 'wood', lit(0.8, 0.6)).body(poly('31,79 40,76 46,91 37,95'), 'iron', lit(2.2, 1.6));
    },
  },
  well: {
    squares: [2, 2],
    draw(pic) {
      ground(pic, 50, 100, 42, 12);
      pic.body(blob('7,66! 9,92 22,108 50,114 78,108 91,92 93,66!'), 'stone', lit(9, 5, { soft: false, pitch: 5 }));
      let joints = '';
      for (const y of [82, 96]) joints += `M9,${y - 4} 22,${y + 8} 50,${y + 13} 78,${y + 8} 91,${y - 4} `;
      for (const [x, y] of [[20, 80], [38, 90], [62, 90], [80, 80], [28, 98], [50, 104], [72, 98]] as Point[]) joints += `M${x},${y} ${x + (50 - x) * 0.06},${y + 11} `;
      pic.paint('ink', strokes(joints), 'stroke');
      pic.body(disc(50, 66, 43, 25), 'stone', lit(5, 4, { soft: false, pitch: 5 }));
      pic.paint('ink', strokes(Array.from({ length: 14 }, (_, at) => { const [c, s] = [Math.cos((at * Math.PI) / 7), Math.sin((at * Math.PI) / 7)]; return `M${50 + 32 * c},${66 + 18 * s} ${50 + 43 * c},${66 + 25 * s}`; }).join(' ')), 'stroke');
      pic.flat('ink', disc(50, 66, 32, 18), 'fill').paint('blue1', disc(50, 72, 27, 11)).paint('blue2', disc(48, 74, 20, 6)).paint('blue3', blob('34,73! 42,70 52,71! 44,73').d + blob('50,77! 58,75 64,76! 57,78').d);
      pair((s) => pic.body(rect(50 + s * 39 - 3.5, 20, 7, 50), 'wood', lit(2.4, 1.6)));
      pic.body(limb(8, 27, 3, 92, 27, 3), 'wood', lit(2, 1.4));
      pic.body(rect(42, 21.5, 16, 11), 'hide', lit(2, 1.6)).paint('hide1', strokes('M46,22 46,32 M50,22 50,32 M54,22 54,32'), 'stroke');
      pic.paint('bone2', rect(49.2, 32, 1.8, 20));
      pic.body(poly('42,51 58,51 56,66 44,66'), 'wood', lit(2.4, 1.6)).paint('iron3', rect(42.5, 55, 15, 2).d);
      pic.paint('ink', strokes('M43,51 50,45 57,51'), 'stroke');
      pair((s) => bead(pic, 50 + s * 39, 18, 3.6, 'iron'));
    },
  },
  dwarf_throne: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 64, 20, 4);
      pic.body(poly('7,60 8,8 14,12 17,1 25,6 33,1 36,12 42,8 43,60'), 'stone', lit(5, 3.4, { soft: false, pitch: 4 }));
      pic.flat('red2', blob('14,52! 14,22 25,14 36,22 36,52!'), 'thin').paint('red1', hatch(rect(15, 24, 20, 28), 88, 5, 1.6, { part: [0.2, 1] }));
      pic.body(rect(18, 22, 14, 8), 'gold', lit(1.8, 1.4)).body(limb(25, 30, 1.6, 25, 42, 1.6), 'gold', lit(0.6, 0.5));
      pic.body(blob('8,46! 42,46! 44,55! 6,55!'), 'red', lit(2.4, 1.8));
      pic.body(rect(5, 54, 40, 13), 'stone', lit(3, 2));
      pic.paint('gold2', strokes('M9,60.5 13,57.5 17,60.5 21,57.5 25,60.5 29,57.5 33,60.5 37,57.5 41,60.5'), 'fill').paint('gold2', strokes('M9,60.5 13,57.5 17,60.5 21,57.5 25,60.5 29,57.5 33,60.5 37,57.5 41,60.5'), 'stroke');
      pair((s) => {
        pic.body(rect(25 + s * 19.5 - 4.5, 36, 9, 30), 'stone', lit(2.6, 1.6));
        pic.body(rect(25 + s * 19.5 - 5.5, 33, 11, 6), 'gold', lit(1.8, 1.2));
      });
      gem(pic, 25, 10, 3, 'blue');
    },
  },
  wizard_cabinet: {
    squares: [2, 1],
    draw(pic) {
      ground(pic, 50, 64, 46, 5);
      pic.body(rect(4, 10, 92, 57), 'wood', lit(4, 3));
      pic.body(poly('1,4 99,4 97,14 3,14'), 'violet', lit(2, 1.6));
      pic.flat('ink', rect(9, 18, 38, 44), 'fill').flat('ink', rect(53, 18, 38, 20), 'fill');
      for (const y of [37, 50]) pic.paint('wood3', rect(9, y, 38, 2.4));
      phial(pic, 15, 37, 4, 'green');
      phial(pic, 25, 37, 3.2, 'red');
      phial(pic, 34, 37, 4.4, 'blue');
      phial(pic, 42.5, 37, 2.6, 'yellow');
      skull(pic, 17, 44.6, 4.6, { jaw: false, glow: 'green3' });
      books(pic, 25, 40.5, 20, 9.4, 3);
      pic.flat('bone3', poly('11,53 26,53 26,60 11,60'), 'thin').paint('red2', disc(24, 58, 2));
      pic.body(disc(37, 56.5, 4.6), 'ghost', lit(1.6, 1.4)).body(poly('32,62 34,59 40,59 42,62'), 'gold', lit(0.6, 0.5));
      // a shut half below, an eye upon it
      jewel(pic, 62, 29, 6, 6.4, 'magenta');
      phial(pic, 74, 38, 4.4, 'violet');
      phial(pic, 84, 38, 3.6, 'ghost');
      for (const x of [53, 72.5]) pic.body(rect(x, 41, 18.5, 21), 'wood', lit(2, 1.6));
      pic.flat('gold2', blob('63,52! 72,46.5 81,52! 72,57.5'), 'thin').paint('violet2', disc(72, 52, 3.6)).paint('ink', disc(72, 52, 1.6));
    },
  },
  'wizard_cabinet-side': {
    squares: [1, 2],
    draw(pic) {
      ground(pic, 25, 114, 20, 4);
      pic.body(rect(7, 78, 36, 39), 'wood', lit(4, 3));
      pic.body(rect(12, 88, 26, 24), 'wood', lit(2, 1.6));
      pic.flat('gold2', blob('15,100! 25,93 35,100! 25,107'), 'thin').paint('violet2', disc(25, 100, 4.4)).paint('ink', disc(25, 100, 2));
      pic.body(poly('4,12 46,12 46,84 4,84'), 'violet', lit(4, 3, { soft: false, pitch: 4.6 }));
      pic.flat('violet1', rect(10, 18, 30, 60), 'thin');
      pic.paint('gold2', strokes('M25,22 37,48 25,74 13,48 25,22 M13,48 37,48'), 'stroke');
      phial(pic, 16, 36, 4.6, 'green');
      phial(pic, 34, 34, 3.8, 'red');
      skull(pic, 25, 48, 6.4, { glow: 'green3' });
      phial(pic, 17, 72, 4, 'blue');
      pic.flat('bone3', poly('26,62 38,60 39,72 28,74'), 'thin').paint('red2', disc(35, 69, 2));
    },
  },
  bookcase: {
    squares: [2, 1],
    draw(pic) {
      ground(pic, 50, 64, 46, 5);
      pic.body(rect(3, 4, 94, 63), 'wood', lit(4, 3));
      pic.flat('ink', rect(8, 11, 84, 51), 'fill');
      for (const [row, y] of [[0, 12], [1, 29.5], [2, 46]] as const) {
        books(pic, 10, y, row === 1 ? 54 : 80, 13, 2 + row * 3);
        pic.paint('wood3', rect(8, y + 13.4, 84, 2.2)).paint('wood1', rect(8, y + 15.2, 84, 1));
      }
      skull(pic, 72, 36.5, 5);
      pic.flat('bone3', rect(82, 33, 4, 9.5), 'thin');
      flame(pic, 84, 33, 4.4);
      pic.body(poly('0,0 100,0 98,8 2,8'), 'wood', lit(2, 1.6));
    },
  },
  'bookcase-side': {
    squares: [1, 2],
    draw(pic) {
      ground(pic, 25, 114, 18, 4);
      pic.body(rect(8, 76, 34, 41), 'wood', lit(4, 3));
      pic.body(rect(13, 84, 24, 13), 'wood', lit(1.6, 1.2)).body(rect(13, 100, 24, 13), 'wood', lit(1.6, 1.2));
      pic.body(poly('5,4 45,4 45,82 5,82'), 'wood', lit(4, 3, { soft: false, pitch: 4.6 }));
      pic.paint('wood1', strokes('M11,9 11,78 M39,9 39,78'), 'stroke');
      // books on its top, as somebody left them
      pic.body(poly('13,12 33,10 35,24 15,26'), 'red', lit(2, 1.6)).paint('gold3', poly('16,14 31,12.5 31.2,14.4 16.2,16'));
      pic.body(poly('18,30 37,34 34,48 15,44'), 'blue', lit(2, 1.6)).paint('gold3', disc(26, 39, 3));
      open(pic, 25, 52, 12, 13);
      pic.flat('bone3', rect(32, 62, 5, 12), 'thin');
      flame(pic, 34.5, 62, 5.4);
      skull(pic, 18, 73, 5.4);
    },
  },
  weak_point: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 64, 22, 4);
      pic.body(poly('8,66 11,14 39,14 42,66'), 'stone', lit(6, 4, { soft: false, pitch: 4 }));
      pic.body(poly('3,0 47,0 43,15 7,15'), 'stone', lit(3, 2.4));
      pic.body(poly('5,62 45,62 48,69 2,69'), 'stone', lit(2, 1.4));
      pic.paint('ink', strokes('M10.5,30 39.5,30 M9.6,47 40.4,47 M22,16 22,30 M30,31 30,47 M17,48 17,61'), 'stroke');
      // it is about to go
      pic.flat('fire2', poly('27,15 20,27 28,33 19,44 29,49 22,62 27,62 35,47 26,42 34,31 27,26 32,15'), 'inked');
      pic.paint('fire3', poly('28,17 23,27 31,32 23,43 31,48 26,58 33,47 24,42 32,31 25,26'));
      rocks(pic, [[8, 66, 4], [42, 67, 5, 40], [33, 69, 3, 80]]);
    },
  },
  wheel: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 64, 20, 4);
      pair((s) => pic.body(poly([[25 + s * 12, 30], [25 + s * 20, 30], [25 + s * 23, 67], [25 + s * 12, 67]]), 'stone', lit(3, 2)));
      pic.body(rect(6, 60, 38, 8), 'stone', lit(2.4, 1.6));
      pic.body(limb(3, 36, 3.4, 47, 36, 3.4), 'iron', lit(1.6, 1.2));
      for (let at = 0; at < 8; ++at) {
        const [c, s] = [Math.cos((at * Math.PI) / 4 + 0.39), Math.sin((at * Math.PI) / 4 + 0.39)];
        pic.body(limb(25, 33, 1.8, 25 + 22 * c, 33 + 22 * s, 1.8), 'wood', lit(0.8, 0.7, { rim: 0 }));
        bead(pic, 25 + 22.5 * c, 33 + 22.5 * s, 2.6, 'wood');
      }
      pic.paint('ink', disc(25, 33, 17.4)).paint('wood2', disc(25, 33, 16)).paint('wood3', carve(disc(25, 33, 16), light, 4, { pitch: 4 })).paint('wood1', carve(disc(25, 33, 16), [0.6, 0.8], 5, { pitch: 4 })).paint('ink', disc(25, 33, 11.4));
      for (let at = 0; at < 4; ++at) {
        const [c, s] = [Math.cos((at * Math.PI) / 4 + 0.39) * 11, Math.sin((at * Math.PI) / 4 + 0.39) * 11];
        pic.body(limb(25 - c, 33 - s, 1.6, 25 + c, 33 + s, 1.6), 'wood', lit(0.7, 0.6, { rim: 0 }));
      }
      bead(pic, 25, 33, 5, 'gold');
    },
  },
  door_single: { squares: [1, 1], draw: (pic) => front(pic, 50, false) },
  'door_single-open': { squares: [1, 1], draw: (pic) => front(pic, 50, true) },
  'door_single-side': { squares: [1, 1], draw: (pic) => edge(pic, 50, false) },
  'door_single-side-open': { squares: [1, 1], draw: (pic) => edge(pic, 50, true) },
  door_double: { squares: [2, 1], draw: (pic) => front(pic, 100, false) },
  'door_double-open': { squares: [2, 1], draw: (pic) => front(pic, 100, true) },
  'door_double-side': { squares: [1, 2], draw: (pic) => edge(pic, 100, false) },
  'door_double-side-open': { squares: [1, 2], draw: (pic) => edge(pic, 100, true) },
  chest: {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 63, 20, 4);
      pic.body(poly('5,42 45,42 43,65 7,65'), 'wood', lit(4, 2.4));
      pic.body(blob('4,43! 5,31 13,25 37,25 45,31 46,43!'), 'wood', lit(4, 3, { soft: false, pitch: 4 }));
      pic.flat('gold2', poly('10,26.5 15,25.5 15,65 11,65'), 'thin').flat('gold2', poly('40,26.5 35,25.5 35,65 39,65'), 'thin').paint('gold3', rect(11, 27, 1.6, 37).d + rect(35.4, 27, 1.6, 37).d);
      pic.flat('iron2', rect(3.5, 41, 43, 4.4), 'thin').paint('iron3', rect(3.5, 41, 43, 1.4));
      pic.body(blob('20,39! 30,39! 30,49 25,54 20,49'), 'gold', lit(1.8, 1.4)).paint('ink', disc(25, 45, 1.8).d + rect(24.2, 45, 1.6, 5).d);
    },
  },
  'chest-open': {
    squares: [1, 1],
    draw(pic) {
      ground(pic, 25, 63, 20, 4);
      pic.body(blob('5,36! 6,18 14,11 36,11 44,18 45,36!'), 'wood', lit(4, 3));
      pic.flat('ink', blob('9,37! 10,21 16,16 34,16 40,21 41,37!'), 'fill');
      pic.paint('wood1', strokes('M12,24 38,24 M10,30 40,30'), 'hair');
      pic.flat('ink', poly('5,36 45,36 45,48 5,48'), 'inked');
      pic.paint('wood1', poly('8,38 42,38 40,45 10,45'));
      pic.body(poly('4,44 46,44 43,65 7,65'), 'wood', lit(4, 2.4));
      pic.flat('gold2', poly('10,44 15,44 15,65 11.5,65'), 'thin').flat('gold2', poly('40,44 35,44 35,65 38.5,65'), 'thin');
      pic.flat('iron2', rect(3, 42.5, 44, 4.2), 'thin').paint('iron3', rect(3, 42.5, 44, 1.4));
      pic.flat('ink', disc(25, 52, 4), 'fill').paint('gold1', strokes('M21,49 29,55'), 'stroke');
    },
  },
};

export function allFurniture(): Picture[] {
  return Object.entries(furniture).map(([id, { squares: [w, h], draw }]) => {
    const pic = new Picture(`saga-furniture-${id}`, 50 * w, 50 * h + lift);
    draw(pic);
    return pic;
  });
}
