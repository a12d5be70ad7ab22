// What stands in a Room: one thing each, known by its outline at 20 pixels. Laid out around the middle of a tile, in a box
// of 44 units; and the two things that lie on a corridor.
import { bead, bone, flame, gem, skull } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Body, type Point, type Relief } from '../lino';

const soft: Relief = { soft: true };
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** A pillory: a plank with three holes, and chains that wait. */
function torture(pic: Picture) {
  pic.shadow(0, 16, 19, 3.5);
  pair((s) => pic.body(poly([[s * 15 - 3, -20], [s * 15 + 3, -20], [s * 15 + 3.6, 17], [s * 15 - 3.6, 17]]), 'wood', soft));
  pic.body(blob('-22,-17! -22,2! 22,2! 22,-17!'), 'wood', { soft: true, shade: 3.4, light: 2.4 });
  pic.paint('ink', disc(0, -7.5, 6).d + disc(-13.5, -7.5, 3.2).d + disc(13.5, -7.5, 3.2).d);
  pic.paint('ink', strokes('M-22,-7.5 -17,-7.5 M-10,-7.5 -6,-7.5 M6,-7.5 10,-7.5 M17,-7.5 22,-7.5'), 'stroke');
  pair((s) => {
    for (const [x, y] of [[7, 5], [7, 9], [7, 13]] as Point[]) pic.flat('iron3', disc(s * x, y, 1.7, 2.3), 'thin');
    pic.body(disc(s * 7, 16.5, 3.2, 2.6), 'iron', soft);
  });
}

/** Two bunks, one above the other. */
function dorm(pic: Picture) {
  pic.shadow(0, 17, 20, 3.5);
  const bunk = (y: number, cloth: Body) => {
    pic.body(blob(`-17,${y - 4} -16,${y - 9} -8,${y - 9} -6,${y - 3}! -17,${y - 2}!`), 'bone', soft);
    pic.body(blob(`-8,${y - 2}! -6,${y - 8} 4,${y - 9} 14,${y - 7} 18,${y - 1}! 18,${y + 2}! -8,${y + 2}!`), cloth, { soft: true, shade: 3, light: 2.4 });
    pic.body(rect(-20, y, 40, 5), 'wood', { soft: true, shade: 1.6, light: 1.2 });
  };
  bunk(-9, 'red');
  bunk(10, 'green');
  pair((s) => {
    pic.body(rect(s * 19 - 2.6, -24, 5.2, 42), 'wood', { soft: true, shade: 1.8, light: 1.2 });
    bead(pic, s * 19, -25, 3, 'gold');
  });
}

/** A cauldron over its fire. */
function kitchen(pic: Picture) {
  pic.shadow(0, 16, 18, 3.5);
  pair((s) => pic.body(limb(-s * 14, 17, 2.2, s * 11, 13, 2), 'wood', soft));
  for (const [x, size] of [[-8, 8], [8, 8], [0, 11]] as Point[]) flame(pic, x, 17, size);
  pic.body(blob('-15,-10! -18,-1 -13,9 0,13 13,9 18,-1 15,-10!'), 'iron', { soft: true, shade: 7, light: 4 });
  pic.body(disc(0, -10, 17, 5), 'iron', { soft: true, shade: 1.6, light: 1.4 });
  pic.flat('moss3', disc(0, -10.4, 13, 3.2), 'fill').paint('bone3', disc(-5, -11, 2.6, 1.3).d + disc(5, -10, 2, 1).d);
  pic.flat('ghost3', ribbon([[-4, -13], [-8, -18], [-3, -21], [-6, -26]], [1, 3.4, 3.4, 1]), 'thin').flat('ghost3', ribbon([[5, -13], [2, -17], [7, -20], [4, -25]], [1, 3, 3, 1]), 'thin');
}

/** A great book lies open on its stand. */
function library(pic: Picture) {
  pic.shadow(0, 17, 14, 3);
  pic.body(poly('-4,6 4,6 9,17 -9,17'), 'wood', soft);
  pic.body(blob('0,9! -11,5 -23,7! -23,-14! -11,-17 0,-12! 11,-17 23,-14! 23,7! 11,5'), 'red', { soft: true, shade: 2, light: 1.4 });
  pair((s) => pic.flat('bone3', blob(`0,6! ${s * 10},1 ${s * 20.5},3.5! ${s * 20.5},-17! ${s * 10},-20 0,-15!`), 'thin'));
  pic.paint('bone1', blob('0,6! 6,3 10,1.5 10,-1 5,-1 0,1!').d + poly('-1,-15 1,-15 1,6 -1,6').d);
  pic.paint('hide1', [-13, -9, -5, -1].map((y) => poly([[-17, y - 1.6], [-4.5, y], [-4.5, y + 1.7], [-17, y + 0.1]]).d).join('') + [-5, -1].map((y) => poly([[17, y - 1.6], [4.5, y], [4.5, y + 1.7], [17, y + 0.1]]).d).join(''));
  gem(pic, 11, -11.5, 3.6, 'blue');
  pic.body(poly('3,4 7,3 8,15 5.5,12 3.5,15.5'), 'red', soft);
}

