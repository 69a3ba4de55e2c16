import type { CityLanguage } from './describe.ts';
import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { sentencesCs } from './sentences-cs.ts';
import { sentencesEn } from './sentences-en.ts';

export const CITY_LANGUAGES: { readonly [L in 'cs' | 'en']: CityLanguage } = {
  cs: { language: 'cs', names: namesCs, sentences: sentencesCs, rules: rulesCs },
  en: { language: 'en', names: namesEn, sentences: sentencesEn, rules: rulesEn },
};
