import type { AnyMatch } from '@bivouac/kernel';
import { type NormandyState, normandy, normandyRules, pointsOf } from '@bivouac/normandy';
import { normandyTexts } from '@bivouac/text';
import balance from './balance/normandy.json' with { type: 'json' };
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';
import { undauntedCampaign } from './undaunted-campaign.ts';

export const normandyEntry: ShelfEntry = {
  game: normandy,
  bots: USUAL_BOTS,
  texts: normandyTexts,
  isForPlayers: true,
  progress(match: AnyMatch) {
    const { public: part }: NormandyState = match.copyOfState();
    const points = [0, 1].map((seat) => pointsOf(normandyRules, part, seat));
    return { round: part.round, points };
  },
  balance,
  campaign: undauntedCampaign,
};
