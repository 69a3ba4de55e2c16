import { runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { stalingrad } from '../src/index.ts';

test('a battle keeps the contract', () => {
  const report = runConformance(stalingrad, { games: 24 });
  expect(report.failures).toEqual([]);
});
