// Foes of one stuff: fire, ice, ooze.
import { both, cracks, pair, rocks, soft } from '../gear';
import { blade, bone, eye, skull } from '../kit';
import { blob, disc, limb, type Picture, poly, rays, rect, ribbon, strokes, type Point, type Shape } from '../lino';
import { encounter } from './parts';

/** Fire has its light inside: three tones, one in the other. */
function blaze(pic: Picture, outer: Shape, middle: Shape, inner: Shape) {
  pic.flat('fire1', outer);
  pic.paint('fire2', middle).paint('fire3', inner);
}

const spark = ([x, y, r]: readonly [number, number, number]) => poly([[x, y - r * 1.6], [x + r, y], [x, y + r], [x - r, y]]).d;

/** Two legs of smoke, two fists of coal. */
function fire(): Picture {
  const pic = encounter('fire_elemental_1');
  pic.shadow(80, 114, 40, 4);
  pic.paint('fire2', rays([80, 62], 56, 74, 30, 4, { seed: 6, room: rect(2, 2, 156, 108) }));
  blaze(
    pic,
    blob('80,112! 58,104 52,88 56,74 42,70 28,58 24,40! 34,48 40,44 40,30! 50,44 60,50 56,34 62,20! 66,28 74,22 74,4! 84,12 90,24 96,14! 104,28 102,48 114,44 122,28! 122,42 130,44 138,32! 136,54 124,68 106,74 110,88 104,104'),
    blob('80,108! 64,100 60,86 66,70 48,64 34,54 46,58 60,60 64,44 68,36 78,30 78,18! 86,28 94,34 96,44 98,60 114,56 126,48 116,62 96,70 100,86 96,100'),
    blob('80,104! 70,96 68,84 74,72 72,56 74,44 80,38 86,44 88,56 86,72 92,84 90,96'),
  );
  pic.paint('ink', blob('66,48! 76,52 74,58 68,56').d + blob('94,48! 84,52 86,58 92,56').d + blob('68,66! 74,70 80,67 86,70 92,66! 90,78 80,82 70,78').d);
  pic.paint('fire1', poly('71,68 74,75 77,69').d + poly('83,69 86,75 89,68').d + poly('77,80 80,73 83,80').d);
  pic.paint('rim', disc(71.500, 54, 1.3).d + disc(88.500, 54, 1.3).d);
  pair((s) => rocks(pic, [[80 + s * 52, 40, 13, s * 30]], 'dark'));
  cracks(pic, 'M24,36 30,42 28,48 M130,34 134,42 128,46');
  pic.paint('fire2', strokes('M22,44 28,40 34,46 M126,42 132,38 138,44'), 'stroke');
  rocks(pic, [[62, 110, 9], [82, 113, 10, 40], [100, 110, 8, 90]], 'dark');
  pic.paint('fire2', ([[34, 18, 3], [124, 14, 3], [108, 6, 2], [52, 8, 2], [144, 66, 2], [18, 74, 2]] as const).map(spark).join(''));
  return pic;
}

