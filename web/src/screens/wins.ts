// Wins, in records of any game: against which computers people played, and what came of it.
import type { GameRecord } from '../contract';

export interface LevelLine {
  /** the strongest computer at the table; null where only people played */
  level: number | null;
  games: number;
  won: number;
}

const people = ({ chairs, results }: GameRecord) => results.filter(({ seat }) => chairs[seat]?.level === null);

/** The records of games in which a person sat. */
export function played(records: GameRecord[]): GameRecord[] {
  return records.filter((record) => people(record).length > 0);
}

/** By the strongest opponent, the weakest first, people last. */
export function winsByLevel(records: GameRecord[]): LevelLine[] {
  const lines = new Map<number | null, LevelLine>();
  for (const record of played(records).filter(({ players }) => players > 1)) {
    const levels = record.chairs.flatMap(({ level }) => (level === null ? [] : [level]));
    const level = levels.length > 0 ? Math.max(...levels) : null;
    const line = lines.get(level) ?? { level, games: 0, won: 0 };
    line.games += 1;
    if (people(record).some(({ won }) => won)) line.won += 1;
    lines.set(level, line);
  }
  return [...lines.values()].sort((one, other) => (one.level ?? 9) - (other.level ?? 9));
}
