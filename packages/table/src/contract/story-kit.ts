import type { BaseEvent, BaseView, Seat, Viewer } from '@bivouac/kernel';
import { type BeatPlan, type EventRecords, recordOf, type Topic } from '@bivouac/text';
import { getContext, setContext } from 'svelte';

/**
 * The events of a game as the log and the motion need them: where rounds and turns begin, the topic of a line, and
 * the motion that shows it. It reads events and views and never a rule.
 */
export interface StoryKit {
  /** Whether a part of a long game begins with this event, such as a battle of a campaign. */
  isChapter?(event: BaseEvent): boolean;
  /** The round that begins with this event. */
  round(event: BaseEvent): number | null;
  /** The seat whose turn begins after this event. */
  nextTurn(event: BaseEvent): Seat | null;
  /** Whether a player did something in their turn that the others will want to know. */
  isDeed(event: BaseEvent): boolean;
  /** The topic of the line; null for a line that belongs to every topic. */
  topic(event: BaseEvent): Topic | null;
  /** Where each counter stands; -1 off the board. */
  places(view: BaseView): readonly number[];
  /** The motion that shows an event, in order. */
  beats(event: BaseEvent, viewer: Viewer): readonly BeatPlan[];
}

/** The parts of a kit that the records hold. */
type FromRecords = Pick<StoryKit, 'isDeed' | 'topic' | 'beats'>;

/** The story kit of a game with one record per event. */
export function storyOf<E extends BaseEvent, C>(
  records: EventRecords<E, C>,
  rest: Omit<StoryKit, keyof FromRecords>,
): StoryKit {
  // The log of a game has the events of that game, which the contract of all games cannot say.
  const own = (event: BaseEvent): E => event as E;
  const of = (event: BaseEvent) => recordOf(records, own(event));
  return {
    ...rest,
    isDeed: (event) => of(event).isDeed === true,
    topic: (event) => of(event).topic,
    beats: (event, viewer) => of(event).beats?.(own(event), viewer) ?? [],
  };
}

/** For any game: marks rounds, without motion. */
export const plainKit: StoryKit = {
  round: (event) =>
    event.type === 'roundBegan' && 'round' in event && typeof event.round === 'number'
      ? event.round
      : null,
  nextTurn: () => null,
  isDeed: ({ type }) => type === 'cardPlayed',
  topic: () => null,
  places: () => [],
  beats: () => [],
};

const KEY = Symbol('story');

/** Everything below tells the story of a game with this kit. A function, since it may be loaded later. */
export function provideStory(story: () => StoryKit): void {
  setContext(KEY, story);
}

export const useStory = (): (() => StoryKit) =>
  getContext<(() => StoryKit) | undefined>(KEY) ?? (() => plainKit);
