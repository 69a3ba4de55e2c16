import { ruleReference } from '@bivouac/text';
import { CITY_PARTS } from './texts.ts';

/** The rules in short. */
export const stalingradReference = ruleReference({
  titles: async (language) => (await CITY_PARTS.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  tables: async (language) => {
    const [parts, made, words] = await Promise.all([
      CITY_PARTS.load(language),
      import('./rule-tables.ts'),
      import(`./${language}/rule-tables.ts`),
    ]);
    return made.ruleTables(language, parts, words.tables);
  },
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
});
