// What lies on floors and hangs on walls, locks, and what is seen for a moment only.
import { burst } from '../emblems';
import { cracks, links, rocks } from '../gear';
import { around, bone, gem, skull, torch } from '../kit';
import { blob, carve, disc, light, limb, Picture, poly, radians, rays, rect, ribbon, strokes, type Point } from '../lino';
import { lift } from './furniture';
import { lit } from './parts';

type Draw = (pic: Picture) => void;

/** On one square, reaching above it like furniture. */
const standing: Record<string, Draw> = {
  pillar(pic) {
    pic.shadow(25, 64, 21, 5);
    pic.body(poly('3,58 47,58 47,68 3,68'), 'stone', lit(3, 2));
    pic.body(poly('8,12 42,12 42,59 8,59'), 'stone', lit(8, 4, { soft: false, pitch: 4 }));
    pic.paint('ink', strokes('M8,27 42,27 M8,43 42,43 M20,13 20,27 M31,28 31,43 M17,44 17,58'), 'stroke');
    pic.body(poly('2,0 48,0 48,9 43,15 7,15 2,9'), 'stone', lit(3, 2.4));
    pic.paint('gold2', strokes('M9,8 14,4 19,8 25,4 31,8 36,4 41,8'), 'stroke');
  },
};

/** On one square, no higher than it. */
const lying: Record<string, Draw> = {
  torch(pic) {
    pic.paint('fire3', rays([25, 22], 8, 24, 22, 2.6, { seed: 2, room: rect(0, 0, 50, 50) }));
    torch(pic, 25, 26, 9);
  },
  bones(pic) {
    pic.shadow(25, 39, 17, 4.4);
    bone(pic, [9, 38], [32, 30], 2.2);
    bone(pic, [16, 29], [41, 38], 2.2);
    bone(pic, [20, 41], [38, 43], 1.8);
    skull(pic, 24, 27, 8.6);
  },
  'bones-many'(pic) {
    pic.shadow(25, 42, 21, 4.8);
    for (const [a, b] of [[[5, 40], [26, 34]], [[23, 34], [45, 41]], [[10, 44], [30, 45]], [[27, 45], [42, 46]]] as [Point, Point][]) bone(pic, a, b, 2.2);
    skull(pic, 15, 33, 7);
    skull(pic, 35, 34, 7);
    bone(pic, [20, 26], [31, 24], 1.8);
    skull(pic, 25, 23, 7.6);
  },
  'rubble-1'(pic) {
    pic.shadow(25, 42, 22, 5);
    rocks(pic, [[12, 20, 10, 20], [33, 16, 13, 70], [42, 33, 9, 10], [9, 38, 9, 120], [25, 34, 14, 200], [38, 44, 6, 60], [18, 46, 5, 20]]);
  },
  'rubble-2'(pic) {
    pic.shadow(25, 41, 22, 5);
    rocks(pic, [[36, 20, 12, 130], [14, 16, 9, 250], [44, 38, 7, 10], [30, 44, 7, 200]]);
    pic.body(poly('4,28 30,20 36,31 9,41'), 'stone', lit(4, 3, { soft: false, pitch: 4 }));
    pic.paint('ink', strokes('M12,26 16,38 M21,23.5 25,35'), 'stroke');
    rocks(pic, [[10, 43, 8, 90], [38, 32, 6, 170]]);
  },
  'rubble-3'(pic) {
    pic.shadow(25, 43, 21, 5);
    rocks(pic, [[25, 13, 9, 40], [11, 27, 11, 300], [40, 25, 10, 100]]);
    pic.body(limb(6, 45, 2.6, 43, 16, 2.6), 'wood', lit(1.6, 1.2));
    rocks(pic, [[27, 36, 13, 15], [42, 43, 7, 220], [11, 44, 6, 10]]);
  },
  /** daylight on a stair, laid into the floor: it joins its neighbour on each side */
  exit(pic) {
    pic.paint('floorG4', rect(0, 0, 50, 50));
    for (const [y, tone] of [[0, 'rim'], [12.5, 'floorG4'], [25, 'floorG3'], [37.5, 'floorG2']] as const) pic.paint(tone, rect(0, y, 50, 11.5)).paint('floorG0', rect(0, y + 11, 50, 1.5));
    pic.flat('ink', blob('25,7! 41,23! 33,23! 33,42! 17,42! 17,23! 9,23!'), 'fill');
    pic.paint('green2', blob('25,11! 34.5,20.5! 30,20.5! 30,39! 20,39! 20,20.5! 15.5,20.5!'));
  },
  /** what a fallen hero leaves behind */
  dropped(pic) {
    pic.shadow(25, 41, 15, 4);
    pic.body(blob('15,24! 9,32 10,41 18,44 33,44 40,40 40,31 34,24!'), 'hide', lit(4, 3, { soft: false, pitch: 4 }));
    pic.body(blob('13,20! 20,22 30,22 37,19! 35,25 25,26.5 15,25.5'), 'hide', lit(1.6, 1.2));
    pic.paint('gold2', strokes('M15,24.5 25,26.5 35,24.5'), 'stroke');
    gem(pic, 31, 15, 5, 'red');
    pic.body(around(20, 16, 1, '-4,5! -4,-1 0,-5 4,-1 4,5! 1.5,5! 1.5,0 -1.5,0 -1.5,5!'), 'gold', lit(1, 0.8));
  },
};

