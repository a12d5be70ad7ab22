// What stands on tiles and is moved: Stooges, Conquer tokens, stored coins, Adventurers, Creatures, the Dragon and the
// Treasure. From afar a disc with letter and number; nearer a figure on its owner's base.
import { Token } from '../../../parts/Token';
import type { Grid } from '../../../parts/board/grid';
import { tones, type Owner } from '../../../parts/tones';
import type { Spot } from '../../../../art/digger/geometry';
import { tileData } from '../content';
import { Corridors } from './corridors';
import { factsOf } from '../facts';
import { drawing, type Drawings } from './ground';
import { ownerOf, type DiggerView, type Laid, type Place, type Seat } from '../kinds';
import { laidAt, spotsOnWays, type Fine } from './shapes';

export interface Standing {
  /** names it for motion: who stood there before stands there now */
  id: string;
  kind: 'stooges' | 'adventurer' | 'creature' | 'dragon' | 'treasure';
  /** the picture */
  figure: string;
  owner: Owner | null;
  count: number;
}

const figure = (kind: Standing['kind'], name: string, seat: Seat | null): Standing => ({ id: name, kind, figure: name, owner: seat === null ? null : ownerOf(seat), count: 1 });
export const stoogesOn = (place: Place) => `stooges ${place}`;

/** Who stands where: Stooges first. */
export function standingOn(view: DiggerView): Map<Place, Standing[]> {
  const found = new Map<Place, Standing[]>();
  const put = (place: Place | null, standing: Standing) => {
    if (place === null) return;
    const there = found.get(place);
    if (there) there.push(standing);
    else found.set(place, [standing]);
  };
  const carried = view.lair?.treasure ?? null;
  for (const { space, stooges } of view.board) {
    if (!stooges) continue;
    const owner = ownerOf(stooges.seat);
    put(space, { id: stoogesOn(space), kind: 'stooges', figure: `stooge-${owner}-${space === carried ? 'carry' : 'idle'}`, owner, count: stooges.count });
  }
  for (const { seat, adventurer } of view.seats) if (adventurer) put(adventurer.at, figure('adventurer', adventurer.id, seat));
  for (const { id, owner, at } of view.creatures ?? []) put(at, figure('creature', id, owner));
  if (view.lair) {
    put(view.lair.dragon, figure('dragon', 'dragon_token', null));
    put(view.lair.treasure, figure('treasure', 'treasure_token', null));
  }
  return found;
}

const inRoom: readonly Spot[] = [[30, 44], [-34, 44], [36, -22], [-36, -24]];
/** On rock that nobody has dug: Adventurers find ways of their own. */
const inTheDark: readonly Spot[] = [[0, 30]];
const many: readonly Spot[] = Array.from({ length: 6 }, (_, at): Spot => [44 * Math.cos((at * Math.PI) / 3 + 0.5), 18 + 40 * Math.sin((at * Math.PI) / 3 + 0.5)]);

/** Where the feet of those on a tile are, and how large they are. */
export function spotsFor(laid: Laid | undefined, count: number): { spots: readonly Spot[]; size: number } {
  if (!laid && count < 2) return { spots: inTheDark, size: 1 };
  if (count > 4) return { spots: many, size: 0.6 };
  const tile = laid?.tile == null ? undefined : tileData(laid.tile);
  return { spots: tile?.paths.length ? spotsOnWays(tile, laid!.rotation) : inRoom, size: count > 2 ? 0.7 : count > 1 ? 0.85 : 1 };
}

/** A number on a plate. */
export function Count({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <g class="digger-count" transform={`translate(${x} ${y})`}>
      <circle r="19" />
      <text y="11">{n}</text>
    </g>
  );
}

/** Pictures of figures have their feet at 64,120. */
const large = 0.84;

function Base({ owner }: { owner: Owner }) {
  return (
    <g class="digger-base" style={tones(owner)}>
      <ellipse class="edge" cx="1" cy="7" rx="39" ry="17" />
      <ellipse class="top" rx="37" ry="14.5" />
      <ellipse class="rim" rx="37" ry="14.5" />
    </g>
  );
}

/** Before all figures, so that none hides it. */
function Letter({ owner }: { owner: Owner }) {
  return (
    <g class="digger-base" style={tones(owner)}>
      <circle class="plate" cx="-31" cy="4" r="15" />
      <text x="-31" y="12">
        {owner}
      </text>
    </g>
  );
}

interface FigureProps {
  standing: Standing;
  fine: Fine;
  drawings: Drawings;
  lifted?: boolean;
}

export function FigureOf({ standing, fine, drawings, lifted = false }: FigureProps) {
  const { owner, count, kind, figure: name } = standing;
  const text = fine ? drawing(drawings, name) : '';
  if (!text) {
    const body = owner ?? (kind === 'dragon' ? 'red' : 'gold');
    return (
      <>
        {lifted && <circle class="digger-lift" cy="-16" r={fine ? 44 : 58} />}
        <Token body={body} letter={owner ?? (kind === 'dragon' ? '!' : '$')} {...(count > 1 ? { number: count } : {})} r={fine ? 34 : 46} y={-16} />
      </>
    );
  }
  return (
    <>
      {lifted && <ellipse class="digger-lift" cy="4" rx="46" ry="22" />}
      {owner && <Base owner={owner} />}
      <g dangerouslySetInnerHTML={{ __html: laidAt(text, -64 * large, -116 * large - (lifted ? 9 : 0), large) }} />
      {owner && <Letter owner={owner} />}
      {count > 1 && <Count x={32} y={-2} n={count} />}
    </>
  );
}

