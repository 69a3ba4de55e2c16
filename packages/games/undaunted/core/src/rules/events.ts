import type { BaseEvent, Seat } from '@bivouac/kernel';

/** Where the card of a casualty was found. */
export const CASUALTY_ZONES = ['hand', 'discard', 'deck', 'play'] as const;
export type CasualtyZone = (typeof CASUALTY_ZONES)[number];

/** One part of a total defence, with what it comes from. */
export interface Modifier {
  readonly source: 'base' | 'cover' | 'range' | 'smoke';
  readonly value: number;
}

type Facts =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'deckReshuffled'; readonly seat: Seat }
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'bidPlaced'; readonly seat: Seat }
  | { readonly type: 'bidsRevealed'; readonly cards: readonly number[]; readonly first: Seat }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: number;
      readonly verb: string;
    }
  | { readonly type: 'hunkeredDown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'unitReadied'; readonly unit: number; readonly card: number }
  | { readonly type: 'unitSpawned'; readonly unit: number; readonly tile: number }
  | {
      readonly type: 'unitMoved';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'tileScouted'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'fogGained'; readonly seat: Seat; readonly count: number; readonly by: Seat }
  | { readonly type: 'bolstered'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'inspired'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'fogRemoved'; readonly seat: Seat }
  | {
      readonly type: 'tileControlled';
      readonly seat: Seat;
      readonly tile: number;
      readonly isTaken: boolean;
    }
  | {
      readonly type: 'valueRaised';
      readonly seat: Seat;
      readonly tile: number;
      readonly value: number;
    }
  | { readonly type: 'targetPlaced'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'targetRemoved'; readonly seat: Seat; readonly tile: number }
  | {
      readonly type: 'fired';
      readonly verb: string;
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly isHit: boolean;
    }
  | { readonly type: 'unitSuppressed'; readonly unit: number }
  | {
      readonly type: 'casualty';
      readonly unit: number;
      readonly zone: CasualtyZone;
    }
  | { readonly type: 'unitRemoved'; readonly unit: number }
  | {
      readonly type: 'turnEnded';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly number[];
    }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string };

/** What happens only in titles with vehicles, structures and ways off the board. */
type SpecialFacts =
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

/** What happens only in a city: rout, mines, smoke, fields of fire, buildings and tunnels. */
type CityFacts =
  | { readonly type: 'unitRouted' | 'unitReformed'; readonly unit: number }
  /** Pushed by the enemy, out of its own will. */
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

export type Event = BaseEvent & (Facts | SpecialFacts | CityFacts);

export const CITY_EVENT_TYPES = [
  'unitRouted',
  'unitReformed',
  'unitDriven',
  'firedAt',
  'buildingHit',
  'tunnelDestroyed',
  'mineLaid',
  'mineCleared',
  'smokeLaid',
  'fieldOfFireSet',
  'fieldOfFireLifted',
  'unitRallied',
  'broughtUp',
  'planeShotDown',
  'nothingShotDown',
  'exerted',
  'victoryPoint',
  'pointPlaced',
] as const satisfies readonly CityFacts['type'][];

/** The events of those titles beside the common ones. */
export const SPECIAL_EVENT_TYPES = [
  'crewActed',
  'mounted',
  'shifted',
  'dismounted',
  'swapped',
  'vehicleCaptured',
  'vehicleDamaged',
  'vehicleRepaired',
  'vehicleDestroyed',
  'structureDestroyed',
  'unitEscaped',
] as const satisfies readonly SpecialFacts['type'][];

export const EVENT_TYPES = [
  'roundBegan',
  'deckReshuffled',
  'cardsDrawn',
  'bidPlaced',
  'bidsRevealed',
  'cardLaid',
  'cardPlayed',
  'hunkeredDown',
  'unitReadied',
  'unitSpawned',
  'unitMoved',
  'tileScouted',
  'fogGained',
  'bolstered',
  'inspired',
  'fogRemoved',
  'tileControlled',
  'valueRaised',
  'targetPlaced',
  'targetRemoved',
  'fired',
  'unitSuppressed',
  'casualty',
  'unitRemoved',
  'turnEnded',
  'gameEnded',
] as const satisfies readonly Event['type'][];
