// A die as it lies on the table, lit from the upper left: known by its colour, by its outline, and by letter and sign on
// the side that faces the table's edge. Its value is told by pips, or by a numeral for those who read that sooner.
import { dice } from '../generated/art/parts';
import { tones, type Stuff } from './tones';
import './die.css';

export type DieShape = keyof typeof dice;
export type DieSign = 'square' | 'triangle' | 'diamond' | 'star' | 'circle';
/** `spent`: it lies elsewhere, and this is where it was. `ghost`: it could lie here. */
export type DieLook = 'ready' | 'nailed' | 'spent' | 'ghost' | 'failed' | 'kept';

/** Where pips lie, on a face of ±1. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-0.8, -0.8], [0.8, 0.8]],
  3: [[-0.9, -0.9], [0, 0], [0.9, 0.9]],
  4: [[-0.8, -0.8], [0.8, -0.8], [-0.8, 0.8], [0.8, 0.8]],
  5: [[-0.9, -0.9], [0.9, -0.9], [0, 0], [-0.9, 0.9], [0.9, 0.9]],
  6: [[-0.85, -0.95], [0.85, -0.95], [-0.85, 0], [0.85, 0], [-0.85, 0.95], [0.85, 0.95]],
};
/** The leaf is narrow at two corners. */
const spread: Readonly<Record<DieShape, number>> = { square: 37, leaf: 32, octagon: 33, round: 32 };

/** Signs around 0,0, ±10. */
const signs: Readonly<Record<DieSign, string>> = {
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-10 10 8H-10Z',
  diamond: 'M0-11 9 0 0 11-9 0Z',
  star: 'M0-11 3-4 11-3 5 2 7 10 0 5-7 10-5 2-11-3-3-4Z',
  circle: 'M0-9A9 9 0 0 1 0 9 9 9 0 0 1 0-9Z',
};

interface DieProps {
  body: Stuff;
  letter: string;
  shape?: DieShape;
  sign?: DieSign;
  value?: number | null;
  look?: DieLook;
  numeral?: boolean;
  /** what it is for the motion layer: things of a kind are alike */
  thing?: string;
}

export function Die({ body, letter, shape = 'square', sign, value = null, look = 'ready', numeral = false, thing }: DieProps) {
  const cut = dice[shape];
  const far = spread[shape];
  return (
    <svg class="die" data-thing={thing} data-die={look} data-dark={body === 'dark'} style={tones(body)} viewBox="0 0 160 176" aria-hidden="true" focusable="false">
      <path class="die-body" d={cut.body} />
      <path class="die-side" d={cut.side} />
      <path class="die-top" d={cut.top} />
      <path class="die-shade" d={cut.shade} />
      <path class="die-light" d={cut.light} />
      {value === null ? null : numeral || !pips[value] ? (
        <text class="die-numeral" x="79" y="96">
          {value}
        </text>
      ) : (
        pips[value].map(([x, y]) => <ellipse key={`${x} ${y}`} class="die-pip" cx={79 + far * x} cy={68 + far * 0.86 * y} rx="13" ry="11.5" />)
      )}
      <text class={value === null ? 'die-letter large' : 'die-letter'} x={value === null ? 79 : sign ? 94 : 80} y={value === null ? 92 : 166}>
        {letter}
      </text>
      {sign && <path class="die-sign" transform={value === null ? 'translate(79 152)' : 'translate(64 152)'} d={signs[sign]} />}
      {look === 'nailed' && <path class="die-nail" d="M136 12 146 22 122 46 108 50 112 36Z" />}
      {look === 'failed' && <path class="die-cross" d="M24 22 136 116M136 22 24 116" />}
    </svg>
  );
}
