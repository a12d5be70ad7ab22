// node tools/unhashed.mjs [FOLDER]
//
// Names the packages that are installed in FOLDER/node_modules though FOLDER/package-lock.json has no hash for them, so
// that nobody trusts them unknowingly. The lock lacks the hashes of parts for other systems: see fill-lock.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
const wanted = read('package-lock.json');
for (const [path, { version }] of Object.entries(read('node_modules/.package-lock.json'))) {
  const named = wanted[path];
  if (!named || named.version !== version) throw new Error(`${path} ${version} is not in package-lock.json`);
  if (!named.integrity) console.log(`Not checked against a hash, because package-lock.json has none: ${path} ${version}`);
}
