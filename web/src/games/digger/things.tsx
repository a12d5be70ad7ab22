// What stands on tiles and is moved: Stooges, Conquer tokens, stored coins, Adventurers, Creatures, the Dragon and the
// Treasure. From afar a disc with letter and number; nearer a figure.
import { Token } from '../../parts/Token';
import type { Grid } from '../../parts/board/grid';
import type { Owner } from '../../parts/tones';
import { tileData } from './content';
import type { Drawings } from './ground';
import { ownerOf, type DiggerView, type Laid, type Place, type Seat } from './kinds';
import { spotsOnWays, type Fine } from './shapes';
import type { Spot } from '../../../art/digger/geometry';

export interface Standing {
  /** names it for motion: who stood there before stands there now */
  id: string;
  kind: 'stooges' | 'adventurer' | 'creature' | 'dragon' | 'treasure';
  /** the picture */
  figure: string;
  owner: Owner | null;
  count: number;
}

const figure = (kind: Standing['kind'], name: string, seat: Seat | null, id: string = name): Standing => ({ id, kind, figure: name, owner: seat === null ? null : ownerOf(seat), count: 1 });

/** Who stands where: Stooges first. */
export function standingOn(view: DiggerView): Map<Place, Standing[]> {
  const found = new Map<Place, Standing[]>();
  const put = (place: Place | null, standing: Standing) => {
    if (place === null) return;
    const there = found.get(place);
    if (there) there.push(standing);
    else found.set(place, [standing]);
  };
  for (const { space, stooges } of view.board)
    if (stooges) put(space, { id: `stooges ${space}`, kind: 'stooges', figure: `stooge-${ownerOf(stooges.seat)}-idle`, owner: ownerOf(stooges.seat), count: stooges.count });
  for (const { seat, adventurer } of view.seats) if (adventurer) put(adventurer.at, figure('adventurer', adventurer.id, seat));
  for (const { id, owner, at } of view.creatures ?? []) put(at, figure('creature', id, owner));
  if (view.lair) {
    put(view.lair.dragon, figure('dragon', 'dragon_token', null));
    put(view.lair.treasure, figure('treasure', 'treasure_token', null));
  }
  return found;
}

const inRoom: readonly Spot[] = [[32, 34], [-36, 34], [36, -26], [-36, -30]];
const many: readonly Spot[] = Array.from({ length: 6 }, (_, at): Spot => [46 * Math.cos((at * Math.PI) / 3 + 0.5), 46 * Math.sin((at * Math.PI) / 3 + 0.5)]);

/** Where the feet of those on a tile are, and how large they are. */
export function spotsFor(laid: Laid | undefined, count: number): { spots: readonly Spot[]; size: number } {
  if (count > 4) return { spots: many, size: 0.6 };
  const tile = laid?.tile == null ? undefined : tileData(laid.tile);
  return { spots: tile?.paths.length ? spotsOnWays(tile, laid!.rotation) : inRoom, size: count > 2 ? 0.75 : 1 };
}

const drawing = (drawings: Drawings, id: string) => drawings.get(`digger-${id}`) ?? '';

interface FigureProps {
  standing: Standing;
  fine: Fine;
  drawings: Drawings;
}

function Drawn({ standing, drawings }: FigureProps) {
  const { owner, figure: name, count } = standing;
  const scale = 0.62;
  const text = (owner ? drawing(drawings, `base-${owner}`) : '') + drawing(drawings, name) + (owner ? drawing(drawings, `badge-${owner}`) : '');
  return (
    <>
      <g transform={`scale(${scale}) translate(-64 -112)`} dangerouslySetInnerHTML={{ __html: text }} />
      {count > 1 && (
        <g class="digger-count" transform="translate(27 -2)">
          <circle r="17" />
          <text y="9">{count}</text>
        </g>
      )}
    </>
  );
}

function FigureOf(props: FigureProps) {
  const { standing, fine, drawings } = props;
  const { owner, count, kind } = standing;
  const drawn = fine > 0 && drawings.has(`digger-${standing.figure}`);
  if (drawn) return <Drawn {...props} />;
  return <Token body={owner ?? (kind === 'dragon' ? 'red' : 'gold')} letter={owner ?? (kind === 'dragon' ? '!' : '$')} {...(count > 1 ? { number: count } : {})} r={fine ? 30 : 44} />;
}

export interface ThingsProps {
  grid: Grid;
  view: DiggerView;
  fine: Fine;
  drawings: Drawings;
}

export function Things({ grid, view, fine, drawings }: ThingsProps) {
  const standing = standingOn(view);
  const laid = new Map(view.board.map((one) => [one.space, one]));
  return (
    <>
      {[...standing].flatMap(([place, those]) => {
        const { x, y } = grid.middle(place);
        const { spots, size } = spotsFor(laid.get(place), those.length);
        return those.map((one, at) => {
          const [dx, dy] = spots[at % spots.length]!;
          return (
            <g key={one.id} class="digger-figure" data-walker={one.id} data-at={place} transform={`translate(${x + dx} ${y + dy}) scale(${size})`}>
              <FigureOf standing={one} fine={fine} drawings={drawings} />
            </g>
          );
        });
      })}
    </>
  );
}
