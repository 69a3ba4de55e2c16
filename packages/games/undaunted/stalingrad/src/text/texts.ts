import type { GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { CampaignEvent, CampaignView, Extra } from '../rules/index.ts';
import { campaignText } from './campaign.ts';
import { battleText } from './describe.ts';
import { CITY_LANGUAGES } from './languages.ts';
import type { CityLibrary } from './library.ts';

/** A battle in words, as far as the library goes. */
export const battleTexts = (library: CityLibrary): GameTexts<Action, Event, View<Extra>> => ({
  cs: battleText(CITY_LANGUAGES.cs, library),
  en: battleText(CITY_LANGUAGES.en, library),
});

/** The same of the campaign. */
export const campaignTexts = (
  library: CityLibrary,
): GameTexts<Action, CampaignEvent, CampaignView> => ({
  cs: campaignText(CITY_LANGUAGES.cs, library),
  en: campaignText(CITY_LANGUAGES.en, library),
});
