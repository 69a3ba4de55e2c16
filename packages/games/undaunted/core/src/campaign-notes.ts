import type { AnyMatch } from '@bivouac/kernel';
import type { CampaignRules } from '@bivouac/manifest';
import { type State, scoreCampaign } from './rules/index.ts';

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
