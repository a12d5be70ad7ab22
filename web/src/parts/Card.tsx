// A card: a plate with its title, a picture that gives way first, slots and text below, a sign in each corner. It is a
// button where it can be chosen, and a plain thing otherwise.
import type { ComponentChildren } from 'preact';
import type { Ground } from '../../art/palette';
import { Spoken } from './Spoken';
import './card.css';

/** `open`: can be chosen; `chosen`: is; `dim`: not now; `spent`: was. */
export type CardState = 'still' | 'open' | 'chosen' | 'dim' | 'spent';

export interface Corners {
  topLeft?: ComponentChildren;
  topRight?: ComponentChildren;
  bottomLeft?: ComponentChildren;
  bottomRight?: ComponentChildren;
}

interface CardProps {
  title: string;
  ground: Ground;
  picture?: ComponentChildren;
  corners?: Corners;
  state?: CardState;
  /** slots, signs, text: below the picture */
  children?: ComponentChildren;
  thing?: string;
  /** makes it a button, with these words */
  spoken?: string;
  onPick?(): void;
}

const corners: readonly (keyof Corners)[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

export function Card({ title, ground, picture, corners: signs = {}, state = 'still', children, thing, spoken, onPick }: CardProps) {
  const look = {
    class: 'part-card',
    'data-state': state,
    'data-thing': thing,
    style: Object.fromEntries([0, 1, 2, 3, 4].map((step) => [`--ground-${step}`, `var(--art-${ground}G${step})`])),
  };
  const face = (
    <>
      <span class="part-card-title">{title}</span>
      <span class="part-card-picture" aria-hidden="true">
        {picture}
      </span>
      {children && <span class="part-card-body">{children}</span>}
      {corners.map(
        (corner) =>
          signs[corner] !== undefined && (
            <span key={corner} class="part-card-corner" data-corner={corner} aria-hidden="true">
              {signs[corner]}
            </span>
          ),
      )}
    </>
  );
  if (!onPick) return <div {...look}>{face}</div>;
  return (
    <button type="button" {...look} aria-pressed={state === 'chosen'} aria-disabled={state === 'dim' || state === 'spent'} onClick={onPick}>
      <Spoken words={spoken ?? title}>{face}</Spoken>
    </button>
  );
}
