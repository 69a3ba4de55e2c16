import { TILE, tileDashes } from '@bivouac/undaunted-core/art/index.ts';
import { describe, expect, it } from 'vitest';

/** Of the paths in a drawing: where they begin, move and end. */
const numbersOf = (art: string): readonly (readonly number[])[] =>
  [...art.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => (d.match(/-?[\d.]+/g) ?? []).map(Number));

describe('the dashes of a tile that can be chosen', () => {
  it('lie along its sides, inside it and clear of its corners', () => {
    for (const isHeavy of [false, true]) {
      const paths = numbersOf(tileDashes(TILE, isHeavy));
      expect(paths).toHaveLength(2);
      for (const numbers of paths) {
        expect(numbers).toHaveLength(12);
        // Each side has a middle part of less than half its length.
        for (let at = 0; at < numbers.length; at += 3) {
          const [x = 0, y = 0, end = 0] = numbers.slice(at, at + 3);
          const [near, far] = [Math.abs(x), Math.abs(y)].sort((a, b) => a - b);
          expect(near).toBe(Math.abs(end));
          expect(near).toBeLessThan(TILE / 4);
          expect(far).toBeLessThan(TILE / 2);
          expect(far).toBeGreaterThan(TILE / 3);
        }
      }
    }
  });

  it('are solid and heavier on the tile that is aimed at', () => {
    expect(tileDashes(TILE, false)).toContain('stroke-dasharray');
    expect(tileDashes(TILE, true)).not.toContain('stroke-dasharray');
  });
});
