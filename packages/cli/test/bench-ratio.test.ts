import { describe, expect, it } from 'vitest';
import { inCommon } from '../src/bench/against/alternate.ts';
import { firstError } from '../src/bench/against/driver-process.ts';
import type { Slice } from '../src/bench/against/messages.ts';
import { belowLeast, compareSlices, type Pair } from '../src/bench/against/ratio.ts';
import { median, quantile } from '../src/bench/figures.ts';

const slice = (decisions: number, seconds: number, offered = decisions): Slice => ({
  decisions,
  offered,
  seconds,
});
/** Ours takes 1 second for 100 decisions; theirs takes that many. */
const pairOf = (seconds: number): Pair => ({ ours: slice(100, 1), theirs: slice(100, seconds) });

describe('median and quantiles', () => {
  it('take the middle value, or the mean of the two middle values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBe(0);
  });

  it('interpolate linearly', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
    expect(quantile([10, 20], 0.75)).toBe(17.5);
    expect(quantile([7], 0.25)).toBe(7);
  });
});

describe('the ratio of paired slices', () => {
  it('is the median of the pairs, with the interquartile range', () => {
    expect(compareSlices('skirmish', [0.9, 1, 1.1, 1.2, 5].map(pairOf))).toEqual({
      game: 'skirmish',
      ours: 100,
      theirs: 91,
      ratio: 1.1,
      spread: [1, 1.2],
      pairs: 5,
      sameGames: true,
    });
  });

  it('is not affected by a disturbance of both slices of a pair', () => {
    const calm = { ours: slice(100, 1), theirs: slice(100, 1) };
    const disturbed = { ours: slice(100, 3), theirs: slice(100, 3) };
    const { ratio, spread } = compareSlices('skirmish', [disturbed, calm, disturbed, calm]);
    expect([ratio, ...spread]).toEqual([1, 1, 1]);
  });

  it('says if the two revisions played different games', () => {
    const otherChoices = { ours: slice(100, 1, 300), theirs: slice(100, 1, 301) };
    expect(compareSlices('skirmish', [pairOf(1), otherChoices]).sameGames).toBe(false);
  });

  it('is too low only below the least', () => {
    const rows = [1.2, 0.97, 0.969].map((seconds, i) =>
      compareSlices(`game ${i}`, [pairOf(seconds)]),
    );
    expect(belowLeast(rows, 0.97)).toEqual(['game 2']);
    expect(belowLeast(rows, undefined)).toEqual([]);
  });
});

describe('what two revisions have in common', () => {
  const game = (id: string, ...scenarios: string[]) => ({ id, scenarios });

  it('are the games and scenarios that both have', () => {
    const ours = [game('a', '1', '2'), game('b', '1'), game('new', '1')];
    const theirs = [game('b', '2'), game('a', '2', '3'), game('old', '1')];
    expect(inCommon(ours, theirs)).toEqual([game('a', '2')]);
  });
});

describe('the error of a driver', () => {
  it('is the message of its exception', () => {
    const complaint =
      'file:///x.ts:3\nimport { a } from "b";\n\nSyntaxError: No a in b\n    at x\n';
    expect(firstError(complaint)).toBe('No a in b');
    expect(firstError('Error [ERR_MODULE_NOT_FOUND]: Cannot find x\n')).toBe('Cannot find x');
  });

  it('is the first line of its output, or its exit, without an exception', () => {
    expect(firstError('Killed\nby the system')).toBe('Killed');
    expect(firstError('')).toBe('its process ended');
  });
});
