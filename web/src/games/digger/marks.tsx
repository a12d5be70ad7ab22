// What is marked on the board now: what can be chosen, the tile about to be built, a route, how far a group comes, what a
// space would bring. Every mark has a form of its own besides its colour.
import { turned } from '../../../art/digger/geometry';
import { Area, Mark, Route, type AreaKind } from '../../parts/board/Overlay';
import type { Grid, Place } from '../../parts/board/grid';
import { tileData } from './content';
import type { Drawings } from './ground';
import { ownerOf, type Seat } from './kinds';
import { stoneOf } from './shapes';

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
  marks: ReadonlyMap<Place, MarkKind>;
  ghost: Ghost | null;
  way: Way | null;
  reach: readonly Reach[];
  numbers: ReadonlyMap<Place, string>;
  drawings: Drawings;
}

const areaOf: Readonly<Record<MarkKind, AreaKind>> = { open: 'open', chosen: 'chosen', attack: 'threat', loss: 'break', reach: 'reach', hint: 'sight', touched: 'sight' };

function GhostTile({ grid, ghost, drawings }: { grid: Grid; ghost: Ghost; drawings: Drawings }) {
  const tile = tileData(ghost.tile);
  const { x, y } = grid.middle(ghost.space);
  if (!tile) return null;
  const earth = drawings.get(`digger-earth-${ownerOf(ghost.seat)}`) ?? '';
  const floor = tile.paths.length ? '' : (drawings.get(`digger-floor-${tile.type}`) ?? '') + (drawings.get(`digger-${tile.type}`) ?? '');
  return (
    <g class="digger-ghost" transform={`translate(${x} ${y})`}>
      <g dangerouslySetInnerHTML={{ __html: earth }} />
      <g transform={`rotate(${turned(ghost.rotation)})`} dangerouslySetInnerHTML={{ __html: stoneOf(tile, 1) }} />
      <g dangerouslySetInnerHTML={{ __html: floor }} />
    </g>
  );
}

export function Marks({ grid, marks, ghost, way, reach, numbers, drawings }: MarksProps) {
  const kinds = new Map<MarkKind, Place[]>();
  for (const [place, kind] of marks) kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  return (
    <>
      {reach.length > 0 && <Area kind="reach" grid={grid} places={reach.map(({ space }) => space)} numbers={new Map(reach.map(({ space, cost }) => [space, cost]))} />}
      {[...kinds].map(([kind, places]) => (
        <Area key={kind} kind={areaOf[kind]} grid={grid} places={places} />
      ))}
      {ghost && <GhostTile grid={grid} ghost={ghost} drawings={drawings} />}
      {way && <Route grid={grid} places={way.spaces} kind={way.hint ? 'ghost' : 'way'} />}
      {[...numbers].map(([place, text]) => (
        <Mark key={place} grid={grid} place={place} text={text} tone="own" />
      ))}
    </>
  );
}
