import type { BaseEvent, BaseView } from '@bivouac/kernel';
import { type StoryKit, storyOf } from '@bivouac/table/contract/story-kit.ts';
import type { EventRecords } from '@bivouac/text';
import type { CoreEvent } from '../rules/index.ts';
import type { AnyView } from './title.ts';

/** The titles share rounds and turns; what else they tell is in their records. */
export const undauntedStory = <E extends BaseEvent, C>(records: EventRecords<E, C>): StoryKit =>
  storyOf(records, {
    round(event) {
      const e = coreEvent(event);
      return e.type === 'roundBegan' ? e.round : null;
    },
    nextTurn(event) {
      const e = coreEvent(event);
      if (e.type === 'bidsRevealed') return e.first;
      return e.type === 'turnEnded' ? 1 - e.seat : null;
    },
    // A kit is only given views of its own game.
    places: (view: BaseView) => (view as AnyView).public.at,
  });

/** A title has other events too; only the type of each is read before its fields are. */
const coreEvent = (event: BaseEvent): CoreEvent => event as CoreEvent;
