// The five at the bottom. Each in three states: unhurt, hurt, nearly beaten.
import { belt, both, cracks, links, off, pair, soft, spikes, teeth } from '../gear';
import { bead, chain, fist, folds, gem, hand, skull, sockets } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Body, type Point } from '../lino';
import { bosses as ids, wounds } from './names';

type Step = (typeof wounds)[number];
const enemy = () => new Picture('enemy', 240, 120);

/** Cuts, each a wedge of ink with blood in it. */
function cuts(pic: Picture, found: readonly (readonly [x: number, y: number, degrees: number, long: number])[]) {
  const wedge = ([x, y, degrees, long]: readonly [number, number, number, number], wide: number) => {
    const at = (along: number, aside: number) => off(...off(x, y, degrees, along), degrees + 90, aside);
    return poly([at(-long / 2, 0), at(0, wide), at(long / 2, 0), at(0, -wide)]).d;
  };
  pic.paint('ink', found.map((cut) => wedge(cut, 3)).join(''));
  pic.paint('blood', found.map((cut) => wedge([cut[0], cut[1], cut[2], cut[3] * 0.8], 1.7) + poly([[cut[0] - 1, cut[1]], [cut[0] + 1.5, cut[1]], [cut[0] + 0.5, cut[1] + cut[3] * 0.55]]).d).join(''));
}

/** Arrows that hit, by the point where they went in. */
function arrows(pic: Picture, found: readonly (readonly [x: number, y: number, degrees: number])[]) {
  for (const [x, y, degrees] of found) {
    const at = (along: number, aside: number) => off(...off(x, y, degrees, along), degrees + 90, aside);
    pic.flat('wood3', poly([at(0, 0.9), at(18, 0.9), at(18, -0.9), at(0, -0.9)]), 'thin');
    pic.flat('red2', poly([at(13, 0.6), at(16, 3), at(22, 3), at(20, 0), at(22, -3), at(16, -3), at(13, -0.6)]), 'thin');
    pic.paint('blood', poly([at(-1, 2), at(2, 0), at(-1, -2), at(-4, 0)]));
  }
}

