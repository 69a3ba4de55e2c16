import { expect, it } from 'vitest';
import { fallsAt, newClock, outOfTime, readClock, turnClock } from '../../src/rooms/clock.ts';

const RULES = { kind: 'live', bankMs: 100_000, gainMs: 30_000, capMs: 110_000 } as const;
const start = turnClock(newClock(RULES, 2, 1_000), [0, 1]);

it('adds the increment when the question passes on, up to the cap', () => {
  const first = turnClock(readClock(start, 51_000), [1]);
  expect(first.leftMs).toEqual([80_000, 50_000]);
  // Equal bids: both are asked again, and the second answer also earns its increment.
  const again = turnClock(readClock(first, 61_000), [0, 1]);
  expect(again.leftMs).toEqual([80_000, 70_000]);
  const long = turnClock(readClock(turnClock(again, [0]), 62_000), [0]);
  expect(long.leftMs).toEqual([79_000, 100_000]);
  expect(turnClock(turnClock(long, [1]), [0]).leftMs).toEqual([109_000, 110_000]);
});

it('runs out for awaited seats, not while paused, and never runs backwards', () => {
  expect(fallsAt(start)).toBe(101_000);
  expect(outOfTime(start, 100_999)).toEqual([]);
  expect(outOfTime(start, 101_000)).toEqual([0, 1]);
  const paused = { ...start, isPaused: true };
  expect(fallsAt(paused)).toBeNull();
  expect(outOfTime(paused, 9e9)).toEqual([]);
  expect(readClock(start, 0)).toEqual(start);
});
