// Dungeon Digger in words: what must be done, what an action does. What it brings stands in gains.ts.
import type { Chair, Seat } from '../../contract';
import { known, list, plural, say } from '../../words';
import { content, inWords, lordName, orderName, tileName } from './content';
import { directions, orders, ownerOf, seatOf, type DiggerView, type Direction, type Order } from './kinds';
import { coinWords, countedCoins, figureName, gold, isSeat, isSpace, nameOf, openSides, orderNames, placeWords, points, sentence, sheetOf, tileNames, directionName } from './named';

// --- what must be done ---------------------------------------------------------------------------------------------------

/** The bonus orders that wait: "Move!, 2 × Think!". */
export function poolWords({ pool }: DiggerView): string {
  return list(orders.filter((order) => pool[order]).map((order) => (pool[order] > 1 ? say('web.digger.times', { n: pool[order], order: orderName(order) }) : orderName(order))));
}

const counted = new Set(['next_shift', 'bonus_pick', 'revised_plans', 'adventurer_step', 'creature_step']);

export function must({ kind, actor }: { kind: string; actor: Seat | 'chance' | null }, view: DiggerView, chairs: Chair[]): string {
  if (actor === null || kind === 'over') return say('web.table.over');
  if (actor === 'chance') return say('web.digger.must.chance');
  const { asked, turn } = view;
  const left = asked?.left ?? 1;
  const places = {
    name: nameOf(actor, chairs),
    other: nameOf(asked?.other, chairs),
    points: points(turn.tp),
    pool: poolWords(view),
    creature: asked?.creature ? figureName(asked.creature) : '',
    n: left,
  };
  const stem = `web.digger.must.${kind}`;
  const key = counted.has(kind) ? `${stem}.${left === 1 ? 'one' : 'other'}` : stem;
  return known(key) ? say(key, places) : say('web.table.wait');
}

// --- actions -------------------------------------------------------------------------------------------------------------

/** A tile to build: "Build the Kitchen on 1,0 (E W)". */
function buildWords(lead: string, [tile = '', space = '', rotation = '0']: readonly string[]): string {
  const places = { tile: tileName(tile), space, edges: openSides(tile, Number(rotation)), lead };
  return say(lead ? 'web.digger.do.build.lead' : 'web.digger.do.build', places);
}

/** The ability of the one whose Turn it is; without the table, of nobody. */
function specialName(view: DiggerView | undefined): string {
  const lord = view && sheetOf(view.active, view)?.lord;
  return lord ? inWords(content.lords[lord]?.special.name) : '';
}

function conquerWords(tokens: readonly string[], view: DiggerView | undefined): string {
  const [space = '', ...more] = tokens;
  const parts = more.map((token) => {
    const key = `deed.digger.conquer.${token}`;
    if (known(key)) return say(key);
    return isSpace(token) ? say('deed.digger.conquer.from', { space: placeWords(token, view) }) : say('deed.digger.conquer.by', { creature: figureName(token) });
  });
  return [say('deed.digger.conquer', { space: placeWords(space, view) }), ...parts].join(', ');
}

function coinOf(verb: string, number: string, view: DiggerView | undefined): string {
  return view ? coinWords(countedCoins(verb, view)[Number(number) - 1]?.value) : '?';
}

/** The verb's sentence; an answer says what it means where the decision is known. */
function deed(verb: string, view: DiggerView | undefined): string | undefined {
  return [`deed.digger.${verb}.${view?.phase ?? ''}`, `web.digger.do.${verb}`, `deed.digger.${verb}`].find(known);
}

function simple(verb: string, rest: readonly string[], view: DiggerView | undefined): string | null {
  const [first = '', second = ''] = rest;
  const key = deed(verb, view);
  if (!key || !known(key)) return null;
  const direction = rest.at(-1) ?? '';
  return say(key, {
    space: isSpace(first) ? placeWords(first, view) : isSpace(second) ? placeWords(second, view) : '',
    second: isSpace(second) ? placeWords(second, view) : '',
    name: isSeat(first) ? ownerOf(seatOf(first)) : isSeat(second) ? ownerOf(seatOf(second)) : '',
    direction: directions.includes(direction as Direction) ? directionName(direction as Direction) : '',
    piece: figureName(first),
    order: orderName(first),
    lord: lordName(first),
    tiles: tileNames(rest),
    coin: coinOf(verb, first, view),
    special: specialName(view),
  });
}

const building = new Set(['work', 'build', 'special']);

/** How an action begins, when "why not?" is asked about all that go on so: "work", "work KIT-A", "work KIT-A 1,0". */
function begunWords(verb: string, [tile, space, rotation]: readonly string[]): string | null {
  const any = `deed.digger.${verb}.any`;
  if (tile === undefined) return verb !== 'special' && known(any) ? say(any, { order: orderName(verb), orders: '' }) : null;
  if (!building.has(verb) || rotation !== undefined) return null;
  return space === undefined ? say('web.digger.dock.do.build', { tile: tileName(tile) }) : say('web.digger.dock.do.build.on', { tile: tileName(tile), space });
}

function wordsOf([verb = '', ...rest]: readonly string[], view: DiggerView | undefined): string | null {
  const begun = begunWords(verb, rest);
  if (begun) return begun;
  const [first = '', second = '', third = ''] = rest;
  if (verb === 'work' || verb === 'build') return buildWords('', rest);
  if (verb === 'special' && rest.length === 3) return buildWords(specialName(view) || say('web.digger.special'), rest);
  if (verb === 'move' || verb === 'sneak') return plural(`deed.digger.${verb}`, Number(second), { from: placeWords(first, view), space: placeWords(third, view) });
  if (verb === 'conquer') return conquerWords(rest, view);
  if (verb === 'sabotage' && rest.length === 2) {
    const from = isSpace(first) ? placeWords(first, view) : figureName(first);
    return say(isSpace(first) ? 'deed.digger.sabotage.stooge' : 'deed.digger.sabotage.creature', { space: second, from });
  }
  if (verb === 'free' && second) return say('deed.digger.free.of', { space: placeWords(first, view), name: ownerOf(seatOf(second)) });
  if (verb === 'tax' && first === 'bag') return say('deed.digger.tax.bag');
  return simple(verb, rest, view);
}

/** An action as people say it: "Build the Kitchen on 1,0 (E W)", "Send 2 Stooges from 3,0 to 1,0". */
export function actionWords(action: string, view?: DiggerView): string {
  const words = wordsOf(action.split(' '), view);
  return words ? sentence(words) : action;
}

export function scoreWords(score: number): string {
  return say('web.digger.score', { gold: gold(Math.round(score)) });
}

/** What an order does, in a sentence: for its button, and for "what can I do?". */
export const orderWords = (order: Order) => sentence(say(`deed.digger.${order}.any`, { order: orderName(order) }));

/** What a bonus offers: "Move! and Think!" of the Kitchens. */
export const offerWords = (offered: readonly Order[]) => orderNames(offered);

