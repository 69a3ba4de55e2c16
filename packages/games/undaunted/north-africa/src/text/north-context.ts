import type { Translated } from '@bivouac/text';
import {
  type Labels,
  labelsOf,
  type TextContext,
} from '@bivouac/undaunted-core/text/text-context.ts';
import { northAfricaRules as rules } from '../rules/index.ts';
import type { NorthNames } from './en/names.ts';
import type { scenarioTitles as englishTitles } from './en/scenario-titles.ts';
import type { NorthSentences } from './en/sentences.ts';
import type { RuleWords } from './rule-sources.ts';
import { type NorthTitles, titlesIn } from './titles.ts';

/** One language of the game, put together. */
export interface NorthAfricaLanguage {
  readonly names: Translated<NorthNames>;
  readonly sentences: Translated<NorthSentences>;
  readonly scenarioTitles: Translated<typeof englishTitles>;
  readonly ruleTitles: RuleWords;
}

export type NorthLabels = Labels & Pick<NorthTitles, 'seat' | 'seatActs'>;

export interface NorthContext extends TextContext {
  readonly words: Translated<NorthSentences>;
  readonly titles: NorthTitles;
  readonly labels: NorthLabels;
  readonly names: Translated<NorthNames>;
}

export function contextIn({ names, sentences: words }: NorthAfricaLanguage): NorthContext {
  const titles = titlesIn(names, words);
  const { seat, seatActs } = titles;
  return { rules, words, titles, labels: { ...labelsOf(titles, words), seat, seatActs }, names };
}
