import { expect, test } from 'vitest';
import { isSwap } from '../../src/table/things.ts';
import { fifeInTheMill } from '../positions.ts';

test('another unit of the same side can be pointed at instead', () => {
  const view = fifeInTheMill().view('blue');
  expect(isSwap(view, 'unit:0')).toBe(true);
  expect(isSwap(view, 'unit:5')).toBe(false);
});
