// How strong the computer's levels are, measured: docs/players.md, "How strong they are" (One Deck Dungeon, one hero, standard
// difficulty, all 25 pairs of hero and dungeon, 15 November 2026). Change the figures there and here together.
import { number, percent, say } from '../../words';

const measured: readonly { level: number; won: number; games: number }[] = [
  { level: 1, won: 0.002, games: 5000 },
  { level: 2, won: 0.042, games: 2500 },
  { level: 3, won: 0.203, games: 5000 },
  { level: 4, won: 0.37, games: 200 },
  { level: 5, won: 0.64, games: 50 },
];

export function strength(level: number): string | null {
  const found = measured.find((each) => each.level === level);
  return found ? say('web.onedeck.strength', { share: percent(found.won, found.won < 0.1 ? 1 : 0), games: number(found.games) }) : null;
}
