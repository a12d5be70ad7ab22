// How strong the computer's levels are, measured: docs/players.md, "How strong they are" (Crypt, all Collectors on side A,
// 15 November 2026). Change the figures there and here together.

export const levelNames = ['beginner', 'apprentice', 'adept', 'expert', 'master'] as const;

export interface Strength {
  level: number;
  name: (typeof levelNames)[number];
  /** The share of two-player games won against the level below, and of how many games; null for the lowest level. */
  beatsBelow: { share: number; games: number } | null;
  /** The mean score of 400 solo games; null where it was not measured. */
  soloMean: number | null;
}

export const strengths: readonly Strength[] = [
  { level: 1, name: 'beginner', beatsBelow: null, soloMean: 41.2 },
  { level: 2, name: 'apprentice', beatsBelow: { share: 0.9, games: 400 }, soloMean: 47.5 },
  { level: 3, name: 'adept', beatsBelow: { share: 0.68, games: 400 }, soloMean: 51.4 },
  { level: 4, name: 'expert', beatsBelow: { share: 0.65, games: 400 }, soloMean: 53.1 },
  { level: 5, name: 'master', beatsBelow: { share: 0.578, games: 400 }, soloMean: null },
];

export function strengthOf(level: number): Strength | undefined {
  return strengths.find((strength) => strength.level === level);
}
