import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { scenariosCs } from './scenarios-cs.ts';
import { scenariosEn } from './scenarios-en.ts';
import { sentencesCs } from './sentences-cs.ts';
import { sentencesEn } from './sentences-en.ts';
import { type NorthTitles, titlesIn } from './titles.ts';

export { SOLDIERS as NORTH_AFRICA_SOLDIERS } from './soldiers.ts';
export { northAfricaTexts } from './texts.ts';

export const northAfricaWords = { cs: sentencesCs, en: sentencesEn } as const;
export const northAfricaNames = { cs: namesCs, en: namesEn } as const;
export const northAfricaRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const northAfricaScenarioTexts = { cs: scenariosCs, en: scenariosEn } as const;

/** What things are called, by their numbers. */
export const northAfricaTitles = (language: 'cs' | 'en'): NorthTitles =>
  titlesIn(northAfricaNames[language], northAfricaWords[language]);
