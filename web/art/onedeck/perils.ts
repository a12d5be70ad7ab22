// What lies in wait without a mind: one machine each, and cuts for its motion.
import { both, cracks, links, off, pair, rocks, soft, spikes } from '../gear';
import { bead, bone, carve, chain, flame, gem, hand, light, skull } from '../kit';
import { blob, disc, hatch, limb, type Picture, poly, rays, rect, ribbon, strokes, type Body, type Point } from '../lino';
import { encounter } from './parts';

const whole = rect(2, 2, 156, 116);

/** An arrow that flies, with the cuts of its flight behind it. */
function arrow(pic: Picture, tip: Point, degrees: number, long: number, feather: Body = 'red', trail = 0) {
  const at = (back: number, aside: number): Point => {
    const [x, y] = off(...tip, degrees, -back);
    return off(x, y, degrees + 90, aside);
  };
  if (trail) pic.paint('bone2', poly([at(long + 2, 2), at(long + trail, 3.4), at(long + 2, 3.4)]).d + poly([at(long + 2, -2), at(long + trail * 0.7, -3.4), at(long + 2, -3.4)]).d);
  pic.flat('wood3', poly([at(3, 0.9), at(long, 0.9), at(long, -0.9), at(3, -0.9)]), 'thin');
  pic.flat(`${feather}2`, poly([at(long - 8, 0.5), at(long - 6, 3.4), at(long + 2, 3.4), at(long, 0), at(long + 2, -3.4), at(long - 6, -3.4), at(long - 8, -0.5)]), 'thin');
  pic.flat('iron3', poly([at(0, 0), at(7, 3), at(5.4, 0), at(7, -3)]), 'thin');
}

/** A wall with round holes, and a shield that has met it before. */
function arrowWall(): Picture {
  const pic = encounter('arrow_wall_1');
  pic.shadow(110, 113, 50, 4);
  pic.body(poly('104,4 156,0 156,116 104,108'), 'stone', { pitch: 6, shade: 12, light: 7 });
  cracks(pic, 'M104,30 156,29 M104,56 156,58 M104,82 156,87 M128,2 128,30 M118,30 118,56 M142,30 142,58 M130,57 130,84 M118,82 118,110 M142,86 142,114');
  for (const [x, y] of [[116, 20], [142, 17], [130, 44], [116, 68], [144, 72], [130, 98]] as Point[]) {
    pic.flat('iron1', disc(x, y, 6.4, 7.4), 'thin');
    pic.paint('ink', disc(x, y, 4.4, 5.4));
  }
  arrow(pic, [62, 20], 180, 34, 'red', 16);
  arrow(pic, [84, 44], 180, 34, 'red', 12);
  arrow(pic, [68, 100], 180, 34, 'red', 18);
  arrow(pic, [96, 70], 180, 22, 'red', 0);
  // the shield and the fingers behind it
  pic.body(blob('26,34! 46,28 64,34! 68,60 60,84 46,98 30,86 22,62'), 'blue', { pitch: 5 });
  pic.body(blob('26,34! 46,28 64,34! 65,42 46,37 25,42'), 'iron', soft);
  pic.body(poly('42,34 50,34 50,92 44,96'), 'gold', soft);
  pic.body(poly('23,56 67,54 67,62 24,64'), 'gold', soft);
  bead(pic, 46, 59, 5, 'gold');
  arrow(pic, [40, 46], 176, 30, 'green');
  arrow(pic, [54, 74], 184, 30, 'yellow');
  arrow(pic, [34, 82], 170, 30, 'green');
  rocks(pic, [[20, 108, 5], [78, 112, 4, 50]]);
  bone(pic, [30, 112], [54, 109], 2.4);
  return pic;
}

/** A face of stone with a quiver for a throat. */
function arrowFace(): Picture {
  const pic = encounter('arrow_wall_2');
  pic.shadow(80, 114, 56, 4);
  pair((s) => pic.body(blob(`${80 + s * 44},30! ${80 + s * 58},22! ${80 + s * 60},52! ${80 + s * 46},66!`), 'stone', soft));
  pic.body(both(80, '80,-2! 70,8! 58,-2! 50,8! 38,0! 34,14! 34,50 30,84 40,112! 80,115!'), 'stone', { pitch: 6, shade: 15, light: 8 });
  pic.body(both(80, '80,8 66,10! 44,12! 40,22! 60,24 80,20'), 'stone', soft);
  pair((s) => {
    pic.paint('ink', blob(`${80 + s * 10},30! ${80 + s * 22},24 ${80 + s * 37},28! ${80 + s * 34},40 ${80 + s * 20},42`));
    pic.paint('fire2', disc(80 + s * 23, 33, 5));
    pic.paint('fire3', disc(80 + s * 23, 33, 2.4));
    pic.body(blob(`${80 + s * 8},26! ${80 + s * 24},18 ${80 + s * 42},22! ${80 + s * 26},26`), 'stone', soft);
  });
  pic.body(both(80, '80,26 75,28 72,44 66,52 74,56 80,56'), 'stone', soft);
  pic.paint('ink', both(80, '80,60! 58,62 48,72 48,92 56,102 80,104!'));
  for (const x of [56, 68, 80, 92, 104]) pic.body(rect(x - 4, 62 + Math.abs(x - 80) * 0.1, 8, 9), 'bone', soft);
  for (const x of [62, 74, 86, 98]) pic.body(rect(x - 4, 92, 8, 9), 'bone', soft);
  // arrows fan out of the mouth towards whoever looks
  for (const [tip, degrees, long] of [[[14, 114], 142, 66], [[46, 119], 118, 42], [[114, 119], 62, 42], [[148, 112], 38, 66], [[3, 84], 168, 70], [[157, 80], 10, 70]] as [Point, number, number][]) arrow(pic, tip, degrees, long, 'red');
  pic.flat('iron3', poly('80,74 88,84 83,84 83,90 77,90 77,84 72,84'), 'thin');
  cracks(pic, 'M44,50 52,56 48,62 M114,8 108,16 112,22 M118,60 110,58');
  return pic;
}

