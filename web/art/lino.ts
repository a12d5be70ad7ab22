// Brushes of the torchlit linocut: outlines go in, plain SVG paths come out. What would need a clip path, a mask or a
// filter in the browser is computed here, once, when the page is built. The light always comes from the upper left.
import type { Body, Brush, Ground, Tone } from './palette';
import { classes } from './palette';

export type Point = readonly [x: number, y: number];

/** Towards the torch. */
export const light: Point = [-0.6, -0.8];
/** Away from it. */
export const away: Point = [0.6, 0.8];

/** A closed outline: `d` for the page, `ring` (flat, clockwise on the screen) for the brushes. */
export interface Shape {
  d: string;
  ring: Point[];
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const turned = ([x, y]: Point, angle: number): Point => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same numbers for the same seed, in every build. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Writes a path in whole half units, each step relative to the last, as short as SVG allows. */
class Pen {
  private text = '';
  private command = '';
  private at: Point = [0, 0];

  private put(command: string, points: readonly Point[]) {
    const numbers = points.flatMap(([x, y]) => [x, y]).map(String);
    if (command !== this.command) this.text += command;
    numbers.forEach((number, place) => {
      const first = place === 0 && command !== this.command;
      this.text += first || number.startsWith('-') ? number : ` ${number}`;
    });
    this.command = command;
  }
  private grid([x, y]: Point): Point {
    return [Math.round(x * 2), Math.round(y * 2)];
  }
  private step(points: readonly Point[]): Point[] {
    return points.map((point) => {
      const [x, y] = this.grid(point);
      return [x - this.at[0], y - this.at[1]];
    });
  }
  move(to: Point) {
    const point = this.grid(to);
    this.put('M', [point]);
    this.at = point;
  }
  line(to: Point) {
    const [step] = this.step([to]);
    if (step![0] === 0 && step![1] === 0) return;
    if (step![1] === 0 || step![0] === 0) this.along(step!);
    else this.put('l', [step!]);
    this.at = this.grid(to);
  }
  private along([x, y]: Point) {
    const command = y === 0 ? 'h' : 'v';
    const number = String(y === 0 ? x : y);
    this.text += command === this.command && !number.startsWith('-') ? ` ${number}` : command === this.command ? number : command + number;
    this.command = command;
  }
  curve(first: Point, second: Point, to: Point) {
    this.put('c', this.step([first, second, to]));
    this.at = this.grid(to);
  }
  close() {
    this.text += 'z';
    this.command = '';
  }
  get d() {
    return this.text;
  }
}

function clockwise(ring: Point[]): Point[] {
  let area = 0;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length]!;
    area += a[0] * b[1] - b[0] * a[1];
  });
  return area > 0 ? ring : [...ring].reverse();
}

export interface Knot {
  x: number;
  y: number;
  sharp: boolean;
}

export interface Placed {
  /** appends the reflection at this x, so that half a figure is enough */
  mirror?: number;
  /** reflects the points at this x, before anything is carved: a finished picture is never mirrored */
  flip?: number;
  scale?: number;
  /** in degrees */
  turn?: number;
  move?: Point;
}

