// The signs of Dungeon Saga, 80 by 80: what is shown at 9 to 44 pixels on figures, chips and buttons. They come with the game
// itself, not with its sheet, for without them nothing can be read.
import { arrow, burst, star, tallBoot } from '../emblems';
import { both } from '../gear';
import { around, bone, flame, gem, skull, sword } from '../kit';
import { blob, disc, limb, Picture, poly, rect, ribbon, strokes, type Body, type Point } from '../lino';

type Draw = (pic: Picture) => void;
const small = { shade: 4, light: 3 };
const large = { shade: 9, light: 6 };

const shield = (pic: Picture, material: Body, x = 40, scale = 1) => pic.body(blob('0,-34 -16,-30 -30,-30! -31,-4 -22,20 0,36! 22,20 31,-4 30,-30! 16,-30', { scale, move: [x, 40] }), material, large);
/** Towards more, and towards less: in the lower right corner. */
const up = (pic: Picture) => pic.flat('green3', poly('58,38 76,58 66,58 66,76 50,76 50,58 40,58'));
const down = (pic: Picture) => pic.flat('blood', poly('58,78 76,58 66,58 66,40 50,40 50,58 40,58'));
const dieFace = (pic: Picture, material: Body, x = 32, y = 32, r = 27) => pic.body(poly([[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]]), material, large);
const drop = '40,3! 31,20 15,38 15,54 25,72 40,76 55,72 65,54 65,38 49,20';
const cross = '14,4 40,30 66,4 76,14 50,40 76,66 66,76 40,50 14,76 4,66 30,40 4,14';

/** A coin with a crown: a Command. */
function coin(pic: Picture, x: number, y: number, r: number) {
  pic.body(disc(x, y, r), 'violet', { shade: r * 0.26, light: r * 0.18 });
  pic.flat('bone3', poly('-22,16 -25,-14 -12,-2 0,-22 12,-2 25,-14 22,16', { scale: r / 35, move: [x, y] }), 'thin');
}

/** What lies on a figure for a while. */
const badges: Record<string, Draw> = {
  /** a bone in two */
  crippled(pic) {
    bone(pic, [14, 66], [34, 44], 8);
    bone(pic, [66, 14], [46, 36], 8);
    pic.paint('blood', poly('30,28 38,36 34,42 42,48 50,58 46,46 52,40 44,36 40,26'));
  },
  /** a link that holds */
  exhausted(pic) {
    pic.body(blob('6,40 10,22 28,16 44,24 46,40 44,56 28,64 10,58'), 'iron', small).flat('ink', disc(26, 40, 10, 12), 'fill');
    pic.body(blob('34,40 36,24 52,16 70,22 74,40 70,58 52,64 36,56'), 'iron', small).flat('ink', disc(54, 40, 10, 12), 'fill');
    pic.body(limb(32, 40, 5, 48, 40, 5), 'iron', small);
  },
  /** in a front arc */
  engaged(pic) {
    for (const s of [1, -1]) {
      pic.flat('iron3', poly([[40 - s * 22, 56], [40 + s * 24, 4], [40 + s * 34, 4], [40 + s * 33, 14], [40 - s * 14, 64]]));
      pic.flat('gold2', poly([[40 - s * 32, 50], [40 - s * 26, 44], [40 - s * 8, 64], [40 - s * 14, 70]]));
      pic.flat('hide2', poly([[40 - s * 25, 60], [40 - s * 18, 66], [40 - s * 30, 77], [40 - s * 36, 70]]));
    }
  },
  /** three about one */
  outnumbered(pic) {
    for (const [x, y, turn] of [[40, 16, 0], [14, 64, -120], [66, 64, 120]] as const) pic.flat('red2', poly('-12,-13 12,-13 0,13', { turn, move: [x, y] }));
    pic.flat('gold3', disc(40, 47, 11));
  },
  armour_up(pic) {
    shield(pic, 'iron', 36, 0.94);
    up(pic);
  },
  armour_down(pic) {
    shield(pic, 'clay', 36, 0.94);
    pic.paint('ink', strokes('M38,6 30,22 42,34 32,50'), 'thick');
    down(pic);
  },
  attack_up(pic) {
    sword(pic, [10, 70], [56, 6], 5);
    up(pic);
  },
  defence_up(pic) {
    dieFace(pic, 'bone');
    pic.paint('blue2', blob('0,-16 -14,-14! -14,2 0,17! 14,2 14,-14!', { move: [32, 32] }));
    up(pic);
  },
  dice_down(pic) {
    dieFace(pic, 'bone');
    pic.paint('ink', [[20, 20], [44, 20], [20, 44]].map(([x, y]) => disc(x!, y!, 6).d).join(''));
    down(pic);
  },
  /** feet in a block of stone */
  no_move(pic) {
    pic.body(blob('20,4! 44,4! 43,30 56,38 62,48! 18,48!'), 'hide', small);
    pic.body(poly('4,42 76,42 72,76 8,76'), 'stone', large);
    pic.paint('ink', strokes('M30,44 34,58 28,74 M54,46 50,60'), 'stroke');
  },
  movement_up(pic) {
    pic.flat('bone3', blob('30,30! 10,28 2,12! 16,14 6,2! 22,8 36,22!'));
    tallBoot(pic, 'green');
  },
  /** bones that will not rise */
  blessed(pic) {
    pic.body(both(40, '40,4! 34,18 18,40 18,58 28,72 40,75'), 'gold', large);
    pic.paint('rim', blob('30,40 26,54 32,64! 30,52 36,44!'));
    skull(pic, 42, 54, 12, { jaw: false });
  },
  immune(pic) {
    shield(pic, 'gold');
    pic.flat('rim', star(40, 36, 20), 'thin');
  },
  /** somebody else's will: strings on a hand */
  in_power(pic) {
    pic.paint('green3', strokes('M16,2 20,30 M32,2 33,22 M48,2 47,22 M64,2 60,30'), 'thick');
    pic.body(both(40, '40,26 24,28 14,42 16,58 28,72 40,76'), 'dark', large);
    pic.flat('green3', blob('18,50! 28,38 40,34 52,38 62,50! 52,60 40,64 28,60'), 'thin').paint('ink', disc(40, 49, 9)).paint('rim', disc(36, 45, 3));
  },
};

