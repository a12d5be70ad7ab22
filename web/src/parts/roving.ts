// A group of buttons is one stop of the Tab key; inside, arrows go to what lies in that direction on the screen.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const inGroup = 'button:not(:disabled), a[href]';

function members(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(inGroup)];
}

/** Leaves one member in the order of the Tab key: the one that had the focus last. */
function keepOneStop(group: HTMLElement, wanted?: HTMLElement): void {
  const all = members(group);
  const stop = wanted ?? all.find((member) => member.dataset['stop'] !== undefined) ?? all[0];
  for (const member of all) {
    member.tabIndex = member === stop ? 0 : -1;
    if (member === stop) member.dataset['stop'] = '';
    else delete member.dataset['stop'];
  }
}

const middle = (member: Element): [x: number, y: number] => {
  const { left, top, width, height } = member.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest member in a direction; at the end of a row the next one in order. */
export function next(all: readonly HTMLElement[], from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let found: HTMLElement | undefined;
  let least = Infinity;
  for (const member of all) {
    const [mx, my] = middle(member);
    const along = (mx - x) * dx + (my - y) * dy;
    const across = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
    // what lies in that direction, not merely a little below
    if (member === from || along < 4 || across > 2 * along) continue;
    if (along + 2 * across < least) [found, least] = [member, along + 2 * across];
  }
  return found ?? all[all.indexOf(from) + dx + dy];
}

/** Makes a group of what is inside `box`, now and whenever buttons come and go. */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const group = box.current;
    if (!group) return;
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const all = members(group);
      const from = all.find((member) => member === document.activeElement);
      if (!from) return;
      const way = arrows[event.key];
      const to = way ? next(all, from, way) : event.key === 'Home' ? all[0] : event.key === 'End' ? all[all.length - 1] : undefined;
      if (way || to) event.preventDefault();
      to?.focus();
    };
    const entered = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches(inGroup)) keepOneStop(group, event.target);
    };
    keepOneStop(group);
    const changes = new MutationObserver(() => keepOneStop(group));
    changes.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    group.addEventListener('keydown', key);
    group.addEventListener('focusin', entered);
    return () => {
      changes.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', entered);
    };
  }, []);
}
