import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that name no actor, or that a native engineer would not write. CONTRIBUTING.md says what to write instead. */
const WORST =
  /\b(?:whoever|whomever|whosoever|anew|so many|somebody|nobody|anybody|everybody|herself|himself)\b/gi;

/** Sentences for players have their own style guides. */
const FOR_PLAYERS = /\/(?:cs|en)\/|\.generated\.ts$/;

const FILES = 'packages/**/{src,test,testing,scripts,bench,soak,build}/**/*.{ts,svelte}';

/** How often each package uses them, tests included. */
export function countWorstWords(root: string): { [folder: string]: number } {
  const counts: { [folder: string]: number } = {};
  const files = globSync([FILES, '{tools,scripts}/**/*.{ts,js}', 'docs/**/*.md'], {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(String(path)),
  });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    if (FOR_PLAYERS.test(file) || file.startsWith('tools/plain-words/')) continue;
    const found = readFileSync(join(root, file), 'utf8').match(WORST)?.length ?? 0;
    const folder = folderOf(file);
    counts[folder] = (counts[folder] ?? 0) + found;
  }
  return counts;
}

/** `packages/kernel`, `packages/games/undaunted/core`, `docs`. */
function folderOf(file: string): string {
  return (
    /^(?:packages|tools)\/.*?(?=\/(?:src|test|testing|scripts|bench|soak|build)\/)|^[^/]+/.exec(
      file,
    )?.[0] ?? file
  );
}
