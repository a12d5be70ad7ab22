// A group of things or places: one stop of the Tab key, arrows inside. And the one place where a hand says what it did.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Hand } from './hand';
import { useRoving } from './roving';
import './hand.css';

interface GroupProps {
  label: string;
  class?: string;
  /** A finger that moves this way scrolls the group; the other way it drags. */
  scroll?: 'x' | 'y';
  children: ComponentChildren;
}

export function HandGroup({ label, class: own = '', scroll, children }: GroupProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  return (
    <div ref={box} class={`hand-group ${own}`} role="group" aria-label={label} data-scroll={scroll}>
      {children}
    </div>
  );
}

export function HandSaid({ hand }: { hand: Hand }) {
  return (
    <p class="spoken" role="status">
      {hand.told.value}
    </p>
  );
}
