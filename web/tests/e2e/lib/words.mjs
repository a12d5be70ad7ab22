// The page's own words, so that a better sentence breaks no test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

const folder = join(root, 'content/locales');
const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.json'));
const catalogues = Object.fromEntries(
  ['en', 'it'].map((language) => {
    const own = files.filter((file) => file.endsWith(`${language}.json`));
    return [language, Object.assign({}, ...own.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))))];
  }),
);

/** The words of a key; what is in braces is filled from `places`, and matches anything if it is not given. */
export function say(key, places = {}, language = 'en') {
  const text = catalogues[language][key];
  if (text === undefined) throw new Error(`there are no words for ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(places[name] ?? whole));
}

/** A pattern for the words of a key, with anything in the places that are left open. */
export function like(key, places = {}, language = 'en') {
  const quoted = say(key, places, language).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(quoted.replace(/\{\w+\}/g, '.+'));
}