/** Over the middle of a door, a chest, a weak point: its numbers are the page's. */
const locks: Record<string, Draw> = {
  mundane(pic) {
    pic.body(blob('-8,-6! -8,-13 -5,-18 5,-18 8,-13 8,-6! 4.5,-6! 4.5,-12 2,-14.5 -2,-14.5 -4.5,-12 -4.5,-6!'), 'iron', lit(2, 1.6));
    pic.body(blob('-14,-7! 14,-7! 14,10 8,17 -8,17 -14,10'), 'iron', lit(4, 3));
    pic.flat('gold2', disc(0, 1, 6), 'thin').paint('ink', disc(0, 0, 2.6).d + poly('-1.6,1 1.6,1 2.6,7 -2.6,7').d);
    pic.paint('rim', disc(-10, -3, 1.2).d + disc(10, -3, 1.2).d);
  },
  ward(pic) {
    pic.flat('violet1', disc(0, 0, 19)).paint('violet3', disc(0, 0, 17.4)).paint('violet1', disc(0, 0, 15)).paint('violet2', disc(0, 0, 11)).paint('violet1', disc(0, 0, 9.4));
    const at = (degrees: number, far: number, u: number, v: number): string => {
      const a = radians(degrees);
      return `${Math.cos(a) * (far + v) - Math.sin(a) * u},${Math.sin(a) * (far + v) + Math.cos(a) * u}`;
    };
    const runes = [[[-1.5, 2], [-1.5, -2], [1.5, 0], [-1.5, 0]], [[0, 2], [0, -2], [1.5, 1]], [[-1.5, -2], [1.5, 2], [-1.5, 2], [1.5, -2]], [[-1.5, -2], [0, 2], [1.5, -2]], [[0, -2], [0, 2], [-1.5, 0], [0, -1]], [[-1.5, 2], [1.5, 1], [-1.5, -1], [1.5, -2]]];
    pic.paint('rim', strokes(runes.map((rune, order) => `M${rune.map(([u, v]) => at(order * 60 - 90, 13, u!, v!)).join(' ')}`).join(' ')), 'hair');
    pic.paint('violet3', rays([0, 0], 19.5, 25, 12, 2.4, { seed: 1 }));
  },
  sealed(pic) {
    links(pic, [-23, -13], [23, 13], 3);
    links(pic, [23, -13], [-23, 13], 3);
    pic.body(blob('0,-14 -9,-12 -14,-5 -13,5 -8,12 0,14 8,13 14,6 13,-5 9,-11'), 'red', lit(4, 3));
    pic.flat('red1', disc(0, 0, 8.6), 'fill');
    // the mark of Dolgarth: a hammer over a peak
    pic.paint('red3', poly('-5,-5 5,-5 5,-1.5 1.4,-1.5 1.4,5 -1.4,5 -1.4,-1.5 -5,-1.5'));
  },
};

