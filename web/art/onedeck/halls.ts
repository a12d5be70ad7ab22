// The places: a ground for each dungeon, and what each floor adds to it. The first is wide and light, the second narrow, on
// the third the one who waits throws his shadow. Left of the middle lies a whole place, for a narrow window.
import { both } from '../gear';
import { blocks, flame, torch } from '../kit';
import { blob, disc, hatch, Picture, poly, rays, rect, strokes, type Ground, type Point, type Shape, type Tone } from '../lino';
import { dungeons, floors } from './names';

type Dungeon = (typeof dungeons)[number];
const level = 92;
const [wide, tall] = [320, 120];
const flameAt: Point = [20, 36];
const wall = rect(0, 0, wide, level);

const grounds: Record<Dungeon, Ground> = { dragons_cave: 'pottery', yetis_cavern: 'jewelry', hydras_reef: 'manuscript', lichs_tomb: 'tapestry', minotaurs_maze: 'idol' };

/** Rough rock instead of blocks: a few long cracks and lit edges. */
function rock(pic: Picture, ground: Ground, cracks: string, lit: string) {
  pic.paint(`${ground}G0`, strokes(cracks), 'thick');
  pic.paint(`${ground}G2`, strokes(lit), 'thick');
}

/** What hangs from above and what the floor is made of, by dungeon. */
const stuff: Record<Dungeon, (pic: Picture, ground: Ground) => void> = {
  dragons_cave(pic, g) {
    rock(pic, g, 'M70,0 84,26 76,52 90,92 M150,0 142,30 156,60 148,92 M230,0 242,34 228,58 240,92 M84,26 142,30 M156,60 228,58', 'M74,4 87,26 79,52 M154,4 146,30 M234,4 246,34');
    pic.paint(`${g}G0`, poly('96,0 104,18 112,0').d + poly('190,0 200,26 212,0').d + poly('280,0 290,20 298,0').d);
    // the floor has cracked over the fire
    pic.paint('fire1', strokes('M0,112 40,104 84,112 130,102 178,112 226,104 270,113 320,106 M84,112 92,120 M178,112 170,120'), 'thick');
    pic.paint('fire2', strokes('M0,112 40,104 84,112 130,102 178,112 226,104 270,113 320,106'), 'stroke');
  },
  yetis_cavern(pic, g) {
    rock(pic, g, 'M60,92 78,50 104,30 128,0 M180,92 170,56 196,24 190,0 M262,92 276,48 258,0 M78,50 170,56', 'M63,92 81,52 M173,56 199,25 M265,92 279,50');
    const icicles = Array.from({ length: 20 }, (_, at) => poly([[at * 16 + 2, 0], [at * 16 + 8, 8 + ((at * 7) % 5) * 4], [at * 16 + 14, 0]]).d).join('');
    pic.paint('ghost1', icicles);
    pic.paint('ghost2', Array.from({ length: 20 }, (_, at) => poly([[at * 16 + 3, 0], [at * 16 + 8, 6 + ((at * 7) % 5) * 4], [at * 16 + 8, 0]]).d).join(''));
    pic.paint(`${g}G4`, blob('0,120! 0,108 50,102 96,110 150,104 210,112 262,104 320,110! 320,120!'));
  },
  hydras_reef(pic, g) {
    blocks(pic, 0, 0, wide, level, 5, 46, `${g}G0`, undefined, 4);
    // weed hangs, water stands
    pic.paint(`${g}G3`, Array.from({ length: 9 }, (_, at) => blob(`${at * 38 + 30},0! ${at * 38 + 27},14 ${at * 38 + 33},26 ${at * 38 + 29},${34 + ((at * 5) % 3) * 8}! ${at * 38 + 37},24 ${at * 38 + 33},12 ${at * 38 + 37},0!`).d).join(''));
    // grounds of another kind: water, too, is lighter by day
    pic.paint('jewelryG2', rect(0, 104, wide, 16));
    pic.paint('jewelryG3', hatch(rect(0, 104, wide, 16), 0, 4, 2, { part: [0.1, 0.8], seed: 5 }));
    pic.paint('jewelryG4', strokes('M30,108 62,108 M110,112 150,112 M200,108 236,108 M270,114 300,114'), 'stroke');
  },
  lichs_tomb(pic, g) {
    blocks(pic, 0, 0, wide, level, 6, 33, `${g}G0`, `${g}G2`, 7);
    // niches for the dead
    for (const x of [82, 300]) {
      pic.paint(`${g}G0`, both(x, `${x},26 ${x - 14},30 ${x - 18},44 ${x - 18},72! ${x},72!`));
      pic.paint('bone1', disc(x, 62, 6, 6.4).d + rect(x - 3, 66, 6, 5).d);
      pic.paint('ink', disc(x - 2.4, 62, 1.6).d + disc(x + 2.4, 62, 1.6).d);
    }
    for (const [x, size] of [[56, 5], [68, 3.6], [100, 4.4]] as const) {
      pic.paint('bone2', rect(x - 2.5, 78, 5, 16));
      flame(pic, x, 78, size);
    }
  },
  minotaurs_maze(pic, g) {
    blocks(pic, 0, 0, wide, level, 4, 40, `${g}G0`, `${g}G2`, 9);
    // a meander along the top
    pic.paint(`${g}G4`, strokes(Array.from({ length: 14 }, (_, at) => `M${at * 24},14 ${at * 24},4 ${at * 24 + 18},4 ${at * 24 + 18},11 ${at * 24 + 9},11 ${at * 24 + 9},8`).join(' ')), 'stroke');
    pic.paint(`${g}G0`, rect(0, 17, wide, 1.5));
  },
};

