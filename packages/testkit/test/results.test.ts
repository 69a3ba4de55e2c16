import { must } from '@bivouac/kernel';
import { skirmish } from '@bivouac/skirmish';
import { skirmishPlayers } from '@bivouac/skirmish/players';
import { describe, expect, it, test } from 'vitest';
import {
  brokenGames,
  compareResults,
  keepGame,
  parseKept,
  printKept,
  printResults,
  resultSetups,
} from '../src/index.ts';

const stored = printResults(skirmish);

/** With the long game, the second seat's first hand lies the other way round. */
const otherRules: typeof skirmish = {
  ...skirmish,
  setup: (setup, io) => {
    const state = skirmish.setup(setup, io);
    if (setup.options.length === 'long') state.seats[1]?.hand.reverse();
    return state;
  },
};

/** Every game is won by both. */
const otherWinner: typeof skirmish = {
  ...skirmish,
  awaiting: (state) => {
    const awaiting = skirmish.awaiting(state);
    if (awaiting.kind === 'seats') return awaiting;
    return { kind: 'over', outcome: { ...awaiting.outcome, winners: [0, 1] } };
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

describe('kept games', () => {
  const games = skirmish.scenarios.map((scenario) => keepGame(skirmishPlayers, scenario));
  const kept = parseKept(printKept({ head: 'skirmish 1', games }));

  it('read back as they were printed, and play to their result', () => {
    expect(kept).toEqual({ head: 'skirmish 1', games });
    expect(brokenGames(skirmish, kept)).toEqual([]);
  });

  it('fail under rules that come to another result or refuse an action', () => {
    expect(brokenGames(otherWinner, kept)).toHaveLength(games.length);
    const [first, ...others] = games.map(({ turns, ...rest }) => ({ ...rest, turns: ['red: ?'] }));
    expect(brokenGames(skirmish, { ...kept, games: [must(first, 'a game'), ...others] })).toEqual(
      games.map(({ scenario }) => expect.stringMatching(`^${scenario}: red: \\?: `)),
    );
  });

  it('are not asked of a higher rules number', () => {
    expect(brokenGames({ ...otherWinner, rules: 2 }, kept)).toEqual([]);
  });
});
