// Outlines of places as paths: whole polygons, the border around an area, hatches and dots inside it. They are lines that
// were reckoned once; patterns, masks and clip paths cost too much on a board that moves.
import type { Grid, Place, Point } from './grid';

const num = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${num(x)} ${num(y)}`;

/** Each place as a polygon, drawn smaller by a factor. */
export function polygon(grid: Grid, places: readonly Place[], factor = 1): string {
  return places
    .map((place) => {
      const { x, y } = grid.middle(place);
      return `M${grid.corners.map((corner) => at(x + corner.x * factor, y + corner.y * factor)).join('L')}Z`;
    })
    .join('');
}

/** Which neighbour lies beyond the side that begins at a corner. */
const beyond = (grid: Grid, place: Place, corner: number) => grid.neighbour(place, corner);

/** The line around an area, in as few strokes as it has borders, a little inside of it. */
export function border(grid: Grid, places: readonly Place[], inside = 0): string {
  const area = new Set(places);
  const sides = grid.corners.length;
  const name = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;
  const starts = new Map<string, { from: Point; to: Point }[]>();
  for (const place of places) {
    const { x, y } = grid.middle(place);
    for (let k = 0; k < sides; ++k) {
      if (area.has(beyond(grid, place, k))) continue;
      const [a, b] = [grid.corners[k]!, grid.corners[(k + 1) % sides]!];
      const edge = { from: { x: x + a.x, y: y + a.y }, to: { x: x + b.x, y: y + b.y } };
      const found = starts.get(name(edge.from));
      if (found) found.push(edge);
      else starts.set(name(edge.from), [edge]);
    }
  }
  let text = '';
  for (const [begin, edges] of starts) {
    while (edges.length) {
      const ring: Point[] = [];
      for (let here = begin; ; ) {
        const next = starts.get(here)?.pop();
        if (!next) break;
        ring.push(next.from);
        here = name(next.to);
      }
      text += `M${inset(ring, inside).map(({ x, y }) => at(x, y)).join('L')}Z`;
    }
  }
  return text;
}

/** A ring moved inwards; it goes clockwise, so inwards is to the right. */
function inset(ring: readonly Point[], by: number): Point[] {
  if (!by) return [...ring];
  const unit = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  };
  return ring.map((point, k) => {
    const before = unit(ring[(k + ring.length - 1) % ring.length]!, point);
    const after = unit(point, ring[(k + 1) % ring.length]!);
    const normal = { x: -(before.y + after.y), y: before.x + after.x };
    const length = Math.hypot(normal.x, normal.y) || 1;
    // the corner goes farther in where it is sharp
    const far = by / Math.max(0.4, (normal.x * -after.y + normal.y * after.x) / length);
    return { x: point.x + (normal.x / length) * far, y: point.y + (normal.y / length) * far };
  });
}

/** Parallel lines through an area, going on from place to place. */
export function hatch(grid: Grid, places: readonly Place[], degrees: number, gap: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let text = '';
  for (const place of places) {
    const { x, y } = grid.middle(place);
    const ring = grid.corners.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
    // v is the distance from the line through 0, u the way along it
    const turned = ring.map((point) => ({ u: point.x * cos + point.y * sin, v: -point.x * sin + point.y * cos }));
    const low = Math.min(...turned.map(({ v }) => v));
    const high = Math.max(...turned.map(({ v }) => v));
    for (let line = Math.ceil(low / gap); line * gap < high; ++line) {
      const v = line * gap;
      const cuts = turned.flatMap((a, k) => {
        const b = turned[(k + 1) % turned.length]!;
        return a.v <= v !== b.v <= v ? [a.u + ((v - a.v) / (b.v - a.v)) * (b.u - a.u)] : [];
      });
      if (cuts.length < 2) continue;
      const [u1, u2] = [Math.min(...cuts), Math.max(...cuts)];
      text += `M${at(u1 * cos - v * sin, u1 * sin + v * cos)}L${at(u2 * cos - v * sin, u2 * sin + v * cos)}`;
    }
  }
  return text;
}

/** A few dots in each place: lines of no length, which a round cap makes visible. */
export function dots(grid: Grid, places: readonly Place[]): string {
  const far = grid.measure * 0.24;
  const spots = grid.kind === 'square' ? [[-1, -1], [1, -1], [-1, 1], [1, 1], [0, 0]] : [[0, 0], [-2, 0], [2, 0], [-1, -1.7], [1, -1.7], [-1, 1.7], [1, 1.7]];
  return places
    .map((place) => {
      const { x, y } = grid.middle(place);
      return spots.map(([dx, dy]) => `M${at(x + dx! * far, y + dy! * far)}h0`).join('');
    })
    .join('');
}
