// The Overlord's cards, 120 by 160: how many they move, raise or let act can be counted in the picture. Name and number are the page's.
import { pair } from '../gear';
import { around, bone, gem, skull } from '../kit';
import { blob, disc, hatch, limb, Picture, poly, rays, rect, ribbon, strokes, type Body, type Ground, type Point } from '../lino';
import { arrow } from '../emblems';
import { figure, lit } from './parts';
import { minions } from './minions';

const [wide, tall] = [120, 160];
const room = rect(1, 1, wide - 2, tall - 2);

/** A vault below the earth, lit from the upper left by what burns green. */
function vault(ground: Ground): Picture {
  const pic = new Picture(`saga-vault-${ground}`, wide, tall);
  pic.paint(`${ground}G1`, rect(0, 0, wide, tall));
  pic.paint(`${ground}G0`, strokes('M0,30 120,30 M0,60 120,60 M0,90 120,90 M24,0 24,30 M62,0 62,30 M100,0 100,30 M8,30 8,60 M44,30 44,60 M80,30 80,60 M24,60 24,90 M62,60 62,90 M100,60 100,90'), 'stroke');
  pic.paint(`${ground}G2`, disc(30, 26, 62, 50));
  pic.paint(`${ground}G0`, strokes('M0,30 92,30 M0,60 66,60 M24,0 24,30 M62,0 62,30 M8,30 8,60 M44,30 44,60'), 'stroke');
  pic.paint(`${ground}G3`, rays([16, 14], 14, 70, 34, 4.4, { room, seed: 3 }));
  pic.paint(`${ground}G2`, poly('0,118 120,118 120,160 0,160'));
  pic.paint(`${ground}G0`, strokes('M0,118 120,118 M0,136 120,136 M34,118 18,160 M60,118 60,160 M86,118 102,160'), 'stroke');
  pic.paint(`${ground}G1`, hatch(rect(0, 119, wide, 41), 0, 5, 2, { part: [0.45, 1], seed: 4 }));
  return pic;
}

/** Fingers that close around the bars of a puppet, from above; its strings end at `ends`. */
function master(pic: Picture, x: number, y: number, ends: readonly Point[], sleeve: Body = 'dark') {
  const from = (at: number): Point => [x - 22 + (44 * (at + 0.5)) / ends.length, y + 12];
  for (const [at, end] of ends.entries()) pic.flat('bone3', ribbon([from(at), end], [1.8]), 'thin');
  pic.body(limb(x - 30, y + 4, 3.6, x + 30, y + 12, 3.6), 'wood', lit(2, 1.6));
  pic.body(limb(x + 28, y + 2, 3.6, x - 28, y + 14, 3.6), 'wood', lit(2, 1.6));
  pic.body(blob(`${x - 20},${y - 44}! ${x + 22},${y - 44}! ${x + 18},${y - 12} ${x + 16},${y - 6}! ${x - 15},${y - 6}! ${x - 18},${y - 14}`), sleeve, { pitch: 4.4 });
  pic.body(blob(`${x - 14},${y - 8}! ${x + 14},${y - 8}! ${x + 16},${y + 4} ${x + 10},${y + 10} ${x - 10},${y + 10} ${x - 16},${y + 4}`), 'ghost', lit(4, 3));
  for (const at of [-11, -4, 3, 10]) pic.body(limb(x + at, y + 4, 3.4, x + at - 1, y + 16, 2.8), 'ghost', lit(1.4, 1));
  pic.body(rect(x - 18, y - 11, 35, 6), 'green', lit(2, 1.4));
}

const actor = (id: string, large = false) => figure(id, minions[id]!, large);
const stand = (pic: Picture, id: string, x: number, foot: number, scale: number, large = false) => {
  pic.shadow(x, foot, (large ? 38 : 17) * scale, (large ? 8 : 4) * scale);
  pic.share(actor(id, large), x - (large ? 50 : 25) * scale, foot - (large ? 116 : 58) * scale, scale);
};

