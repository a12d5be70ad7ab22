// What others' Turns changed for a player, from what happened and from two views of the table: told by whom it touches.
import type { Chair, GameEvent } from '../../contract';
import type { DiggerEvent } from '../../generated/digger_event';
import { known, list, plural, say } from '../../words';
import { prizeName, tileName } from './content';
import { factsOf } from './facts';
import { neighbour, type DiggerView, type Direction, type Place, type Seat } from './kinds';
import { directionName, figureName, gold, nameOf } from './named';
import { told } from './pace';
import { prizes } from './prizes';

export interface Touch {
  text: string;
  /** where on the board; null: nowhere */
  space: Place | null;
}

interface Weighed extends Touch {
  weight: number;
}

type Of<K extends DiggerEvent['type']> = Extract<DiggerEvent, { type: K }>;

/** The events of one kind. */
const only = <K extends DiggerEvent['type']>(events: readonly DiggerEvent[], type: K) => events.filter((event): event is Of<K> => event.type === type);

const touch = (weight: number, text: string, space: Place | null = null): Weighed => ({ weight, text, space });

/** Rooms and Portals conquered, with the coins that went with them. */
function conquests(events: readonly DiggerEvent[], me: Seat, name: (seat: Seat) => string): Weighed[] {
  return only(events, 'conquered')
    .filter(({ other }) => other === me)
    .map(({ seat, tile, space }) => touch(90, say('web.digger.touched.conquered', { name: name(seat), tile: tileName(tile), space }), space));
}

function coins(events: readonly DiggerEvent[], me: Seat, name: (seat: Seat) => string): Weighed[] {
  const stored = only(events, 'coins.taken').filter(({ other }) => other === me);
  const thieves = only(events, 'coin.stolen').filter(({ other, space }) => other === me && space === null);
  const by = new Map<Seat, number>();
  for (const { seat } of thieves) by.set(seat, (by.get(seat) ?? 0) + 1);
  return [
    ...stored.map(({ seat, coins: n, space }) => touch(86, plural('web.digger.touched.stored', n, { name: name(seat), space }), space)),
    ...[...by].map(([seat, n]) => touch(84, plural('web.digger.touched.stolen', n, { name: name(seat) }))),
    ...only(events, 'coin.given').filter(({ other }) => other === me).map(({ seat }) => touch(30, say('web.digger.touched.given', { name: name(seat) }))),
  ];
}

/** Those of one's own that died, by where and why. */
function losses(events: readonly DiggerEvent[], me: Seat): Weighed[] {
  const reason = (why: string) => (known(`lost.digger.${why}`) ? say(`lost.digger.${why}` as 'lost.digger.combat') : why);
  return [
    ...only(events, 'stooges.lost').filter(({ seat, why }) => seat === me && why !== 'token').map(({ stooges, space, why }) => touch(80 + stooges, plural('web.digger.touched.lost', stooges, { space, why: reason(why) }), space)),
    ...only(events, 'stooges.converted').filter(({ seat }) => seat === me).map(({ stooges, space }) => touch(80 + stooges, plural('web.digger.touched.lost', stooges, { space, why: figureName('priest') }), space)),
    ...only(events, 'creature.died').filter(({ seat }) => seat === me).map(({ creature, space, why }) => touch(84, say('web.digger.touched.died', { piece: figureName(creature), space, why: reason(why) }), space)),
  ];
}

function adventurers(events: readonly DiggerEvent[], me: Seat, name: (seat: Seat) => string): Weighed[] {
  return [
    ...only(events, 'adventurer.killed').filter(({ other }) => other === me).map(({ seat, adventurer, space }) => touch(88, say('web.digger.touched.killed', { name: name(seat), piece: figureName(adventurer), space }), space)),
    ...only(events, 'adventurer.escaped').filter(({ other }) => other === me).map(({ seat, adventurer, space }) => touch(92, say('web.digger.touched.escaped', { name: name(seat), piece: figureName(adventurer) }), space)),
  ];
}

function tokens(events: readonly DiggerEvent[], me: Seat, name: (seat: Seat) => string): Weighed[] {
  return [
    ...only(events, 'token.removed').filter(({ other }) => other === me).map(({ seat, space }) => touch(70, say('web.digger.touched.freed', { name: name(seat), space }), space)),
    ...only(events, 'token.returned').filter(({ seat }) => seat === me).map(({ space }) => touch(68, say('web.digger.touched.replaced', { space }), space)),
    ...only(events, 'trap.sprung').filter(({ other }) => other === me).map(({ seat, space }) => touch(40, say('web.digger.touched.trap', { name: name(seat), space }), space)),
  ];
}

