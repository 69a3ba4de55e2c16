import { inRoot, PINNED_NODE } from './paths.js';
import { pinnedEnv, runQuiet } from './run.js';
import { Trouble } from './trouble.js';
import { runVitest } from './vitest-run.js';
import { buildWebIfStale } from './web-build.js';

/** The result of one check. */
const verdict = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

const command =
  (script, ...args) =>
  async () => {
    const options = { env: pinnedEnv(), shell: false };
    const { code, output } = await runQuiet(PINNED_NODE, [inRoot(script), ...args], options);
    return { ...verdict(code === 0), output };
  };

const TSC = 'node_modules/typescript/bin/tsc';

/** The page that the tests open. */
export const BUILD = { title: 'Build of the web client (vite)', run: buildWeb };

/** The checks besides the tests, the longest first. A check counts as one test; Vitest counts its own. */
export const CHECKS = [
  {
    title: 'Types (svelte-check)',
    run: command(
      'node_modules/svelte-check/bin/svelte-check',
      ...['--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ),
  },
  { title: 'Types of the pure packages (tsc)', run: command(TSC, '-p', 'tsconfig.pure.json') },
  {
    title: 'Unused files, exports and dependencies (knip)',
    run: command('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  },
  { title: 'Architecture (archlint)', run: command('tools/archlint/src/main.ts') },
  {
    title: 'Lint and format (biome)',
    run: command('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
];

export const TESTS = { title: 'Tests (vitest)', run: runVitest };

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
