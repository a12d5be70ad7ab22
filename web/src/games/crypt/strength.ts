// How strong the computer's levels are, measured: docs/players.md, "How strong they are" (Crypt, all Collectors on side A,
// 15 November 2026). Change the figures there and here together.
import { levelName } from '../../table/names';
import { number, percent, say } from '../../words';

export interface Strength {
  level: number;
  /** The share of two-player games won against the level below, and of how many games; null for the lowest level. */
  beatsBelow: { share: number; games: number } | null;
  /** The mean score of 400 solo games; null where it was not measured. */
  soloMean: number | null;
}

export const strengths: readonly Strength[] = [
  { level: 1, beatsBelow: null, soloMean: 41.2 },
  { level: 2, beatsBelow: { share: 0.9, games: 400 }, soloMean: 47.5 },
  { level: 3, beatsBelow: { share: 0.68, games: 400 }, soloMean: 51.4 },
  { level: 4, beatsBelow: { share: 0.65, games: 400 }, soloMean: 53.1 },
  { level: 5, beatsBelow: { share: 0.578, games: 400 }, soloMean: null },
];

export function strength(level: number): string | null {
  const found = strengths.find((each) => each.level === level);
  if (!found) return null;
  if (!found.beatsBelow) return say('web.crypt.strength.lowest');
  const { share, games } = found.beatsBelow;
  return say('web.crypt.strength', { level: levelName(level - 1), share: percent(share), games: number(games) });
}
