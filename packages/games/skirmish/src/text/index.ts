import {
  type Catalogue,
  createCatalogue,
  deriveCatalogue,
  type GameTexts,
  type Name,
} from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { skirmishText } from './describe.ts';
import type { SkirmishLanguage } from './wording.ts';
import type { SkirmishLabels } from './words.ts';

export { EVENT_RECORDS } from './event-records.ts';

const words = createCatalogue<SkirmishLanguage>(
  async (language) => (await import(`./${language}/sentences.ts`)).sentences,
);

export const skirmishTexts: GameTexts<Action, Event, View> = deriveCatalogue(words, skirmishText);

/** The names of seats, areas, units and cards, for a table that draws them. */
export const skirmishNames: Catalogue<SkirmishLabels> = deriveCatalogue(words, (language) => {
  const label = (name: Name): string => language.label({ name });
  const { sides, areas, units, cards } = language;
  return {
    sides: [label(sides[0]), label(sides[1])],
    areas: areas.map(label),
    units: units.map(label),
    cards: cards.map(label),
  };
});
