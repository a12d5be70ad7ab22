// The three tones of a piece as custom properties: those of a material of the pictures, or those of an owner's colour.
import type { Body } from '../../art/palette';

export type Owner = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export type Stuff = Body | Owner;

export const owners: readonly Owner[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** An owner is known without colour, too: by letter, by the weave of what is theirs, by the dashes of their lines. */
export const weaves: Readonly<Record<Owner, string>> = { A: 'plain', B: 'lines', C: 'dots', D: 'crosses', E: 'waves', F: 'checks' };
export const dashes: Readonly<Record<Owner, string>> = { A: 'none', B: '24 8', C: '4 12', D: '24 6 4 6', E: '12 12', F: '2 8' };

export function isOwner(stuff: Stuff): stuff is Owner {
  return stuff.length === 1;
}

/** Shade, middle and light, for `style`. */
export function tones(stuff: Stuff): Record<string, string> {
  if (!isOwner(stuff)) return { '--tone-1': `var(--art-${stuff}1)`, '--tone-2': `var(--art-${stuff}2)`, '--tone-3': `var(--art-${stuff}3)` };
  const own = `var(--seat-${owners.indexOf(stuff)})`;
  return { '--tone-1': `color-mix(in srgb, ${own} 42%, var(--art-ink))`, '--tone-2': own, '--tone-3': `color-mix(in srgb, ${own} 45%, var(--art-rim))` };
}
