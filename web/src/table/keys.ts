// The keys of the table. Letters alone, never while somebody writes into a field or a window is open.
import { useLayoutEffect } from 'preact/hooks';
import type { Key } from '../words';
import { wasArrival } from './travel';

export const keys = [
  ['u', 'web.table.undo'],
  ['h', 'web.hint.title'],
  ['o', 'web.odds.title'],
  ['l', 'web.table.log'],
  ['r', 'web.recap.title'],
  ['n', 'web.table.now'],
  ['b', 'web.history.back'],
  ['f', 'web.history.forward'],
  ['?', 'web.keys.title'],
] as const satisfies readonly (readonly [string, Key])[];

/** What these do on every board, whatever the game: docs/keys.md. */
export const boardKeys = [
  ['↑ ↓ ← →', 'web.keys.arrows'],
  ['↵', 'web.keys.enter'],
  ['Esc', 'web.keys.escape'],
  ['␣', 'web.keys.space'],
  ['0', 'web.keys.zero'],
] as const satisfies readonly (readonly [string, Key])[];

export type TableKey = (typeof keys)[number][0];

/** `goOn`: what is being shown has been seen; tells whether there was something. */
export function useKeys(act: (key: TableKey) => void, goOn: () => boolean): void {
  // Together with what is drawn: a key pressed as soon as a decision is seen must not find the listener of the moment before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      // Shown things wait for Enter or Space wherever the focus is, but for the buttons of the frame.
      const framed = event.target instanceof HTMLElement && event.target.closest('header, nav, aside, .hint-line');
      if ((event.key === 'Enter' || event.key === ' ') && !framed && !wasArrival(event) && goOn()) return event.preventDefault();
      const key = keys.find(([name]) => name === event.key)?.[0];
      if (!key) return;
      event.preventDefault();
      act(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
