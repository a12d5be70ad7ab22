import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The rules lie in docs, beside this folder.
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: ['tests/unit/no_pictures.ts', 'tests/unit/words_of_crypt.ts'], testTimeout: 30_000 },
});
