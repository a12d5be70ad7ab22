// node tools/make-types.mjs [FOLDER]
//
// Writes TypeScript types from the JSON schemas of docs/format, which the C++ tests check the engine against, to
// src/generated (or FOLDER). So the page cannot expect anything that the engine does not promise.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const formats = join(here, '../../docs/format');
const target = process.argv[2] ?? join(here, '../src/generated');

const options = {
  bannerComment: '// Written by tools/make-types.mjs from docs/format. Do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
};

function write(name, text) {
  const path = join(target, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

mkdirSync(target, { recursive: true });
for (const [schema, name, title] of [
  ['messages', 'messages', 'Messages'],
  ['crypt-view', 'crypt_view', 'CryptView'],
  ['crypt-event', 'crypt_event', 'CryptEvent'],
  ['onedeck-view', 'onedeck_view', 'OnedeckView'],
  ['onedeck-event', 'onedeck_event', 'OnedeckEvent'],
  ['digger-view', 'digger_view', 'DiggerView'],
  ['digger-event', 'digger_event', 'DiggerEvent'],
  ['saga-view', 'saga_view', 'SagaView'],
  ['saga-event', 'saga_event', 'SagaEvent'],
  ['saga-look', 'saga_look', 'SagaLook'],
  ['saga-odds', 'saga_odds', 'SagaOdds'],
]) {
  const document = JSON.parse(readFileSync(join(formats, `${schema}.schema.json`), 'utf8'));
  delete document.$id;
  document.title = title;
  write(`${name}.ts`, await compile(document, title, options));
}
