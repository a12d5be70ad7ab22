// The rules files, each loaded when it is first opened.
import { parseRules, type Rules } from './markdown';

const sources: Record<string, () => Promise<{ default: string }>> = {
  crypt: () => import('../../../docs/rules/crypt.md?raw'),
};

export function hasRules(game: string): boolean {
  return Object.hasOwn(sources, game);
}

export async function loadRules(game: string): Promise<Rules> {
  const source = sources[game];
  if (!source) throw new Error(`no rules of ${game}`);
  return parseRules((await source()).default);
}
