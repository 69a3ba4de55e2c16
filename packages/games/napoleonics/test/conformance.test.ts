import { runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { napoleonics } from '../src/index.ts';

test('Napoleonics keeps the contract', () => {
  // Nothing is ever answered by both sides at the same time.
  const report = runConformance(napoleonics, { games: 6, closeEvery: 12, without: ['commitment'] });
  expect(report.failures).toEqual([]);
});
