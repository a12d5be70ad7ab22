// The keys of this board, beside those of every table: docs/keys.md.
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import type { Key } from '../../words';
import { say } from '../../words';
import { usables } from './abilities';
import type { Choosing } from './choosing';
import { waysOf } from './choices';
import type { Planned } from './dice_dock';
import { boxPlace, type DiceHand } from './dice_hand';
import type { OnedeckView } from './kinds';
import { forms, type LootChoice } from './loot';
import { tollWords } from './toll';
import { dieName } from './words';

export const keys = [
  ['1 … 9', 'web.onedeck.keys.digits'],
  ['s a m x + 1 … 6', 'web.onedeck.keys.die'],
  ['k', 'web.onedeck.keys.forge'],
  ['v + 1 … 9', 'web.onedeck.keys.ability'],
  ['e', 'web.onedeck.keys.explore'],
  ['+', 'web.onedeck.keys.all'],
  ['g', 'web.onedeck.keys.go'],
  ['t y c', 'web.onedeck.keys.spoken'],
] as const satisfies readonly (readonly [string, Key])[];

const colourKeys: Readonly<Record<string, string>> = { s: 'strength', a: 'agility', m: 'magic', x: 'heroic' };

interface Keyed {
  props: BoardProps<OnedeckView>;
  choosing: Choosing;
  table: DiceHand;
  planned: Planned;
  loot: LootChoice;
}

/** The gold button, wherever it is. */
function pressMain(): void {
  document.querySelector<HTMLElement>('.table-dock .od-button.main:not([aria-disabled="true"])')?.click();
}

/** Takes a die of that colour and value into the hand, or marks it for what asks for dice; again: the next one like it,
 * the other hero's too. */
function takeDie({ table }: Keyed, colour: string, value: number): void {
  const { hand, dice, wanted, marked } = table;
  const taken = wanted ? marked : hand.held.value;
  const alike = dice.filter(({ die, kind }) => die.color === colour && die.value === value && (!wanted || wanted.has(kind)));
  const free = alike.find(({ id }) => !taken.includes(id)) ?? alike[0];
  if (!free) return;
  if (wanted) table.mark(free.id);
  else hand.take(free.id);
}

function digit(keyed: Keyed, number: number): boolean {
  const { props, choosing, table, loot } = keyed;
  const { view, turn } = props;
  if (!turn) return false;
  if (turn.kind === 'dice') {
    const box = view.encounter?.boxes.find((one) => one.box === number);
    if (box) table.hand.put(boxPlace(number));
    return box !== undefined;
  }
  if (turn.kind === 'loot') {
    const form = forms[number - 1];
    if (form) loot.take(form, loot.which);
    return form !== undefined;
  }
  const door = [`enter ${number}`, `peek ${number}`].find((action) => choosing.actions.includes(action));
  const chip = waysOf(turn.kind, choosing.actions).chips[number - 1];
  const option = turn.kind === 'option' || turn.kind === 'face' ? ['option a', 'option b'][number - 1] : undefined;
  const hero = [...waysOf(turn.kind, choosing.actions).heroes.values()][number - 1];
  const wanted = door ?? option ?? hero ?? chip;
  if (!wanted) return false;
  if (choosing.picked === wanted) choosing.send(wanted);
  else choosing.pick(wanted);
  return true;
}

function ability({ props, table }: Keyed, number: number): void {
  const one = usables(props.view, table)[number - 1];
  if (!one) return;
  if (one.ready) table.hand.put(one.place);
  else props.whyNot(one.place);
}

function told({ props, table }: Keyed, key: string): string {
  const { view } = props;
  if (key === 't') return view.encounter?.toll ? tollWords(view.encounter.toll) : say('onedeck.toll.nothing');
  if (key === 'y') return table.dice.map(({ die }) => dieName(die, view, table.owned)).join(', ') || say('web.onedeck.no_dice');
  return document.querySelector('.od-big .spoken, .od-strip .spoken')?.textContent ?? '';
}

export function useBoardKeys(keyed: Keyed): void {
  const now = useRef(keyed);
  now.current = keyed;
  /** a letter that waits for its digit */
  const lead = useRef<string | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      const before = lead.current;
      lead.current = null;
      if (act(now.current, event.key, before, (key) => (lead.current = key))) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function act(keyed: Keyed, key: string, before: string | null, wait: (key: string) => void): boolean {
  const { choosing, table, planned, props } = keyed;
  if (/^[1-9]$/.test(key)) {
    const number = Number(key);
    if (before === 'v') ability(keyed, number);
    else if (before) takeDie(keyed, colourKeys[before]!, number);
    else return digit(keyed, number);
    return true;
  }
  if (key in colourKeys || key === 'v') {
    if (!props.view.encounter) return false;
    wait(key);
    return true;
  }
  if (key.startsWith('Arrow')) return focusBoard();
  switch (key) {
    case 'g':
    case '0':
      pressMain();
      return true;
    case 'e':
      if (choosing.actions.includes('explore')) choosing.send('explore');
      return choosing.turn !== null;
    case '+':
      if (planned.line.length && choosing.turn) planned.show(!planned.shown);
      return true;
    case 'k': {
      const forge = table.options.find(({ place }) => place.startsWith('make '))?.place;
      if (forge) table.hand.put(forge);
      return forge !== undefined;
    }
    case 't':
    case 'y':
    case 'c':
      table.hand.told.value = told(keyed, key);
      return true;
    case 'Escape':
      if (planned.shown) planned.show(false);
      else if (table.armed !== null) table.arm(null);
      else if (choosing.picked !== null) choosing.pick(null);
      else return false;
      return true;
    default:
      return false;
  }
}

/** Wherever the focus is lost, arrows bring it to the board. */
function focusBoard(): boolean {
  if (document.activeElement && document.activeElement !== document.body && !document.activeElement.matches('main')) return false;
  const first = document.querySelector<HTMLElement>('.table-play .od-doors button, .table-play .od-grid button, .table-play .od-forms button, .table-dock button');
  first?.focus();
  return first !== null;
}
