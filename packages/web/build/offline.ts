import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PLACEHOLDER = '__PRECACHE__';

/** Builds the service worker and tells it which files the page consists of. */
export function offline(): Plugin {
  return {
    name: 'bivouac-offline',
    apply: 'build',
    buildStart() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, '../src/offline/service-worker.ts'),
        fileName: WORKER,
      });
    },
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const path = join(dir, WORKER);
      const code = readFileSync(path, 'utf8');
      if (!code.includes(PLACEHOLDER)) throw new Error(`${WORKER} has no place for its files`);
      writeFileSync(path, code.replace(PLACEHOLDER, JSON.stringify(precache(dir))));
    },
  };
}

/** Everything that was built, with a version that changes whenever any of it does. */
function precache(dir: string): { version: string; files: string[] } {
  const hash = createHash('sha256');
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER && !/(?:^|\/)\.|\.map$/.test(name))
    .sort();
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(dir, name)));
  const files = names.map((name) => (name === 'index.html' ? '/' : `/${name}`));
  return { version: hash.digest('hex').slice(0, 16), files };
}
