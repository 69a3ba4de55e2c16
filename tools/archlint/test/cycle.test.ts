import { describe, expect, it } from 'vitest';
import { lintTree, placesOf } from './lint-tree.ts';

const folder = 'packages/server/src';

/** Files by what each imports: `{ a: ['b'] }`. */
function files(imports: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(imports).map(([name, targets]) => [
      `${folder}/${name}.ts`,
      targets.map((target) => `import '${`./${target}.ts`}';\n`).join(''),
    ]),
  );
}

describe('cycle', () => {
  it('reports a cycle once, with its path, at the import of its first file', () => {
    expect(lintTree(files({ a: ['d', 'b'], b: ['c'], c: ['a'], d: [] }))).toEqual([
      `${folder}/a.ts:2:1  cycle  import cycle ${folder}/a.ts → ${folder}/b.ts → ${folder}/c.ts → ` +
        `${folder}/a.ts; move what they share into a third file.`,
    ]);
  });

  it('reports two cycles that share a file as two', () => {
    const found = placesOf('cycle', files({ a: ['b', 'c'], b: ['a'], c: ['a'] }));
    expect(found).toEqual([`${folder}/a.ts:1:1`, `${folder}/a.ts:2:1`]);
  });

  it('finds a file that imports itself', () => {
    expect(placesOf('cycle', files({ a: ['a'] }))).toEqual([`${folder}/a.ts:1:1`]);
  });

  it('counts imports of types, and says so', () => {
    const [finding = ''] = lintTree({
      [`${folder}/a.ts`]: "import type { B } from './b.ts';",
      [`${folder}/b.ts`]: "import { a } from './a.ts';",
    });
    expect(finding).toContain(`a.ts → (type only) ${folder}/b.ts → ${folder}/a.ts;`);
    expect(finding).toContain('Imports of types alone count too.');
  });

  it('does not call an import type only when one name of it is, or another import is not', () => {
    const [finding = ''] = lintTree({
      [`${folder}/a.ts`]: "import type { B } from './b.ts';\nimport { b } from './b.ts';",
      [`${folder}/b.ts`]: "import { type A } from './a.ts';\nimport type { C } from './a.ts';",
    });
    expect(finding).toMatch(/a\.ts:2:1 {2}cycle/);
    expect(finding).not.toContain('type only');
  });

  it('follows Svelte files and package names', () => {
    const found = placesOf('cycle', {
      'packages/web/src/A.svelte': "<script>\n  import { b } from './b.ts';\n</script>",
      'packages/web/src/b.ts': "import A from './A.svelte';",
      'packages/kernel/src/index.ts': "export * from './c.ts';",
      'packages/kernel/src/c.ts': "import type { D } from './index.ts';",
      'packages/kernel/test/d.ts': "import '@bivouac/kernel';",
    });
    expect(found).toEqual(['packages/kernel/src/c.ts:1:1', 'packages/web/src/A.svelte:2:3']);
  });

  it('leaves alone a diamond', () => {
    expect(placesOf('cycle', files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});
