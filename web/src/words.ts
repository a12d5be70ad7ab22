// All words of the page, from content/locales. `say` and `plural` read the language signal, so that whatever is drawn
// with them is drawn anew when the language changes.
import { computed, signal } from '@preact/signals';
import english from '../../content/locales/en.json';

export type Language = 'en' | 'it';
export type Key = keyof typeof english;
/** What has both forms; a key may end in `one` for another reason. */
type Stem<K> = K extends `${infer S}.one` ? (`${S}.other` extends Key ? S : never) : never;
export type PluralKey = Stem<Key>;
export type Places = Record<string, string | number>;

export const languages: readonly Language[] = ['en', 'it'];
export const language = signal<Language>('en');

const catalogues = signal<Record<string, Record<string, string>>>({ en: english });
const catalogue = computed(() => catalogues.value[language.value] ?? english);

export async function speak(to: Language): Promise<void> {
  if (!catalogues.value[to]) {
    const words = (await import('../../content/locales/it.json')).default;
    catalogues.value = { ...catalogues.value, [to]: words };
  }
  language.value = to;
  document.documentElement.lang = to;
}

function filled(text: string, places: Places): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

export function say(key: Key, places: Places = {}): string {
  return filled(catalogue.value[key] ?? key, places);
}

/** The words for n things; both languages have the two forms `one` and `other`. */
export function plural(stem: PluralKey, n: number, places: Places = {}): string {
  return filled(catalogue.value[`${stem}.${n === 1 ? 'one' : 'other'}`] ?? stem, { n, ...places });
}

/** Is there such a key? For families such as `rule.`, whose members come from the engine. */
export function known(key: string): key is Key {
  return key in english;
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function percent(value: number, digits = 0): string {
  return value.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: digits });
}

/** "a, b and c" */
export function list(items: string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
}