/** A worm of flame out of a crack in the floor, coiled to strike. */
function fireWorm(): Picture {
  const pic = encounter('fire_elemental_2');
  pic.flat('ink', poly('22,112 44,104 62,109 84,102 108,108 132,103 146,112 120,118 52,118'));
  pic.paint('fire1', poly('34,112 48,107 64,112 84,106 106,111 128,107 136,112 112,115 56,115'));
  const way: Point[] = [[104, 112], [126, 96], [122, 74], [96, 68], [66, 76], [50, 62], [58, 40], [76, 30]];
  const ring = (share: number) => ribbon(way, [26 * share, 25 * share, 24 * share, 24 * share, 23 * share, 22 * share, 20 * share, 20 * share]);
  for (const [x, y, size, turn] of [[130, 86, 13, 60], [112, 62, 12, 10], [88, 62, 12, -12], [60, 78, 11, 190], [44, 58, 12, -60], [52, 38, 12, -40], [122, 106, 11, 100]] as const) pic.flat('fire1', blob('-.7,.4! -.5,-.6 0,-1.8! .3,-.7 .7,.4!', { scale: size, turn, move: [x, y] }));
  pic.flat('fire1', ring(1));
  pic.paint('fire2', ring(0.72)).paint('fire3', ring(0.34));
  pic.paint('fire1', strokes('M122,98 114,88 M110,74 112,62 M84,78 80,66 M58,72 64,62 M48,52 60,52'), 'stroke');
  // the head strikes to the left
  pic.flat('fire1', blob('92,24! 108,14 124,16! 112,24 128,34! 108,34 92,44!'));
  pic.flat('fire1', blob('94,40 84,46 70,44 60,50 46,60 34,66! 36,56! 26,58! 32,48! 20,46! 34,38 26,30! 46,24 60,14 68,2! 74,12 88,6! 88,16 98,26'));
  pic.paint('fire2', blob('88,38 76,40 60,46 42,56! 44,48 32,46! 44,38 40,30! 58,26 72,18 84,18 90,28'));
  pic.paint('ink', blob('58,46! 40,52 26,58! 38,47 24,45! 42,41 58,40!'));
  pic.paint('fire3', blob('60,34! 66,26 76,24 82,30 76,36 66,38'));
  pic.paint('ink', blob('58,32! 66,27 74,30! 68,36 62,36'));
  pic.paint('rim', disc(67, 32, 2));
  pic.paint('bone3', poly('52,41 49,48 46,42').d + poly('44,42 40,49 37,44').d + poly('52,50 49,45 46,52').d + poly('43,54 40,48 37,55').d);
  pic.paint('fire2', ([[20, 24, 3], [36, 8, 2.4], [140, 60, 3], [146, 84, 2], [116, 6, 2], [14, 70, 2]] as const).map(spark).join(''));
  rocks(pic, [[30, 110, 7], [142, 110, 8, 50], [70, 115, 5]], 'dark');
  return pic;
}

/** A splinter of ice with its facets. */
function shard(pic: Picture, foot: Point, tip: Point, wide: number) {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide];
  const at = (along: number, aside: number): Point => [foot[0] + dx * along + nx * aside, foot[1] + dy * along + ny * aside];
  const ring = [at(0, 0.5), at(0.55, 1), at(1, 0), at(0.55, -1), at(0, -0.5)];
  // the half towards the torch is the light one
  const lit = nx * -0.6 + ny * -0.8 > 0 ? 1 : -1;
  pic.flat('ghost2', poly(ring));
  pic.paint('blue2', poly([at(0, -lit * 0.5), at(0.55, -lit), at(1, 0), at(0.2, 0)]));
  pic.paint('ghost3', poly([at(0.1, lit * 0.45), at(0.55, lit * 0.9), at(0.9, lit * 0.05), at(0.45, lit * 0.2)]));
}

/** A block with facets: light above, blue below. */
function block(pic: Picture, outline: string, lit: string, deep: string) {
  pic.flat('ghost2', poly(outline));
  pic.paint('ghost3', poly(lit)).paint('blue2', poly(deep));
}

