import type { BaseEvent, BaseView, Viewer } from '@bivouac/kernel';
import type { StoryKit, Topic } from '@bivouac/table/contract/story-kit.ts';
import type { BeatPlan } from '@bivouac/table/motion/motion-beats.ts';
import type { Event, View } from '../rules/index.ts';

const TOPIC_OF: { readonly [T in Event['type']]?: Topic } = {
  meleeDeclared: 'combat',
  gunsJoined: 'combat',
  firstStrikePlayed: 'combat',
  squareFormed: 'combat',
  squareRolled: 'combat',
  retireChosen: 'combat',
  diceRolled: 'combat',
  blocksLost: 'combat',
  unitDestroyed: 'combat',
  leaderChecked: 'combat',
  leaderKilled: 'combat',
  flagsIgnored: 'combat',
  unitRetreated: 'combat',
  unitRetired: 'combat',
  unitAdvanced: 'combat',
  leaderRetreated: 'combat',
  cardPlayed: 'cards',
  commandRolled: 'cards',
  sectionChosen: 'cards',
  cardsDrawn: 'cards',
  cardKept: 'cards',
  deckReshuffled: 'cards',
  unitOrdered: 'ground',
  leaderOrdered: 'ground',
  unitMoved: 'ground',
  leaderMoved: 'ground',
  leaderJoined: 'ground',
  unitSentBack: 'ground',
  unitExited: 'ground',
  leaderLeft: 'ground',
};

/** Leaders are counters of their own, numbered after the units. */
export const LEADERS_FROM = 100;

/** A round is a turn of each side. */
export const napoleonicsStory: StoryKit = {
  round(event) {
    const e = event as Event;
    return e.type === 'turnBegan' && e.turn % 2 === 1 ? (e.turn + 1) / 2 : null;
  },
  nextTurn(event) {
    const e = event as Event;
    return e.type === 'turnBegan' ? e.seat : null;
  },
  isDeed: (event) => (event as Event).type === 'cardPlayed',
  topic: (event: BaseEvent) => TOPIC_OF[(event as Event).type] ?? null,
  places(view: BaseView) {
    const { at, leaderAt } = (view as View).public;
    const places = new Array<number>(LEADERS_FROM + leaderAt.length).fill(-1);
    at.forEach((hex, unit) => {
      places[unit] = hex;
    });
    leaderAt.forEach((hex, leader) => {
      places[LEADERS_FROM + leader] = hex;
    });
    return places;
  },
  beats: (event: BaseEvent, viewer: Viewer) => beatsOf(event as Event, viewer),
};

function beatsOf(e: Event, viewer: Viewer): readonly BeatPlan[] {
  switch (e.type) {
    case 'unitMoved':
    case 'unitSentBack':
    case 'unitRetreated':
    case 'unitRetired':
    case 'unitAdvanced':
      return [{ kind: 'slide', unit: e.unit, from: e.from, to: e.to }];
    case 'leaderMoved':
    case 'leaderRetreated':
      return [{ kind: 'slide', unit: LEADERS_FROM + e.leader, from: e.from, to: e.to }];
    case 'diceRolled': {
      const { unit, target, dice, total, hits, flags } = e;
      return [{ kind: 'dice', unit, target, dice, total, isHit: hits + flags > 0 }];
    }
    case 'cardPlayed':
      // Whoever plays a card has it in hand and needs no showing.
      return e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.card, verb: 'play' }];
    case 'firstStrikePlayed':
      return [{ kind: 'card', seat: e.seat, card: -1, verb: 'strike' }];
    case 'bannerWon':
    case 'bannerLost':
      return [{ kind: 'card', seat: e.seat, card: -1, verb: 'banner' }];
    case 'blocksLost':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'casualty', count: e.count }];
    case 'unitDestroyed':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'removed' }];
    case 'leaderKilled':
      return [{ kind: 'stamp', unit: LEADERS_FROM + e.leader, stamp: 'removed' }];
    case 'squareFormed':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'square' }];
    case 'blockRallied':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'rallied' }];
    default:
      return [];
  }
}