/** The first token of conquest, the last coin. */
export const tokenSpot: Spot = [-38, -42];
export const coinSpot: Spot = [44, -40];

/** Tokens of conquest, and coins stored in a Room. */
function TokensOf({ laid, portal, fine, drawings }: { laid: Laid; portal: DiggerView['seats'][number] | undefined; fine: Fine; drawings: Drawings }) {
  const shields: [Seat, number][] = [...(laid.token === null ? [] : [[laid.token, 1] as [Seat, number]]), ...(portal?.portal_tokens ?? []).map(({ seat, count }) => [seat, count] as [Seat, number])];
  return (
    <>
      {shields.map(([seat, count], at) => (
        <g key={seat} transform={`translate(${tokenSpot[0] + 22 * (at % 3)} ${tokenSpot[1] + 40 * Math.floor(at / 3)}) scale(${fine ? 1 : 1.4})`}>
          <g dangerouslySetInnerHTML={{ __html: drawing(drawings, `shield-${ownerOf(seat)}`) }} />
          {count > 1 && <Count x={18} y={18} n={count} />}
        </g>
      ))}
      {laid.coins.slice(0, 5).map(({ value }, at) => (
        <g key={at} transform={`translate(${coinSpot[0] - 19 * (Math.min(5, laid.coins.length) - 1 - at)} ${coinSpot[1]}) scale(${fine ? 0.78 : 1.2})`} dangerouslySetInnerHTML={{ __html: drawing(drawings, value === null ? 'coin-back' : `coin-${value}`) }} />
      ))}
    </>
  );
}

/** Those who are inside the Citadel, player by player. */
function Inside({ view }: { view: DiggerView }) {
  const there = view.seats.filter(({ citadel }) => citadel);
  return (
    <>
      {there.map(({ seat, citadel }, at) => {
        const turn = Math.PI * (0.5 + (at - (there.length - 1) / 2) * 0.3);
        return <Token key={seat} body={ownerOf(seat)} letter={ownerOf(seat)} number={citadel} r={21} x={62 * Math.cos(turn)} y={52 * Math.sin(turn)} />;
      })}
    </>
  );
}

/** Who walks through the rock brings a light. */
const torchlight = (drawings: Drawings) => [laidAt(drawing(drawings, 'halo-1'), 0, -24, 0.84), laidAt(drawing(drawings, 'halo-2'), 0, -24, 0.74), laidAt(drawing(drawings, 'halo-3'), 0, -24, 0.62)].join('');

export interface ThingsProps {
  grid: Grid;
  view: DiggerView;
  me: Seat | null;
  laid: ReadonlyMap<Place, Laid>;
  standing: ReadonlyMap<Place, readonly Standing[]>;
  fine: Fine;
  drawings: Drawings;
  lifted: ReadonlySet<string>;
}

export function Things({ grid, view, me, laid, standing, fine, drawings, lifted }: ThingsProps) {
  const facts = factsOf(view);
  const portals = new Map(view.seats.flatMap((seat) => (seat.portal === null ? [] : [[seat.portal, seat] as const])));
  const at = (place: Place) => {
    const { x, y } = grid.middle(place);
    return `translate(${x} ${y})`;
  };
  return (
    <>
      {view.board.map((one) => {
        const portal = portals.get(one.space);
        const inside = one.tile === 'citadel' && view.citadel;
        if (one.token === null && !one.coins.length && !portal?.portal_tokens.length && !inside) return null;
        return (
          <g key={`on ${one.space}`} data-tokens={one.space} transform={at(one.space)}>
            <TokensOf laid={one} portal={portal} fine={fine} drawings={drawings} />
            {inside && <Inside view={view} />}
          </g>
        );
      })}
      {facts && <Corridors grid={grid} corridors={facts.corridors} laid={laid} taken={new Set(standing.keys())} me={me} fine={fine} drawings={drawings} />}
      {[...standing].flatMap(([place, those]) => {
        const { spots, size } = spotsFor(laid.get(place), those.length);
        const { x, y } = grid.middle(place);
        return those.map((one, order) => {
          const [dx, dy] = spots[order % spots.length]!;
          const raised = lifted.has(one.kind === 'stooges' ? place : one.id);
          return (
            <g key={one.id} class="digger-figure" data-walker={one.id} data-hold={one.kind === 'stooges' ? one.id : undefined} data-at={place} data-lifted={raised} transform={`translate(${x + dx} ${y + dy}) scale(${size})`}>
              {fine > 0 && order === 0 && !laid.has(place) && <g dangerouslySetInnerHTML={{ __html: torchlight(drawings) }} />}
              <FigureOf standing={one} fine={fine} drawings={drawings} lifted={raised} />
            </g>
          );
        });
      })}
    </>
  );
}
