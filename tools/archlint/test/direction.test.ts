import { describe, expect, it } from 'vitest';
import { folderMatches, packageRules } from '../src/rules-table.ts';
import { lintTree, placesOf } from './lint-tree.ts';

/** One file at `path` that imports `specifier`: how many findings of the rule. */
function imports(path: string, specifier: string): number {
  return placesOf('direction', { [path]: `import { a } from '${specifier}';\n` }).length;
}

describe('the table', () => {
  it('names only packages above in the list', () => {
    for (const [index, { mayImport }] of packageRules.entries()) {
      const above = packageRules.slice(0, index).map(({ folder }) => folder);
      for (const pattern of mayImport) expect(above).toContain(pattern);
    }
  });

  it('takes a star for any depth, and nothing for the folder itself', () => {
    expect(folderMatches('games/*', 'games/undaunted/core')).toBe(true);
    expect(folderMatches('games/*', 'games')).toBe(false);
    expect(folderMatches('bots', 'bots-extra')).toBe(false);
  });
});

describe('direction', () => {
  it('catches an import downwards at the statement', () => {
    const text = "export {};\nimport {\n  a,\n} from '@bivouac/board';\n";
    expect(placesOf('direction', { 'packages/kernel/src/a.ts': text })).toEqual([
      'packages/kernel/src/a.ts:2:1',
    ]);
  });

  it('catches every form of import', () => {
    const text = [
      "import type { A } from '@bivouac/server';",
      "import '@bivouac/server';",
      "export * from '@bivouac/server';",
      "export type { A } from '@bivouac/server';",
      "const b = await import('@bivouac/server');",
      'const c = await import(`@bivouac/server`);',
      "type D = import('@bivouac/server').D;",
    ].join('\n');
    expect(placesOf('direction', { 'packages/testkit/src/a.ts': text })).toEqual(
      ['1:1', '2:1', '3:1', '4:1', '5:17', '6:17', '7:10'].map(
        (place) => `packages/testkit/src/a.ts:${place}`,
      ),
    );
  });

  it.each([
    ['packages/board/src/a.ts', '@bivouac/skirmish'],
    ['packages/games/skirmish/src/rules/a.ts', '@bivouac/chess'],
    ['packages/games/skirmish/src/rules/a.ts', '@bivouac/undaunted-core'],
    ['packages/games/undaunted/core/src/rules/a.ts', '@bivouac/undaunted-normandy'],
    ['packages/bots/src/a.ts', '@bivouac/board'],
    ['packages/bots/src/a.ts', '@bivouac/skirmish'],
    ['packages/text/src/a.ts', '@bivouac/bots'],
    ['packages/text/src/a.ts', '@bivouac/skirmish'],
    ['packages/web/src/a.ts', '@bivouac/skirmish'],
    ['packages/testkit/src/a.ts', '@bivouac/skirmish'],
    ['packages/testkit/src/a.ts', '@bivouac/text'],
    ['packages/shelf/src/a.ts', '@bivouac/board'],
    ['packages/shelf/src/a.ts', '@bivouac/server'],
    ['packages/web/src/a.ts', '@bivouac/server'],
    ['packages/cli/src/a.ts', '@bivouac/web'],
    ['packages/games/skirmish/src/rules/a.ts', '@bivouac/testkit'],
    ['packages/games/skirmish/test/a.test.ts', '@bivouac/chess'],
    ['packages/kernel/src/test/a.ts', '@bivouac/testkit'],
  ])('%s may not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toBe(1);
  });

  it.each([
    ['packages/board/src/a.ts', '@bivouac/kernel'],
    ['packages/games/skirmish/src/rules/a.ts', '@bivouac/board'],
    ['packages/games/undaunted/normandy/src/rules/a.ts', '@bivouac/undaunted-core'],
    ['packages/text/src/a.ts', '@bivouac/kernel'],
    ['packages/testkit/src/a.ts', '@bivouac/bots'],
    ['packages/shelf/src/a.ts', '@bivouac/undaunted-normandy'],
    ['packages/server/src/a.ts', '@bivouac/shelf'],
    ['packages/cli/src/a.ts', '@bivouac/server'],
    ['packages/kernel/test/a.test.ts', '@bivouac/testkit'],
    ['packages/bots/test/a.test.ts', '@bivouac/skirmish'],
    ['packages/testkit/test/a.test.ts', '@bivouac/skirmish'],
    ['packages/kernel/test/a.test.ts', '@bivouac/kernel'],
    ['scripts/a.ts', '@bivouac/server'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toBe(0);
  });

  it('catches a relative import that leaves the package, and not one that stays', () => {
    const path = 'packages/server/src/deep/a.ts';
    expect(imports(path, '../../../kernel/src/a.ts')).toBe(1);
    expect(imports(path, '../../../../scripts/a.js')).toBe(1);
    expect(imports(path, '../../package.json')).toBe(0);
    expect(imports('packages/server/test/a.test.ts', '../src/a.ts')).toBe(0);
  });

  it('takes the nearest package.json for the package', () => {
    const found = placesOf('direction', {
      'packages/games/undaunted/package.json': '{ "name": "@bivouac/undaunted" }',
      'packages/games/undaunted/core/src/rules/a.ts':
        "import '../../../src/b.ts';\nimport './c.ts';",
    });
    expect(found).toEqual(['packages/games/undaunted/core/src/rules/a.ts:1:1']);
  });

  it('catches a package that does not exist, is not in the table, or imports itself', () => {
    expect(imports('packages/cli/src/a.ts', '@bivouac/archlint')).toBe(1);
    expect(imports('packages/cli/src/a.ts', '@bivouac/cli')).toBe(1);
    expect(
      placesOf('direction', { 'packages/extra/package.json': '{ "name": "@bivouac/extra" }' }),
    ).toEqual(['packages/extra/package.json:1:1']);
  });

  it('reads the scripts of a Svelte file, and only them', () => {
    const text = [
      "<!-- <script>import '@bivouac/server';</script> -->",
      '<script module lang="ts" generics="T extends Map<string, number>">',
      "  import { a } from '@bivouac/server';",
      '</script>',
      "<p>import '@bivouac/server';</p>",
      '<script lang="ts">',
      "  import { b } from '@bivouac/kernel';",
      "  import { c } from '@bivouac/cli';",
      '</script>',
    ].join('\n');
    expect(placesOf('direction', { 'packages/web/src/A.svelte': text })).toEqual([
      'packages/web/src/A.svelte:3:3',
      'packages/web/src/A.svelte:8:3',
    ]);
  });

  it('says what to do instead', () => {
    const text = "import { a } from '@bivouac/skirmish';";
    expect(lintTree({ 'packages/bots/src/a.ts': text })).toEqual([
      'packages/bots/src/a.ts:1:1  direction  bots may import only kernel, and not games/skirmish; ' +
        'take it as a parameter, or move what is shared into a package that both may import.',
    ]);
  });
});
