// Runs the browser tests, or those named, beside work that keeps all cores busy, and gives none a second
// try: a test that looks at the page before what it waits for has happened is found out.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { vitestWith } from './lib/vitest-with.js';

/** It ends with us, however we end. */
const WORK = 'const parent = process.ppid; while (process.ppid === parent);';
const words = process.argv.slice(2);
const busy = Array.from({ length: 2 * availableParallelism() }, () =>
  spawn(process.execPath, ['-e', WORK], { stdio: 'ignore' }),
);
try {
  vitestWith(words.length === 0 ? ['test/browser'] : words, { SECOND_TRY: 'no' });
} finally {
  for (const each of busy) each.kill('SIGKILL');
}
