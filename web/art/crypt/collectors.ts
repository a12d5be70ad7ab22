// The six Collectors, each as two portraits: one for each side of the tile. Side B is the same person with another mind:
// other cloth, other headgear, other hands. A portrait is 120 by 150.
import { around, away, bead, carve, chain, die, flame, gem, hand, hang, jewel, skull, torch } from '../kit';
import { blush, face, mouth } from '../faces';
import { blob, disc, hatch, light, limb, Picture, poly, rays, rect, strokes, type Body, type Point } from '../lino';
import { kinds, type Kind } from './treasures';

export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

const middle = 60;
const aside = (side: number, x: number) => middle + side * x;
const pair = (draw: (side: 1 | -1) => void) => ([-1, 1] as const).forEach(draw);

/** The shop of a Collector: shelves with what he deals in, and the torch. Side B is the back room, with a barred window. */
function shop(kind: Kind, side: Side): Picture {
  const pic = new Picture(`crypt-shop-${kind}-${side}`, 120, 150);
  const wall = rect(0, 0, 120, 150);
  pic.paint(`${kind}G1`, wall);
  pic.paint(`${kind}G2`, blob('0,0! 76,0! 76,30 60,68 32,92 0,100!'));
  if (side === 'A') {
    for (const y of [50, 96]) pic.paint(`${kind}G0`, rect(0, y, 120, 4)).paint(`${kind}G4`, rect(0, y, 120, 1.4));
    const jar = (x: number, y: number, size: number) => around(x, y, size, '-.5,0! -.9,-.7 -.6,-1.5 -.35,-1.9! .35,-1.9! .6,-1.5 .9,-.7 .5,0!').d;
    pic.paint(`${kind}G0`, jar(104, 50, 10) + jar(106, 96, 9) + jar(6, 96, 9) + rect(84, 24, 5, 26).d + rect(78, 30, 5, 20).d + rect(90, 28, 4, 22).d);
  } else {
    pic.paint(`${kind}G3`, blob('80,66! 80,26 96,12 112,26 112,66!'));
    pic.paint(`${kind}G4`, carve(blob('80,66! 80,26 96,12 112,26 112,66!'), away, 5, { bite: 0.5 }));
    pic.paint(`${kind}G0`, strokes('M88,16 88,66 M96,12 96,66 M104,16 104,66 M80,40 112,40'), 'thick');
    pic.paint(`${kind}G0`, strokes('M0,76 40,76 M20,76 20,98 M0,98 34,98 M8,98 8,120 M0,120 26,120'), 'stroke');
  }
  pic.paint(`${kind}G3`, rays([14, 26], 14, 72, 44, 4, { room: wall, seed: 3 }));
  pic.paint(`${kind}G4`, rays([14, 26], 11, 42, 28, 3.2, { room: wall, seed: 5 }));
  torch(pic, 14, 32, 9);
  return pic;
}

const shoulders = () => blob('60,92 46,98 26,106 13,122 6,152! 60,152!', { mirror: middle });

