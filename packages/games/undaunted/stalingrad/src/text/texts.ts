import { type Catalogue, createCatalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { View } from '@bivouac/undaunted-core';
import type { CityEvent, Extra, StalingradAction } from '../rules/index.ts';
import { battleText } from './describe.ts';
import type { CityLanguage, CityParts } from './language.ts';

/** What any player may read at any time. */
export const CITY_PARTS = createCatalogue<CityParts>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

/** A battle in words, as far as the books go. */
export const battleTexts = (
  languages: Catalogue<CityLanguage>,
): GameTexts<StalingradAction, CityEvent, View<Extra>> => deriveCatalogue(languages, battleText);
