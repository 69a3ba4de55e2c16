import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@bivouac/text';
import { faultsOf } from '@bivouac/text/testing/check-sentence.ts';
import { renderWords } from '@bivouac/text/testing/render-words.ts';
import { describe, expect, it } from 'vitest';
import { allTargets, forbiddenIn, readTarget } from '../src/target.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const targets = allTargets(ROOT).filter((target) =>
  existsSync(join(ROOT, target.package, 'testing/words.ts')),
);

describe.each(targets)('every sentence of $name', (target) => {
  it.each(LANGUAGES)('can be shown with every name that can reach it (%s)', async (language) => {
    const { lines, unsampled } = await readTarget(ROOT, target, language);
    expect(unsampled).toEqual([]);
    const forbidden = forbiddenIn(ROOT, target, language);
    const faults = lines.flatMap(({ path, text }) =>
      faultsOf(language, text, forbidden, path.startsWith('sentences.ts')).map(
        (fault) => `${path}: ${text}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('the reading of words', () => {
  const words = {
    title: 'Title',
    drawn: (p: { side: string; count: number }) =>
      p.count > 2 ? `${p.side} draw ${p.count} cards, (${p.side})` : `${p.side} draw a card`,
    listed: (one: string, two: string) => `${one} and ${two}`,
  };

  it('says a sentence with each value of each parameter, also of those that it asks for only sometimes', () => {
    const samples = {
      side: ['Blue', 'Red'],
      count: [1, 3],
      'listed#0': ['a'],
      'listed#1': ['b', 'c'],
    };
    const { lines, unsampled } = renderWords(words, samples, 'words');
    expect(unsampled).toEqual([]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Title',
      ...['Blue draw a card', 'Blue draw 3 cards, (Blue)', 'Red draw a card'],
      ...['a and b', 'a and c'],
    ]);
  });

  it('names a parameter without samples', () => {
    expect(renderWords(words, { side: ['Blue'] }, 'words').unsampled).toEqual([
      { path: 'words.drawn', parameter: 'count' },
      { path: 'words.listed', parameter: '#0' },
    ]);
  });

  it.each([
    ['en', '[object Object] wins.', 'a raw placeholder'],
    ['en', 'Target: Riflemen: hit', null],
    ['en', 'Target:: hit', 'a double colon'],
    ['en', 'Rifleman A (Soviet) (routed)', 'a double bracket'],
    ['en', 'It is worth 1 points.', 'a plural after 1'],
    ['en', 'It is worth 21 points.', null],
    ['en', 'Draw 2 card.', 'a singular after a number'],
    ['en', 'a army', '“a” before a vowel'],
    ['cs', 'Bojuje s Sověty.', 'a preposition that needs its vowel'],
    ['cs', 'Bojuje se Sověty.', null],
    ['cs', 'Má 3 z 6 bodů.', 'a preposition that needs its vowel'],
    ['cs', 'Má 3 ze 6 bodů.', null],
    ['cs', 'Karta rubem nahoru.', '“rubem nahoru” instead of “lícem dolů”'],
  ] as const)('finds what is wrong (%s: %s)', (language, text, fault) => {
    const forbidden = forbiddenIn(
      ROOT,
      { name: 'text', package: 'packages/text', folders: [] },
      language,
    );
    const faults = faultsOf(language, text, forbidden, false);
    if (fault === null) expect(faults).toEqual([]);
    else expect(faults.join()).toContain(fault);
  });

  it('keeps lines of the log short', () => {
    expect(faultsOf('en', 'a'.repeat(181), [], true)).toEqual(['181 characters']);
    expect(faultsOf('en', 'a'.repeat(181), [], false)).toEqual([]);
  });
});
