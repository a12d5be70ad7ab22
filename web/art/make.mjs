// node art/make.mjs [FOLDER]
//
// Draws every picture and writes, to src/generated/art (or FOLDER): a sheet of symbols for each game, the signs that come
// with the page itself, and the palette as custom properties. The same input gives the same bytes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, '../src/generated/art');
const load = async (name) => (await runnerImport(join(here, name), { root: here, configFile: false, logLevel: 'error' })).module;

mkdirSync(target, { recursive: true });
const { files } = await load('write.ts');
for (const [name, text] of files()) {
  const path = join(target, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
