// Three treasures laid out in the vault, with dice on them.
import { Die } from './Die';
import { Torch } from './Torch';

const idol = 'M0 -30 C14 -30 18 -16 14 -6 L22 12 L12 14 L16 30 H-16 L-12 14 L-22 12 L-14 -6 C-18 -16 -14 -30 0 -30 Z';
const vase = 'M-10 -30 H10 L7 -20 C26 -10 26 14 10 30 H-10 C-26 14 -26 -10 -7 -20 Z';
const idolFace = 'M-8 -16 l6 3 M8 -16 l-6 3 M-6 -4 h12 M0 -11 v3 M-9 10 h18 M-10 18 h20';
const gem = 'M-18 -22 H18 L28 -6 L0 28 L-28 -6 Z M-18 -22 L-8 -6 L0 28 L8 -6 L18 -22 M-28 -6 H28';

interface CardProps {
  x: number;
  y: number;
  turn: number;
  value: number;
  picture: string;
  /** lines drawn over the picture */
  details?: string;
  colour: string;
}

function Card({ x, y, turn, value, picture, details, colour }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="art-shade" x="-44" y="-58" width="96" height="132" rx="10" />
      <rect x="-48" y="-66" width="96" height="132" rx="10" fill="var(--paper)" class="art-edge" />
      <rect x="-41" y="-59" width="82" height="118" rx="6" fill="none" stroke={colour} stroke-width="2" />
      <path d={picture} transform="translate(0 4)" fill={colour} stroke="var(--on-paper)" stroke-width="2" stroke-linejoin="round" />
      {details && <path d={details} transform="translate(0 4)" fill="none" stroke="var(--paper)" stroke-width="3" stroke-linecap="round" />}
      <circle cx="-28" cy="-45" r="13" fill={colour} />
      <text x="-28" y="-39.5" text-anchor="middle" font-size="17" font-weight="700" fill="var(--on-seat)">
        {value}
      </text>
    </g>
  );
}

export function CryptArt() {
  return (
    <svg class="art" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="300" fill="var(--stone)" />
      <path d="M40 300 V150 A200 140 0 0 1 440 150 V300 Z" fill="var(--stone-raised)" class="art-edge" />
      <path d="M92 300 V160 A148 104 0 0 1 388 160 V300 Z" fill="var(--stone-high)" class="art-edge" />
      <ellipse class="art-glow" cx="240" cy="190" rx="190" ry="120" />
      <Torch x={66} y={118} scale={0.85} />
      <Torch x={414} y={118} scale={0.85} />
      <path d="M0 262 H480 V300 H0 Z" fill="var(--stone-raised)" class="art-edge" />
      <path d="M60 262 L40 300 M160 262 L150 300 M240 262 V300 M320 262 L330 300 M420 262 L440 300" class="art-joint" />
      <Card x={140} y={176} turn={-9} value={2} picture={vase} colour="var(--seat-1)" />
      <Card x={340} y={176} turn={9} value={3} picture={gem} colour="var(--seat-3)" />
      <Card x={240} y={160} turn={0} value={4} picture={idol} details={idolFace} colour="var(--seat-0)" />
      <Die x={206} y={244} size={36} value={5} colour="var(--seat-4)" turn={-8} />
      <Die x={250} y={250} size={36} value={5} colour="var(--seat-4)" turn={6} />
      <Die x={350} y={254} size={36} value={3} colour="var(--seat-2)" turn={-14} />
      <Die x={122} y={256} size={36} value={1} colour="var(--seat-0)" turn={12} />
    </svg>
  );
}
