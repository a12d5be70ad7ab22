// A torch on a wall, its flame at the given point.
interface Props {
  x: number;
  y: number;
  scale?: number;
}

export function Torch({ x, y, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle class="art-glow" r="70" />
      <path d="M-7 14 L7 14 L4 62 L-4 62 Z" fill="var(--gold-deep)" />
      <path d="M-12 8 H12 L8 22 H-8 Z" fill="var(--line)" />
      <g class="art-flame">
        <path d="M0 -40 C16 -20 18 -6 11 5 C8 11 -8 11 -11 5 C-18 -6 -6 -16 0 -40 Z" fill="var(--ember)" />
        <path d="M1 -20 C9 -8 9 0 5 6 C3 9 -4 9 -6 5 C-9 -2 -2 -8 1 -20 Z" fill="var(--art-gold)" />
      </g>
    </g>
  );
}
