import type { BaseEvent } from '@bivouac/kernel';
import { type StoryKit, storyOf } from '@bivouac/table/contract/story-kit.ts';
import type { Event } from '../rules/index.ts';
import { EVENT_RECORDS } from '../text/index.ts';

/** The turn that begins with the event; null with any other. */
function turnBegun(event: BaseEvent) {
  const e = event as Event;
  return e.type === 'turnBegan' ? e : null;
}

/** The base game and Nippon. A round is a turn of each side. */
export const blitzkriegStory: StoryKit = storyOf(EVENT_RECORDS, {
  round(event) {
    const begun = turnBegun(event);
    return begun !== null && begun.turn % 2 === 1 ? (begun.turn + 1) / 2 : null;
  },
  nextTurn: (event) => turnBegun(event)?.seat ?? null,
  // Tokens that are placed do not move any more.
  places: () => [],
});
