// Small signs of the telling: a player's disc, a sign with a number.
import type { ComponentChildren } from 'preact';
import { signs } from '../../generated/art/digger-signs';
import { Token } from '../../parts/Token';
import { Drawn } from '../../picture';
import { ownerOf, type Seat } from './kinds';

export type SignName = keyof typeof signs;

export function Sign({ name, class: kind }: { name: SignName; class?: string }) {
  return <Drawn inside={signs[name]} class={`dd-sign ${kind ?? ''}`} />;
}

/** A player: colour, weave and letter. */
export function Badge({ seat }: { seat: Seat }) {
  const owner = ownerOf(seat);
  return (
    <svg class="dd-badge" viewBox="-44 -42 92 90" aria-hidden="true" focusable="false">
      <Token body={owner} letter={owner} />
    </svg>
  );
}

/** A sign and how many of it. */
export function Count({ sign, children, class: kind = '' }: { sign: SignName; children: ComponentChildren; class?: string }) {
  return (
    <span class={`dd-count ${kind}`}>
      <Sign name={sign} />
      {children}
    </span>
  );
}
