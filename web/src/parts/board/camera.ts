// Where one looks on a board. What moves is a transform of the box in which the layers lie; they are drawn anew for where
// it stands only when it has come to rest.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lasting } from '../../table/travel';
import { boxOf, type Box, type Grid, type Place, type Point } from './grid';

/** The point of the drawing in the middle of the free room, and how many pixels a unit has. */
export interface View extends Point {
  scale: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface CameraOptions {
  /** from which size on (pixels of the grid's measure) more is drawn: [22, 44] makes three levels */
  levels: readonly number[];
  /** the size to which a tap on something too small goes, that of a double tap, and the largest */
  play: number;
  near: number;
  most: number;
  /** what there is to see; all places of the grid if nothing is said */
  bounds?: readonly Place[];
  /** what lies over the edges, in pixels */
  inset?: Partial<Box>;
  /** buttons that lie over a part of the edges: the whole board may lie under them, but what is framed keeps clear of
   * them, and one can pan until nothing is left below */
  aside?: Partial<Box>;
}

export interface Framing {
  /** sizes between which it stays */
  size?: readonly [least: number, most: number];
  /** only if something of it is out of sight or too small, and not while a finger has just been there */
  gentle?: boolean;
}

const stillAfter = 120;
const handsOff = 3000;
const flight = 320;
/** pixels by which the edge of the board may be drawn into the room */
const slack = 28;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export class Camera {
  /** the view for which the layers are drawn */
  readonly rest = signal<View>({ x: 0, y: 0, scale: 0 });
  /** how much is drawn */
  readonly level = signal(0);
  view: View = { x: 0, y: 0, scale: 0 };
  room: Room = { width: 0, height: 0 };
  private readonly watchers = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frameRequest = 0;
  private touched = -Infinity;
  private fitted = true;
  private gripped = false;

  constructor(
    public grid: Grid,
    public options: CameraOptions,
  ) {}

  /** Calls whenever the view changes. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private get inset(): Box {
    return { left: 0, top: 0, right: 0, bottom: 0, ...this.options.inset };
  }

  private get aside(): Box {
    return { left: 0, top: 0, right: 0, bottom: 0, ...this.options.aside };
  }

  private get free(): Room {
    const { left, right, top, bottom } = this.inset;
    return { width: Math.max(1, this.room.width - left - right), height: Math.max(1, this.room.height - top - bottom) };
  }

  /** the pixel that shows the view's point */
  get middle(): Point {
    const { left, top } = this.inset;
    const { width, height } = this.free;
    return { x: left + width / 2, y: top + height / 2 };
  }

  private get bounds(): Box {
    return boxOf(this.grid, this.options.bounds ?? this.grid.places, this.grid.measure * 0.15);
  }

  /** the size of a place's measure in pixels */
  get size(): number {
    return this.grid.measure * this.view.scale;
  }

  /** Is a place large enough for a finger? */
  get handy(): boolean {
    return this.grid.across * this.view.scale >= 43.5;
  }

  private scaleFor(box: Box): number {
    const { width, height } = this.free;
    return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  }

  private get limits(): [least: number, most: number] {
    const most = this.options.most / this.grid.measure;
    return [Math.min(this.scaleFor(this.bounds), most), most];
  }

  /** Keeps the board in sight. */
  private kept({ x, y, scale }: View): View {
    const [least, most] = this.limits;
    const held = clamp(scale, least, most);
    const box = this.bounds;
    const { width, height } = this.free;
    const { left, top, right, bottom } = this.aside;
    const along = (at: number, from: number, to: number, length: number, before: number, after: number) => {
      const half = length / 2 / held;
      return to - from <= 2 * half ? (from + to) / 2 : clamp(at, from + half - (slack + before) / held, to - half + (slack + after) / held);
    };
    return { x: along(x, box.left, box.right, width, left, right), y: along(y, box.top, box.bottom, height, top, bottom), scale: held };
  }

  toScreen({ x, y }: Point): Point {
    const { middle, view } = this;
    return { x: (x - view.x) * view.scale + middle.x, y: (y - view.y) * view.scale + middle.y };
  }

  toBoard({ x, y }: Point): Point {
    const { middle, view } = this;
    return { x: (x - middle.x) / view.scale + view.x, y: (y - middle.y) / view.scale + view.y };
  }

  /** What lies at a pixel of the room. */
  placeAt(pixel: Point): Place | null {
    if (!this.view.scale) return null;
    const place = this.grid.at(this.toBoard(pixel));
    return this.grid.has(place) ? place : null;
  }

  private show(view: View): void {
    this.view = view;
    for (const watcher of this.watchers) watcher();
    this.calm();
  }

  /** After a moment without motion the layers are drawn anew; under a finger only as they are. */
  private calm(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.gripped ? this.redraw() : this.settle()), stillAfter);
  }

  /** A finger lies on the board, or none any more. */
  grip(on: boolean): void {
    if (this.gripped === on) return;
    this.gripped = on;
    if (!on && (this.rest.value !== this.view || this.level.value !== this.levelNow)) this.calm();
  }

  private get levelNow(): number {
    return this.options.levels.filter((size) => this.size >= size).length;
  }

  /** The layers are drawn for where the camera is now, on its way; how much is drawn changes only when it rests. */
  redraw(): void {
    this.rest.value = this.view;
  }

  /** The layers are drawn for where the camera stands now. */
  settle(): void {
    clearTimeout(this.timer);
    this.level.value = this.levelNow;
    this.rest.value = this.view;
  }

  resize(room: Room): void {
    if (!room.width || !room.height || (room.width === this.room.width && room.height === this.room.height)) return;
    this.room = room;
    this.stop();
    this.show(this.fitted || !this.view.scale ? this.whole() : this.kept(this.view));
    this.settle();
  }

  /** Other places, other bounds: as they are now. */
  keep(): void {
    if (!this.view.scale) return;
    const next = this.fitted ? this.whole() : this.kept(this.view);
    if (next.x !== this.view.x || next.y !== this.view.y || next.scale !== this.view.scale) this.fly(next);
  }

  private whole(): View {
    const box = this.bounds;
    return this.kept({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: this.scaleFor(box) });
  }

  /** Somebody moves the camera by hand. */
  touch(): void {
    this.stop();
    this.touched = performance.now();
    this.fitted = false;
  }

  stop(): void {
    cancelAnimationFrame(this.frameRequest);
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.view;
    this.show(this.kept({ x: x - dx / scale, y: y - dy / scale, scale }));
  }

  /** Zooms to a scale so that a point of the board comes to lie at a pixel. */
  hold(point: Point, pixel: Point, scale: number): void {
    const held = clamp(scale, ...this.limits);
    const { middle } = this;
    this.show(this.kept({ x: point.x - (pixel.x - middle.x) / held, y: point.y - (pixel.y - middle.y) / held, scale: held }));
  }

  /** Zooms about a pixel. */
  zoom(factor: number, pixel: Point = this.middle): void {
    this.hold(this.toBoard(pixel), pixel, this.view.scale * factor);
  }

  /** A step of the buttons, about the middle, and of the keys, about the place that has the focus. */
  step(factor: number, about?: Place): void {
    const pixel = about === undefined ? this.middle : this.toScreen(this.grid.middle(about));
    this.touch();
    this.approach(this.size * factor, pixel);
  }

  /** Goes to a size about a pixel, in a flight. */
  approach(size: number, pixel: Point): void {
    const scale = clamp(size / this.grid.measure, ...this.limits);
    const { x, y } = this.toBoard(pixel);
    const { middle } = this;
    this.fitted = false;
    this.fly(this.kept({ x: x - (pixel.x - middle.x) / scale, y: y - (pixel.y - middle.y) / scale, scale }));
  }

  fit(): void {
    this.fly(this.whole());
    this.fitted = true;
  }

  /** Are these places in the middle of what is seen, or is the whole board? */
  private comfortable(places: readonly Place[], least: number): boolean {
    if (this.size < least) return false;
    const { width, height } = this.free;
    const { middle } = this;
    if (this.view.scale <= this.scaleFor(this.bounds) * 1.001) return true;
    return places.every((place) => {
      const { x, y } = this.toScreen(this.grid.middle(place));
      return Math.abs(x - middle.x) <= 0.35 * width && Math.abs(y - middle.y) <= 0.35 * height;
    });
  }

  /** Shows these places. */
  frame(places: readonly Place[], { size = [this.options.levels[0] ?? 0, this.options.near], gentle = false }: Framing = {}): void {
    if (!places.length || !this.view.scale) return;
    if (gentle && (performance.now() - this.touched < handsOff || this.comfortable(places, size[0]))) return;
    const box = boxOf(this.grid, places, this.grid.measure * 0.4);
    const { left, top, right, bottom } = this.aside;
    const { width, height } = this.free;
    const fits = Math.min((width - left - right) / (box.right - box.left), (height - top - bottom) / (box.bottom - box.top));
    const scale = clamp(fits, size[0] / this.grid.measure, size[1] / this.grid.measure);
    this.fitted = false;
    this.fly(this.kept({ x: (box.left + box.right + (right - left) / scale) / 2, y: (box.top + box.bottom + (bottom - top) / scale) / 2, scale }));
  }

  /** Moves no more than it must for a place to be in sight. */
  reveal(place: Place): void {
    if (!this.view.scale) return;
    const { x, y } = this.toScreen(this.grid.middle(place));
    const { left, top } = this.inset;
    const { width, height } = this.free;
    const edge = Math.min(this.grid.across * this.view.scale, width / 4, height / 4);
    const { aside } = this;
    const off = (at: number, from: number, to: number) => (at < from + edge ? at - from - edge : at > to - edge ? at - to + edge : 0);
    const [dx, dy] = [off(x, left + aside.left, left + width - aside.right), off(y, top + aside.top, top + height - aside.bottom)];
    if (!dx && !dy) return;
    const { scale } = this.view;
    this.fly(this.kept({ x: this.view.x + dx / scale, y: this.view.y + dy / scale, scale }), 160);
  }

  private fly(to: View, ms = flight): void {
    this.stop();
    const from = this.view;
    const duration = lasting(ms);
    if (!duration || !from.scale) {
      this.show(to);
      this.settle();
      return;
    }
    const start = performance.now();
    // About the point that stays where it is while the scale changes, so that nothing swerves.
    const share = (scale: number, t: number) => (Math.abs(to.scale - from.scale) < 1e-6 ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale));
    const draw = (now: number) => {
      const t = ease(clamp((now - start) / duration, 0, 1));
      const scale = from.scale * (to.scale / from.scale) ** t;
      const s = share(scale, t);
      this.show(t < 1 ? { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s, scale } : to);
      if (t < 1) this.frameRequest = requestAnimationFrame(draw);
    };
    this.frameRequest = requestAnimationFrame(draw);
  }

  end(): void {
    this.stop();
    clearTimeout(this.timer);
  }
}

/** A camera over a grid. A grid or bounds that change leave it where it is, as far as they allow. */
export function useCamera(grid: Grid, options: CameraOptions): Camera {
  const made = useRef<Camera>(null);
  const camera = (made.current ??= new Camera(grid, options));
  camera.grid = grid;
  camera.options = options;
  useEffect(() => camera.keep(), [grid, options.bounds]);
  useEffect(() => () => camera.end(), []);
  return camera;
}