/** One jaw of a trap: an arc of iron with teeth. */
function jaw(pic: Picture, x: number, y: number, rx: number, ry: number, up: boolean, tall: number) {
  const rim = Array.from({ length: 9 }, (_, at): Point => [x - rx * Math.cos((Math.PI * at) / 8), y + (up ? -1 : 1) * ry * Math.sin((Math.PI * at) / 8)]);
  pic.body(ribbon(rim, [6]), 'iron', soft);
  spikes(pic, rim.slice(1, -1).map(([px, py], at): [number, number, number, number] => [px, py, -90 + (at - 3) * (up ? 9 : 4), tall]), 4, 'iron');
}

/** Open, oiled, patient. */
function bearTrap(): Picture {
  const pic = encounter('bear_traps_1');
  pic.shadow(80, 106, 66, 8);
  links(pic, [132, 96], [158, 110], 4.4, 3);
  jaw(pic, 80, 84, 60, 34, true, 26);
  pic.body(disc(80, 88, 46, 15), 'hide', { pitch: 5 });
  pic.body(disc(80, 86, 17, 7), 'iron', { pitch: 4 });
  // bait
  pic.body(blob('66,82 62,68 72,56 88,56 98,66 96,78 82,86'), 'red', { pitch: 4 });
  pic.paint('red3', strokes('M72,68 80,62 88,64 M74,74 84,70'), 'stroke');
  bone(pic, [92, 62], [112, 46], 3.6);
  jaw(pic, 80, 88, 64, 18, false, 30);
  pair((s) => {
    pic.body(rect(80 + s * 64 - 9, 78, 18, 16), 'iron', soft);
    bead(pic, 80 + s * 64, 86, 4, 'gold');
    pic.body(ribbon([[80 + s * 58, 100], [80 + s * 74, 102], [80 + s * 76, 94], [80 + s * 60, 94]], [5]), 'iron', soft);
  });
  return pic;
}

/** A passage full of them; one is sated. */
function trapPassage(): Picture {
  const pic = encounter('bear_traps_2');
  pic.shadow(56, 112, 44, 5);
  // the sated one stands upright, with a boot in it
  pic.shadow(112, 98, 34, 4);
  bone(pic, [112, 56], [114, 12], 4.4);
  pic.body(blob('98,36! 126,36! 124,62 128,78 142,82 148,94! 146,98! 98,98! 100,66'), 'hide', { pitch: 4 });
  pic.body(poly('96,34 128,34 127,44 97,44'), 'wood', soft);
  pic.body(poly('98,94 148,94 148,99 98,99'), 'wood', soft);
  pic.paint('hide1', strokes('M108,52 118,56 M108,60 118,64'), 'stroke');
  pic.body(ribbon([[84, 96], [88, 72], [104, 64]], [6]), 'iron', soft);
  pic.body(ribbon([[144, 96], [142, 72], [128, 64]], [6]), 'iron', soft);
  spikes(pic, [[88, 76, 10, 18], [94, 68, 30, 16], [142, 76, 170, 18], [137, 68, 150, 16], [86, 88, 0, 18], [144, 88, 180, 14]], 3.4, 'iron');
  pic.body(rect(80, 94, 68, 7), 'iron', soft);
  pic.paint('blood', disc(106, 76, 2.6).d + disc(122, 80, 3).d + poly('121,82 125,82 123,90').d);
  // a far one, a near one
  const open = (x: number, y: number, size: number) => {
    jaw(pic, x, y, 30 * size, 16 * size, true, 13 * size);
    pic.body(disc(x, y + 3 * size, 10 * size, 4 * size), 'hide', soft);
    jaw(pic, x, y + 2 * size, 32 * size, 9 * size, false, 16 * size);
  };
  open(48, 56, 0.62);
  links(pic, [16, 112], [4, 100], 4);
  open(50, 96, 1.2);
  skull(pic, 128, 110, 6);
  return pic;
}

/** It is faster than it looks. */
function boulder(): Picture {
  const pic = encounter('boulder_1');
  pic.paint('bone1', rays([104, 56], 48, 74, 22, 4, { room: whole, seed: 4, arc: [-70, 40] }));
  pic.shadow(98, 112, 54, 5);
  pic.body(blob('98,12! 122,16 140,36! 144,60 134,88! 112,104 88,104! 64,94 56,72! 56,46 70,22!'), 'stone', { pitch: 5, shade: 20, light: 11 });
  cracks(pic, 'M84,30 92,44 86,54 96,66 92,76 M118,40 110,50 114,62 106,70 M72,66 82,74 84,86 M110,20 104,28');
  rocks(pic, [[50, 104, 7], [36, 110, 4, 40], [140, 107, 6, 80], [58, 113, 4], [40, 90, 4, 20]]);
  // somebody runs
  pic.flat('ink', blob('20,84 16,80 18,75 23,75 25,80 23,84! 29,87 36,82! 38,85! 30,92! 25,90! 25,98 32,104 31,114! 27,114! 26,107 20,103! 13,112! 6,112! 5,109! 11,107! 17,98 17,91! 11,96! 5,92! 7,89! 11,91! 16,86'));
  pic.paint('fire2', carve(blob('20,84 16,80 18,75 23,75 25,80 23,84! 29,87 36,82! 38,85! 30,92! 25,90! 25,98 32,104 31,114! 27,114! 26,107 20,103! 13,112! 6,112! 5,109! 11,107! 17,98 17,91! 11,96! 5,92! 7,89! 11,91! 16,86'), light, 2.4, { bite: 0, from: 0.2 }));
  return pic;
}

