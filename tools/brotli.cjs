// brotli(BYTES, IS_TEXT): as small as it can be made. That takes seconds for an engine, so what was made once is kept in
// build/web/brotli, by the hash of what it was made of; what nobody asked for in a week is thrown away.
'use strict'; // CommonJS, for Debian 12's node as for vite
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');

const folder = join(__dirname, '../build/web/brotli');
const week = 7 * 24 * 3600 * 1000;

function compressed(bytes, isText) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

let tidied = false;
function tidy() {
  if (tidied) return;
  tidied = true;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > week) rmSync(path);
  }
}

module.exports = function brotli(bytes, isText) {
  if (bytes.length < 10_000) return compressed(bytes, isText);
  tidy();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = join(folder, `${hash}-${process.versions.brotli}-${isText ? 'text' : 'any'}`);
  const now = new Date();
  try {
    utimesSync(path, now, now);
    return readFileSync(path);
  } catch {
    const made = compressed(bytes, isText);
    writeFileSync(`${path}.${process.pid}`, made);
    renameSync(`${path}.${process.pid}`, path);
    return made;
  }
};