const mound = (pic: Picture, x: number, y: number, r: number) => {
  pic.body(blob(`${x - r},${y + r * 0.32}! ${x - r * 0.6},${y - r * 0.2} ${x - r * 0.2},${y - r * 0.05} ${x + r * 0.2},${y - r * 0.3} ${x + r * 0.7},${y - r * 0.1} ${x + r},${y + r * 0.32}!`), 'hide', { pitch: 4 });
};
/** An arm of bone out of the ground. */
function reach(pic: Picture, x: number, foot: number, high: number, lean: number) {
  pic.body(limb(x, foot, 4, x + lean, foot - high, 3.4), 'bone', lit(2, 1.4));
  const [u, v] = [x + lean, foot - high];
  for (const [dx, dy] of [[-8, -8], [-3, -13], [3, -13], [8, -9]] as const) pic.body(limb(u, v - 3, 2.2, u + dx, v + dy, 1.7), 'bone', lit(1, 0.8, { rim: 0 }));
  pic.body(disc(u, v - 3, 4.6), 'bone', lit(1.6, 1.2));
}

/** The outline of the kit's flame, for one that burns green. */
const tongue = '0,0 -.52,-.3 -.58,-.85 -.26,-1.3 -.22,-1.95! .14,-1.42 .34,-1.66! .58,-.9 .46,-.3';

interface Card {
  ground: Ground;
  draw: (pic: Picture) => void;
}

