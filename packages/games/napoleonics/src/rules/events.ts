import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { CardId, HexId, LeaderId, UnitId } from './ids.ts';
import type { Banner } from './state.ts';

/** Where a die comes from or is lost. */
export const MODIFIER_SOURCES = [
  'blocks',
  'guns',
  'moved',
  'kind',
  'card',
  'square',
  'terrain-in',
  'terrain-out',
  'works-in',
  'works-out',
  'no-dice',
] as const;
export type ModifierSource = (typeof MODIFIER_SOURCES)[number];

/** One part of the number of dice. */
export interface Modifier {
  readonly source: ModifierSource;
  readonly value: number;
  /** The unit that rolls: an attack may combine several units. */
  readonly unit: UnitId;
  /** Index of TERRAINS for the ground that takes dice away; -1 otherwise. */
  readonly terrain: number;
}

/** Why dice are thrown at a unit or leader. */
export const ROLL_WHYS = [
  'ranged',
  'melee',
  'first-strike',
  'square',
  'retire',
  'battle-back',
  'leader',
  'escape',
] as const;
export type RollWhy = (typeof ROLL_WHYS)[number];

/** Why flags need not be obeyed. */
export interface FlagSources {
  readonly kind: number;
  readonly leader: number;
  readonly support: number;
  readonly works: number;
}

/**
 * The names of pieces, so that the texts can describe an event without its scenario. An event that names a unit
 * or a leader says this too.
 */
interface Names {
  /** Of `unit`: nation and type. */
  readonly kind?: string;
  /** Of `target`; empty where a leader alone is attacked. */
  readonly targetKind?: string;
  /** Of `leader`. */
  readonly name?: string;
}

export type Event = BaseEvent &
  Names &
  (
    | { readonly type: 'turnBegan'; readonly turn: number; readonly seat: Seat }
    | {
        readonly type: 'cardPlayed';
        readonly seat: Seat;
        readonly card: CardId;
        /** The card that it counts as. */
        readonly as: CardId;
        readonly command: number;
      }
    | { readonly type: 'commandRolled'; readonly seat: Seat; readonly dice: readonly number[] }
    | { readonly type: 'sectionChosen'; readonly seat: Seat; readonly section: number }
    | {
        readonly type: 'unitOrdered';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'leaderOrdered';
        readonly leader: LeaderId;
        readonly name: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'squareLeft';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'blockRallied';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'unitSentBack';
        readonly unit: UnitId;
        readonly kind: string;
        readonly from: HexId;
        readonly to: HexId;
      }
    | {
        readonly type: 'unitMoved' | 'unitRetreated' | 'unitRetired' | 'unitAdvanced';
        readonly unit: UnitId;
        readonly kind: string;
        readonly from: HexId;
        readonly to: HexId;
      }
    | {
        readonly type: 'unitExited';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'leaderMoved' | 'leaderRetreated';
        readonly leader: LeaderId;
        readonly name: string;
        readonly from: HexId;
        readonly to: HexId;
      }
    | {
        readonly type: 'leaderLeft';
        readonly leader: LeaderId;
        readonly name: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'leaderJoined';
        readonly leader: LeaderId;
        readonly name: string;
        readonly unit: UnitId;
        readonly kind: string;
      }
    | {
        readonly type: 'meleeDeclared';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
        /** -1 when a leader alone is attacked. */
        readonly target: UnitId;
        readonly targetKind: string;
        readonly isBonus: boolean;
      }
    | {
        readonly type: 'gunsJoined';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | { readonly type: 'firstStrikePlayed'; readonly seat: Seat }
    | {
        readonly type: 'squareFormed';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'squareRolled';
        readonly unit: UnitId;
        readonly kind: string;
        readonly dice: readonly number[];
        readonly isFormed: boolean;
      }
    | {
        readonly type: 'retireChosen';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'diceRolled';
        readonly why: RollWhy;
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
        /** -1 against a leader alone. */
        readonly target: UnitId;
        readonly targetKind: string;
        readonly targetHex: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly dice: readonly number[];
        /** The faces that hit this target, and those that drive it back. */
        readonly hitFaces: readonly number[];
        readonly flagFaces: readonly number[];
        readonly hits: number;
        readonly flags: number;
      }
    | {
        readonly type: 'blocksLost';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
        readonly count: number;
        readonly cause: 'hits' | 'blocked' | 'square';
      }
    | {
        readonly type: 'unitDestroyed';
        readonly unit: UnitId;
        readonly kind: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'leaderChecked';
        readonly leader: LeaderId;
        readonly name: string;
        readonly dice: readonly number[];
        readonly isHit: boolean;
      }
    | {
        readonly type: 'leaderKilled';
        readonly leader: LeaderId;
        readonly name: string;
        readonly hex: HexId;
      }
    | {
        readonly type: 'flagsIgnored';
        readonly unit: UnitId;
        readonly kind: string;
        readonly count: number;
        readonly flags: number;
        readonly sources: FlagSources;
      }
    | { readonly type: 'bannerWon'; readonly seat: Seat; readonly banner: Banner }
    | { readonly type: 'bannerLost'; readonly seat: Seat; readonly banner: Banner }
    | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'deckReshuffled' }
    | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  );

export const EVENT_TYPES = [
  'turnBegan',
  'cardPlayed',
  'commandRolled',
  'sectionChosen',
  'unitOrdered',
  'leaderOrdered',
  'squareLeft',
  'blockRallied',
  'unitSentBack',
  'unitMoved',
  'unitRetreated',
  'unitRetired',
  'unitAdvanced',
  'unitExited',
  'leaderMoved',
  'leaderRetreated',
  'leaderLeft',
  'leaderJoined',
  'meleeDeclared',
  'gunsJoined',
  'firstStrikePlayed',
  'squareFormed',
  'squareRolled',
  'retireChosen',
  'diceRolled',
  'blocksLost',
  'unitDestroyed',
  'leaderChecked',
  'leaderKilled',
  'flagsIgnored',
  'bannerWon',
  'bannerLost',
  'cardsDrawn',
  'cardKept',
  'deckReshuffled',
  'gameEnded',
] as const satisfies readonly Event['type'][];

export type Emit = (event: Event) => void;
