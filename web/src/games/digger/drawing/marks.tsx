// What is marked on the board now: what can be chosen, the tile about to be built, a route, how far a group comes, what a
// space would bring. Every mark has a form of its own besides its colour.
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { border, polygon } from '../../../parts/board/shape';
import type { Grid, Place } from '../../../parts/board/grid';
import { signs } from '../../../generated/art/digger-signs';
import { tileData } from '../content';
import { wholeTile, type Drawings } from './ground';
import type { Laid, Seat } from '../kinds';
import { wayOf } from './route';
import { spotsFor, type Standing } from './things';

/**
 * `open`: can be chosen. `chosen`. `attack`: can be chosen, and is an attack. `loss`: can be chosen, and costs something
 * that stands there. `reach`: one can come there. `hint`: what a hint would do. `touched`: what others changed for you.
 */
export type MarkKind = 'open' | 'chosen' | 'attack' | 'loss' | 'reach' | 'hint' | 'touched';

/** A tile about to be built. */
export interface Ghost {
  space: Place;
  tile: string;
  rotation: number;
  seat: Seat;
}

/** Where a group can come. */
export interface Reach {
  space: Place;
  /** shifts spent */
  cost: number;
  lost?: number;
  attack?: boolean;
  /** something is asked, drawn or fought there */
  halts?: boolean;
}

export interface Way {
  spaces: readonly Place[];
  /** Stooges lost on the way, by place */
  lost?: ReadonlyMap<Place, number>;
  hint?: boolean;
}

export interface MarksProps {
  grid: Grid;
  laid: ReadonlyMap<Place, Laid>;
  standing: ReadonlyMap<Place, readonly Standing[]>;
  marks: ReadonlyMap<Place, MarkKind>;
  ghost: Ghost | null;
  way: Way | null;
  reach: readonly Reach[];
  numbers: ReadonlyMap<Place, string>;
  lit: readonly Place[];
  dimmed: boolean;
  drawings: Drawings;
}

type Tone = 'plain' | 'gain' | 'loss' | 'attack' | 'hint';

/** A number or a sign on a plate. */
function Plate({ grid, place, x, y, tone, children }: { grid: Grid; place: Place; x: number; y: number; tone: Tone; children: string }) {
  const middle = grid.middle(place);
  const half = Math.max(23, 11 + 11 * children.length);
  return (
    <g class="digger-plate" data-tone={tone} transform={`translate(${middle.x + x} ${middle.y + y})`}>
      <rect x={-half} y="-23" width={2 * half} height="46" rx="23" />
      <text y="12">{children}</text>
    </g>
  );
}

/** A sign of the game on a plate. */
function SignPlate({ grid, place, x, y, tone, sign }: { grid: Grid; place: Place; x: number; y: number; tone: Tone; sign: keyof typeof signs }) {
  const middle = grid.middle(place);
  return (
    <g class="digger-plate" data-tone={tone} transform={`translate(${middle.x + x} ${middle.y + y})`}>
      <circle r="26" />
      <g transform="translate(-21 -21) scale(.2625)" dangerouslySetInnerHTML={{ __html: signs[sign] }} />
    </g>
  );
}

const sizes: Readonly<Record<MarkKind, number>> = { open: 0.88, chosen: 0.93, attack: 0.9, loss: 0.9, reach: 0.9, hint: 0.96, touched: 0.94 };

const Outlines = memo(({ grid, kind, places }: { grid: Grid; kind: MarkKind; places: readonly Place[] }) => {
  const d = polygon(grid, places, sizes[kind]);
  return (
    <g class="digger-mark" data-mark={kind}>
      <path class="below" d={d} />
      <path class="line" d={d} />
      {kind === 'chosen' && <path class="line" d={polygon(grid, places, 0.8)} />}
    </g>
  );
});

function ReachOf({ grid, reach }: { grid: Grid; reach: readonly Reach[] }) {
  const places = reach.map(({ space }) => space);
  const edge = border(grid, places, 7);
  return (
    <g class="digger-mark" data-mark="reach">
      <path class="fill" d={polygon(grid, places)} />
      <path class="below" d={edge} />
      <path class="line" d={edge} />
      {reach.map(({ space, cost, lost, attack, halts }) => (
        <g key={space}>
          <Plate grid={grid} place={space} x={lost ? -25 : 0} y={66} tone={halts ? 'attack' : 'plain'}>
            {String(cost)}
          </Plate>
          {lost ? (
            <Plate grid={grid} place={space} x={25} y={66} tone="loss">
              {`−${lost}`}
            </Plate>
          ) : null}
          {attack && <SignPlate grid={grid} place={space} x={0} y={-66} tone="attack" sign="total_battle" />}
        </g>
      ))}
    </g>
  );
}

