import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { type NapoleonicsLanguage, napoleonicsText } from './describe.ts';
import { titlesIn } from './titles.ts';

export const napoleonicsWords = createCatalogue<NapoleonicsLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const napoleonicsTexts: GameTexts<Action, Event, View> = deriveCatalogue(
  napoleonicsWords,
  napoleonicsText,
);

/** Names of things by their numbers, for a table that draws them. */
export const napoleonicsTitles = deriveCatalogue(napoleonicsWords, (language) =>
  titlesIn(language.names, language.sentences.none, language),
);

/** The same by their keys. */
export const napoleonicsNames = deriveCatalogue(napoleonicsWords, ({ names }) => names);
export const napoleonicsScenarioTexts = deriveCatalogue(
  napoleonicsWords,
  ({ scenarios }) => scenarios,
);