/** What a sheet says in numbers. */
const values: Record<string, Draw> = {
  movement: (pic) => tallBoot(pic, 'hide'),
  fight(pic) {
    sword(pic, [14, 68], [70, 6], 6);
  },
  shooting(pic) {
    pic.flat('wood2', ribbon([[18, 4], [44, 10], [66, 36], [72, 62]], [5, 9, 9, 5]));
    pic.paint('bone3', strokes('M18,5 22,58 71,61'), 'stroke');
    arrow(pic, [14, 66], [64, 16]);
  },
  armour(pic) {
    pic.body(both(40, '40,14! 26,6 10,12! 8,32 16,38 16,66 28,72 40,74!'), 'iron', large);
    pic.paint('ink', strokes('M40,16 40,72 M18,44 62,44 M17,56 63,56'), 'stroke');
  },
  wounds(pic) {
    pic.body(blob(drop), 'red', { shade: 10, light: 6 });
    pic.paint('rim', blob('28,44 24,56 31,66! 30,54 34,44!'));
  },
  spells(pic) {
    pic.body(poly('6,14 74,14 74,68 6,68'), 'violet', large);
    pic.flat('bone3', poly('12,8 40,14 68,8 68,60 40,66 12,60'), 'thin').paint('bone1', rect(38.5, 14, 3, 52));
    pic.paint('violet2', star(26, 34, 12)).paint('hide1', rect(46, 22, 16, 4).d + rect(46, 32, 16, 4).d + rect(46, 42, 12, 4).d);
  },
  feat(pic) {
    pic.flat('red2', poly('24,40 40,46 34,78 24,66 12,72').d + poly('56,40 40,46 46,78 56,66 68,72').d);
    pic.body(disc(40, 32, 28), 'gold', large);
    pic.flat('rim', star(40, 32, 19), 'thin');
  },
  items(pic) {
    pic.body(blob('26,26! 10,44 12,66 26,75 54,75 68,66 70,44 54,26!'), 'hide', large);
    pic.body(blob('22,10! 40,16 58,10! 54,26 40,30 26,26'), 'hide', small);
    pic.flat('gold2', rect(24, 23, 32, 7), 'thin').flat('gold2', disc(40, 52, 11), 'thin').paint('gold3', disc(38, 50, 5));
  },
  skills(pic) {
    pic.body(poly('40,2 52,26 78,30 59,48 64,75 40,62 16,75 21,48 2,30 28,26'), 'blue', large);
    pic.paint('rim', poly('40,18 46,32 60,35 50,45 52,58 40,51'));
  },
  experience(pic) {
    pic.body(disc(40, 40, 34), 'blue', large);
    pic.flat('gold2', poly('40,12 50,32 68,40 50,48 40,68 30,48 12,40 30,32'), 'thin').paint('gold3', poly('40,16 40,40 16,40 31,33'));
  },
};

