// The build leaves the terminal's words out of the page's catalogues, so the page must not say them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terminalOnly } from '../../terminal_words';

const source = join(import.meta.dirname, '../../src');

test('no file of the page names a word of the terminal', () => {
  const english = JSON.parse(readFileSync(join(source, '../../content/locales/en.json'), 'utf8')) as Record<string, string>;
  const left = new Set(Object.keys(english).filter((key) => terminalOnly.test(key)));
  expect(left.size).toBeGreaterThan(50);
  const stems = new Set([...left].map((key) => key.replace(/\.(one|other)$/, '')));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, literal] of text.matchAll(/['"`]([\w.]+\.[\w.]+)['"`]/g)) expect(stems, `${file}: ${literal}`).not.toContain(literal);
  }
});
