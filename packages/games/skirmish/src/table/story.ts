import type { BaseView } from '@bivouac/kernel';
import { plainKit, type StoryKit, storyOf } from '@bivouac/table/contract/story-kit.ts';
import type { View } from '../rules/index.ts';
import { EVENT_RECORDS } from '../text/index.ts';

/** What the log and the motion need to know. The view is always final; beats only show what led to it. */
export const skirmishStory: StoryKit = storyOf(EVENT_RECORDS, {
  round: plainKit.round,
  nextTurn: plainKit.nextTurn,
  places: (view: BaseView) => (view as View).public.at,
});
