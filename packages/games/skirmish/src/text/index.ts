import { type Catalogue, createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { skirmishText } from './describe.ts';
import type { SkirmishLanguage } from './wording.ts';
import type { SkirmishWords } from './words.ts';

export { EVENT_RECORDS } from './event-records.ts';

const words = createCatalogue<SkirmishLanguage>(
  async (language) => (await import(`./${language}/sentences.ts`)).sentences,
);

export const skirmishTexts: GameTexts<Action, Event, View> = deriveCatalogue(words, skirmishText);

/** The names of seats, areas, units and cards, for a table that draws them. */
export const skirmishNames: Catalogue<SkirmishWords> = words;
