// The dungeon as a picture that nobody presses: at the end of the game, and for the worked examples of the rules.
import { useMemo } from 'preact/hooks';
import { hexagon, hexes, type Grid, type Place } from '../../parts/board/grid';
import { useDrawings } from '../../picture';
import { Ground } from './drawing/ground';
import { Marks, type MarksProps } from './drawing/marks';
import type { Fine } from './drawing/shapes';
import { standingOn, Things } from './drawing/things';
import './dungeon.css';
import type { DiggerView } from './kinds';

/** The box around places, with a little of the rock around. */
function boxOf(grid: Grid, places: readonly Place[], margin: number): string {
  const middles = places.map((place) => grid.middle(place));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(Math.round).join(' ');
}

const nobody: ReadonlySet<string> = new Set();
const nothing: Pick<MarksProps, 'marks' | 'ghost' | 'way' | 'reach' | 'numbers' | 'lit' | 'dimmed'> = { marks: new Map(), ghost: null, way: null, reach: [], numbers: new Map(), lit: [], dimmed: false };

interface PlanProps {
  view: DiggerView;
  /** the part of the board that is shown; without it, what holds a tile */
  places?: readonly Place[];
  fine?: Fine;
  /** what is marked on it, and what is lit while the rest lies in the dark */
  marked?: Partial<typeof nothing>;
  /** what it shows, for who does not see it; without it the picture is not spoken of */
  spoken?: string;
}

export function Plan({ view, places, fine = 1, marked = {}, spoken }: PlanProps) {
  const drawings = useDrawings('digger');
  const { radius } = view.area;
  const grid = useMemo(() => hexes(hexagon(radius)), [radius]);
  const shown = places ?? view.board.map(({ space }) => space);
  const box = shown.length ? boxOf(grid, shown, 125) : boxOf(grid, grid.places, 110);
  const standing = useMemo(() => standingOn(view), [view]);
  const laid = useMemo(() => new Map(view.board.map((one) => [one.space, one])), [view.board]);
  const still = useMemo(
    () => (
      <>
        <Ground grid={grid} board={view.board} crowded={new Set(standing.keys())} fine={fine} drawings={drawings} />
        <Things grid={grid} view={view} me={null} laid={laid} standing={standing} lifted={nobody} fine={fine} drawings={drawings} />
      </>
    ),
    [grid, view, laid, standing, fine, drawings],
  );
  return (
    <svg class="dd-plan" viewBox={box} {...(spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true })} focusable="false">
      {still}
      <Marks grid={grid} laid={laid} standing={standing} drawings={drawings} {...nothing} {...marked} />
    </svg>
  );
}
