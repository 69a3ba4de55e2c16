import { readWords, ruleReference } from '@bivouac/text';
import { WORLD_BOX } from '../rules/index.ts';
import { wordingOf } from './describe.ts';
import { blitzkriegWords } from './texts.ts';

/** The rules in short. */
export const blitzkriegReference = ruleReference({
  titles: async (language) => (await blitzkriegWords.load(language)).ruleTitles,
  texts: async (language) => (await import(`./${language}/rules.ts`)).rules,
  sources: async () => (await import('./rule-sources.ts')).RULE_SOURCES,
  tables: async (language) => {
    const [spoken, { tablesOf }, ruleTables] = await Promise.all([
      blitzkriegWords.load(language),
      import('./rule-tables.ts'),
      readWords(language, async (tag) => (await import(`./${tag}/rule-tables.ts`)).ruleTables),
    ]);
    const { names, titles } = wordingOf(WORLD_BOX, spoken);
    return tablesOf({ names, titles, sentences: spoken.sentences, words: ruleTables });
  },
});