/** A chest that cannot be shut any more. */
function treasure(pic: Picture) {
  pic.shadow(0, 16, 20, 3.5);
  pic.body(blob('-19,-8! -18,-19 -9,-24 9,-24 18,-19 19,-8!'), 'wood', { soft: true, shade: 4, light: 3 });
  pic.flat('ink', blob('-16,-8! -15,-16 -8,-19 8,-19 15,-16 16,-8!'), 'fill');
  pic.body(blob('-17,-3! -12,-11 -7,-9 -2,-15 4,-12 9,-13 17,-3!'), 'gold', { soft: true, shade: 3, light: 3 });
  for (const [x, y] of [[-9, -6], [0, -9], [8, -6]] as Point[]) pic.flat('gold3', disc(x, y, 3.6, 2.6), 'thin');
  gem(pic, -2, -4, 3.4, 'red');
  pic.body(poly('-20,-3 20,-3 18,16 -18,16'), 'wood', { soft: true, shade: 4, light: 2.4 });
  pic.flat('gold2', rect(-15, -3, 4.4, 19).d + rect(10.6, -3, 4.4, 19).d, 'thin');
  pic.body(blob('-6,-4! 6,-4! 6,5 0,9 -6,5'), 'gold', soft);
  pic.paint('ink', disc(0, 1, 1.8).d + rect(-0.8, 1, 1.6, 4).d);
}

/** A throne of stone with a red back. */
function throne(pic: Picture) {
  pic.shadow(0, 17, 18, 3.5);
  pic.body(blob('-13,14! -14,-18! -9,-15! -5,-22! 0,-27! 5,-22! 9,-15! 14,-18! 13,14!'), 'gold', { soft: true, shade: 4, light: 2.4 });
  pic.flat('red2', blob('-9,10! -9,-9 0,-17 9,-9 9,10!'), 'thin').paint('red1', hatch(rect(-8, -8, 16, 16), 88, 4, 1.2, { part: [0.2, 1] }));
  gem(pic, 0, -19, 3, 'blue');
  pic.body(blob('-12,3! 12,3! 15,9! -15,9!'), 'red', { soft: true, shade: 2.4, light: 1.6 });
  pic.body(rect(-15, 9, 30, 8), 'gold', { soft: true, shade: 2.4, light: 1.4 });
  pair((s) => {
    pic.body(rect(s * 16 - 3, -2, 6, 19), 'gold', { soft: true, shade: 2, light: 1.2 });
    skull(pic, s * 16, -4, 4.2, { jaw: false });
  });
}

/** A pit with a rim of stones; something below is awake. */
function pit(pic: Picture) {
  pic.body(disc(0, 2, 23, 17), 'stone', { soft: true, shade: 4, light: 3 });
  let joints = '';
  for (let k = 0; k < 12; ++k) {
    const [x, y] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)];
    joints += `M${23 * x},${2 + 17 * y} ${17 * x},${2 + 12 * y} `;
  }
  pic.paint('ink', strokes(joints), 'stroke').paint('ink', disc(0, 2, 18, 12.6));
  pic.paint('fire1', disc(0, 6.4, 13.4, 7)).paint('fire2', disc(0, 8.4, 9, 4.4));
  pic.paint('ink', disc(-5, 5.6, 3, 2.6, 14).d + disc(5, 5.6, 3, 2.6, -14).d);
  for (let k = 0; k < 8; ++k) {
    const x = -14 + k * 4;
    const y = 2 - 12.4 * Math.sqrt(1 - (x / 18.4) ** 2);
    pic.paint('bone3', poly([[x - 1.9, y], [x + 1.9, y], [x, y + 6]]));
  }
  pic.body(blob('13,16! 12,6 10,2! 14,3 15,-3! 17.5,3 20,-1! 21,5 23,4! 20,11 20,16!'), 'violet', { soft: true, shade: 1.6, light: 1.4 });
}

