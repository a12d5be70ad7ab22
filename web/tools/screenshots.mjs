// node tools/screenshots.mjs: the pictures of docs/screenshots anew, from those that the tours of tests/e2e left behind.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fewColours } from '../art/png.mjs';

const from = fileURLToPath(new URL('../../build/web/screens/', import.meta.url));
const to = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const shown = { home: 'home-first', table: 'table-four', claim: 'claim', end: 'end' };

for (const [kind, scheme] of [['desktop', 'light'], ['phone', 'dark']]) {
  for (const [name, screen] of Object.entries(shown)) {
    const file = readdirSync(from).find((each) => new RegExp(`^${kind}-${scheme}-\\d+-${screen}\\.png$`).test(each));
    if (!file) throw new Error(`the tours left no ${screen} of ${kind}-${scheme}: npm run e2e "every screen"`);
    const picture = fewColours(readFileSync(from + file));
    writeFileSync(`${to}${name}-${kind}.png`, picture);
    console.log(`${name}-${kind}.png ${(picture.length / 1000).toFixed(0)} kB`);
  }
}
