// The drawn dungeon: ground, things and marks on the page's board, and a button for each space with its spoken name.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Chair, GameEvent } from '../../contract';
import { useDrawings } from '../../picture';
import { Board, type Cell } from '../../parts/board/Board';
import { useCamera, type Camera } from '../../parts/board/camera';
import { hexagon, hexes, type Box, type Grid, type HexKeys, type Place } from '../../parts/board/grid';
import { Ground } from './ground';
import type { DiggerView, Laid, Seat } from './kinds';
import { Marks, type Ghost, type MarkKind, type Reach, type Way } from './marks';
import type { Fine } from './shapes';
import { spokenSpace } from './spoken';
import { standingOn, Things } from './things';
import './dungeon.css';

export type { Ghost, MarkKind, Reach, Way } from './marks';

export interface DungeonProps {
  /** made by `useDungeon`, so that whoever lays something over the board finds places on the screen */
  camera: Camera;
  view: DiggerView;
  chairs: readonly Chair[];
  me: Seat | null;
  /** what happened since the view that was drawn before */
  events?: readonly GameEvent[];
  /** names that moment: what happened is shown once */
  moment?: string | number;
  /** the camera goes to what happens */
  follow?: boolean;
  marks?: ReadonlyMap<Place, MarkKind>;
  /** Stooges on these places, or figures by their ids ("troll"), can be chosen now */
  lifted?: ReadonlySet<string>;
  ghost?: Ghost | null;
  way?: Way | null;
  reach?: readonly Reach[];
  /** what a space would bring: "+3" */
  numbers?: ReadonlyMap<Place, string>;
  /** lit up, as what scores: a corridor, Rooms */
  lit?: readonly Place[];
  /** dark but for what is lit: the counting at the end */
  dimmed?: boolean;
  label: string;
  /** what can be done there, to be spoken after what there is */
  spokenMore?: (place: Place) => string;
  onPress?: (place: Place, by: 'touch' | 'mouse' | 'key') => boolean;
  onHold?: (place: Place) => void;
  onPoint?: (place: Place | null) => void;
  onGrab?: (place: Place, event: PointerEvent) => boolean;
  onKey?: (event: KeyboardEvent, place: Place) => boolean;
  /** what lies over the board and does not move with it */
  children?: ComponentChildren;
}

const nothing: ReadonlyMap<Place, never> = new Map<Place, never>();
const nobody: ReadonlySet<never> = new Set<never>();
const none: readonly never[] = [];

/** The spaces of the play area as a grid, and a camera over it; `inset` is what lies over the board's edges, in pixels. */
export function useDungeon(view: DiggerView, { keys = 'weadzx', inset = {} }: { keys?: HexKeys; inset?: Partial<Box> } = {}): Camera {
  const { radius } = view.area;
  const grid = useMemo(() => hexes(hexagon(radius), keys), [radius, keys]);
  return useCamera(grid, { levels: [22, 44], play: 36, near: 60, most: 120, inset });
}

const choosable = new Set<MarkKind | undefined>(['open', 'chosen', 'attack', 'loss', 'reach']);

function useCells(grid: Grid, { view, chairs, me, spokenMore: more }: DungeonProps, marks: ReadonlyMap<Place, MarkKind>, reach: readonly Reach[]): Cell[] {
  return useMemo(() => {
    const laid = new Map<Place, Laid>(view.board.map((one) => [one.space, one]));
    const standing = standingOn(view);
    const reached = new Set(reach.map(({ space }) => space));
    return grid.places.map((place) => {
      const kind = marks.get(place);
      const there = spokenSpace(view, chairs, me, place, laid.get(place), standing);
      const done = more?.(place);
      return { place, spoken: done ? `${there}: ${done}` : there, open: choosable.has(kind) || reached.has(place), chosen: kind === 'chosen' };
    });
  }, [grid, view, chairs, me, marks, reach, more]);
}

export function Dungeon(props: DungeonProps) {
  const { camera, view, marks = nothing, ghost = null, way = null, reach = none, numbers = nothing, lifted = nobody as ReadonlySet<string> } = props;
  const { grid } = camera;
  const drawings = useDrawings('digger');
  const fine = camera.level.value as Fine;
  const cells = useCells(grid, props, marks, reach);
  const standing = useMemo(() => standingOn(view), [view]);
  const ground = useMemo(() => <Ground grid={grid} board={view.board} crowded={new Set(standing.keys())} fine={fine} drawings={drawings} />, [grid, view.board, standing, fine, drawings]);
  const things = useMemo(() => <Things grid={grid} view={view} standing={standing} fine={fine} drawings={drawings} lifted={lifted} />, [grid, view, standing, fine, drawings, lifted]);
  const marked = useMemo(() => <Marks grid={grid} marks={marks} ghost={ghost} way={way} reach={reach} numbers={numbers} drawings={drawings} />, [grid, marks, ghost, way, reach, numbers, drawings]);
  return (
    <Board
      camera={camera}
      label={props.label}
      cells={cells}
      ground={ground}
      things={things}
      marks={marked}
      onPress={(place, by) => props.onPress?.(place, by) ?? false}
      {...(props.onHold ? { onHold: props.onHold } : {})}
      {...(props.onPoint ? { onPoint: props.onPoint } : {})}
      {...(props.onGrab ? { onGrab: props.onGrab } : {})}
      {...(props.onKey ? { onKey: props.onKey } : {})}
    >
      {props.children}
    </Board>
  );
}