/** A gate of stone with whirling light: here they come from. */
function portal(pic: Picture) {
  pic.shadow(0, 17, 19, 3.5);
  pic.body(blob('-20,17! -20,-8 -13,-21 0,-26 13,-21 20,-8 20,17!'), 'stone', { soft: true, shade: 4, light: 3 });
  pic.flat('violet1', blob('-12,17! -12,-6 -7,-15 0,-18 7,-15 12,-6 12,17!'), 'thin');
  pic.paint('violet2', blob('-10,8 -9,-6 0,-14 8,-7 8,3 1,8 -4,2 0,-3! 0,0 3,2 5,-3 0,-8 -6,-3 -5,8 3,13 9,12! 3,17 -6,15'));
  pic.paint('violet3', blob('-8,6 -7,-5 0,-11 5,-7! -1,-8 -5,-2 -4,6 2,11! -5,11').d + disc(1.4, -0.4, 2.6).d);
  let joints = '';
  for (const [a, b] of [[-152, 0], [-125, 0], [-55, 0], [-28, 0]] as Point[]) {
    const t = (a * Math.PI) / 180;
    joints += `M${12.6 * Math.cos(t) + b},${-6 + 12.6 * Math.sin(t)} ${20 * Math.cos(t)},${-7 + 19 * Math.sin(t)} `;
  }
  pic.paint('ink', strokes(`${joints} M-20,4 -12,4 M12,4 20,4`), 'stroke');
  pic.body(poly('-5,-28 5,-28 3.4,-17 -3.4,-17'), 'gold', soft);
}

/** What was hunted: it looks out of its hole. */
function monster(pic: Picture) {
  pic.shadow(0, 17, 22, 3.5);
  pair((s) => pic.body(blob(`${s * 9},-12! ${s * 15},-25 ${s * 25},-25! ${s * 20},-17 ${s * 18},-8!`), 'bone', soft));
  pic.body(blob('0,-19 -13,-17 -20,-6 -21,8 -15,17 0,19', { mirror: 0 }), 'magenta', { soft: true, shade: 6, light: 4 });
  for (const [x, y, r] of [[-9, -7, 4.6], [9, -7, 4.6], [0, -11, 3.6]] as const) {
    pic.flat('yellow3', disc(x, y, r), 'thin').paint('ink', disc(x + 0.6, y + 0.6, r * 0.5));
  }
  pic.flat('ink', blob('-16,2! 0,5 16,2! 14,12 0,16 -14,12'), 'fill');
  pic.paint('bone3', [-12, -7, -2, 3, 8].map((x) => poly([[x, 3.4], [x + 4.4, 3.4], [x + 2.2, 9]]).d).join('') + [-9, -3, 3].map((x) => poly([[x, 14.6], [x + 4.6, 14.6], [x + 2.2, 9.4]]).d).join(''));
  pair((s) => pic.body(blob(`${s * 16},10! ${s * 24},8 ${s * 24},17! ${s * 13},18!`), 'magenta', soft));
}

/** Broken columns of somebody who dug here before. */
function ruins(pic: Picture) {
  pic.shadow(0, 17, 21, 3.5);
  const column = (x: number, top: number, wide: number) => {
    const shaft = blob(`${x - wide},${top + 3}! ${x - wide * 0.3},${top - 2}! ${x + wide * 0.2},${top + 2}! ${x + wide},${top - 1}! ${x + wide},15! ${x - wide},15!`);
    pic.body(shaft, 'bone', { soft: true, shade: 2.6, light: 1.6 });
    pic.paint('bone1', strokes(`M${x - wide * 0.3},${top + 4} ${x - wide * 0.3},14 M${x + wide * 0.35},${top + 4} ${x + wide * 0.35},14`), 'hair');
    pic.body(rect(x - wide - 2, 12, wide * 2 + 4, 5), 'bone', soft);
  };
  column(-13, -21, 5.4);
  column(13, -7, 5.4);
  pic.body(rect(-21, -25, 16, 5), 'bone', soft);
  pic.body(blob('-4,17! -6,10 0,5 6,8 8,17!'), 'stone', soft);
  pic.body(limb(1, 12, 4, 9, 15, 4), 'bone', soft);
  pic.paint('green2', blob('-19,-20! -16,-12 -18,-4! -20,-10').d + blob('17,-6! 19,2 17,10! 15,2').d);
}

