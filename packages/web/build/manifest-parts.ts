import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadersIn, type Span } from './manifests.ts';

/** The import of a manifest with everything that it can load. */
export const PARTS = '?parts';

/** Home shows these of every game, and so loads them without the others. */
const ON_HOME = new Set(['card', 'cover', 'hero']);

const MANIFEST = /\/packages\/games\/(?:undaunted\/)?[\w-]+\/src\/client\.ts(\?parts)?$/;

/**
 * A manifest names the files of each part, and every page knows all manifests. So the page gets manifests without
 * those names, and fetches those of one game when a part of that game is first wanted.
 */
export function manifestParts(): Plugin {
  return {
    name: 'bivouac-manifest-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isParts = id === `./client.ts${PARTS}` && importer !== undefined;
      return isParts ? join(importer, '..', id) : null;
    },
    transform(code, id) {
      const manifest = MANIFEST.exec(id);
      if (manifest === null) return null;
      const isParts = manifest[1] !== undefined;
      const loaders = loadersIn(code).filter(({ field }) => ON_HOME.has(field) === isParts);
      const edited = loaders.reduceRight(isParts ? leaveOut : loadLate, code);
      return { code: isParts ? edited : edited + LOADER, map: null };
    },
  };
}

/** A function, because the manifests above it call it. */
const LOADER = `
function loadLate(client, field) {
  return async (...given) => (await import('./client.ts${PARTS}'))[client][field](...given);
}
`;

const loadLate = (code: string, { manifest, field, start, end }: Span): string =>
  `${code.slice(0, start)}loadLate('${manifest}', '${field}')${code.slice(end)}`;

const leaveOut = (code: string, { start, end }: Span): string =>
  `${code.slice(0, start)}undefined${code.slice(end)}`;
