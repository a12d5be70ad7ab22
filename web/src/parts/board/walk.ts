// Things on a board walk from place to place, at the table's speed: a tap finishes them, reduced motion shows the end.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lasting, underway } from '../../table/travel';
import type { Grid, Place, Point } from './grid';

/** Milliseconds for each place at the usual speed, and for a whole way. */
export interface Pace {
  each: number;
  most: number;
}
const usual: Pace = { each: 110, most: 900 };

/** The element stands at the end of its way; it is shown coming from the beginning. Resolves when it is there. */
export async function walk(element: Element, way: readonly Point[], pace: Pace = usual): Promise<void> {
  const end = way[way.length - 1];
  const duration = lasting(Math.min(pace.each * (way.length - 1), pace.most));
  if (!end || way.length < 2 || !duration) return;
  const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  const going = element.animate(frames, { duration, easing: 'linear' });
  underway(going);
  await going.finished.catch(() => undefined);
}

export interface Walk {
  /** the `data-walker` of what walks */
  thing: string;
  way: readonly Place[];
}

/** One after another, what walked in the last step. `of` names the step: each is shown once. */
export function useWalks(root: { current: Element | null }, grid: Grid, of: string | number, walks: readonly Walk[], pace: Pace = usual): void {
  const shown = useRef(of);
  useLayoutEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    const here = root.current;
    if (!here) return;
    const waiting: (() => void)[] = [];
    // Whoever walks later waits at the beginning of its way.
    const legs = walks.flatMap(({ thing, way }) => {
      const element = here.querySelector<SVGElement>(`[data-walker="${CSS.escape(thing)}"]`);
      const points = way.map((place) => grid.middle(place));
      if (!element || points.length < 2 || !lasting(1)) return [];
      const [first, last] = [points[0]!, points[points.length - 1]!];
      element.style.transform = `translate(${first.x - last.x}px, ${first.y - last.y}px)`;
      waiting.push(() => (element.style.transform = ''));
      return [{ element, points }];
    });
    let gone = false;
    void (async () => {
      for (const { element, points } of legs) {
        if (gone) break;
        element.style.transform = '';
        await walk(element, points, pace);
      }
    })();
    return () => {
      gone = true;
      for (const end of waiting) end();
    };
  }, [of]);
}