/** A carved one, still held back at the head of the stairs. */
function boulderStairs(): Picture {
  const pic = encounter('boulder_2');
  // steps down to the left
  for (let step = 0; step < 5; ++step) {
    const [x, y] = [134 - step * 30, 62 + step * 12];
    pic.body(poly([[x - 24, y], [160, y], [160, y + 13], [x - 24, y + 13]]), step % 2 ? 'stone' : 'wood', { pitch: 5, shade: 4, light: 3 });
  }
  pic.paint('ink', disc(112, 62, 34, 4));
  pic.body(disc(106, 32, 31), 'stone', { pitch: 5, shade: 15, light: 9 });
  // a face that laughs, as old as the stairs
  pic.paint('stone1', disc(106, 32, 24));
  pic.body(disc(106, 32, 21.5), 'clay', { pitch: 4 });
  pair((s) => pic.paint('ink', blob(`${106 + s * 3},30! ${106 + s * 8},22 ${106 + s * 16},24! ${106 + s * 12},31`)));
  pic.paint('fire3', disc(98, 27, 1.6).d + disc(114, 27, 1.6).d);
  pic.body(both(106, '106,30 102,36 106,39'), 'clay', soft);
  pic.paint('ink', blob('90,39! 98,42 114,42 122,39! 116,50 106,52 96,50'));
  pic.paint('bone3', rect(99, 42, 5, 4).d + rect(106, 42.500, 5, 4).d + rect(112, 41.500, 4, 4).d);
  // the wedge, the rope, the blade on the rope
  pic.body(poly('62,62 84,44 82,64'), 'wood', soft);
  pic.body(ribbon([[66, 56], [48, 30], [34, 4]], [3]), 'bone', soft);
  pic.body(ribbon([[64, 58], [72, 54]], [4]), 'bone', soft);
  pic.body(limb(20, 40, 2.4, 46, 22, 2.4), 'wood', soft);
  pic.body(blob('40,14! 54,10 58,24 50,36! 46,26'), 'iron', { pitch: 3.4 });
  arrow(pic, [22, 96], 146, 20, 'red', 0);
  skull(pic, 34, 112, 6);
  bone(pic, [44, 114], [64, 116], 2);
  return pic;
}

/** The roof has had enough. */
function caveIn(): Picture {
  const pic = encounter('cave_in_1');
  pic.shadow(80, 113, 62, 4.5);
  // the broken roof
  pic.body(blob('0,0! 160,0! 160,22! 148,30! 138,18! 124,34! 112,20! 100,26! 92,12! 76,24! 64,14! 52,32! 38,20! 26,34! 12,22! 0,30!'), 'stone', { pitch: 6, shade: 10, light: 0 });
  // a beam that breaks, a prop that still stands
  pic.body(poly('8,40 70,58 66,64 74,66 70,72 4,52'), 'wood', { pitch: 4 });
  pic.body(poly('152,38 92,60 98,65 90,68 96,73 156,50'), 'wood', { pitch: 4 });
  pic.paint('wood3', poly('70,58 78,58 72,62 80,65 74,66').d + poly('92,60 84,62 92,64 86,68 92,69').d);
  pic.body(rect(12, 46, 11, 66), 'wood', { pitch: 4 });
  cracks(pic, 'M18,60 16,74 20,84');
  // stones on their way down, with the cuts of their fall
  pic.paint('bone2', [[44, 34, 54], [60, 28, 84], [96, 30, 42], [126, 40, 70], [112, 30, 84]].map(([x, y, to]) => poly([[x! - 1.6, y!], [x! + 1.6, y!], [x!, to!]]).d).join(''));
  rocks(pic, [[44, 78, 9], [82, 46, 12, 30], [122, 82, 12, 60], [98, 88, 8, 100], [62, 96, 6, 20], [140, 64, 6, 10]]);
  rocks(pic, [[44, 110, 11, 20], [66, 110, 13], [92, 108, 15, 40], [118, 110, 12, 80], [138, 112, 8]]);
  pic.paint('bone2', disc(30, 114, 6, 2.4).d + disc(150, 115, 7, 2.4).d + disc(80, 116, 12, 2).d);
  return pic;
}

/** Afterwards. A lantern still burns; a hand still asks. */
function caveHeap(): Picture {
  const pic = encounter('cave_in_2');
  pic.shadow(84, 114, 70, 4);
  pic.body(poly('34,112 62,10 74,13 48,114'), 'wood', { pitch: 5 });
  pic.body(poly('56,18 146,44 143,56 52,30'), 'wood', { pitch: 5 });
  pic.paint('wood1', strokes('M64,24 140,48 M46,84 62,26'), 'stroke');
  rocks(pic, [[122, 66, 16, 50], [96, 64, 18], [138, 92, 17, 20], [76, 84, 15, 80], [108, 94, 21, 30]]);
  // a pick, thrown away
  pic.body(limb(20, 112, 2.4, 34, 62, 2.4), 'wood', soft);
  pic.body(blob('16,72! 24,58 36,56 50,66! 36,63 26,66'), 'iron', soft);
  // the hand
  chain(pic, 'blue', [[90, 92, 7], [88, 68, 6]]);
  chain(pic, 'skin', [[88, 66, 4.6], [88, 52, 4.4]]);
  hand(pic, 'skin', 88, 46, 6, -92, { spread: 18 });
  rocks(pic, [[86, 104, 16, 10], [60, 106, 12, 60], [120, 110, 13], [148, 110, 10, 40], [102, 82, 8, 20]]);
  // the lantern
  pic.paint('fire3', rays([34, 100], 12, 24, 18, 2.6, { seed: 3, room: whole }));
  pic.flat('fire3', rect(27, 92, 14, 17));
  flame(pic, 34, 107, 5);
  pic.body(rect(24, 108, 20, 5), 'iron', soft);
  pic.body(poly('28,86 40,86 46,93 22,93'), 'iron', soft);
  pic.paint('ink', strokes('M28,86 30,80 38,80 40,86'), 'stroke');
  return pic;
}

