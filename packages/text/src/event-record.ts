import type { BaseEvent, Seat, Viewer } from '@bivouac/kernel';
import type { LinePart, Mention, ShotText } from './game-text.ts';

/** The topics by which a reader may filter the log. */
export const TOPICS = ['combat', 'cards', 'ground'] as const;
export type Topic = (typeof TOPICS)[number];

/** The stamps on a counter. */
export type Stamp =
  | 'casualty'
  | 'suppressed'
  | 'removed'
  | 'readied'
  | 'damaged'
  | 'repaired'
  | 'captured'
  | 'square'
  | 'rallied'
  | 'routed'
  | 'reformed';

/** The marks on a tile. */
export type TileNote =
  | 'scouted'
  | 'controlled'
  | 'taken'
  | 'target'
  | 'raised'
  | 'spawned'
  | 'escaped'
  | 'damaged'
  | 'destroyed'
  | 'blocked'
  | 'smoke'
  | 'mined'
  | 'cleared'
  | 'covered'
  | 'point';

/** One thing to be seen. The state is final already; a beat only shows how it came about. */
export type BeatPlan =
  | { readonly kind: 'slide'; readonly unit: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'dice';
      readonly unit: number;
      /** A counter; -1 where a tile is fired at. */
      readonly target: number;
      readonly tile?: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly isHit: boolean;
    }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: number; readonly verb: string }
  | {
      readonly kind: 'stamp';
      readonly unit: number;
      readonly stamp: Stamp;
      /** How many blocks are lost. */
      readonly count?: number;
    }
  | {
      readonly kind: 'note';
      readonly seat: Seat;
      readonly tile: number;
      readonly note: TileNote;
      readonly unit: number | null;
    };

/** The members of a union of events that can have this type. */
export type EventOf<E extends BaseEvent, T extends E['type']> = E extends {
  readonly type: infer Own;
}
  ? T extends Own
    ? E & { readonly type: T }
    : never
  : never;

/**
 * Everything that is told and shown of one type of event. C is what its sentences are made with: the words and names
 * of one language. All is any event of the game.
 */
export interface EventRecord<E, C, All = E> {
  /** One line of the log, as the viewer may know it; null for what goes without saying. A head tells its tails too. */
  sentence(event: E, viewer: Viewer, context: C, tails?: readonly All[]): string | null;
  /** Left out: the event has a line of its own, whatever stands before and after it. */
  line?(event: E): LinePart;
  /** The things on the map that the sentence names; left out: none. */
  mentions?(event: E, context: C): readonly Mention[];
  /** The throw that the event is about; left out: it is about none. */
  shot?(event: E, context: C): ShotText | null;
  /** The topic of the line; null for a line that belongs to every topic. */
  readonly topic: Topic | null;
  /** A player did something in their turn that the others will want to know. */
  readonly isDeed?: true;
  /** The motion that shows it, in order; left out: none. */
  beats?(event: E, viewer: Viewer): readonly BeatPlan[];
}

/** One record per type of event: a forgotten one does not compile. */
export type EventRecords<E extends BaseEvent, C> = {
  readonly [T in E['type']]: EventRecord<EventOf<E, T>, C, E>;
};

/** The record of an event. */
export function recordOf<E extends BaseEvent, C>(
  records: EventRecords<E, C>,
  event: E,
): EventRecord<E, C, E> {
  const type: E['type'] = event.type;
  // The event has the type that it is looked up by, which TypeScript cannot follow through a union.
  return records[type] as unknown as EventRecord<E, C, E>;
}
