import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagePath, renderPage } from '../src/page.ts';
import { indexRules } from '../src/rule-index.ts';
import { readSourceFiles } from '../src/source-files.ts';

const root = join(import.meta.dirname, '../../..');
const { games, problems } = indexRules(readSourceFiles(root));

it('finds code, texts and tests of every rule, and no unknown rule', () => {
  expect(problems).toEqual([]);
});

it.each(games)('has an up-to-date page for $name; if not: npm run rule-index', (game) => {
  expect(readFileSync(join(root, pagePath(game)), 'utf8')).toBe(renderPage(game));
});

it('keeps a page for every game with rule ids and for no other', () => {
  const pages = readdirSync(join(root, 'docs/rules')).filter((name) => name !== 'README.md');
  expect(pages.sort()).toEqual(games.map(({ name }) => `${name}.md`).sort());
  expect(games.length).toBeGreaterThanOrEqual(5);
});
