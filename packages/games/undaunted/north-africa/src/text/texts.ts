import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { Extra } from '../rules/index.ts';
import { type NorthAfricaLanguage, northAfricaText } from './describe.ts';
import { titlesIn } from './titles.ts';

const words = createCatalogue<NorthAfricaLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const northAfricaTexts: GameTexts<Action, Event, View<Extra>> = deriveCatalogue(
  words,
  northAfricaText,
);

export const northAfricaNames = deriveCatalogue(words, ({ names }) => names);
export const northAfricaSentences = deriveCatalogue(words, ({ sentences }) => sentences);
export const northAfricaScenarioTexts = deriveCatalogue(words, ({ scenarios }) => scenarios);

/** What things are called, by their numbers. */
export const northAfricaTitles = deriveCatalogue(words, ({ names, sentences }) =>
  titlesIn(names, sentences),
);
