import { describe, expect, it } from 'vitest';
import { placesOf } from './lint-tree.ts';

const lines = (count: number): string => '//\n'.repeat(count);

describe('file-size', () => {
  it.each([
    'packages/server/src/a.ts',
    'packages/web/src/A.svelte',
    'packages/web/src/a.css',
    'packages/server/test/a.test.ts',
    'tools/archlint/src/a.ts',
    'scripts/a.js',
    'scripts/a.mjs',
  ])('catches 401 lines in %s at the first line too many', (path) => {
    expect(placesOf('file-size', { [path]: lines(401) })).toEqual([`${path}:401:1`]);
  });

  it('leaves alone 400 lines, with or without a last line break', () => {
    const path = 'packages/server/src/a.ts';
    expect(placesOf('file-size', { [path]: lines(400) })).toEqual([]);
    expect(placesOf('file-size', { [path]: `${lines(399)}//` })).toEqual([]);
    expect(placesOf('file-size', { [path]: `${lines(400)}//` })).toEqual([`${path}:401:1`]);
  });

  it.each([
    'packages/server/src/generated/a.ts',
    'packages/server/src/a.generated.ts',
    'packages/games/skirmish/test/golden/a.ts',
    'packages/text/fixtures/a.js',
  ])('leaves alone %s', (path) => {
    expect(placesOf('file-size', { [path]: lines(999) })).toEqual([]);
  });
});
