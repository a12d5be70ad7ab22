// A Treasure card: face-up the treasure in its niche, face-down a slab with the banner and the sign of its type. Type and
// value stand on it in words and numbers, so that it can be played before its picture is there.
import { Picture, Sign } from '../../picture';
import { typeLetters, typeName, type Type } from './kinds';

interface CardProps {
  type: Type;
  value: number | null;
  face: 'up' | 'down';
  /** It lies there; else only a likeness of one that has gone on. */
  thing?: boolean;
}

function Coin({ value, known }: { value: number | null; known: boolean }) {
  return (
    <g class="coin" transform="translate(38 40)">
      <circle class="disc" r="32" stroke-dasharray={known ? '8 5' : undefined} />
      <path class="shade" d="M22 -22A31 31 0 0 1 -22 22L-17 17-12 21-7 18-1 22 4 18 10 20 13 14 20 13 19 6 24 2 20 -4 24 -9 19 -14Z" />
      <path class="light" d="M-22 22A31 31 0 0 1 22 -22L15 -20 10 -24 5 -21-1 -25-6 -20-13 -21-14 -15-20 -13-19 -6-24 -1-21 5-24 10-19 14Z" />
      <text y="15" text-anchor="middle">
        {value ?? '?'}
      </text>
    </g>
  );
}

/** Its kind by sign until its picture comes. */
function Stand({ type }: { type: Type }) {
  return (
    <svg x="60" y="84" width="120" height="120">
      <Sign name={type} />
    </svg>
  );
}

function known(value: number | null): value is 1 | 2 | 3 | 4 {
  return value !== null && value >= 1 && value <= 4;
}

export function Card({ type, value, face, thing }: CardProps) {
  const up = face === 'up';
  return (
    <svg class="crypt-card" data-thing={thing ? `card ${type}` : undefined} data-from="deck" data-face={face} data-type={type} viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="ground" width="240" height="336" />
      {up && <Stand type={type} />}
      <Picture name={up ? (known(value) ? [`crypt-niche-${type}`, `crypt-${type}-${value}`] : `crypt-niche-${type}`) : `crypt-back-${type}`} width={240} height={336} />
      {!up && <Stand type={type} />}
      <rect class="border" x="7" y="7" width="226" height="322" rx="12" />
      <rect class="edge" x="2" y="2" width="236" height="332" rx="17" />
      <path class="plate" d="M50 15H222L230 24V42L222 52H50Z" />
      <text class="name" x="149" y="42" text-anchor="middle">
        {typeName(type)}
      </text>
      <Coin value={value} known={!up && value !== null} />
    </svg>
  );
}

/** A card small enough for a collection: type, value, and which side is up. */
export function MiniCard({ type, value, face, mark }: { type: Type; value: string; face: 'up' | 'down'; mark?: string }) {
  return (
    <span class="crypt-mini" data-type={type} data-face={face} aria-hidden="true">
      <Sign name={type} />
      <b>{value}</b>
      <i>{mark ?? typeLetters[type]}</i>
    </span>
  );
}
