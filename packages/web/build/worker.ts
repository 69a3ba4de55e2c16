import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the page finds it. */
const FILE = 'game-worker.js';

/**
 * Builds the worker together with the page. Vite would build it apart, with a copy of its own of
 * each game's rules; so both fetch them from the same files, once.
 */
export function gameWorker(): Plugin {
  return {
    name: 'bivouac-game-worker',
    apply: 'build',
    buildStart() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, '../src/game-worker.ts'),
        fileName: FILE,
      });
    },
  };
}
