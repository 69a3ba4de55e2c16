import { normandyReference } from '@bivouac/normandy/text/reference.ts';
import type { Language } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { searchRules } from '../src/shell/rule-search.ts';

await loadEvery(normandyReference);

const rulesIn = (language: Language) => normandyReference.in(language);

const ids = (wanted: string, language: 'cs' | 'en' = 'cs'): string[] =>
  searchRules(rulesIn(language), wanted, language).map(({ id }) => id);

it('shows everything in the order of the rules for an empty search', () => {
  expect(ids('  ')).toEqual(Object.keys(rulesIn('cs')));
});

it('finds words without accents and in any case, titles first', () => {
  expect(ids('VALECNY ZMATEK')[0]).toBe('fog-of-war');
  expect(ids('valecny zmatek')).toEqual(ids('Válečný zmatek'));
  expect(ids('stalk', 'en')[0]).toBe('stalk');
});

it('requires every word, and finds nothing without a match', () => {
  expect(ids('mortar move', 'en')).toContain('move');
  expect(ids('mortar move', 'en')).not.toContain('draw');
  expect(ids('submarine', 'en')).toEqual([]);
});
