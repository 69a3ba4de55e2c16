import { inRoot } from './paths.js';
import { runPinned } from './run.js';
import { Trouble } from './trouble.js';
import { runVitest } from './vitest-run.js';
import { buildWebIfStale } from './web-build.js';

/** What one check came to. */
const verdict = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

const command =
  (script, ...args) =>
  async () =>
    verdict((await runPinned([inRoot(script), ...args])) === 0);

const TSC = 'node_modules/typescript/bin/tsc';

/** Everything `npm test` runs, in order. A check counts as one test; Vitest counts its own. */
export const CHECKS = [
  {
    title: 'Lint and format (biome)',
    run: command('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  { title: 'Architecture (archlint)', run: command('tools/archlint/src/main.ts') },
  { title: 'Types (tsc)', run: command(TSC, '-p', 'tsconfig.json') },
  { title: 'Types of the pure packages (tsc)', run: command(TSC, '-p', 'tsconfig.pure.json') },
  {
    title: 'Types of the web client (svelte-check)',
    run: command(
      'node_modules/svelte-check/bin/svelte-check',
      ...['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ),
  },
  { title: 'Build of the web client (vite)', run: buildWeb },
  { title: 'Tests (vitest)', run: runVitest },
];

async function buildWeb() {
  try {
    await buildWebIfStale();
    return verdict(true);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    return verdict(false);
  }
}
