// node tools/fill-lock.mjs [package-lock.json]
//
// Run it after every `npm install`. Packages with parts for many systems name those parts as optional; a registry that
// serves only some of them leaves the others out of the lock, and `npm ci` then calls the lock incomplete. This adds
// each missing part as a name, a version and the systems it is for, so that every other system passes over it; and the
// hash of each that the registry does serve. What stays without one is told: run this again where it is served.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const path = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Is `name` found from the folder `from`, in it or further up, as node looks for it? */
function found(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

function entry(name, version, dev) {
  const words = name.split(/[-/@]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return {
    version,
    ...(dev ? { dev: true } : {}),
    optional: true,
    ...(cpu.length ? { cpu } : {}),
    ...(os.length ? { os } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
  };
}

/** The hash of a package, or undefined where the registry does not serve it. */
function hashOf(name, version) {
  try {
    const told = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const hash = JSON.parse(told.toString() || 'null');
    return typeof hash === 'string' && hash.startsWith('sha512-') ? hash : undefined;
  } catch {
    return undefined;
  }
}

let added = 0;
let hashed = 0;
const without = [];
for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (found(folder, name)) continue;
    if (!/^\d/.test(version)) throw new Error(`${name}: ${version} is no exact version, so the lock cannot name it`);
    packages[`node_modules/${name}`] = entry(name, version, dev);
    added += 1;
  }
}
for (const [folder, part] of Object.entries(packages)) {
  if (!folder || part.integrity || part.inBundle || part.link) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = hashOf(name, part.version);
  if (integrity) hashed += 1;
  else without.push(name);
  // Where npm would put it.
  packages[folder] = integrity ? { version: part.version, integrity, ...part } : part;
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional parts added, ${hashed} hashes filled in`);
if (without.length) console.log(`without a hash, because the registry does not serve them: ${without.join(', ')}`);
