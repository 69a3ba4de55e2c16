import { ruleReference } from '@bivouac/text';
import { napoleonicsWords } from './texts.ts';

/** The rules in short. */
export const napoleonicsReference = ruleReference({
  titles: async (language) => (await napoleonicsWords.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  tables: async (language) => (await import('./rule-tables.ts')).ruleTables(language),
  sources: async () => (await import('./rule-sources.ts')).NAPOLEONICS_RULE_SOURCES,
});
