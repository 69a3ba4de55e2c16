import { randomBot } from '@bivouac/bots';
import type { AnyMatch } from '@bivouac/kernel';
import { type NormandyState, normandy, normandyBots } from '@bivouac/normandy';
import { normandyTexts } from '@bivouac/text';
import { scoreCampaign } from '@bivouac/undaunted-core';
import type { ShelfEntry } from './entry.ts';

export const normandyEntry: ShelfEntry = {
  game: normandy,
  texts: normandyTexts,
  bots: [randomBot(), ...normandyBots],
  isForPlayers: true,
  campaign: {
    note(match: AnyMatch) {
      const now = match.awaiting();
      const [winner = null] = now.kind === 'over' ? now.outcome.winners : [];
      const state: NormandyState = match.copyOfState();
      const [us, de] = state.public.casualties;
      return { scenario: match.setup.scenario, winner, casualties: [us, de] };
    },
    score: scoreCampaign,
  },
};
