import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which file of the build each module went to. Vite's own manifest names only the modules that are loaded by
 * themselves: one that several parts share is listed under the name of its file alone.
 */
export function moduleMap(): Plugin {
  let root = '';
  return {
    name: 'bivouac-module-map',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files: { [module: string]: string } = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) files[relative(root, id)] = chunk.fileName;
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(files),
      });
    },
  };
}