function ground(dungeon: Dungeon): Picture {
  const pic = new Picture(`onedeck-ground-${dungeon}`, wide, tall);
  const g = grounds[dungeon];
  pic.paint(`${g}G1`, wall);
  pic.paint(`${g}G3`, rect(0, level, wide, tall - level));
  let lines = '';
  for (let k = -9; k <= 9; ++k) lines += `M${wide / 2 + k * 18},${level} ${wide / 2 + k * 44},${tall} `;
  pic.paint(`${g}G1`, strokes(`${lines} M0,${level + 10} ${wide},${level + 10}`), 'stroke');
  pic.paint(`${g}G1`, hatch(rect(0, level, wide, tall - level), 0, 4.5, 2, { part: [0.5, 1], seed: 3 }));
  stuff[dungeon](pic, g);
  return pic;
}

/** What a narrow passage shows of its dungeon, on walls that run together at the middle. */
const narrow: Record<Dungeon, (pic: Picture, ground: Ground) => void> = {
  dragons_cave(pic) {
    pic.flat('fire1', poly('138,70 196,70 216,92 250,120 84,120 116,92'), 'fill');
    pic.paint('fire2', hatch(poly('140,72 194,72 240,120 94,120'), 0, 6, 2.4, { part: [0.1, 0.9], seed: 4 }));
    pic.paint('rockG1', poly('128,96 168,92 176,98 150,104').d + poly('150,112 190,106 202,114 170,120').d);
  },
  yetis_cavern(pic, g) {
    for (const [x, long] of [[20, 30], [44, 18], [66, 38], [88, 22], [112, 30], [222, 28], [246, 18], [270, 36], [300, 24]] as const) {
      pic.paint('ghost1', poly([[x - 6, 0], [x, long], [x + 6, 0]])).paint('ghost2', poly([[x - 5, 0], [x, long - 4], [x, 0]]));
    }
    pic.paint(`${g}G4`, blob('0,120! 0,106 50,108 96,98 140,94 196,94 240,100 290,110 320,104 320,120!'));
  },
  hydras_reef(pic, g) {
    pic.paint('jewelryG2', poly('126,92 208,92 250,120 84,120'));
    pic.paint('jewelryG4', strokes('M120,100 160,100 M170,108 214,108 M110,114 140,114'), 'stroke');
    const weeds = [[52, 4, 40], [76, 8, 26], [104, 14, 44], [226, 12, 40], [252, 6, 26], [284, 2, 48], [308, 0, 30]] as const;
    pic.paint(`${g}G3`, weeds.map(([x, y, long]) => blob(`${x - 5},${y}! ${x - 8},${y + long * 0.35} ${x - 2},${y + long * 0.65} ${x - 6},${y + long}! ${x + 4},${y + long * 0.6} ${x - 1},${y + long * 0.3} ${x + 5},${y}!`).d).join(''));
  },
  lichs_tomb(pic, g) {
    for (const [x, y, size] of [[60, 52, 9], [94, 54, 8], [122, 55, 6], [238, 54, 8], [274, 52, 9], [306, 50, 10]] as const) {
      pic.paint(`${g}G0`, both(x, `${x},${y - size * 2} ${x - size},${y - size * 1.4} ${x - size * 1.2},${y + size * 1.6}! ${x},${y + size * 1.6}!`));
      pic.paint('bone1', disc(x, y + size * 0.4, size * 0.7, size * 0.8));
      pic.paint('ink', disc(x - size * 0.28, y + size * 0.4, size * 0.18).d + disc(x + size * 0.28, y + size * 0.4, size * 0.18).d);
    }
  },
  minotaurs_maze(pic, g) {
    // doorways that all look alike
    for (const [a, b, top, foot, far] of [[50, 74, 34, 104, 36], [100, 114, 40, 86, 41], [222, 234, 40, 88, 40], [264, 292, 36, 108, 33]] as const) {
      const [near, away] = a < 160 ? [a, b] : [b, a];
      pic.paint(`${g}G0`, poly([[near, top], [away, far + 3], [away, foot - (b - a) * 0.42], [near, foot + 2]]));
    }
  },
};

/** An arch with what is behind it. */
const arch = (x: number, half: number, top: number, tone: Tone, pic: Picture): Shape => {
  const shape = both(x, `${x},${top} ${x - half * 0.7},${top + half * 0.2} ${x - half},${top + half * 0.9} ${x - half},${level}! ${x},${level}!`);
  pic.paint(tone, shape);
  return shape;
};

