// What a lesson is: a game with a fixed seed, in which the learner makes the moves that are asked for, and a script
// makes those of the others.
import type { Key } from '../words';

export interface LessonStep {
  text: Key;
  /** The move that the learner makes; without one the step is read and left. */
  move?: string;
  /** What the others then do, by seat. */
  replies?: { seat: number; action: string }[];
}

export interface Lesson {
  game: string;
  players: number;
  seed: string;
  options: Record<string, unknown>;
  /** names of the others */
  others: Key[];
  steps: LessonStep[];
}
