// Failures that happened against failures that chance would have given, on one scale.
import { number, say } from '../words';
import type { Luck } from './tally';

const width = 600;

export function luckWords(luck: Luck): string {
  const { rolled, failed, expected, usual } = luck;
  const places = { rolled: number(rolled), failed: number(failed), expected: number(expected, 1) };
  if (failed > usual[1]) return say('web.statistics.luck.bad', places);
  if (failed < usual[0]) return say('web.statistics.luck.good', places);
  return say('web.statistics.luck.usual', places);
}

export function LuckBar({ luck, title }: { luck: Luck; title: string }) {
  const most = Math.max(luck.failed, luck.usual[1], 1) * 1.15;
  const at = (value: number) => (value / most) * width;
  return (
    <figure class="luck">
      <figcaption>
        <h3>{title}</h3>
        <p>{luckWords(luck)}</p>
      </figcaption>
      <svg viewBox={`0 0 ${width} 56`} aria-hidden="true">
        <rect class="luck-track" x="0" y="14" width={width} height="26" rx="6" />
        <rect class="luck-usual" x={at(luck.usual[0])} y="6" width={at(luck.usual[1]) - at(luck.usual[0])} height="42" rx="6" />
        <rect class="luck-failed" x="0" y="18" width={at(luck.failed)} height="18" rx="4" />
        <path class="luck-expected" d={`M${at(luck.expected)} 2 V52`} />
      </svg>
      <p class="luck-legend" aria-hidden="true">
        <span class="key failed">{say('web.statistics.luck.failed')}</span>
        <span class="key expected">{say('web.statistics.luck.expected')}</span>
        <span class="key usual">{say('web.statistics.luck.range')}</span>
      </p>
    </figure>
  );
}
