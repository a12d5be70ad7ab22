// How strong the computer's levels are, measured: docs/players.md, "Dungeon Digger" (standard game of two, 16 and 17
// November 2026). Change the figures there and here together.
import { levelName } from '../../table/names';
import { number, percent, say } from '../../words';

interface Strength {
  level: number;
  /** The share of games won against the level below, and of how many; null for the lowest level. */
  beatsBelow: { share: number; games: number } | null;
}

/** Fewer games than these say nothing of a share. */
const enough = 100;

export const strengths: readonly Strength[] = [
  { level: 1, beatsBelow: null },
  { level: 2, beatsBelow: { share: 0.862, games: 200 } },
  { level: 3, beatsBelow: { share: 0.895, games: 200 } },
  { level: 4, beatsBelow: { share: 0.639, games: 126 } },
  { level: 5, beatsBelow: { share: 0.545, games: 11 } },
];

export function strength(level: number): string | null {
  const found = strengths.find((each) => each.level === level);
  if (!found) return null;
  if (!found.beatsBelow) return say('web.digger.strength.lowest');
  const { share, games } = found.beatsBelow;
  const places = { level: levelName(level - 1), share: percent(share), games: number(games) };
  return say(games < enough ? 'web.digger.strength.few' : 'web.digger.strength', places);
}
