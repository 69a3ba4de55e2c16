import type { AnyMatch } from '@bivouac/kernel';
import { type State, scoreCampaign } from '@bivouac/undaunted-core';
import type { CampaignRules } from './entry.ts';

/** How a campaign of any title of the series is noted and scored. */
export const undauntedCampaign: CampaignRules = {
  note(match: AnyMatch) {
    const now = match.awaiting();
    const [winner = null] = now.kind === 'over' ? now.outcome.winners : [];
    const state: State<unknown> = match.copyOfState();
    const [one, two] = state.public.casualties;
    return { scenario: match.setup.scenario, winner, casualties: [one, two] };
  },
  score: scoreCampaign,
};
