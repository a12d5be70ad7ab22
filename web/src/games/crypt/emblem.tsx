// Small signs: the tile of a type, the letter of a seat, torch and snuffed torch.
import { Sign, type SignName } from '../../picture';
import { seatLetter, typeLetters, type Holder, type Type } from './kinds';

export function Icon({ name }: { name: SignName }) {
  return <Sign name={name} class="crypt-icon" />;
}

/** The torch whose light has just gone: Lights Out. */
export function Snuffed() {
  return <Icon name="snuffed" />;
}

/** Somebody has seen what lies face-down. */
export function Eye() {
  return <Icon name="eye" />;
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
