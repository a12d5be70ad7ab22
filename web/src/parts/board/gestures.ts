// Fingers, mouse and wheel over a board: one finger pans, two pinch, a tap presses, a finger that stays holds. Places are
// found by arithmetic. A place too small for a finger is never chosen by one: the tap goes nearer instead.
import type { Camera } from './camera';
import type { Place, Point } from './grid';

export interface GestureHandlers {
  /** true: the tap did something, and a second one right after it is no double tap */
  press(place: Place, by: 'touch' | 'mouse'): boolean;
  hold(place: Place): void;
  point(place: Place | null): void;
  /** true: this pointer drags a thing, and so does not pan */
  grab(place: Place, event: PointerEvent): boolean;
  /** the nearest place to a point that can be chosen, within so many pixels; null: there is none, or nothing snaps */
  snap(pixel: Point): Place | null;
}

const threshold = { touch: 8, mouse: 4 };
const holdAfter = 450;
const twice = { ms: 300, pixels: 26 };

export function watchGestures(element: HTMLElement, camera: Camera, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let moved = false;
  let grabbed = false;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinch: { point: Point; distance: number; scale: number } | null = null;
  let last = { at: -Infinity, x: 0, y: 0 };

  const pixel = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

  function beginPinch(): void {
    const [a, b] = [...fingers.values()] as [Point, Point];
    moved = true;
    clearTimeout(timer);
    pinch = { point: camera.toBoard(between(a, b)), distance: Math.max(20, apart(a, b)), scale: camera.view.scale };
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || fingers.size === 2) return;
    const at = pixel(event);
    fingers.set(event.pointerId, at);
    camera.stop();
    camera.grip(true);
    if (fingers.size === 2) {
      if (!grabbed) beginPinch();
      return;
    }
    start = at;
    moved = held = false;
    const place = camera.placeAt(at);
    grabbed = place !== null && handlers.grab(place, event);
    timer = setTimeout(() => {
      held = place !== null;
      if (place !== null) handlers.hold(place);
    }, holdAfter);
  }

  function move(event: PointerEvent): void {
    const at = pixel(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') handlers.point(camera.placeAt(at));
      return;
    }
    if (!moved && apart(at, start) < (event.pointerType === 'mouse' ? threshold.mouse : threshold.touch)) return;
    if (!moved) {
      moved = true;
      clearTimeout(timer);
      if (!grabbed) element.setPointerCapture?.(event.pointerId);
    }
    fingers.set(event.pointerId, at);
    if (grabbed) return;
    camera.touch();
    if (pinch && fingers.size === 2) {
      const [a, b] = [...fingers.values()] as [Point, Point];
      camera.hold(pinch.point, between(a, b), (pinch.scale * apart(a, b)) / pinch.distance);
    } else {
      camera.pan(at.x - before.x, at.y - before.y);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    camera.grip(fingers.size > 0);
    clearTimeout(timer);
    pinch = null;
    if (!moved && !held && fingers.size === 0) tap(pixel(event), event.pointerType === 'mouse' ? 'mouse' : 'touch', event.timeStamp);
    if (fingers.size === 0) grabbed = false;
  }

  function cancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    camera.grip(fingers.size > 0);
    clearTimeout(timer);
    pinch = null;
    if (fingers.size === 0) grabbed = false;
  }

  /** What was grabbed here can be let go elsewhere. */
  function elsewhere(event: PointerEvent): void {
    if (fingers.has(event.pointerId)) cancel(event);
  }

  function tap(at: Point, by: 'touch' | 'mouse', now: number): void {
    const again = now - last.at < twice.ms && apart(at, last) < twice.pixels;
    last = { at: -Infinity, ...at };
    if (again) {
      camera.touch();
      if (camera.size >= camera.options.near * 0.95) camera.fit();
      else camera.approach(camera.options.near, at);
      return;
    }
    const place = camera.placeAt(at);
    if (by === 'touch' && !camera.handy) {
      const near = handlers.snap(at);
      if (near !== null) handlers.press(near, by);
      else {
        camera.touch();
        camera.approach(camera.options.play, at);
      }
      return;
    }
    if (place === null || !handlers.press(place, by)) last = { at: now, ...at };
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 400 : 1;
    camera.touch();
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), pixel(event));
  }

  const left = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') handlers.point(null);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', left);
  addEventListener('pointerup', elsewhere);
  addEventListener('pointercancel', elsewhere);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', left);
    removeEventListener('pointerup', elsewhere);
    removeEventListener('pointercancel', elsewhere);
    element.removeEventListener('wheel', wheel);
  };
}
