// How the people and computers of new and kept games are called.
import type { Chair } from '../contract';
import { chairName, levelName } from '../table/names';
import { list, say } from '../words';

/** Names that computers take, one a seat. They are names in both languages. */
const computerNames = ['Ada', 'Bruno', 'Cleo', 'Dante', 'Elena', 'Fosco'] as const;

/** The name that a seat has while nobody gives it another. */
export function usualName(level: number | null, seat: number): string {
  return level === null ? chairName({ name: '', level }, seat) : (computerNames[seat] ?? chairName({ name: '', level }, seat));
}

/** "Anna, Bruno (adept) and Cleo (master)" */
export function chairsWords(chairs: Chair[]): string {
  return list(
    chairs.map((chair, seat) =>
      chair.level === null
        ? chairName(chair, seat)
        : say('web.home.computer', { name: chairName(chair, seat), level: levelName(chair.level) }),
    ),
  );
}
