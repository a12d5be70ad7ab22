// What the people and computers at a table are called: their own name, or one made of their seat.
import type { Chair } from '../contract';
import { say, type Key } from '../words';

/** The five levels of the computer, of every game. */
export const levelNames = ['beginner', 'apprentice', 'adept', 'expert', 'master'] as const;

export function levelName(level: number): string {
  return say(`level.${levelNames[level - 1] ?? 'adept'}` satisfies Key);
}

export function chairName(chair: Chair, seat: number): string {
  if (chair.name) return chair.name;
  return chair.level === null ? say('web.seat.person', { number: seat + 1 }) : say('web.seat.computer', { number: seat + 1 });
}

export function named(chairs: Chair[]): Chair[] {
  return chairs.map((chair, seat) => ({ ...chair, name: chairName(chair, seat) }));
}
