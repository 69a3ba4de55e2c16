import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** `hero.drawn.ts`: its `drawn()` gives something that is the same for everyone, at a cost in code. */
const DRAWN = /\.drawn\.ts$/;

interface DrawnModule {
  drawn(): Promise<unknown>;
}

/**
 * Draws at build time what no player can change. In the page, `drawn()` fetches the result; without a build, and in
 * tests, it is the code itself.
 */
export function drawAhead(): Plugin {
  return {
    name: 'bivouac-draw-ahead',
    apply: 'build',
    async load(id) {
      if (!DRAWN.test(id)) return null;
      const { drawn } = (await import(pathToFileURL(id).href)) as DrawnModule;
      const asset = this.emitFile({
        type: 'asset',
        name: `${basename(id, '.drawn.ts')}.json`,
        source: JSON.stringify(await drawn()),
      });
      return `export async function drawn() {
  const answer = await fetch(import.meta.ROLLUP_FILE_URL_${asset});
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}`;
    },
  };
}
