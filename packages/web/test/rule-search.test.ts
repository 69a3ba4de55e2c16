import { normandyRuleTexts } from '@bivouac/normandy/text';
import { expect, it } from 'vitest';
import { searchRules } from '../src/shell/rule-search.ts';

const ids = (wanted: string, language: 'cs' | 'en' = 'cs'): string[] =>
  searchRules(normandyRuleTexts[language], wanted, language).map(({ id }) => id);

it('shows everything, in the order of the rules, until something is wanted', () => {
  expect(ids('  ')).toEqual(Object.keys(normandyRuleTexts.cs));
});

it('finds words without accents and in any case, titles first', () => {
  expect(ids('VALECNY ZMATEK')[0]).toBe('fog-of-war');
  expect(ids('valecny zmatek')).toEqual(ids('Válečný zmatek'));
  expect(ids('stalk', 'en')[0]).toBe('stalk');
});

it('wants every word, and finds nothing where there is nothing', () => {
  expect(ids('mortar move', 'en')).toContain('move');
  expect(ids('mortar move', 'en')).not.toContain('draw');
  expect(ids('submarine', 'en')).toEqual([]);
});
