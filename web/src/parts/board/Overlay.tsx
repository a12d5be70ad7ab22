// What is marked on a board: areas by kind, ways, lines of sight, labels. Every kind has a mark of its own besides its
// colour: dots, dashes, hatches, a double line.
import { useMemo } from 'preact/hooks';
import type { Grid, Place } from './grid';
import { border, dots, hatch, polygon } from './shape';
import './overlay.css';

/**
 * `open`: can be chosen, each place by itself. `chosen`. `reach`: where one can go. `break`: where one can go at a price.
 * `sight`: what is seen. `threat`: where one can be hit. `blast`: what is hit. `stop`: where one must stop.
 */
export type AreaKind = 'open' | 'chosen' | 'reach' | 'break' | 'sight' | 'threat' | 'blast' | 'stop';

const alone = new Set<AreaKind>(['open', 'chosen', 'stop']);

function pathsOf(kind: AreaKind, grid: Grid, places: readonly Place[]) {
  const gap = grid.measure * 0.22;
  const inside = grid.measure * 0.06;
  return {
    fill: polygon(grid, places),
    edge: alone.has(kind) ? polygon(grid, places, 0.9) : border(grid, places, inside),
    inner: kind === 'chosen' ? polygon(grid, places, 0.78) : '',
    fine: kind === 'reach' ? dots(grid, places) : kind === 'threat' ? hatch(grid, places, 45, gap) : kind === 'blast' ? hatch(grid, places, 45, gap) + hatch(grid, places, 135, gap) : kind === 'stop' ? hatch(grid, places, 90, gap) : '',
  };
}

interface AreaProps {
  kind: AreaKind;
  grid: Grid;
  places: readonly Place[];
  /** what stands in a place: by how many it is threatened, what it costs */
  numbers?: ReadonlyMap<Place, number | string>;
}

export function Area({ kind, grid, places, numbers }: AreaProps) {
  const { fill, edge, inner, fine } = useMemo(() => pathsOf(kind, grid, places), [kind, grid, places]);
  if (!places.length) return null;
  return (
    <g class="area" data-area={kind}>
      <path class="area-fill" d={fill} />
      {fine && <path class="area-fine" d={fine} />}
      <path class="area-edge" d={edge} />
      {inner && <path class="area-edge" d={inner} />}
      {numbers &&
        places.map((place) => {
          const { x, y } = grid.middle(place);
          const text = numbers.get(place);
          return (
            text !== undefined && (
              <text key={place} class="area-number from-1" x={x + grid.measure * 0.3} y={y + grid.measure * 0.42}>
                {text}
              </text>
            )
          );
        })}
    </g>
  );
}

/** A way from place to place, with an arrow at its end. */
export function Route({ grid, places, kind = 'way' }: { grid: Grid; places: readonly Place[]; kind?: 'way' | 'break' | 'ghost' }) {
  if (places.length < 2) return null;
  const points = places.map((place) => grid.middle(place));
  const [before, end] = [points[points.length - 2]!, points[points.length - 1]!];
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <g class="route" data-route={kind}>
      <path class="under" d={d} />
      <path class="over" d={d} />
      <path class="head" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} d="M-22-20 16 0-22 20-12 0Z" />
    </g>
  );
}

/** A line from one place to another; where something blocks it, it breaks and has a cross. */
export function Sightline({ grid, from, to, blocked }: { grid: Grid; from: Place; to: Place; blocked?: Place }) {
  const [a, b] = [grid.middle(from), grid.middle(to)];
  const stop = blocked === undefined ? null : grid.middle(blocked);
  return (
    <g class="sightline" data-blocked={stop !== null}>
      <path class="under" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path class="over" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      {stop && <path class="cross" transform={`translate(${stop.x} ${stop.y})`} d="M-22-22 22 22M22-22-22 22" />}
    </g>
  );
}

/** A label in a place: a chance, a number in an order, a price. */
export function Mark({ grid, place, text, tone = 'plain' }: { grid: Grid; place: Place; text: string; tone?: 'plain' | 'good' | 'bad' | 'own' }) {
  const { x, y } = grid.middle(place);
  const half = 13 + 9.5 * text.length;
  return (
    <g class="mark" data-tone={tone} transform={`translate(${x} ${y - grid.measure * 0.66})`}>
      <rect x={-half} y="-21" width={2 * half} height="42" rx="21" />
      <text y="11">{text}</text>
    </g>
  );
}
