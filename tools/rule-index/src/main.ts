import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRule, findRules } from './find-rules.ts';
import { pagePath, renderPage } from './page.ts';
import { indexRules } from './rule-index.ts';
import { readSourceFiles } from './source-files.ts';

// `npm run rule-index` writes the pages in docs/rules; `npm run rule-index -- form square` finds a rule by its name.
const root = join(import.meta.dirname, '../../..');
const { games, problems } = indexRules(readSourceFiles(root));
const words = process.argv.slice(2);

if (words.length > 0) {
  const found = findRules(games, words);
  for (const rule of found) console.log(describeRule(rule));
  if (found.length === 0) {
    console.log(
      `No rule has “${words.join(' ')}” in its name or its text. docs/GLOSSARY.md has more words.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(join(root, 'docs/rules'), { recursive: true });
  for (const game of games) writeFileSync(join(root, pagePath(game)), renderPage(game));
  for (const problem of problems) console.log(problem);
  console.log(
    `rule-index: ${games.length} games, ${games.flatMap(({ rules }) => rules).length} rules, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
