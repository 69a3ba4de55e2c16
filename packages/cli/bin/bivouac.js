#!/usr/bin/env node
// Plain JavaScript on purpose: it runs on whatever Node the machine has, and hands over to the
// pinned one, which reads TypeScript as it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const pinned = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else if (existsSync(pinned)) {
  const run = spawnSync(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = run.status ?? 1;
} else {
  console.error(
    'bivouac needs Node 24. Run "npm ci" in the project once: it brings the right one.',
  );
  process.exitCode = 1;
}
