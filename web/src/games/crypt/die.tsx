// A Servant die, lit from the upper left: its seat by colour, letter and weave; its effort or its roll by pips.
import { die } from '../../generated/art/signs';
import { Sign } from '../../picture';
import { seatLetter, type Holder } from './kinds';

export type DieLook = 'ready' | 'placed' | 'exhausted' | 'planned' | 'suggested' | 'rolling' | 'held' | 'failed' | 'spent';

/** Looks of a die that is there; the others show where one was, or could be. */
const real: Partial<Record<DieLook, boolean>> = { ready: true, placed: true, exhausted: true, planned: true, rolling: true, held: true, failed: true };

/** The faces of a rolling die, one after the other. */
export function tumbling(turn: number, die: number): number {
  return [3, 6, 2, 5, 1, 4][(turn + 2 * die) % 6]!;
}

const pips: Record<number, [number, number][]> = {
  1: [[20, 20]],
  2: [[12.5, 12.5], [27.5, 27.5]],
  3: [[12, 12], [20, 20], [28, 28]],
  4: [[12.5, 12.5], [27.5, 12.5], [12.5, 27.5], [27.5, 27.5]],
  5: [[12, 12], [28, 12], [20, 20], [12, 28], [28, 28]],
  6: [[12.5, 11.5], [27.5, 11.5], [12.5, 20], [27.5, 20], [12.5, 28.5], [27.5, 28.5]],
};

/** `thing`: a die that lies on the table, and no likeness of one. */
export function Die({ holder, value, look, thing = false }: { holder: Holder; value?: number | null; look: DieLook; thing?: boolean }) {
  const weave = holder === 0 ? null : `url(#crypt-weave-${holder})`;
  return (
    <svg class="crypt-die" data-thing={thing && real[look] ? `die ${holder}` : undefined} data-look={look} data-seat={holder} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect class="edge" x="2" y="2" width="36" height="36" rx="8" />
      {weave && look !== 'exhausted' && <rect class="weave" x="2" y="2" width="36" height="36" rx="8" fill={weave} />}
      <g class="face" transform="translate(1 1) scale(0.25)">
        <path class="top" d={die.face} />
        <path class="shade" d={die.shade} />
        <path class="light" d={die.light} />
      </g>
      {look === 'exhausted' ? (
        <svg class="asleep" x="8" y="8" width="24" height="24">
          <Sign name="sleep" />
        </svg>
      ) : value ? (
        pips[value]?.map(([x, y]) => <circle key={`${x} ${y}`} class="pip" cx={x - 0.5} cy={y - 1} r="3.4" />)
      ) : (
        <text class="letter" x="19.5" y="26" text-anchor="middle">
          {seatLetter(holder)}
        </text>
      )}
      {look === 'failed' && (
        <g class="broken">
          <path d="M23 2 17 13l7 6-8 8 4 11" />
          <circle cx="32" cy="8" r="7.5" />
          <path class="cross" d="m29 5 6 6m0-6-6 6" />
        </g>
      )}
    </svg>
  );
}

/** The three dice of a seat in a row: ready, on cards, exhausted. */
export function DiceRow({ holder, ready, placed, spent }: { holder: Holder; ready: number; placed: number; spent: number }) {
  const looks: DieLook[] = [
    ...Array.from({ length: ready }, () => 'ready' as const),
    ...Array.from({ length: placed }, () => 'spent' as const),
    ...Array.from({ length: spent }, () => 'exhausted' as const),
  ];
  return (
    <span class="crypt-dicerow" aria-hidden="true">
      {looks.map((look, at) => (
        <Die key={at} holder={holder} look={look} thing />
      ))}
    </span>
  );
}