/** An antiquary with a loupe. A throws once more, B weighs two idols. */
function idol(pic: Picture, side: Side) {
  const a = side === 'A';
  pic.body(shoulders(), a ? 'red' : 'green', { pitch: 6.5 });
  const fur = blob('60,104! 52,97 40,93 29,101 26,112 31,120 33,131 42,137 47,152! 60,152!', { mirror: middle });
  pic.body(fur, a ? 'hide' : 'iron', { pitch: 6 });
  pic.paint(a ? 'hide1' : 'iron1', hatch(fur, 64, 7, 2.4, { part: [0.1, 0.5], seed: 6 }));
  pic.flat('dark1', blob('60,108! 50,102 47,122 60,152!', { mirror: middle }), 'thin');
  for (const [x, y] of hang([36, 122], [84, 122], 12, 9)) bead(pic, x, y, 3.2, 'gold');
  pic.body(disc(60, 140, 7.5), 'gold', { pitch: 3 });
  gem(pic, 60, 140, 4.2, a ? 'green' : 'red');
  face(pic, { lids: a ? [0.45, 0] : [0.55, 0.55], brows: 'bone', frown: a ? 1 : 3, look: a ? 0.3 : 0 });
  if (a) {
    pic.flat('ink', disc(70, 59, 9.6), 'fill');
    pic.flat('gold2', disc(70, 59, 8.6), 'fill').paint('gold3', carve(disc(70, 59, 8.6), light, 2, { bite: 0 }));
    pic.paint('blue1', disc(70, 59, 6.6)).paint('bone3', disc(70, 59.5, 5, 4)).paint('ink', disc(71, 59.5, 2.6));
    pic.paint('rim', poly('65,56 69,53 70,54 66,57.5'));
    pic.paint('gold2', strokes('M78,62 86,72 89,86 85,104'), 'stroke');
  }
  const beard = blob('60,88! 52,87 46,84! 48,98 54,108 60,121!', { mirror: middle });
  pic.body(beard, 'bone', { pitch: 3.6 });
  pic.paint('bone1', hatch(beard, 90, 5, 1.4, { part: [0.1, 0.8], seed: 2 }));
  pic.body(a ? blob('60,81! 52,78 44,83 35,80! 41,91 54,91 60,87!', { mirror: middle }) : blob('60,81! 52,77 42,78 34,70! 38,86 52,91 60,87!', { mirror: middle }), 'bone', { soft: true });
  pic.paint('ink', blob('60,88! 55,89 57,92 60,92.5', { mirror: middle }));
  if (a) {
    pic.body(blob('80,32! 92,17 106,12 113,17! 109,26 98,34 86,40!'), 'green', { pitch: 4 });
    const cap = blob('38,47! 29,38 29,25 42,16 62,14 83,17 93,28 91,38 82,47! 60,40');
    pic.body(cap, 'violet', { pitch: 4.8 });
    pic.paint('violet1', hatch(blob('42,22! 80,22! 84,38! 38,38!'), 100, 9, 2, { part: [0.1, 0.8], seed: 3 }));
    pic.body(blob('37,43! 60,37 83,43! 83,49! 60,43.5 37,49!'), 'hide', { soft: true });
    pic.body(disc(77, 38, 5), 'gold', { soft: true });
    gem(pic, 77, 38, 3, 'red');
    chain(pic, 'red', [[118, 150, 13], [104, 132, 9]], {});
    hand(pic, 'skin', 101, 120, 9, -100, { spread: 18, thumb: -1 });
    die(pic, 99, 103, 12, 'bone', [6, 3, 5], 8, false);
    return;
  }
  pic.body(blob('41,52! 37,40 46,26 60,23 74,26 83,40 79,52! 72,42 60,39 48,42'), 'red', { pitch: 4 });
  pic.body(blob('40,51! 60,41 80,51! 80,45 60,35 40,45'), 'gold', { soft: true });
  pic.body(limb(73, 31, 3, 86, 26, 3), 'gold', { soft: true });
  pic.body(disc(70, 33, 9), 'gold', { soft: true });
  pic.paint('blue1', disc(70, 33, 6.4)).paint('blue3', disc(68.5, 31.5, 2.6));
  for (const [s, x, y] of [[-1, 22, 122], [1, 98, 118]] as const) {
    chain(pic, 'green', [[aside(s, 62), 152, 12], [x + s * 6, y + 16, 8]], {});
    const figure = (dx: number, dy: number) => `${x + dx},${y - 18 + dy}`;
    pic.body(blob(`${figure(-9, 14)}! ${figure(-8, 2)} ${figure(-9, -8)} ${figure(0, -16)} ${figure(9, -8)} ${figure(8, 2)} ${figure(9, 14)}!`), s < 0 ? 'gold' : 'stone', { pitch: 2.8 });
    pic.paint('ink', disc(x - 3.8, y - 24, 2.2, 1.6, 14).d + disc(x + 3.8, y - 24, 2.2, 1.6, -14).d + rect(x - 4.5, y - 17.5, 9, 3).d);
    pic.paint('bone3', rect(x - 3.5, y - 17.2, 2.2, 2).d + rect(x + 0.8, y - 17.2, 2.2, 2).d);
    hand(pic, 'skin', x, y, 9, -90, { spread: 24, thumb: 0, curl: 0.8 });
  }
}

