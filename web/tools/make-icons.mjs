// node tools/make-icons.mjs
//
// Takes the few icons that Crypt uses out of the game-icons set (CC BY 3.0, see CREDITS.md) and writes their outlines to
// src/games/crypt/icons.ts, so that the page never carries the whole set.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const set = JSON.parse(readFileSync(join(here, '../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

/** By author, as the set's own list has them: the credits name them. */
const wanted = {
  Lorc: {
    idol: 'totem-head',
    jewelry: 'gem-pendant',
    manuscript: 'scroll-unfurled',
    remains: 'skull-crossed-bones',
    ghost: 'ghost',
    laurels: 'laurel-crown',
  },
  Delapouite: {
    pottery: 'painted-pottery',
    tapestry: 'knight-banner',
    torch: 'torch',
    dice: 'rolling-dices',
    sleep: 'night-sleep',
    coins: 'two-coins',
  },
};

const lines = Object.values(wanted).flatMap(Object.entries).map(([name, icon]) => {
  const body = set.icons[icon]?.body ?? '';
  const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (!outlines.length) throw new Error(`game-icons has no ${icon}`);
  return `  ${name}: '${outlines.join('')}',`;
});

const text = `// Written by tools/make-icons.mjs: outlines from the game-icons set, CC BY 3.0 (CREDITS.md). Do not edit.
export const icons = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof icons;
export const authors = ${JSON.stringify(Object.keys(wanted)).replaceAll('"', "'").replace(',', ', ')};
`;
writeFileSync(join(here, '../src/games/crypt/icons.ts'), text);
