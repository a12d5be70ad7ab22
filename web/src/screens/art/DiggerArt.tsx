// Six-sided rooms joined by corridors, and what is dug for.
const size = 56;

function centre(column: number, row: number): [number, number] {
  return [96 + column * size * 1.5, 66 + row * size * 1.732 + (column % 2) * size * 0.866];
}

function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return corners.join(' ');
}

const rooms: { at: [number, number]; dug: boolean }[] = [
  { at: [0, 0], dug: true },
  { at: [0, 1], dug: false },
  { at: [1, 0], dug: true },
  { at: [1, 1], dug: true },
  { at: [2, 0], dug: false },
  { at: [2, 1], dug: true },
  { at: [3, 0], dug: true },
  { at: [3, 1], dug: false },
  { at: [4, 0], dug: false },
  { at: [4, 1], dug: true },
];
const corridors: [[number, number], [number, number]][] = [
  [[0, 0], [1, 0]],
  [[1, 0], [1, 1]],
  [[1, 1], [2, 1]],
  [[2, 1], [3, 0]],
  [[3, 0], [4, 1]],
];

export function DiggerArt() {
  return (
    <svg class="art" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="300" fill="var(--stone)" />
      {rooms.map(({ at, dug }) => {
        const [x, y] = centre(...at);
        return (
          <polygon key={at.join()} points={hexagon(x, y, size - 3)} fill={dug ? 'var(--stone-high)' : 'var(--stone-raised)'} class="art-edge" />
        );
      })}
      {corridors.map(([from, to]) => {
        const [x1, y1] = centre(...from);
        const [x2, y2] = centre(...to);
        return <line key={`${from.join()}-${to.join()}`} x1={x1} y1={y1} x2={x2} y2={y2} class="art-corridor" />;
      })}
      {rooms.filter(({ dug }) => dug).map(({ at }) => {
        const [x, y] = centre(...at);
        return <polygon key={at.join()} points={hexagon(x, y, 30)} fill="var(--paper)" />;
      })}
      <ellipse class="art-glow" cx="264" cy="210" rx="120" ry="90" />
      <g class="art-edge" fill="var(--art-gold)">
        <ellipse cx="248" cy="226" rx="20" ry="8" />
        <ellipse cx="282" cy="228" rx="20" ry="8" />
        <ellipse cx="266" cy="217" rx="20" ry="8" />
        <ellipse cx="264" cy="207" rx="20" ry="8" />
      </g>
      <g transform="translate(372 196) rotate(38)">
        <rect class="art-edge" x="-7" y="-78" width="14" height="160" rx="6" fill="var(--gold-deep)" />
        <path class="art-edge" d="M-74 -44 C-40 -88 40 -88 74 -44 C44 -66 20 -68 0 -68 C-20 -68 -44 -66 -74 -44 Z" fill="var(--ink-soft)" />
      </g>
    </svg>
  );
}
