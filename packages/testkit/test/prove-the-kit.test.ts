import { seedFromPhrase } from '@bivouac/kernel';
import { skirmish } from '@bivouac/skirmish';
import { expect, test } from 'vitest';
import { CHECKS, fuzz, runConformance } from '../src/index.ts';
import { BROKEN_GAMES } from './broken-games.ts';

test('every check has a broken game that it was made for', () => {
  const proved = new Set(BROKEN_GAMES.map(({ check }) => check));
  expect(CHECKS.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
});

test.each(BROKEN_GAMES)('$check, and no other check, catches: $bug', ({ check, make }) => {
  const report = fuzz(make(), { games: 150, seed: seedFromPhrase('broken'), closeEvery: 1 });
  expect([...new Set(report.failures.map((failure) => failure.check))]).toEqual([check]);
});

test.each(BROKEN_GAMES)('the quick fuzzer finds it too: $bug', ({ check, make }) => {
  const report = fuzz(make(), { games: 150, seed: seedFromPhrase('quick') });
  expect(report.failures.map((failure) => failure.check)).toContain(check);
});

test('the template game keeps every promise in 10,000 random games', () => {
  const report = runConformance(skirmish, { games: 10_000 });
  expect(report.games).toBe(10_000);
  for (const { id } of CHECKS) expect(report.ran[id], id).toBeGreaterThan(10_000);
});

test('conformance reports the check, the seed and a record that can be replayed', () => {
  const broken = BROKEN_GAMES.find(({ check }) => check === 'actions-apply');
  expect(() => runConformance(broken?.make() ?? skirmish, { games: 50 })).toThrow(
    /actions-apply[\s\S]*chacha20:[\s\S]*bivouac record 1/,
  );
});
