// A screen that has come tells its name: in the title, and by taking the focus that went away with the screen before.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where the screen before was; the first one leaves the focus where the browser has it. */
let before: string | null = null;
let wanted: string | null = null;

/** Changing the language draws the screen anew: the element of this id will have the focus then. */
export function focusAfterwards(id: string): void {
  wanted = id;
}

/** Gives the heading that takes the focus, unless something of the new screen already has it. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const moved = before !== null && before !== location.hash;
    if (wanted !== null) document.getElementById(wanted)?.focus();
    else if (moved && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    wanted = null;
    before = location.hash;
  }, []);
  return heading;
}
