import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countArrangements, multisets, nthArrangement } from '../src/chance/combinations.ts';
import { plus } from '../src/fraction.ts';
import { type Chance, enumeratingChance, TooManyBranches } from '../src/index.ts';

/** The exact distribution of what a piece of code returns, as `weight/total` texts. */
function distribution(run: (chance: Chance) => string | number): Record<string, string> {
  const found = new Map<string, { num: bigint; den: bigint }>();
  const chance = enumeratingChance(100_000);
  do {
    const key = String(run(chance));
    const known = found.get(key) ?? { num: 0n, den: 1n };
    found.set(key, plus(known, chance.weight()));
  } while (chance.advance());
  return Object.fromEntries([...found].map(([key, { num, den }]) => [key, `${num}/${den}`]));
}

test('two dice: the probabilities of the sums', () => {
  const sums = distribution((chance) => chance.die(6, 'a') + chance.die(6, 'b'));
  expect(sums).toEqual({
    2: '1/36',
    3: '1/18',
    4: '1/12',
    5: '1/9',
    6: '5/36',
    7: '1/6',
    8: '5/36',
    9: '1/9',
    10: '1/12',
    11: '1/18',
    12: '1/36',
  });
  expect(distribution((chance) => chance.dice(2, 6, 'a').reduce((x, y) => x + y))).toEqual(sums);
});

test('branches of different length have the right weights', () => {
  const result = distribution((chance) => {
    if (chance.die(6, 'first') < 6) return 'miss';
    return chance.pick(3, 'where') === 0 ? 'head' : 'body';
  });
  expect(result).toEqual({ miss: '5/6', head: '1/18', body: '1/9' });
});

test('a shuffle is every order of like items once', () => {
  const orders = distribution((chance) => {
    const cards = [1, 1, 2];
    chance.shuffle(cards, 'deck');
    return cards.join('');
  });
  expect(orders).toEqual({ 112: '1/3', 121: '1/3', 211: '1/3' });
});

test('unordered throws count as many ordered ones as there are (against brute force)', () => {
  for (const [count, sides] of [
    [1, 6],
    [2, 4],
    [3, 6],
    [4, 3],
  ] as const) {
    const ordered = new Map<string, bigint>();
    for (let i = 0; i < sides ** count; i++) {
      const faces = Array.from(
        { length: count },
        (_, k) => (Math.floor(i / sides ** k) % sides) + 1,
      );
      const key = faces.sort((a, b) => a - b).join();
      ordered.set(key, (ordered.get(key) ?? 0n) + 1n);
    }
    const throws = multisets(count, sides, 1_000_000) ?? [];
    expect(new Map(throws.map(({ faces, ways }) => [faces.join(), ways]))).toEqual(ordered);
  }
  expect(multisets(8, 6, 100)).toBeUndefined();
});

test('the arrangements are all different and in order', () => {
  const items = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 });
  fc.assert(
    fc.property(items, (list) => {
      const count = Number(countArrangements(list));
      const all = Array.from({ length: count }, (_, i) => nthArrangement(list, i).join());
      expect(new Set(all).size).toBe(count);
      expect(all.toSorted()).toEqual(all);
    }),
  );
});

test('too many branches are reported, not enumerated', () => {
  const chance = enumeratingChance(1000);
  expect(() => chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8], 'deck')).toThrow(TooManyBranches);
  const long = enumeratingChance(1000);
  expect(() => {
    do for (let i = 0; i < 5; i++) long.die(6, 'die');
    while (long.advance());
  }).toThrow(TooManyBranches);
});
