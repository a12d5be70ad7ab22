// node tools/screenshots.mjs: the pictures of docs/screenshots anew, from those that the tours of tests/e2e left behind.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fewColours } from '../art/png.mjs';

const from = fileURLToPath(new URL('../../build/web/screens/', import.meta.url));
const to = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** Of each tour, the screens that are shown, by the names they have there. A game with a tour of its own has its name before them. */
const tours = [
  { of: '', size: 'desktop', scheme: 'light', shown: { home: 'home-first', table: 'table-four', claim: 'claim', end: 'end' } },
  { of: '', size: 'phone', scheme: 'dark', shown: { home: 'home-first', table: 'table-four', claim: 'claim', end: 'end' } },
  { of: 'onedeck-', size: 'desktop', scheme: 'light', shown: { doors: 'door', fight: 'two-heroes', boss: 'boss', end: 'end' } },
  { of: 'onedeck-', size: 'phone', scheme: 'dark', shown: { doors: 'door', fight: 'auto', loot: 'loot', boss: 'boss' } },
];

for (const { of, size, scheme, shown } of tours) {
  for (const [name, screen] of Object.entries(shown)) {
    const file = readdirSync(from).find((each) => new RegExp(`^${of}${size}-${scheme}-\\d+-${screen}\\.png$`).test(each));
    if (!file) throw new Error(`the tours left no ${screen} of ${of}${size}-${scheme}: npm run e2e "every screen"`);
    const picture = fewColours(readFileSync(from + file));
    writeFileSync(`${to}${of}${name}-${size}.png`, picture);
    console.log(`${of}${name}-${size}.png ${(picture.length / 1000).toFixed(0)} kB`);
  }
}
