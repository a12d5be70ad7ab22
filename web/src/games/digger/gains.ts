// What an action brings, in words: what is gained for certain, what it costs, and what is left to draws
// (docs/format/digger.md, "Odds"). Nothing is reckoned here.
import type { Chair, Seat } from '../../contract';
import { known, list, percent, plural, say } from '../../words';
import { tileName, typeName } from './content';
import type { DiggerView, Order, Place } from './kinds';
import { figureName, gold, nameOf, orderNames, points, sentence } from './named';

export interface Odds {
  /** what the action costs now, in Tyranny Points, and brings */
  tp?: number;
  tp_gained?: number;
  /** nobody decides anything in this Turn any more */
  ends?: boolean;
  /** the places on the way */
  path?: Place[];
  attacks?: { space: Place; players: Seat[]; strength: number; against: number }[];
  traps?: { space: Place; player: Seat; lost: number }[];
  gp?: number;
  gains?: { why: string; gp: number; space: Place | null; spaces: Place[] }[];
  corridors?: { length: number; gp: number; nuggets: number; spaces: Place[] }[];
  /** corridors that stay unfinished */
  joins?: { length: number; open: number; spaces: Place[] }[];
  bonus?: { rooms: string; picks: number; orders: Order[] }[];
  lost?: { player: Seat; stooges: number }[];
  died?: { player: Seat; id: string; why: string }[];
  reveal?: { space: Place; tile: string; chance: number }[];
  coins?: number;
  stored?: number;
  coin?: number[];
  from?: Seat;
  stolen?: number[];
  draws?: { type: string; chance: number }[];
  idle?: Order;
}

export const oddsOf = (odds: unknown): Odds => (odds && typeof odds === 'object' && !Array.isArray(odds) ? odds : {});

/** "1: 50%, 2: 33%, 3: 17%" */
const byValue = (chances: readonly number[]) => chances.flatMap((chance, at) => (chance > 0 ? [say('web.digger.odds.value', { value: at + 1, percent: percent(chance) })] : [])).join(', ');

/** Gold by its cause. */
function goldLines({ gains = [], corridors = [] }: Odds): string[] {
  return [
    ...corridors.map(({ length, gp }) => say('web.digger.gain', { what: plural('web.digger.gain.corridor', length), gold: gold(gp) })),
    ...gains.filter(({ why }) => why !== 'corridor').map(({ why, gp }) => say('web.digger.gain', { what: causeWords(why), gold: gold(gp) })),
  ];
}

/** Why Gold is gained. */
export function causeWords(why: string): string {
  const key = `web.digger.cause.${why}`;
  return known(key) ? say(key) : why;
}

function nuggetLines({ corridors = [] }: Odds): string[] {
  const nuggets = corridors.reduce((all, corridor) => all + corridor.nuggets, 0);
  return nuggets ? [plural('web.digger.gain.nuggets', nuggets)] : [];
}

function bonusLines({ bonus = [] }: Odds): string[] {
  return bonus.map(({ rooms, picks, orders }) => {
    const words = plural('web.digger.gain.bonus', picks, { rooms: typeName(rooms) });
    return say('web.digger.gain.bonus.of', { bonus: words, orders: orderNames(orders) });
  });
}

/** What it is good for, line by line, the weightiest first. */
export function gainWords(found: unknown, _view: DiggerView, chairs: Chair[]): string[] {
  const odds = oddsOf(found);
  const { joins = [], coins: drawn = 0, stored = 0, from, ends, tp_gained: tp = 0 } = odds;
  const lines = [
    ...goldLines(odds),
    ...nuggetLines(odds),
    ...joins.map(({ length, open }) => plural('web.digger.gain.joins', open, { length })),
    ...bonusLines(odds),
    ...(tp ? [say('web.digger.gain.points', { points: points(tp) })] : []),
    ...(drawn ? [plural('digger.odds.coins', drawn)] : []),
    ...(stored ? [plural('digger.odds.stored', stored)] : []),
    ...(from === undefined ? [] : [say('digger.odds.stolen', { name: nameOf(from, chairs) })]),
    ...(ends ? [say('web.digger.gain.ends')] : []),
  ];
  return lines.map(sentence);
}

function lossLines({ attacks = [], traps = [], lost = [], died = [] }: Odds, chairs?: readonly Chair[]): string[] {
  return [
    ...attacks.map(({ strength, against, players }) => say('web.digger.odds.attack', { strength, against, name: list(players.map((seat) => nameOf(seat, chairs))) })),
    ...traps.map(({ player, lost: dead }) => (dead ? plural('web.digger.odds.trap', dead, { name: nameOf(player, chairs) }) : say('web.digger.odds.trap.coin', { name: nameOf(player, chairs) }))),
    ...lost.map(({ player, stooges }) => plural('digger.odds.lost', stooges, { name: nameOf(player, chairs) })),
    ...died.map(({ player, id }) => say('web.digger.odds.died', { piece: figureName(id), name: nameOf(player, chairs) })),
  ];
}

function chanceLines({ coin, stolen, draws = [], reveal = [] }: Odds): string[] {
  const lines: string[] = [];
  if (coin?.some((chance) => chance > 0)) lines.push(say('digger.odds.coin', { chances: byValue(coin) }));
  if (stolen?.some((chance) => chance > 0)) lines.push(say('digger.odds.stolen_coin', { chances: byValue(stolen) }));
  const types = draws.map(({ type, chance }) => say('web.digger.odds.type', { what: typeName(type), percent: percent(chance) }));
  if (types.length) lines.push(say('digger.odds.draws', { types: types.join(', ') }));
  const tiles = reveal.filter(({ chance }) => chance > 0).map(({ tile, chance }) => say('web.digger.odds.type', { what: tileName(tile), percent: percent(chance) }));
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
