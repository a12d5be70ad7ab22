// What the engine says of corridors, on the board: how long complete ones are, where others still end, and which ends nothing can
// be joined to any more.
import { edge } from '../../../../art/digger/geometry';
import type { Grid, Place } from '../../../parts/board/grid';
import { tones } from '../../../parts/tones';
import { tileData } from '../content';
import type { Facts, Piece } from '../facts';
import { drawing, type Drawings } from './ground';
import { spotOnPaths, spotsOnWays, type Fine } from './shapes';
import { directions, ownerOf, type Laid, type Seat } from '../kinds';

/** The piece that carries the length: one on which nothing lies and nobody stands, as near to the middle of the list as can be. */
function badgeOn(pieces: readonly Piece[], laid: ReadonlyMap<Place, Laid>, taken: ReadonlySet<Place>): Piece | undefined {
  const half = (pieces.length - 1) / 2;
  const cost = ({ space }: Piece, at: number) => Math.abs(at - half) + (laid.get(space)?.type === 'corridor' ? 0 : 20) + (taken.has(space) ? 10 : 0);
  return pieces.map((piece, at) => ({ piece, cost: cost(piece, at) })).sort((a, b) => a.cost - b.cost)[0]?.piece;
}

interface CorridorsProps {
  grid: Grid;
  corridors: Facts['corridors'];
  laid: ReadonlyMap<Place, Laid>;
  taken: ReadonlySet<Place>;
  me: Seat | null;
  fine: Fine;
  drawings: Drawings;
}

function Length({ grid, laid, piece, taken, seat, length }: { grid: Grid; laid: ReadonlyMap<Place, Laid>; piece: Piece; taken: ReadonlySet<Place>; seat: Seat; length: number }) {
  const one = laid.get(piece.space);
  const tile = one?.tile == null ? undefined : tileData(one.tile);
  if (!one || !tile) return null;
  const { x, y } = grid.middle(piece.space);
  const feet = taken.has(piece.space) ? spotsOnWays(tile, one.rotation).slice(0, 1) : [];
  const [dx, dy] = spotOnPaths(tile, one.rotation, piece.paths.flatMap((path) => (one.paths[path] ? [one.paths[path].edges] : [])), feet);
  return (
    <g class="digger-length" style={tones(ownerOf(seat))} transform={`translate(${x + dx} ${y + dy}) scale(.76)`}>
      <path d="M-24-24H24V10L0 28-24 10Z" />
      <text y="8">{length}</text>
    </g>
  );
}

export function Corridors({ grid, corridors, laid, taken, me, fine, drawings }: CorridorsProps) {
  return (
    <>
      {corridors.flatMap(({ seat, complete, pieces, open, length }, order) => {
        if (complete) {
          // one tile alone is told only where there is room
          if (length < 2 && fine < 2) return [];
          const piece = badgeOn(pieces, laid, taken);
          return piece ? [<Length key={`${order} ${piece.space}`} {...{ grid, laid, piece, taken, seat, length }} />] : [];
        }
        return open
          .filter(({ dead }) => dead || me === null || seat === me)
          .map(({ space, direction, dead }) => {
            const { x, y } = grid.middle(space);
            const at = directions.indexOf(direction);
            const [dx, dy] = edge(at);
            return (
              <g
                key={`${order} ${space} ${direction}`}
                data-end={dead ? 'dead' : 'open'}
                transform={`translate(${x + dx * (dead ? 0.9 : 1)} ${y + dy * (dead ? 0.9 : 1)}) rotate(${dead ? 0 : -60 * at}) scale(${dead ? 0.5 : 0.85})`}
                dangerouslySetInnerHTML={{ __html: drawing(drawings, dead ? 'end-dead' : 'end-open') }}
              />
            );
          });
      })}
    </>
  );
}