/** Two of them, and the way leads between. */
function flameStatues(): Picture {
  const pic = encounter('flame_statues_1');
  pic.shadow(80, 114, 68, 4);
  pair((s) => {
    const at = (x: number, y: number): Point => [80 + s * x, y];
    const outline = (text: string) => blob(text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => at(Number(u), Number(v)).join(',')));
    pic.body(outline('42,114! 44,98! 74,98! 76,114!'), 'stone', soft);
    // wing, body, head of a lion that looks at the other one
    pic.body(outline('62,70! 60,44 72,22! 74,34 79,36! 78,54 76,80'), 'stone', { pitch: 4 });
    pic.body(outline('48,98! 46,82 50,66 60,60 72,70 76,86 74,98!'), 'stone', { pitch: 4.4 });
    pic.body(outline('44,98! 45,86 52,84 56,98!'), 'stone', soft);
    pic.body(outline('70,42 66,28 54,22 42,28 36,36! 28,40! 29,48 38,48! 44,54! 34,56! 40,64 54,68 68,60'), 'stone', { pitch: 4 });
    pic.body(outline('56,30! 60,14! 66,32!'), 'stone', soft);
    pic.paint('fire3', disc(...at(46, 38), 2.6));
    pic.paint('ink', disc(...at(45, 38), 1.1));
    pic.paint('stone1', strokes(`M${at(62, 40)} ${at(60, 54)} M${at(56, 46)} ${at(53, 60)}`), 'stroke');
  });
  // one fire from both mouths
  pic.flat('fire1', both(80, '80,26! 72,38 64,40 54,44 46,50! 54,58 62,58 70,66 72,74! 76,64 80,68'));
  pic.paint('fire2', both(80, '80,36! 74,43 66,44 52,50 64,54 74,56 80,60'));
  pic.paint('fire3', both(80, '80,44! 72,47 62,50 72,52 80,54'));
  pic.paint('fire2', poly('70,84 72,80 74,84 72,88').d + poly('88,78 90,74 92,78 90,82').d + poly('78,18 80,12 82,18 80,22').d);
  pic.paint('ink', disc(80, 110, 16, 2.6));
  return pic;
}

/** It squats on its block and offers you fire. It is not a gift. */
function flameIdol(): Picture {
  const pic = encounter('flame_statues_2');
  pic.shadow(80, 115, 56, 4);
  pic.paint('fire2', rays([80, 50], 54, 76, 26, 3.6, { seed: 8, arc: [190, 350], room: whole }));
  pic.body(poly('32,102 128,102 134,115 26,115'), 'stone', { pitch: 5 });
  pair((s) => chain(pic, 'green', [[80 + s * 18, 58, 9], [80 + s * 42, 70, 8], [80 + s * 52, 52, 6]], {}));
  pic.body(both(80, '80,46 62,48 56,62 62,88 72,102! 80,103!'), 'green', { pitch: 4.6 });
  pic.paint('green1', strokes('M70,72 80,76 90,72 M71,82 80,86 89,82 M73,92 80,95 87,92'), 'thick');
  pair((s) => {
    // a knee drawn up, a foot with claws
    pic.body(blob(`${80 + s * 12},102! ${80 + s * 14},84 ${80 + s * 28},72 ${80 + s * 40},82 ${80 + s * 38},102!`), 'green', { pitch: 4.4 });
    pic.body(blob(`${80 + s * 12},104! ${80 + s * 14},96 ${80 + s * 34},96 ${80 + s * 46},104!`), 'green', soft);
    spikes(pic, [18, 29, 40].map((far): [number, number, number, number] => [80 + s * far, 102, 90 - s * 20, 9]), 3, 'bone');
    flame(pic, 80 + s * 53, 38, 14);
    pic.body(blob(`${80 + s * 36},39! ${80 + s * 70},39! ${80 + s * 63},52 ${80 + s * 43},52!`), 'iron', soft);
  });
  // horns, ears, a snout that breathes
  pair((s) => {
    pic.body(blob(`${80 + s * 8},20! ${80 + s * 20},16 ${80 + s * 28},-2! ${80 + s * 32},16 ${80 + s * 18},28!`), 'bone', { pitch: 3.4 });
    pic.body(blob(`${80 + s * 14},34! ${80 + s * 34},24! ${80 + s * 30},36 ${80 + s * 34},42! ${80 + s * 16},44!`), 'green', soft);
  });
  pic.body(both(80, '80,14 68,16 60,28 62,42 68,54 80,58'), 'green', { pitch: 4 });
  pair((s) => {
    pic.paint('ink', blob(`${80 + s * 4},32! ${80 + s * 9},26 ${80 + s * 17},27! ${80 + s * 11},35`));
    pic.paint('fire3', disc(80 + s * 10, 30.5, 1.8));
    pic.body(blob(`${80 + s * 2},28! ${80 + s * 10},21 ${80 + s * 19},22! ${80 + s * 10},26`), 'green', soft);
  });
  pic.body(both(80, '80,32 73,36 72,42 80,44'), 'green', soft);
  pic.paint('ink', disc(76.500, 39, 1.5).d + disc(83.500, 39, 1.5).d + both(80, '80,45! 68,44 66,48! 70,55 80,56').d);
  spikes(pic, [[70, 52, -80, 9], [90, 52, -100, 9]], 2.2);
  pic.flat('fire1', both(80, '80,47! 75,49 72,56! 75,58 73,66! 77,64 80,78'), 'thin');
  pic.paint('fire3', both(80, '80,49 77,52 78,58 80,66'));
  return pic;
}

