// The dungeon as a picture that nobody presses: at the end of the game, and for the worked examples of the rules.
import { useMemo } from 'preact/hooks';
import { hexagon, hexes, type Grid, type Place } from '../../parts/board/grid';
import { useDrawings } from '../../picture';
import { Ground } from './drawing/ground';
import type { DiggerView } from './kinds';
import type { Fine } from './drawing/shapes';
import { standingOn, Things } from './drawing/things';

/** The grid's box with a little of the rock around. */
function boxOf(grid: Grid, places: readonly Place[], margin: number): string {
  const middles = places.map((place) => grid.middle(place));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(Math.round).join(' ');
}

const nobody: ReadonlySet<string> = new Set();

interface PlanProps {
  view: DiggerView;
  /** the part of the board that is shown; without it, all spaces that hold something and what lies around them */
  places?: readonly Place[];
  fine?: Fine;
  /** only these are lit, the rest lies in the dark */
  lit?: readonly Place[] | null;
  /** what it shows, for who does not see it; without it the picture is not spoken of */
  spoken?: string;
}

export function Plan({ view, places, fine = 1, lit = null, spoken }: PlanProps) {
  const drawings = useDrawings('digger');
  const { radius } = view.area;
  const grid = useMemo(() => hexes(hexagon(radius)), [radius]);
  const shown = useMemo(() => places ?? view.board.map(({ space }) => space), [places, view.board]);
  const box = useMemo(() => (shown.length ? boxOf(grid, shown, 130) : boxOf(grid, grid.places, 110)), [grid, shown]);
  const standing = useMemo(() => standingOn(view), [view]);
  const laid = useMemo(() => new Map(view.board.map((one) => [one.space, one])), [view.board]);
  const crowded = useMemo(() => new Set(standing.keys()), [standing]);
  const ground = useMemo(() => <Ground grid={grid} board={view.board} crowded={crowded} fine={fine} drawings={drawings} />, [grid, view.board, crowded, fine, drawings]);
  const bright = useMemo(() => (lit ? view.board.filter(({ space }) => lit.includes(space)) : []), [view.board, lit]);
  return (
    <svg class="dd-plan" viewBox={box} {...(spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true })} focusable="false">
      <g class={lit ? 'dd-dimmed' : ''}>
        {ground}
        <Things grid={grid} view={view} me={null} laid={laid} standing={standing} lifted={nobody} fine={fine} drawings={drawings} />
      </g>
      {bright.length > 0 && (
        <g class="dd-lit" key={lit!.join()}>
          <Ground grid={hexes(lit!)} board={bright} crowded={crowded} fine={fine} drawings={drawings} />
        </g>
      )}
    </svg>
  );
}
