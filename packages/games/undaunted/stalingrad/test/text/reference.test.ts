import type { RuleReference } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { isHit } from '@bivouac/undaunted-core';
import { expect, it, test } from 'vitest';
import { VERBS } from '../../src/rules/index.ts';
import { stalingradReference } from '../../src/text/reference.ts';
import { RULE_SOURCES } from '../../src/text/rule-sources.ts';

// The rules reference: every action has a worked example, and what the examples reckon is right.

await loadEvery(stalingradReference);
const LANGUAGES = ['cs', 'en'] as const;

/** As typed, before the spaces of the language are set. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const wordsOf = (rules: RuleReference): { id: string; words: string }[] =>
  Object.entries(rules).map(([id, { text, example = '' }]) => ({
    id,
    words: `${text} ${example}`,
  }));

it('has a worked example with numbers for every rule', () => {
  expect(VERBS.filter((verb) => !Object.hasOwn(RULE_SOURCES, verb))).toEqual([]);
  for (const language of LANGUAGES) {
    const bare = Object.entries(stalingradReference.in(language)).filter(
      ([, { example }]) => example === undefined,
    );
    expect(bare.map(([id]) => id)).toEqual([]);
  }
});

it('adds up what it adds, and gives the same sums in both languages', () => {
  const [cs, en] = LANGUAGES.map((language) =>
    wordsOf(stalingradReference.in(language)).flatMap(({ id, words }) =>
      [...words.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g)].map(([sum, parts = '', total]) => {
        const added = parts.split(' + ').reduce((all, part) => all + Number(part), 0);
        expect([id, sum, added]).toEqual([id, sum, Number(total)]);
        return `${id}: ${sum}`;
      }),
    ),
  );
  expect(cs).toEqual(en);
  expect(en?.length).toBeGreaterThan(25);
});

/** Dice and total defence of each chance that a rule mentions, in order. */
const CHANCES: { readonly [rule: string]: readonly (readonly [dice: number, total: number])[] } = {
  smoke: [
    [1, 6],
    [1, 8],
  ],
  mines: [
    [1, 4],
    [1, 6],
  ],
  assault: [[2, 6]],
  'attack-stalk': [[3, 6]],
  'field-of-fire': [[3, 6]],
  attack: [[1, 6]],
  suppress: [[4, 10]],
  'area-suppress': [
    [2, 5],
    [2, 6],
  ],
  grenades: [
    [2, 6],
    [2, 7],
  ],
  flamethrower: [[2, 5]],
  antitank: [
    [3, 8],
    [2, 9],
  ],
  demolish: [
    [1, 8],
    [3, 8],
  ],
  bombard: [
    [4, 8],
    [3, 7],
    [3, 6],
  ],
  tunnels: [[3, 7]],
  tanks: [[3, 9]],
  dice: [
    [1, 7],
    [2, 7],
    [3, 7],
    [4, 7],
  ],
};

function percentOf(dice: number, total: number): number {
  const misses = Array.from({ length: 10 }, (_, face) => face).filter(
    (face) => !isHit([face], total),
  );
  return Math.round(100 * (1 - (misses.length / 10) ** dice));
}

test('stalingrad/dice: every chance in the reference is the chance of those dice', () => {
  for (const language of LANGUAGES) {
    for (const { id, words } of wordsOf(stalingradReference.in(language))) {
      const told = [...words.matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent));
      const right = (CHANCES[id] ?? []).map(([dice, total]) => percentOf(dice, total));
      expect([language, id, told]).toEqual([language, id, right]);
    }
  }
});

test('the tables of cards, dice and losses come from the data', () => {
  const { cards, dice, losses } = stalingradReference.in('en');
  const rowsOf = (rule: typeof cards) =>
    (rule?.tables?.[0]?.rows ?? []).map((row) => row.map(plain));
  const rows = rowsOf(cards);
  expect(rows[0]).toEqual([
    ...['Platoon Sergeant', 'both', '9', 'Bolster 3, Command 2', 'no counter'],
  ]);
  expect(rows).toContainEqual(['Rifleman', 'both', '5', 'Move 1, Attack 1, Control', '4']);
  expect(rows).toContainEqual([
    ...['Squad Leader', 'both', '7', 'Bolster 2 (own squad), Inspire 1 (own squad)', 'no counter'],
  ]);
  expect(rows).toContainEqual([
    ...['T-34', 'Soviets', '4', 'Move 1, Attack 2, Anti-Tank 2/3', 'armour 7'],
  ]);
  expect(rows.filter(([name]) => name === 'Fog of War')).toHaveLength(1);
  expect(rows.flat().filter((cell) => cell.includes('*'))).toEqual([]);
  expect(rowsOf(dice)[3]).toEqual(['7', '40%', '64%', '78%', '87%', '92%']);
  expect(rowsOf(dice).at(-1)?.[0]).toBe('10 or more');
  expect(rowsOf(losses)).toEqual([
    ['0', '0'],
    ['1–4', '1'],
    ['5–9', '2'],
    ['10 or more', '3'],
  ]);
});
