import { formatFinding, type RuleId } from '../src/findings.ts';
import { lint } from '../src/lint.ts';

const manifest = (folder: string): string =>
  JSON.stringify({
    name: `@bivouac/${folder.replace(/^games\//, '').replaceAll('/', '-')}`,
    exports: { '.': folder.startsWith('games/') ? './src/rules/index.ts' : './src/index.ts' },
  });

const folders = [
  ...['kernel', 'board', 'bots', 'text', 'manifest', 'table', 'testkit', 'shelf', 'server'],
  ...['web', 'cli'],
  ...['games/skirmish', 'games/chess'],
  ...['games/undaunted/core', 'games/undaunted/normandy'],
];

/** The whole workspace without a line of code; the files given come on top of it. */
export function lintTree(files: Readonly<Record<string, string>>): string[] {
  const tree = new Map(
    folders.map((folder) => [`packages/${folder}/package.json`, manifest(folder)]),
  );
  for (const [path, text] of Object.entries(files)) tree.set(path, text);
  return lint(tree).findings.map(formatFinding);
}

/** The places, `file:line:column`, where one rule finds something; other rules must be silent. */
export function placesOf(rule: RuleId, files: Readonly<Record<string, string>>): string[] {
  return lintTree(files).map((finding) => {
    const [place = '', id = ''] = finding.split('  ');
    return id === rule ? place : finding;
  });
}

/** Lints one file of the kernel, which is as pure as they come: `line:column` of each finding. */
export function placesInKernel(rule: RuleId, ...lines: readonly string[]): string[] {
  const path = 'packages/kernel/src/a.ts';
  return placesOf(rule, { [path]: lines.join('\n') }).map((place) => place.replace(`${path}:`, ''));
}