function WayOf({ grid, laid, standing, way }: Pick<MarksProps, 'grid' | 'laid' | 'standing'> & { way: Way }) {
  const { spaces, lost, hint } = way;
  const [first, last] = [spaces[0]!, spaces[spaces.length - 1]!];
  const feet = (place: Place, more: number) => spotsFor(laid.get(place), (standing.get(place)?.length ?? 0) + more).spots[0] ?? [0, 0];
  const points = wayOf(grid, laid, spaces, feet(first, 0), feet(last, standing.has(last) ? 0 : 1));
  if (points.length < 2) return null;
  const [before, end] = [points[points.length - 2]!, points[points.length - 1]!];
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g class="digger-way" data-hint={hint}>
      <path class="below" d={d} />
      <path class="line" d={d} />
      <path class="head" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} d="M-26-22 20 0-26 22-15 0Z" />
      {[...(lost ?? [])].map(([place, count]) => (
        <Plate key={place} grid={grid} place={place} x={0} y={-62} tone="loss">
          {`−${count}`}
        </Plate>
      ))}
    </g>
  );
}

function GhostOf({ grid, ghost, drawings }: { grid: Grid; ghost: Ghost; drawings: Drawings }) {
  const tile = tileData(ghost.tile);
  const { x, y } = grid.middle(ghost.space);
  if (!tile) return null;
  const { earth, stone, stand } = wholeTile(tile, ghost.seat, ghost.rotation, drawings);
  const outline = polygon(grid, [ghost.space], 1.02);
  return (
    <>
      <g class="digger-ghost" data-ghost={ghost.space} transform={`translate(${x} ${y})`}>
        <g dangerouslySetInnerHTML={{ __html: earth }} />
        <g dangerouslySetInnerHTML={{ __html: stone }} />
        <g dangerouslySetInnerHTML={{ __html: stand }} />
      </g>
      <g class="digger-mark" data-mark="ghost">
        <path class="below" d={outline} />
        <path class="line" d={outline} />
      </g>
    </>
  );
}

/** All but what is lit lies in the dark. */
function Darkness({ grid, lit }: { grid: Grid; lit: readonly Place[] }) {
  const far = 4000;
  return <path class="digger-darkness" fill-rule="evenodd" d={`M${-far} ${-far}H${far}V${far}H${-far}Z${polygon(grid, lit, 0.99)}`} />;
}

const badges: Partial<Record<MarkKind, (grid: Grid, place: Place) => ComponentChildren>> = {
  attack: (grid, place) => <SignPlate key={place} grid={grid} place={place} x={0} y={-66} tone="attack" sign="total_battle" />,
  loss: (grid, place) => (
    <Plate key={place} grid={grid} place={place} x={0} y={-66} tone="loss">
      −1
    </Plate>
  ),
};

export function Marks({ grid, laid, standing, marks, ghost, way, reach, numbers, lit, dimmed, drawings }: MarksProps) {
  const kinds = new Map<MarkKind, Place[]>();
  for (const [place, kind] of marks) if (place !== ghost?.space) kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  return (
    <>
      {dimmed ? <Darkness grid={grid} lit={lit} /> : lit.length > 0 && <Outlines grid={grid} kind="touched" places={lit} />}
      {reach.length > 0 && <ReachOf grid={grid} reach={reach} />}
      {ghost && <GhostOf grid={grid} ghost={ghost} drawings={drawings} />}
      {[...kinds].map(([kind, places]) => (
        <Outlines key={kind} grid={grid} kind={kind} places={places} />
      ))}
      {[...kinds].flatMap(([kind, places]) => (badges[kind] ? places.map((place) => badges[kind]!(grid, place)) : []))}
      {way && <WayOf grid={grid} laid={laid} standing={standing} way={way} />}
      {[...numbers].map(([place, text]) => (
        <Plate key={place} grid={grid} place={place} x={0} y={-66} tone={text.startsWith('−') ? 'loss' : 'gain'}>
          {text}
        </Plate>
      ))}
    </>
  );
}
