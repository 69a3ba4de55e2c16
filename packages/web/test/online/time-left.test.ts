import type { ClockState } from '@bivouac/protocol';
import { expect, it } from 'vitest';
import { clockText, lateSeats, spanText, timeLeft } from '../../src/online/time-left.ts';

const clock = (changes: Partial<ClockState> = {}): ClockState => ({
  rules: { kind: 'live', bankMs: 60_000, gainMs: 0, capMs: 60_000 },
  ...{ leftMs: [5_000, 0], running: [0], at: 0, isPaused: false },
  ...changes,
});

it('runs for the seat that is asked, and for no seat while it is paused', () => {
  expect(timeLeft(clock(), 0, 2_000)).toBe(3_000);
  expect(timeLeft(clock(), 1, 2_000)).toBe(0);
  expect(timeLeft(clock({ isPaused: true }), 0, 2_000)).toBe(5_000);
  expect(clockText(-3_000, { day: 'd', hour: 'h' })).toBe('0:00');
});

it('is up only for a seat that is asked: the other seat cannot lose on time', () => {
  expect(lateSeats(clock(), 4_999)).toEqual([]);
  expect(lateSeats(clock(), 5_000)).toEqual([0]);
  expect(lateSeats(clock({ running: [0, 1] }), 6_000)).toEqual([0, 1]);
  expect(lateSeats(clock({ leftMs: [-1, 0], isPaused: true }), 6_000)).toEqual([]);
});

it('says how long something took in the two largest units', () => {
  const spans = [13_001, 60_000, 7_500_000, 90_000_000].map(spanText);
  expect(spans).toEqual(['14\u00a0s', '1\u00a0min', '2\u00a0h 5\u00a0min', '1\u00a0d 1\u00a0h']);
});
