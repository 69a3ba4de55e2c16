#!/usr/bin/env node
// Plain JavaScript on purpose: it runs on whatever Node the machine has, and hands over to the
// pinned one, which reads TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const inRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const pinned = inRoot('node_modules/node/bin/node');
// Where only what a server needs is installed there is no pinned Node, and a new one needs none.
const isNewNode = Number(process.versions.node.split('.')[0]) >= 24;

// On a fresh clone nothing is installed yet. What setup says goes to standard error: standard
// output belongs to the command.
if (!existsSync(isNewNode ? inRoot('node_modules/@bivouac') : pinned)) {
  const run = spawnSync(process.execPath, [inRoot('scripts/setup.js'), 'start'], {
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

if (isNewNode) {
  // Types are stripped once, not at every start: that is most of the time a short command takes.
  module.enableCompileCache();
  await import(new URL('../src/main.ts', import.meta.url).href);
} else {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(pinned, args, { stdio: 'inherit' });
  // Ctrl-C reaches both processes: this one must outlive the other, which still has things to say.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (status, signal) => {
    process.exitCode = status ?? 128 + (constants.signals[signal ?? ''] ?? 0);
  });
}
