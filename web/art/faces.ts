// Heads that look back: ears, skull, lids, brows, a nose, a mouth. Hair, beards and headgear are each figure's own.
import { eye } from './kit';
import { blob, disc, poly, strokes, type Body, type Picture, type Placed, type Point, type Tone } from './lino';

export interface Face {
  /** where the bridge of the nose lies, and how large the head is: at 1 it is 40 wide and 62 high */
  at?: Point;
  size?: number;
  skin?: Body;
  iris?: Tone;
  /** how far the lids are down, left and right */
  lids?: readonly [number, number];
  /** to the left or to the right */
  look?: number;
  brows?: Body;
  /** inner ends of the brows: down in anger, up (below 0) in doubt */
  frown?: number;
  nose?: 'long' | 'round' | 'fine';
  /** half an outline of the head around 60,60, from its crown down to its chin */
  shape?: string;
}

const usual = '60,34 47,36 41,47 40,60 43,74 49,88 55,95 60,96';
const noses = { long: '59,61 62,61 65,68 67.5,75.5 63,79.5 57.5,79 54,75.5 56.5,68', round: '59,62 62,62 65,67 69,73.5 64,79 56,79 51.5,73.5 56,67' };

/** Drawn as if its middle were 60,60, then set in its place. */
export function face(pic: Picture, { at = [60, 60], size = 1, skin = 'skin', iris = 'ink', lids = [0.2, 0.2], look = 0, brows = 'wood', frown = 2, nose = 'long', shape = usual }: Face) {
  const set: Placed = { scale: size, move: [at[0] - 60 * size, at[1] - 60 * size] };
  const form = (text: string) => blob(text, set);
  const spot = (x: number, y: number): Point => [at[0] + (x - 60) * size, at[1] + (y - 60) * size];
  for (const side of [-1, 1]) {
    const point = (x: number, y: number) => `${60 + side * x},${y}`;
    pic.body(form(`${point(18, 57)} ${point(22.5, 54)} ${point(24, 61)} ${point(20.5, 71)} ${point(17, 70)}`), skin, { soft: true });
  }
  pic.body(blob(shape, { mirror: 60, ...set }), skin, { pitch: 4.4, shade: 11 * size, light: 6 * size });
  pic.paint(`${skin}1`, form('44,58! 50,53 56,57! 51,64').d + form('76,58! 70,53 64,57! 69,64').d);
  eye(pic, ...spot(50.5, 59), 4 * size, iris, look, lids[0]);
  eye(pic, ...spot(69.5, 59), 4 * size, iris, look, lids[1]);
  for (const side of [-1, 1]) {
    const point = (x: number, y: number) => `${60 + side * x},${y}`;
    pic.body(form(`${point(5.5, 52.5 + frown)}! ${point(11, 48.5)} ${point(17, 50 - frown * 0.3)} ${point(20, 54)}! ${point(13, 52.5)} ${point(6, 55.5 + frown)}!`), brows, { soft: true, light: 1, shade: 1, rim: 0 });
  }
  if (nose === 'fine') {
    pic.paint(`${skin}1`, form('61,62! 64.5,69 66,75! 62,73 60,68'));
    pic.paint(`${skin}3`, form('58,60! 60,60! 60.5,68 59,75! 57,71'));
    pic.paint('ink', form('55,73.5! 57.5,76.5 62.5,76.8 66,74! 62.5,78.6 57.5,78.4'));
    return;
  }
  pic.body(form(noses[nose]), skin, { soft: true, light: 2.2 * size, shade: 3 * size, line: 'thin' });
  pic.paint(`${skin}3`, poly('58.5,57 60.5,57 60.5,63 58.5,63', set));
}

/** Red on a cheek. */
export function blush(pic: Picture, at: Point, gap: number, rx: number, ry: number) {
  pic.paint('red3', disc(at[0] - gap, at[1], rx, ry).d + disc(at[0] + gap, at[1], rx, ry).d);
}

/** Lips that smile or sag by `curve`; `half` is half their width. */
export function mouth(pic: Picture, [x, y]: Point, half: number, curve: number, tone: 'red' | 'skin' | 'hide' = 'red') {
  pic.flat(`${tone}2`, blob(`${x - half},${y - curve}! ${x - 4},${y - 1.5} ${x},${y - 0.5} ${x + 4},${y - 1.5} ${x + half},${y - curve}! ${x},${y + 4 + curve * 0.6}`), 'thin');
  pic.paint('ink', strokes(`M${x - half},${y - curve} ${x - half / 2},${y + curve * 0.3} ${x},${y + 0.8 + curve * 0.4} ${x + half / 2},${y + curve * 0.3} ${x + half},${y - curve}`), 'hair');
}
