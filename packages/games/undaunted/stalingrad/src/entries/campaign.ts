import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import type { Catalogue } from '@bivouac/text';
import { type CampaignState, stalingradCampaign } from '../rules/index.ts';
import { type CityLanguage, campaignTexts } from '../text/index.ts';
import { stalingradReference } from '../text/reference.ts';

/** The whole campaign as one game. */
export const campaignEntry = (languages: Catalogue<CityLanguage>): ShelfEntry => ({
  game: stalingradCampaign,
  bots: USUAL_BOTS,
  texts: campaignTexts(languages),
  reference: stalingradReference,
  /** Chapters fought, and areas held. */
  progress(match: AnyMatch) {
    const { record }: CampaignState = match.copyOfState();
    const held = (seat: number): number => record.owners.filter((owner) => owner === seat).length;
    return { round: record.chapters.length + 1, points: [held(0), held(1)] };
  },
});