interface End {
  space: Place;
  direction: Direction;
  dead: boolean;
}
const endsOf = (view: DiggerView, me: Seat): End[] => (factsOf(view)?.corridors ?? []).filter(({ seat, complete }) => seat === me && !complete).flatMap(({ open }) => open);
const isBlocked = (view: DiggerView, space: Place) => view.board.some((laid) => laid.space === space && laid.class === 'blocker');

/** Open ends of one's corridors that are walled up, or lead nowhere any more. */
function ends(events: readonly DiggerEvent[], before: DiggerView, after: DiggerView, me: Seat, name: (seat: Seat) => string): Weighed[] {
  const was = endsOf(before, me);
  return endsOf(after, me).flatMap(({ space, direction, dead }) => {
    const end = was.find((one) => one.space === space && one.direction === direction);
    const beyond = neighbour(space, direction);
    const by = only(events, 'collapse.placed').find((event) => event.space === beyond);
    const places = { space, direction: directionName(direction), name: by ? name(by.seat) : '' };
    if (!end || end.dead) return [];
    if (by && isBlocked(after, beyond)) return [touch(75, say('web.digger.touched.walled_by', places), beyond)];
    if (dead) return [touch(76, say('web.digger.touched.dead', places), space)];
    return isBlocked(after, beyond) && !isBlocked(before, beyond) ? [touch(75, say('web.digger.touched.walled', places), beyond)] : [];
  });
}

function prizeChanges(before: DiggerView, after: DiggerView, me: Seat, name: (seat: Seat) => string): Weighed[] {
  return prizes.flatMap((prize) => {
    const [was, is] = [before.prizes[prize], after.prizes[prize]];
    if (was === is) return [];
    if (was === me) return [touch(72, is === null ? say('web.digger.touched.prize.lost', { prize: prizeName(prize) }) : say('web.digger.touched.prize.taken', { prize: prizeName(prize), name: name(is) }))];
    return is === me ? [touch(35, say('web.digger.touched.prize.won', { prize: prizeName(prize) }))] : [];
  });
}

/** Who has come near a goal, from this share of it on. */
const near = 0.8;

function goals(before: DiggerView, after: DiggerView, me: Seat, name: (seat: Seat) => string): Weighed[] {
  const found: Weighed[] = after.finishing && !before.finishing ? [touch(95, say('digger.finishing'))] : [];
  const was = factsOf(before)?.goals ?? [];
  const close = (factsOf(after)?.goals ?? []).filter((goal) => {
    const past = was.find(({ what, seat }) => what === goal.what && seat === goal.seat);
    return goal.seat !== me && goal.have >= near * goal.need && (past?.have ?? 0) < near * goal.need;
  });
  for (const { what, seat, have, need } of close) {
    if (what === 'gp') found.push(touch(60, say('web.digger.touched.near', { name: nameOfSeat(seat, name), have, gold: gold(need) })));
    else if (what === 'sands') found.push(touch(58, say('digger.sands', { marker: have, limit: need })));
    else if (what === 'citadel') found.push(touch(58, say('digger.citadel', { inside: have, capacity: need })));
  }
  return found;
}
const nameOfSeat = (seat: Seat | null, name: (seat: Seat) => string) => (seat === null ? say('digger.nobody') : name(seat));

/** The same words twice are said once. */
function once(touches: readonly Weighed[]): Weighed[] {
  return touches.filter(({ text }, at) => touches.findIndex((one) => one.text === text) === at);
}

/** What these events of others did to a player, the weightiest first. */
export function touches(events: readonly GameEvent[], before: DiggerView, after: DiggerView, me: Seat, chairs: readonly Chair[]): Touch[] {
  const all = told(events as GameEvent[]);
  const name = (seat: Seat) => nameOf(seat, chairs);
  const found = [
    ...only(all, 'turn.lost').filter(({ seat }) => seat === me).map(() => touch(96, say('web.digger.touched.skip'))),
    ...conquests(all, me, name),
    ...coins(all, me, name),
    ...losses(all, me),
    ...adventurers(all, me, name),
    ...tokens(all, me, name),
    ...ends(all, before, after, me, name),
    ...prizeChanges(before, after, me, name),
    ...goals(before, after, me, name),
  ];
  return once(found)
    .sort((one, other) => other.weight - one.weight)
    .map(({ text, space }) => ({ text, space }));
}

/** In one sentence, to be spoken. */
export const touchesWords = (found: readonly Touch[]) => list(found.map(({ text }) => text));