/** '10,20 30,8! 50,20': the knots of an outline; `!` marks a sharp corner. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${word}`);
      return { x: x!, y: y!, sharp: word.endsWith('!') };
    });
}

function place(found: Knot[], { mirror, flip, scale = 1, turn = 0, move = [0, 0] }: Placed): Knot[] {
  let all = found;
  if (mirror !== undefined) {
    const other = [...found].reverse().filter(({ x }) => Math.abs(x - mirror) > 0.01);
    all = [...found, ...other.map((knot) => ({ ...knot, x: 2 * mirror - knot.x }))];
  }
  if (flip !== undefined) all = all.map((knot) => ({ ...knot, x: 2 * flip - knot.x }));
  return all.map(({ x, y, sharp }) => {
    const [u, v] = turned([x * scale, y * scale], radians(turn));
    return { x: u + move[0], y: v + move[1], sharp };
  });
}

const reach = 0.37;

/** A smooth closed outline through knots; two sharp ones in a row are joined by a straight edge. */
export function blob(source: string | Knot[], how: Placed = {}): Shape {
  const all = place(typeof source === 'string' ? knots(source) : source, how);
  const count = all.length;
  const point = (at: number): Point => {
    const knot = all[(at + count) % count]!;
    return [knot.x, knot.y];
  };
  /** The handle of a knot towards `to`: along the line through its neighbours, or straight ahead at a corner. */
  const handle = (at: number, to: number): Point => {
    const here = point(at);
    const length = distance(here, point(to));
    if (all[(at + count) % count]!.sharp) return between(here, point(to), 1 / 3);
    const before = point(at - (to - at));
    const chord = distance(before, point(to)) || 1;
    const way: Point = [(point(to)[0] - before[0]) / chord, (point(to)[1] - before[1]) / chord];
    return [here[0] + way[0] * length * reach, here[1] + way[1] * length * reach];
  };
  const pen = new Pen();
  const ring: Point[] = [];
  pen.move(point(0));
  for (let at = 0; at < count; ++at) {
    const [p, q] = [point(at), point(at + 1)];
    if (all[at]!.sharp && all[(at + 1) % count]!.sharp) {
      if (at + 1 < count) pen.line(q);
      ring.push(p);
      continue;
    }
    const [a, b] = [handle(at, at + 1), handle(at + 1, at)];
    pen.curve(a, b, q);
    for (let step = 0; step < 8; ++step) {
      const t = step / 8;
      const u = 1 - t;
      const mix = (k: 0 | 1) => u ** 3 * p[k] + 3 * t * u * u * a[k] + 3 * t * t * u * b[k] + t ** 3 * q[k];
      ring.push([mix(0), mix(1)]);
    }
  }
  pen.close();
  return { d: pen.d, ring: clockwise(ring) };
}

/** Straight edges only. */
export function poly(source: string | readonly Point[], how: Placed = {}): Shape {
  const found = typeof source === 'string' ? knots(source) : source.map(([x, y]) => ({ x, y, sharp: true }));
  return blob(found.map((knot) => ({ ...knot, sharp: true })), how);
}

export function rect(x: number, y: number, width: number, height: number): Shape {
  return poly([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);
}

export function disc(x: number, y: number, rx: number, ry = rx, turn = 0): Shape {
  const angle = radians(turn);
  const ring = Array.from({ length: 32 }, (_, at): Point => {
    const [u, v] = turned([rx * Math.cos((Math.PI * at) / 16), ry * Math.sin((Math.PI * at) / 16)], angle);
    return [x + u, y + v];
  });
  // tenths, for a bead is small
  const fine = (value: number) => String(Math.round(value * 20) / 10);
  const [u, v] = turned([rx, 0], angle);
  const arc = `a${fine(rx)} ${fine(ry)} ${rx === ry ? 0 : Math.round(turn)} 1 1`;
  const to = (sign: number) => `${fine(2 * u * sign)} ${fine(2 * v * sign)}`;
  return { d: `M${fine(x - u)} ${fine(y - v)}${arc} ${to(1)}${arc} ${to(-1)}z`, ring };
}

/** A tapered limb from one joint to the next. */
export function limb(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Shape {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const end = (x: number, y: number, r: number, start: number) =>
    [0, 1, 2].map((step) => {
      const a = angle + start + (step * Math.PI) / 2;
      return { x: x + r * Math.cos(a), y: y + r * Math.sin(a), sharp: false };
    });
  return blob([...end(x1, y1, r1, Math.PI / 2), ...end(x2, y2, r2, -Math.PI / 2)]);
}

/** A band of even or tapering width along a path of points: chains, ropes, tails, hems. */
export function ribbon(points: readonly Point[], widths: readonly number[]): Shape {
  const side = (sign: 1 | -1) =>
    points.map((here, at) => {
      const before = points[Math.max(0, at - 1)]!;
      const after = points[Math.min(points.length - 1, at + 1)]!;
      const length = distance(before, after) || 1;
      const wide = (widths[Math.min(at, widths.length - 1)]! * sign) / 2;
      return { x: here[0] - ((after[1] - before[1]) / length) * wide, y: here[1] + ((after[0] - before[0]) / length) * wide, sharp: at === 0 || at === points.length - 1 };
    });
  return blob([...side(1), ...side(-1).reverse()]);
}

/** Several outlines as one. */
export function join(...shapes: Shape[]): Shape {
  return { d: shapes.map(({ d }) => d).join(''), ring: shapes[0]!.ring };
}

/** An open line, for the fine line brushes; `M` begins anew: 'M10,20 30,8 M4,4 9,9'. */
export function strokes(text: string): string {
  const pen = new Pen();
  for (const part of text.split('M').filter((piece) => piece.trim())) {
    const [first, ...rest] = knots(part);
    pen.move([first!.x, first!.y]);
    for (const { x, y } of rest) pen.line([x, y]);
  }
  return pen.d;
}

export function bounds({ ring }: Shape): { x: number; y: number; width: number; height: number } {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Points at an even distance along a ring. */
function evenly(ring: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length]!;
    const length = distance(a, b);
    for (; left < length; left += step) found.push(between(a, b, left / length));
    left -= length;
  });
  return found;
}

