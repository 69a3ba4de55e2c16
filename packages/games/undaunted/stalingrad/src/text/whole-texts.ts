import { deriveCatalogue, joinCatalogues, loadOnce } from '@bivouac/text';
import { campaignTexts } from './campaign-texts.ts';
import type { CityLanguage } from './language.ts';
import type { CityLibrary } from './library.ts';
import { battleTexts, CITY_PARTS } from './texts.ts';
import { wholeLibrary } from './whole-library.ts';

// Where nothing can be read too early, such as in a terminal.

const libraries = joinCatalogues({
  parts: CITY_PARTS,
  library: loadOnce<CityLibrary>(wholeLibrary),
});

/** Every word of both books. */
export const CITY_LANGUAGES = deriveCatalogue(
  libraries,
  ({ parts, library }, language): CityLanguage => ({ ...parts, language, library }),
);

export const stalingradTexts = battleTexts(CITY_LANGUAGES);
export const stalingradCampaignTexts = campaignTexts(CITY_LANGUAGES);
