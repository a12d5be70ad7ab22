// A die lying in a drawing.
const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

interface Props {
  x: number;
  y: number;
  size: number;
  value: number;
  colour: string;
  turn?: number;
}

export function Die({ x, y, size, value, colour, turn = 0 }: Props) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="art-shade" x={-half + 2} y={-half + 4} width={size} height={size} rx={size * 0.22} />
      <rect x={-half} y={-half} width={size} height={size} rx={size * 0.22} fill={colour} class="art-edge" />
      {(pips[value] ?? []).map(([column, row]) => (
        <circle key={`${column},${row}`} cx={column * size * 0.26} cy={row * size * 0.26} r={size * 0.09} fill="var(--on-seat)" />
      ))}
    </g>
  );
}
