// The campaign's road: a mountain cut open, twelve chambers from its gate down to the room where it ends.
import { pair } from '../gear';
import { around, bone, gem, skull } from '../kit';
import { blob, carve, disc, hatch, light, limb, Picture, poly, rays, rect, ribbon, strokes, type Ground, type Point } from '../lino';
import { lit } from './parts';
import { chamber, stops } from './stops';

const [wide, tall] = [280, 190];
const r = chamber / 2;
const at = stops.map(({ x, y }): Point => [x / 2, y / 2]);

/** Earth of one depth, its upper edge as the mountain lies. */
function layer(pic: Picture, ground: Ground, edge: string, seed: number, low: number) {
  const shape = blob(`${edge} 284,${low + 14}! -4,${low + 14}!`);
  pic.paint(`${ground}G2`, shape).paint(`${ground}G0`, carve(shape, light, 7, { pitch: 6, seed })).paint(`${ground}G1`, hatch(shape, -8, 11, 3, { part: [0.1, 0.5], seed, wobble: 1 }));
}

/** The way, stroke by stroke: ink, kerb, shadow, floor. */
function way(pic: Picture) {
  const line: Point[] = [[-6, 52], ...at.slice(0, 4), [264, 62], [272, 82], [264, 102], ...at.slice(4, 8), [16, 113], [8, 133], [16, 153], ...at.slice(8)];
  for (const [tone, width] of [['ink', 21], ['stone2', 18], ['ink', 14.5], ['floorG3', 11.5]] as const) pic.paint(tone, ribbon(line, [width]));
  pic.paint('floorG1', strokes(line.slice(1).flatMap(([x, y], n) => {
    const [u, v] = line[n]!;
    const long = Math.hypot(x - u, y - v);
    return Array.from({ length: Math.floor(long / 9) }, (_, step) => {
      const t = (step + 0.5) / Math.floor(long / 9);
      const [mx, my, dx, dy] = [u + (x - u) * t, v + (y - v) * t, (x - u) / long, (y - v) / long];
      return `M${mx - dy * 4.4},${my + dx * 4.4} ${mx + dy * 4.4},${my - dx * 4.4}`;
    });
  }).join(' ')), 'stroke');
}

/** A chamber: a ring of stones around a lit floor. */
function room([x, y]: Point, pic: Picture, last: boolean) {
  pic.paint('ink', disc(x + 2, y + 2, r + 3.5)).paint('ink', disc(x, y, r + 3)).paint(last ? 'violet1' : 'stone2', disc(x, y, r + 1.6));
  pic.paint(last ? 'violet3' : 'stone3', carve(disc(x, y, r + 1.6), light, 3, { pitch: 5 }));
  pic.paint('ink', strokes(Array.from({ length: 14 }, (_, n) => `M${x + (r - 2) * Math.cos((n * Math.PI) / 7)},${y + (r - 2) * Math.sin((n * Math.PI) / 7)} ${x + (r + 2) * Math.cos((n * Math.PI) / 7)},${y + (r + 2) * Math.sin((n * Math.PI) / 7)}`).join(' ')), 'stroke');
  pic.paint('ink', disc(x, y, r - 2.4)).paint('floorG3', disc(x, y, r - 3.4)).paint('floorG2', carve(disc(x, y, r - 3.4), [-light[0], -light[1]], 5, { pitch: 4.5 })).paint('floorG4', carve(disc(x, y, r - 3.4), light, 3.4, { pitch: 4.5 }));
}

export function road(): Picture {
  const pic = new Picture('saga-road', wide, tall);
  // evening outside, and the mountain
  pic.paint('potteryG2', rect(0, 0, wide, 60)).paint('potteryG3', rays([44, 26], 14, 150, 48, 7, { room: rect(0, 0, wide, 60), seed: 4 })).paint('potteryG4', disc(44, 26, 12));
  pic.body(poly('120,40 152,6 176,26 204,-4 246,34 290,10 290,60 100,60'), 'dark', { pitch: 5 }).paint('bone3', poly('204,-4 190,16 199,12 206,20 213,13 224,16').d + poly('152,6 143,17 152,14 158,20 164,16').d);
  layer(pic, 'rock', '-4,46! 40,34 96,30 150,26 210,22 284,28!', 3, 84);
  layer(pic, 'remains', '-4,86! 60,80 130,88 200,80 284,86!', 5, 136);
  layer(pic, 'tapestry', '-4,138! 70,132 150,138 220,130 284,136!', 7, tall);
  pic.paint('green2', rays(at[11]!, 22, 74, 34, 5, { room: rect(140, 128, 139, 61), seed: 3 })).paint('green3', rays(at[11]!, 21, 44, 24, 4, { room: rect(140, 128, 139, 61), seed: 5 }));
  way(pic);
  // what lies between the chambers: a gate, graves, wheels, a throne
  pair((s) => pic.body(poly([[4 + s * 7 - 2.5, 34], [4 + s * 7 + 2.5, 34], [4 + s * 7 + 3, 66], [4 + s * 7 - 3, 66]]), 'stone', lit(1.6, 1.2)));
  pic.body(poly('-6,28 14,28 16,36 -6,36'), 'stone', lit(1.6, 1.2));
  for (const [x, y] of [[72, 84], [140, 132], [208, 82]] as Point[]) {
    pic.body(blob(`${x - 6},${y + 6}! ${x - 6},${y - 4} ${x},${y - 9} ${x + 6},${y - 4} ${x + 6},${y + 6}!`), 'stone', lit(2, 1.6));
    pic.paint('ink', strokes(`M${x},${y - 5} ${x},${y + 2} M${x - 3},${y - 2} ${x + 3},${y - 2}`), 'stroke');
  }
  skull(pic, 36, 82, 4.6);
  bone(pic, [42, 86], [52, 83], 1.6);
  for (const [x, y, size] of [[72, 136, 9], [86, 130, 6]] as const) {
    for (let n = 0; n < 8; ++n) pic.flat('gold2', limb(x, y, size * 0.16, x + size * 1.2 * Math.cos((n * Math.PI) / 4), y + size * 1.2 * Math.sin((n * Math.PI) / 4), size * 0.16), 'thin');
    pic.flat('gold2', disc(x, y, size), 'thin').paint('gold3', carve(disc(x, y, size), light, size * 0.3, { bite: 0 })).paint('ink', disc(x, y, size * 0.4));
  }
  pic.body(poly('201,186 202,168 206,171 208,163 211,168 214,163 216,171 220,168 221,186'), 'gold', lit(1.6, 1.2));
  for (const [x, y] of [[106, 180], [140, 178]] as Point[]) gem(pic, x, y, 3.4, 'blue');
  pic.paint('ghost3', around(240, 124, 1, '-4,4! -4,-3 0,-7 4,-3 4,4! 2,2! 0,5! -2,2!'));
  at.forEach((middle, n) => room(middle, pic, n === at.length - 1));
  return pic;
}
