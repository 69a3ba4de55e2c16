import { type Catalogue, deriveCatalogue, type GameTexts } from '@bivouac/text';
import type { CampaignEvent, CampaignView, StalingradAction } from '../rules/index.ts';
import { campaignText } from './campaign.ts';
import type { CityLanguage } from './language.ts';

/** The campaign in words, as far as the books go. */
export const campaignTexts = (
  languages: Catalogue<CityLanguage>,
): GameTexts<StalingradAction, CampaignEvent, CampaignView> =>
  deriveCatalogue(languages, campaignText);
