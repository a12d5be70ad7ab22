// Who sits on a chair before a game gives them a part: a traveller with a lantern, and five guardians of the house, from a
// bare skull to a crowned king. The stronger the computer, the more it wears.
import { bead, flame, gem, hall, hand, sockets, skull } from './kit';
import { face, mouth } from './faces';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, strokes, type Ground } from './lino';

const middle = 60;
const shoulders = () => blob('60,96 46,101 26,108 13,123 6,152! 60,152!', { mirror: middle });

function wall(name: string, ground: Ground): Picture {
  const pic = new Picture(name, 120, 150);
  const all = rect(0, 0, 120, 150);
  hall(pic, ground, { floor: 2, flameAt: [0.12, 0.2], size: 8, seed: 4, lamp: false });
  pic.paint(`${ground}G3`, rays([60, 66], 46, 84, 40, 4, { room: all, seed: 6 }));
  return pic;
}

function person(): Picture {
  const pic = wall('house-person', 'rock');
  pic.body(shoulders(), 'moss', { pitch: 6 });
  pic.body(blob('60,22 40,26 30,46 31,72 38,96 50,108 60,112', { mirror: middle }), 'moss', { pitch: 5 });
  pic.flat('dark1', blob('60,32 47,36 40,50 41,72 47,90 60,100', { mirror: middle }), 'thin');
  face(pic, { size: 0.86, at: [60, 64], brows: 'wood', frown: 0, lids: [0.05, 0.05], nose: 'fine' });
  mouth(pic, [60, 84], 8, 2.4);
  pic.body(blob('60,104! 50,100 40,108 44,120 60,124', { mirror: middle }), 'hide', { pitch: 4 });
  bead(pic, 60, 114, 4, 'gold');
  pic.paint('ink', strokes('M96,96 96,110'), 'thick');
  pic.body(poly('86,110 106,110 103,136 89,136'), 'gold', { soft: true });
  flame(pic, 96, 130, 9);
  hand(pic, 'skin', 96, 98, 8, 90);
  return pic;
}

/** A guardian without headgear: cloak, skull, eyes that glow the more the stronger it is. */
function guardian(level: number, ground: Ground, cloak: 'hide' | 'wood' | 'iron' | 'red' | 'blue'): Picture {
  const pic = wall(`house-level-${level}`, ground);
  pic.body(shoulders(), cloak, { pitch: 6 });
  pic.paint(`${cloak}1`, hatch(shoulders(), 80, 10, 2.4, { part: [0.2, 0.9], seed: level }));
  skull(pic, 60, 66, 30, { glow: level < 3 ? 'ink' : level === 3 ? 'fire2' : 'fire3' });
  return pic;
}

function guardians(): Picture[] {
  const beginner = guardian(1, 'rock', 'hide');
  beginner.body(blob('60,112! 48,106 34,112 40,122 60,126', { mirror: middle }), 'wood', { pitch: 4 });

  const apprentice = guardian(2, 'rock', 'wood');
  apprentice.body(rect(54, 18, 12, 22), 'bone', { soft: true });
  flame(apprentice, 60, 17, 9);
  apprentice.paint('bone2', blob('52,36! 50,44 54,46 56,38!').d + blob('68,36! 70,48 66,50 63,38!').d, 'thin');

  const adept = guardian(3, 'rock', 'blue');
  adept.body(blob('60,14 38,20 26,42 27,66! 36,60 42,44 60,38', { mirror: middle }), 'blue', { pitch: 5 });
  adept.body(disc(60, 34, 6, 6), 'gold', { soft: true });
  gem(adept, 60, 34, 3.6, 'green');

  const expert = guardian(4, 'rock', 'iron');
  expert.body(blob('60,16 40,20 29,38 29,54! 60,50', { mirror: middle }), 'iron', { pitch: 5 });
  expert.body(poly('56,14 64,14 64,62 60,68 56,62'), 'iron', { soft: true });
  for (const side of [-1, 1]) expert.body(blob(`${60 + side * 28},40! ${60 + side * 40},32 ${60 + side * 44},14! ${60 + side * 34},22 ${60 + side * 26},28!`), 'bone', { pitch: 3 });
  sockets(expert, 60, 64, 11, 4.2, 'fire3', 12);

  const master = guardian(5, 'rock', 'red');
  const crown = blob('60,44! 34,44! 28,16! 42,28! 48,8! 56,26! 60,4!', { mirror: middle });
  master.body(crown, 'gold', { pitch: 4 });
  gem(master, 60, 36, 5, 'red');
  gem(master, 44, 37, 3.4, 'blue');
  gem(master, 76, 37, 3.4, 'blue');
  sockets(master, 60, 64, 11, 4.6, 'fire3', 12);
  master.body(blob('60,108! 46,102 30,112 36,126 60,132', { mirror: middle }), 'bone', { pitch: 4 });
  for (const [x, y] of [[42, 114], [52, 122], [68, 122], [78, 114]] as const) master.paint('ink', disc(x, y, 1.8, 2.6));
  master.body(limb(104, 150, 3, 104, 84, 3), 'gold', { soft: true });
  flame(master, 104, 84, 12);
  return [beginner, apprentice, adept, expert, master];
}

export function chairs(): Picture[] {
  return [person(), ...guardians()];
}
