import type { CampaignEvent, CampaignView } from '@bivouac/stalingrad';
import type { Action } from '@bivouac/undaunted-core';
import type { GameTexts } from '../game-text.ts';
import { campaignText } from './campaign.ts';
import { CITY_LANGUAGES } from './texts.ts';

/** Apart from the texts of a battle, which need no books. */
export const stalingradCampaignTexts: GameTexts<Action, CampaignEvent, CampaignView> = {
  cs: campaignText(CITY_LANGUAGES.cs),
  en: campaignText(CITY_LANGUAGES.en),
};