/** Outward normals; a corner is smoothed a little, so that it is carved as one cut. */
function outward(ring: readonly Point[]): Point[] {
  const count = ring.length;
  return ring.map((_, at) => {
    const a = ring[(at - 2 + count) % count]!;
    const b = ring[(at + 2) % count]!;
    const length = distance(a, b) || 1;
    return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  });
}

/** How far the ring reaches from a point along a way. */
function depth(ring: readonly Point[], from: Point, way: Point): number {
  let best = Infinity;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length]!;
    const edge: Point = [b[0] - a[0], b[1] - a[1]];
    const cross = way[0] * edge[1] - way[1] * edge[0];
    if (Math.abs(cross) < 1e-9) return;
    const off: Point = [a[0] - from[0], a[1] - from[1]];
    const along = (off[0] * edge[1] - off[1] * edge[0]) / cross;
    const share = (off[0] * way[1] - off[1] * way[0]) / cross;
    if (along > 0.05 && along < best && share > -0.001 && share < 1.001) best = along;
  });
  return best;
}

/** The same line with fewer points: none is further than `slack` from it. */
function simplified(points: Point[], slack: number): Point[] {
  if (points.length < 3) return points;
  const [a, b] = [points[0]!, points.at(-1)!];
  const length = distance(a, b);
  let [far, where] = [0, 0];
  points.forEach((point, at) => {
    const off = length ? Math.abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / length : distance(point, a);
    if (off > far) [far, where] = [off, at];
  });
  if (far <= slack) return [a, b];
  return [...simplified(points.slice(0, where + 1), slack).slice(0, -1), ...simplified(points.slice(where), slack)];
}

/** A filled path: it need not be closed, for it is never stroked. */
function filled(rings: readonly (readonly Point[])[]): string {
  const pen = new Pen();
  for (const ring of rings) {
    pen.move(ring[0]!);
    for (const point of ring.slice(1)) pen.line(point);
  }
  return pen.d;
}

export interface Cut {
  /** from one tooth to the next */
  pitch?: number;
  /** how deep the teeth are: 0 is a smooth sliver */
  bite?: number;
  /** where the cut begins: 0 at the part of the outline that lies along the way, 1 only at what faces it */
  from?: number;
  inset?: number;
  seed?: number;
}

/**
 * The carving brush. Along that part of the outline which faces `way` it cuts a sliver into the shape, as wide as the
 * outline faces that way, its inner edge toothed like the marks of a gouge.
 */
export function carve(shape: Shape, way: Point, width: number, { pitch = 4, bite = 0.55, from = 0.15, inset = 0, seed = 1 }: Cut = {}): string {
  const random = dice(seed);
  const step = 0.9;
  const ring = evenly(shape.ring, step);
  const normals = outward(ring);
  const facing = normals.map((normal) => Math.max(0, (normal[0] * way[0] + normal[1] * way[1] - from) / (1 - from)) ** 0.8);
  const begin = Math.max(0, facing.indexOf(0));
  const rings: Point[][] = [];
  let run: number[] = [];
  const finish = () => {
    if (run.length * step > 2.5) rings.push(sliver(run));
    run = [];
  };
  const inside = (at: number, by: number): Point => [ring[at]![0] - normals[at]![0] * by, ring[at]![1] - normals[at]![1] * by];
  function sliver(part: number[]): Point[] {
    const outer = part.map((at) => inside(at, inset));
    const inner: Point[] = [];
    let since = 0;
    let deep = true;
    part.forEach((at, order) => {
      const end = order === 0 || order === part.length - 1;
      since += step;
      if (bite && !end && since < (pitch / 2) * (0.8 + 0.4 * random())) return;
      since = 0;
      const back: Point = [-normals[at]![0], -normals[at]![1]];
      let wide = Math.min(width * facing[at]!, 0.5 * depth(ring, ring[at]!, back));
      if (bite) {
        wide *= deep ? 1 + 0.35 * random() : 1 - bite;
        deep = !deep;
      }
      inner.push(inside(at, inset + (end ? 0 : wide)));
    });
    return [...simplified(outer, 0.6), ...(bite ? inner : simplified(inner, 0.5)).reverse()];
  }
  for (let order = 0; order <= ring.length; ++order) {
    const at = (begin + order) % ring.length;
    if (facing[at]! > 0 && run.length < ring.length && order < ring.length) run.push(at);
    else finish();
  }
  return filled(rings);
}