/** Wings that fill the cave, and a throat with a furnace in it. */
function dragon(step: Step): Picture {
  const pic = enemy();
  pic.shadow(120, 115, 78, 4);
  // wings: skin between long fingers; a torn one hangs
  pair((s) => {
    const torn = (step > 1 && s > 0) || step > 2;
    const x = (far: number) => 120 + s * far;
    pic.body(blob(torn ? `${x(20)},62! ${x(40)},36 ${x(62)},12 ${x(84)},4! ${x(100)},26! ${x(92)},40! ${x(98)},46! ${x(84)},50! ${x(94)},66! ${x(76)},62! ${x(80)},80! ${x(66)},70! ${x(62)},92! ${x(50)},78! ${x(20)},92!` : `${x(20)},62! ${x(40)},36 ${x(62)},12 ${x(84)},4! ${x(100)},20 ${x(112)},44 ${x(116)},74! ${x(104)},66 ${x(96)},70 ${x(92)},88! ${x(80)},76 ${x(70)},78 ${x(64)},96! ${x(50)},82 ${x(20)},92!`), 'clay', { pitch: 6, shade: 13, light: 7 });
    pic.paint('clay1', strokes(`M${x(82)},8 ${x(torn ? 88 : 94)},${torn ? 60 : 84} M${x(82)},8 ${x(66)},${torn ? 84 : 90} M${x(82)},8 ${x(torn ? 96 : 112)},${torn ? 40 : 68}`), 'thick');
    pic.body(ribbon([[x(22), 74], [x(44), 40], [x(66), 14], [x(86), 4]], [13, 10, 7, 3]), 'red', soft);
    spikes(pic, [[x(82), 5, -90 - s * 20, 12]], 3);
  });
  // tail
  pic.body(ribbon([[138, 100], [176, 110], [208, 104], [224, 90], [222, 76]], [18, 14, 9, 6, 2]), 'red', { pitch: 5 });
  pic.body(poly('222,80 212,70 222,56 232,70'), 'red', soft);
  // body and claws
  pic.body(both(120, '120,44 100,52 88,74 86,98 96,112 120,116'), 'red', { pitch: 6, shade: 14, light: 8 });
  pic.body(both(120, '120,56 108,62 104,84 108,108 120,114'), 'gold', { pitch: 5, light: 5 });
  pic.paint('gold1', strokes('M107,70 120,73 133,70 M105,82 120,85 135,82 M105,94 120,97 135,94 M108,105 120,108 132,105'), 'stroke');
  pair((s) => {
    pic.body(blob(`${120 + s * 18},84 ${120 + s * 36},78 ${120 + s * 48},90 ${120 + s * 46},112! ${120 + s * 14},112!`), 'red', { pitch: 5 });
    spikes(pic, [14, 24, 34, 44].map((far, at): [number, number, number, number] => [120 + s * far, 108, 90 - s * (at - 1) * 8, 11]), 3.6);
  });
  // neck and head, low, towards you
  for (const [x, y, turn] of [[88, 48, -120], [96, 28, -110], [152, 48, -60], [144, 28, -70]] as const) spikes(pic, [[x, y, turn, 13]], 5, 'gold');
  pic.body(both(120, '120,26 104,30 98,46 104,62 120,66'), 'red', { pitch: 5 });
  pair((s) => {
    const broken = step > 2 && s > 0;
    pic.body(blob(broken ? `${120 + s * 12},22! ${120 + s * 20},12 ${120 + s * 27},7! ${120 + s * 28},12! ${120 + s * 33},10! ${120 + s * 28},18 ${120 + s * 20},28!` : `${120 + s * 12},22! ${120 + s * 22},12 ${120 + s * 34},4 ${120 + s * 36},-8! ${120 + s * 44},4 ${120 + s * 38},18 ${120 + s * 20},28!`), 'bone', { pitch: 3.4 });
    pic.body(blob(`${120 + s * 16},32! ${120 + s * 34},24! ${120 + s * 30},36! ${120 + s * 38},40! ${120 + s * 20},46!`), 'red', soft);
  });
  // the open mouth
  pic.paint('ink', both(120, '120,44 102,48 98,62 104,80 112,86 120,87'));
  pic.flat('fire1', both(120, '120,56 108,60 106,70 112,80 120,82'), 'fill');
  pic.paint('fire2', both(120, '120,62 111,65 111,72 115,78 120,79')).paint('fire3', disc(120, 71, 5, 6));
  pic.body(both(120, '120,84 110,82 101,70! 100,82 106,92 120,96'), 'red', { pitch: 4 });
  teeth(pic, [104, 84], [136, 84], 7, -9);
  pic.body(both(120, '120,12 108,14 100,24 98,36 102,48 108,56 114,60 120,60'), 'red', { pitch: 5, shade: 9 });
  teeth(pic, [102, 52], [138, 52], 7, 11);
  pic.body(both(120, '120,36 112,38 106,48 112,56 120,57'), 'red', soft);
  pair((s) => {
    pic.paint('ink', disc(120 + s * 5.500, 50, 2.4, 1.6, s * 30));
    const shut = step > 2 && s < 0;
    pic.paint('ink', blob(`${120 + s * 5},32! ${120 + s * 11},24 ${120 + s * 19},23! ${120 + s * 14},34`));
    if (!shut) {
      pic.paint('gold3', disc(120 + s * 11, 29, 3.4));
      pic.paint('ink', poly([[120 + s * 11 - 0.8, 29], [120 + s * 11, 25.500], [120 + s * 11 + 0.8, 29], [120 + s * 11, 32.500]]));
    }
    pic.body(blob(`${120 + s * 3},28! ${120 + s * 10},20 ${120 + s * 22},18! ${120 + s * 12},24`), 'red', soft);
  });
  if (step > 1) {
    cuts(pic, [[96, 78, 50, 26], [146, 66, 120, 20]]);
    arrows(pic, [[98, 94, -170], [150, 84, -20]]);
  }
  if (step > 2) {
    cuts(pic, [[110, 20, 60, 18], [128, 100, 20, 26], [142, 98, 70, 24]]);
    arrows(pic, [[134, 66, -30], [92, 70, -150], [164, 106, -60]]);
  }
  return pic;
}

