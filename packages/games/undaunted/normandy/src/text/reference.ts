import { ruleReference } from '@bivouac/text';
import { normandyWords } from './texts.ts';

/** The rules in short. */
export const normandyReference = ruleReference({
  titles: async (language) => (await normandyWords.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  tables: async (language) => (await import('./rule-tables.ts')).normandyRuleTables(language),
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
});
