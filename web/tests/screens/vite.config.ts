// The screens alone, with a host that answers at once from invented games:
//   npx vite --config tests/screens/vite.config.ts
// and then http://127.0.0.1:5182/?games=many#/ (or ?games=none).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  publicDir: join(here, '../../public'),
  cacheDir: join(here, '../../node_modules/.vite-screens'),
  plugins: [
    {
      name: 'invented-host',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('connection/worker_connection') ? join(here, 'invented_host.ts') : null),
    },
  ],
  // No reloading by itself: a picture must not be taken in the middle of it.
  server: { host: '127.0.0.1', port: 5182, strictPort: true, hmr: false, fs: { allow: [join(here, '../../..')] } },
});