/** The gate of the dwarves, between two towers. */
function citadel(pic: Picture) {
  pic.shadow(0, 17, 22, 3.5);
  pic.body(blob('-13,17! -13,-10! -8,-10! -8,-14! -3,-14! -3,-10! 3,-10! 3,-14! 8,-14! 8,-10! 13,-10! 13,17!'), 'stone', { soft: true, shade: 3, light: 2 });
  pair((s) => {
    const x = s * 16;
    pic.body(poly([[x - 6.5, -17], [x + 6.5, -17], [x + 7.5, 17], [x - 7.5, 17]]), 'stone', { soft: true, shade: 3, light: 2 });
    pic.body(blob(`${x - 8.5},-15! ${x},-29! ${x + 8.5},-15!`), 'blue', { soft: true, shade: 3, light: 2 });
    pic.paint('fire3', rect(x - 1.6, -9, 3.2, 6));
  });
  pic.flat('ink', blob('-7,17! -7,5 0,-3 7,5 7,17!'), 'fill').paint('fire2', blob('-5,17! -5,6 0,0 5,6 5,17!'));
  pic.paint('ink', strokes('M-2,0 -2,17 M2,0 2,17 M-6,6 6,6 M-6,11 6,11'), 'stroke');
}

/** Three eggs in a nest; do not wake the mother. */
function egg(pic: Picture) {
  pic.shadow(0, 16, 21, 4);
  const one = (x: number, y: number, r: number, material: Body) => {
    pic.body(blob(`${x},${y - r * 1.35} ${x - r * 0.75},${y - r * 0.5} ${x - r * 0.9},${y + r * 0.4} ${x},${y + r} ${x + r * 0.9},${y + r * 0.4} ${x + r * 0.75},${y - r * 0.5}`), material, { soft: true, shade: r * 0.5, light: r * 0.35 });
    pic.paint(`${material}1`, disc(x - r * 0.2, y - r * 0.5, r * 0.2).d + disc(x + r * 0.35, y - r * 0.1, r * 0.16).d + disc(x - r * 0.35, y + r * 0.25, r * 0.16).d);
  };
  one(-10, -3, 9.5, 'green');
  one(11, -2, 9, 'violet');
  one(0, 0, 11.5, 'red');
  const nest = blob('-23,4! -14,9 0,11 14,9 23,4! 21,14 10,19 -10,19 -21,14');
  pic.body(nest, 'hide', { soft: true, shade: 4, light: 2.4 });
  pic.paint('hide1', hatch(nest, 12, 4, 1.4, { seed: 2 }));
}

/** A cave: teeth of stone, and eyes in the dark. */
function cave(pic: Picture) {
  pic.shadow(0, 17, 22, 3);
  pic.body(blob('-24,17! -22,-2 -14,-18 -3,-24 9,-21 20,-10 24,17!'), 'dark', { soft: true, shade: 5, light: 4 });
  pic.flat('ink', blob('-15,17! -14,0 -6,-11 6,-11 14,-1 15,17!'), 'fill');
  pic.paint('dark3', poly('-10,-6 -5,-10 -6,2').d + poly('0,-11 5,-11 3,-1').d + poly('9,-8 12,-4 9,3').d + poly('-12,17 -8,17 -10,9').d + poly('7,17 12,17 9,11').d);
  pic.paint('yellow2', disc(-4.6, 6, 2.4, 1.8, 16).d + disc(4.6, 6, 2.4, 1.8, -16).d).paint('ink', disc(-4.4, 6, 0.8, 1.6).d + disc(4.4, 6, 0.8, 1.6).d);
}

/** Where the Dragon sleeps: bones, scorched stone, its breath. */
function dragonTile(pic: Picture) {
  pic.shadow(0, 16, 22, 4);
  pic.body(blob('-23,12 -20,-4 -8,-10 6,-9 18,-3 24,8 20,16 4,18 -14,18'), 'red', { soft: true, shade: 5, light: 3 });
  pic.paint('red1', [-12, -4, 4, 12].map((x) => blob(`${x},0 ${x + 5},4 ${x},9! ${x + 2},4`).d).join(''));
  for (const [x, y, r] of [[-14, -8, 6], [-3, -12, 7], [9, -10, 6]] as const) pic.body(poly([[x - 4, y + 3], [x + r, y - r], [x + 4, y + 3]]), 'gold', soft);
  pic.body(blob('-24,8 -20,1 -9,1 -3,7 -4,14 -14,18 -23,16'), 'red', { soft: true, shade: 3, light: 2.4 });
  pic.body(blob('-9,2! -2,-6 6,-8! 1,0 -4,4!'), 'bone', soft);
  pic.paint('ink', strokes('M-14,8 -11,10 -8,8'), 'thick').paint('ink', disc(-21, 9, 1.4).d + disc(-18, 8, 1.2).d);
  pic.flat('ghost3', blob('14,-19! 24,-19! 24,-17! 18,-11! 24,-11! 24,-8! 14,-8! 14,-10! 20,-16! 14,-16!'), 'thin');
  bone(pic, [4, 15], [18, 13], 2);
}

