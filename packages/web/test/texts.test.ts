import { SHELF } from '@bivouac/shelf';
import { botWords } from '@bivouac/table/text/index.ts';
import { typeset } from '@bivouac/text';
import { nameCs } from '@bivouac/text/grammar/cs.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { SCENARIO_WORDS } from '@bivouac/undaunted-core/text/setup-words.ts';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_WORDS } from '../src/text/account.ts';
import { words as cs } from '../src/text/cs/index.ts';
import { words as en } from '../src/text/en/index.ts';
import { ONLINE_WORDS } from '../src/text/online.ts';
import { PAGE_WORDS } from '../src/text/pages.ts';

await loadEvery(SCENARIO_WORDS, ONLINE_WORDS, ACCOUNT_WORDS, PAGE_WORDS);

const CATALOGUES = { cs, en };

const NUMBERS =
  /count|deals|number|at|total|minutes|value|places|games|deck|round|first|second|wins|draws|losses/;

/** Of each Czech plural one number. */
const COUNTS = [1, 2, 5];

/** Every sentence of a catalogue; those with blanks are filled with numbers and names alike. */
function sentences(value: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return COUNTS.map((count) => [`${path} ${count}`, String(value(blanks(count)))]);
  }
  // The forms of a name differ between languages.
  if (typeof value === 'object' && value !== null && 'forms' in value) return [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** Read as a word or as a name, whichever a sentence wants. */
const WORD = Object.assign(Object('X'), { forms: { text: 'X' }, grammar: {} });

/** Fills every blank: with the number where one is meant, with a word elsewhere. */
const blanks = (count: number): object =>
  new Proxy({}, { get: (_, name) => (NUMBERS.test(String(name)) ? count : WORD) });

describe('the page’s texts', () => {
  const all = (language: 'cs' | 'en') =>
    sentences({
      ...CATALOGUES[language],
      ...PAGE_WORDS.in(language),
      scenarios: SCENARIO_WORDS.in(language),
      online: ONLINE_WORDS.in(language),
      account: ACCOUNT_WORDS.in(language),
    }).map(([path, sentence]) => [path, typeset(language, sentence)] as const);
  const [cs, en] = [all('cs'), all('en')];

  it('exist in every language, and none is empty', () => {
    expect(cs.map(([path]) => path)).toEqual(en.map(([path]) => path));
    for (const [path, sentence] of [...cs, ...en]) {
      expect(sentence.trim(), path).not.toBe('');
      expect(sentence, path).not.toMatch(/undefined|\[object/);
    }
  });

  it('never leave a Czech one-letter word at the end of a line', () => {
    for (const [path, sentence] of cs) {
      expect(sentence, path).not.toMatch(/(?:^|[\s(„])[kosuvzaiKOSUVZAI] /);
    }
  });

  it('use the right grammatical case for the number of undone actions', () => {
    const cases = 'Němci|Němců|Němcům|Němce|Němcích|Němci';
    const side = nameCs('ma', cases, { isPlural: true });
    const said = COUNTS.map((count) =>
      ONLINE_WORDS.in('cs').table.notes['took-back']({ side, count }).replaceAll('\u00a0', ' '),
    );
    expect(said).toEqual([
      'Němci vzali po dohodě zpět 1 akci.',
      'Němci vzali po dohodě zpět 2 akce.',
      'Němci vzali po dohodě zpět 5 akcí.',
    ]);
  });

  it('name every bot on the shelf', () => {
    for (const { bots } of SHELF) {
      for (const { id } of bots) {
        expect(botWords({ ...CATALOGUES.cs, games: {} }, id).title).not.toBe(id);
        expect(botWords({ ...CATALOGUES.en, games: {} }, id).title).not.toBe(id);
      }
    }
    expect(botWords({ ...CATALOGUES.en, games: {} }, 'guest').title).toBe('guest');
  });
});
