import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { terminalOnly } from './terminal_words';

const root = fileURLToPath(new URL('.', import.meta.url));
const brotli = createRequire(import.meta.url)('../tools/brotli.cjs') as (bytes: Buffer, isText: boolean) => Buffer;
const target = process.env.UNDERCROFT_DIST ?? join(root, '../build/web/dist');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const modules = join(root, '../build/wasm');
const games = readdirSync(modules).flatMap((file) => /^undercroft-(\w+)\.wasm$/.exec(file)?.[1] ?? []);
const namesGame = new RegExp(`(?:^|[/-])(${games.join('|')})(?=[/.-])`);

/** The game that a file of the project, or one that is made of it, belongs to: its path says it. */
function gameOf(path: string): string | undefined {
  return namesGame.exec(relative(join(root, '..'), path))?.[1];
}

/** The game of each file of the page that comes with one. What is loaded for the sake of a file of a game, and for nothing
 * else, is that game's; pictures and engines have the game in their name. Everything else is the shell. */
function ownersOf(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk.isDynamicEntry ? gameOf(chunk.facadeModuleId!) : undefined]));
  const needs = new Map(chunks.map(({ fileName, imports, dynamicImports }) => [fileName, [...imports, ...dynamicImports]]));
  /** What is loaded from there on, up to files of (other) games. */
  const reach = (file: string, game: string | undefined, found = new Set<string>()): Set<string> => {
    if (!found.has(file) && named.has(file) && (named.get(file) ?? game) === game) {
      found.add(file);
      for (const next of needs.get(file)!) reach(next, game, found);
    }
    return found;
  };
  const shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName, undefined)]));
  const owners = new Map<string, string | undefined>();
  for (const [root, game] of named) {
    for (const file of game ? reach(root, game) : []) {
      if (!shell.has(file)) owners.set(file, owners.has(file) && owners.get(file) !== game ? undefined : game);
    }
  }
  for (const chunk of chunks) for (const style of chunk.viteMetadata?.importedCss ?? []) owners.set(style, owners.get(chunk.fileName));
  for (const file of Object.keys(bundle)) if (bundle[file]!.type === 'asset' && !owners.has(file)) owners.set(file, gameOf(join(root, file)));
  return new Map([...owners].flatMap(([file, game]) => (game ? [[file, game]] : [])));
}

/** Puts into the service worker what the shell and each game are made of: the files with their bytes on the wire, and a
 * version made of their contents. */
function offline(): Plugin {
  return {
    name: 'undercroft-offline',
    apply: 'build',
    writeBundle(options, bundle) {
      const folder = options.dir ?? target;
      const owners = ownersOf(bundle);
      const parts = new Map(['shell', ...games].map((part) => [part, { hash: createHash('sha256'), files: {} as Record<string, number> }]));
      for (const file of filesIn(folder)) {
        // The pictures for home screens are fetched when a person installs the page, not by everybody.
        if (file === 'sw.js' || file.endsWith('.png')) continue;
        const bytes = readFileSync(join(folder, file));
        const part = parts.get(owners.get(file) ?? 'shell')!;
        part.hash.update(file).update(bytes);
        part.files[file === 'index.html' ? '/' : `/${file}`] = Math.min(bytes.length, brotli(bytes, /\.(css|html|js|json|svg|webmanifest)$/.test(file)).length);
      }
      const told = Object.fromEntries([...parts].map(([part, { hash, files }]) => [part, { version: hash.digest('hex').slice(0, 16), files }]));
      writeFileSync(join(folder, 'sw.js'), readFileSync(join(root, 'src/offline/sw.js'), 'utf8').replace("'%PARTS%'", JSON.stringify(told)));
    },
  };
}

/** Leaves the words of the terminal out of the catalogues. */
function pageWords(): Plugin {
  return {
    name: 'undercroft-words',
    enforce: 'pre',
    transform(text, id) {
      if (!/content\/locales\/(\w+\/)?\w+\.json$/.test(id)) return null;
      const words = Object.entries(JSON.parse(text) as Record<string, string>).filter(([key]) => !terminalOnly.test(key));
      return { code: JSON.stringify(Object.fromEntries(words)), map: null };
    },
  };
}

export default defineConfig({
  root,
  plugins: [pageWords(), offline()],
  worker: { format: 'es' },
  build: { outDir: target, emptyOutDir: true, target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], assetsInlineLimit: 0, modulePreload: { polyfill: false },
    // What every table needs comes in one file: each small one would cost a header and a way to the server of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'play', test: /web\/src\/(table\/(?!names)|setup\/)/, includeDependenciesRecursively: false }] } } },
  },
  server: { host: '127.0.0.1', fs: { allow: [join(root, '..')] } },
  preview: { host: '127.0.0.1' },
});
