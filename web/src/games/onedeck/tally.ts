// What the statistics keep of a game: the dice of its heroes, and what they came to.
import type { Chair, GameRecord, Step } from '../../contract';
import { told } from './kinds';

export interface DiceLuck {
  rolled: number;
  /** all that they showed */
  sum: number;
}

export function luck(steps: Step[], _chairs: Chair[]): DiceLuck {
  const dice = steps.flatMap(({ events }) => told(events).flatMap((event) => (event.type === 'dice.rolled' ? event.dice : [])));
  return { rolled: dice.length, sum: dice.reduce((all, { value }) => all + value, 0) };
}

/** of one die: its mean, and how far it strays */
const mean = 3.5;
const spread = Math.sqrt(35 / 12);

export interface Tally {
  games: number;
  won: number;
  /** the deepest floor; 4 is the boss */
  deepest: number;
  /** how often a game ended on each floor, the boss last; a won one does not count */
  ended: number[];
  rolled: number;
  sum: number;
  expected: number;
  usual: [number, number];
}

interface Result {
  won: boolean;
  floor?: number;
}

export function tallyOf(records: readonly GameRecord[]): Tally {
  const ends = records.flatMap(({ results }) => (results[0] ? [results[0] as unknown as Result] : []));
  const dice = records.map(({ luck: kept }) => (kept && typeof kept === 'object' ? (kept as Partial<DiceLuck>) : {}));
  const rolled = dice.reduce((all, one) => all + (Number(one.rolled) || 0), 0);
  const sum = dice.reduce((all, one) => all + (Number(one.sum) || 0), 0);
  const expected = mean * rolled;
  const far = 2 * spread * Math.sqrt(rolled);
  return {
    games: records.length,
    won: ends.filter(({ won }) => won).length,
    deepest: Math.max(0, ...ends.map(({ floor }) => floor ?? 0)),
    ended: [1, 2, 3, 4].map((floor) => ends.filter((end) => !end.won && end.floor === floor).length),
    rolled,
    sum,
    expected,
    usual: [expected - far, expected + far],
  };
}