const cards: Record<string, Card> = {
  extra_1: {
    ground: 'tapestry',
    draw(pic) {
      stand(pic, 'skeleton_warrior', 60, 148, 1.5);
      master(pic, 62, 28, [[36, 92], [56, 72], [76, 92]]);
    },
  },
  extra_2: {
    ground: 'tapestry',
    draw(pic) {
      stand(pic, 'skeleton_archer', 88, 142, 1.16);
      stand(pic, 'zombie', 34, 150, 1.2);
      master(pic, 62, 26, [[22, 108], [36, 98], [84, 96], [100, 104]]);
    },
  },
  extra_3: {
    ground: 'tapestry',
    draw(pic) {
      stand(pic, 'skeleton_warrior', 60, 126, 0.95);
      stand(pic, 'dwarf_revenant', 28, 150, 1.08);
      stand(pic, 'armoured_zombie', 88, 150, 1.08);
      master(pic, 62, 22, [[22, 108], [34, 110], [58, 80], [66, 82], [86, 100], [96, 106]]);
    },
  },
  double: {
    ground: 'tapestry',
    draw(pic) {
      stand(pic, 'zombie_troll', 58, 152, 0.86, true);
      master(pic, 32, 22, [[22, 96], [40, 66], [50, 64]]);
      master(pic, 92, 26, [[66, 66], [86, 100], [96, 84]], 'violet');
    },
  },
  animate_1: {
    ground: 'manuscript',
    draw(pic) {
      pic.shadow(76, 126, 30, 5);
      pic.body(blob('54,126! 54,72 62,58 76,52 90,58 98,72 98,126!'), 'stone', { pitch: 5 });
      skull(pic, 76, 78, 10, { material: 'stone' });
      pic.paint('ink', strokes('M64,98 88,98 M64,106 84,106 M90,62 84,72 88,80'), 'stroke');
      pic.paint('green3', rays([40, 100], 10, 46, 22, 4, { room, seed: 6, arc: [180, 360] }));
      mound(pic, 44, 138, 38);
      reach(pic, 40, 136, 48, -4);
      mound(pic, 52, 148, 46);
    },
  },
  animate_2: {
    ground: 'manuscript',
    draw(pic) {
      pic.paint('green3', rays([60, 104], 16, 62, 30, 4.4, { room, seed: 4, arc: [180, 360] }));
      // two of them lift the lid of their own tomb
      for (const [x, turn] of [[38, -1], [82, 1]] as const) {
        skull(pic, x, 88, 13, { glow: 'green3' });
        pic.body(limb(x + turn * 4, 112, 4, x + turn * 18, 92, 3.4), 'bone', lit(2, 1.4));
        pic.body(limb(x + turn * 18, 92, 3.4, x + turn * 15, 64, 3), 'bone', lit(2, 1.4));
      }
      pic.body(poly('10,52 102,34 112,44 112,52 18,70 10,62'), 'stone', { pitch: 4.4 });
      pic.paint('ink', strokes('M12,61 18,61 111,44'), 'stroke').paint('gold2', poly('52,46 70,42.5 71,47.5 53,51'));
      for (const [x, y] of [[21, 64], [97, 56]] as Point[]) for (const at of [-4, 0, 4]) pic.body(limb(x + at, y, 1.9, x + at, y - 8, 1.6), 'bone', lit(0.8, 0.6, { rim: 0 }));
      pic.body(poly('8,108 112,108 108,154 12,154'), 'stone', { pitch: 5 });
      pic.flat('ink', poly('8,104 112,104 108,112 12,112'), 'thin');
      for (const x of [24, 50, 76]) pic.flat('stone1', rect(x, 122, 18, 22), 'thin').paint('gold2', poly([[x + 9, 124], [x + 15, 133], [x + 9, 142], [x + 3, 133]]));
    },
  },
  animate_3: {
    ground: 'manuscript',
    draw(pic) {
      pic.flat('green1', around(60, 84, 34, tongue));
      pic.paint('green2', around(60, 82, 31, tongue)).paint('green3', around(60, 80, 20, tongue)).paint('rim', around(60, 78, 9, tongue));
      pic.shadow(60, 148, 52, 7);
      for (const [a, b] of [[[8, 140], [52, 126]], [[66, 126], [112, 142]], [[16, 150], [62, 146]], [[58, 148], [106, 152]], [[40, 116], [78, 124]]] as [Point, Point][]) bone(pic, a, b, 4);
      reach(pic, 14, 134, 36, -3);
      reach(pic, 106, 134, 34, 4);
      skull(pic, 28, 124, 17, { glow: 'green3' });
      skull(pic, 92, 126, 17, { glow: 'green3' });
      skull(pic, 60, 104, 20, { glow: 'green3' });
    },
  },
  interrupt_1: {
    ground: 'jewelry',
    draw(pic) {
      // an arrow, caught in the air
      pic.paint('ghost3', rays([66, 76], 26, 54, 26, 4.4, { room, seed: 5 }));
      const shot = new Picture('', 80, 80);
      arrow(shot, [4, 40], [76, 40]);
      pic.put(shot, 10, 22, 1.4, 0);
      pic.body(blob('46,160! 50,124 48,104! 84,104! 86,124 94,160!'), 'dark', { pitch: 5 });
      pic.body(rect(46, 100, 40, 8), 'green', lit(2.4, 1.6));
      pic.body(blob('44,98! 42,74 50,66 80,66 88,76 86,100!'), 'ghost', { pitch: 4.4 });
      for (const x of [48, 58, 68, 78]) pic.body(blob(`${x - 5},86! ${x - 6},70 ${x - 3},64 ${x + 4},64 ${x + 6},72 ${x + 5},88!`), 'ghost', lit(2.4, 1.8));
      pic.body(blob('42,92! 30,82 30,72 40,70 52,78! 54,90'), 'ghost', lit(2.4, 1.8));
    },
  },
  interrupt_2: {
    ground: 'jewelry',
    draw(pic) {
      // two who wait behind the door
      pic.body(blob('14,152! 14,64 28,40 60,28 92,40 106,64 106,152!'), 'stone', { pitch: 5 });
      pic.paint('ink', strokes('M14,86 26,86 M14,118 26,118 M94,86 106,86 M94,118 106,118 M40,36 46,50 M80,36 74,50'), 'stroke');
      pic.flat('ink', blob('27,152! 27,70 38,52 60,44 82,52 93,70 93,152!'), 'fill');
      pic.paint('dark1', blob('28,151! 28,96 38,86 50,90 54,110 68,108 76,120 78,151!')).paint('dark2', blob('44,151! 46,128 58,116 72,122 78,151!'));
      for (const [x, y, tone] of [[42, 78, 'fire3'], [58, 106, 'green3']] as const) pic.paint(tone, disc(x - 8, y, 5, 3.4, 16).d + disc(x + 8, y, 5, 3.4, -16).d).paint('ink', disc(x - 7, y, 1.6).d + disc(x + 9, y, 1.6).d);
      for (const y of [118, 126, 134]) pic.body(limb(72, y, 3, 86, y - 2, 2.6), 'bone', lit(1, 0.8));
      pic.body(poly('76,58 112,48 112,158 76,152'), 'wood', { pitch: 4.4 });
      pic.paint('wood1', strokes('M88,55 88,153 M100,52 100,155'), 'stroke');
      for (const y of [74, 130]) pic.flat('iron2', poly([[75, y], [113, y - 4], [113, y + 4], [75, y + 8]]), 'thin').paint('iron3', poly([[75, y], [113, y - 4], [113, y - 1], [75, y + 3]]));
      pic.flat('gold2', disc(84, 104, 6), 'thin').paint('wood1', disc(84, 105, 3));
    },
  },
  interrupt_3: {
    ground: 'jewelry',
    draw(pic) {
      // three claws upon the glass: your time is theirs
      pic.paint('ghost3', rays([60, 84], 44, 74, 34, 5, { room, seed: 7 }));
      pic.shadow(62, 146, 40, 6);
      pic.flat('ghost2', blob('30,40! 90,40! 88,62 68,82 68,88 88,108 90,134! 30,134! 32,108 52,88 52,82 32,62'));
      pic.paint('gold2', blob('36,60! 84,60! 82,64 62,82 58,82 38,64').d + blob('38,132! 42,116 60,104 78,116 82,132!').d + rect(58.5, 82, 3, 26).d);
      skull(pic, 60, 120, 9);
      pic.paint('rim', blob('35,44! 40,44! 40,60 37,62 34,58'));
      for (const y of [28, 130]) pic.body(rect(22, y, 76, 13), 'wood', { pitch: 4 });
      pair((s) => pic.body(limb(60 + s * 33, 42, 3, 60 + s * 33, 130, 3), 'wood', lit(1.8, 1.4)));
      const claw = (x: number, y: number, turn: number, material: Body) => {
        const at = { turn, move: [x, y] as Point };
        pic.body(blob('-9,40! -8,10 -10,0 10,0 9,10 9,40!', at), material, lit(4, 3));
        for (const u of [-8, 0, 8]) pic.body(blob(`${u - 3.4},2! ${u - 3.6},-12 ${u},-24! ${u + 3.6},-12 ${u + 3.4},2!`, at), 'bone', lit(1.6, 1.2));
      };
      claw(18, 98, 58, 'moss');
      claw(104, 74, -70, 'ghost');
      claw(92, 140, -38, 'dark');
    },
  },
};

