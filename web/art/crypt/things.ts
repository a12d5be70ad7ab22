// What lies and stands around the treasures: the backs of the cards, the torch and Lights Out, the Ghost, a crown and a
// defeat, and the place itself: wall, recess and table, lit from the upper left.
import { away, bead, blocks, bone, carve, chain, flame, gem, hall, hand, light, skull, torch as torchOn } from '../kit';
import { blob, dice, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Point } from '../lino';
import { card, kinds, type Kind } from './treasures';

const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** The back of a card: a slab before the niche, with the banner of its kind; the page lays the sign upon it. */
export function back(kind: Kind): Picture {
  const pic = new Picture(`crypt-back-${kind}`, card.width, card.height);
  pic.paint('rockG1', rect(0, 0, 120, 168));
  const slab = blob('11,164! 11,66! 19,42 38,26 60,21', { mirror: 60 });
  pic.paint('rockG3', slab, 'inked');
  pic.paint('rockG2', carve(slab, away, 12, { pitch: 6, from: -0.05 }));
  pic.paint('rockG4', carve(slab, light, 5, { pitch: 5 }));
  pic.paint('rockG1', strokes('M12,140 40,140 46,146 62,146 M74,139 108,139 M30,141 28,163 M84,140 86,163 M24,58 30,70 26,80 M96,96 90,106 95,118'), 'stroke');
  for (const [x, y] of [[20, 152], [100, 152], [60, 157]] as Point[]) pic.paint('rockG1', disc(x, y, 2));
  const banner = blob('30,28! 90,28! 90,112! 60,126! 30,112!');
  pic.paint(`${kind}G2`, banner, 'inked');
  pic.paint(`${kind}G3`, rays([60, 74], 18, 46, 30, 4, { room: banner, seed: 4 }));
  pic.paint(`${kind}G1`, carve(banner, away, 8, { pitch: 5, from: 0 }));
  pic.paint(`${kind}G4`, strokes('M34,32 86,32 86,109.5 60,121.5 34,109.5 34,32'), 'stroke');
  pic.body(limb(26, 27, 2.6, 94, 27, 2.6), 'wood', { soft: true });
  pair((side) => bead(pic, 60 + side * 36, 27, 4, 'gold'));
  return pic;
}

/** The torch of the leader, alone, to be handed on. */
function torch(): Picture {
  const pic = new Picture('crypt-torch', 80, 130);
  pic.paint('fire2', rays([40, 42], 24, 40, 26, 3, { seed: 2, room: rect(0, 0, 80, 90) }));
  const shaft = poly('34,62 46,62 43,126 37,126');
  pic.body(shaft, 'wood', { soft: true });
  pic.paint('wood1', hatch(shaft, 84, 3, 1, { part: [0.2, 0.9], seed: 3 }));
  flame(pic, 40, 62, 26);
  pic.body(blob('23,56! 57,56! 52,72 40,76 28,72'), 'iron', { soft: true, shade: 5, light: 3 });
  pic.body(ribbon([[24, 60], [40, 64], [56, 60]], [3.4]), 'gold', { soft: true });
  pair((side) => pic.body(ribbon([[40 + side * 4, 92], [40 - side * 4, 98]], [4]), 'hide', { soft: true }));
  return pic;
}

/** Lights Out: the last one takes the light away. */
function lights(): Picture {
  const pic = new Picture('crypt-lights', 80, 130);
  pic.flat('ghost2', ribbon([[40, 54], [50, 44], [34, 34], [48, 22], [38, 6]], [3, 8, 10, 8, 2]));
  pic.paint('ghost3', ribbon([[41, 48], [46, 42], [35, 34], [43, 24], [38, 12]], [1, 3, 3, 3, 1]));
  pic.paint('ghost1', carve(ribbon([[40, 54], [50, 44], [34, 34], [48, 22], [38, 6]], [3, 8, 10, 8, 2]), away, 3, { bite: 0.4 }));
  const shaft = poly('34,66 46,66 43,126 37,126');
  pic.body(shaft, 'wood', { soft: true });
  pic.paint('wood1', hatch(shaft, 84, 3, 1, { part: [0.2, 0.9], seed: 3 }));
  pic.flat('dark2', blob('26,60! 32,50 40,47 48,50 54,60!')).paint('fire1', disc(36, 55, 2, 1.2).d + disc(45, 56, 1.6, 1).d);
  pic.body(blob('23,59! 57,59! 52,75 40,79 28,75'), 'iron', { soft: true, shade: 5, light: 3 });
  return pic;
}

