import { skirmish } from '@bivouac/skirmish';
import { expect, test } from 'vitest';
import { compareResults, printResults, resultSetups } from '../src/index.ts';

const stored = printResults(skirmish);

/** The template game with other set-ups for some players: the second seat keeps its first hand. */
const otherRules = {
  ...skirmish,
  setup: (...[setup, io]: Parameters<typeof skirmish.setup>) => {
    const state = skirmish.setup(setup, io);
    if (setup.options.length === 'long') state.seats[1]?.hand.reverse();
    return state;
  },
};

test('results cover each scenario with each value of each option', () => {
  const setups = resultSetups(skirmish);
  for (const { id: scenario } of skirmish.scenarios) {
    for (const { id, values } of skirmish.options) {
      for (const value of values) {
        expect(setups).toContainEqual({
          scenario,
          options: expect.objectContaining({ [id]: value }),
        });
      }
    }
  }
  expect(stored.trimEnd().split('\n')).toHaveLength(1 + setups.length);
  const more = printResults(skirmish, 3).trimEnd().split('\n');
  expect(more).toEqual(expect.arrayContaining(stored.trimEnd().split('\n')));
  expect(new Set(more).size).toBe(1 + 3 * setups.length);
});

test('results stay the same while the rules do', () => {
  expect(printResults(skirmish)).toBe(stored);
  expect(compareResults(stored, printResults(skirmish), false)).toBe(false);
});

test.each([false, true])(
  'another result under the same rules number fails, rewriting golden files: %s',
  (isRewriting) => {
    const now = printResults(otherRules);
    expect(() => compareResults(stored, now, isRewriting)).toThrow('length=long');
    expect(() => compareResults(stored, now, isRewriting)).toThrow('raise the rules number');
  },
);

test.each([false, true])(
  'a scenario that is gone under the same rules number fails, rewriting golden files: %s',
  (isRewriting) => {
    const now = printResults({ ...skirmish, scenarios: skirmish.scenarios.slice(1) });
    expect(() => compareResults(stored, now, isRewriting)).toThrow('now:    (none)');
  },
);

test('with a higher rules number, results are stored only when golden files are rewritten', () => {
  const now = printResults({ ...otherRules, rules: skirmish.rules + 1 });
  expect(() => compareResults(stored, now, false)).toThrow('npm run golden');
  expect(compareResults(stored, now, true)).toBe(true);
});

test('a new scenario is added under the same rules number', () => {
  const before = printResults({ ...skirmish, scenarios: skirmish.scenarios.slice(1) });
  expect(() => compareResults(before, stored, false)).toThrow('npm run golden');
  expect(compareResults(before, stored, true)).toBe(true);
});
