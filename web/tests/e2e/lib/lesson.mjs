// The moves that a game's first lesson asks for, in their order.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

export function lessonMoves(game) {
  const folder = join(root, 'web/src/games', game);
  const data = join(folder, 'lessons.json');
  if (existsSync(data)) return JSON.parse(readFileSync(data, 'utf8')).lessons[0].steps.flatMap(({ move }) => move ?? []);
  return [...readFileSync(join(folder, 'lesson.ts'), 'utf8').matchAll(/move: '([^']+)'/g)].map(([, move]) => move);
}
