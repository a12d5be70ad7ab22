// A small dungeon for the contact sheets, drawn from rows as any adventure is: every piece, every figure, every lock.
import { figureBase } from '../parts';
import { disc, Picture, poly } from '../lino';
import { figures, large } from './index';
import { allFurniture, lift } from './furniture';
import { figureBox, flames, floor, fog, isPillar, paved, squaresOf, torches, walls } from './ground';
import { square } from './parts';
import { allThings } from './things';

const rows = [
  '###########################',
  '#........#........#......##',
  '#........#........+......##',
  '#........+........#......##',
  '#..#.....+........#......##',
  '#........#........##+#######',
  '#........#..#.....#......##',
  '#........#........+......+.',
  '#####+####........+......+.',
  '#........#........#......##',
  '#........##++######......##',
  '#........#........#......##',
  '###########################',
];
const pieces: [name: string, x: number, y: number][] = [
  ['furniture-bookcase', 2, 1], ['furniture-lectern', 5, 1], ['furniture-wizard_cabinet', 7, 1], ['furniture-crypt', 11, 2], ['furniture-crypt-side', 15, 1], ['furniture-dwarf_throne', 21, 1], ['furniture-weapon_rack', 19, 1],
  ['furniture-chest', 1, 1], ['furniture-barrel', 24, 1], ['furniture-table', 3, 9], ['furniture-well', 14, 5], ['furniture-wheel', 12, 8], ['furniture-weak_point', 22, 11], ['furniture-table-side', 7, 10], ['furniture-weapon_rack-side', 1, 9],
  ['furniture-chest-open', 24, 9], ['furniture-bookcase-side', 17, 3], ['furniture-wizard_cabinet-side', 10, 6],
  ['furniture-door_double-side', 9, 3], ['furniture-door_single', 5, 8], ['furniture-door_single-side-open', 18, 2], ['furniture-door_double-side-open', 18, 7], ['furniture-door_double', 11, 10], ['furniture-door_single-open', 20, 5], ['furniture-door_double-side', 25, 7],
];
const locks: [kind: string, x: number, y: number][] = [['mundane', 9, 3.5], ['ward', 5, 8], ['sealed', 11.5, 10], ['mundane', 25, 7.5]];
const lying: [name: string, x: number, y: number][] = [['bones', 6, 6], ['bones-many', 13, 4], ['dropped', 3, 6], ['exit', 26, 7], ['exit', 26, 8], ['rubble-1', 19, 9], ['rubble-2', 19, 10], ['rubble-3', 20, 11], ['rubble-1', 19, 11]];
const standing: [id: string, x: number, y: number, facing: number][] = [
  ['orlaf', 5, 3, 0], ['rordin', 6, 4, 0], ['madriga', 4, 4, 0], ['danor', 4, 6, 270], ['skeleton_warrior', 8, 3, 180], ['skeleton_archer', 7, 6, 180], ['zombie', 12, 4, 180], ['armoured_zombie', 11, 8, 90], ['dwarf_revenant', 16, 8, 180], ['ghost', 4, 11, 0],
  ['zombie_troll', 21, 8, 270], ['hoggar', 20, 5, 180], ['mortibris', 20, 3, 90], ['grund', 22, 3, 180], ['elshara', 23, 10, 0],
];
const heroes: Record<string, 'red2' | 'blue2' | 'green2' | 'violet2'> = { orlaf: 'red2', rordin: 'blue2', madriga: 'green2', danor: 'violet2' };

/** What the page draws below a figure: its base turned to where it looks, and the bright wedge over it. */
function base(id: string): Picture {
  const pic = new Picture('', square, square, false, true);
  pic.paint('ink', disc(2, 3, 19, 18));
  pic.flat(heroes[id] ?? 'dark2', figureBase(!heroes[id]));
  return pic;
}
function wedge(): Picture {
  return new Picture('', square, square, false, true).flat('fire3', poly('8,-14.5 23.5,0 8,14.5 6.5,9.5 15.5,0 6.500,-9.5'), 'thin');
}

export function example(): Picture {
  const pic = new Picture('saga-example', square * 27, square * 13);
  const lights = flames(rows);
  for (const { tone, brush, d } of [...fog(rows, 0), ...floor(paved(rows), lights), ...walls(rows, lights)]) pic.paint(tone, d, brush);
  const drawn = new Map(figures().map((one) => [one.name, one]));
  const known = new Map([...allFurniture(), ...allThings()].map((one) => [one.name, one]));
  for (const [x, y] of torches(rows)) pic.put(known.get('saga-torch')!, x * square, y * square, 1);
  for (const [name, x, y] of lying) pic.put(known.get(`saga-${name}`)!, x * square, y * square, 1);
  const upright: [number, () => void][] = [
    ...squaresOf(rows, (x, y) => isPillar(rows, x, y)).map(([x, y]): [number, () => void] => [y, () => pic.put(known.get('saga-pillar')!, x * square, y * square - lift, 1)]),
    ...pieces.map(([name, x, y]): [number, () => void] => [y, () => pic.put(known.get(`saga-${name}`)!, x * square, y * square - lift, 1)]),
    ...locks.map(([kind, x, y]): [number, () => void] => [y + 0.6, () => pic.put(known.get(`saga-lock-${kind}`)!, (x + 0.5) * square, (y + 0.5) * square, 0.8)]),
    ...standing.map(([id, x, y, facing]): [number, () => void] => [
      y + 0.5,
      () => {
        const grown = large.has(id) ? 2 : 1;
        const [u, v] = [(x + grown / 2) * square, (y + grown / 2) * square];
        pic.put(base(id), u, v, grown, facing);
        pic.put(drawn.get(`saga-${id}`)!, u + (figureBox.x / 2) * grown, v + (figureBox.y / 2) * grown, figureBox.width / 100);
        pic.put(wedge(), u, v, grown, facing);
      },
    ]),
  ];
  for (const [, draw] of upright.sort((a, b) => a[0] - b[0])) draw();
  return pic;
}