/** White, wide, and all arms. */
function yeti(step: Step): Picture {
  const pic = enemy();
  pic.shadow(120, 115, 70, 5);
  // one arm up with a pillar of ice, one on the floor
  const club = step > 2 ? '66,40 56,26! 62,28! 64,18! 72,24! 84,20! 84,40' : '66,40 54,14 62,2 72,6 80,-2 92,10 84,40';
  pic.flat('ghost2', poly(club));
  pic.paint('ghost3', poly(step > 2 ? '66,40 57,27 64,22 72,40' : '66,40 55,14 62,4 70,40')).paint('blue2', poly(step > 2 ? '78,40 80,22 84,21 84,40' : '78,40 80,2 91,10 84,40'));
  const fur = (text: string, how = {}) => pic.body(blob(text), 'bone', { pitch: 5, ...how });
  fur('104,52! 92,44! 94,52! 80,54! 84,60! 66,64! 58,54! 62,40 68,32! 80,30! 86,40! 96,34! 104,40!', { shade: 9 });
  pic.body(blob('58,40! 60,28 72,24 84,28 88,40! 80,48 66,48'), 'blue', { soft: true });
  pic.paint('ink', strokes('M66,29 65,38 M73,27 73,37 M80,29 80,38'), 'stroke');
  pair((s) => {
    pic.body(blob(`${120 + s * 12},92! ${120 + s * 38},88! ${120 + s * 44},98! ${120 + s * 38},104! ${120 + s * 42},112! ${120 + s * 10},112!`), 'bone', { pitch: 5 });
    pic.body(blob(`${120 + s * 10},108! ${120 + s * 40},106 ${120 + s * 50},115! ${120 + s * 10},115!`), 'blue', soft);
  });
  pic.body(both(120, '120,30 102,32! 100,38! 88,42! 90,50! 80,60! 84,66! 76,78! 82,82! 78,94! 88,98! 92,108! 102,104! 110,112! 120,106'), 'bone', { pitch: 6, shade: 16, light: 9 });
  pic.body(both(120, '120,66 108,62 98,70 100,84 110,92 120,94'), 'blue', { pitch: 5 });
  pic.paint('blue1', strokes('M120,66 120,92 M106,72 116,76 M134,72 124,76'), 'stroke');
  pic.paint('bone1', hatch(both(120, '120,94! 96,92! 92,106! 120,108!'), 88, 6, 2, { part: [0, 0.9], seed: 3 }));
  fur('136,42! 152,38! 156,44! 168,46! 172,58! 180,64! 180,78! 184,88! 178,94! 182,104! 166,106! 160,98! 162,86! 154,80! 152,70! 140,70!', { shade: 11 });
  pic.body(blob('158,98! 170,92 184,96! 188,106 182,115 166,116 156,110'), 'blue', { soft: true });
  pic.paint('ink', strokes('M164,114 165,106 M172,115 173,106 M180,113 180,105'), 'stroke');
  // the head between the shoulders
  pair((s) => {
    const broken = step > 2 && s < 0;
    pic.body(blob(broken ? `${120 + s * 14},24! ${120 + s * 24},22 ${120 + s * 32},16! ${120 + s * 31},22! ${120 + s * 37},22! ${120 + s * 28},32 ${120 + s * 14},34!` : `${120 + s * 14},24! ${120 + s * 28},22 ${120 + s * 36},10 ${120 + s * 34},0! ${120 + s * 46},14 ${120 + s * 42},26 ${120 + s * 28},34 ${120 + s * 14},34!`), 'hide', { pitch: 3.4 });
  });
  pic.body(both(120, '120,6! 112,2! 111,8! 102,8! 103,14! 96,18! 99,24! 93,32! 97,38! 94,48! 101,50! 104,60! 112,58! 120,66!'), 'bone', { pitch: 5, shade: 9 });
  pic.body(both(120, '120,22 110,18 101,26 102,38 106,48 114,54 120,55'), 'blue', { pitch: 4 });
  sockets(pic, 120, 30, 8.4, 3.2, step > 2 ? 'fire2' : 'rim', 14);
  pic.body(both(120, '120,26! 112,22 102,19 99,25! 112,28 120,31!'), 'bone', soft);
  pic.body(both(120, '120,32 115,37 115,40 120,41'), 'blue', soft);
  pic.paint('ink', both(120, '120,44! 112,42 105,44! 108,53 120,55'));
  teeth(pic, [107, 44], [133, 44], 6, 5);
  pair((s) => spikes(pic, [[120 + s * 9, 53, -90 + s * 8, 11]], 2.6));
  if (step > 1) {
    cuts(pic, [[98, 86, 60, 22], [142, 76, 130, 22]]);
    arrows(pic, [[164, 60, -40], [92, 62, -150]]);
  }
  if (step > 2) {
    cuts(pic, [[126, 24, 70, 16], [112, 80, 20, 22], [168, 90, 60, 18]]);
    arrows(pic, [[146, 94, -10], [104, 100, 170]]);
  }
  return pic;
}

