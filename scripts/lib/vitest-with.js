import { spawnSync } from 'node:child_process';
import { inRoot, PINNED_NODE } from './paths.js';

/** Runs vitest with these words and these settings in its surroundings, and ends as it ends. */
export function vitestWith(words, settings) {
  const run = spawnSync(PINNED_NODE, [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  process.exitCode = run.status ?? 1;
}
