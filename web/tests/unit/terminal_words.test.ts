// The build leaves the terminal's words out of the page's catalogues, so the page must not say them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terminalOnly } from '../../terminal_words';

const source = join(import.meta.dirname, '../../src');

test('no file of the page names a word of the terminal', () => {
  const locales = join(source, '../../content/locales');
  const catalogues = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('en.json'));
  expect(catalogues.length).toBeGreaterThan(4);
  const keys = catalogues.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(locales, file), 'utf8')) as object));
  const left = new Set(keys.filter((key) => terminalOnly.test(key)));
  expect(left.size).toBeGreaterThan(50);
  const stems = new Set([...left].map((key) => key.replace(/\.(one|other)$/, '')));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, literal] of text.matchAll(/['"`]([\w.]+\.[\w.]+)['"`]/g)) expect(stems, `${file}: ${literal}`).not.toContain(literal);
    if (!/from '[./]*words'/.test(text)) continue; // it says nothing
    // families, whose members come from the engine
    for (const [, family] of text.matchAll(/`([\w.]+\.)\$\{/g)) expect([...left].filter((key) => key.startsWith(family!)), `${file}: ${family}`).toEqual([]);
  }
});
