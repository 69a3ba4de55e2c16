import { describe, expect, it } from 'vitest';
import { keepSettings, readSettings, type Settings } from '../../src/storage/settings.ts';
import { memoryStore } from '../../src/storage/store.ts';

const habits = (...languages: string[]) => ({ languages, wantsStillness: false });

describe('settings', () => {
  it.each([
    [['cs-CZ', 'en'], 'cs'],
    [['sk'], 'cs'],
    [['en-GB', 'cs'], 'en'],
    [['de', 'fr'], 'en'],
    [['de', 'cs'], 'cs'],
    [[], 'en'],
  ])('guesses the language of %j as %s', (languages, language) => {
    expect(readSettings(memoryStore(), habits(...languages)).language).toBe(language);
  });

  it('remembers choices, and survives a damaged store', () => {
    const store = memoryStore();
    const kept: Settings = {
      language: 'cs',
      theme: 'dark',
      showOdds: false,
      numberKeys: true,
      motion: 'fast',
      sound: true,
      soundOffered: true,
      explain: false,
      asksTurnEnd: false,
      standing: { napoleonics: { square: 'always' } },
      finishedLessons: ['normandy/first', 'normandy/deck'],
    };
    keepSettings(store, kept);
    expect(readSettings(store, habits('en'))).toEqual(kept);
    for (const spoiled of [
      'null',
      '{',
      '[]',
      '{"language":"xx","showOdds":1,"theme":"blue","standing":{"a":[1],"b":7},"finishedLessons":[1,null]}',
    ]) {
      store.write('bivouac.settings', spoiled);
      const read = readSettings(store, habits('en'));
      expect(read).toMatchObject({ language: 'en', showOdds: true, theme: 'auto', sound: false });
      expect(read.finishedLessons).toEqual([]);
    }
  });

  it('reduces motion if the system asks for it, unless the player chose otherwise', () => {
    const store = memoryStore();
    const still = { languages: ['en'], wantsStillness: true };
    const settings = readSettings(store, still);
    expect(settings.motion).toBe('off');
    keepSettings(store, { ...settings, motion: 'normal' });
    expect(readSettings(store, still).motion).toBe('normal');
  });
});
