// The keys of this board, beside those of every table: docs/keys.md.
import { useEffect, useRef } from 'preact/hooks';
import type { Key } from '../../../words';
import { orders } from '../kinds';
import { partOf } from './choices';
import type { Drafting } from './drafting';
import type { Option } from './options';
import { openGroups } from './orders';
import type { DockState } from './state';
import { turnTile } from './turning';

export const keys = [
  ['w e a d z x', 'web.digger.keys.hexagon'],
  ['. ,', 'web.digger.keys.leap'],
  ['1 … 7', 'web.digger.keys.orders'],
  ['p + 1 … 9', 'web.digger.keys.project'],
  ['+ −', 'web.digger.keys.group'],
  ['t', 'web.digger.keys.turn'],
  ['g', 'web.digger.keys.go'],
  ['i', 'web.digger.keys.details'],
  ['y', 'web.digger.keys.why'],
  ['/', 'web.digger.keys.notation'],
] as const satisfies readonly (readonly [string, Key])[];

export interface Keyed {
  draft: Drafting;
  state: DockState;
  options: readonly Option[];
  pass(): void;
  whyNot(words: string): void;
  /** the notation is typed */
  write(): void;
  /** what lies over the board is put away; false: there is nothing */
  close(): boolean;
}

/** The way on that gives up or ends: 0. */
function plainWay({ draft, pass }: Keyed): boolean {
  const decline = document.querySelector<HTMLElement>('.dd-decline');
  if (decline) decline.click();
  else if (draft.choices.some((choice) => partOf(choice, 'verb') === 'pass')) pass();
  else return false;
  return true;
}

function digit(keyed: Keyed, number: number): boolean {
  const { draft, state, options, whyNot } = keyed;
  if (state === 'orders') {
    const order = orders[number - 1];
    if (!order) return false;
    if (openGroups(draft).has(order)) draft.pick({ slot: 'group', value: order });
    else whyNot(order);
    return true;
  }
  if (state === 'lords') {
    const choice = draft.choices[number - 1];
    return choice !== undefined && draft.pick({ slot: 'lord', value: partOf(choice, 'lord') });
  }
  if (state === 'think') return project(number);
  const option = options[number - 1];
  if (option) option.pick();
  return option !== undefined;
}

/** The Project of that number: as a tap on it. */
function project(number: number): boolean {
  const button = document.querySelectorAll<HTMLElement>('.dd-dock .dd-project')[number - 1];
  button?.click();
  return button !== undefined;
}

/** One Stooge more or fewer; false: no group is picked. */
export function groupSize(draft: Drafting, by: 1 | -1): boolean {
  const from = draft.picked('from');
  if (from === undefined) return false;
  const buttons = document.querySelectorAll<HTMLElement>('.dd-group .dd-square');
  buttons[by < 0 ? 0 : buttons.length - 1]?.click();
  return buttons.length > 0;
}

/** True: the key is dealt with. `lead` is a letter that waits for its digit. */
export function onKey(keyed: Keyed, key: string, lead: string | null, wait: (key: string) => void): boolean {
  const { draft, state } = keyed;
  if (/^[1-9]$/.test(key)) return lead === 'p' ? project(Number(key)) : digit(keyed, Number(key));
  switch (key) {
    case '0':
      return plainWay(keyed);
    case 'p':
      wait('p');
      return true;
    case '+':
    case '=':
      return groupSize(draft, 1);
    case '-':
      return groupSize(draft, -1);
    case 't':
      return turnTile(draft);
    case 'g':
      if (!draft.choice) return false;
      draft.confirm();
      return true;
    case '.':
    case ',':
      return leap(key === '.');
    case '/':
      keyed.write();
      return true;
    case 'Escape':
      if (keyed.close()) return true;
      if (!draft.canUndo) return false;
      draft.undo();
      return true;
    default:
      return key.startsWith('Arrow') && state !== 'idle' && focusBoard();
  }
}

/** From anywhere to the board: the first place that can be chosen, or the last. On the board itself it leaps on. */
function leap(first: boolean): boolean {
  const open = document.querySelectorAll<HTMLElement>('.table-board .board-cell[data-open="true"]');
  const cell = open[first ? 0 : open.length - 1];
  cell?.focus({ preventScroll: true });
  return cell !== undefined;
}

/** Wherever the focus is lost, arrows bring it to the board. */
function focusBoard(): boolean {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.matches('main')) return false;
  const cell = document.querySelector<HTMLElement>('.table-board .board-cell[tabindex="0"]');
  cell?.focus({ preventScroll: true });
  return cell !== null;
}

export function useBoardKeys(keyed: Keyed): void {
  const now = useRef(keyed);
  now.current = keyed;
  const lead = useRef<string | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      const before = lead.current;
      lead.current = null;
      if (onKey(now.current, event.key, before, (key) => (lead.current = key))) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