/** A lady who has everything. A holds her best stone up twice, B counts what each brings. */
function jewelry(pic: Picture, side: Side) {
  const a = side === 'A';
  const hair: Body = a ? 'clay' : 'iron';
  // a tower of hair
  const tower = blob('60,10 46,12 36,22 34,36 38,46 34,58 37,72 44,78 60,60', { mirror: middle });
  pic.body(tower, hair, { pitch: 5 });
  if (a) pic.paint(`${hair}1`, hatch(blob('40,20! 80,20! 84,44! 36,44!'), 8, 9, 2.4, { part: [0.15, 0.85], seed: 2 }));
  pic.body(blob('60,90! 52,92 50,106 60,118', { mirror: middle }), 'skin', { soft: true });
  pic.body(blob('60,118 52,108 38,106 20,112 10,126 4,152! 60,152!', { mirror: middle }), 'skin', { pitch: 5 });
  const dress = blob('60,136 44,126 24,122 11,124 3,152! 60,152!', { mirror: middle });
  pic.body(dress, a ? 'red' : 'magenta', { pitch: 6 });
  pic.paint(a ? 'red1' : 'magenta1', hatch(dress, 78, 13, 3, { part: [0.3, 0.95], seed: 4 }));
  pic.body(blob('60,134 44,124 24,120 11,122 10,128 26,127 44,132 60,142', { mirror: middle }), 'bone', { soft: true });
  face(pic, { iris: a ? 'green1' : 'blue1', lids: a ? [0.15, 0.5] : [0.5, 0.15], brows: hair, frown: -2.5, nose: 'fine', look: a ? 0.4 : -0.3, shape: '60,36 48,38 42,48 41.5,62 45,77 51,89 56,94 60,95' });
  blush(pic, [60, 74], 12, 5, 3);
  pair((s) => pic.paint('ink', strokes(`M${aside(s, 4)},60 ${aside(s, 2.5)},57.5 M${aside(s, 14.5)},58 ${aside(s, 18)},55 M${aside(s, 13)},56.5 ${aside(s, 15.5)},53`), 'hair'));
  mouth(pic, [60, 84], 7.5, a ? 2 : 3);
  pic.paint('ink', disc(71, 81, 1.2));
  // curls over the brow, pearls in the hair
  for (const [x, y, r] of [[45, 42, 6.5], [55, 36.5, 7.5], [67, 37, 7.5], [76, 43, 6]] as const) pic.body(disc(x, y, r), hair, { soft: true, shade: r * 0.7 });
  for (const [x, y] of hang([38, 32], [82, 32], -3, 6)) bead(pic, x, y, 3.4, 'bone');
  if (!a) {
    pic.body(blob('40,26! 37,8! 47,17! 52,3! 60,15!', { mirror: middle }), 'gold', { pitch: 3 });
    gem(pic, 60, 21, 4.5, 'red');
    pair((s) => pic.paint('green2', disc(aside(s, 12), 22, 2.6), 'thin'));
  } else {
    pic.body(disc(60, 20, 7), 'gold', { pitch: 3 });
    gem(pic, 60, 20, 4.4, 'violet');
  }
  pair((s) => {
    bead(pic, aside(s, 22), 73, 2.4, 'gold');
    gem(pic, aside(s, 22), 81, 4.6, a ? 'green' : 'violet');
  });
  for (const [x, y] of hang([43, 104], [77, 104], 7, 7)) bead(pic, x, y, 3.4, 'bone');
  gem(pic, 60, 123, 6, a ? 'blue' : 'green');
  if (a) {
    chain(pic, 'red', [[120, 152, 13], [106, 134, 9]], {});
    pic.body(poly('97,133 109,124 115,132 103,141'), 'bone', { soft: true });
    hand(pic, 'skin', 101, 121, 8.5, -110, { spread: 16, thumb: -1 });
    pic.paint('rim', rays([98, 102], 15, 30, 14, 3, { seed: 3, room: rect(70, 70, 50, 60) }));
    jewel(pic, 98, 102, 14, 13, 'blue');
    return;
  }
  chain(pic, 'magenta', [[122, 152, 12], [108, 138, 8]], {});
  for (const [x, y, turn] of [[103, 116, 10], [110, 112, -20], [97, 111, 25], [104, 104, 0]] as const) {
    pic.flat('gold2', disc(x, y, 6.5, 5.4, turn)).paint('gold3', disc(x - 1.5, y - 1.5, 3, 2));
  }
  hand(pic, 'skin', 103, 128, 9, -90, { spread: 26, thumb: -1, curl: 0.85 });
  for (const [x, y] of [[100, 86], [110, 80], [95, 72]] as const) pic.flat('gold2', disc(x, y, 5, 3, 30)).paint('gold3', disc(x - 1, y - 1, 2.4, 1.2, 30));
}