/** Between two stones the air is a wall. */
function forceWall(): Picture {
  const pic = encounter('force_wall_1');
  pic.shadow(80, 113, 62, 4);
  // the air: bands of it, thick and thin, from stone to stone
  const bands: [number, number, number, number][] = [[22, 30, 16, 9], [42, 30, 44, 11], [62, 70, 56, 9], [82, 74, 88, 11], [100, 92, 100, 7]];
  for (const [from, middle, to, wide] of bands) pic.flat('violet2', ribbon([[38, from], [60, (from + middle) / 2 + 5], [80, middle], [100, (middle + to) / 2 - 5], [122, to]], [wide]));
  for (const [from, middle, to] of bands) pic.paint('violet3', strokes(`M40,${from - 1} 60,${(from + middle) / 2 + 3} 80,${middle - 2} 100,${(middle + to) / 2 - 7} 120,${to - 1}`), 'stroke');
  pic.paint('rim', strokes('M40,30 54,38 62,28 76,42 88,30 100,40 120,26 M40,90 56,96 70,86 86,98 100,86 120,94'), 'stroke');
  // who walked into it is held in it
  pic.flat('violet3', blob('80,34 73,35 71,43 76,50! 64,54 56,44! 51,48! 64,62 69,64! 67,80 58,96! 67,96! 80,80 92,96! 101,96! 92,80 91,64! 102,58 108,42! 103,40! 95,52 85,50! 89,43 87,35'));
  pic.paint('rim', carve(blob('80,34 73,35 71,43 76,50! 64,54 56,44! 51,48! 64,62 69,64! 67,80 58,96! 67,96! 80,80 92,96! 101,96! 92,80 91,64! 102,58 108,42! 103,40! 95,52 85,50! 89,43 87,35'), light, 3, { bite: 0, from: 0.2 }));
  pair((s) => {
    pic.body(poly([[80 + s * 40, 6], [80 + s * 58, 6], [80 + s * 64, 102], [80 + s * 36, 102]]), 'stone', { pitch: 5 });
    pic.body(poly([[80 + s * 30, 100], [80 + s * 70, 100], [80 + s * 72, 114], [80 + s * 28, 114]]), 'stone', { pitch: 5 });
    gem(pic, 80 + s * 49, 8, 9, 'violet');
    pic.paint('violet3', strokes(`M${80 + s * 54},34 ${80 + s * 45},34 ${80 + s * 45},44 ${80 + s * 55},44 ${80 + s * 55},39 M${80 + s * 50},54 ${80 + s * 50},66 M${80 + s * 45},60 ${80 + s * 55},60 M${80 + s * 46},78 ${80 + s * 50},72 ${80 + s * 55},78 ${80 + s * 50},86 ${80 + s * 46},78`), 'stroke');
  });
  return pic;
}

/** A dome over what you came for. */
function forceDome(): Picture {
  const pic = encounter('force_wall_2');
  pic.shadow(80, 114, 66, 4);
  const dome = both(80, '80,8 46,16 22,44 16,78 20,110! 80,112!');
  pic.flat('blue1', dome);
  // six-cornered cells
  let cells = '';
  for (const [row, y] of [22, 40, 58, 76, 94].entries()) for (let x = 10 + (row % 2 ? 11 : 0); x < 156; x += 22) {
    const inside = (px: number, py: number) => ((px - 80) / 60) ** 2 + ((py - 78) / 66) ** 2 < 1;
    if (inside(x, y) && inside(x - 11, y) && inside(x + 11, y)) cells += `M${x},${y - 12} ${x + 11},${y - 6} ${x + 11},${y + 6} ${x},${y + 12} ${x - 11},${y + 6} ${x - 11},${y - 6} ${x},${y - 12} `;
  }
  pic.paint('blue2', strokes(cells), 'stroke');
  pic.paint('blue3', carve(dome, light, 9, { pitch: 5, bite: 0.6, from: 0.2 }));
  pic.paint('rim', blob('36,52! 40,36 52,26! 46,38 42,54!'));
  // a chest on a step
  pic.body(rect(44, 98, 72, 12), 'stone', { pitch: 4 });
  pic.body(rect(54, 74, 52, 26), 'red', { pitch: 4 });
  pic.body(blob('52,76! 52,62 62,54 98,54 108,62 108,76!'), 'red', { pitch: 4 });
  for (const x of [60, 94]) pic.body(rect(x, 55, 6, 45), 'gold', soft);
  pic.body(rect(73, 70, 14, 14), 'gold', soft);
  pic.paint('ink', disc(80, 76, 2.2).d + rect(79, 76, 2, 5).d);
  // the three that hold it up
  for (const [x, y] of [[16, 104], [144, 104]] as Point[]) {
    pic.body(poly([[x - 10, 116], [x - 6, y], [x + 6, y], [x + 10, 116]]), 'iron', soft);
    pic.paint('blue3', rays([x, y - 12], 9, 16, 12, 2.4, { seed: x }));
    gem(pic, x, y - 12, 8, 'blue');
  }
  // where the stone struck, the wall shows its teeth
  pic.paint('rim', rays([114, 42], 3, 18, 12, 3, { seed: 2 }));
  rocks(pic, [[130, 30, 6, 40]]);
  return pic;
}

