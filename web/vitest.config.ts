import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