/** Shadows on the wall of those who wait. */
/** Further to the right, where nobody stands before them, and smaller. */
const thrown = (text: string, mirror?: number) => blob(text, { ...(mirror ? { mirror } : {}), scale: 0.8, move: [268 - 224 * 0.8, level * 0.2] });
const shades: Record<Dungeon, Shape> = {
  dragons_cave: thrown('224,30! 216,22! 206,4! 204,26! 200,40! 208,48! 206,60! 196,52! 170,10! 150,30! 138,62! 150,58! 156,78! 170,66! 180,84! 194,76! 200,92! 224,92!', 224),
  yetis_cavern: thrown('224,18! 210,20! 196,8! 192,24! 202,36! 184,40! 172,58! 160,50! 152,34! 144,52! 152,72! 172,78! 180,92! 224,92!', 224),
  hydras_reef: thrown('180,92! 172,64 156,44 160,26! 148,30! 138,24! 150,16 168,14 176,28 190,52 204,60! 200,36 190,22! 178,14! 192,4 208,10 214,30 218,56! 228,56! 230,30 236,12 254,4 268,12! 254,18! 246,32 244,60! 258,48 268,28 280,16 298,20 308,28! 296,32! 286,34 278,62 268,92!'),
  lichs_tomb: thrown('224,2! 218,16! 208,4! 206,20! 210,40! 194,48! 176,40! 160,22! 156,26! 166,50! 184,66! 192,62! 184,92! 224,92!', 224),
  minotaurs_maze: thrown('224,22! 212,18! 194,14! 180,0! 178,18! 190,30! 206,34! 206,44! 180,48! 164,64! 168,84! 180,92! 224,92!', 224),
};

const light = (pic: Picture, g: Ground, near: number, far: number) => {
  pic.paint(`${g}G3`, rays(flameAt, near, far, 32, 4.2, { room: wall, seed: 2 }));
  pic.paint(`${g}G4`, rays(flameAt, near * 0.8, far * 0.55, 22, 3.4, { room: wall, seed: 3 }));
};

const floorOf: Record<(typeof floors)[number], (pic: Picture, g: Ground, dungeon: Dungeon) => void> = {
  /** Wide: arches at the back, light through each of them. */
  1(pic, g) {
    for (const x of [146, 204, 262]) {
      arch(x, 22, 30, `${g}G3`, pic);
      const inside = arch(x, 17, 36, `${g}G0`, pic);
      pic.paint(`${g}G2`, rays([x, 104], 20, 60, 11, 5, { room: inside, seed: x, arc: [200, 340] }));
    }
    for (const x of [117, 175, 233, 291]) pic.paint(`${g}G2`, rect(x - 5, 26, 10, level - 26)).paint(`${g}G3`, rect(x - 8, 22, 16, 6).d + rect(x - 8, level - 6, 16, 6).d);
    light(pic, g, 16, 84);
  },
  /** Narrow: the walls come in from both sides, and the dark is in the middle. */
  2(pic, g, dungeon) {
    pic.paint(`${g}G0`, poly('126,0 210,0 196,70 196,92 138,92 138,70'));
    pic.paint(`${g}G2`, poly('0,0 126,0 138,70 138,92 84,120 0,120'));
    pic.paint(`${g}G1`, poly('320,0 210,0 196,70 196,92 250,120 320,120'));
    pic.paint(`${g}G1`, strokes('M0,30 131,24 M0,58 136,48 M0,88 138,74 M40,0 44,28 M88,0 92,26 M18,30 20,56 M66,28 70,53 M112,25 115,50 M44,56 46,83 M94,52 97,78'), 'stroke');
    pic.paint(`${g}G0`, strokes('M320,30 205,24 M320,58 200,48 M320,88 196,74 M280,0 276,28 M232,0 228,26 M302,30 300,56 M254,28 250,53 M276,56 274,83 M226,52 223,78'), 'stroke');
    narrow[dungeon](pic, g);
    light(pic, g, 16, 56);
  },
  /** Close: the shadow of the one below, thrown by a light that is not yours. */
  3(pic, g, dungeon) {
    const glow: Tone = dungeon === 'dragons_cave' ? 'fire1' : `${g}G3`;
    pic.paint(glow, rays([268, 92], 34, 130, 40, 9, { room: wall, seed: 6, arc: [180, 360] }));
    pic.paint(`${g}G0`, shades[dungeon]);
    light(pic, g, 14, 42);
  },
};

export const halls = (): Picture[] =>
  dungeons.flatMap((dungeon) => [
    ground(dungeon),
    ...floors.map((floor) => {
      const pic = new Picture(`onedeck-hall-${dungeon}-${floor}`, wide, tall);
      pic.below.push(`onedeck-ground-${dungeon}`);
      floorOf[floor](pic, grounds[dungeon], dungeon);
      torch(pic, flameAt[0], flameAt[1], 9);
      return pic;
    }),
  ]);
