// Counts up the records of finished games. What people did is apart from what the dice did.
import type { GameRecord } from '../kept';

export interface Luck {
  rolled: number;
  failed: number;
  expected: number;
  /** what chance gives in most cases: about 19 of 20 */
  usual: [number, number];
}

export interface LevelLine {
  /** the strongest computer at the table; null where only people played */
  level: number | null;
  games: number;
  won: number;
}

export interface Tally {
  games: number;
  against: LevelLine[];
  /** of people, in games of several */
  together: { scores: number; mean: number | null; best: number | null };
  solo: { games: number; mean: number | null; best: number | null; ratings: Record<string, number> };
  people: Luck;
  computers: Luck;
}

function luckOf(counts: GameRecord['luck']): Luck {
  const sum = (part: keyof GameRecord['luck'][number]) => counts.reduce((total, count) => total + count[part], 0);
  const [rolled, failed, expected] = [sum('rolled'), sum('failed'), sum('expected')];
  // Dice of unequal chances spread less than dice of their mean chance: so this range is rather too wide than too narrow.
  const share = rolled > 0 ? expected / rolled : 0;
  const spread = 2 * Math.sqrt(rolled * share * (1 - share));
  return { rolled, failed, expected, usual: [Math.max(0, expected - spread), Math.min(rolled, expected + spread)] };
}

function meanOf(scores: number[]): number | null {
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
}

function bestOf(scores: number[]): number | null {
  return scores.length > 0 ? Math.max(...scores) : null;
}

export function tallyOf(records: GameRecord[]): Tally {
  const isPerson = (record: GameRecord, seat: number) => record.chairs[seat]?.level === null;
  const resultsOfPeople = (record: GameRecord) => record.results.filter(({ seat }) => isPerson(record, seat));
  const scoresOf = (some: GameRecord[]) => some.flatMap(resultsOfPeople).flatMap(({ score }) => (score === null ? [] : [score]));
  const luckWhere = (person: boolean) =>
    luckOf(records.flatMap((record) => record.luck.filter((_, seat) => isPerson(record, seat) === person)));

  const played = records.filter((record) => resultsOfPeople(record).length > 0);
  const alone = played.filter(({ players }) => players === 1);
  const several = played.filter(({ players }) => players > 1);

  const lines = new Map<number | null, LevelLine>();
  for (const record of several) {
    const levels = record.chairs.flatMap(({ level }) => (level === null ? [] : [level]));
    const level = levels.length > 0 ? Math.max(...levels) : null;
    const line = lines.get(level) ?? { level, games: 0, won: 0 };
    line.games += 1;
    if (resultsOfPeople(record).some(({ won }) => won)) line.won += 1;
    lines.set(level, line);
  }
  const ratings: Record<string, number> = {};
  for (const { rating } of alone.flatMap(resultsOfPeople)) if (rating) ratings[rating] = (ratings[rating] ?? 0) + 1;

  const together = scoresOf(several);
  const solo = scoresOf(alone);
  return {
    games: played.length,
    against: [...lines.values()].sort((one, other) => (one.level ?? 9) - (other.level ?? 9)),
    together: { scores: together.length, mean: meanOf(together), best: bestOf(together) },
    solo: { games: alone.length, mean: meanOf(solo), best: bestOf(solo), ratings },
    people: luckWhere(true),
    computers: luckWhere(false),
  };
}
