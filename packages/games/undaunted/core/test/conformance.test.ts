import { runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { smallGame } from './small-title.ts';

test('a title of its own keeps the contract', () => {
  const report = runConformance(smallGame().game, { games: 40 });
  expect(report.failures).toEqual([]);
});
