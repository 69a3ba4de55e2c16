import type { BaseEvent, Viewer } from '@bivouac/kernel';
import type { StoryKit } from '@bivouac/table/contract/story-kit.ts';
import type { BeatPlan } from '@bivouac/table/motion/motion-beats.ts';
import type { Event } from '../rules/index.ts';

/** What changes the map; the rest goes on behind the screens. */
const ON_MAP: ReadonlySet<Event['type']> = new Set([
  'tokenPlaced',
  'markerMoved',
  'campaignClosed',
  'theatreClosed',
  'theatreOpened',
]);

/** The base game and Nippon. A round is a turn of each side. */
export const blitzkriegStory: StoryKit = {
  round(event) {
    const e = event as Event;
    return e.type === 'turnBegan' && e.turn % 2 === 1 ? (e.turn + 1) / 2 : null;
  },
  nextTurn(event) {
    const e = event as Event;
    return e.type === 'turnBegan' ? e.seat : null;
  },
  isDeed: (event) => (event as Event).type === 'tokenPlaced',
  topic: (event: BaseEvent) => (ON_MAP.has((event as Event).type) ? 'ground' : null),
  places: () => [],
  beats: (event: BaseEvent, viewer: Viewer) => beatsOf(event as Event, viewer),
};

/** Whoever places a token sees it lie there; what the other side places is announced. */
function beatsOf(e: Event, viewer: Viewer): readonly BeatPlan[] {
  if (e.type !== 'tokenPlaced' || e.seat === viewer) return [];
  return [{ kind: 'card', seat: e.seat, card: e.token, verb: 'place' }];
}