/** What can be done. */
const verbs: Record<string, Draw> = {
  /** away from a front arc, through the blows */
  break_away(pic) {
    pic.flat('iron3', poly('4,34 26,6 34,6 34,14 12,42'));
    pic.flat('gold3', poly('24,58 50,40 44,32 76,30 66,60 60,52 34,72'));
    pic.flat('blood', burst(24, 56, 15, 8, 0.5), 'inked');
  },
  cast(pic) {
    pic.body(limb(14, 72, 5, 46, 36, 4), 'wood', small);
    pic.flat('violet2', burst(54, 27, 25, 9, 0.5)).paint('violet3', burst(54, 27, 16, 9, 0.5)).paint('rim', disc(54, 27, 5));
  },
  use(pic) {
    pic.body(both(40, '40,26! 31,26! 30,36 12,50 13,68 26,76 40,76'), 'ghost', large);
    pic.paint('red2', both(40, '40,50! 17,51 16,66 27,72 40,72!')).paint('red3', disc(40, 51, 20, 3));
    pic.body(rect(28, 6, 24, 20), 'wood', small);
  },
  trade(pic) {
    pic.flat('gold2', poly('4,28 26,6 26,18 74,18 74,36 26,36 26,48')).flat('blue3', poly('76,54 54,76 54,64 6,64 6,46 54,46 54,34'));
  },
  interact(pic) {
    for (const [x, tip] of [[26, 22], [38, 8], [50, 14]] as Point[]) pic.body(limb(x, 44, 6, x + (x - 38) * 0.2, tip, 5), 'skin', small);
    pic.body(limb(26, 58, 6, 10, 42, 5.4), 'skin', small);
    pic.body(blob('20,42! 57,36! 62,54 52,76! 28,76! 18,60'), 'skin', large);
    pic.flat('gold3', star(66, 18, 12), 'inked');
  },
  end(pic) {
    pic.flat('ghost2', both(40, '40,10 18,10! 18,24 34,40! 18,56 18,70! 40,70!'));
    pic.paint('gold2', both(40, '40,52! 30,60 24,68! 40,68!').d + rect(38.6, 40, 2.8, 14).d);
    for (const y of [4, 66]) pic.body(rect(10, y, 60, 10), 'wood', small);
  },
  point(pic) {
    pic.body(limb(30, 48, 7, 34, 10, 6), 'skin', small);
    pic.body(blob('22,42! 58,40! 66,50 62,68 52,76! 28,76! 18,58'), 'skin', large);
    pic.paint('ink', strokes('M44,42 46,56 M56,43 57,56'), 'thick');
  },
  threat(pic) {
    pic.flat('bone3', blob('2,42! 20,18 40,12 60,18 78,42! 60,62 40,68 20,62'));
    pic.flat('red2', disc(40, 40, 19), 'thin').paint('ink', disc(40, 40, 9)).paint('rim', disc(33, 33, 4.5));
  },
  /** a line from eye to mark */
  line(pic) {
    pic.flat('gold3', poly('22,50 27,57 33,51 29,45').d + poly('34,40 39,46 45,40 40,34').d);
    pic.flat('gold3', disc(13, 66, 9)).flat('red2', disc(60, 20, 16)).paint('bone3', disc(60, 20, 10)).paint('red2', disc(60, 20, 5));
  },
  raise(pic) {
    pic.body(blob('4,74! 14,60 26,64! 40,56 54,64! 66,60 76,74!'), 'hide', small);
    for (const [x, tip] of [[24, 20], [36, 6], [48, 8], [60, 22]] as Point[]) pic.body(limb(x * 0.7 + 12, 44, 4.4, x, tip, 4), 'bone', { shade: 2, light: 0 });
    pic.body(blob('26,40! 54,40! 52,62! 30,62!'), 'bone', small);
  },
};

