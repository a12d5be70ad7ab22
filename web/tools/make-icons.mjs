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

/** How many numbers each command takes, and which of those of an arc are flags, written without a space behind them. */
const takes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const isFlag = (command, place) => command === 'a' && (place % 7 === 3 || place % 7 === 4);

/** The same outline with one digit behind the point: on a grid of 512 nobody sees the others. */
function rounded(outline) {
  let text = '';
  for (const [, command, rest] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [];
    for (let left = rest.trim(); left; ) {
      const found = (isFlag(command.toLowerCase(), numbers.length) ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(left);
      if (!found) throw new Error(`not a number: ${left}`);
      numbers.push(Number(found[1]));
      left = left.slice(found[0].length);
    }
    if (takes[command.toLowerCase()] ? numbers.length % takes[command.toLowerCase()] : numbers.length) throw new Error(`${command} with ${numbers.length} numbers`);
    text += command;
    let before = '';
    for (const number of numbers) {
      const short = String(Math.round(10 * number) / 10 || 0).replace(/^(-?)0\./, '$1.');
      const apart = before === '' || short.startsWith('-') || (short.startsWith('.') && before.includes('.'));
      text += apart ? short : ` ${short}`;
      before = short;
    }
  }
  return text;
}

const lines = Object.values(wanted).flatMap(Object.entries).map(([name, icon]) => {
  const body = set.icons[icon]?.body ?? '';
  const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1]));
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
