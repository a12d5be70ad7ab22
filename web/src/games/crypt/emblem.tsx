// Small signs: an icon, the tile of a type, the letter of a seat, torch and snuffed candle.
import { icons, type IconName } from './icons';
import { seatLetter, typeLetters, type Holder, type Type } from './kinds';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="crypt-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={icons[name]} />
    </svg>
  );
}

/** The candle whose light has just gone: Lights Out. */
export function Snuffed() {
  return (
    <svg class="crypt-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M9 13h6v9H9zM12 13v-2.5M12 9c-3-2 2-3 0-5.5c-.6-.8-.4-1.6.4-2"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M9 13h6v9H9z" fill="currentColor" />
    </svg>
  );
}

/** Somebody has seen what lies face-down. */
export function Eye() {
  return (
    <svg class="crypt-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" fill="none" stroke="currentColor" stroke-width="2.2" />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </svg>
  );
}

export function Emblem({ type }: { type: Type }) {
  return (
    <span class="crypt-emblem" data-type={type} aria-hidden="true">
      <Icon name={type} />
      <i>{typeLetters[type]}</i>
    </span>
  );
}

export function Badge({ holder }: { holder: Holder }) {
  return (
    <span class="crypt-badge" data-seat={holder} aria-hidden="true">
      {holder === 'ghost' ? <Icon name="ghost" /> : seatLetter(holder)}
    </span>
  );
}