/** The other side of all of them. */
function back(): Picture {
  const pic = new Picture('saga-card-back', wide, tall);
  pic.paint('dark1', rect(0, 0, wide, tall));
  pic.paint('dark2', strokes([-40, -10, 20, 50, 80, 110, 140, 170].map((x) => `M${x},0 ${x + 60},80 ${x},160 M${x},0 ${x - 60},80 ${x},160`).join(' ')), 'thick');
  pic.paint('green2', rays([60, 78], 36, 74, 40, 5, { room, seed: 2 })).paint('green3', rays([60, 78], 34, 54, 28, 4, { room, seed: 3 }));
  for (let at = 0; at < 10; ++at) {
    const turn = (at * Math.PI) / 5 + 0.3;
    bone(pic, [60 + 38 * Math.cos(turn - 0.22), 78 + 38 * Math.sin(turn - 0.22)], [60 + 38 * Math.cos(turn + 0.3), 78 + 38 * Math.sin(turn + 0.3)], 3);
  }
  pic.flat('dark1', disc(60, 78, 31));
  skull(pic, 60, 82, 22, { glow: 'green3' });
  pic.body(blob('38,66! 34,44! 46,54! 52,38! 60,50! 68,38! 74,54! 86,44! 82,66! 60,58'), 'gold', { soft: true });
  gem(pic, 60, 57, 4.4, 'green');
  for (const [x, y] of [[12, 12], [108, 12], [12, 148], [108, 148]] as Point[]) gem(pic, x, y, 6, 'green');
  pic.paint('gold2', poly('3,3 117,3 117,5.5 3,5.5').d + poly('3,154.5 117,154.5 117,157 3,157').d + poly('3,3 5.5,3 5.5,157 3,157').d + poly('114.5,3 117,3 117,157 114.5,157').d);
  return pic;
}

export function allCards(): Picture[] {
  const grounds = [...new Set(Object.values(cards).map(({ ground }) => ground))];
  const drawn = Object.entries(cards).map(([id, { ground, draw }]) => {
    const pic = new Picture(`saga-card-${id}`, wide, tall);
    pic.below.push(`saga-vault-${ground}`);
    draw(pic);
    return pic;
  });
  return [...grounds.map(vault), ...drawn, back()];
}
