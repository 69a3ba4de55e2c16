import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import type { Catalogue } from '@bivouac/text';
import balance from './balance/stalingrad.json' with { type: 'json' };
import campaignBalance from './balance/stalingrad-campaign.json' with { type: 'json' };
import {
  type CampaignState,
  type CityState,
  moreOf,
  progressOf,
  stalingrad,
  stalingradCampaign,
  stalingradRules,
} from './rules/index.ts';
import { battleTexts, type CityLanguage, campaignTexts } from './text/index.ts';
import { stalingradReference } from './text/reference.ts';

// Apart from the texts of the whole campaign: a page reads its book as it comes.

/** Single battles, for practice. */
export const battleEntry = (languages: Catalogue<CityLanguage>): ShelfEntry => ({
  game: stalingrad,
  bots: USUAL_BOTS,
  texts: battleTexts(languages),
  reference: stalingradReference,
  progress(match: AnyMatch) {
    const { public: part }: CityState = match.copyOfState();
    const scenario = stalingradRules.scenarios[part.scenario];
    const tasks = scenario === undefined ? [] : moreOf(scenario).tasks;
    const points = tasks.map((task, seat) => progressOf(stalingradRules, part, seat, task).done);
    return { round: part.round, points };
  },
  balance,
});

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
  balance: campaignBalance,
});
