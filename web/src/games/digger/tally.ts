// Counts up what Dungeon Digger's records keep: scores and where they came from, and the luck of coins apart from choices.
import type { Chair, GameRecord, Seat, Step } from '../../contract';
import { content } from './content';
import { told } from './pace';

/** What is kept of a seat: the coins that it showed at the end, what they came to, and Gold by its cause. */
export interface SeatLuck {
  coins: number;
  value: number;
  /** chose between coins, or looked them over: theirs are no matter of luck */
  chose: boolean;
  gold: Record<string, number>;
}

/** A lord whose coins are chosen, and the decisions in which one chooses a coin by what it is worth. */
const weighs = 'pennypinch';
const choosing = /^(keep|again|take) ?/;

export function luck(steps: Step[], chairs: Chair[]): SeatLuck[] {
  const seats = chairs.map((): SeatLuck => ({ coins: 0, value: 0, chose: false, gold: {} }));
  for (const { actor, action, events } of steps) {
    if (typeof actor === 'number' && choosing.test(action) && seats[actor]) seats[actor].chose = true;
    for (const event of told(events)) {
      const seat = 'seat' in event ? seats[event.seat] : undefined;
      if (!seat) continue;
      if (event.type === 'coin.shown') {
        seat.coins += 1;
        seat.value += event.coin;
      } else if (event.type === 'lord.taken' && event.lord === weighs) seat.chose = true;
      else if (event.type === 'gp.gained') seat.gold[event.why] = (seat.gold[event.why] ?? 0) + event.gp;
    }
  }
  return seats;
}

/** The coins of one player's share of the Bag: the mean of one, and how far it strays. */
export function coinChance(): { mean: number; spread: number } {
  const all = content.coins.reduce((sum, { n }) => sum + n, 0);
  const mean = content.coins.reduce((sum, { value, n }) => sum + n * value, 0) / all;
  const square = content.coins.reduce((sum, { value, n }) => sum + n * (value - mean) ** 2, 0) / all;
  return { mean, spread: Math.sqrt(square) };
}

export interface CoinLuck {
  coins: number;
  value: number;
  expected: number;
  /** what chance gives in most cases: about 19 of 20 */
  usual: [number, number];
}

export interface Tally {
  games: number;
  mean: number | null;
  best: number | null;
  longest: number;
  complex: number;
  /** what a score is made of, on average */
  parts: { source: string; mean: number }[];
  /** Gold on the track by its cause, on average */
  causes: { why: string; mean: number }[];
  people: CoinLuck;
  computers: CoinLuck;
}

interface Result {
  seat: Seat;
  score: number | null;
  out?: boolean;
  longest?: number;
  complex?: number;
  parts?: Record<string, number>;
}

/** Of a record that was made otherwise, or damaged, there is none. */
function luckIn({ luck: kept }: GameRecord): SeatLuck[] {
  const seats = Array.isArray(kept) ? (kept as (Partial<SeatLuck> | null)[]) : [];
  return seats.map((seat) => ({ coins: Number(seat?.coins) || 0, value: Number(seat?.value) || 0, chose: seat?.chose === true, gold: seat?.gold && typeof seat.gold === 'object' ? seat.gold : {} }));
}

const isPerson = ({ chairs }: GameRecord, seat: number) => chairs[seat]?.level === null;

function luckOf(seats: readonly SeatLuck[]): CoinLuck {
  const drawn = seats.filter(({ chose }) => !chose);
  const coins = drawn.reduce((all, seat) => all + seat.coins, 0);
  const value = drawn.reduce((all, seat) => all + seat.value, 0);
  const { mean, spread } = coinChance();
  const far = 2 * spread * Math.sqrt(coins);
  return { coins, value, expected: mean * coins, usual: [Math.max(0, mean * coins - far), mean * coins + far] };
}

function meansOf(all: readonly Record<string, number>[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of all) for (const [name, value] of Object.entries(one)) sums.set(name, (sums.get(name) ?? 0) + (Number(value) || 0));
  return [...sums].map(([name, sum]) => [name, sum / all.length]);
}

export function tallyOf(records: readonly GameRecord[]): Tally {
  const results = records.flatMap((record) => (record.results as unknown as Result[]).filter(({ seat, out }) => isPerson(record, seat) && !out));
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]));
  const own = records.flatMap((record) => luckIn(record).filter((_, seat) => isPerson(record, seat)));
  const others = records.flatMap((record) => luckIn(record).filter((_, seat) => !isPerson(record, seat)));
  return {
    games: records.length,
    mean: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    best: scores.length ? Math.max(...scores) : null,
    longest: Math.max(0, ...results.map(({ longest }) => longest ?? 0)),
    complex: Math.max(0, ...results.map(({ complex }) => complex ?? 0)),
    parts: meansOf(results.flatMap(({ parts }) => (parts ? [parts] : []))).map(([source, mean]) => ({ source, mean })),
    causes: meansOf(own.map(({ gold }) => gold)).map(([why, mean]) => ({ why, mean })),
    people: luckOf(own),
    computers: luckOf(others),
  };
}
