import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pagePath, renderPage } from './page.ts';
import { indexRules } from './rule-index.ts';
import { readSourceFiles } from './source-files.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'));
const { games, problems } = indexRules(readSourceFiles(root));

mkdirSync(join(root, 'docs/rules'), { recursive: true });
for (const game of games) writeFileSync(join(root, pagePath(game)), renderPage(game));
for (const problem of problems) console.log(problem);
console.log(
  `rule-index: ${games.length} games, ${games.flatMap(({ rules }) => rules).length} rules, ${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
