import type { AnyMatch } from '@bivouac/kernel';
import { type CampaignState, stalingradCampaign } from '@bivouac/stalingrad';
import { stalingradCampaignTexts } from '@bivouac/text';
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';

/** The whole campaign as one game. */
export const stalingradCampaignEntry: ShelfEntry = {
  game: stalingradCampaign,
  bots: USUAL_BOTS,
  texts: stalingradCampaignTexts,
  isForPlayers: true,
  expands: 'stalingrad',
  /** Chapters fought, and areas held. */
  progress(match: AnyMatch) {
    const { record }: CampaignState = match.copyOfState();
    const held = (seat: number): number => record.owners.filter((owner) => owner === seat).length;
    return { round: record.chapters.length + 1, points: [held(0), held(1)] };
  },
};
