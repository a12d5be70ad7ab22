// The treasures of Crypt: six kinds in four values, each in its niche. The dearer the finer: value sets the material,
// the ornament, the stones and the light behind. A card is 120 by 168; the treasure stands on the slab at y 116, below
// it is room for the dice that are set on the card.
import { away, bead, bone, gem, hang, jewel, skull } from '../kit';
import { blob, carve, disc, hatch, join, light, limb, Picture, poly, rays, rect, ribbon, strokes, type Body, type Point } from '../lino';

export const kinds = ['idol', 'jewelry', 'manuscript', 'pottery', 'remains', 'tapestry'] as const;
export type Kind = (typeof kinds)[number];
export const values = [1, 2, 3, 4] as const;
export type Value = (typeof values)[number];

export const card = { width: 120, height: 168 };
const floor = 116;

const arch = () => blob('17,116! 17,66! 25,44 41,32 60,28.5', { mirror: 60 });

/** The niche of a kind: a wall of its colour, an arch of stones, the slab and the block below it. */
export function niche(kind: Kind): Picture {
  const pic = new Picture(`crypt-niche-${kind}`, card.width, card.height);
  const wall = rect(0, 0, 120, 168);
  pic.paint(`${kind}G1`, wall);
  pic.paint(`${kind}G2`, hatch(wall, 7, 9, 1.4, { part: [0, 0.13], seed: 3 }) + hatch(wall, -7, 9, 1.4, { part: [0.89, 1], seed: 4 }));
  pic.paint(`${kind}G3`, blob('8.5,119! 8.5,64! 18,38 36,24.5 60,20', { mirror: 60 }));
  const joints: [number, number, number, number][] = [[8, 104, 18, 104], [8, 84, 18, 84], [8, 66, 18, 67], [14, 46, 24, 50], [26, 30, 33, 38], [42, 21, 46, 32]];
  pic.paint(`${kind}G0`, strokes(joints.map(([a, b, c, d]) => `M${a},${b} ${c},${d} M${120 - a},${b} ${120 - c},${d}`).join(' ')), 'stroke');
  pic.paint(`${kind}G0`, arch());
  pic.paint(`${kind}G2`, carve(arch(), away, 5, { from: 0.1, bite: 0.5 }));
  const block = rect(15, 124, 90, 28);
  pic.paint(`${kind}G2`, block, 'inked');
  pic.paint(`${kind}G3`, hatch(block, 90, 6, 2.2, { part: [0, 0.5], seed: 2 }));
  pic.paint(`${kind}G0`, hatch(block, 90, 5.5, 2.2, { part: [0.55, 1], seed: 5 }));
  const step = rect(7, 150, 106, 20);
  pic.paint(`${kind}G2`, step, 'inked');
  pic.paint(`${kind}G3`, carve(step, light, 4, { from: 0, pitch: 5 }));
  pic.paint(`${kind}G0`, strokes('M36,151 36,168 M84,151 84,168'), 'stroke');
  pic.paint(`${kind}G4`, poly('14,115 106,115 111,124 9,124'), 'inked');
  pic.paint(`${kind}G3`, poly('62,115 106,115 111,124 57,124'));
  return pic;
}

/** The carved light behind a treasure: richer with its value. */
function glory(pic: Picture, kind: Kind, value: Value, y = 74) {
  const room = arch();
  pic.paint(`${kind}G2`, disc(60, y, 27 + 3 * value, 28 + 3 * value));
  pic.paint(`${kind}G3`, rays([60, y], 20 + 2 * value, 38 + 9 * value, 30 + 5 * value, 3.2 + 0.3 * value, { room, seed: value }));
  if (value >= 2) pic.paint(`${kind}G4`, rays([60, y], 14, 22 + 6 * value, 22 + 4 * value, 2.8, { room, seed: value + 9 }));
}

const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);
/** A point on one side of the middle. */
const aside = (side: number, x: number) => 60 + side * x;