export interface Wedges {
  /** which stretch of each cut is kept: [0.5, 1] leaves its first half bare */
  part?: readonly [number, number];
  seed?: number;
  wobble?: number;
}

/** Parallel wedges inside a shape: fur, beard, cloth, the grain of wood. */
export function hatch(shape: Shape, degrees: number, gap: number, width: number, { part = [0, 1], seed = 1, wobble = 0.25 }: Wedges = {}): string {
  const random = dice(seed);
  const angle = radians(degrees);
  const ring = shape.ring.map((point) => turned(point, -angle));
  const low = Math.min(...ring.map(([, y]) => y));
  const high = Math.max(...ring.map(([, y]) => y));
  const rings: Point[][] = [];
  for (let v = low + gap * 0.7; v < high - gap * 0.3; v += gap * (1 + wobble * (random() - 0.5))) {
    const crossings = ring
      .flatMap((a, at) => {
        const b = ring[(at + 1) % ring.length]!;
        return a[1] <= v !== b[1] <= v ? [a[0] + ((v - a[1]) / (b[1] - a[1])) * (b[0] - a[0])] : [];
      })
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [left, right] = [crossings[at]! + 1, crossings[at + 1]! - 1];
      if (right - left < 2) continue;
      const share = (edge: number) => Math.min(1, Math.max(0, edge + (edge > 0 && edge < 1 ? wobble * (random() - 0.5) : 0)));
      const [u1, u2] = [left + (right - left) * share(part[0]), left + (right - left) * share(part[1])];
      if (u2 - u1 < 1.5) continue;
      const head = u1 + (u2 - u1) * (part[0] > 0 ? 0.75 : 0.25);
      rings.push(([[u1, v], [head, v - width / 2], [u2, v], [head, v + width / 2]] as Point[]).map((point) => turned(point, angle)));
    }
  }
  return filled(rings);
}

export interface Rays {
  /** the outline that the light stays within */
  room?: Shape;
  seed?: number;
  /** in degrees */
  arc?: readonly [number, number];
}

/** Light as a printmaker cuts it: wedges around a flame, long and short in turn. */
export function rays([x, y]: Point, near: number, far: number, count: number, width: number, { room, seed = 1, arc = [0, 360] }: Rays = {}): string {
  const random = dice(seed);
  const rings: Point[][] = [];
  for (let at = 0; at < count; ++at) {
    const angle = radians(arc[0] + ((arc[1] - arc[0]) * (at + 0.25 * random())) / count);
    const way: Point = [Math.cos(angle), Math.sin(angle)];
    let end = far * [1, 0.62, 0.82, 0.5][at % 4]! * (0.92 + 0.16 * random());
    const begin = near * [1, 1.18, 1.06, 1.25][at % 4]!;
    if (room) end = Math.min(end, depth(room.ring, [x, y], way) - 1.5);
    if (end - begin < 2) continue;
    const head = begin + (end - begin) * 0.2;
    const wedge: Point[] = [[begin, 0], [head, -width / 2], [end, 0], [head, width / 2]];
    rings.push((at % 2 ? wedge.slice(1) : wedge).map((point) => {
      const [u, v] = turned(point, angle);
      return [x + u, y + v];
    }));
  }
  return filled(rings);
}

export interface Relief {
  /** how wide the lit and the shaded edge are cut; from the size of the body where nothing is said */
  light?: number;
  shade?: number;
  pitch?: number;
  bite?: number;
  /** the thin warm line at the edge towards the light */
  rim?: number;
  line?: Brush;
  seed?: number;
  /** without teeth: for small parts, tokens, signs */
  soft?: boolean;
}

interface Part {
  tone: Tone;
  brush: Brush;
  d: string;
}