/** A learned brother. A has every page copied fair, B reads what is closed. */
function manuscript(pic: Picture, side: Side) {
  const a = side === 'A';
  const habit: Body = a ? 'red' : 'dark';
  pic.body(shoulders(), habit, { pitch: 6.5 });
  pic.paint(`${habit}1`, hatch(blob('20,118! 100,118! 108,150! 12,150!'), 84, 11, 3, { part: [0.1, 0.9], seed: 5 }));
  const hood = a ? blob('60,98 44,94 30,100 26,112 40,124 60,128', { mirror: middle }) : blob('60,14 42,18 31,34 29,58 32,80 38,98 48,112 60,118', { mirror: middle });
  pic.body(hood, habit, { pitch: 5 });
  if (!a) pic.flat('ink', blob('60,26 46,30 38,44 37,62 41,80 50,96 60,100', { mirror: middle }), 'thin');
  face(pic, { skin: 'hide', iris: 'ink', lids: a ? [0.25, 0.25] : [0.1, 0.6], brows: a ? 'stone' : 'dark', frown: a ? -1 : 4, nose: 'round', look: a ? 0 : 0.35, shape: '60,32 47,34 41,46 40,62 42,78 49,90 60,95' });
  if (a) {
    // a tonsure and two round glasses
    pic.paint('hide3', disc(52, 40, 6, 3.5, -30));
    pair((s) => pic.body(blob(`${aside(s, 21)},36! ${aside(s, 16)},40 ${aside(s, 19)},48 ${aside(s, 18.5)},56! ${aside(s, 24)},54 ${aside(s, 26)},44`), 'stone', { pitch: 3 }));
    pair((s) => {
      pic.paint('ink', disc(aside(s, 9.8), 60, 8.6).d, 'fill');
      pic.paint('gold2', disc(aside(s, 9.8), 60, 7.8));
      pic.paint('ghost3', disc(aside(s, 9.8), 60, 6.2));
      pic.paint('hide2', blob(`${aside(s, 9.8) - 6.2},60! ${aside(s, 9.8)},52 ${aside(s, 9.8) + 6.2},60! ${aside(s, 9.8)},57`));
      pic.paint('ink', disc(aside(s, 9.8), 61, 2.4));
      pic.paint('rim', poly([[aside(s, 9.8) - 4.5, 58], [aside(s, 9.8) - 1, 55], [aside(s, 9.8), 56.5], [aside(s, 9.8) - 3.5, 60]]));
    });
    pic.paint('ink', strokes('M57.5,59 60,57.5 62.5,59 M43,59 37,57 M77,59 83,57'), 'stroke');
    mouth(pic, [60, 86], 8, 2, 'hide');
    // a quill behind the ear
    pic.body(blob('79,52! 88,34 98,16 108,10! 108,24 99,40 84,55!'), 'bone', { pitch: 3.4 });
    pic.paint('ink', strokes('M80,54 104,16'), 'stroke');
    // an open book before him
    pic.body(blob('8,124! 34,118 60,126 86,118 112,124! 116,152! 4,152!'), 'blue', { soft: true });
    pair((s) => {
      const page = blob(`60,128! ${aside(s, 24)},120 ${aside(s, 48)},126! ${aside(s, 51)},150! ${aside(s, 26)},144 60,152!`);
      pic.body(page, 'bone', { pitch: 4, light: 3, shade: 6 });
      pic.paint('hide1', strokes([0, 1, 2, 3].map((row) => `M${aside(s, 8)},${132 + row * 5.5 - 2} ${aside(s, 26)},${128 + row * 5.5} ${aside(s, 44)},${132 + row * 5.5}`).join(' ')), 'stroke');
    });
    hand(pic, 'hide', 98, 136, 8.5, 200, { thumb: 1, curl: 0.9 });
    return;
  }
  pic.paint('ink', blob('41,50! 46,34 60,28 74,34 79,50! 70,40 60,37 50,40'));
  pic.paint('dark1', carve(blob('60,26 46,30 38,44 37,62 41,80 50,96 60,100', { mirror: middle }), light, 4, { bite: 0.5 }));
  mouth(pic, [60, 87], 7, -1, 'hide');
  // a candle, and a finger on his lips
  pic.body(limb(22, 152, 9, 22, 130, 7), 'bone', { soft: true });
  chain(pic, habit, [[4, 156, 14], [16, 140, 9]], {});
  hand(pic, 'hide', 22, 132, 8, -60, { thumb: 1, curl: 0.7 });
  pic.body(rect(17, 98, 10, 24), 'bone', { soft: true });
  flame(pic, 22, 97, 11);
  chain(pic, habit, [[120, 152, 15], [92, 124, 10]], {});
  pic.body(limb(70, 104, 3.2, 62, 84, 2.6), 'hide', { soft: true });
  pic.body(blob('66,104 72,99 82,102 86,112 80,122 70,120 65,112'), 'hide', { soft: true });
  pic.paint('ink', strokes('M74,103 72,110 M79,105 77,112'), 'stroke');
}

