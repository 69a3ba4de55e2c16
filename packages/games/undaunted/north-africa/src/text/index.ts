import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { scenariosCs } from './cs/scenarios.ts';
import { sentencesCs } from './cs/sentences.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { scenariosEn } from './en/scenarios.ts';
import { sentencesEn } from './en/sentences.ts';
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
