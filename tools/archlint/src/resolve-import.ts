import { posix } from 'node:path';

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

/** Where a relative import points, seen from the root, whether or not a file is there. */
export function relativeTarget(importer: string, specifier: string): string {
  // Vite takes a query after the path: './board.svg?raw'.
  return posix.join(posix.dirname(importer), specifier.replace(/\?.*$/, ''));
}
