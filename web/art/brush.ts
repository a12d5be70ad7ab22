// How a tone lies on a picture, and the classes that say so. The page needs this, too, for what draws itself from its data.
import type { Tone } from './palette';

/** As a fill, as a fill inside the ink line, or as a line. */
export type Brush = 'fill' | 'inked' | 'bold' | 'thin' | 'hair' | 'stroke' | 'thick';

const open = new Set<Brush>(['hair', 'stroke', 'thick']);

/** The classes of a path: `a-` names the tone of its fill, `s-` that of its line, `l-` the kind of line. */
export function classes(tone: Tone, brush: Brush): string {
  if (brush === 'fill') return `a-${tone}`;
  return open.has(brush) ? `s-${tone} l-${brush}` : `a-${tone} l-${brush}`;
}
