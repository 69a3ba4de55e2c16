import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { Secret } from '@bivouac/undaunted-core';
import type { Event } from '../events.ts';
import type { Losses } from './roster.ts';

/** What happens between battles; names of men are for their own side only. */
export type CampEvent = BaseEvent & Facts;

type Facts =
  | { readonly type: 'chapterBegan'; readonly stage: number; readonly scenario: number }
  | {
      readonly type: 'cardsUnlocked';
      readonly seat: Seat;
      readonly secret?: Secret<{ readonly cards: readonly number[] }>;
    }
  | { readonly type: 'squadsMerged'; readonly seat: Seat; readonly squad: number }
  | { readonly type: 'deckMade'; readonly seat: Seat }
  | { readonly type: 'tileFortified'; readonly tile: number }
  | { readonly type: 'battleBegan'; readonly scenario: number }
  | { readonly type: 'areaTaken'; readonly area: number; readonly seat: Seat }
  | {
      readonly type: 'soldiersLost';
      readonly seat: Seat;
      readonly casualties: number;
      readonly secret?: Secret<Losses>;
    }
  | {
      readonly type: 'soldiersUpgraded';
      readonly seat: Seat;
      /** The cards two by two: the one that leaves, and the better one. */
      readonly secret?: Secret<{ readonly pairs: readonly number[] }>;
    }
  | {
      readonly type: 'campaignEnded';
      readonly winners: readonly Seat[];
      readonly reason: string;
    };

export type CampaignEvent = Event | CampEvent;
