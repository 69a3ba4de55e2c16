import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { View } from '@bivouac/undaunted-core';
import type { Extra, NorthAfricaAction, NorthEvent } from '../rules/index.ts';
import { northAfricaText } from './describe.ts';
import { contextIn, type NorthAfricaLanguage } from './north-context.ts';

export const northAfricaWords = createCatalogue<NorthAfricaLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const northAfricaTexts: GameTexts<
  NorthAfricaAction,
  NorthEvent,
  View<Extra>
> = deriveCatalogue(northAfricaWords, northAfricaText);

export const northAfricaNames = deriveCatalogue(northAfricaWords, ({ names }) => names);

/** What its sentences are made with. */
export const northAfricaContexts = deriveCatalogue(northAfricaWords, contextIn);
