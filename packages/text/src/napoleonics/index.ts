import { napoleonicsNamesCs } from './names-cs.ts';
import { napoleonicsNamesEn } from './names-en.ts';
import { napoleonicsRulesCs } from './rules-cs.ts';
import { napoleonicsRulesEn } from './rules-en.ts';
import { napoleonicsScenariosCs } from './scenarios-cs.ts';
import { napoleonicsScenariosEn } from './scenarios-en.ts';
import { napoleonicsSentencesCs } from './sentences-cs.ts';
import { napoleonicsSentencesEn } from './sentences-en.ts';

export type { NapoleonicsRuleId } from './rule-sources.ts';
export type { NapoleonicsScenarioId } from './scenarios-en.ts';
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
