import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plan } from '../plan.ts';

const { MUTANTS_PLAN = '', MUTANTS_TESTS = '[]' } = process.env;
const { instrumented } = JSON.parse(readFileSync(MUTANTS_PLAN, 'utf8')) as Plan;

export default defineConfig({
  root: fileURLToPath(new URL('../../../../', import.meta.url)),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const path = instrumented[id.split('?', 1)[0] ?? ''];
        return path === undefined ? null : readFileSync(path, 'utf8');
      },
    },
  ],
  test: {
    include: JSON.parse(MUTANTS_TESTS),
    runner: fileURLToPath(new URL('./runner.ts', import.meta.url)),
    // One process for all files: modules and mutants are loaded once.
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    // It would give a module back as another plan had it.
    fsModuleCache: false,
    testTimeout: 600_000,
    reporters: ['dot'],
    // No person reads what a mutant prints.
    silent: true,
  },
});
