// A board of squares: rooms by torchlight, sixty figures, and a hero to walk about with.
import { useMemo, useRef, useState } from 'preact/hooks';
import { Chip } from '../Chip';
import { Drawer } from '../Drawer';
import { Figure } from '../Figure';
import { Pips } from '../Pips';
import { RiskBar } from '../Risk';
import { Board, type Cell } from '../board/Board';
import { useCamera } from '../board/camera';
import { placeAt, squares, type Grid, type Place } from '../board/grid';
import { Ring } from '../board/Ring';
import { Area, Mark, Route, Sightline } from '../board/Overlay';
import { useWalks } from '../board/walk';
import { figures, roomsGround } from './drawings';
import { Section } from './Section';
import { tell } from './tell';

/** Rooms as left, top, width, height, on a map of 36 by 19. */
const rooms = [[0, 0, 10, 7], [11, 2, 8, 5], [20, 0, 9, 8], [30, 2, 6, 6], [0, 9, 7, 10], [8, 9, 11, 9], [20, 10, 8, 9], [29, 10, 7, 9], [10, 4, 1, 1], [19, 5, 1, 1], [29, 4, 1, 1], [4, 7, 1, 2], [13, 7, 1, 2], [24, 8, 1, 2], [32, 8, 1, 2], [7, 14, 1, 1], [19, 13, 1, 1], [28, 15, 1, 1]] as const;
const torches: readonly Place[] = ['2,0', '7,0', '14,2', '23,0', '32,2', '2,9', '12,9', '17,9', '23,10', '33,10'];

function floor(): Place[] {
  const places = new Set<Place>();
  for (const [left, top, width, height] of rooms) for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) places.add(placeAt(left + x, top + y));
  return [...places].sort((a, b) => Number(a.split(',')[1]) - Number(b.split(',')[1]) || Number(a.split(',')[0]) - Number(b.split(',')[0]));
}

const grid = squares(floor());
const start: Place = '4,4';
const foes: readonly { id: string; place: Place; facing: number; wounds: number }[] = grid.places
  .filter((place, at) => (at * 7919) % 13 === 5 && place !== start)
  .slice(0, 58)
  .map((place, at) => ({ id: `f${at}`, place, facing: 90 * (at % 4), wounds: at % 3 }));

/** Where an invented hero can go, and the way there: so that there is something to show. */
function waysFrom(board: Grid, from: Place, far: number, taken: ReadonlySet<Place>): Map<Place, Place[]> {
  const ways = new Map<Place, Place[]>([[from, [from]]]);
  const edge = [from];
  for (const place of edge) {
    const way = ways.get(place)!;
    if (way.length > far) continue;
    for (let side = 0; side < 4; ++side) {
      const next = board.neighbour(place, side);
      if (!board.has(next) || taken.has(next) || ways.has(next)) continue;
      ways.set(next, [...way, next]);
      edge.push(next);
    }
  }
  ways.delete(from);
  return ways;
}

const taken = new Set(foes.map(({ place }) => place));
const around = (place: Place) => [0, 1, 2, 3].map((side) => grid.neighbour(place, side)).filter((other) => grid.has(other));

const compass = [
  { id: 'N', angle: 270, name: () => tell('Look north', 'Guarda a nord') },
  { id: 'E', angle: 0, name: () => tell('Look east', 'Guarda a est') },
  { id: 'S', angle: 90, name: () => tell('Look south', 'Guarda a sud') },
  { id: 'W', angle: 180, name: () => tell('Look west', 'Guarda a ovest') },
] as const;

function Arrow({ angle }: { angle: number }) {
  return (
    <svg viewBox="0 0 24 24">
      <path transform={`rotate(${angle} 12 12)`} d="M4 10h8V5l8 7-8 7v-5H4Z" fill="currentColor" />
    </svg>
  );
}

function Foes() {
  return (
    <>
      <defs>
        <g id="show-skeleton" dangerouslySetInnerHTML={{ __html: figures.skeleton }} />
      </defs>
      {foes.map(({ id, place, facing, wounds }) => (
        <Figure key={id} {...grid.middle(place)} body="red" side="notched" letter={id.slice(1, 3)} facing={facing} wounds={wounds} life={3}>
          <use href="#show-skeleton" y="26" />
        </Figure>
      ))}
    </>
  );
}