function idol(pic: Picture, value: Value) {
  const material: Body = ({ 1: 'stone', 2: 'wood', 3: 'bone', 4: 'gold' } as const)[value];
  pic.shadow(60, floor, 33);
  if (value === 4) {
    const fan: Point[] = [[27, 55], [35, 39], [50, 30], [70, 30], [85, 39], [93, 55]];
    fan.forEach(([x, y], at) => {
      pic.body(limb(60, 72, 3.5, x, y, 7), at % 2 ? 'green' : 'red', { soft: true });
      pic.body(disc(x, y, 3), at % 2 ? 'red' : 'blue', { soft: true, light: 0 });
    });
  }
  pic.body(blob('35,117! 34,109 41,104 60,103', { mirror: 60 }), material);
  if (value >= 3) pic.paint('ink', strokes('M40,117 40,111 M45,117 45,111 M80,117 80,111 M75,117 75,111'), 'stroke');
  pic.body(blob('43,109 38,99 41,90 60,86', { mirror: 60 }), material);
  pair((side) => pic.body(limb(aside(side, 21), 93, 5.6, aside(side, 8), 104, 4.4), material, { pitch: 3.4 }));
  pic.paint('ink', strokes('M50,100 51,105 M53.5,101.5 54,106 M70,100 69,105 M66.5,101.5 66,106'), 'stroke');
  if (value >= 3) gem(pic, 60, 96.5, 4, value === 4 ? 'red' : 'green');
  const head =
    value === 1
      ? blob('57,44 44,45 37,53 35,68 39,82 48,90 62,92 74,89 82,80 85,67 83,58 74,52! 77,47 67,44')
      : blob('60,41 46,43 37,51 35,66 39,81 48,90 60,92', { mirror: 60 });
  pic.body(head, material, { pitch: 3.6 });
  pair((side) => {
    pic.body(blob(`${aside(side, 25)},60 ${aside(side, 30)},57 ${aside(side, 33)},63 ${aside(side, 31)},72 ${aside(side, 25)},73`), material, { soft: true });
    if (value >= 3) bead(pic, aside(side, 29.5), 77, 3.6, value === 4 ? 'blue' : 'gold');
  });
  pair((side) => {
    pic.paint('ink', disc(aside(side, 12), 68, 7, 5, side * 12));
    if (value === 4) gem(pic, aside(side, 12), 68, 3.4, 'green');
    else pic.paint(value === 2 ? 'yellow2' : `${material}3`, disc(aside(side, 12), 68, 3, 1.9));
  });
  pic.body(blob('60,63! 53,59 43,55 36,60! 39,65 51,65 60,68!', { mirror: 60 }), material, { soft: true, light: 2.2, shade: 2 });
  pic.body(blob('57.5,64! 62.5,64! 66,75 60,78 54,75'), material, { soft: true });
  pic.paint('ink', blob('60,80 49,79 43,81! 49,88.5 60,89.5', { mirror: 60 }));
  const teeth = value === 1 ? [47.5, 58, 63.5] : [47.5, 52.5, 57.8, 63, 68.2];
  pic.paint(value === 2 ? 'wood3' : 'bone3', join(...teeth.map((x) => rect(x, 81, 4, 3.4)), ...(value === 1 ? [rect(55, 86, 4, 2)] : [50.5, 55.5, 60.8, 66].map((x) => rect(x, 85.6, 3.8, 2.2)))));
  if (value === 1) {
    pic.paint('ink', blob('69,52! 65,59! 67.5,63! 63,69! 65,69.5! 70,63.5! 67.5,59! 72,53!').d + blob('42,87! 45.5,81! 43.8,77! 46,77! 48,81! 44.5,88!').d);
    pic.paint('moss2', disc(43, 51, 5, 2.6, -30).d + disc(76, 84, 4, 2.4, 40).d + disc(47, 106, 4, 2).d, 'thin');
  }
  if (value === 2) {
    // grain, a crest of leaves, and paint on the cheeks
    pic.paint('wood1', hatch(disc(60, 52, 17, 7), 4, 4.5, 1.3, { part: [0.1, 0.8], seed: 3 }));
    for (const [x, y, turn] of [[44, 42, -38], [76, 42, 38], [60, 37, 0]] as const) {
      const leaf = blob('0,10! -6,2 -4,-6 0,-11! 4,-6 6,2', { turn, move: [x, y] });
      pic.body(leaf, 'green', { soft: true });
    }
    pic.body(blob('39,55! 60,45 81,55! 80,49 60,40 40,49'), 'hide', { soft: true });
    pic.paint('yellow2', strokes('M41,76 49,74 M42,79 50,77 M79,76 71,74 M78,79 70,77'), 'stroke');
  }
  if (value === 3) {
    pic.body(blob('36,56! 35,42! 44,47 48,37! 54,45 60,34!', { mirror: 60 }), 'gold', { pitch: 3 });
    pair((side) => gem(pic, aside(side, 15), 50, 2.6, 'red'));
    gem(pic, 60, 49, 3.6, 'green');
  }
  if (value === 4) {
    pic.body(blob('36,57! 33,41! 42,45 46,34! 53,42 60,29!', { mirror: 60 }), 'gold', { pitch: 3 });
    pic.body(blob('36,57! 60,50 84,57! 83,52 60,45 37,52'), 'gold', { soft: true });
    pair((side) => gem(pic, aside(side, 14), 51.5, 2.6, 'green'));
    gem(pic, 60, 47, 4.6, 'blue');
    pic.paint('gold1', join(...([[41, 79], [79, 79], [46, 84.5], [74, 84.5]] as Point[]).map(([x, y]) => disc(x, y, 1.4))));
  }
}

