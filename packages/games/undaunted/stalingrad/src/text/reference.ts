import { ruleReference } from '@bivouac/text';
import { CITY_PARTS } from './texts.ts';

/** The rules in short. */
export const stalingradReference = ruleReference({
  titles: async (language) => (await CITY_PARTS.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
});
