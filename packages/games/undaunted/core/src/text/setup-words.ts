import type { Language, Translated } from '@bivouac/text';
import { scenariosCs } from './cs/setup.ts';
import { scenariosEn } from './en/setup.ts';

/** Beside the catalogue of the whole page: fetched with the pages that show scenarios. */
export type ScenarioWords = Translated<typeof scenariosEn>;

export const SCENARIO_WORDS: { readonly [L in Language]: ScenarioWords } = {
  cs: scenariosCs,
  en: scenariosEn,
};
