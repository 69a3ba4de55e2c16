import { expect, test } from 'vitest';
import {
  recordedChance,
  recorder,
  SeedDisagrees,
  scriptedChance,
  seededChance,
  seedFromPhrase,
  UnexpectedDraw,
} from '../src/index.ts';

test('scripted results come by name and in order', () => {
  const chance = scriptedChance();
  chance.expectDice('combat', 6, [5, 2]);
  chance.expectPick('target', 3, 2);
  chance.expectShuffle('deck', 4, [3]);
  expect(chance.dice(2, 6, 'combat')).toEqual([5, 2]);
  expect(chance.pick(3, 'target')).toBe(2);
  const cards = [1, 2, 3, 4];
  chance.shuffle(cards, 'deck');
  expect(cards).toEqual([3, 1, 2, 4]);
  expect(chance.leftOver()).toEqual([]);
});

test('a wrong, missing, impossible or left-over draw fails', () => {
  const chance = scriptedChance();
  expect(() => chance.die(6, 'combat')).toThrow(UnexpectedDraw);
  chance.expectDice('combat', 6, [5]);
  expect(() => chance.die(6, 'morale')).toThrow('morale');
  chance.expectDice('combat', 6, [5]);
  expect(() => chance.die(10, 'combat')).toThrow(UnexpectedDraw);
  chance.expectDice('combat', 6, [7]);
  expect(() => chance.die(6, 'combat')).toThrow(UnexpectedDraw);
  chance.expectDice('combat', 6, [5]);
  expect(() => chance.dice(2, 6, 'combat')).toThrow('2 at once');
  chance.expectShuffle('deck', 2, [9]);
  expect(() => chance.shuffle([1, 2], 'deck')).toThrow('the item 9 on top');
  chance.expectDice('combat', 6, [5]);
  expect(chance.leftOver()).toHaveLength(1);
});

test('recorded results are returned and checked against the seed', () => {
  const seed = seedFromPhrase('record');
  const notes = recorder(seededChance(seed));
  const cards = [1, 2, 3, 4, 5];
  const drawn = [notes.die(6, 'a'), ...notes.dice(3, 6, 'a'), notes.pick(4, 'b')];
  notes.shuffle(cards, 'c');
  const draws = notes.takeDraws();
  expect(notes.takeDraws()).toEqual([]);

  const again = recordedChance(seededChance(seed));
  again.load(draws);
  expect([again.die(6, 'a'), ...again.dice(3, 6, 'a'), again.pick(4, 'b')]).toEqual(drawn);
  const same = [1, 2, 3, 4, 5];
  again.shuffle(same, 'c');
  expect(same).toEqual(cards);
  expect(again.leftOver()).toEqual([]);
});

test('results that the seed does not give are errors; without a seed they are accepted', () => {
  const draws = [{ why: 'a', kind: 'dice', size: 6, result: [1, 1, 1, 1, 1, 1, 1, 1] }] as const;
  const checked = recordedChance(seededChance(seedFromPhrase('record')));
  checked.load(draws);
  expect(() => checked.dice(8, 6, 'a')).toThrow(SeedDisagrees);
  const believed = recordedChance();
  believed.load(draws);
  expect(believed.dice(8, 6, 'a')).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});