/** A chain of links or beads that hangs from both jambs to the pendant. */
function necklace(pic: Picture, material: Body, count: number, r: number, foot: Point, sag = 8) {
  pair((side) => {
    for (const [x, y] of hang([aside(side, 33), 39], [60 + side * foot[0], foot[1]], sag, count)) {
      if (count > 11) pic.flat(`${material}2`, disc(x, y, r, r * 0.75, side * 50), 'thin').paint(`${material}3`, disc(x - 0.6, y - 0.7, r * 0.45));
      else bead(pic, x, y, r, material);
    }
    pic.body(poly([[aside(side, 37.5), 35], [aside(side, 30), 34], [aside(side, 31), 41], [aside(side, 36.5), 41.5]]), 'iron', { soft: true });
  });
}

function jewelry(pic: Picture, value: Value) {
  if (value === 1) {
    pair((side) => pic.flat('hide2', ribbon([[aside(side, 34), 37], [aside(side, 26), 54], [aside(side, 12), 67], [60, 74]], [2.6]), 'inked'));
    for (const [x, y] of [[36, 58], [84, 58], [44, 66], [76, 66]] as Point[]) bead(pic, x, y, 3.6, 'bone');
    pair((side) => pic.body(rect(aside(side, 34) - 3, 34, 6, 6), 'iron', { soft: true }));
    pic.body(disc(60, 76, 5), 'clay', { soft: true });
    pic.body(blob('60,78 48,81 42,91 46,102 60,108 73,101 78,91 72,81'), 'clay', { pitch: 3.4 });
    pic.flat('ink', disc(60, 92, 11.5, 10.5), 'fill');
    pic.body(blob('60,83 52,86 50,93 55,100! 61,97! 66,101 71,93 68,86'), 'ghost', { pitch: 3 });
    pic.paint('ink', strokes('M60,84 57,90 62,93 58,98'), 'stroke');
    return;
  }
  if (value === 2) {
    necklace(pic, 'iron', 13, 2.7, [3, 72]);
    pic.body(disc(60, 75, 4.4), 'iron', { soft: true });
    pic.body(disc(60, 93, 19), 'iron', { pitch: 3.4 });
    pic.paint('iron1', strokes(Array.from({ length: 14 }, (_, at) => {
      const angle = (at * Math.PI) / 7;
      return `M${60 + 12.5 * Math.cos(angle)},${93 + 12.5 * Math.sin(angle)} ${60 + 16 * Math.cos(angle)},${93 + 16 * Math.sin(angle)}`;
    }).join(' ')), 'stroke');
    jewel(pic, 60, 93, 10, 10, 'blue');
    return;
  }
  if (value === 3) {
    necklace(pic, 'gold', 9, 3.5, [9, 70], 9);
    pair((side) => {
      pic.body(blob(`${aside(side, 12)},66 ${aside(side, 20)},68 ${aside(side, 22)},77 ${aside(side, 15)},84! ${aside(side, 9)},76`), 'gold', { pitch: 3 });
      gem(pic, aside(side, 15.5), 74.5, 4, 'green');
    });
    pic.body(blob('60,62 52,66 50,73 60,78', { mirror: 60 }), 'gold', { pitch: 3 });
    pic.body(blob('60,74 46,79 40,91 46,104 60,113', { mirror: 60 }), 'gold', { pitch: 3.4 });
    jewel(pic, 60, 93, 12.5, 13, 'red');
    return;
  }
  // a collar of plates, each with its stone, and a sun that hangs from it
  pair((side) => {
    const plates: [number, number, number][] = [[37, 42, 7], [34, 55, 8], [27, 67, 8.5], [16, 75, 8.5]];
    for (const [x, y, r] of plates) {
      pic.body(blob(`${aside(side, x - r * 0.2)},${y - r} ${aside(side, x + r * 0.7)},${y - r * 0.3} ${aside(side, x + r * 0.5)},${y + r * 0.8} ${aside(side, x - r * 0.6)},${y + r * 0.9} ${aside(side, x - r * 0.8)},${y - r * 0.2}`), 'gold', { pitch: 3 });
    }
    for (const [at, [x, y]] of ([[36, 42], [33.5, 55.5], [26.5, 67.5]] as Point[]).entries()) gem(pic, aside(side, x), y, 3.4, at % 2 ? 'blue' : 'red');
    for (const [x, y] of [[41, 67], [33, 80], [21, 90]] as Point[]) bead(pic, aside(side, x), y, 3, 'bone');
  });
  pic.body(blob('60,64! 57,72! 46,69! 50,77! 39,80! 47,86! 37,93! 47,96! 42,106! 53,104! 55,114! 60,107!', { mirror: 60 }), 'gold', { pitch: 3, shade: 6 });
  pic.body(disc(60, 90, 16), 'gold', { pitch: 3 });
  jewel(pic, 60, 90, 12, 12, 'blue');
  pair((side) => bead(pic, aside(side, 18), 111, 2.8, 'bone'));
}

