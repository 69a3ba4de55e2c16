import type { AnyMatch } from '@bivouac/kernel';
import { type NorthState, northAfrica, northAfricaRules, progressOf } from '@bivouac/north-africa';
import { northAfricaTexts } from '@bivouac/text';
import balance from './balance/north-africa.json' with { type: 'json' };
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';
import { undauntedCampaign } from './undaunted-campaign.ts';

export const northAfricaEntry: ShelfEntry = {
  game: northAfrica,
  bots: USUAL_BOTS,
  texts: northAfricaTexts,
  isForPlayers: true,
  /** Points, or how many have escaped or are out of action, as the scenario counts. */
  progress(match: AnyMatch) {
    const { public: part }: NorthState = match.copyOfState();
    const points = [0, 1].map((seat) => progressOf(northAfricaRules, part, seat));
    return { round: part.round, points };
  },
  balance,
  campaign: undauntedCampaign,
};
