// What stands on a board and has no front: a disc in its owner's colour with letter and weave; several are one with a number.
import { token } from '../generated/art/parts';
import { isOwner, tones, weaves, type Stuff } from './tones';
import './figure.css';

/** Fine cuts over a disc of 40, so that colour is never the only sign of its owner. */
const weave: Readonly<Record<string, string>> = {
  lines: 'M-34 6 6-34M-36 22 22-36M-28 32 32-28M-14 36 36-14M4 38 38 4',
  dots: 'M-24-12h7v7h-7zM0-30h7v7h-7zM20-10h7v7h-7zM-6 22h7v7h-7zM-28 12h7v7h-7zM16 16h7v7h-7z',
  crosses: 'M-28-4h14M-21-11V3M2-30h14M9-37v14M16 10h14M23 3v14M-12 26H2M-5 19v14',
  waves: 'M-36-8Q-24-18-12-8T12-8 36-8M-34 12Q-22 2-10 12T14 12 34 12M-24 30Q-12 20 0 30T24 28',
  checks: 'M-30-30h15v15h-15zM0-30h15v15H0zM-15-15H0V0h-15zM15-15h15V0H15zM-30 0h15v15h-15zM0 0h15v15H0zM-15 15H0v15h-15zM15 15h12v12H15z',
};

interface TokenProps {
  body: Stuff;
  letter?: string;
  /** several of them, or what it is worth */
  number?: number | string;
  /** half of its width, in units of the board */
  r?: number;
  x?: number;
  y?: number;
  /** one that could be there */
  ghost?: boolean;
}

export function Token({ body, letter, number, r = 40, x = 0, y = 0, ghost = false }: TokenProps) {
  const woven = isOwner(body) ? weave[weaves[body]] : undefined;
  return (
    <g class="token" data-ghost={ghost} style={tones(body)} transform={`translate(${x} ${y}) scale(${r / 40})`}>
      <ellipse class="piece-shadow" cx="5" cy="8" rx="40" ry="38" />
      <path class="token-disc" transform="scale(.5)" d={token.outline} />
      {woven && <path class="token-weave" data-filled={woven.includes('z')} d={woven} />}
      <path class="token-shade" transform="scale(.5)" d={token.shade} />
      <path class="token-light" transform="scale(.5)" d={token.light} />
      {letter && (
        <text class="piece-letter" y="16">
          {letter}
        </text>
      )}
      {number !== undefined && (
        <g class="piece-number" transform="translate(30 -28)">
          <circle r="18" />
          <text y="9">{number}</text>
        </g>
      )}
    </g>
  );
}
