// All words of the page, from content/locales: the shell's come with it, those of a game are learned with the game. `say`
// and `plural` read the language signal, so that whatever is drawn with them is drawn anew when the language changes.
import { computed, signal } from '@preact/signals';
import english from '../../content/locales/en.json';
import type crypt from '../../content/locales/crypt/en.json';
import type digger from '../../content/locales/digger/en.json';
import type onedeck from '../../content/locales/onedeck/en.json';
import type saga from '../../content/locales/saga/en.json';

export type Language = 'en' | 'it';
export type Key = keyof (typeof english & typeof crypt & typeof digger & typeof onedeck & typeof saga);
/** What has both forms; a key may end in `one` for another reason. */
type Stem<K> = K extends `${infer S}.one` ? (`${S}.other` extends Key ? S : never) : never;
export type PluralKey = Stem<Key>;
/** m, f, or the plural of one of them; English names have none. */
export type Gender = 'm' | 'f' | 'mp' | 'fp';
/** A name as it is shown, with the gender that the language gives it. */
export interface Named {
  text: string;
  gender: Gender | undefined;
}
export type Places = Record<string, string | number | Named>;

export const languages: readonly Language[] = ['en', 'it'];
export const language = signal<Language>('en');

type Words = Record<string, string>;
const catalogues = signal<Partial<Record<Language, Words>>>({ en: english });
const catalogue = computed((): Words => catalogues.value[language.value] ?? english);

const files = {
  ...import.meta.glob<Words>('../../content/locales/it.json', { import: 'default' }),
  ...import.meta.glob<Words>('../../content/locales/*/*.json', { import: 'default' }),
};
const learned = new Set<string>();
const fetched = new Map<string, Promise<void>>();

/** Adds the words of a file to its catalogue, once. */
function fetchWords(file: string, spoken: Language): Promise<void> {
  const load = files[`../../content/locales/${file}`];
  let words = load ? fetched.get(file) : Promise.resolve();
  if (!words) {
    words = load!().then((more) => {
      catalogues.value = { ...catalogues.value, [spoken]: { ...catalogues.value[spoken], ...more } };
    });
    words.catch(() => fetched.delete(file)); // the next question asks again
    fetched.set(file, words);
  }
  return words;
}

/** The words of a game, in the language that is spoken; and from then on in every other that is chosen. */
export async function learnWords(game: string): Promise<void> {
  learned.add(game);
  let spoken: Language;
  do {
    spoken = language.value;
    await fetchWords(`${game}/${spoken}.json`, spoken);
  } while (spoken !== language.value);
}

export async function speak(to: Language): Promise<void> {
  const wanted = [`${to}.json`, ...[...learned].map((game) => `${game}/${to}.json`)];
  await Promise.all(wanted.map((file) => fetchWords(file, to)));
  language.value = to;
  document.documentElement.lang = to;
}

function shown(value: string | number | Named): string {
  return typeof value === 'number' ? number(value, Number.isInteger(value) ? 0 : 1) : typeof value === 'string' ? value : value.text;
}

function filled(text: string, places: Places): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (places[name] === undefined ? whole : shown(places[name])));
}

/** A sentence that agrees with a name has the forms `key.m` and `key.f`: the first place in it that has a gender chooses. */
function agreeing(key: string, places: Places): string | undefined {
  const words = catalogue.value;
  const usual = words[`${key}.m`];
  for (const [, name] of (usual ?? '').matchAll(/\{(\w+)\}/g)) {
    const value = places[name!];
    if (typeof value === 'object' && value.gender) return words[`${key}.${value.gender}`] ?? words[`${key}.${value.gender[0]}`];
  }
  return usual;
}

function text(key: string, places: Places): string {
  const words = catalogue.value;
  return filled(words[key] ?? agreeing(key, places) ?? key, places);
}

export function say(key: Key, places: Places = {}): string {
  return text(key, places);
}

/** A name with its gender; `id` is "<game>.<id of the content>". */
export function named(name: string, id: string): Named {
  const words = catalogue.value;
  return { text: name, gender: words[`gender.${id}`] as Gender | undefined };
}

/** The words for n things; both languages have the two forms `one` and `other`. */
export function plural(stem: PluralKey, n: number, places: Places = {}): string {
  return text(`${stem}.${n === 1 ? 'one' : 'other'}`, { n, ...places });
}

/** Are there such words? For families such as `rule.`, whose members come from the engine. */
export function known(key: string): key is Key {
  return key in catalogue.value || `${key}.m` in catalogue.value;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once each: to make one takes longer than a hundred uses, and a board says many numbers. */
function format(style: 'decimal' | 'percent', least: number, most: number): Intl.NumberFormat {
  const key = `${language.value} ${style} ${least} ${most}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.NumberFormat(language.value, { style, minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: 'always' })));
  return found;
}

export function number(value: number, digits = 0): string {
  const text = format('decimal', digits, digits).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** "+2", "−5": what is added or taken away. */
export function withSign(value: number): string {
  return (value > 0 ? '+' : '') + number(value);
}

export function percent(value: number, digits = 0): string {
  return format('percent', 0, digits).format(value);
}

/** "a, b and c" */
export function list(items: string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
}

/** Texts one after the other as sentences: "Give up Move! It is lost." and never "Move!." */
export function sentences(texts: readonly string[]): string {
  return texts.filter(Boolean).map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
