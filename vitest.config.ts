import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'tools/**/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
