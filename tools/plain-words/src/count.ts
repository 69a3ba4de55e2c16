import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that name no actor, or that a native engineer would not write. CONTRIBUTING.md says what to write instead. */
const WORST = [
  /\b(?:whoever|whomever|whosoever|anew|so many|somebody|nobody|anybody|everybody|herself|himself)\b/gi,
  // “The own tile”: whose it is, or “friendly”.
  /\b(?:the|an) own\b/gi,
  // Folk words for notified, shown or logged; muted or disconnected; i18n; forever; on foot.
  /\b(?:is|are|was|were|be|been|being) (?:told|said)\b|\bgone on with\b|\bfor ever\b|\bafoot\b/gi,
  /(?:\b|(?<=[a-z]))[dD]eaf|\b[tT]ongues?\b|[a-z]Tongue\b|\btakers\b|\bhush/g,
  // A comment that begins with a relative pronoun hides the noun: the side, seat, owner or player.
  /(?:\/\/|\*) *(?:Who|Whom|Whose)\b/g,
  // Players, opponents and visitors are “they”.
  /(?:\/\/|\*).*\b(?:he|him|his)\b/gi,
];

/** Not ours to choose: the value of an option in stored records, reserved names, and a code with sentences of its own. */
const DATA = /'anybody'|spy=anybody|doesSpyCopyAnybody|'nobody'|'afoot'/g;

/** A list of passwords that people use. */
const NOT_PROSE = 'packages/server/src/accounts/common-passwords.ts';

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
    if (file === NOT_PROSE) continue;
    const text = readFileSync(join(root, file), 'utf8').replaceAll(DATA, '');
    const found = WORST.reduce((sum, words) => sum + (text.match(words)?.length ?? 0), 0);
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