/** Seen for a moment, around its middle; they may be turned, for no torch lights them. */
const effects: Record<string, Draw> = {
  slash(pic) {
    pic.flat('blood', blob('-23,11! -10,8 6,-2 19,-20! 15,2 2,16 -12,17!'), 'thin');
    pic.paint('rim', blob('-20,11.5! -8,9.5 7,0 18,-16! 11,3 0,12 -11,14.5!'));
    pic.paint('rim', poly('20,-22 24,-24 21,-18').d + poly('-24,14 -18,15 -22,18').d);
  },
  arrow(pic) {
    pic.paint('rim', poly('-24,-3.5 -12,-1.6 -24,-1').d + poly('-24,3.5 -12,1.6 -24,1').d);
    pic.flat('wood3', rect(-16, -1.2, 28, 2.4), 'thin');
    pic.flat('red2', poly('-20,-5 -12,-5 -8,0 -12,5 -20,5 -16,0'), 'thin');
    pic.flat('iron3', poly('24,0 11,-6 14,0 11,6'), 'thin');
  },
  burst(pic) {
    pic.flat('fire2', burst(0, 0, 24, 11, 0.56), 'thin');
    pic.paint('fire3', burst(0, 0, 17, 11, 0.6)).paint('rim', burst(0, 0, 9, 8, 0.6));
  },
  dust(pic) {
    for (const [x, y, r] of [[-13, 6, 8], [13, 7, 8], [0, 1, 10], [-6, -10, 6], [8, -9, 5]] as const) pic.flat('bone2', disc(x, y, r), 'thin').paint('bone3', carve(disc(x, y, r), light, r * 0.5, { bite: 0, from: 0.1 }));
    pic.paint('bone2', disc(-20, -8, 1.6).d + disc(19, -9, 1.8).d + disc(1, -20, 1.6).d);
  },
  magic(pic) {
    pic.paint('ghost3', rays([0, 0], 10, 24, 14, 3.4, { seed: 5 }));
    pic.flat('ghost2', disc(0, 0, 10), 'thin').paint('ghost3', disc(-1, -1, 7)).paint('rim', disc(-2, -2, 3.4));
    pic.paint('ghost2', ribbon([[-9, 3], [-16, 1], [-23, 6]], [5, 3, 0.6]).d);
  },
  /** a wound that was not taken */
  ward(pic) {
    pic.flat('ghost2', blob('0,-22! -8,-16 -18,-15! -18,2 -10,15 0,22! 10,15 18,2 18,-15! 8,-16'), 'thin');
    pic.paint('ghost3', blob('0,-18! -7,-13 -14,-12! -14,1 -8,11 0,17!')).paint('ghost1', blob('0,17! 8,11 14,1 14,-12! 11,-12 9,4'));
    pic.paint('rim', poly('-10,-9 -5,-10 -10,4'));
    cracks(pic, 'M6,-14 1,-6 6,0 0,8');
  },
};

/** The seam of a block of nine squares that turns: it turns with it. */
function turntable(): Picture {
  const pic = new Picture('saga-turntable', 150, 150, false, true);
  const ring = (r: number, count: number, deep: number) => Array.from({ length: count }, (_, at) => {
    const [c, s] = [Math.cos((at * 2 * Math.PI) / count), Math.sin((at * 2 * Math.PI) / count)];
    return `M${r * c},${r * s} ${(r + deep) * c},${(r + deep) * s}`;
  }).join(' ');
  const edge = (r: number) => `M${Array.from({ length: 49 }, (_, at) => `${r * Math.cos((at * Math.PI) / 24)},${r * Math.sin((at * Math.PI) / 24)}`).join(' ')}`;
  pic.paint('ink', strokes(`${edge(72)} ${edge(65)} ${ring(65, 32, 7)}`), 'thick');
  pic.paint('gold2', strokes(`${edge(68.5)}`), 'stroke');
  for (const [x, y] of [[0, -68.5], [0, 68.5], [-68.5, 0], [68.5, 0]] as Point[]) pic.flat('gold2', disc(x, y, 4.6)).flat('gold3', disc(x, y, 2), 'fill');
  pic.flat('red2', poly('0,-63 5,-54 -5,-54'), 'thin');
  return pic;
}

export function allThings(): Picture[] {
  const each = (all: Record<string, Draw>, kind: string, make: (name: string) => Picture) =>
    Object.entries(all).map(([id, draw]) => {
      const pic = make(`saga-${kind}${id}`);
      draw(pic);
      return pic;
    });
  return [
    ...each(standing, '', (name) => new Picture(name, 50, 50 + lift)),
    ...each(lying, '', (name) => new Picture(name, 50, 50)),
    ...each(locks, 'lock-', (name) => new Picture(name, 50, 50, false, true)),
    ...each(effects, 'effect-', (name) => new Picture(name, 50, 50, false, true)),
    turntable(),
  ];
}