/** The Overlord's side, and the table. */
const table: Record<string, Draw> = {
  command: (pic) => coin(pic, 40, 40, 35),
  card(pic) {
    pic.body(poly('16,3 64,3 64,77 16,77'), 'dark', large);
    skull(pic, 40, 38, 17, { glow: 'green3' });
  },
  pile(pic) {
    for (const [x, y] of [[22, 18], [16, 11], [10, 4]] as Point[]) pic.body(poly([[x, y], [x + 46, y], [x + 46, y + 56], [x, y + 56]]), 'dark', { shade: 4, light: 3 });
    skull(pic, 33, 31, 13);
  },
  bell(pic) {
    pic.body(both(40, '40,8 26,12 20,30 18,50 8,62! 40,62!'), 'gold', large);
    pic.body(disc(40, 66, 9), 'gold', small);
    pic.body(rect(34, 2, 12, 9), 'gold', { shade: 2, light: 2 });
  },
  goal_heroes(pic) {
    pic.body(limb(18, 4, 4, 18, 76, 4), 'wood', small);
    pic.flat('gold2', blob('22,8! 40,14 56,6 76,14! 68,28 76,42! 56,36 40,44 22,38!')).paint('gold3', blob('22,8! 40,14 56,6 66,10! 56,18 40,24 22,18!'));
  },
  goal_overlord(pic) {
    pic.body(limb(18, 4, 4, 18, 76, 4), 'wood', small);
    pic.flat('violet2', blob('22,8! 76,8! 62,25 76,44! 22,44!'));
    skull(pic, 43, 25, 11);
  },
  round(pic) {
    pic.flat('bone3', disc(40, 40, 35)).paint('ink', disc(40, 40, 29)).paint('bone3', disc(40, 40, 26));
    pic.paint('ink', poly('37,16 43,16 44,40 60,52 56,58 36,44').d + disc(40, 40, 6).d);
  },
};

/** What becomes of a die. */
const marks: Record<string, Draw> = {
  hit: (pic) => pic.flat('blood', poly(cross)),
  stopped: (pic) => pic.flat('blue3', poly('40,4 76,40 40,76 4,40')).paint('ink', poly('40,22 58,40 40,58 22,40')).paint('blue3', poly('40,31 49,40 40,49 31,40')),
  bounced(pic) {
    shield(pic, 'iron', 46, 0.86);
    pic.flat('bone3', poly('4,8 26,4 30,26 8,30'), 'inked').flat('gold3', burst(30, 32, 12, 7), 'inked');
  },
};

