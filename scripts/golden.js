// Rewrites every golden file from what the games do now. Look at the difference before you commit:
// a changed golden file is a changed rule, and the changelog says why.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const run = spawnSync(node, [vitest, 'run', '-t', 'golden'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_GOLDEN: '1' },
});
process.exitCode = run.status ?? 1;
