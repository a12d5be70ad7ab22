// A frame of a worked example as a view that the board can draw.
import { content, tileData, typeOf } from './content';
import type { Frame } from './example_frames';
import { directions, seatOf, type DiggerView, type Laid, type Place, type Seat } from './kinds';

const parts = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** "KIT-A@3,-1/2" */
export function readTile(text: string): { tile: string; space: Place; rotation: number } {
  const [tile = '', where = ''] = text.split('@');
  const [space = '', rotation = '0'] = where.split('/');
  return { tile, space, rotation: Number(rotation) };
}

function laidOf(tile: string, space: Place, rotation: number, owner: Seat | null, complete: ReadonlySet<string>): Laid {
  const data = tileData(tile);
  const edges = data?.edges ?? [];
  const towards = (edge: number) => directions[(edge + rotation) % 6]!;
  const paths = (data?.paths ?? []).map((path, at) => ({
    edges: path.map(towards),
    complete: complete.has(`${space}.${at}`) || (at === 0 && complete.has(space)),
    feature: data?.feature && at === (data.feature_path ?? 0) ? data.feature : null,
  }));
  const kind = content.types[typeOf(tile)]?.class ?? null;
  const isRoom = kind === 'room';
  return {
    space,
    face: tile === '?' ? 'down' : 'up',
    tile: tile === '?' ? null : tile,
    rotation,
    owner,
    class: kind === 'neutral_room' ? 'neutral' : (kind as Laid['class']),
    type: (owner === null ? null : typeOf(tile)) as Laid['type'],
    doors: edges.flatMap((edge, at) => (edge === 'D' ? [towards(at)] : [])),
    paths: paths as Laid['paths'],
    stooges: null,
    token: null,
    coins: [],
    active: isRoom ? true : null,
    armed: paths.some(({ feature }) => feature === 'trap') ? paths.some(({ feature, complete: whole }) => feature === 'trap' && whole) : null,
  };
}

type Seats = DiggerView['seats'];
const seatsFor = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat, portal_tokens: [] as { seat: Seat; count: number }[], adventurer: null as { id: string; at: Place; movement: null; life: null } | null, citadel: 0 }));

/** What stands on the board besides tiles: "A*2@3,0", "A!@0,0", "o2@1,0", "A:wizard@1,0", "dragon@1,0" */
function stand(text: string, board: Map<Place, Laid>, seats: ReturnType<typeof seatsFor>, creatures: { id: string; owner: Seat; at: Place; gone: boolean }[]): void {
  const [what = '', space = ''] = text.split('@');
  const laid = board.get(space);
  const seat = seatOf(what[0]!);
  if (what.startsWith('o')) {
    if (laid) laid.coins = Array.from({ length: Number(what.slice(1)) }, (_, at) => ({ value: null, known: [], order: at + 1 }));
  } else if (what.includes('*')) {
    const count = Number(what.slice(2));
    if (laid?.tile === 'citadel') seats[seat]!.citadel = count;
    else if (laid) laid.stooges = { seat, count };
  } else if (what.endsWith('!')) token(seat, laid, seats);
  else if (what.includes(':')) {
    const id = what.slice(2);
    if (content.pieces[id]?.resources) creatures.push({ id, owner: seat, at: space, gone: false });
    else seats[seat]!.adventurer = { id, at: space, movement: null, life: null };
  }
}

function token(seat: Seat, laid: Laid | undefined, seats: ReturnType<typeof seatsFor>): void {
  if (!laid) return;
  if (laid.type !== 'portal' || laid.owner === null) {
    laid.token = seat;
    if (laid.active !== null) laid.active = laid.owner === seat;
    return;
  }
  const tokens = seats[laid.owner]!.portal_tokens;
  const own = tokens.find((one) => one.seat === seat);
  if (own) own.count += 1;
  else tokens.push({ seat, count: 1 });
}

const isTile = (text: string) => text.includes('/') || text.startsWith('coll@');

export function viewOf(frame: Frame): DiggerView {
  const complete = new Set(parts(frame.complete));
  const board = new Map<Place, Laid>();
  const all = parts(frame.board);
  for (const text of all.filter(isTile)) {
    if (text.startsWith('coll@')) {
      const space = text.slice(5);
      board.set(space, laidOf('collapse', space, 0, null, complete));
      continue;
    }
    const { tile, space, rotation } = readTile(text.slice(2));
    board.set(space, laidOf(tile, space, rotation, text.startsWith('N') ? null : seatOf(text[0]!), complete));
  }
  const seats = seatsFor(3);
  const creatures: { id: string; owner: Seat; at: Place; gone: boolean }[] = [];
  for (const text of all.filter((one) => !isTile(one))) stand(text, board, seats, creatures);
  const dragon = all.find((text) => text.startsWith('dragon@'))?.slice(7) ?? null;
  return {
    area: { id: '', radius: frame.radius ?? 4 },
    board: [...board.values()],
    seats: seats as unknown as Seats,
    creatures,
    citadel: frame.citadel ? { inside: frame.citadel[0], capacity: frame.citadel[1] } : null,
    lair: dragon ? { dragon, treasure: null } : null,
  } as unknown as DiggerView;
}
