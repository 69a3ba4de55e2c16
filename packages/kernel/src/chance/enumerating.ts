import { type Fraction, ONE, times } from '../fraction.ts';
import { nth } from '../ids.ts';
import { type Chance, requireDraw } from './chance.ts';
import { countArrangements, multisets, nthArrangement } from './combinations.ts';

/** Thrown where the number of branches passes the limit; `odds` turns it into sampled worlds. */
export class TooManyBranches extends Error {}

/**
 * Chance that walks every result: run the same code again and again until `advance` says that all
 * branches were seen. Each run's exact weight is `weight()`. Dice of one throw are counted as
 * unordered throws, shuffles as arrangements of like items, so that few runs cover many results.
 */
export interface EnumeratingChance extends Chance {
  /** The probability of the run just made. */
  weight(): Fraction;
  /** Moves on to the next branch; false when there is none. */
  advance(): boolean;
}

interface Fork {
  taken: number;
  readonly branches: number;
}

export function enumeratingChance(limit: number): EnumeratingChance {
  const forks: Fork[] = [];
  let depth = 0;
  let weight = ONE;
  let runs = 1;

  /** Which branch to take at this point of the run: the forced one, or the first of a new fork. */
  const fork = (branches: number): number => {
    if (branches > limit) throw new TooManyBranches();
    const known = forks[depth];
    depth += 1;
    if (known !== undefined) return known.taken;
    forks.push({ taken: 0, branches });
    return 0;
  };

  const throwDice = (count: number, sides: number, why: string): number[] => {
    requireDraw(count, sides, why);
    const throws = multisets(count, sides, limit);
    if (throws === undefined) throw new TooManyBranches();
    const chosen = throws[fork(throws.length)];
    if (chosen === undefined) throw new Error('the branches of a throw changed between two runs');
    weight = times(weight, chosen.ways, BigInt(sides) ** BigInt(count));
    return chosen.faces.slice();
  };

  return {
    die: (sides, why) => nth(throwDice(1, sides, why), 0),
    dice: throwDice,
    pick(count, why) {
      requireDraw(1, count, why);
      weight = times(weight, 1n, BigInt(count));
      return fork(count);
    },
    shuffle(items) {
      const count = countArrangements(items);
      if (count > BigInt(limit)) throw new TooManyBranches();
      weight = times(weight, 1n, count);
      const order = nthArrangement(items, fork(Number(count)));
      for (let i = 0; i < items.length; i++) items[i] = nth(order, i);
    },
    weight: () => weight,
    advance() {
      while (forks.length > 0) {
        const last = nth(forks, forks.length - 1);
        last.taken += 1;
        if (last.taken < last.branches) break;
        forks.pop();
      }
      if (forks.length === 0) return false;
      runs += 1;
      if (runs > limit) throw new TooManyBranches();
      depth = 0;
      weight = ONE;
      return true;
    },
  };
}
