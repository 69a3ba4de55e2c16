import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that the index is made from: path from the root, with forward slashes, to text. The
 * readers work on this and not on the disk, so a test can give them files that exist only as strings.
 */
export type SourceFiles = ReadonlyMap<string, string>;

const GAMES = 'packages/games';
const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'golden', 'records']);
const readName = /\.ts$|^RULINGS\.md$/;

export function readSourceFiles(root: string): SourceFiles {
  const files = new Map<string, string>();
  const readFolder = (folder: string): void => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) readFolder(path);
      if (entry.isFile() && readName.test(entry.name)) {
        files.set(path, readFileSync(join(root, path), 'utf8'));
      }
    }
  };
  readFolder(GAMES);
  return files;
}
