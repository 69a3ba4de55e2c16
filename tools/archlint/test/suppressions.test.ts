import { describe, expect, it } from 'vitest';
import { lintTree, placesInKernel, placesOf } from './lint-tree.ts';

describe('archlint-allow', () => {
  it('allows one rule on the next line', () => {
    const text = [
      '// archlint-allow pure-global: the seed of the first game is the only clock we read',
      'export const a = Date.now();',
      'export const b = Date.now();',
    ];
    expect(placesInKernel('pure-global', ...text)).toEqual(['3:18']);
  });

  it('does not allow another rule', () => {
    const text = ['// archlint-allow pure-random: because', 'export const a = Date.now();'];
    expect(placesInKernel('pure-global', ...text)).toEqual(['2:18']);
  });

  it('may stand above another one', () => {
    const text = [
      '// archlint-allow pure-global: one',
      '  // archlint-allow pure-random: two',
      'export const a = Date.now() + Math.random();',
    ];
    expect(placesInKernel('pure-global', ...text)).toEqual([]);
  });

  it.each(['// archlint-allow pure-for-in', '// archlint-allow pure-for-in:  '])(
    'is itself a finding without a reason, and allows nothing: %s',
    (comment) => {
      const path = 'packages/kernel/src/a.ts';
      const rules = lintTree({ [path]: `${comment}\nfor (const a in {}) a;` }).map((finding) =>
        finding.split('  ').slice(0, 2),
      );
      expect(rules).toEqual([
        [`${path}:1:1`, 'allow'],
        [`${path}:2:1`, 'pure-for-in'],
      ]);
    },
  );

  it('is a finding for a rule that is not there, also outside packages/', () => {
    const text = 'export {};\n  // archlint-allow pure-luck: because';
    expect(placesOf('allow', { 'tools/a/src/a.ts': text })).toEqual(['tools/a/src/a.ts:2:3']);
  });

  it('counts only as a comment of its own, not inside a string', () => {
    const text = [
      'export const a = `',
      '// archlint-allow pure-for-in',
      `\${1}`,
      '// archlint-allow pure-for-in',
      '`;',
      'export const b = 1; // archlint-allow pure-for-in',
    ];
    expect(placesInKernel('allow', ...text)).toEqual([]);
  });

  it('allows a large file from anywhere in it', () => {
    const text = `${'//\n'.repeat(10)}// archlint-allow file-size: a table\n${'//\n'.repeat(400)}`;
    expect(placesOf('file-size', { 'packages/server/src/a.ts': text })).toEqual([]);
  });

  it('works in a Svelte script', () => {
    const text = [
      '<script>',
      '  // archlint-allow direction: shown on the about page only',
      "  import { a } from '@bivouac/server';",
      '</script>',
    ];
    expect(placesOf('direction', { 'packages/web/src/A.svelte': text.join('\n') })).toEqual([]);
  });
});
