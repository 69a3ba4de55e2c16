import type { Translated } from '@bivouac/text';
import { labelsOf, type TextContext } from '@bivouac/undaunted-core/text/text-context.ts';
import { normandyRules as rules } from '../rules/index.ts';
import type { NormandyNames } from './en/names.ts';
import type { scenarioTitles as englishTitles } from './en/scenario-titles.ts';
import type { NormandySentences } from './en/sentences.ts';
import type { RuleWords } from './rule-sources.ts';
import { titlesIn } from './titles.ts';

/** One language of the game, put together. */
export interface NormandyLanguage {
  readonly names: Translated<NormandyNames>;
  readonly sentences: Translated<NormandySentences>;
  readonly scenarioTitles: Translated<typeof englishTitles>;
  readonly ruleTitles: RuleWords;
}

export interface NormandyContext extends TextContext {
  readonly words: Translated<NormandySentences>;
}

export function contextIn({ names, sentences: words }: NormandyLanguage): NormandyContext {
  const titles = titlesIn(names);
  return { rules, words, titles, labels: labelsOf(titles, words), names };
}
