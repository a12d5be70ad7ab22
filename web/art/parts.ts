// The shapes that pieces of all games are made of: dice of five outlines, as module text; the page gives them their colour.
import { away, blob, carve, disc, light, poly, type Point, type Shape } from './lino';

/** Tops of dice, 80 wide and 66 high; below lies the side that faces the table's edge, with letter and sign. */
const tops: Record<string, Shape> = {
  square: blob('5,14! 8,6 16,3! 64,3! 72,6 75,14! 75,54! 72,62 64,65! 16,65! 8,62 5,54!'),
  leaf: blob('4,4! 34,2 60,8 73,26 77,65! 46,66 20,60 7,42'),
  octagon: poly('24,2 56,2 77,20 77,48 56,66 24,66 3,48 3,20'),
  round: disc(40, 34, 37, 32),
};
const deep = 20;

/** The outline around all points. */
function around(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]) => {
    const ring: Point[] = [];
    for (const point of from) {
      for (let n = ring.length; n > 1; n = ring.length) {
        const [a, b] = [ring[n - 2]!, ring[n - 1]!];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        ring.pop();
      }
      ring.push(point);
    }
    return ring.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function die(top: Shape) {
  const body = poly(around([...top.ring, ...top.ring.map(([x, y]): Point => [x, y + deep])]));
  return {
    body: body.d,
    side: carve(body, away, 10, { pitch: 8, bite: 0.5, from: 0.2, seed: 3 }),
    top: top.d,
    shade: carve(top, away, 9, { pitch: 8, bite: 0.55, from: 0, seed: 4 }),
    light: carve(top, light, 4, { bite: 0, from: 0.3, inset: 1 }),
  };
}

/** What a pin-shaped base looks like from above, its front to the east: 100 is a square of the board, or as many as `scale` says. */
function base(notched: boolean, scale = 1): string {
  const back = notched ? '-34,-20! -26,-12! -34,-6! -24,0! -34,6! -26,12! -34,20! -22,32' : '-35,0 -30,18 -18,30';
  return blob(notched ? `${back} 0,36 18,26 45,0! 18,-26 0,-36 -22,-32` : `${back} 0,35 20,26 45,0! 20,-26 0,-35 -18,-30 -30,-18`, { scale }).d;
}

/** The same in a picture of 50 to a square. */
export const figureBase = (notched: boolean) => base(notched, 0.5);

/** Points all around a boss's base: they look out from under it. */
function crown(): string {
  const points = 14;
  return poly(Array.from({ length: points * 2 }, (_, at): Point => {
    const [angle, far] = [(at * Math.PI) / points, at % 2 ? 40 : 50];
    return [far * Math.cos(angle), far * Math.sin(angle)];
  })).d;
}

export function partModule(): string {
  const dice = Object.fromEntries(Object.entries(tops).map(([name, top]) => [name, die(top)]));
  const token = disc(0, 0, 40);
  const cuts = { outline: token.d, light: carve(token, light, 9, { pitch: 9, bite: 0.5, from: 0.1, seed: 2 }), shade: carve(token, away, 12, { pitch: 9, bite: 0.5, from: 0, seed: 5 }) };
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  return `// Written by art/make.mjs. Do not edit.\nexport const dice = ${text(dice)} as const;\nexport const token = ${text(cuts)} as const;\nexport const bases = ${text({ plain: base(false), notched: base(true), crown: crown() })} as const;\n`;
}
