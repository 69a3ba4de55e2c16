import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { CoreEvent } from '@bivouac/undaunted-core';

/** What happens only in Normandy: a mortar takes aim, and the radio gains in value. */
export type OwnEvent = BaseEvent & Facts;

type Facts =
  | {
      readonly type: 'valueRaised';
      readonly seat: Seat;
      readonly tile: number;
      readonly value: number;
    }
  | { readonly type: 'targetPlaced'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'targetRemoved'; readonly seat: Seat; readonly tile: number };

export type Event = CoreEvent | OwnEvent;