/** Shoulders like a glacier. */
function ice(): Picture {
  const pic = encounter('ice_elemental_1');
  pic.shadow(80, 113, 50, 4.5);
  for (const [fx, tx, ty] of [[50, 36, 6], [62, 54, 2], [108, 122, 4], [98, 106, 0]] as const) shard(pic, [fx, 40], [tx, ty], 7);
  block(pic, '60,82 78,82 76,100 80,113 48,113 56,100', '60,82 70,82 62,100 56,112 50,112 57,100', '72,84 78,82 76,100 80,113 68,113 70,98');
  block(pic, '84,82 102,82 106,100 114,113 82,113 86,100', '84,82 92,82 90,98 86,112 83,112 86,100', '96,84 102,82 106,100 114,113 100,113');
  block(pic, '40,44 62,30 100,30 122,44 116,66 100,88 62,88 46,66', '40,44 62,30 90,31 74,48 62,60 50,62', '122,44 116,66 100,88 76,88 94,72 102,50');
  pic.paint('blue1', poly('122,44 116,66 100,88 98,74 108,58'));
  pic.paint('rim', poly('44,44 62,32 84,32 62,36'));
  pic.paint('blue1', strokes('M74,48 80,64 76,86 M80,64 94,72 M62,60 74,48'), 'stroke');
  block(pic, '24,44 44,40 50,54 40,66 22,62', '24,44 44,40 46,46 30,54 24,60', '50,54 40,66 28,64 40,56');
  block(pic, '22,62 38,62 40,82 46,96 30,106 14,98 18,80', '22,62 32,62 26,82 20,96 15,96 18,80', '38,64 40,82 46,96 30,106 32,84');
  block(pic, '116,40 138,46 142,62 124,68 112,56', '116,40 134,45 122,52 114,56', '138,46 142,62 124,68 132,56');
  block(pic, '126,64 142,62 146,80 150,96 134,106 118,98 122,80', '126,64 134,64 130,82 124,96 119,96 122,80', '142,64 146,80 150,96 134,106 138,84');
  for (const [x, y] of [[18, 98], [28, 104], [124, 100], [134, 104]] as const) shard(pic, [x, y - 4], [x - 2, y + 11], 3.4);
  block(pic, '66,18 80,10 96,18 98,38 88,52 74,52 64,38', '66,18 80,10 88,14 74,24 68,40', '98,38 88,52 78,52 90,40 94,20');
  shard(pic, [72, 20], [62, -2], 4.4);
  shard(pic, [82, 16], [84, -6], 4.6);
  shard(pic, [90, 20], [104, 0], 4.4);
  pic.paint('ink', poly('68,28 78,32 77,37 70,35').d + poly('94,28 84,32 85,37 92,35').d + poly('72,43 78,41 84,41 90,43 86,48 76,48').d);
  pic.paint('rim', disc(74, 33, 1.6).d + disc(88, 33, 1.6).d);
  pic.paint('ghost3', poly('74,42.500 76,46 78,42').d + poly('80,42 82,46 84,42').d + poly('86,42 87,45.500 89,43').d);
  return pic;
}

/** A heart of ice in a ring of its own knives; what it caught last is still in it. */
function iceHeart(): Picture {
  const pic = encounter('ice_elemental_2');
  pic.shadow(80, 115, 30, 3);
  pic.paint('blue3', rays([80, 56], 40, 60, 26, 3.4, { seed: 5 }));
  for (const [x, y] of [[80, 56]] as const) for (let at = 0; at < 8; ++at) {
    const angle = (Math.PI * (at + 0.5)) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    shard(pic, [x + cos * 48, y + sin * 36], [x + cos * 74, y + sin * 54], at % 2 ? 5 : 6.5);
  }
  block(pic, '80,4 102,22 112,56 98,88 80,108 62,88 48,56 58,22', '80,4 58,22 48,56 62,52 72,26', '102,22 112,56 98,88 80,108 92,70 96,40');
  pic.paint('blue1', poly('112,56 98,88 80,108 96,74'));
  pic.paint('rim', poly('79,6 60,23 52,48 62,26'));
  // somebody was slow
  pic.paint('blue1', both(80, '80,34 70,38 66,54 70,78 80,92'));
  skull(pic, 80, 50, 11, { glow: 'blue3' });
  bone(pic, [68, 74], [92, 82], 2.2);
  bone(pic, [92, 72], [70, 84], 2.2);
  pic.paint('ghost3', strokes('M62,52 72,26 M64,60 70,88 M98,44 90,24 M92,70 98,60'), 'stroke');
  pair((s) => {
    shard(pic, [80 + s * 40, 60], [80 + s * 54, 26], 6);
    shard(pic, [80 + s * 40, 58], [80 + s * 52, 92], 6);
  });
  return pic;
}

