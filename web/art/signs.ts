// Signs: what is shown at 16 to 44 pixels. A bold line, no teeth, one shape that is known by its outline alone.
import { flame } from './kit';
import { away, blob, carve, disc, limb, Picture, poly, rect, ribbon, type Shape } from './lino';

const side = 80;
const c = side / 2;

function facets(pic: Picture, x: number, y: number, r: number) {
  pic.flat('blue2', poly([[x - r, y - r * 0.35], [x - r * 0.5, y - r], [x + r * 0.5, y - r], [x + r, y - r * 0.35], [x, y + r * 1.15]]));
  pic.paint('blue3', poly([[x - r, y - r * 0.35], [x - r * 0.5, y - r], [x, y - r * 0.35], [x, y + r * 1.15]]));
  pic.paint('rim', poly([[x - r * 0.5, y - r], [x, y - r * 0.35], [x + r * 0.5, y - r]]));
  pic.paint('blue1', poly([[x + r, y - r * 0.35], [x, y + r * 1.15], [x + r * 0.35, y - r * 0.35]]));
}

const eyes = (x: number, y: number, gap: number, rx: number, ry: number, slant: number): string => disc(x - gap, y, rx, ry, -slant).d + disc(x + gap, y, rx, ry, slant).d;

const draw: Record<string, (pic: Picture) => void> = {
  idol(pic) {
    pic.body(blob(`${c},20 22,22 13,34 14,54 22,68 ${c},73`, { mirror: c }), 'gold', { shade: 9, light: 6 });
    pic.body(blob(`12,32! 10,11! 25,20! ${c},6! 55,20! 70,11! 68,32! ${c},26`), 'red', { shade: 3, light: 3 });
    pic.paint('ink', eyes(c, 43, 13, 9, 5.5, -14));
    pic.paint('gold3', eyes(c, 43, 13, 3, 2, 0));
    pic.paint('ink', blob(`${c},56! 22,56! 28,67 ${c},68`, { mirror: c }));
    pic.paint('bone3', rect(27, 57, 6, 5).d + rect(35, 57, 10, 5).d + rect(47, 57, 6, 5).d);
  },
  jewelry(pic) {
    pic.flat('gold2', ribbon([[8, 4], [14, 20], [c, 34], [66, 20], [72, 4]], [7]));
    facets(pic, c, 47, 27);
  },
  manuscript(pic) {
    pic.body(blob('20,14! 60,14! 57,40 60,66! 20,66! 23,40'), 'bone', { shade: 7, light: 4 });
    pic.paint('hide1', rect(28, 25, 24, 4).d + rect(29, 34, 20, 4).d + rect(29, 43, 22, 4).d);
    for (const y of [13, 67]) pic.body(limb(15, y, 6, 65, y, 6), 'bone', { shade: 4, light: 2 });
    pic.body(disc(53, 58, 8), 'red', { shade: 4, light: 2.5 });
  },
  pottery(pic) {
    for (const s of [-1, 1]) pic.flat('clay2', ribbon([[c + s * 9, 14], [c + s * 25, 14], [c + s * 25, 32], [c + s * 18, 40]], [6]));
    pic.body(blob(`${c},5! 27,5! 31,14 30,22 18,34 17,48 26,62 30,66 27,75! ${c},75!`, { mirror: c }), 'clay', { shade: 11, light: 6 });
    pic.paint('bone3', blob('17,38! 40,41 63,38! 62,50! 61,56! 40,59 19,56! 18,50!'));
    pic.paint('ink', poly('19,40 26,47 33,40 40,47 47,40 54,47 61,40 62,47 54,55 47,48 40,55 33,48 26,55 18,47'));
  },
  remains(pic) {
    pic.body(blob(`${c},6 20,12 10,32 14,48 26,54! 26,70 ${c},74`, { mirror: c }), 'bone', { shade: 10, light: 7 });
    pic.paint('ink', disc(26, 38, 9, 9.5).d + disc(54, 38, 9, 9.5).d + poly('40,46 34,57 46,57').d + rect(32, 63, 3, 10).d + rect(38.5, 63, 3, 10).d + rect(45, 63, 3, 10).d);
  },
  tapestry(pic) {
    pic.body(poly('16,13 64,13 64,72 40,60 16,72'), 'red', { shade: 7, light: 5 });
    pic.body(limb(11, 12, 5, 69, 12, 5), 'gold', { shade: 3, light: 2 });
    pic.paint('gold3', poly('40,24 44,33 54,33 46,39 49,49 40,43 31,49 34,39 26,33 36,33'));
  },
  torch(pic) {
    pic.body(poly('31,50 49,50 45,77 35,77'), 'wood', { shade: 5, light: 3 });
    flame(pic, 40, 48, 24);
    pic.body(poly('22,43 58,43 52,57 28,57'), 'iron', { shade: 5, light: 3 });
  },
  snuffed(pic) {
    pic.flat('ghost2', ribbon([[41, 38], [50, 30], [33, 20], [46, 6]], [3, 6, 7, 3]));
    pic.body(poly('31,52 49,52 45,77 35,77'), 'wood', { shade: 5, light: 3 });
    pic.body(poly('22,46 58,46 52,59 28,59'), 'iron', { shade: 5, light: 3 });
    pic.flat('dark2', blob('28,46! 34,37 46,37 52,46!'));
  },
  ghost(pic) {
    pic.body(blob('40,6 22,12 16,30 15,54 8,72! 24,66 32,75! 42,66 53,75! 58,65 72,72! 65,54 64,30 58,12'), 'ghost', { shade: 11, light: 7 });
    pic.paint('ink', eyes(c, 34, 11, 6, 9, 8) + disc(c, 52, 5, 7).d);
  },
  crown(pic) {
    pic.body(blob('10,66! 5,22! 24,40! 40,10! 56,40! 75,22! 70,66! 40,72'), 'gold', { shade: 9, light: 6 });
    pic.paint('red2', disc(40, 54, 6)).paint('blue2', disc(23, 54, 4.5).d + disc(57, 54, 4.5).d);
  },
  dice(pic) {
    const [top, left, right]: Shape[] = [poly('40,6 70,22 40,38 10,22'), poly('10,22 40,38 40,74 10,57'), poly('70,22 40,38 40,74 70,57')];
    pic.flat('bone2', blob('40,5! 71,21! 71,58! 40,75! 9,58! 9,21!'));
    pic.paint('bone3', top!).paint('bone2', left!).paint('bone1', right!);
    pic.paint('ink', disc(40, 22, 7, 4.5).d + disc(19, 38, 4, 6).d + disc(31, 58, 4, 6).d + disc(49, 40, 4, 6).d + disc(55, 48, 4, 6).d + disc(61, 56, 4, 6).d);
  },
  coins(pic) {
    for (const y of [60, 48, 36]) pic.flat('gold2', blob(`8,${y}! 8,${y - 8} 24,${y - 17} 40,${y - 17} 56,${y - 17} 72,${y - 8} 72,${y}! 60,${y + 11} 40,${y + 13} 20,${y + 11}`));
    pic.paint('gold3', disc(38, 26, 22, 8)).paint('gold1', disc(41, 27.5, 12, 4));
  },
  sleep(pic) {
    pic.body(blob('46,12! 26,14 12,30 12,48 22,66 44,72 62,66 70,52! 54,58 38,50 34,34 38,20'), 'ghost', { shade: 7, light: 5 });
    pic.flat('bone3', poly('50,20 70,20 70,25 60,38 70,38 70,44 50,44 50,39 60,26 50,26'));
  },
  eye(pic) {
    pic.flat('bone3', blob('4,40! 22,20 40,15 58,20 76,40! 58,60 40,65 22,60'));
    pic.paint('blue2', disc(40, 40, 18)).paint('blue1', carve(disc(40, 40, 18), away, 6, { bite: 0 })).paint('ink', disc(40, 40, 9)).paint('rim', disc(35, 34, 4));
  },
};

export const signs: readonly Picture[] = Object.entries(draw).map(([name, how]) => {
  const pic = new Picture(name, side, side, true);
  how(pic);
  return pic;
});