/** Lines of writing, as nobody can read them. */
function writing(x: number, y: number, width: number, rows: number, gap: number): string {
  return join(...Array.from({ length: rows }, (_, row) => rect(x + (row * 3) % 4, y + row * gap, width - ((row * 7) % 11), 1.5))).d;
}

function manuscript(pic: Picture, value: Value) {
  if (value === 1) {
    pic.shadow(60, floor, 30);
    pic.body(blob('38,50! 60,46 82,50! 80,66! 70,73! 77,77! 71,84! 84,90! 82,109! 60,112 37,109! 41,90 36,70'), 'bone', { pitch: 4 });
    pic.paint('hide1', writing(45, 58, 27, 8, 6));
    for (const y of [48, 111]) {
      pic.body(blob(`36,${y - 5} 60,${y - 6.5} 84,${y - 5} 88,${y} 84,${y + 5} 60,${y + 4} 36,${y + 5} 32,${y}`), 'bone', { pitch: 3, light: 3, shade: 5 });
      pair((side) => pic.body(disc(aside(side, 28), y, 3.2, 5.2), 'wood', { soft: true }));
    }
    pic.paint('hide2', disc(52, 98, 6, 4, 20));
    return;
  }
  if (value === 2) {
    pic.shadow(60, floor, 32);
    pic.body(blob('36,46! 60,42 84,46! 82,70 86,92 83,110! 60,113 37,110! 39,90 35,68'), 'bone', { pitch: 4 });
    pic.body(rect(44, 55, 11, 12), 'red', { soft: true });
    pic.paint('bone3', strokes('M49.5,57.5 49.5,64.5 M46.5,60 52.5,60'), 'stroke');
    pic.paint('hide1', join(rect(58, 56, 17, 1.6), rect(58, 61, 15, 1.6), rect(58, 66, 18, 1.6)).d + writing(44, 72, 32, 5, 5.5));
    for (const y of [44, 111]) {
      pic.body(blob(`34,${y - 5.5} 60,${y - 7} 86,${y - 5.5} 90,${y} 86,${y + 5.5} 60,${y + 4} 34,${y + 5.5} 30,${y}`), 'bone', { pitch: 3, light: 3, shade: 5 });
      pair((side) => {
        pic.body(disc(aside(side, 30), y, 3.4, 5.6), 'wood', { soft: true });
        bead(pic, aside(side, 35), y, 3, 'gold');
      });
    }
    pic.body(blob('66,98! 74,98! 77,116! 72,112! 68,117!'), 'red', { soft: true });
    pic.body(disc(70, 97, 8), 'red', { pitch: 3 });
    pic.paint('red1', strokes('M66,97 70,92.5 74,97 70,101.5 66,97'), 'stroke');
    return;
  }
  pic.shadow(62, floor, 36);
  const cover: Body = value === 4 ? 'red' : 'blue';
  pic.body(poly('40,44 87,38 92,104 44,116'), 'bone', { light: 0, shade: 0, rim: 0 });
  pic.paint('hide1', strokes('M89,44 93,102 M91,46 94,100 M46,113 93,103 M45,115 92,105'), 'hair');
  pic.body(blob('32,43! 35,40 83,33! 86,35 89,100! 87,103 39,113! 36,111'), cover, { pitch: 3.8 });
  pic.body(blob('32,43! 27,47 30,109 38,113! 36,110 35,58'), cover, { pitch: 3 });
  for (const y of [54, 70, 86, 101]) pic.body(poly([[27.5, y], [35.5, y - 2.5], [36, y + 1.6], [28, y + 4]]), 'gold', { soft: true });
  pic.paint('gold2', strokes('M42,49 78,43.5 81,96.5 45,103.5 42,49'), 'stroke');
  if (value === 4) for (const corner of ['34,41 49,39 36,56', '84,34 70,36 85.5,49', '88,102 73,105.5 87,88', '38,112 37,96 53,109']) pic.body(poly(corner), 'gold', { pitch: 2.6 });
  if (value === 3) {
    pic.body(blob('61,58! 51,70 54,84 61.5,93!', { mirror: 61.5 }), 'iron', { pitch: 3 });
    gem(pic, 61.5, 75, 7, 'ghost');
  } else {
    pic.paint('gold2', rays([61.5, 74], 9, 20, 16, 4.4));
    pic.paint('gold3', rays([61, 73.6], 9, 19, 16, 2.4));
    pic.body(disc(61.5, 74, 10.5), 'gold', { pitch: 2.6 });
    jewel(pic, 61.5, 74, 6.6, 6.6, 'blue');
    for (const [x, y] of [[50.5, 55.5], [73.5, 52], [53, 95], [75, 91]] as Point[]) gem(pic, x, y, 3.4, 'green');
  }
  for (const y of [52, 84]) {
    pic.body(poly([[82, y], [93.5, y - 2], [94.5, y + 5], [82.5, y + 7]]), value === 4 ? 'gold' : 'iron', { soft: true });
    pic.paint('ink', disc(90.5, y + 2.2, 1.5));
  }
  if (value === 4) pic.body(blob('64,108! 71,106.5! 72.5,126! 69,122! 66,127!'), 'blue', { soft: true });
}

