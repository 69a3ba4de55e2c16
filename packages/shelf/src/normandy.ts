import type { AnyMatch } from '@bivouac/kernel';
import { type NormandyState, normandyRules, pointsOf } from '@bivouac/normandy';
import { normandyTexts } from '@bivouac/text';
import balance from './balance/normandy.json' with { type: 'json' };
import type { ShelfEntry } from './entry.ts';
import { normandyPlayers } from './normandy-players.ts';
import { undauntedCampaign } from './undaunted-campaign.ts';

export const normandyEntry: ShelfEntry = {
  ...normandyPlayers,
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
