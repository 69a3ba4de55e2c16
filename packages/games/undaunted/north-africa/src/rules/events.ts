import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { CoreEvent } from '@bivouac/undaunted-core';

/** What happens only in North Africa: vehicles, structures, and ways off the board. */
export type OwnEvent = BaseEvent & Facts;

type Facts =
  | {
      readonly type: 'crewActed';
      readonly seat: Seat;
      readonly card: number;
      readonly verb: string;
      readonly unit: number;
    }
  | {
      readonly type: 'mounted' | 'shifted';
      readonly unit: number;
      readonly vehicle: number;
      readonly place: number;
    }
  | { readonly type: 'dismounted'; readonly unit: number; readonly vehicle: number }
  | { readonly type: 'swapped'; readonly unit: number; readonly other: number }
  | { readonly type: 'vehicleCaptured'; readonly unit: number; readonly seat: Seat }
  | {
      readonly type: 'vehicleDamaged' | 'vehicleRepaired';
      readonly unit: number;
      readonly damage: number;
      readonly isInoperable: boolean;
    }
  | { readonly type: 'vehicleDestroyed'; readonly unit: number }
  | { readonly type: 'structureDestroyed'; readonly unit: number; readonly value: number }
  | { readonly type: 'unitEscaped'; readonly unit: number; readonly tile: number };

export type Event = CoreEvent | OwnEvent;
