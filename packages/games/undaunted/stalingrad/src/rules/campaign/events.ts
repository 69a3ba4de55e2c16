import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { Event } from '@bivouac/undaunted-core';

/** What happens between battles. Who it was is for his own side. */
type Facts =
  | { readonly type: 'chapterBegan'; readonly stage: number; readonly scenario: number }
  | { readonly type: 'cardsUnlocked'; readonly seat: Seat }
  | { readonly type: 'squadsMerged'; readonly seat: Seat; readonly squad: number }
  | { readonly type: 'deckMade'; readonly seat: Seat }
  | { readonly type: 'tileFortified'; readonly tile: number }
  | { readonly type: 'battleBegan'; readonly scenario: number }
  | { readonly type: 'areaTaken'; readonly area: number; readonly seat: Seat }
  | { readonly type: 'soldiersLost'; readonly seat: Seat; readonly casualties: number }
  | { readonly type: 'soldiersUpgraded'; readonly seat: Seat }
  | {
      readonly type: 'campaignEnded';
      readonly winners: readonly Seat[];
      readonly reason: string;
    };

export type CampaignFact = BaseEvent & Facts;
export type CampaignEvent = Event | CampaignFact;
