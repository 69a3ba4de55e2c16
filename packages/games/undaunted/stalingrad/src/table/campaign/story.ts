import type { BaseView } from '@bivouac/kernel';
import type { StoryKit } from '@bivouac/table/contract/story-kit.ts';
import { undauntedStory } from '@bivouac/undaunted-core/table/story.ts';
import type { CampaignView } from '../../rules/index.ts';

/** The campaign tells its battles as chapters; between them no counter stands anywhere. */
export const campaignStory: StoryKit = {
  ...undauntedStory,
  isChapter: ({ type }) => type === 'chapterBegan',
  // The kit of a game is only given views of that game.
  places: (view: BaseView) => (view as CampaignView).battle?.public.at ?? [],
};