/** It was here first. So was the knight. */
function ooze(): Picture {
  const pic = encounter('glooping_ooze_1');
  pic.shadow(80, 113, 66, 5);
  pic.body(blob('16,112! 18,100 30,98 36,82 42,58 60,36 82,26 102,34 120,52 128,78 136,96 150,100 154,112! 120,117 50,117'), 'moss', { pitch: 6, shade: 17, light: 10 });
  // what is in it
  pic.paint('moss1', blob('62,74 92,68 114,78 114,100 88,107 60,102 52,88'));
  skull(pic, 84, 85, 11);
  bone(pic, [58, 94], [72, 102], 2.4);
  blade(pic, [108, 98], [132, 48], 3.2, 'iron');
  pic.body(limb(101, 95, 1.8, 115, 101, 1.8), 'gold', soft);
  pic.paint('moss2', blob('76,98! 96,92 116,94 114,104 92,109 72,107'));
  // eyes on stalks, a mouth
  for (const [x, y, fx, fy, r] of [[58, 16, 64, 44, 8], [88, 8, 84, 34, 9], [112, 24, 106, 46, 7]] as const) {
    pic.body(limb(fx, fy, 7, x, y + r * 0.6, 4.4), 'moss', soft);
    eye(pic, x, y, r, 'red2', -0.3, 0.1);
  }
  pic.paint('ink', blob('48,56! 64,62 84,62 104,58 112,52! 108,66 88,72 66,71'));
  pic.paint('moss2', poly('58,60 64,61.5 62,72 60,70').d + poly('74,62 79,62 77,72').d + poly('90,61 95,60.500 93,71').d + poly('102,59 106,57 104,66').d);
  for (const [x, y, r] of [[40, 104, 3], [128, 104, 4], [70, 52, 3], [96, 48, 2.4], [118, 78, 3]] as const) {
    pic.paint('moss3', disc(x, y, r)).paint('moss2', disc(x + 0.6, y + 0.7, r * 0.65));
  }
  return pic;
}

/** Cut one, and there are two. */
function oozes(): Picture {
  const pic = encounter('glooping_ooze_2');
  pic.shadow(84, 114, 62, 4.5);
  // the pipe it came through
  pic.body(rect(96, 0, 44, 20), 'iron', { pitch: 5 });
  pic.body(rect(90, 18, 56, 10), 'iron', { pitch: 4 });
  pic.paint('ink', disc(118, 27, 22, 3));
  pic.body(blob('100,27! 136,27! 138,44 132,60 130,48 125,70 120,52 114,66 112,44 106,54 102,40'), 'violet', { pitch: 4 });
  // one that holds together by a thread
  const one = (x: number, y: number, size: number, look: number) => {
    const form = (text: string) => blob(text, { scale: size, move: [x, y] });
    pic.body(form('-32,0! -30,-10 -24,-16 -22,-30 -12,-42 0,-46 12,-42 22,-30 24,-16 30,-10 32,0! 0,4'), 'violet', { pitch: 5 });
    eye(pic, x, y - 27 * size, 10 * size, 'green1', look, 0.05);
    pic.paint('ink', form('-13,-12! -4,-10 5,-10 14,-13! 9,-3 0,-1 -8,-3'));
    pic.paint('bone3', poly([[x - 8 * size, y - 11 * size], [x - 3 * size, y - 10 * size], [x - 5.500 * size, y - 5 * size]]).d + poly([[x + 3 * size, y - 10 * size], [x + 8 * size, y - 11.500 * size], [x + 6 * size, y - 5 * size]]).d);
    pic.paint('violet3', disc(x - 14 * size, y - 22 * size, 2.4 * size).d + disc(x + 17 * size, y - 12 * size, 2 * size).d);
  };
  pic.body(ribbon([[46, 78], [66, 88], [80, 80], [98, 88], [116, 82]], [16, 9, 4, 9, 16]), 'violet', soft);
  one(118, 112, 0.9, -0.4);
  one(46, 113, 1.12, 0.4);
  one(84, 116, 0.52, 0);
  pic.paint('violet3', disc(30, 38, 3).d + disc(64, 46, 2).d + disc(76, 58, 2.6).d);
  pic.body(disc(66, 30, 5, 6), 'violet', soft);
  return pic;
}

export const masses = (): Picture[] => [fire(), fireWorm(), ice(), iceHeart(), ooze(), oozes()];
