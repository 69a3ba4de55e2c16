import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadersIn, type Span } from './manifests.ts';

/** The import of a manifest with what a table loads. */
export const TABLE_PARTS = '?table-parts';
/** The import of a manifest with everything else that it can load. */
export const PARTS = '?parts';

/** Home shows these of every game, and so loads them without the others. */
const ON_HOME = new Set(['card', 'cover', 'hero']);

const AT_TABLE = new Set(['loadWords', 'entry', 'pageEntry', 'standingOrders', 'table', 'die']);

const MANIFEST = /\/packages\/games\/(?:undaunted\/)?[\w-]+\/src\/client\.ts(\?(?:table-)?parts)?$/;

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
      const isParts = [PARTS, TABLE_PARTS].some((parts) => id === `./client.ts${parts}`);
      return isParts && importer !== undefined ? join(importer, '..', id) : null;
    },
    transform(code, id) {
      const manifest = MANIFEST.exec(id);
      if (manifest === null) return null;
      const [, parts = ''] = manifest;
      const late = loadersIn(code).filter(({ field }) => partsOf(field) !== parts);
      const edited = late.reduceRight(parts === '' ? loadLate : leaveOut, code);
      return { code: parts === '' ? edited + LOADERS : edited, map: null };
    },
  };
}

/** Which import of the manifest loads that part; empty for the manifest itself. */
function partsOf(field: string): string {
  if (ON_HOME.has(field)) return '';
  return AT_TABLE.has(field) ? TABLE_PARTS : PARTS;
}

/** Functions, because the manifests above them call them. */
const LOADERS = `
function loadLate(client, field) {
  return async (...given) => (await import('./client.ts${PARTS}'))[client][field](...given);
}
function loadAtTable(client, field) {
  return async (...given) => (await import('./client.ts${TABLE_PARTS}'))[client][field](...given);
}
`;

const loadLate = (code: string, { manifest, field, start, end }: Span): string => {
  const load = AT_TABLE.has(field) ? 'loadAtTable' : 'loadLate';
  return `${code.slice(0, start)}${load}('${manifest}', '${field}')${code.slice(end)}`;
};

const leaveOut = (code: string, { start, end }: Span): string =>
  `${code.slice(0, start)}undefined${code.slice(end)}`;
