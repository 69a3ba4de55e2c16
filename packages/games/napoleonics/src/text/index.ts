import { napoleonicsNamesCs } from './cs/names.ts';
import { napoleonicsRulesCs } from './cs/rules.ts';
import { napoleonicsScenariosCs } from './cs/scenarios.ts';
import { napoleonicsSentencesCs } from './cs/sentences.ts';
import { napoleonicsNamesEn } from './en/names.ts';
import { napoleonicsRulesEn } from './en/rules.ts';
import { napoleonicsScenariosEn } from './en/scenarios.ts';
import { napoleonicsSentencesEn } from './en/sentences.ts';

export type { NapoleonicsScenarioId } from './en/scenarios.ts';
export type { NapoleonicsRuleId } from './rule-sources.ts';
export { napoleonicsTexts, napoleonicsTitles } from './texts.ts';
export type { Titles as NapoleonicsTitles } from './titles.ts';

/** For the table on the screen: names, sentences and briefings by key. */
export const napoleonicsNames = { cs: napoleonicsNamesCs, en: napoleonicsNamesEn } as const;
export const napoleonicsSentences = {
  cs: napoleonicsSentencesCs,
  en: napoleonicsSentencesEn,
} as const;
export const napoleonicsScenarioTexts = {
  cs: napoleonicsScenariosCs,
  en: napoleonicsScenariosEn,
} as const;
export const napoleonicsRuleTexts = { cs: napoleonicsRulesCs, en: napoleonicsRulesEn } as const;
