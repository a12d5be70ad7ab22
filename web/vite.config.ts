import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { terminalOnly } from './terminal_words';

const root = fileURLToPath(new URL('.', import.meta.url));
const target = process.env.UNDERCROFT_DIST ?? join(root, '../build/web/dist');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Puts the list of all files, and a version made of their contents, into the service worker. */
function offline(): Plugin {
  return {
    name: 'undercroft-offline',
    apply: 'build',
    async writeBundle(options) {
      const { writeFileSync } = await import('node:fs');
      const folder = options.dir ?? target;
      // The pictures for home screens are fetched when a person installs the page, not by everybody.
      const files = filesIn(folder).filter((file) => file !== 'sw.js' && !file.endsWith('.png'));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const worker = readFileSync(join(root, 'src/offline/sw.js'), 'utf8')
        .replace("'%VERSION%'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("'%FILES%'", JSON.stringify(files.map((file) => (file === 'index.html' ? '/' : `/${file}`))));
      writeFileSync(join(folder, 'sw.js'), worker);
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
  build: { outDir: target, emptyOutDir: true, target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1', fs: { allow: [join(root, '..')] } },
  preview: { host: '127.0.0.1' },
});
