// What an action brings, in words: what is gained for certain, what it costs, and what is left to draws
// (docs/format/digger.md, "Odds"). Nothing is reckoned here.
import type { Chair, Seat } from '../../contract';
import { known, list, percent, plural, say } from '../../words';
import { tileName, typeName } from './content';
import type { DiggerView, Order, Place } from './kinds';
import { gold, nameOf, orderNames, sentence } from './named';

export interface Odds {
  /** what the action costs now, in Tyranny Points */
  tp?: number;
  /** no decision of this Turn follows */
  ends?: boolean;
  gp?: number;
  gains?: { why: string; gp: number; spaces: Place[] }[];
  corridors?: (number | { length: number; gp: number; nuggets: number; spaces: Place[] })[];
  /** the corridor that the tile belongs to, while it has open ends */
  joins?: { length: number; open: number };
  bonus?: { rooms: string; picks: number; orders?: Order[] }[];
  path?: Place[];
  attacks?: { space: Place; player: Seat | null; strength: number; against: number }[];
  traps?: { space: Place; player: Seat; lost: number }[];
  lost?: { player: Seat; stooges: number }[];
  coins?: number;
  stored?: number;
  coin?: number[];
  from?: Seat;
  stolen?: number[];
  draws?: { type: string; chance: number }[];
  reveal?: { tile: string; chance: number }[];
  idle?: Order;
}

export const oddsOf = (odds: unknown): Odds => (odds && typeof odds === 'object' && !Array.isArray(odds) ? odds : {});

const lengthOf = (corridor: NonNullable<Odds['corridors']>[number]) => (typeof corridor === 'number' ? corridor : corridor.length);

/** "1: 50%, 2: 33%, 3: 17%" */
const byValue = (chances: readonly number[]) => chances.flatMap((chance, at) => (chance > 0 ? [say('web.digger.odds.value', { value: at + 1, percent: percent(chance) })] : [])).join(', ');

/** Gold by its cause. Without causes, of what the corridors do not say. */
function goldLines({ gp = 0, gains, corridors = [] }: Odds): string[] {
  const ways = corridors.map((corridor) => {
    const words = plural('web.digger.gain.corridor', lengthOf(corridor));
    return typeof corridor === 'number' ? words : say('web.digger.gain', { what: words, gold: gold(corridor.gp) });
  });
  const others = (gains ?? []).filter(({ why }) => why !== 'corridor').map(({ why, gp: each }) => say('web.digger.gain', { what: causeWords(why), gold: gold(each) }));
  if (gains || !gp) return [...ways, ...others];
  return [...ways, gold(gp)];
}

/** Why Gold is gained. */
export function causeWords(why: string): string {
  const key = `web.digger.cause.${why}`;
  return known(key) ? say(key) : why;
}

function nuggetLines({ corridors = [] }: Odds): string[] {
  const nuggets = corridors.reduce<number>((all, corridor) => all + (typeof corridor === 'number' ? 0 : corridor.nuggets), 0);
  return nuggets ? [plural('web.digger.gain.nuggets', nuggets)] : [];
}

function bonusLines({ bonus = [] }: Odds): string[] {
  return bonus.map(({ rooms, picks, orders }) => {
    const words = plural('web.digger.gain.bonus', picks, { rooms: typeName(rooms) });
    return orders?.length ? say('web.digger.gain.bonus.of', { bonus: words, orders: orderNames(orders) }) : words;
  });
}

/** What it is good for, line by line, the weightiest first. */
export function gainWords(found: unknown, _view: DiggerView, chairs: Chair[]): string[] {
  const odds = oddsOf(found);
  const { joins, coins: drawn = 0, stored = 0, from, ends } = odds;
  const lines = [
    ...goldLines(odds),
    ...nuggetLines(odds),
    ...(joins ? [plural('web.digger.gain.joins', joins.open, { length: joins.length })] : []),
    ...bonusLines(odds),
    ...(drawn ? [plural('digger.odds.coins', drawn)] : []),
    ...(stored ? [plural('digger.odds.stored', stored)] : []),
    ...(from === undefined ? [] : [say('digger.odds.stolen', { name: nameOf(from, chairs) })]),
    ...(ends ? [say('web.digger.gain.ends')] : []),
  ];
  return lines.map(sentence);
}

function lossLines({ attacks = [], traps = [], lost = [] }: Odds, chairs?: readonly Chair[]): string[] {
  return [
    ...attacks.map(({ strength, against, player }) => say(player === null ? 'web.digger.odds.attack.figure' : 'web.digger.odds.attack', { strength, against, name: nameOf(player, chairs) })),
    ...traps.map(({ player, lost: dead }) => plural('web.digger.odds.trap', dead, { name: nameOf(player, chairs) })),
    ...lost.map(({ player, stooges }) => plural('digger.odds.lost', stooges, { name: nameOf(player, chairs) })),
  ];
}

function chanceLines({ coin, stolen, draws = [], reveal = [] }: Odds): string[] {
  const lines: string[] = [];
  if (coin?.some((chance) => chance > 0)) lines.push(say('digger.odds.coin', { chances: byValue(coin) }));
  if (stolen?.some((chance) => chance > 0)) lines.push(say('digger.odds.stolen_coin', { chances: byValue(stolen) }));
  const types = draws.map(({ type, chance }) => say('web.digger.odds.type', { what: typeName(type), percent: percent(chance) }));
  if (types.length) lines.push(say('digger.odds.draws', { types: types.join(', ') }));
  const tiles = reveal.map(({ tile, chance }) => say('web.digger.odds.type', { what: tileName(tile), percent: percent(chance) }));
  if (tiles.length) lines.push(say('web.digger.odds.reveal', { tiles: tiles.join(', ') }));
  return lines;
}

/** What it costs, and the chances of what is drawn. */
export function oddsWords(found: unknown): string[] {
  const odds = oddsOf(found);
  const idle = odds.idle ? `deed.digger.${odds.idle}.idle` : '';
  return [...lossLines(odds), ...chanceLines(odds), ...(known(idle) ? [say(idle)] : [])].map(sentence);
}

/** All of it in one short line, for a dock: "Kitchen joined to Kitchen, 3 Gold · bonus order: Move! or Think!". */
export function previewWords(found: unknown, view: DiggerView, chairs: Chair[]): string {
  const odds = oddsOf(found);
  const parts = [...gainWords(odds, view, chairs), ...lossLines(odds, chairs), ...chanceLines(odds)];
  return parts.map((part, at) => (at ? part.charAt(0).toLowerCase() + part.slice(1) : part)).join(' · ');
}

/** What a route meets on its way: "3 beat 2; a trap takes 1". */
export const wayWords = (found: unknown, chairs: readonly Chair[]) => list(lossLines(oddsOf(found), chairs));
