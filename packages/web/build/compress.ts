import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|webmanifest)$/;

/**
 * Writes each file a second and a third time beside itself, as Brotli and as gzip. The server sends the one that the
 * browser understands, and need not compress while people wait.
 */
export function compress(): Plugin {
  return {
    name: 'bivouac-compress',
    apply: 'build',
    writeBundle: {
      // After the service worker has got its list of files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const files = readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((file) => !file.startsWith(join(dir, '.vite')));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, usual] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, usual);
}
