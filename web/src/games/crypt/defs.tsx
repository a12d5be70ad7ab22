// Patterns and gradients that all drawings of Crypt share; drawn once, unseen.
import type { Type } from './kinds';

/** A texture for each type of treasure, so that colour is never its only sign. */
const textures: Record<Type, string> = {
  idol: 'M0 8 4 2 8 8',
  jewelry: 'M4 0 8 4 4 8 0 4Z',
  manuscript: 'M0 2H8M0 6H5',
  pottery: 'M0 4C2 0 6 8 8 4',
  remains: 'M2 2 6 6M6 2 2 6',
  tapestry: 'M0 0H4V4H0ZM4 4H8V8H4Z',
};

/** And one for each seat's dice: plain, stripes, dots, checks, wisps. */
const weaves: Record<string, string> = {
  1: 'M-1 1 1-1M0 6 6 0M5 7 7 5',
  2: 'M1.5 1.5h1v1h-1zM4.5 4.5h1v1h-1z',
  3: 'M0 0H3V3H0ZM3 3H6V6H3Z',
  ghost: 'M0 3C1.5 0 4.5 6 6 3',
};

export function Defs() {
  return (
    <svg class="crypt-defs" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="crypt-paper" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="#fbf3df" />
          <stop offset="0.6" stop-color="#efdfba" />
          <stop offset="1" stop-color="#d9c194" />
        </linearGradient>
        <linearGradient id="crypt-slab" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="#4d4640" />
          <stop offset="0.5" stop-color="#37312d" />
          <stop offset="1" stop-color="#262220" />
        </linearGradient>
        <radialGradient id="crypt-coin" cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stop-color="#ffeeb0" />
          <stop offset="0.55" stop-color="#e9b84f" />
          <stop offset="1" stop-color="#a8741a" />
        </radialGradient>
        {Object.entries(textures).map(([type, path]) => (
          <pattern key={type} id={`crypt-texture-${type}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={path}
              fill={type === 'tapestry' ? `var(--type-${type})` : 'none'}
              stroke={type === 'tapestry' ? 'none' : `var(--type-${type})`}
              stroke-width="1"
            />
          </pattern>
        ))}
        {Object.entries(weaves).map(([seat, path]) => (
          <pattern key={seat} id={`crypt-weave-${seat}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path
              d={path}
              fill={seat === '2' || seat === '3' ? '#17120d' : 'none'}
              stroke={seat === '2' || seat === '3' ? 'none' : '#17120d'}
              stroke-width="1.4"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
