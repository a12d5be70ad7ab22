// A chip: a sign and few words that can be tapped, or only read. Its spoken name may say more than is written on it.
import type { ComponentChildren } from 'preact';
import { Spoken } from './Spoken';
import { tones, type Stuff } from './tones';
import './chip.css';

interface ChipProps {
  /** its edge: an owner's colour, a material */
  stuff?: Stuff;
  /** before the words: a letter on a disc */
  letter?: string;
  children: ComponentChildren;
  spoken?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPick?(): void;
}

export function Chip({ stuff, letter, children, spoken, pressed, disabled = false, onPick }: ChipProps) {
  const style = stuff && tones(stuff);
  const inside = (
    <>
      {letter && <b class="chip-letter">{letter}</b>}
      {children}
    </>
  );
  if (!onPick)
    return (
      <span class="chip" data-owned={stuff !== undefined} style={style}>
        {inside}
      </span>
    );
  return (
    <button type="button" class="chip" data-owned={stuff !== undefined} style={style} aria-pressed={pressed} aria-disabled={disabled} onClick={() => !disabled && onPick()}>
      {spoken === undefined ? inside : <Spoken words={spoken}>{inside}</Spoken>}
    </button>
  );
}
