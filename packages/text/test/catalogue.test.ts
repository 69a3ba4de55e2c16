import { describe, expect, it } from 'vitest';
import { withFallback } from '../src/draft.ts';
import {
  createCatalogue,
  deriveCatalogue,
  joinCatalogues,
  LANGUAGES,
  languageFor,
  missingIn,
} from '../src/index.ts';

const words = (language: string) => ({ hello: `hello in ${language}` });

describe('a catalogue', () => {
  it('loads one language, once, and gives it at once from then on', async () => {
    const asked: string[] = [];
    const catalogue = createCatalogue(async (language) => {
      asked.push(language);
      return words(language);
    });
    expect(() => catalogue.in('cs')).toThrow("the words in 'cs' have not been loaded");
    await Promise.all([catalogue.load('cs'), catalogue.load('cs')]);
    expect(catalogue.in('cs').hello).toBe('hello in cs');
    expect(asked).toEqual(['cs']);
    expect(() => catalogue.in('en')).toThrow("'en'");
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    const catalogue = createCatalogue(async (language) => {
      if (isDown) throw new Error('no network');
      return words(language);
    });
    await expect(catalogue.load('en')).rejects.toThrow('no network');
    isDown = false;
    expect((await catalogue.load('en')).hello).toBe('hello in en');
  });

  it('can be made of others, and is there as soon as they are', async () => {
    const source = createCatalogue(async (language) => words(language));
    const loud = deriveCatalogue(source, ({ hello }) => hello.toUpperCase());
    const both = joinCatalogues({ source, loud });
    await source.load('en');
    expect(loud.in('en')).toBe('HELLO IN EN');
    expect(both.in('en')).toEqual({ source: { hello: 'hello in en' }, loud: 'HELLO IN EN' });
    expect((await both.load('cs')).loud).toBe('HELLO IN CS');
  });
});

describe('a draft', () => {
  const english = {
    title: 'Title',
    names: { one: 'One', two: 'Two' },
    list: ['a', 'b'],
    count: (p: { n: number }) => `${p.n} cards`,
  };

  it('says in English what it does not say itself', () => {
    const draft = { names: { two: 'Du' }, list: ['c'] };
    const whole = withFallback<typeof english>(draft, english);
    expect(whole).toMatchObject({ title: 'Title', names: { one: 'One', two: 'Du' }, list: ['c'] });
    expect(whole.count({ n: 2 })).toBe('2 cards');
  });

  it('tells which sentences are missing', () => {
    expect(missingIn({ names: { two: 'Du' } }, english)).toEqual([
      'title',
      'names.one',
      'list',
      'count',
    ]);
    expect(missingIn(undefined, english.names, 'names')).toEqual(['names.one', 'names.two']);
    expect(missingIn(english, english)).toEqual([]);
  });
});

it('chooses the first language of a reader that there is, or one that serves it', () => {
  expect(LANGUAGES.map((language) => languageFor([language]))).toEqual(LANGUAGES);
  expect(languageFor(['fr-FR', 'en-US', 'cs'])).toBe('en');
  expect(languageFor(['sk-SK', 'en'])).toBe('cs');
  expect(languageFor(['cs_CZ.UTF-8'])).toBe('cs');
  expect(languageFor(['fr', 'enx'])).toBe('en');
  expect(languageFor([])).toBe('en');
});
