// Counts up what Crypt's records keep: scores, ratings, and the luck of dice apart from choices.
import type { Chair, GameRecord, Step } from '../../contract';
import { rolls } from './lines';

/** What is kept of a seat: dice rolled, failed, and the failures that chance would have given. */
export interface SeatLuck {
  rolled: number;
  failed: number;
  expected: number;
}

export function luck(steps: Step[], chairs: Chair[]): SeatLuck[] {
  const seats = chairs.map(() => ({ rolled: 0, failed: 0, expected: 0 }));
  for (const { seat: at, failed, chance } of steps.flatMap(rolls)) {
    const seat = seats[at];
    if (!seat) continue;
    seat.rolled += 1;
    seat.failed += failed ? 1 : 0;
    seat.expected += chance;
  }
  return seats;
}

export interface Luck extends SeatLuck {
  /** what chance gives in most cases: about 19 of 20 */
  usual: [number, number];
}

interface Scores {
  games: number;
  mean: number | null;
  best: number | null;
}

export interface Tally {
  /** of people, in games of several and alone */
  together: Scores;
  solo: Scores & { ratings: Record<string, number> };
  people: Luck;
  computers: Luck;
}

function luckOf(counts: SeatLuck[]): Luck {
  const sum = (part: keyof SeatLuck) => counts.reduce((total, count) => total + count[part], 0);
  const [rolled, failed, expected] = [sum('rolled'), sum('failed'), sum('expected')];
  // Dice of unequal chances spread less than dice of their mean chance: so this range is rather too wide than too narrow.
  const share = rolled > 0 ? expected / rolled : 0;
  const spread = 2 * Math.sqrt(rolled * share * (1 - share));
  return { rolled, failed, expected, usual: [Math.max(0, expected - spread), Math.min(rolled, expected + spread)] };
}

/** Of a record that was made otherwise, or damaged, there is none. */
function luckIn({ luck: found }: GameRecord): SeatLuck[] {
  const counts = Array.isArray(found) ? (found as Partial<SeatLuck>[]) : [];
  return counts.map((count) => ({ rolled: Number(count?.rolled) || 0, failed: Number(count?.failed) || 0, expected: Number(count?.expected) || 0 }));
}

const isPerson = ({ chairs }: GameRecord, seat: number) => chairs[seat]?.level === null;
const resultsOfPeople = (record: GameRecord) => record.results.filter(({ seat }) => isPerson(record, seat));

function scoresOf(records: GameRecord[]): Scores {
  const scores = records.flatMap(resultsOfPeople).flatMap(({ score }) => (score === null ? [] : [score]));
  const mean = scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
  return { games: records.length, mean, best: scores.length > 0 ? Math.max(...scores) : null };
}

export function tallyOf(records: GameRecord[]): Tally {
  const luckWhere = (person: boolean) =>
    luckOf(records.flatMap((record) => luckIn(record).filter((_, seat) => isPerson(record, seat) === person)));
  const alone = records.filter(({ players }) => players === 1);
  const ratings: Record<string, number> = {};
  for (const { rating } of alone.flatMap(resultsOfPeople)) if (rating) ratings[rating] = (ratings[rating] ?? 0) + 1;
  return {
    together: scoresOf(records.filter(({ players }) => players > 1)),
    solo: { ...scoresOf(alone), ratings },
    people: luckWhere(true),
    computers: luckWhere(false),
  };
}