/** The Ghost that plays against a single player. */
function ghost(): Picture {
  const pic = new Picture('crypt-ghost', 120, 150);
  hall(pic, 'jewelry', { floor: 0.86, flameAt: [0.12, 0.24], size: 9, seed: 4 });
  pic.paint('ghost1', rays([66, 66], 34, 62, 40, 3.4, { seed: 8, room: rect(0, 0, 120, 129) }));
  pic.shadow(62, 138, 34, 5);
  // the far arm points at what it wants
  pic.body(blob('80,66! 96,58 106,44! 112,50 119,46! 116,62 104,78 84,88!'), 'ghost', { pitch: 3.6 });
  hand(pic, 'bone', 112, 44, 6, -66, { spread: 20, thumb: -1 });
  const shroud = blob('62,14 48,18 38,32 36,54 40,72 34,96 38,116 46,132! 54,122! 62,138! 70,124! 80,136! 86,122! 96,130! 98,108 90,84 92,64 90,40 80,22');
  pic.body(shroud, 'ghost', { pitch: 4.4 });
  pic.paint('ghost1', hatch(blob('46,84! 90,84! 94,122! 42,122!'), 80, 9, 2.6, { part: [0.1, 0.85], seed: 3 }));
  const hood = blob('62,24 50,28 44,42 46,60 56,74 64,78 74,72 82,58 82,40 74,28');
  pic.flat('ink', hood, 'thin');
  pic.paint('ghost1', carve(hood, away, 4, { pitch: 3, bite: 0.6 }));
  skull(pic, 63, 51, 16, { glow: 'fire3' });
  // an old king's circlet, and the near arm
  pic.body(blob('46,40! 45,27! 52,33 57,24! 63,32 69,24! 74,33 81,27! 80,40! 63,35'), 'gold', { soft: true });
  gem(pic, 63, 35, 3, 'violet');
  pic.body(blob('44,74! 30,72 18,82 8,78! 12,88 6,96! 18,98 18,106! 32,100 46,98!'), 'ghost', { pitch: 3.6 });
  hand(pic, 'bone', 10, 92, 6, 150, { spread: 20, thumb: 1 });
  for (const [at, [x, y]] of ([[34, 108], [44, 114], [55, 117], [66, 117], [77, 114]] as Point[]).entries()) {
    pic.flat('iron2', disc(x, y, 6.4, 3.8, at % 2 ? 35 : -15)).paint('ghost1', disc(x, y, 3.6, 1.6, at % 2 ? 35 : -15)).paint('iron3', disc(x - 2.6, y - 1.8, 1.8, 0.8, -20));
  }
  return pic;
}

/** The end for who has won: the old king's crown. */
function crown(): Picture {
  const pic = new Picture('crypt-crown', 160, 120);
  pic.paint('fire2', rays([80, 60], 36, 76, 44, 4, { seed: 3, room: rect(0, 0, 160, 112) }));
  pic.paint('fire3', rays([80, 60], 34, 56, 30, 3.2, { seed: 5, room: rect(0, 0, 160, 112) }));
  pic.shadow(80, 111, 60, 4.5);
  const cushion = blob('22,106! 28,96 24,84! 44,88 80,86 116,88 136,84! 132,96 138,106! 120,112 80,110 40,112');
  pic.body(cushion, 'red', { pitch: 5 });
  pair((side) => pic.body(blob(`${80 + side * 57},104! ${80 + side * 66},104 ${80 + side * 68},114! ${80 + side * 58},113!`), 'gold', { soft: true }));
  pic.body(blob('42,78 44,66 80,62 116,66 118,78 80,84'), 'violet', { soft: true });
  pic.body(blob('40,86! 32,32! 52,54! 57,24! 72,50! 80,14! 88,50! 103,24! 108,54! 128,32! 120,86! 80,94'), 'gold', { pitch: 4.4, shade: 11, light: 7 });
  const band = blob('39,84! 80,92 121,84! 119,72! 80,80 41,72!');
  pic.body(band, 'gold', { pitch: 3.4, light: 3, shade: 4 });
  for (const [x, y, stone] of [[52, 79, 'green'], [66, 82, 'blue'], [94, 82, 'blue'], [108, 79, 'green']] as const) gem(pic, x, y, 3.6, stone);
  gem(pic, 80, 84, 5.4, 'red');
  for (const [x, y, stone] of [[32, 30, 'blue'], [57, 22, 'green'], [80, 13, 'red'], [103, 22, 'green'], [128, 30, 'blue']] as const) bead(pic, x, y, 4.4, stone);
  for (const [x, y] of [[14, 106], [22, 112], [146, 108]] as Point[]) pic.flat('gold2', disc(x, y, 7, 3.6)).paint('gold3', disc(x - 1.5, y - 1, 3.6, 1.4));
  return pic;
}

