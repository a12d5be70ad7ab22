// The lines of the log, worded once for each step and language: the log, the slider and the recap all ask for all of
// them whenever they are drawn.
import type { Chair, GameFace, LogLine, Step } from '../contract';
import { language } from '../words';
import { named } from './names';

const worded = new WeakMap<Step, { language: string; lines: LogLine[] }>();

export function linesOf(face: GameFace, step: Step, chairs: Chair[], view: unknown): LogLine[] {
  const found = worded.get(step);
  if (found?.language === language.value) return found.lines;
  const lines = face.lines(step, named(chairs), view);
  worded.set(step, { language: language.value, lines });
  return lines;
}