/** One head of the Hydra on its neck; cut off, a stump is left. */
function hydraHead(pic: Picture, path: readonly Point[], turn: number, way: 1 | -1, cut: boolean) {
  const short = path.slice(0, cut ? Math.max(2, path.length - 2) : path.length);
  const wide = short.map((_, at) => 19 - (at / (path.length - 1)) * 6);
  pic.body(ribbon(short, wide), 'green', { pitch: 5 });
  const [x, y] = short.at(-1)!;
  if (cut) {
    const [px, py] = short.at(-2)!;
    const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    pic.flat('red2', disc(x, y, 4.4, 8, angle));
    pic.paint('bone3', disc(x, y, 2, 3.4, angle));
    pic.paint('blood', poly([[x - 4, y + 3], [x + 4, y + 3], [x + 1, y + 20]]).d + poly([[x + 3, y + 2], [x + 7, y + 4], [x + 6, y + 14]]).d);
    return;
  }
  const how = { ...(way < 0 ? { flip: 0 } : {}), turn: turn * way, move: [x, y] as Point };
  const form = (text: string) => blob(text, how);
  // a fin, the lower jaw, the mouth, the upper jaw
  pic.body(form('-8,-6! -16,-18! -6,-15! -4,-22! 4,-12! 6,-6!'), 'magenta', soft);
  pic.body(form('-8,4! 2,12 18,15 26,13! 16,6 4,2!'), 'green', soft);
  pic.paint('ink', form('-2,2! 12,3 30,4! 25,12 14,12 2,10'));
  pic.paint('red2', form('2,8! 12,8 22,10! 14,11'));
  pic.paint('bone3', poly('8,2 11,10 14,2', how).d + poly('18,3 21,10 23,3', how).d + poly('14,12 17,6 19,12', how).d + poly('25,4 27,9 29,4', how).d);
  pic.body(form('-11,0 -8,-10 4,-13 16,-9 30,-5 34,2! 26,6 10,4 -4,6'), 'green', { pitch: 3.4 });
  pic.flat('gold3', form('4,-7! 9,-9 14,-5! 8,-3'), 'thin');
  pic.paint('ink', form('8,-8! 10,-6! 9,-3.500! 8,-6!').d + form('28,-2! 31,-2! 30,0!').d);
}

/** Five heads; the blade that takes one had better be quick. */
function hydra(step: Step): Picture {
  const pic = enemy();
  pic.shadow(120, 115, 84, 4);
  const gone = step === 1 ? [] : step === 2 ? [1, 4] : [0, 1, 3, 4];
  const necks: [Point[], number, 1 | -1][] = [
    [[[100, 84], [82, 70], [62, 62], [50, 44], [40, 30]], 12, -1],
    [[[140, 84], [158, 70], [178, 62], [190, 46], [198, 32]], 8, 1],
    [[[106, 84], [98, 60], [84, 44], [86, 24], [78, 14]], -4, -1],
    [[[134, 84], [142, 60], [158, 44], [152, 26], [160, 12]], -6, 1],
  ];
  // tail, body
  pic.body(ribbon([[140, 102], [184, 110], [214, 100], [222, 82], [212, 74]], [22, 17, 11, 6, 2]), 'green', { pitch: 5 });
  pic.body(blob('210,76! 220,62 232,66! 226,74 230,84! 218,82'), 'magenta', soft);
  necks.forEach(([path, turn, way], at) => hydraHead(pic, path, turn, way, gone.includes(at)));
  pic.body(both(120, '120,66 98,70 80,86 70,104 84,115 120,117'), 'green', { pitch: 6, shade: 13, light: 8 });
  hydraHead(pic, [[120, 92], [122, 72], [110, 56], [122, 42], [118, 34]], 6, step > 2 ? -1 : 1, gone.includes(4));
  pic.body(both(120, '120,80 108,84 100,100 106,116 120,117'), 'moss', { pitch: 5 });
  pic.paint('moss1', strokes('M106,92 120,95 134,92 M102,103 120,106 138,103'), 'stroke');
  pair((s) => {
    pic.body(blob(`${120 + s * 30},92 ${120 + s * 46},88 ${120 + s * 58},100 ${120 + s * 58},114! ${120 + s * 26},114!`), 'green', { pitch: 4.4 });
    spikes(pic, [30, 41, 52].map((far): [number, number, number, number] => [120 + s * far, 111, 90 - s * 12, 9]), 3.2);
  });
  if (step > 1) cuts(pic, [[92, 92, 40, 20]]);
  if (step > 2) {
    cuts(pic, [[146, 96, 130, 22], [118, 98, 70, 20]]);
    arrows(pic, [[78, 100, -160], [160, 98, -30], [130, 82, -60]]);
  }
  return pic;
}

