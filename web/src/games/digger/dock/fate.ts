// What a line of actions would do: whether it can be taken back, and what it brings.
import type { BoardProps, Tried } from '../../../contract';
import { oddsOf, type Odds } from '../gains';

export interface Fate {
  /** what stands in the way of taking it back; null: it can be */
  wall: NonNullable<Tried['wall']> | null;
  /** the Turn ends with it */
  ends: boolean;
  odds: Odds;
}

/** Nobody can say: so it is looked at as what cannot be taken back. */
export const unknownFate: Fate = { wall: 'reveal', ends: false, odds: {} };

export function fateOf(steps: readonly Tried[], line: readonly string[]): Fate | null {
  const last = steps[steps.length - 1];
  if (!last?.legal || steps.length < line.length) return null;
  const odds = oddsOf(last.odds);
  return { wall: last.wall ?? null, ends: last.ends ?? odds.ends ?? false, odds };
}

export async function askFate(attempt: BoardProps<unknown>['attempt'], line: readonly string[]): Promise<Fate> {
  return fateOf(await attempt(line, { odds: true, limit: 0 }), line) ?? unknownFate;
}

/** On a tap: what can be taken back, and what says itself that it cannot. */
export const isFree = ({ wall, ends }: Fate) => wall === null && !ends;