/** The end for who has lost: the torch is out, and the crypt keeps one guest more. */
function defeat(): Picture {
  const pic = new Picture('crypt-defeat', 160, 120);
  pic.paint('rockG0', disc(80, 66, 74, 52));
  pic.paint('rockG2', rays([80, 66], 50, 74, 40, 4, { seed: 3, room: rect(2, 2, 156, 114) }));
  pic.shadow(84, 106, 66, 5);
  // a tomb with its lid pushed aside
  const tomb = poly('34,62 126,62 122,104 38,104');
  pic.body(tomb, 'stone', { pitch: 5 });
  pic.paint('stone1', hatch(tomb, 88, 13, 2.4, { part: [0.4, 1], seed: 5 }));
  pic.flat('ink', poly('36,56 124,56 126,64 34,64'));
  // the hand of the guest
  chain(pic, 'bone', [[98, 66, 4], [102, 40, 3.2]], { soft: true });
  hand(pic, 'bone', 103, 32, 7.5, -96, { spread: 24, thumb: -1, curl: 1.05 });
  const lid = poly('16,60 82,44 88,54 22,71');
  pic.body(lid, 'stone', { pitch: 4.6, light: 3, shade: 4 });
  skull(pic, 80, 84, 11, { material: 'stone' });
  // the torch on the floor, its smoke
  pic.flat('ghost2', ribbon([[24, 88], [16, 72], [28, 58], [16, 40], [26, 22]], [2, 6, 8, 6, 1.5]));
  pic.paint('ghost1', carve(ribbon([[24, 88], [16, 72], [28, 58], [16, 40], [26, 22]], [2, 6, 8, 6, 1.5]), away, 2.6, { bite: 0.4 }));
  pic.body(limb(34, 100, 3.4, 70, 112, 2.6), 'wood', { soft: true });
  pic.body(poly('20,88 30,84 40,104 30,107'), 'iron', { soft: true });
  pic.flat('dark2', blob('21,88! 17,94 22,104 30,107!'));
  for (const [x, y] of [[96, 111], [112, 108], [134, 110]] as Point[]) pic.flat('gold2', disc(x, y, 6, 3.2)).paint('gold3', disc(x - 1.4, y - 1, 3, 1.2));
  bone(pic, [132, 96], [152, 104], 2.8);
  return pic;
}

/** The wall that the niches are cut into, and the light on it. Its right and lower parts may be cut off. */
function wall(): Picture {
  const pic = new Picture('crypt-wall', 800, 400);
  const all = rect(0, 0, 800, 400);
  const random = dice(5);
  pic.paint('rockG1', all);
  const source: Point = [26, 28];
  const reach = (far: number) => poly(Array.from({ length: 26 }, (_, at): Point => {
    const angle = -0.4 + (at / 25) * 2.3;
    const r = far * (at % 2 ? 1 : 0.9) * (0.94 + 0.1 * random());
    return [Math.max(0, source[0] + r * 1.5 * Math.cos(angle)), Math.max(0, source[1] + r * Math.sin(angle))];
  }).concat([[0, 0]]));
  pic.paint('rockG2', reach(330));
  blocks(pic, 0, 0, 800, 400, 10, 84, 'rockG0', 'rockG2', 5);
  pic.paint('rockG3', rays(source, 40, 170, 44, 6, { room: all, seed: 3, arc: [-20, 120] }));
  pic.paint('rockG3', rays(source, 230, 420, 36, 4.5, { room: all, seed: 6, arc: [0, 90] }));
  pic.paint('rockG4', rays(source, 20, 64, 40, 4, { room: all, seed: 8 }));
  torchOn(pic, source[0], source[1] + 10, 11);
  return pic;
}

/** A recess in that wall for a card. The arch is at its top; how far its jambs go down, the page decides. */
function recess(): Picture {
  const pic = new Picture('crypt-recess', 140, 420);
  const inner = (edge: number, top: number) => blob(`${edge},430! ${edge},62! ${edge + 6},36 ${edge + 26},${top + 6} 70,${top}`, { mirror: 70 });
  pic.paint('floorG2', inner(1.5, 2), 'inked');
  pic.paint('floorG3', carve(inner(1.5, 2), light, 4, { pitch: 6, from: 0.1 }));
  const joints: string[] = [];
  for (const degrees of [-165, -140, -114, -90, -66, -40, -15]) {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    joints.push(`M${70 + x * 56},${64 + y * 50} ${70 + x * 72},${66 + y * 68}`);
  }
  for (let y = 84; y < 420; y += 27) joints.push(`M1,${y} 13,${y} M127,${y + 9} 139,${y + 9}`);
  pic.paint('floorG0', strokes(joints.join(' ')), 'stroke');
  const hole = inner(12, 14);
  pic.paint('rockG0', hole, 'inked');
  pic.paint('rockG2', carve(hole, away, 8, { pitch: 6, from: 0.05 }));
  pic.paint('rockG1', carve(hole, light, 12, { pitch: 8, from: 0 }));
  return pic;
}

/** The table: planks, lit from the upper left. */
function table(): Picture {
  const pic = new Picture('crypt-table', 400, 120);
  const random = dice(9);
  const all = rect(0, 0, 400, 120);
  pic.paint('rockG2', all);
  pic.paint('rockG3', poly('0,0 320,0 210,46 250,52 120,92 150,98 0,120'));
  let grain = '';
  for (let row = 0; row < 4; ++row) grain += hatch(rect(0, row * 30 + 3, 400, 24), 0, 9, 1.3, { part: [random() * 0.5, 0.5 + random() * 0.5], seed: row + 2 });
  pic.paint('rockG1', grain);
  pic.paint('rockG1', strokes('M0,30 400,30 M0,60 400,60 M0,90 400,90 M120,0 120,30 M290,30 290,60 M60,60 60,90 M210,90 210,120 M350,90 350,120'), 'stroke');
  return pic;
}

export const things = (): Picture[] => [...kinds.map(back), torch(), lights(), ghost(), crown(), defeat(), wall(), recess(), table()];
