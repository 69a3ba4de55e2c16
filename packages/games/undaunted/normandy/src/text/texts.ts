import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, View } from '@bivouac/undaunted-core';
import type { Extra, NormandyEvent } from '../rules/index.ts';
import { normandyText } from './describe.ts';
import { contextIn, type NormandyLanguage } from './normandy-context.ts';

const words = createCatalogue<NormandyLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const normandyTexts: GameTexts<Action, NormandyEvent, View<Extra>> = deriveCatalogue(
  words,
  normandyText,
);

/** What its sentences are made with. */
export const normandyContexts = deriveCatalogue(words, contextIn);
export const normandyNames = deriveCatalogue(words, ({ names }) => names);
export const normandyScenarioTexts = deriveCatalogue(words, ({ scenarios }) => scenarios);
