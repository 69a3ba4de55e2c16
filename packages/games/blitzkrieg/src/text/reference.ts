import { ruleReference } from '@bivouac/text';
import { blitzkriegWords } from './texts.ts';

/** The rules in short. */
export const blitzkriegReference = ruleReference({
  titles: async (language) => (await blitzkriegWords.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
});
