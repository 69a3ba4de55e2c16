import { steps as englishSteps } from '@bivouac/blitzkrieg/text/en/steps.ts';
import { napoleonicsTitles } from '@bivouac/napoleonics/text';
import { sentences as normandyEn } from '@bivouac/normandy/text/en/sentences.ts';
import { northAfricaNames } from '@bivouac/north-africa/text';
import { sentences as cs } from '@bivouac/north-africa/text/cs/sentences.ts';
import { stalingradRules } from '@bivouac/stalingrad';
import { CITY_LANGUAGES, contextIn, stalingradTexts } from '@bivouac/stalingrad/text';
import { phrase } from '@bivouac/text';
import { describe, expect, it } from 'vitest';
import { inPlace } from '../src/grammar/en.ts';
import { loadEvery } from '../testing/load-every.ts';

await loadEvery(CITY_LANGUAGES, northAfricaNames, napoleonicsTitles, stalingradTexts);

// Sentences are made of a template and a name: they must agree for every name.

describe('Czech', () => {
  const { titles, words } = contextIn(CITY_LANGUAGES.in('cs'));

  it('lets adjective and participle agree with every counter of Stalingrad', () => {
    const said = stalingradRules.counters.map((_, unit) =>
      words.unitRouted({ unit: titles.unit(unit) }).replaceAll('\u00a0', ' '),
    );
    expect(said).toEqual(
      expect.arrayContaining([
        'Sovětští střelci A jsou rozprášeni.',
        'Sovětská protitanková puška je rozprášena.',
        'Německé pěchotní dělo je rozprášeno.',
        'Německý protitankový kanón je rozprášen.',
        'Sovětský T-34 B je rozprášen.',
      ]),
    );
  });

  it('lets participles of North Africa agree with vehicles and structures', () => {
    const { units } = northAfricaNames.in('cs');
    expect(cs.vehicleDestroyed({ vehicle: units.tank })).toBe('Tank byl zničen.');
    expect(cs.vehicleDestroyed({ vehicle: units.lorry })).toBe('Nákladní auto bylo zničeno.');
    expect(cs.structureDestroyed({ structure: units['fuel-tank'], value: 0 })).toMatch(
      /^Nádrž s\spalivem byla zničena\.$/,
    );
    expect(cs.reasons['not-suppressed']()).not.toContain('ednotka');
    expect(cs.first.step).not.toContain('ednotka');
  });
});

describe('English', () => {
  it('counts one point as one point', () => {
    expect(normandyEn.goalPin({ side: phrase('Germany'), points: 1 })).toContain('(1\u00a0point)');
    expect(englishSteps.gain({ points: 1, value: 3 })).toBe('1\u00a0point with value 3');
  });

  it('is in towns and on hills', () => {
    const titles = napoleonicsTitles.in('en');
    const at = Array.from({ length: 10 }, (_, terrain) => inPlace(titles.terrain(terrain)));
    expect(at).toEqual(
      expect.arrayContaining(['in the town', 'on the hill', 'in the forest', 'on open ground']),
    );
    expect(new Set(at).size).toBe(10);
  });

  it('has no headless who', () => {
    expect(stalingradTexts.in('en').about).not.toMatch(/\bWho dies\b/);
  });
});
