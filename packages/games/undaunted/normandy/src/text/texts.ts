import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, View } from '@bivouac/undaunted-core';
import type { Extra, NormandyEvent } from '../rules/index.ts';
import { normandyText } from './describe.ts';
import { contextIn, type NormandyLanguage } from './normandy-context.ts';

export const normandyWords = createCatalogue<NormandyLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

export const normandyTexts: GameTexts<Action, NormandyEvent, View<Extra>> = deriveCatalogue(
  normandyWords,
  normandyText,
);

/** What its sentences are made with. */
export const normandyContexts = deriveCatalogue(normandyWords, contextIn);
export const normandyNames = deriveCatalogue(normandyWords, ({ names }) => names);
