// A Treasure card: parchment with coins on its face; on its back, stone with the banner of its type.
import { icons } from './icons';
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
    <g class="coin" transform="translate(17 18)">
      <circle r="14" fill="url(#crypt-coin)" stroke="#5c3d0c" stroke-width="1.5" stroke-dasharray={known ? '3 2' : undefined} />
      <circle r="10.5" fill="none" stroke="#8a5f17" stroke-width="0.8" />
      <text y="6.5" text-anchor="middle">
        {value ?? '?'}
      </text>
    </g>
  );
}

function Face({ type, value }: CardProps) {
  return (
    <>
      <rect x="1" y="1" width="98" height="138" rx="8" fill="url(#crypt-paper)" stroke="#6d5330" stroke-width="1.5" />
      <rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke={`var(--type-${type})`} stroke-width="1" opacity="0.7" />
      <rect x="6" y="30" width="88" height="54" fill={`url(#crypt-texture-${type})`} opacity={type === 'tapestry' ? 0.12 : 0.22} />
      <path d="M14 8H97V28H14Z" fill={`var(--type-${type})`} />
      <path d="M14 26.5H97" stroke="#fff7e6" stroke-width="0.7" opacity="0.7" />
      <text class="name" x="63" y="22" text-anchor="middle">
        {typeName(type)}
      </text>
      <g transform="translate(24 31) scale(0.1016)">
        <path d={icons[type]} fill="#fbf3df" stroke="#fbf3df" stroke-width="44" stroke-linejoin="round" />
        <path d={icons[type]} fill={`var(--type-${type})`} />
      </g>
      {Array.from({ length: value ?? 0 }, (_, at) => (
        <circle
          key={at}
          cx={50 + (at - ((value ?? 0) - 1) / 2) * 11}
          cy="89"
          r="4.5"
          fill="url(#crypt-coin)"
          stroke="#5c3d0c"
          stroke-width="0.9"
        />
      ))}
      <Coin value={value} known={false} />
    </>
  );
}

function Back({ type, value }: CardProps) {
  return (
    <>
      <rect x="1" y="1" width="98" height="138" rx="8" fill="url(#crypt-slab)" stroke="#15110e" stroke-width="1.5" />
      <rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#746a60" stroke-width="1" />
      <path
        d="M5 70H20M80 70H95M5 40H14M86 40H95M5 104H18M82 104H95M50 5V9M30 131V135M70 131V135"
        stroke="#746a60"
        stroke-width="0.8"
        opacity="0.6"
      />
      <path d="M20 8H80V86L50 97 20 86Z" fill={`var(--type-${type})`} stroke="#15110e" />
      <path d="M20 8H80V86L50 97 20 86Z" fill={`url(#crypt-texture-${type})`} opacity="0.5" />
      <path d="M23 11H77V84L50 93.5 23 84Z" fill="none" stroke="#fff7e6" stroke-width="0.8" opacity="0.65" />
      <path d={icons[type]} fill="#fff7e6" transform="translate(28 36) scale(0.0859)" />
      <path d="M14 8H97V28H14Z" fill={`var(--type-${type})`} stroke="#15110e" stroke-width="0.8" />
      <text class="name" x="63" y="22" text-anchor="middle">
        {typeName(type)}
      </text>
      <Coin value={value} known={value !== null} />
    </>
  );
}

export function Card(props: CardProps) {
  return (
    <svg class="crypt-card" data-thing={props.thing ? `card ${props.type}` : undefined} data-from="deck" data-face={props.face} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      {props.face === 'up' ? <Face {...props} /> : <Back {...props} />}
    </svg>
  );
}

/** A card small enough for a collection: type, value, and which side is up. */
export function MiniCard({ type, value, face, mark }: { type: Type; value: string; face: 'up' | 'down'; mark?: string }) {
  return (
    <span class="crypt-mini" data-type={type} data-face={face} aria-hidden="true">
      <svg viewBox="0 0 512 512" focusable="false">
        <path fill="currentColor" d={icons[type]} />
      </svg>
      <b>{value}</b>
      <i>{mark ?? typeLetters[type]}</i>
    </span>
  );
}