export function Rooms() {
  const [at, stand] = useState<Place>(start);
  const [goal, aim] = useState<Place | null>(null);
  const [steps, step] = useState<readonly Place[]>([start]);
  const [facing, turn] = useState(0);
  const [threat, fear] = useState(false);
  const [sheet, open] = useState<Place | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const camera = useCamera(grid, { levels: [20, 28, 44], play: 46, near: 60, most: 110 });
  const ways = useMemo(() => waysFrom(grid, at, 7, taken), [at]);
  const reach = useMemo(() => [...ways.keys()], [ways]);
  const targets = useMemo(() => foes.map(({ place }) => place).filter((place) => around(place).some((near) => ways.has(near) || near === at)), [ways, at]);
  useWalks(root, grid, steps.join(' '), [{ thing: 'hero', way: steps }]);

  const cells = useMemo(
    (): Cell[] =>
      grid.places.map((place) => {
        const foe = taken.has(place);
        const way = ways.get(place);
        const what = foe ? tell('Skeleton', 'Scheletro') : place === at ? tell('Orlaf, your hero', 'Orlaf, il tuo eroe') : tell('floor', 'pavimento');
        const can = way ? tell(`, ${way.length - 1} steps`, `, ${way.length - 1} passi`) : targets.includes(place) ? tell(', strike: 72 percent', ', colpisci: 72 per cento') : '';
        return { place, spoken: `${place}: ${what}${can}`, open: Boolean(way) || targets.includes(place), chosen: place === goal };
      }),
    [ways, at, goal, targets],
  );

  const press = (place: Place): boolean => {
    if (targets.includes(place)) {
      const near = around(place).find((other) => ways.has(other)) ?? null;
      aim(near);
      return true;
    }
    const way = ways.get(place);
    if (!way) return false;
    if (place !== goal) {
      aim(place);
      return true;
    }
    stand(place);
    step(way);
    aim(null);
    camera.frame([place], { gentle: true });
    return true;
  };

  const ground = useMemo(() => <g dangerouslySetInnerHTML={{ __html: roomsGround(grid, torches) }} />, []);
  const things = useMemo(
    () => (
      <>
        <Foes />
        <g data-walker="hero">
          <Figure {...grid.middle(at)} body="blue" side="plain" letter="O" facing={facing} wounds={2} life={5} cripples={3}>
            <g transform="translate(0 26)" dangerouslySetInnerHTML={{ __html: figures.dwarf }} />
          </Figure>
        </g>
      </>
    ),
    [at, facing],
  );
  const threatened = useMemo(() => new Map(foes.flatMap(({ place }) => around(place)).map((place) => [place, around(place).filter((other) => taken.has(other)).length])), []);
  const route = goal === null ? [] : (ways.get(goal) ?? []);
  const marks = useMemo(
    () => (
      <>
        {threat && <Area kind="threat" grid={grid} places={[...threatened.keys()]} numbers={threatened} />}
        <Area kind="reach" grid={grid} places={reach} />
        <Area kind="open" grid={grid} places={targets} />
        {targets.slice(0, 6).map((place) => (
          <Mark key={place} grid={grid} place={place} text="72%" tone="good" />
        ))}
        <Route grid={grid} places={route} />
        {goal !== null && (
          <>
            <Area kind="chosen" grid={grid} places={[goal]} />
            <Figure {...grid.middle(goal)} body="blue" side="plain" letter="O" facing={facing} ghost />
          </>
        )}
        {targets[0] !== undefined && goal !== null && <Sightline grid={grid} from={goal} to={targets[0]} />}
      </>
    ),
    [reach, targets, goal, threat, facing],
  );

  return (
    <Section
      id="show-rooms"
      title={tell('A board of squares', 'Un tabellone a caselle')}
      text={tell('Drag to pan, pinch or wheel to zoom, tap twice to come near. Arrows walk over the places, full stop and comma leap between those that can be chosen, plus and minus zoom, Home shows all.', 'Trascina per spostarti, pizzica o gira la rotella per ingrandire, tocca due volte per avvicinarti. Le frecce scorrono le caselle, punto e virgola saltano a quelle che si possono scegliere, più e meno ingrandiscono, Home mostra tutto.')}
    >
      <div class="show-board" ref={root} id="show-rooms-board">
        <Board camera={camera} label={tell('The rooms below', 'Le stanze di sotto')} cells={cells} ground={ground} things={things} marks={marks} onPress={press} onHold={open} snap={{ from: 20, within: 22 }}>
          {goal !== null && (
            <Ring
              camera={camera}
              place={goal}
              label={tell('Facing', 'Orientamento')}
              items={compass.map(({ id, angle, name }) => ({ id, angle, spoken: name(), pressed: facing === angle, sign: <Arrow angle={angle} /> }))}
              onPick={(id) => turn(compass.find((way) => way.id === id)!.angle)}
              onClose={() => aim(null)}
            />
          )}
          {sheet !== null && (
            <Drawer title={taken.has(sheet) ? tell('Skeleton', 'Scheletro') : tell(`Place ${sheet}`, `Casella ${sheet}`)} onClose={() => open(null)}>
              <div class="show-sheet">
                <Pips kind="drop" full={1} lost={2} spoken={tell('1 wound of 3', '1 ferita di 3')} />
                <RiskBar label={tell('A strike from here', 'Un colpo da qui')} figures bands={[{ share: 0.28, what: tell('nothing', 'niente'), tone: 'calm' }, { share: 0.59, what: tell('bones', 'ossa'), tone: 'grave' }, { share: 0.13, what: tell('gone', 'distrutto'), tone: 'death' }]} />
              </div>
            </Drawer>
          )}
        </Board>
      </div>
      <div class="show-bar">
        <Chip pressed={threat} onPick={() => fear(!threat)}>
          {tell('Threats', 'Minacce')}
        </Chip>
        <Chip onPick={() => camera.frame([at, ...reach])}>{tell('Find Orlaf', 'Trova Orlaf')}</Chip>
        <Chip onPick={() => open(at)}>{tell('Sheet', 'Scheda')}</Chip>
      </div>
    </Section>
  );
}
