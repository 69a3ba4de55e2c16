import { describe, expect, it } from 'vitest';
import { exportTarget } from '../src/package-exports.ts';
import { placesOf } from './lint-tree.ts';

const path = 'packages/server/src/a.ts';

describe('deep-import', () => {
  it('catches a path that the package does not export', () => {
    const text =
      "import { a } from '@bivouac/kernel';\nimport { b } from '@bivouac/kernel/src/b.ts';";
    expect(placesOf('deep-import', { [path]: text })).toEqual([`${path}:2:1`]);
  });

  it('catches it outside packages/ as well', () => {
    const text = "import { b } from '@bivouac/kernel/b';";
    expect(placesOf('deep-import', { 'scripts/a.js': text })).toEqual(['scripts/a.js:1:1']);
  });

  it('leaves alone a path that is exported, and other scopes', () => {
    const files = {
      'packages/kernel/package.json':
        '{ "name": "@bivouac/kernel", "exports": { ".": "./src/index.ts", "./b": "./src/b.ts" } }',
      [path]: "import { b } from '@bivouac/kernel/b';\nimport c from '@fastify/static/c';",
    };
    expect(placesOf('deep-import', files)).toEqual([]);
  });
});

describe('exports', () => {
  const exports = {
    '.': { types: './a.d.ts', default: './a.ts' },
    './maps/*': './src/maps/*.ts',
    './maps/secret/*': null,
    './exact': './src/exact.ts',
  };

  it.each([
    ['.', './a.d.ts'],
    ['./exact', './src/exact.ts'],
    ['./maps/north', './src/maps/north.ts'],
    ['./maps/secret/x', undefined],
    ['./maps/', undefined],
    ['./other', undefined],
  ])('gives %s as %s', (subpath, target) => {
    expect(exportTarget(exports, subpath)).toBe(target);
  });

  it('may be a single path, or missing', () => {
    expect(exportTarget('./a.ts', '.')).toBe('./a.ts');
    expect(exportTarget('./a.ts', './a.ts')).toBeUndefined();
    expect(exportTarget(undefined, '.')).toBeUndefined();
  });
});
