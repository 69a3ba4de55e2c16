import type { Translated } from '@bivouac/text';
import type { TextContext } from '@bivouac/undaunted-core/text/text-context.ts';
import { northAfricaRules as rules } from '../rules/index.ts';
import type { NorthNames } from './en/names.ts';
import type { scenarios as englishScenarios } from './en/scenarios.ts';
import type { NorthSentences } from './en/sentences.ts';
import type { RuleWords } from './rule-sources.ts';
import { type NorthTitles, titlesIn } from './titles.ts';

/** One language of the game, put together. */
export interface NorthAfricaLanguage {
  readonly names: Translated<NorthNames>;
  readonly sentences: Translated<NorthSentences>;
  readonly scenarios: Translated<typeof englishScenarios>;
  readonly ruleTitles: RuleWords;
}

export interface NorthContext extends TextContext {
  readonly words: Translated<NorthSentences>;
  readonly titles: NorthTitles;
  readonly names: Translated<NorthNames>;
}

export const contextIn = ({ names, sentences: words }: NorthAfricaLanguage): NorthContext => ({
  rules,
  words,
  titles: titlesIn(names, words),
  names,
});
