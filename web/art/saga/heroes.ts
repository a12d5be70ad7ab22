// The four who come: known in black at 20 pixels by what they hold over their heads or before them.
import { pair } from '../gear';
import { around, bead, chain, gem } from '../kit';
import { blob, disc, limb, poly, rays, rect, ribbon, strokes, Picture } from '../lino';
import { eyes, foot, half, lit, shaft } from './parts';

function barbarian(pic: Picture) {
  // a mane, then the mantle over his shoulders
  pic.body(blob('24,7 16.5,10 14,18 14,28! 17,33 31,33 34,28! 33.5,18 31.5,10'), 'clay', lit(3, 2));
  pair((s) => {
    pic.body(limb(25 + s * 5, 47, 3.8, 25 + s * 6.5, 54, 3.6), 'hide', lit(2, 1.2));
    foot(pic, 'wood', 25 + s * 7, 56, 3.4, s);
  });
  pic.body(half('25,28 16,28 11,33 14,41 17.5,48! 25,49!'), 'skin', lit(4, 3));
  pic.paint('skin1', strokes('M25,33 25,46 M18,37.5 22,39.5 25,38 M32,37.5 28,39.5 25,38'), 'stroke');
  pic.body(half('25,45 15.5,44.5! 12.5,53! 17,51! 20,54.5! 25,52'), 'red', lit(2, 1.4));
  pic.paint('gold2', rect(16, 44, 18, 2.6)).paint('gold3', rect(16, 44, 18, 1));
  bead(pic, 25, 45.4, 2.6, 'gold');
  chain(pic, 'skin', [[12, 33, 4.2], [8.5, 41, 3.8], [12.5, 47, 3.6]], lit(1.8, 1.4));
  pic.body(half('25,27 17,26 9,28 7,35! 11,34! 13,38! 17,33! 20,36! 25,32!'), 'hide', lit(2.4, 1.8));
  chain(pic, 'skin', [[37.5, 33, 4.2], [44, 38.5, 3.8]], lit(1.8, 1.4));
  pic.body(half('25,11 19,12 17,18 18,24 25,29', 24), 'skin', lit(2.4, 1.8));
  pic.body(blob('17,20! 19,24 24,22.5 29,24 31,20! 31.5,27 28,33 24,36! 20,33 16.5,27'), 'clay', lit(2.2, 1.6));
  eyes(pic, [24, 18.4], 3.2, 1.1, 1.8);
  pic.paint('ink', blob('21.5,26.5! 24,25.6 26.5,26.5! 24,28'));
  pic.body(blob('16,19! 16.5,11 24,8 31.5,11 32,19! 28.5,14 24,15 19.5,14'), 'clay', lit(1.8, 1.4));
  pic.paint('gold2', poly('16.6,14.5 31.4,14.5 31.6,16.6 16.4,16.6'));
}

