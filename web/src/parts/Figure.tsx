// A figure on a square of 100: upright on a base like a pin, whose point and bright wedge are its front. How much of it is
// drawn follows from the board's level of detail, by styles alone (`from-1` … `from-3`).
import type { ComponentChildren } from 'preact';
import { bases } from '../generated/art/parts';
import { tones, type Stuff } from './tones';
import './figure.css';

export interface Badge {
  /** one or two characters, or a sign of 20 by 20 */
  sign: ComponentChildren;
  stuff: Stuff;
}

interface FigureProps {
  body: Stuff;
  /** round back: one side; notched: the other */
  side: 'plain' | 'notched';
  letter: string;
  /** where it looks, in degrees from east, clockwise as the screen has it; null: it has no front */
  facing: number | null;
  wounds?: number;
  /** how many wounds it can take, and at which it is crippled */
  life?: number;
  cripples?: number;
  crippled?: boolean;
  /** has had its turn */
  done?: boolean;
  exhausted?: boolean;
  ethereal?: boolean;
  boss?: boolean;
  ghost?: boolean;
  badges?: readonly Badge[];
  /** squares along each side */
  size?: number;
  x?: number;
  y?: number;
  /** the silhouette, feet at 0,30, about 80 wide and 110 high */
  children?: ComponentChildren;
}

/** A bright V, edged in ink: the front. */
const front = 'M16-29 47 0 16 29 13 19 31 0 13-19Z';
const drop = 'M0-16C4-8 12-2 12 6A12 12 0 0 1-12 6C-12-2-4-8 0-16Z';

function Wounds({ wounds, life, cripples }: { wounds: number; life: number; cripples: number | undefined }) {
  const gap = Math.min(13, 78 / life);
  return (
    <g class="figure-wounds from-3" transform="translate(0 41)">
      {Array.from({ length: life }, (_, at) => {
        const x = (at - (life - 1) / 2) * gap;
        return (
          <g key={at} transform={`translate(${x} 0) scale(.46)`}>
            <path class={at < wounds ? 'lost' : 'left'} d={drop} />
            {at + 1 === cripples && <path class="bar" d="M13-18V20" />}
          </g>
        );
      })}
    </g>
  );
}

export function Figure(props: FigureProps) {
  const { body, side, letter, facing, wounds = 0, life, cripples, badges = [], size = 1, x = 0, y = 0, children } = props;
  const shown = badges.length > 2 ? badges.slice(0, 2) : badges;
  return (
    <g
      class="piece-figure"
      data-side={side}
      data-done={props.done}
      data-ghost={props.ghost}
      data-ethereal={props.ethereal}
      style={tones(body)}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <ellipse class="piece-shadow from-1" cx="5" cy="7" rx="38" ry="36" />
      {props.boss && <path class="figure-crown" transform="scale(.5)" d={bases.crown} />}
      <path class="figure-base" transform={`rotate(${facing ?? 0}) scale(.5)`} d={bases[side]} />
      <path class="figure-lit from-1" d="M-26-4A27 27 0 0 1-4-27" />
      {props.ethereal && <circle class="figure-dashed" r="34" />}
      {props.crippled && <path class="figure-crack from-1" d="M-30-10-14-4-20 8-2 10-8 26" />}
      <g class="figure-body from-2">{children}</g>
      {/* over the body: which way it looks must be seen in any pose */}
      {facing !== null && <path class="figure-front" transform={`rotate(${facing})`} d={front} />}
      <g class={children ? 'figure-mark has-body' : 'figure-mark'}>
        <text class="piece-letter" y="14">
          {letter}
        </text>
      </g>
      {wounds > 0 && (
        <g class={life ? 'figure-drop until-3' : 'figure-drop'} transform="translate(30 -30)">
          <path d={drop} transform="scale(1.35)" />
          <text y="15">{wounds}</text>
        </g>
      )}
      {life !== undefined && <Wounds wounds={wounds} life={life} cripples={cripples} />}
      {props.done && <path class="figure-tick from-1" d="M-40 24-32 33-18 14" />}
      {props.exhausted && (
        <g class="figure-chain from-1">
          <path class="under" d="M-36 12Q0 40 36 12" />
          <path class="over" d="M-36 12Q0 40 36 12" />
        </g>
      )}
      {shown.map(({ sign, stuff }, at) => (
        <g key={at} class={at ? 'figure-badge from-3' : 'figure-badge from-2'} style={tones(stuff)} transform={`translate(-35 ${-34 + 24 * at})`}>
          <circle r="11" />
          {typeof sign === 'string' ? <text y="6">{sign}</text> : sign}
        </g>
      ))}
      {badges.length > 2 && (
        <text class="figure-more from-3" x="-35" y="22">
          +{badges.length - 2}
        </text>
      )}
    </g>
  );
}
