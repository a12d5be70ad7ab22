// Patterns that all drawings of Crypt share; drawn once, unseen.
/** A weave for each seat's dice, so that colour is never its only sign: plain, stripes, dots, checks, wisps. */
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
        {Object.entries(weaves).map(([seat, path]) => (
          <pattern key={seat} id={`crypt-weave-${seat}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path
              d={path}
              fill={seat === '2' || seat === '3' ? 'var(--art-ink)' : 'none'}
              stroke={seat === '2' || seat === '3' ? 'none' : 'var(--art-ink)'}
              stroke-width="1.4"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
