import { globSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every folder that holds the English words of a game or of the platform. */
export function englishFolders(root: string): string[] {
  return globSync('packages/**/src/**/en', {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(String(path)),
  }).sort();
}

/** The files of such a folder, seen from it. */
export function wordFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)))
    .sort();
}
