// For docs/art.md: how one body is cut, step by step, and the other brushes beside each other.
import { flame, gem, jewel, skull } from './kit';
import { away, blob, carve, disc, hatch, light, Picture, poly, rays, rect, strokes, type Placed } from './lino';

export function steps(): Picture {
  const pic = new Picture('steps', 560, 230);
  pic.paint('floorG2', rect(0, 0, 560, 230));
  const knots = '0,-44 -14,-43 -30,-33 -36,-16 -31,10 -16,30 -8,36 0,37';
  const pot = (x: number): Placed => ({ mirror: 0, move: [x, 60] });
  pic.paint('ink', blob(knots, pot(56)));
  pic.flat('clay2', blob(knots, pot(168)));
  const shape = (x: number) => blob(knots, pot(x));
  pic.flat('clay2', shape(280)).paint('clay1', carve(shape(280), away, 15, { pitch: 4, from: -0.05 }));
  pic.flat('clay2', shape(392)).paint('clay1', carve(shape(392), away, 15, { pitch: 4, from: -0.05 })).paint('clay3', carve(shape(392), light, 9, { pitch: 4, from: 0.2, seed: 2 }));
  pic.body(shape(504), 'clay', { pitch: 4, shade: 15, light: 9 });
  pic.paint('clay1', hatch(shape(504), 4, 9, 1.8, { part: [0.15, 0.6], seed: 6 }));
  // the other brushes
  const cloth = blob('20,130! 92,130! 98,210! 76,204 56,212 36,204 14,210!');
  pic.body(cloth, 'red', { pitch: 5 });
  pic.paint('red1', hatch(cloth, 84, 9, 2.6, { part: [0.2, 0.95], seed: 3 }));
  pic.paint('fire2', rays([168, 170], 22, 52, 36, 4, { seed: 2 }));
  flame(pic, 168, 186, 18);
  gem(pic, 258, 168, 16, 'green');
  jewel(pic, 304, 170, 22, 22, 'blue');
  skull(pic, 392, 168, 30, { glow: 'fire3' });
  const stone = poly('462,140 546,140 552,204 456,204');
  pic.body(stone, 'stone', { pitch: 5 });
  pic.paint('ink', strokes('M500,142 494,160 504,172 498,202'), 'thick');
  pic.paint('moss2', disc(470, 190, 10, 5, 20), 'thin');
  return pic;
}
