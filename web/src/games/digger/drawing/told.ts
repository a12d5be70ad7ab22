// What moves on the board, event by event: who walks where, what falls into its place, what lights up. Milliseconds are those
// of the usual speed.
import type { GameEvent } from '../../../contract';
import { ownerOf, type Owner, type Place } from '../kinds';

export type Act =
  | { kind: 'walk'; ms: number; way: Place[]; figure: string; owner: Owner | null; count: number; arrives: string }
  | { kind: 'drop'; ms: number; space: Place; tile: string; rotation: number; owner: Owner | null }
  | { kind: 'light'; ms: number; pieces: Place[] }
  | { kind: 'rise'; ms: number; space: Place; owner: Owner }
  | { kind: 'fall'; ms: number; space: Place; figure: string; count: number }
  | { kind: 'stamp'; ms: number; space: Place; picture: string; at?: 'token' | 'coin' | 'feature'; fades?: boolean }
  | { kind: 'number'; ms: number; space: Place; text: string }
  | { kind: 'ring'; ms: number; spaces: Place[]; tone: 'gold' | 'red' };

const aTile = 140;
const most = 1100;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);
const piecesOf = (value: unknown) => (Array.isArray(value) ? texts(value.map((piece) => (piece as { space?: unknown }).space)) : []);
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

function walk(event: GameEvent, figure: string, owner: Owner | null, many: number, arrives: string): Act[] {
  const [from, space] = [text(event['from']), text(event['space'])];
  if (from === undefined || space === undefined) return [];
  const path = texts(event['path']);
  const way = [from, ...(path.length ? path : [space])];
  return [{ kind: 'walk', ms: Math.min(most, aTile * (way.length - 1) + 60), way, figure, owner, count: many, arrives }];
}

type Tell = (event: GameEvent, space: Place, owner: Owner) => Act[];

const ring = (tone: 'gold' | 'red', ms = 700): Tell => (_, space) => [{ kind: 'ring', ms, spaces: [space], tone }];

const tells: Readonly<Record<string, Tell>> = {
  'stooges.moved': (event, space, owner) => walk(event, `stooge-${owner}-${event['treasure'] ? 'carry' : 'walk'}`, owner, count(event['stooges']), `stooges ${space}`),
  'stooge.fled': (event, space, owner) => walk(event, `stooge-${owner}-walk`, owner, 1, `stooges ${space}`),
  'adventurer.moved': (event, _, owner) => walk(event, text(event['adventurer']) ?? '', owner, 1, text(event['adventurer']) ?? ''),
  'creature.moved': (event, _, owner) => walk(event, text(event['creature']) ?? '', owner, 1, text(event['creature']) ?? ''),
  'tile.built': (event, space, owner) => [{ kind: 'drop', ms: 450, space, tile: text(event['tile']) ?? '', rotation: count(event['rotation']), owner }],
  'collapse.placed': (_, space) => [{ kind: 'drop', ms: 380, space, tile: 'collapse', rotation: 0, owner: null }],
  'blocker.removed': (event, space) => [{ kind: 'stamp', ms: 420, space, picture: text(event['tile']) ?? 'collapse', fades: true }],
  'corridor.completed': (event, space) => {
    const pieces = piecesOf(event['pieces']);
    return [{ kind: 'light', ms: Math.min(most, 260 + 120 * Math.max(1, pieces.length)), pieces: pieces.length ? pieces : [space] }];
  },
  'gp.gained': (event, space) => [{ kind: 'number', ms: 620, space, text: `+${count(event['gp'])}` }],
  'stooge.rose': (_, space, owner) => [{ kind: 'rise', ms: 350, space, owner }],
  'stooges.lost': (event, space, owner) => (event['why'] === 'token' ? [] : [{ kind: 'fall', ms: 460, space, figure: `stooge-${owner}-down`, count: count(event['stooges']) }]),
  'creature.died': (event, space) => [{ kind: 'fall', ms: 460, space, figure: text(event['creature']) ?? '', count: 1 }],
  'adventurer.killed': (event, space) => [{ kind: 'fall', ms: 460, space, figure: text(event['adventurer']) ?? '', count: 1 }],
  'adventurer.escaped': (event, space) => [{ kind: 'fall', ms: 460, space, figure: text(event['adventurer']) ?? '', count: 1 }],
  attacked: ring('red', 320),
  'fury.used': ring('red', 420),
  'trap.sprung': (_, space) => [{ kind: 'stamp', ms: 360, space, picture: 'trap', at: 'feature' }],
  conquered: (_, space, owner) => [{ kind: 'stamp', ms: 420, space, picture: `shield-${owner}`, at: 'token' }],
  'token.removed': (event, space) => [{ kind: 'stamp', ms: 380, space, picture: `shield-${ownerOf(count(event['other']))}`, at: 'token', fades: true }],
  'token.returned': (_, space, owner) => [{ kind: 'stamp', ms: 300, space, picture: `shield-${owner}`, at: 'token', fades: true }],
  'pit.entered': (_, space, owner) => [{ kind: 'fall', ms: 420, space, figure: `stooge-${owner}-idle`, count: 1 }],
  'coin.stored': (_, space) => [{ kind: 'stamp', ms: 360, space, picture: 'coin-back', at: 'coin' }],
  'coins.taken': (_, space) => [{ kind: 'stamp', ms: 420, space, picture: 'coin-back', at: 'coin', fades: true }],
  'portal.placed': ring('gold', 500),
  'hunt.placed': ring('gold', 400),
  'citadel.placed': ring('gold', 400),
  'tile.revealed': ring('gold', 600),
  'creature.summoned': ring('gold', 600),
  'treasure.found': ring('gold', 800),
  'treasure.returned': ring('gold', 600),
  'dragon.placed': ring('red', 800),
  'stooges.converted': ring('gold', 500),
  'stooges.saved': ring('gold', 400),
  blasted: (event, space) => {
    const spaces = texts(event['spaces']);
    return [{ kind: 'ring', ms: 700, spaces: spaces.length ? spaces : [space], tone: 'red' }];
  },
};

/** What an event about no place in particular is about: the place of the event before it. */
export function actsOf(events: readonly GameEvent[]): Act[] {
  let last: Place | undefined;
  return events.flatMap((event) => {
    const space = text(event['space']) ?? text(event['from']) ?? last;
    if (space === undefined) return [];
    if (text(event['space']) !== undefined) last = space;
    return tells[event.type]?.(event, space, ownerOf(count(event['seat']))) ?? [];
  });
}

/** All places that events tell of, for the camera. */
export function placesOf(events: readonly GameEvent[]): Place[] {
  return [...new Set(events.flatMap((event) => (tells[event.type] ? [text(event['from']), text(event['space']), ...texts(event['path']), ...piecesOf(event['pieces']), ...texts(event['spaces'])] : [])).filter((place) => place !== undefined))];
}
