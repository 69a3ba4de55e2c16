import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { CoreEvent, Modifier } from '@bivouac/undaunted-core';

/** What happens only in the city: rout, mines, smoke, fields of fire, buildings and tunnels. */
export type OwnEvent = BaseEvent & Facts;

type Facts =
  | { readonly type: 'unitRouted' | 'unitReformed'; readonly unit: number }
  /** The enemy has made it go. */
  | {
      readonly type: 'unitDriven';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'firedAt';
      readonly verb: string;
      readonly unit: number;
      readonly tile: number;
      readonly what: 'building' | 'tunnel';
      readonly dice: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly isHit: boolean;
    }
  /** Which of its faces the tile shows now. */
  | { readonly type: 'buildingHit'; readonly tile: number; readonly letter: number }
  | { readonly type: 'tunnelDestroyed'; readonly tile: number }
  | {
      readonly type: 'mineLaid' | 'mineCleared';
      readonly seat: Seat;
      readonly tile: number;
      readonly other: number;
      readonly isForTanks: boolean;
    }
  | { readonly type: 'smokeLaid'; readonly unit: number; readonly tile: number }
  | { readonly type: 'fieldOfFireSet'; readonly unit: number; readonly tile: number }
  | { readonly type: 'fieldOfFireLifted'; readonly unit: number }
  | { readonly type: 'unitRallied'; readonly unit: number }
  /** From the supply straight to the hand. */
  | { readonly type: 'broughtUp'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'planeShotDown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'nothingShotDown'; readonly seat: Seat }
  | { readonly type: 'exerted'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'victoryPoint'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'pointPlaced'; readonly tile: number; readonly points: number };

export type Event = CoreEvent | OwnEvent;