/** What a card of the Overlord does, and what a figure is. */
const kinds: Record<string, Draw> = {
  extra_commands(pic) {
    coin(pic, 31, 46, 29);
    pic.flat('gold3', poly('56,4 66,4 66,14 76,14 76,24 66,24 66,34 56,34 56,24 46,24 46,14 56,14'));
  },
  double_commands(pic) {
    coin(pic, 52, 28, 25);
    coin(pic, 28, 52, 25);
  },
  animate_dead(pic) {
    verbs['raise']!(pic);
    pic.flat('green3', star(66, 14, 11), 'inked');
  },
  interrupt(pic) {
    for (const [x, tip] of [[23, 20], [34, 8], [45, 8], [56, 18]] as Point[]) pic.body(limb(x, 42, 6, x, tip, 5), 'ghost', small);
    pic.body(limb(20, 56, 6, 8, 42, 5), 'ghost', small);
    pic.body(blob('17,40! 62,40! 61,60 50,76! 29,76! 18,62'), 'ghost', large);
    pic.flat('green3', disc(40, 55, 9), 'thin').paint('ink', disc(40, 55, 4));
  },
  horde(pic) {
    for (const [x, y] of [[18, 28], [62, 28], [40, 18]] as Point[]) skull(pic, x, y, 15);
    skull(pic, 27, 54, 17);
    skull(pic, 55, 54, 17);
  },
  regeneration(pic) {
    pic.body(both(40, '40,24! 32,10 14,10 6,26 12,46 40,76!'), 'green', large);
    pic.flat('rim', poly('34,26 46,26 46,36 56,36 56,48 46,48 46,58 34,58 34,48 24,48 24,36 34,36'), 'thin');
  },
  walk_through_walls(pic) {
    pic.body(rect(40, 4, 36, 72), 'stone', small).paint('ink', strokes('M40,22 76,22 M40,40 76,40 M40,58 76,58 M58,4 58,22 M52,22 52,40 M62,40 62,58 M54,58 54,76'), 'stroke');
    pic.body(blob('36,12 20,16 14,34 12,66! 22,60 30,70! 40,62 50,70! 58,64 60,34 52,16'), 'ghost', large).paint('ink', disc(29, 34, 5, 6).d + disc(45, 34, 5, 6).d);
  },
  ethereal(pic) {
    pic.flat('ghost2', ribbon([[40, 76], [18, 62], [58, 48], [24, 34], [52, 20], [40, 4]], [3, 12, 15, 14, 11, 3])).paint('ghost3', disc(60, 16, 5).d + disc(16, 46, 4).d + disc(64, 62, 4).d);
  },
  /** a heart of iron */
  tough(pic) {
    pic.body(both(40, '40,24! 32,10 14,10 6,26 12,46 40,76!'), 'iron', large);
    pic.paint('ink', strokes('M40,26 40,72 M12,40 68,40'), 'stroke');
    pic.flat('gold3', disc(23, 26, 5), 'thin').flat('gold3', disc(57, 26, 5), 'thin').flat('gold3', disc(31, 54, 4), 'thin').flat('gold3', disc(49, 54, 4), 'thin');
  },
  wounds_4(pic) {
    for (const [x, y] of [[24, 6], [56, 6], [24, 40], [56, 40]] as Point[]) pic.body(around(x, y + 16, 1, '0,-18! -5,-8 -12,1 -9,12 0,16 9,12 12,1 5,-8'), 'red', small);
  },
  spellcaster(pic) {
    pic.body(blob('14,58! 26,40 30,16 52,2! 48,16 58,40 66,58! 40,50'), 'violet', large);
    pic.body(blob('2,64 18,54 40,51 62,54 78,64 60,74 40,70 20,74'), 'violet', small);
    pic.flat('gold3', star(42, 34, 11), 'thin');
  },
  large(pic) {
    pic.body(poly('6,6 74,6 74,74 6,74'), 'clay', large);
    pic.paint('ink', rect(37, 6, 6, 68).d + rect(6, 37, 68, 6).d);
    pic.flat('bone3', disc(40, 40, 17)).paint('ink', disc(34, 38, 3.6, 4.6).d + disc(46, 38, 3.6, 4.6).d);
  },
  lock(pic) {
    pic.flat('iron2', ribbon([[22, 42], [22, 22], [40, 9], [58, 22], [58, 42]], [9]));
    pic.body(blob('8,38! 72,38! 70,66 56,77 24,77 10,66'), 'iron', large);
    pic.flat('gold2', disc(40, 55, 11), 'thin').paint('ink', disc(40, 53, 4.6).d + poly('37,55 43,55 45,66 35,66').d);
  },
  ward(pic) {
    pic.flat('violet2', disc(40, 40, 35)).paint('violet3', disc(40, 40, 30)).paint('violet1', disc(40, 40, 24)).flat('gold3', star(40, 40, 17), 'thin');
  },
  seal(pic) {
    pic.body(blob('40,4 22,8 8,24 6,46 18,68 40,76 62,70 74,50 70,24 56,8'), 'red', large);
    pic.flat('red1', disc(40, 40, 22), 'fill').paint('red3', poly('26,27 54,27 54,37 44,37 44,55 36,55 36,37 26,37'));
  },
  door(pic) {
    pic.body(blob('10,77! 10,30 22,10 40,4 58,10 70,30 70,77!'), 'stone', small);
    pic.flat('wood2', blob('19,77! 19,34 28,20 40,15 52,20 61,34 61,77!'), 'thin').paint('wood1', strokes('M33,19 33,77 M47,19 47,77'), 'stroke').paint('iron3', rect(19, 38, 42, 6).d + rect(19, 60, 42, 6).d).flat('gold2', disc(54, 52, 4), 'thin');
  },
  bones(pic) {
    bone(pic, [12, 66], [64, 46], 7);
    bone(pic, [16, 46], [68, 66], 7);
    skull(pic, 40, 28, 24);
  },
  crystal: (pic) => gem(pic, 40, 38, 33, 'blue'),
};

/** What the campaign's road tells of an adventure. */
const road: Record<string, Draw> = {
  won(pic) {
    for (const s of [-1, 1]) for (const [x, y, turn] of [[22, 62, 30], [30, 42, 8], [28, 22, -14]] as const) pic.flat('green2', blob('0,12! -7,2 0,-14! 7,2', { turn: turn * s, move: [40 + s * x, y] }), 'inked');
    pic.flat('gold3', poly('12,42 24,32 36,46 58,16 70,26 38,66'));
  },
  lost(pic) {
    skull(pic, 40, 40, 32);
    pic.paint('ink', strokes('M46,6 38,18 48,26 42,34'), 'thick');
  },
  here(pic) {
    pic.body(poly('30,44 50,44 45,78 35,78'), 'wood', small);
    flame(pic, 40, 48, 24);
  },
  ahead(pic) {
    pic.body(blob('12,77! 12,32 24,12 40,6 56,12 68,32 68,77!'), 'stone', small);
    pic.flat('ink', blob('22,77! 22,36 30,22 40,18 50,22 58,36 58,77!'), 'fill').paint('gold3', disc(34, 44, 4, 3).d + disc(46, 44, 4, 3).d);
  },
};

const drawn = (id: string, draw: Draw) => {
  const pic = new Picture(id, 80, 80, true);
  draw(pic);
  return pic;
};

export const badgeNames = Object.keys(badges);
export const signs: readonly Picture[] = [badges, values, verbs, table, marks, kinds, road].flatMap((group) => Object.entries(group).map(([id, draw]) => drawn(id, draw)));
