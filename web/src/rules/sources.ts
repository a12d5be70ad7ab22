// The rules of the games, each loaded when it is first opened: docs/rules/<game>.md is the English text and the authority,
// docs/rules/<language>/<game>.md a whole text in another language. Where there is none, the English one is shown.
import type { Language } from '../words';
import { parseRules, type Rules } from './markdown';

type Files = Record<string, () => Promise<string>>;

const files: Files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
const folder = '../../../docs/rules/';

export interface Source {
  /** the language that the text is in */
  language: Language;
  load(): Promise<Rules>;
}

/** The text of a game's rules that is nearest to a language. */
export function sourceOf(game: string, language: Language, among: Files = files): Source | undefined {
  const own = language === 'en' ? undefined : among[`${folder}${language}/${game}.md`];
  const found = own ?? among[`${folder}${game}.md`];
  return found && { language: own ? language : 'en', load: async () => parseRules(await found()) };
}
