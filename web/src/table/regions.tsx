// The two regions of a table that a game's face fills, for every game alike: the board takes the room that is left and
// scales; the dock, with what can be done now and one's own things, is always wholly in sight.
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words';

interface RegionProps {
  class?: string;
  children: ComponentChildren;
}

/**
 * A wider or narrower window gives a region two new sizes: one from the window, and one when its neighbour has asked its own
 * width how to stand. Firefox and WebKit draw parts of it as they were to be between the two. So all is laid out here before
 * they look, a hair too small, both regions and then the board alone, and what is left for them is one small step.
 */
function useOneStep(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let width = innerWidth;
    const settle = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      for (const part of [region.current?.parentElement, region.current]) {
        if (!part) continue;
        part.style.margin = '0 1px 1px 0';
        part.getBoundingClientRect(); // lays all out
        part.style.margin = '';
      }
    };
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, []);
}

export function BoardRegion({ class: own = '', children }: RegionProps) {
  const board = useRef<HTMLDivElement>(null);
  useOneStep(board);
  return (
    <div class={`table-board ${own}`} data-region="board" ref={board}>
      {children}
    </div>
  );
}

export function DockRegion({ class: own = '', children }: RegionProps) {
  return (
    <section class={`table-dock ${own}`} data-region="dock" aria-label={say('web.table.dock')}>
      {children}
    </section>
  );
}
