import { cardRow, layoutOf } from '@bivouac/table/frame/table-layout.ts';
import { describe, expect, it } from 'vitest';

const UPRIGHT = { width: 4, height: 5 };
const LANDSCAPE = { width: 5, height: 4 };

describe('the layout of a drawn table', () => {
  it('has three columns on a wide screen, with the hand where the board stays largest', () => {
    const screen = { width: 1440, height: 900 };
    expect(layoutOf(screen, UPRIGHT)).toEqual({ kind: 'wide', hand: 'beside' });
    expect(layoutOf(screen, LANDSCAPE)).toEqual({ kind: 'wide', hand: 'beside' });
    expect(layoutOf({ width: 1280, height: 1400 }, LANDSCAPE)).toEqual({
      kind: 'wide',
      hand: 'below',
    });
  });

  it('puts the log into a drawer below 1200 pixels and the hand below on an upright tablet', () => {
    expect(layoutOf({ width: 1024, height: 768 }, UPRIGHT).kind).toBe('medium');
    expect(layoutOf({ width: 1024, height: 768 }, UPRIGHT).hand).toBe('beside');
    expect(layoutOf({ width: 820, height: 1180 }, UPRIGHT)).toEqual({
      kind: 'medium',
      hand: 'below',
    });
  });

  it('keeps a low hand below a landscape board', () => {
    const screen = { width: 1280, height: 720 };
    const world = { width: 1112, height: 642 };
    expect(layoutOf(screen, world, 276)).toEqual({ kind: 'wide', hand: 'beside' });
    expect(layoutOf(screen, world, 152)).toEqual({ kind: 'wide', hand: 'below' });
  });

  it('draws cards lower in a low window, so that a wide board stays the larger', () => {
    const wide = { width: 11, height: 6 };
    expect(cardRow(720)).toBeLessThan(cardRow(900));
    for (const screen of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      expect(layoutOf(screen, wide)).toEqual({ kind: 'wide', hand: 'below' });
    }
  });

  it('has tabs below 800 pixels and on a phone that lies on its side', () => {
    expect(layoutOf({ width: 799, height: 900 }, UPRIGHT).kind).toBe('phone');
    expect(layoutOf({ width: 844, height: 390 }, LANDSCAPE)).toEqual({
      kind: 'phone',
      hand: 'behind',
    });
    expect(layoutOf({ width: 800, height: 900 }, UPRIGHT).kind).toBe('medium');
  });
});
