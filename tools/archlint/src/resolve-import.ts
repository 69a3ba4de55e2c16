import { posix } from 'node:path';
import { exportTarget } from './package-exports.ts';
import { splitSpecifier, type Workspace } from './workspace.ts';

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

/** Where a relative import points, seen from the root, whether or not a file is there. */
export function relativeTarget(importer: string, specifier: string): string {
  // Vite takes a query after the path: './board.svg?raw'.
  return posix.join(posix.dirname(importer), specifier.replace(/\?.*$/, ''));
}

/** The linted file that an import loads; undefined for anything else. */
export function resolveImport(
  workspace: Workspace,
  files: { has(path: string): boolean },
  importer: string,
  specifier: string,
): string | undefined {
  if (isRelative(specifier)) {
    const target = relativeTarget(importer, specifier);
    const spellings = [target, target.replace(/\.(m?)js$/, '.$1ts'), `${target}.ts`];
    return [...spellings, `${target}/index.ts`].find((path) => files.has(path));
  }
  const parts = splitSpecifier(specifier);
  const target = parts && workspace.named.get(parts.name);
  if (!target) return undefined;
  const path = exportTarget(target.exports, parts.subpath);
  return path === undefined ? undefined : posix.join(target.path, path);
}
