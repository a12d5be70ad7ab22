// A board of hexagons: 169 of them, corridors and rooms, and tiles to drag onto it.
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../icons';
import { Chip } from '../Chip';
import { useDraft } from '../draft';
import { useHand } from '../hand';
import { HandGroup, HandSaid } from '../HandGroup';
import { Token } from '../Token';
import type { Owner } from '../tones';
import { Board, type Cell } from '../board/Board';
import { useCamera } from '../board/camera';
import { hexagon, hexes, type Place } from '../board/grid';
import { Area, Mark, Route } from '../board/Overlay';
import { diggings, type Tile } from './drawings';
import { Section } from './Section';
import { tell } from './tell';

const grid = hexes(hexagon(7));
const kinds: readonly Tile[] = [{ sides: [0, 3] }, { sides: [1, 4] }, { sides: [2, 5] }, { sides: [0, 2] }, { sides: [0, 2, 4] }, { sides: [0, 3, 4], room: true }];
/** A way that is complete, and so glows. */
const lit: ReadonlyMap<Place, Tile> = new Map([['-2,0', { sides: [0, 3, 4], room: true }], ['-1,0', { sides: [0, 3] }], ['0,0', { sides: [3, 1] }], ['0,1', { sides: [4, 0] }], ['1,1', { sides: [3, 5] }], ['2,0', { sides: [2, 0, 5], room: true }]]);
const glow: readonly Place[] = [...lit.keys()];
const scattered = new Map(grid.places.filter((place, at) => Math.abs(Number(place.split(',')[0])) < 7 && (at * 7919) % 17 > 3).map((place, at) => [place, kinds[(at * 31) % 11 < 2 ? 5 : (at * 13) % 5]!]));
const first: ReadonlyMap<Place, Tile> = new Map([...scattered, ...lit]);
const crew: readonly { place: Place; owner: Owner; count: number }[] = grid.places.filter((place, at) => first.has(place) && at % 9 === 4).map((place, at) => ({ place, owner: (['A', 'B', 'C', 'D', 'E', 'F'] as const)[at % 6]!, count: 1 + (at % 3) }));

interface Project {
  id: string;
  tile: Tile;
  name: string;
}

/** A tile alone, as it lies in a hand. */
function TilePicture({ tile }: { tile: Tile }) {
  const one = useMemo(() => hexes(['0,0']), []);
  return <svg class="show-tile" viewBox="-100 -106 200 212" aria-hidden="true" dangerouslySetInnerHTML={{ __html: diggings(one, new Map([['0,0', tile]])) }} />;
}

