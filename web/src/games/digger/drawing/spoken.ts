// A space in words: its name, what lies there and in what state, who stands there. What can be done there is added by who
// knows what can be chosen.
import type { Chair } from '../../../contract';
import { list, plural, say } from '../../../words';
import { pieceName, tileName } from '../content';
import type { DiggerView, Direction, Laid, Place, Seat } from '../kinds';
import { directionName, nameOf } from '../named';
import { standingOn } from './things';

const ways = (directions: readonly Direction[]) => directions.map(directionName).join(', ');

function tileWords({ face, tile, owner }: Laid, chairs: readonly Chair[], me: Seat | null): string {
  if (face === 'down' || tile === null) return say('digger.face_down');
  const name = tileName(tile);
  if (owner === null) return name.text;
  return owner === me ? say('web.digger.space.own', { tile: name }) : say('digger.tile.owned', { tile: name, name: nameOf(owner, chairs) });
}

function stateWords({ active, armed, doors, paths, coins }: Laid): string[] {
  const found: string[] = [];
  if (active !== null) found.push(say(active ? 'web.digger.space.active' : 'digger.disabled'));
  if (armed !== null) found.push(say(armed ? 'digger.armed' : 'digger.unarmed'));
  for (const { edges, complete } of paths) found.push(say(complete ? 'digger.path.complete' : 'digger.path', { edges: ways(edges) }));
  if (!paths.length && doors.length) found.push(say('web.digger.space.doors', { doors: ways(doors) }));
  if (coins.length) found.push(plural('web.digger.space.coins', coins.length));
  return found;
}

type Standing = ReturnType<typeof standingOn>;

function whoWords(view: DiggerView, place: Place, laid: Laid | undefined, standing: Standing, chairs: readonly Chair[]): string[] {
  const found: string[] = [];
  if (laid?.stooges) found.push(plural('digger.here.stooges', laid.stooges.count, { name: nameOf(laid.stooges.seat, chairs) }));
  for (const { kind, figure, owner } of standing.get(place) ?? []) {
    if (kind === 'stooges') continue;
    const piece = pieceName(figure);
    found.push(owner === null ? piece.text : say('digger.here.piece', { piece, name: nameOf(owner.charCodeAt(0) - 65, chairs) }));
  }
  if (laid?.token != null) found.push(say('digger.here.token', { name: nameOf(laid.token, chairs) }));
  const portal = laid?.type === 'portal' && laid.owner !== null ? view.seats[laid.owner] : undefined;
  for (const { seat, count } of portal?.portal_tokens ?? []) found.push(plural('digger.here.tokens', count, { name: nameOf(seat, chairs) }));
  if (laid?.tile === 'citadel') for (const { seat, citadel } of view.seats) if (citadel) found.push(plural('digger.here.stooges', citadel, { name: nameOf(seat, chairs) }));
  return found;
}

/** "2,0, Kitchen, yours, active, doors east, west; 2 Stooges of Anna" */
export function spokenSpace(view: DiggerView, chairs: readonly Chair[], me: Seat | null, place: Place, laid: Laid | undefined, standing: Standing = standingOn(view)): string {
  const there = laid ? [place, tileWords(laid, chairs, me), ...stateWords(laid)] : [place, say('digger.empty')];
  const who = whoWords(view, place, laid, standing, chairs);
  return there.join(', ') + (who.length ? `; ${list(who)}` : '');
}
