import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { sentencesCs } from './cs/sentences.ts';
import type { CityLanguage } from './describe.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { sentencesEn } from './en/sentences.ts';

export const CITY_LANGUAGES: { readonly [L in 'cs' | 'en']: CityLanguage } = {
  cs: { language: 'cs', names: namesCs, sentences: sentencesCs, rules: rulesCs },
  en: { language: 'en', names: namesEn, sentences: sentencesEn, rules: rulesEn },
};