/** A potter with a red beard. A stacks what he has, B takes what nobody has looked at. */
function pottery(pic: Picture, side: Side) {
  const a = side === 'A';
  const cloth: Body = a ? 'blue' : 'dark';
  pic.body(shoulders(), cloth, { pitch: 6.5 });
  if (a) {
    pic.body(blob('60,112 44,108 38,118 34,152! 60,152!', { mirror: middle }), 'bone', { pitch: 6 });
    pic.paint('clay2', disc(50, 138, 5, 3, 20).d + disc(74, 130, 4, 2.5, -30).d);
  }
  face(pic, { lids: a ? [0.2, 0.2] : [0.45, 0.45], brows: 'clay', frown: a ? 0 : 4.5, nose: 'round', look: a ? 0 : 0.5 });
  if (a) {
    const beard = blob('60,82! 50,82 42,74 39,64! 36,82 40,100 50,112 60,117', { mirror: middle });
    pic.body(beard, 'clay', { pitch: 4, light: 6 });
    pic.paint('clay1', hatch(blob('44,92! 76,92! 70,112! 50,112!'), 84, 6, 1.8, { part: [0, 0.6], seed: 3 }));
    pic.body(blob('60,80! 53,78 46,82 44,88! 54,88 60,86!', { mirror: middle }), 'clay', { soft: true });
    pic.flat('red2', blob('53,90! 60,91 67,90! 60,96'), 'thin');
    pic.paint('bone3', rect(56, 90.5, 8, 2));
  } else {
    const scarf = blob('38,70! 50,76 60,74 70,76 82,70! 80,88 72,102 60,112 48,102 40,88');
    pic.body(scarf, 'red', { pitch: 4 });
    pic.paint('red1', strokes('M44,82 58,88 M47,92 60,98 M76,80 66,86 M73,92 64,96'), 'stroke');
    pic.body(blob('80,74! 92,70 100,80! 90,82! 96,92! 84,84'), 'red', { pitch: 3 });
  }
  // a turban, or a cap drawn low
  if (a) {
    pic.body(blob('39,50! 31,40 33,26 46,15 60,12 76,15 88,26 89,40 81,50! 60,42'), 'yellow', { pitch: 5 });
    pic.paint('yellow1', strokes('M36,42 48,28 70,18 M40,46 60,34 86,30 M50,42 74,38 88,40'), 'stroke');
    pic.body(disc(60, 37, 5.5), 'gold', { soft: true });
    gem(pic, 60, 37, 3.4, 'green');
  } else {
    pic.body(blob('38,52! 36,34 46,20 60,17 74,20 84,34 82,52! 60,44'), 'green', { pitch: 5 });
    pic.body(blob('36,54! 60,44 84,54! 84,48 60,38 36,48'), 'hide', { soft: true });
  }
  const pot = (x: number, y: number, size: number, material: Body) => {
    pic.body(around(x, y, size, '-.5,0! -1,-.7 -.85,-1.25 -.45,-1.6! -.55,-1.9! .55,-1.9! .45,-1.6! .85,-1.25 1,-.7 .5,0!'), material, { pitch: 3 });
    pic.paint('ink', strokes(`M${x - size * 0.92},${y - size * 0.95} ${x - size * 0.4},${y - size * 0.72} ${x},${y - size * 0.95} ${x + size * 0.4},${y - size * 0.72} ${x + size * 0.92},${y - size * 0.95}`), 'stroke');
  };
  if (a) {
    pot(102, 92, 9, 'bone');
    pot(102, 110, 11, 'clay');
    pot(102, 134, 14, 'clay');
    chain(pic, cloth, [[122, 154, 12], [112, 144, 8]], {});
    hand(pic, 'skin', 102, 139, 9, -90, { spread: 26, thumb: 0, curl: 0.8 });
    hand(pic, 'skin', 87, 122, 8, -20, { spread: 12, thumb: 0, curl: 0.8 });
    return;
  }
  chain(pic, cloth, [[118, 156, 14], [96, 132, 10]], {});
  pot(94, 124, 15, 'clay');
  hand(pic, 'skin', 93, 128, 9, -60, { spread: 18, thumb: -1 });
  chain(pic, cloth, [[2, 156, 13], [24, 132, 9]], {});
  hand(pic, 'skin', 32, 122, 9, -48, { spread: 20, thumb: -1 });
}

