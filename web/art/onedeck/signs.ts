// The signs of One Deck Dungeon: what stands on boxes, dice and cards at 14 to 44 pixels. They come with the game, not with
// its pictures, for without them nothing can be read.
import { star } from '../emblems';
import { both } from '../gear';
import { bead, flame } from '../kit';
import { blob, disc, Picture, poly, rect, strokes, type Point } from '../lino';

const heart = '40,26! 32,12 14,12 6,28 12,46 40,74!';

const draw: Record<string, (pic: Picture) => void> = {
  heart: (pic) => pic.body(both(40, heart), 'red', { shade: 9, light: 6 }),
  cracked(pic) {
    pic.body(both(40, heart), 'red', { shade: 9, light: 6 });
    pic.flat('ink', poly('40,24 32,36 44,44 34,56 40,74 44,58 54,46 42,36 48,18'), 'thin');
    pic.paint('bone3', poly('40,28 36,36 48,45 38,56 40,68 42,57 51,45 39,36'));
  },
  broken(pic) {
    pic.body(blob('36,26! 28,12 12,12 4,28 10,46 32,70! 28,56 38,46 26,36!'), 'dark', { shade: 7, light: 4 });
    pic.body(blob('44,22! 52,12 68,12 76,28 70,46 42,74! 38,58 48,48 36,38!'), 'dark', { shade: 7, light: 4 });
  },
  time(pic) {
    pic.flat('ghost2', both(40, '40,10 18,10! 18,24 34,40! 18,56 18,70! 40,70!'));
    pic.paint('gold2', both(40, '40,24 22,24! 26,31 36,39! 40,42!').d + both(40, '40,52! 30,60 24,68! 40,68!').d);
    pic.paint('ghost3', poly('22,13 28,13 28,21 24,21'));
    for (const y of [4, 66]) pic.body(rect(10, y, 60, 10), 'wood', { shade: 3, light: 2 });
  },
  lantern(pic) {
    pic.body(blob('22,26! 24,8 40,4 56,8 58,26! 49,26! 47,15 40,12 33,15 31,26!'), 'iron', { shade: 3, light: 2 });
    pic.flat('fire3', rect(20, 34, 40, 32));
    flame(pic, 40, 64, 15);
    pic.body(poly('28,20 52,20 66,36 14,36'), 'iron', { shade: 4, light: 3 });
    pic.body(rect(12, 64, 56, 11), 'iron', { shade: 4, light: 3 });
  },
  potion(pic) {
    pic.flat('ghost3', both(40, '40,14! 31,14! 31,28 14,42 12,58 22,73 40,76'));
    pic.paint('red2', both(40, '40,42! 18,43! 15,58 24,70 40,72')).paint('red3', disc(40, 43, 21, 3).d + disc(30, 56, 4).d);
    pic.body(rect(30, 4, 20, 12), 'wood', { shade: 3, light: 2 });
  },
  skull(pic) {
    pic.body(both(40, '40,5 18,11 8,32 12,48 25,55! 25,71 40,75'), 'bone', { shade: 9, light: 6 });
    pic.paint('ink', disc(26, 38, 9.5, 10).d + disc(54, 38, 9.5, 10).d + poly('40,46 34,57 46,57').d + rect(31.500, 63, 3.500, 11).d + rect(38.500, 63, 3.500, 12).d + rect(45.500, 63, 3.500, 11).d);
  },
  plate(pic) {
    pic.body(both(40, '40,6! 10,11! 10,42 20,62 40,75'), 'iron', { shade: 9, light: 6 });
    for (const [x, y] of [[20, 22], [60, 22], [40, 60]] as Point[]) bead(pic, x, y, 5, 'iron');
  },
  combat(pic) {
    pic.flat('iron3', poly('70,4 68,20 28,58 20,50 54,8').d + poly('10,4 26,8 60,50 52,58 12,20').d);
    pic.flat('gold2', poly('14,44 36,66 30,72 8,50').d + poly('66,44 44,66 50,72 72,50').d);
    pic.flat('hide2', poly('16,58 22,64 12,76 4,68').d + poly('64,58 58,64 68,76 76,68').d);
  },
  peril(pic) {
    pic.body(blob('40,4! 76,70! 72,76 8,76 4,70!'), 'yellow', { shade: 8, light: 5 });
    pic.paint('ink', blob('34,28! 40,24 46,28! 43,52! 37,52!').d + disc(40, 62, 5).d);
  },
  card(pic) {
    pic.body(poly('16,4 64,4 64,76 16,76'), 'red', { shade: 7, light: 5 });
    pic.flat('gold2', both(40, '40,22 28,26 24,40 24,60! 40,60!'), 'thin').paint('ink', both(40, '40,30 32,33 31,42 31,60! 40,60!'));
  },
  // the dice: each colour has one outline, which boxes bear too
  strength: (pic) => pic.body(blob('8,18! 10,10 18,8! 62,8! 70,10 72,18! 72,62! 70,70 62,72! 18,72! 10,70 8,62!'), 'yellow', { shade: 9, light: 6 }),
  agility: (pic) => pic.body(blob('6,6! 38,4 64,12 75,36 76,75! 42,76 16,68 4,44'), 'magenta', { shade: 9, light: 6 }),
  magic: (pic) => pic.body(poly('25,4 55,4 76,25 76,55 55,76 25,76 4,55 4,25'), 'blue', { shade: 9, light: 6 }),
  heroic(pic) {
    pic.body(blob('8,18! 10,10 18,8! 62,8! 70,10 72,18! 72,62! 70,70 62,72! 18,72! 10,70 8,62!'), 'dark', { shade: 7, light: 4 });
    pic.paint('gold2', strokes('M14,14 66,14 66,66 14,66 14,14'), 'thick').paint('gold3', star(40, 41, 20));
  },
  any: (pic) => pic.body(disc(40, 40, 36), 'bone', { shade: 9, light: 6 }),
};

export const signs: readonly Picture[] = Object.entries(draw).map(([name, how]) => {
  const pic = new Picture(name, 80, 80, true);
  how(pic);
  return pic;
});
