import { describe, expect, test } from 'vitest';
import { hexBoard, OFF_BOARD, pathTo, reach, STOP } from '../src/index.ts';

/** One row of five hexes: 0 1 2 3 4. */
const row = hexBoard([5]);
/** Two rows: 0 1 2 above, 3 4 below; 3 touches 0, 1, 4 and 4 touches 1, 2, 3. */
const field = hexBoard([3, 2]);

describe('terrain that stops, places one may not stop or pass', () => {
  test('a stop is entered and not left', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 0, { cost }).costs).toEqual([0, 1, 2, Infinity, Infinity]);
  });

  test('a stop does not hold a unit that starts there', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 2, { cost }).costs).toEqual([2, 1, 0, 1, 2]);
  });

  test('a stop may cost more than is left', () => {
    const cost = (_: number, to: number) => (to === 2 ? { stop: 3 } : 1);
    expect(reach(row, 0, { cost, limit: 3 }).spaces).toEqual([0, 1]);
    expect(reach(row, 0, { cost, limit: 4 }).spaces).toEqual([0, 1, 2]);
  });

  test('a space that stops from one side is passed by a dearer way from another', () => {
    const cost = (from: number, to: number) => {
      if (from === 1 && to === 2) return STOP;
      return to === 3 || (from === 0 && to === 4) ? Infinity : from === 1 && to === 4 ? 5 : 1;
    };
    const found = reach(field, 0, { cost });
    expect(pathTo(found, 2)).toEqual([0, 1, 2]);
    expect(found.costs).toEqual([0, 1, 2, Infinity, 6]);
    expect(found.previousPassing[2]).toBe(4);
  });

  test('a space where one may not stop is passed', () => {
    const found = reach(row, 0, { cost: () => 1, mayStop: (space) => space !== 2 });
    expect(found.costs).toEqual([0, 1, Infinity, 3, 4]);
    expect(found.previous).toEqual([OFF_BOARD, 0, OFF_BOARD, 2, 3]);
    expect(pathTo(found, 2)).toBeUndefined();
    expect(pathTo(found, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a space that may not be passed ends the move', () => {
    const found = reach(row, 0, { cost: () => 1, mayPass: (space) => space !== 2 });
    expect(found.spaces).toEqual([0, 1, 2]);
    expect(pathTo(found, 2)).toEqual([0, 1, 2]);
  });

  test('a stop where one may not stop is not entered', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 0, { cost, mayStop: (space) => space !== 2 }).spaces).toEqual([0, 1]);
  });

  test('the start may always be kept and left', () => {
    const found = reach(row, 2, { cost: () => 1, mayStop: () => false, mayPass: () => false });
    expect(found.spaces).toEqual([2]);
    expect(pathTo(found, 2)).toEqual([2]);
    expect(reach(row, 2, { cost: () => 1, mayPass: () => false }).spaces).toEqual([1, 2, 3]);
  });

  test('where nothing costs anything the lower index still goes first, and not in a circle', () => {
    expect(reach(field, 0, { cost: () => 0 }).previous).toEqual([OFF_BOARD, 0, 1, 0, 1]);
    expect(reach(field, 4, { cost: () => 0 }).previous).toEqual([1, 4, 1, 0, OFF_BOARD]);
  });

  test('nothing is reached from outside', () => {
    for (const from of [OFF_BOARD, row.size]) {
      const found = reach(row, from, { cost: () => 1 });
      expect(found.spaces).toEqual([]);
      expect(pathTo(found, 0)).toBeUndefined();
      expect(pathTo(found, from)).toBeUndefined();
    }
  });

  test.each([[-1], [0.5], [Number.NaN], [-Infinity]])('a step cost of %d is refused', (cost) => {
    expect(() => reach(row, 0, { cost: () => cost })).toThrow(RangeError);
    expect(() => reach(row, 0, { cost: () => ({ stop: cost }) })).toThrow(RangeError);
  });
});