/** A whole picture set into another one: by a little, so that its light still comes from the torch. */
interface Inset {
  pic: Picture;
  x: number;
  y: number;
  scale: number;
  turn: number;
  /** it is a picture of the same sheet, which is sent once */
  shared?: boolean;
}

/** Collects the paths of one picture, back to front. */
export class Picture {
  readonly parts: (Part | Inset)[] = [];
  /** paths of other pictures of the same sheet that lie below this one */
  readonly below: string[] = [];

  constructor(
    readonly name: string,
    readonly width: number,
    readonly height: number,
    /** shown at 28 to 44 pixels: a bold line, no teeth */
    readonly sign = false,
    /** 0,0 is its middle: for what a board lays out by its middle */
    readonly centred = false,
  ) {}

  /** Cuts of one tone that follow each other become one path: without a line they cannot be told apart. */
  paint(tone: Tone, shape: Shape | string, brush: Brush = 'fill'): this {
    const d = typeof shape === 'string' ? shape : shape.d;
    if (!d) return this;
    const last = this.parts.at(-1);
    if (last && 'd' in last && brush === 'fill' && last.brush === 'fill' && last.tone === tone) last.d += d;
    else this.parts.push({ tone, brush, d });
    return this;
  }

  /** One lit body: ink line, middle tone, carved shade away from the torch, carved light towards it, a warm rim. */
  body(shape: Shape, material: Body, how: Relief = {}): this {
    const { width, height } = bounds(shape);
    const area = width * height;
    const size = Math.min(width, height);
    const soft = how.soft || this.sign || area < 150;
    const bite = soft ? 0 : (how.bite ?? 0.55);
    const shade = how.shade ?? Math.min(14, Math.max(1.4, size * 0.24));
    const lit = area < 60 ? 0 : (how.light ?? Math.min(9, Math.max(1.2, size * 0.16)));
    const pitch = how.pitch ?? Math.min(6, Math.max(2.8, size * 0.1));
    const seed = how.seed ?? 1;
    this.paint(`${material}2`, shape, how.line ?? (this.sign ? 'bold' : 'inked'));
    if (shade) this.paint(`${material}1`, carve(shape, away, shade, { pitch, bite, from: -0.05, seed }));
    if (lit) this.paint(`${material}3`, carve(shape, light, lit, { pitch, bite, from: 0.2, seed: seed + 1 }));
    const rim = how.rim ?? (area > 420 || area < 60 ? Math.min(1.5, size * 0.12) : 0);
    if (rim && !this.sign) this.paint('rim', carve(shape, light, rim, { bite: 0, from: 0.45 }));
    return this;
  }

  /** A body without a body's light: one flat tone inside the ink line. */
  flat(tone: Tone, shape: Shape | string, line: Brush = this.sign ? 'bold' : 'inked'): this {
    return this.paint(tone, shape, line);
  }

  /** The shadow on the floor: one ellipse of ink, moved away from the torch. */
  shadow(x: number, y: number, rx: number, ry = 3.4): this {
    return this.paint('ink', disc(x + 5, y + 1.5, rx, ry));
  }

  /** Sets another picture into this one; `turn` in degrees, around its upper left corner. */
  put(pic: Picture, x: number, y: number, scale: number, turn = 0): this {
    this.parts.push({ pic, x, y, scale, turn });
    return this;
  }

  /** Sets a picture of the same sheet into this one: the page puts it there, so that it is sent once. */
  share(pic: Picture, x: number, y: number, scale: number): this {
    this.parts.push({ pic, x, y, scale, turn: 0, shared: true });
    return this;
  }

  /** The markup inside the picture's symbol. */
  get markup(): string {
    const uses = this.below.map((name) => `<use href="#${name}"/>`);
    const parts = this.parts.map((part) => {
      if ('d' in part) return `<path class="${classes(part.tone, part.brush)}" d="${part.d}"/>`;
      const turn = part.turn ? `rotate(${part.turn})` : '';
      return `<g transform="translate(${part.x * 2} ${part.y * 2})${turn}scale(${part.scale})">${part.shared ? `<use href="#${part.pic.name}"/>` : part.pic.markup}</g>`;
    });
    return uses.join('') + parts.join('');
  }
  get viewBox(): string {
    const [w, h] = [this.width * 2, this.height * 2];
    return this.centred ? `${-w / 2} ${-h / 2} ${w} ${h}` : `0 0 ${w} ${h}`;
  }
}

export type { Body, Ground, Tone };
