// What the dice did against what chance would have given, on one scale. The words are the game's own.
import { say } from '../words';

const width = 600;

interface Props {
  title: string;
  /** what it says, in a sentence */
  words: string;
  /** what the bar counts */
  counted: string;
  value: number;
  expected: number;
  /** what chance gives in most cases: about 19 of 20 */
  usual: readonly [number, number];
}

export function LuckBar({ title, words, counted, value, expected, usual }: Props) {
  const most = Math.max(value, usual[1], 1) * 1.15;
  const at = (amount: number) => (amount / most) * width;
  return (
    <figure class="luck">
      <figcaption>
        <h3>{title}</h3>
        <p>{words}</p>
      </figcaption>
      <svg viewBox={`0 0 ${width} 56`} aria-hidden="true">
        <rect class="luck-track" x="0" y="14" width={width} height="26" rx="6" />
        <rect class="luck-usual" x={at(usual[0])} y="6" width={at(usual[1]) - at(usual[0])} height="42" rx="6" />
        <rect class="luck-failed" x="0" y="18" width={at(value)} height="18" rx="4" />
        <path class="luck-expected" d={`M${at(expected)} 2 V52`} />
      </svg>
      <p class="luck-legend" aria-hidden="true">
        <span class="key failed">{counted}</span>
        <span class="key expected">{say('web.statistics.expected')}</span>
        <span class="key usual">{say('web.statistics.range')}</span>
      </p>
    </figure>
  );
}
