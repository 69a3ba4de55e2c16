import { ruleReference } from '@bivouac/text';
import { northAfricaWords } from './texts.ts';

/** The rules in short. */
export const northAfricaReference = ruleReference({
  titles: async (language) => (await northAfricaWords.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  tables: async (language) => (await import('./rule-tables.ts')).northAfricaRuleTables(language),
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
});
