import type { Chance } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';

const TWO_32 = 0x1_0000_0000;

/**
 * Quick luck for the trials of a search (Marsaglia's xorshift with a Weyl sequence). Trials that
 * compare actions start from the same number, so that they meet the same dice. A player can win
 * nothing by guessing it, so it need not be strong like the kernel's.
 */
export function trialLuck(start: number): Chance {
  let x = (start ^ 0x9e3779b9) >>> 0 || 1;
  let weyl = 362437;
  const next = (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    weyl = (weyl + 362437) | 0;
    return ((x + weyl) >>> 0) / TWO_32;
  };
  // The first numbers of near starts are alike.
  for (let i = 0; i < 4; i++) next();
  const below = (count: number): number => Math.floor(next() * count);
  return {
    die: (sides) => below(sides) + 1,
    dice(count, sides) {
      const faces: number[] = [];
      for (let i = 0; i < count; i++) faces.push(below(sides) + 1);
      return faces;
    },
    pick: below,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = nth(items, i);
        items[i] = nth(items, j);
        items[j] = held;
      }
    },
  };
}
