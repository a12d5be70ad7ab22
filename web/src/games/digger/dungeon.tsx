// The drawn dungeon: ground, things and marks on the page's board, and a button for each space with its spoken name.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Chair, GameEvent } from '../../contract';
import { useDrawings } from '../../picture';
import { language } from '../../words';
import { Board, type Cell } from '../../parts/board/Board';
import { useCamera, type Camera } from '../../parts/board/camera';
import { hexagon, hexes, type Box, type HexKeys, type Place } from '../../parts/board/grid';
import { Ground } from './drawing/ground';
import type { DiggerView, Laid, Seat } from './kinds';
import { Minimap } from './drawing/minimap';
import { Motion } from './drawing/motion';
import { Marks, type Ghost, type MarkKind, type Reach, type Way } from './drawing/marks';
import type { Fine } from './drawing/shapes';
import { spokenSpace } from './drawing/spoken';
import { standingOn, Things } from './drawing/things';
import { placesOf } from './drawing/told';
import './dungeon.css';

export type { Ghost, MarkKind, Reach, Way } from './drawing/marks';

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
  // figures can be told from afar where a pixel is small
  const figures = globalThis.devicePixelRatio >= 1.5 ? 19 : 22;
  return useCamera(grid, { levels: [figures, 44], play: 36, near: 60, most: 120, inset, aside: { right: 54 } });
}

/** Marks of what a press chooses. */
const choosable = new Set<MarkKind | undefined>(['open', 'chosen', 'attack', 'loss', 'reach']);

function useCells({ camera: { grid }, view, chairs, me, spokenMore }: DungeonProps, laid: ReadonlyMap<Place, Laid>, standing: ReturnType<typeof standingOn>, marks: ReadonlyMap<Place, MarkKind>, reach: readonly Reach[]): Cell[] {
  const there = useMemo(() => new Map(grid.places.map((place) => [place, spokenSpace(view, chairs, me, place, laid.get(place), standing)])), [grid, view, chairs, me, laid, standing, language.value]);
  return useMemo(() => {
    const reached = new Set(reach.map(({ space }) => space));
    return grid.places.map((place) => {
      const kind = marks.get(place);
      const done = spokenMore?.(place);
      return { place, spoken: done ? `${there.get(place)}: ${done}` : there.get(place)!, open: choosable.has(kind) || reached.has(place), chosen: kind === 'chosen' };
    });
  }, [grid, there, marks, reach, spokenMore]);
}

/** The sizes of spaces (their radius in pixels) at which things are told. */
const tellingSize: readonly [number, number] = [24, 44];

/** The camera goes to what happened, if that is not in sight or too small. */
function useFollowing(camera: Camera, { follow = false, events = none, moment }: DungeonProps): void {
  const of = moment ?? events;
  const seen = useRef<unknown>(of);
  useEffect(() => {
    if (seen.current === of) return;
    seen.current = of;
    if (follow) camera.frame(placesOf(events).filter((place) => camera.grid.has(place)), { size: tellingSize, gentle: true });
  }, [of]);
}

export function Dungeon(props: DungeonProps) {
  const { camera, view, me, marks = nothing, ghost = null, way = null, reach = none, numbers = nothing, lifted = nobody as ReadonlySet<string>, lit = none, dimmed = false } = props;
  const { events = none, moment = events } = props;
  const { grid } = camera;
  const root = useRef<HTMLDivElement>(null);
  const drawings = useDrawings('digger');
  const fine = camera.level.value as Fine;
  const standing = useMemo(() => standingOn(view), [view]);
  const laid = useMemo(() => new Map<Place, Laid>(view.board.map((one) => [one.space, one])), [view.board]);
  const cells = useCells(props, laid, standing, marks, reach);
  const ground = useMemo(() => <Ground grid={grid} board={view.board} crowded={new Set(standing.keys())} fine={fine} drawings={drawings} />, [grid, view.board, standing, fine, drawings]);
  const things = useMemo(() => <Things {...{ grid, view, me, laid, standing, fine, drawings, lifted }} />, [grid, view, me, laid, standing, fine, drawings, lifted]);
  const motion = useMemo(() => <Motion {...{ root, grid, laid, drawings, events, moment }} />, [grid, laid, drawings, events, moment]);
  const marked = useMemo(
    () => (
      <>
        <Marks {...{ grid, laid, standing, marks, ghost, way, reach, numbers, lit, dimmed, drawings }} />
        {motion}
      </>
    ),
    [grid, laid, standing, marks, ghost, way, reach, numbers, lit, dimmed, drawings, motion],
  );
  const choosing = useMemo(() => cells.flatMap(({ place, open }) => (open ? [place] : [])), [cells]);
  useFollowing(camera, props);
  return (
    <div ref={root} class="digger-dungeon" style={`--board-bottom:${camera.options.inset?.bottom ?? 0}px`}>
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
        <Minimap camera={camera} board={view.board} open={choosing} />
        {props.children}
      </Board>
    </div>
  );
}
