import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { Extra } from '../rules/index.ts';
import { type NormandyLanguage, normandyText } from './describe.ts';

const words = createCatalogue<NormandyLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const normandyTexts: GameTexts<Action, Event, View<Extra>> = deriveCatalogue(
  words,
  normandyText,
);

export const normandyNames = deriveCatalogue(words, ({ names }) => names);
export const normandyScenarioTexts = deriveCatalogue(words, ({ scenarios }) => scenarios);