export function Diggings() {
  const draft = useDraft<ReadonlyMap<Place, string>>('diggings', new Map());
  const [seen, look] = useState<Place | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const camera = useCamera(grid, { levels: [22, 44], play: 36, near: 60, most: 110, inset: { bottom: 44 } });
  const projects: readonly Project[] = [
    { id: 'p1', tile: kinds[0]!, name: tell('Corridor', 'Corridoio') },
    { id: 'p2', tile: kinds[3]!, name: tell('Bend', 'Curva') },
    { id: 'p3', tile: kinds[4]!, name: tell('Fork', 'Bivio') },
    { id: 'p4', tile: kinds[5]!, name: tell('Kitchen', 'Cucina') },
  ];
  const built = new Set(draft.now.values());
  const free = projects.filter(({ id }) => !built.has(id));
  const tiles = useMemo(() => new Map([...first, ...[...draft.now].map(([place, id]) => [place, projects.find((one) => one.id === id)!.tile] as const)]), [draft.now]);
  const open = useMemo(() => grid.places.filter((place) => !tiles.has(place) && [0, 1, 2, 3, 4, 5].some((side) => tiles.has(grid.neighbour(place, side)))), [tiles]);
  const hand = useHand({
    has: (id) => free.some((one) => one.id === id),
    take: (held, id) => (held.includes(id) ? [] : [id]),
    lit: (held) => new Map(held.length ? open.map((place) => [place, 'ready' as const]) : []),
    put(held, place) {
      const id = held[0];
      if (id === undefined || !open.includes(place)) return null;
      draft.change(new Map([...draft.now, [place, id]]));
      return [];
    },
    spoken: (id) => projects.find((one) => one.id === id)?.name ?? tell(`space ${id}`, `spazio ${id}`),
    at(x, y) {
      const box = root.current?.getBoundingClientRect();
      return box && x >= box.left && x < box.right && y >= box.top && y < box.bottom ? camera.placeAt({ x: x - box.left, y: y - box.top }) : null;
    },
  });
  const holding = hand.held.value.length > 0;
  const over = hand.over.value ?? seen;
  const cells = useMemo(
    (): Cell[] =>
      grid.places.map((place) => {
        const tile = tiles.get(place);
        const who = crew.find((one) => one.place === place);
        const what = tile ? (tile.room ? tell('a Kitchen', 'una Cucina') : tell('a corridor', 'un corridoio')) : tell('solid rock', 'roccia');
        return { place, spoken: `${place}: ${what}${who ? tell(`, ${who.count} Stooges of ${who.owner}`, `, ${who.count} Sgorbi di ${who.owner}`) : ''}${open.includes(place) ? tell(': can be built', ': si può costruire') : ''}`, open: holding && open.includes(place) };
      }),
    [tiles, open, holding],
  );
  const ground = useMemo(() => <g dangerouslySetInnerHTML={{ __html: diggings(grid, tiles, glow) }} />, [tiles]);
  const things = useMemo(
    () => (
      <>
        {crew.map(({ place, owner, count }) => {
          const { x, y } = grid.middle(place);
          return <Token key={place} x={x + 34} y={y + 38} r={30} body={owner} letter={owner} number={count} />;
        })}
      </>
    ),
    [],
  );
  const marks = useMemo(
    () => (
      <>
        {holding && <Area kind="open" grid={grid} places={open} />}
        {holding && over !== null && open.includes(over) && <Area kind="chosen" grid={grid} places={[over]} />}
        <Route grid={grid} places={glow} kind="ghost" />
        <Mark grid={grid} place="0,-2" text="+3" tone="own" />
      </>
    ),
    [open, holding, over],
  );
  return (
    <Section
      id="show-diggings"
      title={tell('A board of hexagons', 'Un tabellone a esagoni')}
      text={tell('Take a tile and put it on a lit space: by tap, by drag, by keys. W E A D Z X go round the hand. On a telephone a space too small for a finger is never chosen: the tap goes nearer.', 'Prendi una tessera e mettila su uno spazio acceso: toccando, trascinando, con i tasti. W E A D Z X girano intorno alla mano. Sul telefono uno spazio troppo piccolo per il dito non si sceglie mai: il tocco ingrandisce.')}
    >
      <div class="show-board" ref={root} id="show-diggings-board">
        <Board
          camera={camera}
          label={tell('The diggings', 'Gli scavi')}
          cells={cells}
          ground={ground}
          things={things}
          marks={marks}
          onPress={(place) => holding && hand.put(place)}
          onPoint={look}
        >
          <div class="show-ledge">
            <Chip onPick={() => camera.frame(glow)}>{tell('The glowing way', 'La via che brilla')}</Chip>
          </div>
        </Board>
      </div>
      <div class="show-bar">
        <button type="button" class="button" aria-disabled={!draft.canUndo} onClick={() => draft.canUndo && draft.undo()}>
          <Icon sign="undo" />
          {tell('Undo', 'Annulla')}
        </button>
        <HandGroup label={tell('Projects', 'Progetti')} class="show-projects" scroll="x">
          {free.map(({ id, tile, name }) => (
            <button key={id} {...hand.thing(id)} class="show-project" aria-label={name}>
              <TilePicture tile={tile} />
            </button>
          ))}
        </HandGroup>
      </div>
      <HandSaid hand={hand} />
    </Section>
  );
}