/** Teeth of paint around a pot's belly. */
function zigzag(y: number, half: number, bow: number, tall: number, count: number): string {
  const at = (share: number): Point => [60 - half + 2 * half * share, y + bow * 4 * share * (1 - share)];
  return join(...Array.from({ length: count }, (_, k) => {
    const [a, b] = [at(k / count), at((k + 1) / count)];
    return poly([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + tall]]);
  })).d;
}

function band(y: number, half: number, bow: number, tall: number) {
  return blob(`${60 - half},${y}! 60,${y + bow} ${60 + half},${y}! ${60 + half - 1},${y + tall}! 60,${y + bow + tall} ${60 - half + 1},${y + tall}!`);
}

function pottery(pic: Picture, value: Value) {
  pic.shadow(60, floor, 25);
  if (value === 1) {
    const belly = blob('48,53! 46,60 36,70 32,87 38,104 48,116! 72,116! 83,103 88,87 84,71 73,60 72,53!');
    pic.body(belly, 'clay', { pitch: 4, shade: 15 });
    pic.paint('clay1', hatch(belly, 4, 8, 1.6, { part: [0.15, 0.6], seed: 6 }));
    pic.body(blob('45,49 60,46 70,47! 72,52! 78,50! 76,54 60,57 44,54'), 'clay', { soft: true });
    pic.paint('ink', disc(58, 50.6, 11, 2.4));
    pic.paint('ink', blob('71,57! 67,68! 73,76! 65,87! 70,95! 67,103! 69,103.5! 72.5,95! 68,87! 76,76! 70,68! 74,58!').d + blob('65,87! 56,91! 52,97! 54,97.5! 58,93! 66,89!').d);
    return;
  }
  const handle: Body = value === 4 ? 'gold' : 'clay';
  pair((side) => {
    if (value === 2 && side === -1) return;
    const ear = value === 2 ? [[10, 47], [25, 44], [33, 55], [29, 72], [21, 79]] : [[8, 45], [24, 39], [33, 50], [30, 64], [22, 72]];
    pic.body(ribbon(ear.map(([x, y]): Point => [aside(side, x!), y!]), [6]), handle, { soft: true, light: 1.6, shade: 2 });
  });
  if (value === 2) {
    const belly = blob('50,49! 50,58 40,66 34,80 37,98 47,110 50,116! 60,116', { mirror: 60 });
    pic.body(belly, 'clay', { pitch: 4, shade: 15 });
    pic.body(blob('46,43 36,41! 47,50! 60,52 73,50! 74,44 60,40'), 'clay', { soft: true });
    pic.paint('ink', disc(60, 45, 11, 2.4));
    pic.paint('bone2', band(68, 19, 3, 3).d + band(98, 21.5, 3.5, 3).d);
    pic.paint('ink', zigzag(75, 22, 4, 9, 7));
    pic.paint('bone2', zigzag(76.5, 21, 4, 4, 7));
    return;
  }
  // an amphora: neck, shoulder, foot, and a frieze in black
  pic.body(blob('51,40! 52,53 48,60 60,64', { mirror: 60 }), 'clay', { pitch: 3 });
  const belly = blob('60,57 48,58 36,66 32,78 37,93 48,106 55,110 60,111', { mirror: 60 });
  pic.body(belly, 'clay', { pitch: 4, shade: 14 });
  pic.body(blob('47,117! 49,111 60,109', { mirror: 60 }), handle, { soft: true });
  pic.paint('ink', band(63, 18, 2.5, 2.4).d + band(94, 21, 3.5, 3).d + zigzag(99, 17, 3, 8, 6));
  if (value === 3) {
    pic.body(blob('47,37 60,34 73,37 74,42 60,45 46,42'), 'clay', { soft: true });
    pic.paint('ink', disc(60, 39, 10.5, 2.2));
    pic.paint('bone3', band(67.5, 22, 3, 23));
    pic.paint('bone1', carve(band(67.5, 22, 3, 23), away, 5, { bite: 0.5 }));
    // three dancers, hand in hand
    const dancer = (x: number, y: number) => disc(x, y - 8, 2).d + blob(`${x - 1},${y - 6}! ${x + 1.4},${y - 6}! ${x + 2.4},${y} ${x + 5},${y + 9}! ${x + 2.5},${y + 9}! ${x},${y + 3} ${x - 3},${y + 9}! ${x - 5},${y + 8.5}! ${x - 2},${y}`).d;
    pic.paint('ink', dancer(46, 81) + dancer(60, 82) + dancer(74, 81) + poly('40,74 46,76.5 53,73.5 60,77.5 67,73.5 74,76.5 80,74 74,78.5 67,75.5 60,79.5 53,75.5 46,78.5').d);
    return;
  }
  pic.body(blob('46,36 60,33 74,36 75,41 60,44 45,41'), 'gold', { soft: true });
  pic.paint('ink', disc(60, 38, 11, 2.2));
  // a horseman and a spear
  pic.paint('ink', blob('36,89! 38,80 43,77 52,78 57,71! 60,70 65,74! 63,77 60,77 59,83 59,91! 56.5,91! 56,85 46,85 43,92! 40.5,92! 41,85 38,90!').d + blob('47,78! 47,71 49,68 47.5,66 50.5,64.5 53,66.5 52,69 54,72 53,78!').d + blob('70,92! 71,83 69,77 72,73.5 70.5,70.5 73.5,68.5 76,70.5 75,73.5 78,78 75.5,83 77.5,91! 75,91! 73.5,85 72.5,92!').d);
  pic.paint('clay3', strokes('M80.5,66 81.5,91 M42,80 47,81 M50,81 54,81.5 M72,77.5 76,78'), 'hair');
  pic.paint('gold3', zigzag(96.5, 20, 3, 2.6, 10));
  pair((side) => gem(pic, aside(side, 8), 50, 2.2, 'green'));
  gem(pic, 60, 51, 3.2, 'blue');
}

