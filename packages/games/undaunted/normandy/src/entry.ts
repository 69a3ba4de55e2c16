import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import { undauntedCampaign } from '@bivouac/undaunted-core/campaign-notes.ts';
import { type NormandyState, normandy, normandyRules, pointsOf } from './rules/index.ts';
import { normandyBriefings, normandyTexts } from './text/index.ts';
import { normandyReference } from './text/reference.ts';

export const normandyEntry: ShelfEntry = {
  game: normandy,
  bots: USUAL_BOTS,
  texts: normandyTexts,
  reference: normandyReference,
  briefings: normandyBriefings,
  progress(match: AnyMatch) {
    const { public: part }: NormandyState = match.copyOfState();
    const points = [0, 1].map((seat) => pointsOf(normandyRules, part, seat));
    return { round: part.round, points };
  },
  campaign: undauntedCampaign,
};