export const heroes: Record<string, (pic: Picture) => void> = {
  /** a barbarian with an axe as tall as himself */
  orlaf(pic) {
    shaft(pic, [43.5, 57], [42, 4], 1.7);
    pic.body(blob('40.5,7! 36,6 32.5,.5! 30.5,7 31,14 33.5,20.5! 36.5,16.5 41,17!'), 'iron', lit(3, 2));
    pic.body(blob('43,7! 45.5,5 48.5,.5! 49,7 49,14 48,20.5! 46,16.5 43.5,17!'), 'iron', lit(3, 2));
    pic.body(rect(39.5, 5, 5, 13), 'gold', lit(1.4, 1));
    const man = new Picture('', 50, 65);
    barbarian(man);
    pic.put(man, -3.5, 0, 1);
    pic.body(limb(40.5, 38, 3.8, 42.5, 31.5, 3.6), 'skin', lit(1.8, 1.4));
    pic.body(rect(38.5, 28.5, 8, 6), 'skin', lit(1.6, 1.2));
  },
  /** a dwarf, as broad as he is high: hammer up, shield before him */
  rordin(pic) {
    shaft(pic, [10.5, 47], [9, 15], 1.6);
    pic.body(poly('1.4,9 14.5,7.6 15.5,18 2.4,19.4'), 'iron', lit(2.6, 2));
    pic.paint('gold2', poly('5,8.7 8,8.4 9,18.8 6,19')).paint('gold3', poly('5,8.7 6.4,8.6 7.4,18.9 6,19'));
    pair((s) => foot(pic, 'iron', 25 + s * 7, 55, 4, s));
    pic.body(half('25,32 14,33 9,42 12,54! 25,55!'), 'iron', lit(4.4, 3));
    pic.body(rect(12, 48, 26, 3.6), 'hide', lit(1, 0.8));
    chain(pic, 'iron', [[13, 37, 4.8], [8.5, 42, 4.2], [9, 35, 4]], lit(1.8, 1.4));
    pic.body(disc(13, 35.5, 6, 5.4), 'gold', lit(2, 1.6));
    pic.body(disc(8.6, 34.5, 3.9), 'hide', lit(1.6, 1.2));
    // face, beard, helm
    pic.body(half('25,24 17,24 15,31 18,36 25,38'), 'skin', lit(2, 1.4));
    pic.body(half('25,32! 20,33 14.5,29! 12.5,38 16,47 20,51! 22,47! 25,54!'), 'fire', lit(3.4, 2.4));
    pic.paint('fire1', strokes('M20,38 20.5,46 M25,39 25,50 M30,38 29.5,46'), 'stroke');
    eyes(pic, [25, 29.6], 3.8, 1.1, 1.4);
    pic.body(disc(25, 32.4, 2.4, 2), 'skin', lit(0.8, 0.8, { rim: 0 }));
    pic.body(half('25,14 16,16 12.5,24 12.5,29! 18,26.5 25,26'), 'iron', lit(3, 2.4));
    pic.body(half('25,25 18,25.5 12,28.5! 12,31.5! 18,28.5 25,28'), 'gold', lit(0.8, 0.8));
    pic.body(blob('23,26! 22.5,16 25,11.5 27.5,16 27,26!'), 'gold', lit(1, 0.8));
    // the shield hides his left half
    pic.body(blob('27,37! 37,33 48,36! 48.5,47 44,54 37.5,59 31,54 27,47'), 'gold', lit(2.4, 2));
    pic.flat('blue2', blob('30,39.5! 37.5,36.6 45.5,39! 45.5,47 42,52 37.6,55 33,52 30,47'), 'thin');
    pic.paint('blue1', blob('45.5,39! 45.5,47 42,52 37.6,55 37.6,50 42,46'));
    pic.paint('gold3', poly('36.2,39 39.2,39 39.2,43.5 43.5,43.5 43.5,46.5 39.2,46.5 39.2,52.5 36.2,52.5 36.2,46.5 32,46.5 32,43.5 36.2,43.5'));
  },
  /** an elf with a bow that is drawn */
  madriga(pic) {
    pic.body(blob('20,24 13,32 8,44 1,55! 8,54 11,58! 18,55 24,57! 28,40'), 'green', lit(4, 2.4));
    pic.paint('green1', strokes('M14,38 9,52 M19,38 16,54'), 'stroke');
    pic.body(poly('4,26 10,20 14,25 9,32'), 'hide', lit(1.4, 1));
    pic.paint('bone3', poly('3,19 6,17 8,22 6,24').d + poly('8,16 11,15 11.5,20 9.5,21').d);
    pic.body(limb(22, 46, 3, 19, 54, 2.6), 'hide', lit(1.4, 1));
    pic.body(limb(27, 46, 3, 31, 54, 2.6), 'hide', lit(1.4, 1));
    foot(pic, 'wood', 18.5, 56, 2.8, 1);
    foot(pic, 'wood', 31.5, 56, 2.8, 1);
    pic.body(blob('20,28 29,28 31,34 28.5,40 31,48! 25,50 18,48! 20,40 18,34'), 'moss', lit(3, 2));
    pic.paint('hide2', poly('19,40.5 30,40.5 30,43 19,43')).paint('gold2', rect(23.5, 40, 3, 3.6));
    // bow, string, arrow
    pic.paint('bone3', strokes('M37,5 27,30 37,56'), 'stroke');
    pic.body(ribbon([[36, 3], [42, 10], [46, 21], [46.5, 31], [45.5, 41], [42, 51], [36, 58]], [1.6, 3, 3.6, 4, 3.6, 3, 1.6]), 'wood', lit(1.2, 1.2));
    pic.flat('bone3', poly('25,29 44,29 44,31 25,31'), 'thin').flat('iron3', poly('43.5,26.5 49.5,30 43.5,33.5'), 'thin');
    chain(pic, 'green', [[29, 31, 3], [38, 32, 2.7], [46, 30.5, 2.6]], lit(1.2, 1));
    pic.body(disc(46.5, 30.5, 2.8), 'skin', lit(0.9, 0.9));
    chain(pic, 'green', [[19.5, 31, 3.2], [14, 34, 2.8], [25, 30.5, 2.6]], lit(1.2, 1));
    pic.body(disc(26, 30, 2.7), 'skin', lit(0.9, 0.9));
    // head, hair, hood with its point behind
    pic.body(blob('15,18! 9,14! 11,19 15,23!'), 'skin', lit(1, 0.8));
    pic.body(half('25,8 18,10 16,17 18,24 25,28', 24.5), 'skin', lit(2, 1.6));
    pic.body(blob('16.5,18! 16,26 19,31! 20,24 21,17 27,14 31,19! 33,14 28,8 20,8'), 'yellow', lit(1.6, 1.2));
    eyes(pic, [26, 19], 3, 1.1, 0.6);
    pic.paint('red2', blob('24.5,24! 26.5,24.6 28.5,24! 26.5,25.6'));
    pic.body(blob('33,18! 32,9 26,3.5 17,4 7,0! 11,8 11,16 14,22! 17,12 25,9.5 30,12'), 'green', lit(2.6, 1.8));
    pic.paint('gold3', around(23, 7.5, 0.9, '0,-2! 2,0! 0,2! -2,0!'));
  },
  /** a wizard: hat, beard, a staff that burns cold */
  danor(pic) {
    pic.paint('ghost3', rays([43, 11], 7.6, 13, 12, 2.4, { seed: 3 }));
    shaft(pic, [43, 58], [43, 15], 1.6);
    pic.body(half('25,30 17,31 12,42 8,57! 16,55.5 20,58! 25,56'), 'violet', lit(4, 3));
    pic.paint('violet1', strokes('M17,42 13.5,54 M33,42 36.5,54 M21,44 20,55 M29,44 30,55'), 'stroke');
    pic.paint('gold2', rect(15, 42.4, 20, 3)).paint('gold3', rect(15, 42.4, 20, 1.2));
    pic.body(blob('16,31! 9,38 6,47! 13,48.5! 19,38'), 'violet', lit(2, 1.4));
    pic.body(disc(9.5, 47.5, 2.9), 'skin', lit(0.9, 0.9));
    pic.body(blob('34,31! 41,31 46,38 44,43! 37,42 31,38'), 'violet', lit(2, 1.4));
    pic.body(disc(42.8, 36, 3.2), 'skin', lit(1, 1));
    pic.body(half('25,20 18,21 17,27 19,31 25,33'), 'skin', lit(2, 1.4));
    eyes(pic, [25, 25.4], 3.2, 1.1, 0.8);
    pic.body(half('25,29! 21,29.5 16.5,26! 15.5,34 18,42 25,51!'), 'bone', lit(2.6, 1.8));
    pic.paint('bone1', strokes('M21,35 22.5,43 M25,34 25,47 M29,35 27.5,43'), 'stroke');
    pic.body(disc(25, 28.6, 1.9, 1.7), 'skin', lit(0.6, 0.6, { rim: 0 }));
    pic.body(blob('14.5,21! 16,12 12,7 3.5,5! 11,1 23,1 29.5,9 33.5,21! 24,18.5'), 'violet', lit(2.6, 2));
    pic.body(blob('6,22.5 14,18.5 24,17.5 33,18.5 39,22.5 33,25 24,22.5 15,25'), 'violet', lit(1.6, 1.4));
    pic.paint('gold3', around(24.5, 12, 0.85, '0,-5! 1.4,-1.4! 5,0! 1.4,1.4! 0,5! -1.4,1.4! -5,0! -1.4,-1.4!'));
    pair((s) => pic.body(blob(`${43 + s * 1.5},18! ${43 + s * 4.6},13 ${43 + s * 4.4},4.5! ${43 + s * 6.2},12 ${43 + s * 4},19!`), 'wood', lit(0.8, 0.6)));
    gem(pic, 43, 10.5, 5.2, 'ghost');
  },
};
