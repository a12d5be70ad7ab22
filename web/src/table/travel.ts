// Things on a table travel: what left one place and came to another flies there. A face marks what is a thing with
// `data-thing`, the name of its kind: things of one kind are alike, so that nobody need say which die it was. A new thing
// comes from the place that its `data-from` names, if that place (`data-place`) is in sight.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion, tempo } from '../settings';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A thing in its place. Two with the same element are the same thing, which did not travel. */
export interface Placed {
  kind: string;
  box: Box;
  element: unknown;
  /** where new ones come from */
  from?: string;
}

const near = (one: Box, other: Box) => Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2;

/** What came, each with the place it came from: of things of its kind that have gone, the first that is still free. */
export function journeys<T extends Placed>(before: readonly T[], after: readonly T[], places: (name: string) => Box | null): { thing: T; from: Box; gone?: T }[] {
  const was = new Map(before.map(({ element, kind }) => [element, kind]));
  const is = new Map(after.map(({ element, kind }) => [element, kind]));
  const gone = before.filter(({ element, kind }) => is.get(element) !== kind);
  const found: { thing: T; from: Box; gone?: T }[] = [];
  for (const thing of after) {
    if (was.get(thing.element) === thing.kind) continue;
    const at = gone.findIndex((left) => left.kind === thing.kind);
    const left = at >= 0 ? gone.splice(at, 1)[0]! : undefined;
    const from = left?.box ?? (thing.from ? places(thing.from) : null);
    if (from && !near(from, thing.box)) found.push(left ? { thing, from, gone: left } : { thing, from });
  }
  return found;
}

/** milliseconds of a flight at the usual speed */
const flightTime = 450;

/** The box of an element; of one that is folded away, that of what it lies in. */
function boxOf(element: Element): Box {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { left, top, width, height } = part.getBoundingClientRect();
    if (width && height) return { left, top, width, height };
  }
  return { left: 0, top: 0, width: 0, height: 0 };
}

type Thing = Placed & { element: HTMLElement };

function thingsIn(root: Element): Thing[] {
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].map((element) => {
    const { thing, from } = element.dataset;
    return { kind: thing!, box: boxOf(element), element, ...(from ? { from } : {}) };
  });
}

/** What takes `ms` at the usual speed takes this long at the speed that was chosen; 0: shown at once. */
export function lasting(ms: number): number {
  return reducedMotion() ? 0 : ms * tempo();
}

interface Moving {
  finish(): void;
}
const moving = new Set<Moving>();

/** Whatever moves on a table: a tap or a key finishes it. */
export function underway(flight: Animation): void {
  const end = untilTap(flight);
  flight.addEventListener('finish', end);
  flight.addEventListener('cancel', end);
}

/** The same for what is no animation of the browser's; to be called back when it has ended by itself. */
export function untilTap(what: Moving): () => void {
  moving.add(what);
  return () => moving.delete(what);
}

let arrivedAt = -1;

/** Was this the tap, or the key, that finished what was moving? It asks for nothing else then. */
export function wasArrival(event: Event): boolean {
  return event.timeStamp === arrivedAt;
}

/** A tap, or a key, anywhere: what is under way arrives at once. */
function arrive(event: Event): void {
  if (moving.size) arrivedAt = event.timeStamp;
  for (const what of moving) what.finish();
}
addEventListener('pointerdown', arrive, { capture: true, passive: true });
addEventListener('keydown', arrive, { capture: true, passive: true });

/** Shows a likeness of the thing on its way, over everything, while the thing itself waits unseen where it will be. */
function fly(layer: Element, { thing, from, gone }: { thing: Thing; from: Box; gone?: Thing }, duration: number): void {
  const { element, box } = thing;
  // The larger of its two looks: a card that becomes a mark in a list is seen as a card.
  const seen = gone && from.width > box.width ? { element: gone.element, box: from } : thing;
  const likeness = seen.element.cloneNode(true) as HTMLElement;
  likeness.removeAttribute('data-thing');
  const { left, top, width, height } = seen.box;
  // Besides what it wears already: the colours of a die are its own.
  likeness.style.cssText += `; position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; margin: 0; transform-origin: 0 0`;
  layer.append(likeness);
  element.style.opacity = '0';
  const way = (to: Box) => ({ x: to.left - left, y: to.top - top, grown: Math.max(to.width / width, to.height / height) });
  const [first, last] = [way(from), way(box)];
  const lift = Math.min(40, Math.hypot(first.x - last.x, first.y - last.y) / 6);
  const flight = likeness.animate(
    [
      { transform: `translate(${first.x}px, ${first.y}px) scale(${first.grown})` },
      { transform: `translate(${(first.x + last.x) / 2}px, ${(first.y + last.y) / 2 - lift}px) scale(${(first.grown + last.grown) / 2})`, offset: 0.5 },
      { transform: `translate(${last.x}px, ${last.y}px) scale(${last.grown})` },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' },
  );
  underway(flight);
  const end = () => {
    likeness.remove();
    element.style.opacity = '';
  };
  flight.onfinish = end;
  flight.oncancel = end;
}

/** Lets what is marked as a thing below `root` travel whenever the face has drawn. `look` is a class in which the things look the same. */
export function useTravel(root: () => Element | null, look: string): void {
  const before = useRef<Thing[] | null>(null);
  const layer = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const here = root();
    if (!here) return;
    const after = thingsIn(here);
    const past = before.current;
    before.current = after;
    const duration = lasting(flightTime);
    if (!past || !duration) return;
    const places = (name: string) => {
      const place = here.querySelector(`[data-place="${name}"]`);
      return place && boxOf(place);
    };
    const found = journeys(past, after, places);
    if (!found.length) return;
    if (!layer.current?.isConnected) {
      layer.current = document.createElement('div');
      layer.current.className = `travel ${look}`;
      layer.current.setAttribute('aria-hidden', 'true');
      here.append(layer.current);
    }
    for (const journey of found) fly(layer.current, journey, duration);
  });
  // A page that was turned or resized has its things elsewhere: nothing travelled.
  useLayoutEffect(() => {
    const resized = () => (before.current = null);
    addEventListener('resize', resized);
    return () => {
      removeEventListener('resize', resized);
      layer.current?.remove();
    };
  }, []);
}