/** On his throne, where he died, and did not stop there. */
function lich(step: Step): Picture {
  const pic = enemy();
  pic.shadow(120, 116, 66, 4);
  pic.body(both(120, step > 2 ? '120,14! 112,2! 104,16! 92,8! 82,20! 84,116! 120,116!' : '120,-2! 108,12! 100,-4! 90,14! 78,4! 80,116! 120,116!'), 'stone', { pitch: 6, shade: 12 });
  pair((s) => {
    skull(pic, 120 + s * 34, 34, 7, { material: 'stone' });
    pic.body(rect(120 + s * 44 - 9, 76, 18, 40), 'stone', { pitch: 4 });
    skull(pic, 120 + s * 44, 74, 8.5);
  });
  if (step > 2) cracks(pic, 'M92,20 98,34 92,46 100,58 M150,24 144,40 150,56 M88,88 96,96 90,108');
  // books and blades that float around him
  for (const [x, y, turn, tone] of ([[40, 62, -14, 'red'], [200, 56, 16, 'green']] as [number, number, number, Body][]).slice(0, step > 2 ? 1 : 2)) {
    pic.body(poly('-18,-8 0,-3 18,-8 18,10 0,15 -18,10', { turn, move: [x, y] }), tone, soft);
    pic.flat('bone3', poly('-16,-11 0,-5 0,11 -16,6', { turn, move: [x, y] }), 'thin').flat('bone2', poly('16,-11 0,-5 0,11 16,6', { turn, move: [x, y] }), 'thin');
    pic.paint('hide1', strokes([[-12, -4], [-12, 0], [4, -2], [4, 2]].map(([u, v]) => `M${off(x, y, turn + (Math.atan2(v!, u!) * 180) / Math.PI, Math.hypot(u!, v!)).join(',')} ${off(x, y, turn + (Math.atan2(v! + 1, u! + 8) * 180) / Math.PI, Math.hypot(u! + 8, v! + 1)).join(',')}`).join(' ')), 'hair');
  }
  for (const [x, y, degrees] of ([[62, 20, 70], [30, 24, 96], [178, 18, 110], [212, 22, 84]] as const).slice(0, step === 1 ? 4 : step === 2 ? 3 : 1)) {
    const at = (along: number, aside: number) => off(...off(x, y, degrees, along), degrees + 90, aside);
    pic.flat('iron2', poly([at(-4, 2.4), at(18, 2.4), at(24, 0), at(18, -2.4), at(-4, -2.4)]));
    pic.paint('iron3', poly([at(-4, 2.4), at(18, 2.4), at(24, 0), at(-4, 0)]));
    pic.flat('gold2', poly([at(-6, 6), at(-3, 6), at(-3, -6), at(-6, -6)]), 'thin').flat('hide2', poly([at(-14, 1.4), at(-6, 1.4), at(-6, -1.4), at(-14, -1.4)]), 'thin');
  }
  // robe
  pic.body(both(120, '120,48! 104,50 94,64 98,84 86,104 78,116! 120,118!'), 'violet', { pitch: 5, shade: 12 });
  folds(pic, blob('102,84! 138,84! 156,114! 84,114!'), 'violet1', 84, 9, 2.6, 3);
  pic.body(both(120, '120,54 113,58 114,90 106,117! 120,118!'), 'dark', { pitch: 5 });
  gem(pic, 120, 76, 5, step > 1 ? 'red' : 'green');
  pic.body(both(120, '120,50! 108,44 92,46 84,38! 86,56 104,60 120,66!'), 'gold', { pitch: 4 });
  // the staff with his own heart in it
  pic.body(limb(166, 112, 2.8, 160, 40, 2.8), 'bone', soft);
  if (step < 3) pic.paint('green3', rays([158, 26], 13, step > 1 ? 19 : 26, 20, 3, { seed: 5 }));
  pic.body(blob('150,42! 144,26 150,12! 154,24 158,32 162,24 168,10! 174,26 166,42!'), 'gold', soft);
  pic.body(disc(158, 25, 7.4), step > 2 ? 'dark' : 'green', { soft: true });
  if (step > 1) cracks(pic, 'M154,20 158,25 156,30 M158,25 163,27');
  chain(pic, 'violet', [[136, 60, 8], [152, 76, 7.4], [160, 70, 5]]);
  fist(pic, 'bone', 163, 68, 5.6, true);
  chain(pic, 'violet', [[104, 60, 8], [84, 70, 7.4], [74, 58, 5]]);
  hand(pic, 'bone', 71, 52, 6, -110, { spread: 22, thumb: -1 });
  if (step < 3) pic.paint('green3', rays([70, 36], 4, 12, 12, 2.4, { seed: 2 }));
  // head and crown
  skull(pic, 120, 33, 15, { glow: step > 2 ? 'fire2' : 'green3' });
  pair((s) => pic.paint(step > 2 ? 'fire2' : 'green3', disc(120 + s * 6.3, 34, 2.6)));
  pic.body(step > 2 ? blob('105,24! 103,10! 110,16! 114,6! 118,14! 122,11! 124,24! 114,22') : both(120, '120,24 110,22 104,25! 99,4! 108,13! 112,0! 117,11! 120,-4!'), 'gold', { pitch: 3.4 });
  for (const x of [112, 120, 128].slice(0, step > 2 ? 2 : 3)) bead(pic, x, 19, 2.4, 'red');
  if (step > 1) cracks(pic, 'M126,20 129,28 126,34 M129,28 134,30');
  if (step > 2) {
    cracks(pic, 'M110,42 114,48 M107,28 112,32');
    arrows(pic, [[106, 72, -160], [132, 88, -30], [98, 96, -150]]);
  } else if (step > 1) arrows(pic, [[132, 88, -30]]);
  return pic;
}