/** A doctor of plagues. A brings back who was worn out, B collects the dead. */
function remains(pic: Picture, side: Side) {
  const a = side === 'A';
  const coat: Body = a ? 'wood' : 'violet';
  pic.body(shoulders(), coat, { pitch: 6.5 });
  pic.paint(`${coat}1`, hatch(blob('18,116! 102,116! 110,150! 10,150!'), 82, 12, 3, { part: [0.1, 0.9], seed: 6 }));
  pic.body(blob('60,100 44,98 30,104 24,116 40,122 60,124', { mirror: middle }), coat, { pitch: 4 });
  if (!a) {
    pic.body(blob('62,12 44,16 33,32 31,56 34,80 42,102 60,112 80,102 88,80 90,56 88,32 78,16'), coat, { pitch: 5 });
  } else {
    pic.body(blob('41,46! 38,62 40,84 48,98 60,102', { mirror: middle }), 'dark', { pitch: 4 });
  }
  // the mask: two lenses and a long beak towards the torch
  pic.body(blob('62,36 48,38 42,48 43,64 48,78 58,84 72,82 80,70 82,54 76,40'), 'bone', { pitch: 4 });
  pic.body(blob('57,60! 64,68 62,80 52,92 38,104 22,112! 26,98 36,82 46,68'), 'bone', { pitch: 3.6, shade: 7 });
  pic.paint('ink', strokes('M58,66 48,82 26,108'), 'stroke');
  pic.paint('bone1', strokes('M50,78 54,82 M44,86 48,90 M38,92 42,97'), 'stroke');
  pic.paint('ink', disc(35, 95, 1.6, 1, -40));
  for (const [x, r] of [[50, 6.8], [71, 7.6]] as const) {
    pic.paint('ink', disc(x, 54, r + 1.4));
    pic.paint('gold2', disc(x, 54, r)).paint('gold3', carve(disc(x, 54, r), light, 1.6, { bite: 0 }));
    pic.paint(a ? 'red1' : 'green1', disc(x, 54, r - 1.8));
    pic.paint(a ? 'red3' : 'green3', disc(x + 0.6, 55, r - 3.6));
    pic.paint('rim', poly([[x - 3.6, 52.5], [x - 0.6, 49.6], [x + 0.6, 51], [x - 2.6, 54]]));
  }
  pic.paint('ink', strokes('M79,58 88,60 M80,50 88,47'), 'stroke');
  if (a) {
    // a wide hat
    pic.body(blob('60,34 32,38 14,46! 30,32 44,30! 44,14 52,6 62,5 74,8 78,30! 92,32 108,44! 90,38'), 'dark', { pitch: 5, light: 5 });
    pic.body(blob('43.5,31! 60,26 78.5,30! 78.5,24! 60,20 43.5,24!'), 'red', { soft: true });
    pic.body(rect(64, 20, 9, 9), 'gold', { soft: true });
    // a phial that glows
    chain(pic, coat, [[122, 152, 13], [106, 132, 9]], {});
    pic.paint('green3', rays([100, 96], 15, 26, 18, 2.6, { seed: 5 }));
    pic.body(rect(96, 78, 8, 14), 'ghost', { soft: true });
    pic.body(rect(94.5, 73, 11, 7), 'wood', { soft: true });
    pic.body(blob('96,89! 88,97 88,107 96,113 104,113 112,107 112,97 104,89!'), 'green', { pitch: 3 });
    pic.paint('green3', disc(96, 102, 2.4).d + disc(103, 106, 1.6).d + disc(101, 98, 1.4).d);
    hand(pic, 'hide', 101, 120, 8.5, -95, { spread: 20, thumb: -1 });
    return;
  }
  pic.paint('violet1', strokes('M44,26 40,50 M76,22 82,46 M60,14 60,34'), 'stroke');
  chain(pic, coat, [[122, 152, 14], [104, 138, 9]], {});
  skull(pic, 97, 108, 16);
  hand(pic, 'hide', 98, 130, 9, -90, { spread: 26, thumb: -1, curl: 0.85 });
  armful(pic);
}

