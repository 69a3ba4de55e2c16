import { completeSetup, seedFromPhrase } from '@bivouac/kernel';
import { skirmish } from '@bivouac/skirmish';
import { expect, test } from 'vitest';
import { CHECKS, faultsOfPosition, fuzz, probeChance, runConformance } from '../src/index.ts';
import { tellDecks, withClearing } from './breaking.ts';
import { BLIND_GAMES, BROKEN_GAMES } from './broken-games.ts';
import { BROKEN_STORIES } from './broken-stories.ts';

const BROKEN = [...BROKEN_GAMES, ...BROKEN_STORIES];

test('every check has a broken game that it was made for', () => {
  const proved = new Set([...BROKEN, ...BLIND_GAMES].map(({ check }) => check));
  expect(CHECKS.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
});

test.each(BROKEN)('$check, and no other check, catches: $bug', ({ check, make }) => {
  const report = fuzz(make(), { games: 60, seed: seedFromPhrase('broken'), closeEvery: 1 });
  expect([...new Set(report.failures.map((failure) => failure.check))]).toEqual([check]);
});

test.each(BROKEN)('with $check switched off, only the named checks find it: $bug', (broken) => {
  const only = CHECKS.map(({ id }) => id).filter((id) => id !== broken.check);
  const { also = [] } = broken;
  // The second of two checks needs a rarer position.
  const games = also.length > 1 ? 80 : 30;
  const options = { games, seed: seedFromPhrase('others'), closeEvery: 1, only };
  const { failures } = fuzz(broken.make(), options);
  const found = [...new Set(failures.map((failure) => failure.check))].sort();
  expect(found).toEqual(also);
});

test.each(BROKEN)('the quick fuzzer finds it too: $bug', ({ check, make }) => {
  const report = fuzz(make(), { games: 80, seed: seedFromPhrase('quick') });
  expect(report.failures.map((failure) => failure.check)).toContain(check);
});

test.each(BLIND_GAMES)(
  'a run in which $check had no case to check fails: $bug',
  ({ check, make }) => {
    expect(() => runConformance(make(), { games: 60 })).toThrow(`nothing to check for: ${check}`);
    expect(() => runConformance(make(), { games: 60, without: [check] })).not.toThrow();
  },
);

test('a card shown just before the table is cleared need not be in the view afterwards', () => {
  const honest = withClearing((events, at, state) =>
    events.toSpliced(at, 0, tellDecks(state, { reveals: true })),
  );
  const run = (game: typeof honest) =>
    fuzz(game, { games: 60, seed: seedFromPhrase('cleared'), closeEvery: 1 }).failures;
  expect(run(honest)).toEqual([]);
  expect(run({ ...honest, clearedBy: [] }).map(({ check }) => check)).toContain('events-secret');
});

test('every check has something to look at in the template game, and finds nothing', () => {
  const report = runConformance(skirmish, { games: 150 });
  expect(report.games).toBe(150);
  for (const { id } of CHECKS) expect(report.ran[id], id).toBeGreaterThan(30);
});

test('conformance reports the check, the seed and a record that can be replayed', () => {
  const broken = BROKEN.find(({ check }) => check === 'actions-apply');
  expect(() => runConformance(broken?.make() ?? skirmish, { games: 50 })).toThrow(
    /actions-apply[\s\S]*chacha20:[\s\S]*bivouac record 1/,
  );
});

test('a position written down shows at once what is wrong in it', () => {
  const io = { chance: probeChance(1), emit: () => undefined };
  const setup = completeSetup(skirmish, {});
  if (!setup.ok) throw new Error(setup.problem.code);
  const state = skirmish.setup(setup.value, io);
  expect(faultsOfPosition(skirmish, state)).toEqual([]);
  const checks = BROKEN.filter(({ check, make }) =>
    faultsOfPosition(make(), state).some((fault) => fault.startsWith(`${check}:`)),
  ).map(({ check }) => check);
  // The others need play before them.
  expect(checks).toEqual(
    expect.arrayContaining(['view-plain', 'world-valid', 'canary', 'events-secret']),
  );
});