/** A door that means it. */
function lockedDoor(): Picture {
  const pic = encounter('locked_door_1');
  pic.shadow(80, 115, 56, 3.4);
  pic.body(both(80, '80,0 50,6 36,26 34,114! 80,114!'), 'stone', { pitch: 6 });
  cracks(pic, 'M36,40 48,40 M35,64 48,64 M35,90 48,90 M112,40 124,40 M112,64 125,64 M112,90 125,90 M44,16 54,24 M116,16 106,24 M80,1 80,10');
  const door = both(80, '80,10 58,14 48,30 48,113! 80,113!');
  pic.body(door, 'wood', { pitch: 5, shade: 10 });
  pic.paint('wood1', strokes('M59,18 59,112 M70,12 70,112 M90,12 90,112 M101,18 101,112'), 'stroke');
  for (const y of [34, 92]) {
    pic.body(rect(47, y, 66, 8), 'iron', soft);
    for (const x of [53, 67, 93, 107]) bead(pic, x, y + 4, 2.2, 'iron');
  }
  links(pic, [48, 28], [112, 108], 5);
  links(pic, [112, 28], [48, 108], 5);
  // the lock
  pic.flat('iron2', ribbon([[66, 68], [66, 50], [73, 42], [87, 42], [94, 50], [94, 68]], [7]));
  pic.body(blob('58,62! 102,62! 102,84 92,96 80,98 68,96 58,84'), 'gold', { pitch: 4, shade: 9 });
  pic.paint('ink', disc(80, 75, 5).d + poly('77,76 83,76 86,90 74,90').d);
  return pic;
}

/** Round, of iron, and with more keyholes than anybody has keys. */
function vault(): Picture {
  const pic = encounter('locked_door_2');
  pic.shadow(84, 115, 54, 3.4);
  for (const y of [34, 82]) {
    pic.body(limb(84, y, 7, 146, y, 7), 'iron', soft);
    pic.body(rect(138, y - 14, 16, 28), 'stone', soft);
  }
  pic.body(disc(84, 58, 50), 'iron', { pitch: 5, shade: 13, light: 7 });
  pic.body(disc(84, 58, 38), 'iron', { pitch: 5, seed: 4 });
  for (let at = 0; at < 12; ++at) {
    const [x, y] = off(84, 58, at * 30 + 15, 44);
    bead(pic, x, y, 2.6, 'gold');
  }
  // bolts that reach into the wall
  for (const degrees of [0, 90, 180, 270]) {
    const [a, b] = [off(84, 58, degrees, 26), off(84, 58, degrees, 54)];
    pic.body(limb(...a, 4.4, ...b, 4.4), 'gold', soft);
  }
  pic.body(disc(84, 58, 20), 'gold', { pitch: 4 });
  for (let at = 0; at < 6; ++at) {
    const [x, y] = off(84, 58, at * 60, 12.5);
    pic.paint('ink', disc(x, y, 2.2).d + poly([[x - 0.8, y], [x + 0.8, y], [x + 1.7, y + 5], [x - 1.7, y + 5]]).d);
  }
  skull(pic, 84, 57, 6.6, { glow: 'fire3' });
  // a bunch of keys, none of which fits
  pic.flat('iron2', disc(26, 98, 11));
  pic.paint('ink', disc(26, 98, 7.6));
  for (const [degrees, long] of [[50, 30], [84, 26], [118, 28]] as const) {
    const [a, b] = [off(26, 104, degrees, 4), off(26, 96, degrees, long)];
    const [c, d] = [off(...b, degrees, -3), off(...b, degrees - 90, 6)];
    pic.body(limb(...a, 1.8, ...b, 1.8), 'gold', soft);
    pic.body(limb(...c, 1.6, ...d, 1.6), 'gold', soft);
  }
  return pic;
}

/** The floor had a seam, and somebody in front did not see it. */
function pit(): Picture {
  const pic = encounter('pit_of_spikes_1');
  // the trapdoor hangs open
  pic.body(poly('18,40 142,40 130,4 30,4'), 'wood', { pitch: 5 });
  pic.paint('wood1', strokes('M48,5 42,39 M66,5 63,39 M94,5 97,39 M112,5 118,39'), 'stroke');
  for (const x of [46, 106]) pic.body(rect(x, 10, 9, 32), 'iron', soft);
  pic.flat('dark1', poly('14,40 146,40 156,112 4,112'));
  pic.paint('stone2', poly('14,40 146,40 140,60 20,60'));
  pic.paint('stone1', hatch(poly('14,40 146,40 140,60 20,60'), 90, 14, 2.4, { part: [0, 0.9], seed: 2 }));
  pic.paint('stone3', poly('14,40 20,60 14,112 4,112'));
  pic.paint('stone1', poly('146,40 140,60 146,112 156,112'));
  // spikes in three rows; on one of them hangs who came first
  spikes(pic, [26, 44, 62, 80, 98, 116, 134].map((x): [number, number, number, number] => [x, 78, -90, 32]), 6, 'iron');
  skull(pic, 64, 38, 9);
  pic.body(rect(61, 46, 5, 18), 'bone', soft);
  for (const y of [45, 51, 57]) pic.flat('bone2', ribbon([[54, y + 3], [58, y - 1], [70, y - 1], [74, y + 3]], [3]), 'thin');
  bone(pic, [56, 44], [42, 58], 2);
  bone(pic, [72, 44], [84, 60], 2);
  spikes(pic, [18, 38, 58, 78, 98, 118, 138].map((x): [number, number, number, number] => [x, 100, -90, 38]), 7, 'iron');
  spikes(pic, [28, 50, 72, 94, 116, 140].map((x): [number, number, number, number] => [x, 120, -90, 36]), 8, 'iron');
  pic.paint('blood', poly('96,62 98,66 96,74 94,68').d + poly('116,84 119,92 115,96').d);
  return pic;
}

