import { createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { type SkirmishLanguage, skirmishText } from './describe.ts';

const words = createCatalogue<SkirmishLanguage>(
  async (language) => (await import(`./${language}/sentences.ts`)).sentences,
);

export const skirmishTexts: GameTexts<Action, Event, View> = deriveCatalogue(words, skirmishText);