/** Three bones in the crook of the other arm. */
function armful(pic: Picture) {
  for (const [x, y] of [[12, 116], [22, 112], [32, 118]] as Point[]) {
    pic.body(limb(x, y, 3, x + 5, 152, 3), 'bone', { soft: true });
    bead(pic, x - 2.6, y - 2, 3.4, 'bone');
    bead(pic, x + 2.6, y - 2.4, 3.4, 'bone');
  }
  chain(pic, 'violet', [[0, 150, 12], [40, 142, 10]], {});
  hand(pic, 'hide', 42, 140, 8, 0, { thumb: -1, curl: 0.8 });
}

/** A lady of the loom. A judges whose cloth is the finest, B keeps the rest away from it. */
function tapestry(pic: Picture, side: Side) {
  const a = side === 'A';
  const cone: Body = a ? 'green' : 'red';
  // veil behind
  pic.body(a ? blob('70,10! 88,20 98,44 100,76 108,112! 92,104 84,84 78,50') : blob('34,24! 22,44 18,80 12,118! 30,108 40,80 60,60 80,80 90,108 108,118! 102,80 98,44 86,24! 60,40'), 'ghost', { pitch: 5 });
  pic.body(blob('60,90! 53,92 51,106 60,116', { mirror: middle }), 'skin', { soft: true });
  const gown = blob('60,114 46,104 30,106 16,118 8,152! 60,152!', { mirror: middle });
  pic.body(gown, a ? 'yellow' : 'blue', { pitch: 6 });
  pic.paint(a ? 'yellow1' : 'blue1', hatch(blob('20,122! 100,122! 108,150! 12,150!'), 82, 11, 2.6, { part: [0.2, 0.9], seed: 4 }));
  pic.body(blob('60,122 48,106 36,104 30,109 44,116 52,130 60,136', { mirror: middle }), 'bone', { pitch: 4 });
  face(pic, { iris: a ? 'blue1' : 'green1', lids: a ? [0.5, 0.5] : [0.25, 0.25], brows: 'hide', frown: a ? -3 : 1.5, nose: 'fine', look: a ? -0.2 : 0.3, shape: '60,36 49,38 43,48 42.5,62 46,77 52,89 56,93 60,94' });
  blush(pic, [60, 73], 11.5, 4, 2.4);
  mouth(pic, [60, 84], 6, a ? 1 : -1.5);
  if (a) {
    // a tall cone, towards the right, with a fine band
    pic.body(blob('40,50! 42,40 52,32 64,4! 74,-6! 80,4! 82,36 80,50! 60,38'), cone, { pitch: 5 });
    pic.paint('gold2', strokes('M46,42 80,38 M55,28 80,24 M62,12 78,10'), 'thick');
    pic.body(blob('39,52! 60,39 81,52! 80,45 60,33 40,45'), 'gold', { soft: true });
    for (const x of [48, 60, 72]) gem(pic, x, x === 60 ? 37 : 41, 2.6, x === 60 ? 'red' : 'blue');
    pic.body(blob('40,52! 37,70 40,88! 44,74 44,58!'), 'ghost', { soft: true });
    // needle and thread
    chain(pic, 'yellow', [[122, 152, 13], [106, 134, 8]], {});
    pic.paint('red2', strokes('M98,88 92,98 96,106 88,114 92,124 84,132 88,142 78,150'), 'thick');
    pic.body(limb(97, 90, 1.6, 108, 116, 0.8), 'iron', { soft: true, light: 0.8 });
    hand(pic, 'skin', 104, 124, 8, -110, { spread: 14, thumb: -1 });
    return;
  }
  // two horns of cloth, and shears
  pair((s) => {
    pic.body(blob(`60,44! ${aside(s, 10)},38 ${aside(s, 20)},26 ${aside(s, 26)},8! ${aside(s, 36)},14 ${aside(s, 36)},32 ${aside(s, 28)},46 ${aside(s, 20)},54! ${aside(s, 12)},44`), cone, { pitch: 5 });
    pic.paint('gold2', strokes(`M${aside(s, 18)},30 ${aside(s, 34)},38 M${aside(s, 23)},18 ${aside(s, 36)},24`), 'thick');
  });
  pic.body(blob('39,52! 60,41 81,52! 81,46 60,35 39,46'), 'gold', { soft: true });
  gem(pic, 60, 40, 4, 'blue');
  chain(pic, 'blue', [[122, 152, 13], [104, 136, 8]], {});
  for (const s of [-1, 1]) {
    pic.body(poly([[100 + s * 1, 112], [100 + s * 6, 104], [100 + s * 9, 80], [100 + s * 1.5, 104]]), 'iron', { soft: true });
    pic.flat('ink', disc(100 + s * 6, 122, 6.5), 'fill').paint('iron2', disc(100 + s * 6, 122, 5.6)).paint('blue1', disc(100 + s * 6, 122, 3));
  }
  bead(pic, 100, 110, 2, 'gold');
  hand(pic, 'skin', 102, 128, 8, -80, { spread: 22, thumb: -1, curl: 0.7 });
}

const draw: Record<Kind, (pic: Picture, side: Side) => void> = { idol, jewelry, manuscript, pottery, remains, tapestry };

export function collector(kind: Kind, side: Side): Picture {
  const pic = new Picture(`crypt-${kind}-${side}`, 120, 150);
  pic.below.push(`crypt-shop-${kind}-${side}`);
  draw[kind](pic, side);
  return pic;
}

export const shops = () => kinds.flatMap((kind) => sides.map((side) => shop(kind, side)));
export const collectors = () => kinds.flatMap((kind) => sides.map((side) => collector(kind, side)));
