import type { BaseEvent, BaseView, Viewer } from '@bivouac/kernel';
import { plainKit, type StoryKit, type Topic } from '@bivouac/table/contract/story-kit.ts';
import type { BeatPlan } from '@bivouac/table/motion/motion-beats.ts';
import type { Event, View } from '../rules/index.ts';

/** By what readers can filter the log; events that are not named here are always shown. */
const TOPIC_OF: { readonly [type in Event['type']]?: Topic } = {
  cardsDrawn: 'cards',
  cardPlayed: 'cards',
  unitMarched: 'ground',
  attackDeclared: 'combat',
  ambushSprung: 'combat',
  fired: 'combat',
  unitLost: 'combat',
};

/** What the log and the motion need to know of the events. The view is always final; beats only show what led to it. */
export const skirmishStory: StoryKit = {
  ...plainKit,
  topic: (event) => TOPIC_OF[(event as Event).type] ?? null,
  places: (view: BaseView) => (view as View).public.at,
  beats: (event: BaseEvent, viewer: Viewer) => beatsOf(event as Event, viewer),
};

function beatsOf(e: Event, viewer: Viewer): readonly BeatPlan[] {
  switch (e.type) {
    case 'cardPlayed':
      // Players who play a card themselves have seen it.
      return e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.card, verb: 'play' }];
    case 'unitMarched':
      return [{ kind: 'slide', unit: e.unit, from: e.from, to: e.to }];
    case 'fired': {
      const { unit, target, dice, total, hits } = e;
      return [{ kind: 'dice', unit, target, dice, total, isHit: hits > 0 }];
    }
    case 'unitLost':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'removed' }];
    default:
      return [];
  }
}