/** Half a bridge, a rope, and a long way down. */
function pitBridge(): Picture {
  const pic = encounter('pit_of_spikes_2');
  pic.body(blob('0,52! 34,52! 38,64! 32,80! 36,98! 30,120! 0,120!'), 'stone', { pitch: 6 });
  pic.body(blob('160,52! 122,52! 118,66! 126,82! 120,100! 128,120! 160,120!'), 'stone', { pitch: 6 });
  cracks(pic, 'M8,70 24,72 M12,94 26,92 M136,72 150,70 M132,96 152,98');
  spikes(pic, [[40, 121, -86, 34], [54, 121, -93, 44], [68, 121, -88, 36], [82, 121, -90, 48], [96, 121, -92, 38], [110, 121, -88, 44], [120, 121, -84, 30]], 6, 'bone');
  skull(pic, 82, 98, 7);
  // planks left and right, broken in the middle
  for (const [x, y, turn] of [[30, 50, 4], [44, 54, 12], [58, 60, 24]] as const) pic.body(poly('-8,-3 8,-3 8,3 -8,3', { turn, move: [x, y] }), 'wood', soft);
  for (const [x, y, turn] of [[128, 50, -6], [115, 55, -16]] as const) pic.body(poly('-8,-3 8,-3 8,3 -8,3', { turn, move: [x, y] }), 'wood', soft);
  pic.body(poly('-9,-3 9,-3 6,0 9,3 -9,3', { turn: 60, move: [78, 78] }), 'wood', soft);
  pair((s) => pic.body(rect(80 + s * 50 - 3, 26, 6, 28), 'wood', soft));
  pic.paint('bone2', strokes('M30,30 44,40 56,52 M130,30 120,42 112,58'), 'thick');
  // somebody on the rope
  pic.body(ribbon([[84, -4], [83, 20], [86, 44], [80, 62]], [2.6]), 'bone', soft);
  pic.body(blob('78,34 74,44 76,58! 92,58! 94,44 90,34'), 'red', { pitch: 3 });
  chain(pic, 'red', [[78, 38, 3.6], [72, 30, 3], [82, 18, 2.6]]);
  chain(pic, 'red', [[91, 38, 3.6], [94, 28, 3], [85, 24, 2.6]]);
  chain(pic, 'wood', [[80, 58, 4.4], [70, 66, 3.6], [74, 76, 3]]);
  chain(pic, 'wood', [[88, 58, 4.4], [94, 68, 3.6], [88, 78, 3]]);
  pic.body(disc(85, 28, 6.4, 7), 'skin', soft);
  pic.body(blob('78,28! 78,20 85,17 92,20 92,28! 85,25'), 'wood', soft);
  return pic;
}

const runes = ['M-4,-5 -4,5 4,-1 -4,-1', 'M-4,5 0,-5 4,5 M0,0 0,5', 'M-4,-5 4,5 M4,-5 -4,5', 'M-4,5 -4,-5 4,0 -4,0', 'M-4,-5 4,-5 0,5 -4,-5 M-3,2 3,2', 'M0,-5 -4,0 0,5 4,0 0,-5', 'M-3,-5 -3,5 M3,-5 3,5 M-3,-2 3,2', 'M-4,-5 4,-5 4,5 M-4,1 0,1 0,5'];
const rune = (at: number, x: number, y: number, size: number) => strokes(runes[at % runes.length]!.replace(/(-?\d+),(-?\d+)/g, (_, u: string, v: string) => `${x + Number(u) * size},${y + Number(v) * size}`));

/** Nine places, eight stones. */
function runePuzzle(): Picture {
  const pic = encounter('rune_puzzle_1');
  pic.shadow(80, 115, 54, 3.6);
  pic.body(poly('20,106 140,106 146,117 14,117'), 'stone', { pitch: 5 });
  pic.body(blob('34,107! 36,16! 52,2! 74,4! 84,-1! 96,8! 108,4! 124,22! 126,107!'), 'stone', { pitch: 6, shade: 12 });
  pic.flat('ink', rect(44, 18, 72, 76), 'thin');
  for (let at = 0; at < 9; ++at) {
    const [x, y] = [57 + (at % 3) * 23, 31 + Math.floor(at / 3) * 25];
    if (at === 5) {
      pic.paint('green1', rays([x, y], 2, 13, 14, 3, { seed: 3 }));
      pic.paint('green3', disc(x, y, 3.4));
      continue;
    }
    const lit = at % 4 === 0;
    pic.body(rect(x - 10, y - 11, 20, 22), lit ? 'green' : 'dark', { soft: true, shade: 3, light: 2 });
    pic.paint(lit ? 'rim' : 'green3', rune(at, x, y, 1.25), 'stroke');
  }
  cracks(pic, 'M42,100 50,106 M116,104 108,108 M62,4 66,12');
  // the ninth lies on the floor
  pic.body(poly('-10,-11 10,-11 10,11 -10,11', { turn: 24, move: [138, 100] }), 'green', { soft: true, shade: 3, light: 2 });
  pic.paint('rim', rune(5, 138, 100, 1.25), 'stroke');
  rocks(pic, [[20, 110, 7], [30, 114, 4, 40]]);
  return pic;
}

