import type { BaseEvent, BaseView, Seat, Viewer } from '@bivouac/kernel';
import { getContext, setContext } from 'svelte';
import type { BeatPlan } from '../motion/motion-beats.ts';

/** What a reader may ask the log for. */
export const TOPICS = ['combat', 'cards', 'ground'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * What the story has to know of a game's events: where rounds and turns begin, what a line is
 * about, and what can be seen moving. It reads events and views and never a rule.
 */
export interface StoryKit {
  /** Whether a part of a long game begins with this event, such as a battle of a campaign. */
  isChapter?(event: BaseEvent): boolean;
  /** The round that begins with this event. */
  round(event: BaseEvent): number | null;
  /** Whose turn begins after this event. */
  nextTurn(event: BaseEvent): Seat | null;
  /** Whether somebody did something in his turn that the others will want to know. */
  isDeed(event: BaseEvent): boolean;
  /** What the line is about; null for what belongs everywhere. */
  topic(event: BaseEvent): Topic | null;
  /** Where each counter stands; -1 off the board. */
  places(view: BaseView): readonly number[];
  /** What there is to be seen of an event, in order. */
  beats(event: BaseEvent, viewer: Viewer): readonly BeatPlan[];
}

/** Any game: rounds are told apart, nothing moves. */
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