/** The hoard that the Dragon lies on. */
function hoard(pic: Picture) {
  pic.shadow(0, 16, 22, 4);
  pic.body(blob('-24,17! -17,4 -10,1 -6,-8 2,-11 9,-6 13,2 19,5 24,17!'), 'gold', { soft: true, shade: 6, light: 4 });
  for (const [x, y] of [[-15, 12], [-7, 6], [3, 12], [12, 9], [4, 0], [-3, -3]] as Point[]) pic.flat('gold3', disc(x, y, 4, 2.8), 'thin');
  pic.body(blob('-8,-8! -11,-21! -5,-16! 0,-25! 5,-16! 11,-21! 8,-8!'), 'gold', { soft: true, shade: 2.4, light: 1.6 });
  gem(pic, 0, -12.5, 3, 'red');
  gem(pic, -12, 4, 3.6, 'blue');
  gem(pic, 10, 2, 3.6, 'green');
}

/** Jaws of iron; armed, they stand open and have teeth of red, shut they lie flat and grey. */
function trap(pic: Picture, armed: boolean) {
  if (!armed) {
    pic.paint('ink', disc(1, 2, 15, 7));
    pic.body(blob('-14,1 -8,-4 8,-4 14,1 8,5 -8,5'), 'iron', { soft: true, shade: 2, light: 1.4 });
    pic.paint('ink', strokes('M-12,1 -8,-1.5 -5,2 -1.5,-1.5 2,2 5.5,-1.5 9,2 12,0'), 'stroke');
    return;
  }
  pic.paint('ink', disc(1, 6, 16, 6));
  pic.body(blob('-15,3 -9,-1 9,-1 15,3 9,8 -9,8'), 'iron', { soft: true, shade: 2, light: 1.4 });
  pic.paint('ink', disc(0, 3.4, 9.6, 3));
  const teeth = [-13, -6.6, 0, 6.6, 13].map((x, at) => poly([[x - 3.4, 2 - Math.abs(2 - at) * 0.4], [x, -12 + Math.abs(2 - at) * 2], [x + 3.4, 2 - Math.abs(2 - at) * 0.4]]).d).join('');
  pic.flat('blood', teeth, 'inked').paint('rim', [-13, -6.6, 0, 6.6, 13].map((x, at) => poly([[x - 2.4, 1 - Math.abs(2 - at) * 0.4], [x, -10 + Math.abs(2 - at) * 2], [x - 0.4, 1 - Math.abs(2 - at) * 0.4]]).d).join(''));
  pic.flat('fire3', disc(-4, 4, 2.2, 1.4), 'thin').flat('fire3', disc(4, 4, 2.2, 1.4), 'thin');
}

/** Gold that still sticks in the rock. */
function nugget(pic: Picture) {
  pic.paint('ink', disc(2, 6, 14, 5));
  pic.body(blob('-12,6! -11,-3! -4,-10! 5,-9! 12,-2! 12,6! 4,10! -6,10!'), 'gold', { soft: true, shade: 5, light: 3.4 });
  pic.paint('gold3', poly('-4,-8 4,-7 1,-1 -5,0')).paint('gold1', poly('4,1 11,-1 10,5 4,8'));
  pic.paint('rim', rays([-3, -3], 10, 17, 8, 2.4, { seed: 2, arc: [170, 300] }));
}

const props: Record<string, (pic: Picture) => void> = { torture, dorm, kitchen, library, treasure, throne, pit, portal, monster, ruins, citadel, egg, cave, dragon_tile: dragonTile, treasure_tile: hoard };

export function allProps(): Picture[] {
  return Object.entries(props).map(([type, draw]) => {
    const pic = new Picture(`digger-${type}`, 87, 100, false, true);
    draw(pic);
    return pic;
  });
}

/** What lies on a corridor, by its feature in the content. */
export function features(): Map<string, Picture> {
  const centred = (name: string) => new Picture(`digger-${name}`, 44, 44, false, true);
  const [armed, sprung, gold] = [centred('trap'), centred('sprung'), centred('nugget')];
  trap(armed, true);
  trap(sprung, false);
  nugget(gold);
  return new Map([['trap', armed], ['sprung', sprung], ['nugget', gold]]);
}

