// Risk as a picture: a bar of bands, from what does not hurt to what kills, or the six faces of a die. Every band has its
// own hatch, and all of it is said in words for those who hear.
import { list, percent, say } from '../words';
import './risk.css';

export type BandTone = 'calm' | 'light' | 'grave' | 'dire' | 'death';

export interface Band {
  /** between 0 and 1 */
  share: number;
  /** what it is in words: "1 damage" */
  what: string;
  /** what stands on the band, if there is room: "1 ♥" */
  sign?: string;
  tone: BandTone;
}

export function bandsSpoken(bands: readonly Band[]): string {
  return list(bands.filter(({ share }) => share > 0).map(({ what, share }) => say('web.parts.band', { what, share: percent(share) })));
}

/** `figures`: shares stand below the bands, too. */
export function RiskBar({ label, bands, thin = false, figures = false }: { label: string; bands: readonly Band[]; thin?: boolean; figures?: boolean }) {
  const some = bands.filter(({ share }) => share > 0);
  return (
    <span class="risk" data-thin={thin} role="img" aria-label={`${label}: ${bandsSpoken(bands)}`}>
      {some.map(({ share, what, sign, tone }) => (
        <span key={what} class="risk-band" data-tone={tone} style={{ flexGrow: share }}>
          {!thin && share >= (figures ? 0.12 : 0.07) && sign && <b>{sign}</b>}
          {figures && share >= 0.09 && <i>{percent(share)}</i>}
        </span>
      ))}
    </span>
  );
}

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** The six faces of a die, those that fail crossed out. */
export function SixFaces({ fails }: { fails: readonly number[] }) {
  const words = fails.length ? say('web.parts.fails', { faces: list(fails.map(String)) }) : say('web.parts.cannot_fail');
  return (
    <svg class="six-faces" viewBox="0 0 240 40" role="img" aria-label={words}>
      {pips.map((dots, at) => {
        const lost = fails.includes(at + 1);
        return (
          <g key={at} class={lost ? 'lost' : 'held'} transform={`translate(${20 + 40 * at} 20)`}>
            <rect x="-16" y="-16" width="32" height="32" rx="7" />
            {dots.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={8.5 * x} cy={8.5 * y} r="3.6" />
            ))}
            {lost && <path d="M-16-16 16 16M16-16-16 16" />}
          </g>
        );
      })}
    </svg>
  );
}