/** Three rings that turn, and an eye in the middle that minds. */
function runeDial(): Picture {
  const pic = encounter('rune_puzzle_2');
  pic.shadow(80, 115, 44, 3.4);
  pic.body(both(80, '80,88! 62,90! 52,112! 48,118! 80,118!'), 'stone', { pitch: 4 });
  pic.body(disc(80, 52, 50), 'stone', { pitch: 5, shade: 12, light: 7 });
  let marks = '';
  for (let at = 0; at < 12; ++at) marks += rune(at, ...off(80, 52, at * 30, 43), 0.85);
  pic.paint('gold3', marks, 'stroke');
  pic.body(disc(80, 52, 36), 'dark', { pitch: 4.6 });
  marks = '';
  for (let at = 0; at < 8; ++at) marks += rune(at + 3, ...off(80, 52, at * 45 + 14, 29), 0.9);
  pic.paint('violet3', marks, 'stroke');
  pic.body(disc(80, 52, 22), 'gold', { pitch: 4 });
  pic.paint('ink', strokes(Array.from({ length: 8 }, (_, at) => `M${off(80, 52, at * 45, 17).join(',')} ${off(80, 52, at * 45, 21).join(',')}`).join(' ')), 'stroke');
  pic.flat('bone3', blob('64,52! 72,43 88,43 96,52! 88,61 72,61'), 'thin');
  pic.paint('violet2', disc(80, 52, 8)).paint('ink', poly('80,45 82,52 80,59 78,52')).paint('rim', disc(77, 49, 1.6));
  // the pointer that must come round
  pic.body(poly('76,-2 84,-2 86,12 80,20 74,12'), 'red', soft);
  for (const degrees of [160, 20]) {
    const [x, y] = off(80, 52, degrees, 50);
    pic.body(limb(x, y, 4, ...off(80, 52, degrees, 62), 4), 'wood', soft);
    bead(pic, ...off(80, 52, degrees, 64), 5, 'gold');
  }
  return pic;
}

/** It hangs on two ropes, and it is on its way back. */
function spikedLog(): Picture {
  const pic = encounter('spiked_log_1');
  pic.shadow(84, 114, 52, 4);
  pic.paint('bone2', ribbon([[20, 20], [16, 44], [24, 70]], [1, 3, 1]).d + ribbon([[10, 26], [6, 48], [13, 72]], [0.8, 2.4, 0.8]).d + ribbon([[28, 12], [26, 36], [33, 62]], [0.8, 2.4, 0.8]).d);
  pic.body(ribbon([[70, -4], [58, 52]], [4]), 'bone', soft);
  pic.body(ribbon([[134, -4], [122, 66]], [4]), 'bone', soft);
  spikes(pic, [[58, 52, -100, 20], [84, 56, -94, 20], [108, 62, -92, 20], [134, 70, -70, 18]], 5, 'iron');
  pic.body(blob('46,50! 62,44 148,62! 152,84 142,96! 56,82 42,78'), 'wood', { pitch: 5, shade: 14, light: 6 });
  pic.paint('wood1', strokes('M64,56 140,72 M66,68 142,84 M62,76 110,86'), 'stroke');
  for (const x of [62, 124]) {
    const y = 48 + (x - 62) * 0.24;
    pic.body(poly([[x, y - 1], [x + 9, y], [x + 6, y + 38], [x - 4, y + 36]]), 'iron', soft);
  }
  pic.body(disc(46, 65, 13, 18, 6), 'hide', { pitch: 4 });
  pic.paint('wood1', strokes('M46,55 40,62 42,72 50,74 52,64 47,60'), 'stroke');
  spikes(pic, [[44, 64, 178, 34], [42, 54, 202, 26], [42, 76, 158, 26]], 5, 'iron');
  spikes(pic, [[72, 84, 98, 20], [96, 90, 94, 20], [120, 94, 90, 20], [86, 68, 100, 16], [106, 72, 100, 16]], 4.6, 'iron');
  return pic;
}

/** The same from where you stand. */
function logFront(): Picture {
  const pic = encounter('spiked_log_2');
  pic.shadow(80, 115, 40, 4);
  pic.paint('bone1', rays([80, 60], 58, 78, 24, 3.6, { seed: 5, room: whole }));
  pair((s) => links(pic, [80 + s * 54, -4], [80 + s * 26, 34], 5));
  spikes(pic, Array.from({ length: 11 }, (_, at): [number, number, number, number] => [...off(80, 60, at * 32.7 + 8, 36), at * 32.7 + 8, 22]), 6.4, 'iron');
  pic.body(disc(80, 60, 42), 'iron', { pitch: 5, shade: 12 });
  for (let at = 0; at < 10; ++at) bead(pic, ...off(80, 60, at * 36 + 18, 37.5), 2.6, 'iron');
  pic.body(disc(80, 60, 32), 'wood', { pitch: 5 });
  for (const r of [25, 18, 11]) pic.paint('wood1', strokes(`M${Array.from({ length: 15 }, (_, at) => off(80 + (25 - r) * 0.12, 60, at * 24 + r * 3, r + (at % 3) - 1).join(',')).join(' ')}`), 'stroke');
  cracks(pic, 'M80,60 100,48 M80,60 70,84 M64,44 58,38');
  // the one in the middle is meant for you
  pic.flat('iron1', poly('80,40 98,60 80,80 62,60'));
  pic.paint('iron2', poly('80,40 62,60 80,58')).paint('iron3', poly('62,60 80,58 80,80')).paint('iron1', poly('80,40 98,60 80,58'));
  pic.paint('rim', disc(80, 58, 2.4));
  pic.paint('blood', poly('84,66 92,64 88,74').d + disc(96, 84, 2.6).d + poly('95,85 98,85 96.500,93').d);
  return pic;
}

export const perils = (): Picture[] => [arrowWall(), arrowFace(), bearTrap(), trapPassage(), boulder(), boulderStairs(), caveIn(), caveHeap(), flameStatues(), flameIdol(), forceWall(), forceDome(), lockedDoor(), vault(), pit(), pitBridge(), runePuzzle(), runeDial(), spikedLog(), logFront()];
