import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files to lint: path from the root, with forward slashes, to text. The rules work on this and
 * not on the disk, so a test can lint a tree that exists only as strings.
 */
export type SourceTree = ReadonlyMap<string, string>;

const lintedFolders = ['packages', 'tools', 'scripts'];
const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'dist']);
const sourceName = /\.(?:ts|mts|js|mjs|cjs|svelte|css)$/;
const scriptName = /\.(?:ts|mts|js|mjs|cjs|svelte)$/;

export function isSource(path: string): boolean {
  return sourceName.test(path);
}

/** Source that has imports, as opposed to a style sheet. */
export function isScript(path: string): boolean {
  return scriptName.test(path);
}

export function readSourceTree(root: string): SourceTree {
  const tree = new Map<string, string>();
  const readFolder = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !isSkipped(path, entry.name)) readFolder(path);
      if (entry.isFile() && (isSource(path) || entry.name === 'package.json')) {
        tree.set(path, readFileSync(join(root, path), 'utf8'));
      }
    }
  };
  const present = readdirSync(root);
  for (const folder of lintedFolders) if (present.includes(folder)) readFolder(folder);
  return tree;
}

function isSkipped(path: string, name: string): boolean {
  // Dot folders hold what tools write for themselves (.svelte-kit, .vite).
  return skippedFolders.has(name) || name.startsWith('.') || path.endsWith('/test/fixtures');
}
