// A floor of squares, a hero before the throne of bones.
function corner(column: number, row: number): string {
  return `${240 + (column - row) * 44},${96 + (column + row) * 22}`;
}

const squares = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3, 4].map((row) => ({ column, row })));

export function SagaArt() {
  return (
    <svg class="art" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="300" fill="var(--stone)" />
      <path d="M0 0 H480 V150 L240 40 L0 150 Z" fill="var(--stone-raised)" class="art-edge" />
      <ellipse class="art-glow" cx="240" cy="140" rx="200" ry="130" />
      {squares.map(({ column, row }) => (
        <polygon
          key={`${column},${row}`}
          points={[corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)].join(' ')}
          fill={(column + row) % 2 ? 'var(--stone-high)' : 'var(--stone-raised)'}
          class="art-edge"
        />
      ))}
      <g transform="translate(240 92)">
        <path class="art-edge" d="M-46 34 V-44 L-30 -62 L-16 -46 L0 -70 L16 -46 L30 -62 L46 -44 V34 Z" fill="var(--line)" />
        <path class="art-edge" d="M-24 -2 C-24 -40 24 -40 24 -2 C24 8 16 12 14 20 H-14 C-16 12 -24 8 -24 -2 Z" fill="var(--paper)" />
        <circle cx="-9" cy="-4" r="6" fill="var(--on-paper)" />
        <circle cx="9" cy="-4" r="6" fill="var(--on-paper)" />
        <path d="M0 4 L-4 11 H4 Z M-7 14 V20 M0 14 V20 M7 14 V20" fill="var(--on-paper)" stroke="var(--on-paper)" stroke-width="2" />
        <path class="art-edge" d="M-26 -22 L-30 -48 L-14 -36 L0 -54 L14 -36 L30 -48 L26 -22 Z" fill="var(--art-gold)" />
      </g>
      <g transform="translate(196 214)">
        <ellipse class="art-shade" cx="0" cy="34" rx="34" ry="13" />
        <path class="art-edge" d="M-20 34 C-22 6 -16 -12 0 -14 C16 -12 22 6 20 34 Z" fill="var(--seat-1)" />
        <circle class="art-edge" cx="0" cy="-26" r="14" fill="var(--paper)" />
        <path class="art-edge" d="M-15 -28 C-14 -46 14 -46 15 -28 L4 -26 L0 -18 L-4 -26 Z" fill="var(--ink-soft)" />
        <path class="art-edge" d="M-38 -6 H-12 V14 C-12 26 -22 32 -25 34 C-28 32 -38 26 -38 14 Z" fill="var(--seat-0)" />
        <path class="art-edge" d="M22 12 L26 -52 L30 -58 L34 -52 L30 12 Z" fill="var(--paper)" />
        <path class="art-edge" d="M16 10 H37 V16 H16 Z" fill="var(--art-gold)" />
      </g>
      <g transform="translate(312 196)">
        <ellipse class="art-shade" cx="0" cy="30" rx="28" ry="11" />
        <path class="art-edge" d="M-14 30 L-10 -2 H10 L14 30 Z" fill="var(--ink-faint)" />
        <path class="art-edge" d="M-13 -14 C-13 -34 13 -34 13 -14 C13 -8 9 -6 8 0 H-8 C-9 -6 -13 -8 -13 -14 Z" fill="var(--paper)" />
        <circle cx="-5" cy="-15" r="3.5" fill="var(--on-paper)" />
        <circle cx="5" cy="-15" r="3.5" fill="var(--on-paper)" />
      </g>
    </svg>
  );
}
