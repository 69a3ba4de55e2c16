export type { NapoleonicsScenarioId } from './en/scenarios.ts';
export type { NapoleonicsRuleId } from './rule-sources.ts';
export {
  napoleonicsNames,
  napoleonicsScenarioTexts,
  napoleonicsTexts,
  napoleonicsTitles,
} from './texts.ts';
export type { Titles as NapoleonicsTitles } from './titles.ts';