/** Half bull, half man, both halves angry. */
function minotaur(step: Step): Picture {
  const pic = enemy();
  pic.shadow(120, 115, 72, 5);
  // the axe, its head above the left shoulder
  pic.body(limb(52, 112, 3.4, 66, 8, 3.4), 'wood', { pitch: 3.4 });
  pic.body(blob('60,12! 48,8 34,-4! 28,18 32,40 42,52! 48,38 56,34!'), 'iron', { pitch: 4.4 });
  pic.body(step > 2 ? blob('68,12! 80,12! 84,20! 92,18! 88,30! 78,32! 64,34!') : blob('68,12! 82,10 98,0! 100,22 92,42 80,52! 76,40 64,34!'), 'iron', { pitch: 4.4 });
  pic.body(poly('56,8 70,10 66,38 54,36'), 'gold', soft);
  // legs of a bull
  pair((s) => {
    pic.body(blob(`${120 + s * 6},84! ${120 + s * 34},80 ${120 + s * 38},94 ${120 + s * 30},104! ${120 + s * 10},104!`), 'hide', { pitch: 4.6 });
    pic.body(blob(`${120 + s * 12},102! ${120 + s * 32},102! ${120 + s * 38},115! ${120 + s * 10},115!`), 'dark', soft);
    pic.paint('ink', strokes(`M${120 + s * 24},106 ${120 + s * 24},115`), 'stroke');
  });
  pic.body(ribbon([[150, 92], [172, 96], [182, 84], [190, 88]], [6, 4, 3, 3]), 'hide', soft);
  pic.body(blob('186,82! 196,84 204,94! 194,98 186,94!'), 'dark', soft);
  // trunk
  pic.body(both(120, '120,42 100,44 84,54 80,68 90,86 104,94 120,96'), 'clay', { pitch: 6, shade: 14, light: 9 });
  pic.paint('clay1', strokes('M102,66 112,72 120,68 128,72 138,66 M120,72 120,92 M110,80 118,80 M122,80 130,80'), 'thick');
  pic.body(both(120, '120,90 98,88 90,94! 96,110! 106,104! 112,114! 120,106'), 'red', { pitch: 4 });
  belt(pic, 120, 86, 26, 6, 'wood');
  chain(pic, 'clay', [[88, 58, 12], [64, 72, 10], [58, 56, 8]], {});
  pic.body(limb(62, 68, 10.4, 60, 62, 10), 'iron', soft);
  fist(pic, 'clay', 59, 50, 9);
  chain(pic, 'clay', [[152, 58, 12], [180, 74, 10.5], [172, 98, 8.5]], {});
  pic.body(limb(178, 82, 10.4, 175, 90, 9.8), 'iron', soft);
  fist(pic, 'clay', 171, 104, 10, true);
  links(pic, [166, 112], [190, 118], 4);
  // the head
  pair((s) => {
    const broken = step > 2 && s > 0;
    pic.body(blob(broken ? `${120 + s * 12},16! ${120 + s * 28},14! ${120 + s * 32},20! ${120 + s * 29},22! ${120 + s * 30},28! ${120 + s * 12},28!` : `${120 + s * 12},16! ${120 + s * 30},14 ${120 + s * 44},6 ${120 + s * 46},-8! ${120 + s * 58},8 ${120 + s * 52},24 ${120 + s * 34},30 ${120 + s * 12},28!`), 'bone', { pitch: 3.6 });
    pic.body(blob(`${120 + s * 16},30! ${120 + s * 34},30! ${120 + s * 32},40 ${120 + s * 17},40!`), 'hide', soft);
  });
  pic.body(both(120, '120,6 106,9 98,22 100,36 106,48 107,62 112,70 120,72'), 'hide', { pitch: 5, shade: 10 });
  pic.body(both(120, '120,4! 112,8! 106,6! 106,14! 110,18! 112,26! 120,30!'), 'dark', { pitch: 3.4 });
  pic.body(both(120, '120,46 110,48 105,58 108,68 120,72'), 'skin', { pitch: 4 });
  pair((s) => pic.paint('ink', disc(120 + s * 7, 58, 3.2, 2.4, s * 30)));
  pic.flat('gold2', ribbon([[114, 60], [113, 69], [120, 74], [127, 69], [126, 60]], [3]), 'thin');
  sockets(pic, 120, 34, 11, 3.2, step > 1 ? 'blood' : 'fire3', 16);
  pic.body(both(120, '120,30! 110,27 101,24 99,30! 109,32 117,36!'), 'hide', soft);
  if (step < 3) pair((s) => pic.paint('bone2', poly([[120 + s * 14, 60], [120 + s * 26, 56], [120 + s * 24, 62], [120 + s * 32, 66], [120 + s * 20, 65]])));
  if (step > 1) {
    cuts(pic, [[104, 74, 40, 24], [146, 64, 110, 20]]);
    arrows(pic, [[150, 76, -30], [92, 64, -140]]);
  }
  if (step > 2) {
    cuts(pic, [[128, 78, 20, 26], [112, 20, 70, 16], [184, 76, 60, 18]]);
    arrows(pic, [[132, 92, -60], [98, 84, 170], [110, 54, -160]]);
  }
  return pic;
}

const draw: Record<(typeof ids)[number], (step: Step) => Picture> = { dragon, yeti, hydra, lich, minotaur };

/** A little smaller than drawn, so that horns and crowns stay inside. */
export const bosses = (): Picture[] =>
  ids.flatMap((id) => wounds.map((step) => new Picture(`onedeck-${id}-${step}`, 240, 120).put(draw[id](step), 8.5, 8, 0.93)));
