import type { Language, Translated } from '@bivouac/text';
import { scenariosCs } from './scenarios-cs.ts';
import { scenariosEn } from './scenarios-en.ts';

/** Beside the catalogue of the whole page: fetched with the pages that show scenarios. */
export type ScenarioWords = Translated<typeof scenariosEn>;

export const SCENARIO_WORDS: { readonly [L in Language]: ScenarioWords } = {
  cs: scenariosCs,
  en: scenariosEn,
};