function remains(pic: Picture, value: Value) {
  pic.shadow(60, floor, 36);
  if (value === 1) {
    bone(pic, [30, 112], [92, 103], 4.6);
    bone(pic, [30, 101], [88, 113], 4.6);
    skull(pic, 60, 80, 23, { jaw: false });
    pic.paint('ink', blob('70,56! 66,64! 69,69! 64,75! 66,75.5! 71.5,69.5! 68.5,64.5! 73,58!').d + blob('48,59! 52,65! 49,70! 50.5,70.5! 54,65! 50,58!').d);
    return;
  }
  if (value === 2) {
    bone(pic, [28, 111], [93, 101], 5);
    bone(pic, [27, 99], [92, 112], 5);
    skull(pic, 60, 74, 27);
    pic.body(ribbon([[36, 64], [60, 58], [84, 64]], [5]), 'iron', { soft: true });
    return;
  }
  if (value === 3) {
    pic.body(blob('26,116! 24,106 34,103 60,101', { mirror: 60 }), 'red', { pitch: 4 });
    pair((side) => pic.body(blob(`${aside(side, 36)},116! ${aside(side, 42)},110 ${aside(side, 44)},117!`), 'gold', { soft: true }));
    skull(pic, 60, 77, 26);
    pic.body(ribbon([[35, 69], [48, 62], [60, 60], [72, 62], [85, 69]], [6.5]), 'gold', { soft: true });
    pair((side) => gem(pic, aside(side, 14), 62.5, 2.6, 'green'));
    gem(pic, 60, 60, 3.8, 'red');
    pair((side) => {
      for (const [x, y, turn] of [[31, 60, 20], [27, 51, 5], [21, 44, -20], [13, 39, -45]] as const) pic.body(disc(aside(side, x), y, 3.2, 5.4, side * turn), 'gold', { soft: true, light: 1 });
    });
    return;
  }
  // a shrine of gold around a gilded skull
  pair((side) => {
    pic.body(rect(aside(side, 33) - 4, 54, 8, 56), 'gold', { pitch: 3 });
    pic.body(poly([[aside(side, 33) - 5, 54], [aside(side, 33) + 5, 54], [aside(side, 33), 37]]), 'gold', { pitch: 3 });
    bead(pic, aside(side, 33), 36, 2.8, 'red');
  });
  pic.body(blob('28,116! 28,108! 60,108', { mirror: 60 }), 'gold', { pitch: 3 });
  pic.flat('red1', blob('32,108! 32,64 44,52 60,48', { mirror: 60 }));
  pic.paint('red2', rays([60, 82], 12, 36, 26, 3.2, { room: blob('32,108! 32,64 44,52 60,48', { mirror: 60 }), seed: 4 }));
  pic.body(blob('28,66! 31,54 44,46 60,30! 76,46 89,54 92,66! 86,66! 82,58 70,53 60,47! 50,53 38,58 34,66!'), 'gold', { pitch: 3, light: 3, shade: 4 });
  gem(pic, 60, 41, 4.4, 'blue');
  pic.body(blob('36,108! 40,101 60,99', { mirror: 60 }), 'violet', { pitch: 3 });
  skull(pic, 60, 80, 19.5, { material: 'gold' });
  pair((side) => gem(pic, aside(side, 8.2), 80.5, 4, 'green'));
  pic.body(blob('44,71! 41,59! 48,64! 53,55! 57,62! 60,52!', { mirror: 60 }), 'gold', { pitch: 3 });
  for (const x of [36, 48, 60, 72, 84]) gem(pic, x, 112, 2.2, x % 24 ? 'green' : 'red');
}

