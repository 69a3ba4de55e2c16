import type { Chance } from '@bivouac/kernel';

/**
 * Cheap, repeatable luck for the checkers themselves: two probes with the same number give the
 * same results, so one step can be played twice. Never used for play.
 */
export function probeChance(number: number): Chance {
  let x = (number * 0x9e3779b1) >>> 0;
  const below = (count: number): number => {
    x = (x + 0x6d2b79f5) >>> 0;
    let y = Math.imul(x ^ (x >>> 15), 1 | x);
    y = (y + Math.imul(y ^ (y >>> 7), 61 | y)) ^ y;
    return ((y ^ (y >>> 14)) >>> 0) % count;
  };
  return {
    die: (sides) => below(sides) + 1,
    dice: (count, sides) => Array.from({ length: count }, () => below(sides) + 1),
    pick: (count) => below(count),
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j] as number, items[i] as number];
      }
    },
  };
}

/** The same luck, with the dice of each throw laid out the other way round. */
export function reversedDice(chance: Chance): Chance & { hasReversed(): boolean } {
  let reversed = false;
  return {
    ...chance,
    dice(count, sides, why) {
      reversed ||= count > 1;
      return chance.dice(count, sides, why).reverse();
    },
    hasReversed: () => reversed,
  };
}
