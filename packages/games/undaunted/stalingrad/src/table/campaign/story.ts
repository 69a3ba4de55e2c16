import type { BaseView } from '@bivouac/kernel';
import type { StoryKit } from '@bivouac/table/contract/story-kit.ts';
import { undauntedStory } from '@bivouac/undaunted-core/table/story.ts';
import type { CampaignView } from '../../rules/index.ts';
import { CAMPAIGN_RECORDS } from '../../text/campaign-records.ts';

/** The campaign tells its battles as chapters; between them no counter stands anywhere. */
export const campaignStory: StoryKit = {
  ...undauntedStory(CAMPAIGN_RECORDS),
  isChapter: ({ type }) => type === 'chapterBegan',
  // A kit is only given views of its own game.
  places: (view: BaseView) => (view as CampaignView).battle?.public.at ?? [],
};
