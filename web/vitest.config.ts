import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: ['tests/unit/no_pictures.ts', 'tests/unit/words_of_crypt.ts'], testTimeout: 30_000 },
});