function tapestry(pic: Picture, value: Value) {
  const rod: Body = value >= 3 ? 'gold' : 'wood';
  pic.body(limb(23, 41, 2.6, 97, 41, 2.6), rod, { soft: true });
  pair((side) => (value === 1 ? pic.body(disc(aside(side, 38), 41, 3.6), 'wood', { soft: true }) : bead(pic, aside(side, 39), 41, 4.4, rod)));
  for (const x of [32, 46, 60, 74, 88]) pic.body(rect(x - 2.5, 38, 5, 8), value === 1 ? 'hide' : 'gold', { soft: true });
  if (value === 1) {
    const rag = blob('28,45! 60,47 92,45! 90,62 93,74 88,84! 85,97! 80,90! 77,108! 72,97! 66,103! 60,92! 55,110! 49,101! 44,112! 39,99! 33,104! 29,84 31,64');
    pic.body(rag, 'moss', { pitch: 5 });
    pic.paint('moss1', hatch(rag, 88, 9, 2, { part: [0, 0.7], seed: 5 }));
    pic.paint('tapestryG0', blob('44,58 51,55 54,63 47,68').d + disc(76, 72, 5, 3.4, 30).d + disc(60, 82, 3, 4).d, 'thin');
    pic.paint('bone2', strokes('M36,52 40,56 44,52 M64,52 68,56 72,52 76,56 80,52 84,56'), 'stroke');
    pic.flat('hide2', rect(67, 60, 9, 9), 'thin');
    pic.paint('ink', strokes('M66,62 69,62 M66,66 69,66 M74,62 77,62 M74,66 77,66'), 'hair');
    return;
  }
  const fringe = (material: Body, y: number, from: number, to: number, gap: number) => {
    for (let x = from; x <= to; x += gap) pic.body(limb(x, y, 1.6, x, y + 7, 2.2), material, { soft: true, light: 0.8, shade: 1 });
  };
  if (value === 2) {
    fringe('bone', 105, 34, 86, 6.5);
    const cloth = rect(30, 46, 60, 60);
    pic.body(cloth, 'green', { pitch: 5 });
    for (const y of [54, 92]) pic.flat('bone2', rect(30, y, 60, 5), 'thin');
    pic.paint('bone3', join(...[0, 1, 2].map((row) => poly([[33, 68 + row * 8], [60, 60.5 + row * 8], [87, 68 + row * 8], [87, 71.5 + row * 8], [60, 64 + row * 8], [33, 71.5 + row * 8]]))));
    pic.paint('green1', carve(cloth, away, 6, { pitch: 5 }));
    return;
  }
  if (value === 3) {
    fringe('gold', 106, 32, 88, 6.2);
    const cloth = poly('28,46 92,46 92,106 28,106');
    pic.body(cloth, 'blue', { pitch: 5 });
    pic.paint('gold2', strokes('M32,50 88,50 88,102 32,102 32,50'), 'thick');
    // a tower under a moon and stars
    pic.flat('bone2', poly('46,98 48,72 44,72 44,62 49,62 49,66 54,66 54,62 60,62 60,66 65,66 65,62 70,62 70,72 66,72 68,98'), 'thin');
    pic.paint('bone1', poly('60,98 60,74 66,72 68,98'));
    pic.paint('ink', blob('53,98! 53,88 57,84 61,88 61,98!').d + rect(55.5, 75, 3, 5).d);
    pic.paint('gold3', blob('78,56! 71,57 69,64 74,69! 72,63 74,59').d + join(...([[38, 58], [40, 76], [80, 80], [77, 93], [38, 92]] as Point[]).map(([x, y]) => poly([[x, y - 4], [x + 1.2, y - 1.2], [x + 4, y], [x + 1.2, y + 1.2], [x, y + 4], [x - 1.2, y + 1.2], [x - 4, y], [x - 1.2, y - 1.2]]))).d);
    pic.paint('blue1', carve(cloth, away, 5, { pitch: 5 }));
    return;
  }
  pair((side) => {
    pic.flat('gold2', ribbon([[aside(side, 39), 44], [aside(side, 41), 58], [aside(side, 39), 70]], [2]), 'thin');
    pic.body(blob(`${aside(side, 39)},66 ${aside(side, 43.5)},74 ${aside(side, 43)},86! ${aside(side, 35)},86! ${aside(side, 34.5)},74`), 'gold', { pitch: 3 });
  });
  fringe('gold', 103, 33, 87, 5.4);
  const cloth = blob('28,46! 92,46! 92,100! 76,106! 60,113! 44,106! 28,100!');
  pic.body(cloth, 'red', { pitch: 5 });
  pic.paint('gold2', strokes('M32,50 88,50 88,97.5 60,108 32,97.5 32,50'), 'thick');
  // the sun with a face, and a crown above it
  for (let at = 0; at < 12; ++at) {
    const angle = (at * Math.PI) / 6;
    const point = (r: number, turn: number) => `${60 + r * Math.cos(angle + turn)},${77 + r * Math.sin(angle + turn)}!`;
    pic.flat(at % 2 ? 'fire2' : 'gold2', poly(`${point(13, -0.24)} ${point(at % 2 ? 20 : 23, 0)} ${point(13, 0.24)}`), 'thin');
  }
  pic.body(disc(60, 77, 14), 'gold', { pitch: 3.4 });
  pair((side) => {
    pic.paint('ink', disc(aside(side, 5), 74.5, 2, 1.5, side * 10));
    pic.paint('gold1', blob(`${aside(side, 2)},71! ${aside(side, 5)},69.5 ${aside(side, 9)},72! ${aside(side, 5)},71.5`));
    pic.paint('fire2', disc(aside(side, 8), 80, 2.6, 1.8));
  });
  pic.paint('gold1', poly('59,75 61,75 62,80 58,80'));
  pic.paint('ink', blob('54,83! 60,85.5 66,83! 60,88'));
  pair((side) => gem(pic, aside(side, 23), 57, 3, 'green'));
  pic.flat('gold3', poly('51,57 49.5,50.5 54.5,53.5 60,47.5 65.5,53.5 70.5,50.5 69,57'), 'thin');
  gem(pic, 60, 101, 3.4, 'blue');
  pic.paint('red1', carve(cloth, away, 4.5, { pitch: 5 }));
}

const draw: Record<Kind, (pic: Picture, value: Value) => void> = { idol, jewelry, manuscript, pottery, remains, tapestry };

/** A treasure and the light behind it; its niche lies below. */
export function treasure(kind: Kind, value: Value): Picture {
  const pic = new Picture(`crypt-${kind}-${value}`, card.width, card.height);
  glory(pic, kind, value, kind === 'tapestry' ? 76 : 74);
  draw[kind](pic, value);
  return pic;
}
