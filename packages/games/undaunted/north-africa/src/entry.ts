import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import { undauntedCampaign } from '@bivouac/undaunted-core/campaign-notes.ts';
import { type NorthState, northAfrica, northAfricaRules, progressOf } from './rules/index.ts';
import { northAfricaBriefings, northAfricaTexts } from './text/index.ts';
import { northAfricaReference } from './text/reference.ts';

export const northAfricaEntry: ShelfEntry = {
  game: northAfrica,
  bots: USUAL_BOTS,
  texts: northAfricaTexts,
  reference: northAfricaReference,
  briefings: northAfricaBriefings,
  /** Points, or how many have escaped or are out of action, as the scenario counts. */
  progress(match: AnyMatch) {
    const { public: part }: NorthState = match.copyOfState();
    const points = [0, 1].map((seat) => progressOf(northAfricaRules, part, seat));
    return { round: part.round, points };
  },
  campaign: undauntedCampaign,
};
