// Floor and walls of any adventure, from the rows of its map: `.` floor, `+` a closed door, `#` wall or what nobody has seen.
// Needs no picture, so that the page draws what an area shows when it opens. A square is 100 wide; each stone keeps its place and
// its cuts whatever else is revealed, and only its tone follows the light.
import type { Brush, Tone } from '../palette';

export interface Layer {
  tone: Tone;
  brush: Brush;
  d: string;
}
export type Square = readonly [x: number, y: number];
/** the middle of a flame, in hundredths of a square, and how far its light carries */
export interface Light {
  at: readonly [x: number, y: number];
  power: number;
}

export const size = 100;
/** The box of a figure around the middle of its square (of a Large one: its four squares, twice as large): its base shows at its feet. */
export const figureBox = { x: -46, y: -79, width: 92, height: 119.6 } as const;
/** How high the face of a wall stands that looks south, and how broad a wall's top is, in parts of a square. */
const face = 0.38;
const side = 0.34;
/** Where the top of a wall that looks south begins, and that of one that looks north ends. */
const middle = 0.32;
/** How far from the nearest flame each tone begins, brightest first, in parts of a square. */
const steps = [1.3, 2.9, 5] as const;

/** A number from 0 to 1 that belongs to a square. */
function grain(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x + 71, 374761393) ^ Math.imul(y + 37, 668265263) ^ Math.imul(salt + 13, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const whole = (value: number) => String(Math.round(value));
const box = (x: number, y: number, w: number, h: number) => `M${whole(x)} ${whole(y)}h${whole(w)}v${whole(h)}h${whole(-w)}z`;

/** 4 beside a flame, 1 where its light ends. A torch hangs on a wall that looks south: what lies north of it gets none. */
export function toneAt(x: number, y: number, lights: readonly Light[]): 1 | 2 | 3 | 4 {
  let best = Infinity;
  for (const { at, power } of lights) if (at[1] < y + size * 0.7) best = Math.min(best, Math.hypot(at[0] - x, at[1] - y) / power);
  // stones where two tones meet are not all of one mind
  best += (grain(Math.round(x / 10), Math.round(y / 10), 5) - 0.5) * size * 0.55;
  const found = steps.findIndex((step) => best < step * size);
  return found < 0 ? 1 : ((4 - found) as 2 | 3 | 4);
}

type Tones = Record<1 | 2 | 3 | 4, string>;
const none = (): Tones => ({ 1: '', 2: '', 3: '', 4: '' });
const tones = [1, 2, 3, 4] as const;

/** Four flagstones a square, each in the tone of its distance from the nearest flame; the joints are what lies below. */
export function floor(squares: readonly Square[], lights: readonly Light[]): Layer[] {
  const [stones, chips] = [none(), none()];
  let [bed, worn] = ['', ''];
  for (const [cx, cy] of squares) {
    const [x0, y0] = [cx * size, cy * size];
    bed += box(x0, y0, size, size);
    const [mx, my] = [40 + 20 * grain(cx, cy, 1), 40 + 20 * grain(cx, cy, 2)];
    [[0, 0, mx, my], [mx, 0, size - mx, my], [0, my, mx, size - my], [mx, my, size - mx, size - my]].forEach(([sx, sy, w, h], at) => {
      const [x, y, wide, tall] = [x0 + sx! + 1.6, y0 + sy! + 1.6, w! - 3.2, h! - 3.2];
      const tone = toneAt(x + wide / 2, y + tall / 2, lights);
      const cut = whole(2 + 7 * grain(cx, cy, 10 + at));
      stones[tone] += `M${whole(x)} ${whole(y + Number(cut))}l${cut}-${cut}H${whole(x + wide)}V${whole(y + tall)}H${whole(x)}z`;
      // a chip for two stones of three; one of nine is cracked
      const luck = grain(cx, cy, 20 + at);
      const [u, v] = [x + 8 + (wide - 24) * grain(cx, cy, 30 + at), y + 7 + (tall - 14) * grain(cx, cy, 40 + at)];
      if (luck < 0.66) chips[tone] += `M${whole(u)} ${whole(v)}l${whole(6 + 8 * luck)}-2 6 2-6 2z`;
      if (luck > 0.89) worn += `M${whole(u - 4)} ${whole(y + 2)}l5 ${whole(tall * 0.3)}-4 ${whole(tall * 0.22)}`;
    });
  }
  return [
    { tone: 'floorG0', brush: 'fill', d: bed },
    ...tones.flatMap((tone): Layer[] => [{ tone: `floorG${tone}`, brush: 'fill', d: stones[tone] }, { tone: `floorG${(tone - 1) as 0 | 1 | 2 | 3}`, brush: 'fill', d: chips[tone] }]),
    { tone: 'floorG0', brush: 'hair', d: worn },
  ].filter(({ d }) => d) as Layer[];
}

export type Rows = readonly string[];
const at = (rows: Rows, x: number, y: number) => rows[y]?.[x] ?? '#';
const isFloor = (rows: Rows, x: number, y: number) => at(rows, x, y) === '.';
const open = (rows: Rows, x: number, y: number) => at(rows, x, y) !== '#';
const around: readonly Square[] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** A block of wall with floor on all sides. */
export const isPillar = (rows: Rows, x: number, y: number) => !open(rows, x, y) && around.every(([dx, dy]) => open(rows, x + dx, y + dy));

/** Squares of the map, row by row. */
export function squaresOf(rows: Rows, which: (x: number, y: number) => boolean): Square[] {
  return rows.flatMap((row, y) => Array.from(row, (_, x): Square => [x, y]).filter(([x]) => which(x, y)));
}

/** Where flagstones lie: on floor, below doors, and around the foot of a pillar. */
export const paved = (rows: Rows) => squaresOf(rows, (x, y) => open(rows, x, y) || isPillar(rows, x, y));

/** Every wall that looks south bears a torch for about five squares of its length, none of them over a corner. */
export function torches(rows: Rows): Square[] {
  const found: Square[] = [];
  rows.forEach((row, y) => {
    let begin = -1;
    for (let x = 0; x <= row.length; ++x) {
      const here = x < row.length && !open(rows, x, y) && isFloor(rows, x, y + 1) && !isPillar(rows, x, y);
      if (here && begin < 0) begin = x;
      if (here || begin < 0) continue;
      const long = x - begin;
      const count = Math.floor((long + 2) / 5);
      for (let order = 0; order < count; ++order) found.push([begin + Math.floor(((order + 0.5) * long) / count), y]);
      begin = -1;
    }
  });
  return found;
}
/** Where the flames of those torches burn. */
export const flames = (rows: Rows): Light[] => torches(rows).map(([x, y]) => ({ at: [(x + 0.5) * size, (y + 0.6) * size], power: 1 }));

interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The tops of one square of wall, and whether its face is seen, in parts of the square: three columns by two rows, for each
 * whether floor lies beside it; what stands between two tops is filled. */
function tops(rows: Rows, x: number, y: number): { blocks: Block[]; faced: boolean } {
  const to = (dx: number, dy: number) => open(rows, x + dx, y + dy);
  const row = (dy: -1 | 1): boolean[] => {
    const [left, right] = [to(0, dy) || to(-1, 0) || to(-1, dy), to(0, dy) || to(1, 0) || to(1, dy)];
    return [left, to(0, dy) || (left && right), right];
  };
  const [upper, lower] = [row(-1), row(1)];
  const low = to(0, 1) ? 1 - face : 1;
  const columns = [[0, side], [side, 1 - side], [1 - side, 1]] as const;
  const blocks: Block[] = [];
  // a column that is whole is laid upright, unless all of them are
  const upright = columns.map((_, at1) => upper[at1]! && lower[at1]! && !(upper[1] && lower[1]));
  columns.forEach(([from, end], at1) => upright[at1] && blocks.push({ x: from, y: 0, w: end - from, h: low }));
  if (upper[1] && lower[1]) return { blocks: [{ x: 0, y: 0, w: 1, h: low }], faced: to(0, 1) };
  for (const [cells, from, end] of [[upper, 0, middle], [lower, middle, low]] as const) {
    const run = columns.filter((_, at1) => cells[at1] && !upright[at1]);
    if (run.length) blocks.push({ x: run[0]![0], y: from, w: run.at(-1)![1] - run[0]![0], h: end - from });
  }
  return { blocks, faced: to(0, 1) };
}

/** A long stretch of wall is laid of several stones. */
function stones({ x, y, w, h }: Block, cx: number, cy: number): Block[] {
  const along = w >= h;
  const long = along ? w : h;
  const count = Math.max(1, Math.round(long / 0.46));
  const cuts = Array.from({ length: count + 1 }, (_, at1) => (at1 === 0 || at1 === count ? at1 / count : (at1 + 0.34 * (grain(cx, cy, 50 + at1) - 0.5)) / count) * long);
  const deep = (along ? h : w) > 0.5 ? 2 : 1;
  return cuts.slice(1).flatMap((end, at1) =>
    Array.from({ length: deep }, (_, row): Block => {
      const [begin, length] = [cuts[at1]!, end - cuts[at1]!];
      return along ? { x: x + begin, y: y + (h / deep) * row, w: length, h: h / deep } : { x: x + (w / deep) * row, y: y + begin, w: w / deep, h: length };
    }),
  );
}

/** Two courses of blocks on a face. */
function courses(cx: number, cy: number): Block[] {
  const tall = face / 2;
  return [0, 1].flatMap((row) => {
    const joint = 0.5 + 0.24 * (grain(cx, cy, 60 + row) - 0.5);
    const cuts = row ? [0, joint * 0.5, joint * 0.5 + 0.5, 1] : [0, joint, 1];
    return cuts.slice(1).map((end, at1): Block => ({ x: cuts[at1]!, y: 1 - face + tall * row, w: end - cuts[at1]!, h: tall }));
  });
}

/** Walls around what is revealed: tops of stone, and faces where they look south. */
export function walls(rows: Rows, lights: readonly Light[]): Layer[] {
  const [lid, lidLight, front, frontLight] = [none(), none(), none(), none()];
  let [body, foot] = ['', ''];
  for (const [cx, cy] of squaresOf(rows, (x, y) => !open(rows, x, y) && !isPillar(rows, x, y) && around.some(([dx, dy]) => isFloor(rows, x + dx, y + dy)))) {
    const { blocks, faced } = tops(rows, cx, cy);
    const place = ({ x, y, w, h }: Block) => [(cx + x) * size, (cy + y) * size, w * size, h * size] as const;
    for (const block of blocks) {
      body += box(...place(block));
      for (const stone of stones(block, cx, cy)) {
        const [x, y, w, h] = place(stone);
        const tone = toneAt(x + w / 2, y + h / 2, lights);
        lid[tone] += box(x + 1.5, y + 1.5, w - 3, h - 3);
        lidLight[tone] += `M${whole(x + 2)} ${whole(y + h - 3)}V${whole(y + 2)}H${whole(x + w - 3)}l-3 4H${whole(x + 6)}V${whole(y + h - 8)}z`;
      }
    }
    if (!faced) continue;
    body += box(cx * size, (cy + 1 - face) * size, size, face * size);
    foot += box(cx * size, (cy + 1) * size, size, 7);
    for (const stone of courses(cx, cy)) {
      const [x, y, w, h] = place(stone);
      const tone = toneAt(x + w / 2, y + h / 2, lights);
      front[tone] += box(x + 1.5, y + 1.5, w - 3, h - 3);
      frontLight[tone] += `M${whole(x + 2)} ${whole(y + 2)}H${whole(x + w - 3)}l-3 4H${whole(x + 5)}z`;
    }
  }
  const lids: Record<1 | 2 | 3 | 4, [Tone, Tone]> = { 1: ['dark2', 'dark3'], 2: ['stone1', 'dark3'], 3: ['stone1', 'stone2'], 4: ['stone2', 'stone3'] };
  return [
    { tone: 'floorG0', brush: 'fill', d: foot },
    { tone: 'ink', brush: 'inked', d: body },
    ...tones.flatMap((tone): Layer[] => [
      { tone: lids[tone][0], brush: 'fill', d: lid[tone] },
      { tone: lids[tone][1], brush: 'fill', d: lidLight[tone] },
      { tone: `floorG${Math.max(1, tone - 1) as 1 | 2 | 3}`, brush: 'fill', d: front[tone] },
      { tone: `floorG${Math.max(2, tone) as 2 | 3 | 4}`, brush: 'fill', d: frontLight[tone] },
    ]),
  ].filter(({ d }) => d) as Layer[];
}

/** What nobody has seen: bare plate with a few loose cuts, over the whole map and `beyond` squares more. */
export function fog(rows: Rows, beyond = 2): Layer[] {
  const [wide, tall] = [Math.max(...rows.map((row) => row.length)), rows.length];
  let cuts = '';
  for (let y = -beyond; y < tall + beyond; ++y) {
    for (let x = -beyond; x < wide + beyond; ++x) {
      if (open(rows, x, y) || grain(x, y, 70) < 0.6) continue;
      const [u, v, long] = [(x + grain(x, y, 71)) * size, (y + grain(x, y, 72)) * size, 40 + 70 * grain(x, y, 73)];
      cuts += `M${whole(u)} ${whole(v)}l${whole(long * 0.2 + 3)} ${whole(long * 0.3)} ${whole(long * 0.35)} ${whole(long * 0.7)}-${whole(long * 0.45)}-${whole(long * 0.62)}z`;
    }
  }
  return [
    { tone: 'rockG0', brush: 'fill', d: box(-beyond * size, -beyond * size, (wide + 2 * beyond) * size, (tall + 2 * beyond) * size) },
    { tone: 'rockG1', brush: 'fill', d: cuts },
  ];
}
