// Builds the pages of boards alone, for the figures: see ../e2e/lib/parts.mjs.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  publicDir: false,
  logLevel: 'error',
  build: { outDir: join(here, '../../../build/web/board'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, rollupOptions: { input: join(here, 'digger.html') } },
});
