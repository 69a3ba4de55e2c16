import type { BaseEvent, BaseView } from '@bivouac/kernel';
import { idOf } from '@bivouac/kernel';
import { type StoryKit, storyOf } from '@bivouac/table/contract/story-kit.ts';
import { type Event, pieceOfLeader, roundOf } from '../rules/index.ts';
import { EVENT_RECORDS } from '../text/events/records.ts';
import { viewOf } from './play.ts';

const turnOf = (event: BaseEvent) => {
  // The frame hands this table events of this game.
  const e = event as Event;
  return e.type === 'turnBegan' ? e : null;
};

/** Log and motion of a battle. */
export const napoleonicsStory: StoryKit = storyOf(EVENT_RECORDS, {
  round(event) {
    const turn = turnOf(event)?.turn;
    return turn === undefined || roundOf(turn) === roundOf(turn - 1) ? null : roundOf(turn);
  },
  nextTurn: (event) => turnOf(event)?.seat ?? null,
  places(view: BaseView) {
    const { at, leaderAt } = viewOf({ view }).public;
    const places = new Array<number>(pieceOfLeader(idOf(leaderAt.length))).fill(-1);
    at.forEach((hex, unit) => {
      places[unit] = hex;
    });
    leaderAt.forEach((hex, leader) => {
      places[pieceOfLeader(idOf(leader))] = hex;
    });
    return places;
  },
});
