import { runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { napoleonics } from '../src/rules/index.ts';

test('Napoleonics keeps the contract', () => {
  // Every scenario, and every second time the other option. Nothing is ever answered by both sides
  // at the same time. Games played at random are long, so one step in sixty is looked at closely.
  const report = runConformance(napoleonics, {
    games: 30,
    closeEvery: 60,
    without: ['commitment'],
  });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(30);
});
