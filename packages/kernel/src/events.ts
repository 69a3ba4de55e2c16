import type { Seat, Viewer } from './seat.ts';

/**
 * An event is a fact in the past tense: ids and numbers, never a sentence. The parts that
 * only some may know are split off when the event is born: `secret[seat]` is for that seat alone, and
 * the public rest must make sense without it.
 */
export interface BaseEvent {
  readonly type: string;
  readonly secret?: { readonly [seat: Seat]: object };
  /**
   * Something that the acting seat did not know became known to it and to all by this event
   * (bids turned over, a card drawn from a deck): nothing before it can be taken back. A seat that
   * shows what it knew itself, as by playing a card from its hand, reveals nothing in this sense.
   */
  readonly reveals?: true;
  /**
   * The acting seat showed something that it knew itself, as by laying a card on the table. The
   * others learn it; the seat may still take it back.
   */
  readonly shows?: true;
}

/** An event with its place in the game. */
export interface LoggedEvent<E> {
  readonly seq: number;
  /** The number of the action it belongs to; 0 is the set-up. */
  readonly action: number;
  /** The seat that acted; null for the set-up. */
  readonly seat: Seat | null;
  readonly event: E;
}

/** The event as a viewer may know it. The only place where events lose their secrets. */
export function redact<E extends BaseEvent>(event: E, viewer: Viewer): E {
  if (event.secret === undefined || viewer === 'everyone') return event;
  const { secret, ...open } = event;
  const own = viewer === 'spectator' ? undefined : secret[viewer];
  // The rest of an event is an event of the same type, which TypeScript cannot follow through a union.
  return (own === undefined ? open : { ...open, secret: { [viewer]: own } }) as E;
}

/** Whether an event reveals something hidden to any seat: then undo would be an oracle. */
export function unveils(event: BaseEvent): boolean {
  return event.reveals === true || event.secret !== undefined;
}

/** Whether an event reveals to this viewer something that was hidden from them. */
export function unveilsTo(event: BaseEvent, viewer: Viewer, actor: Seat): boolean {
  if (event.reveals === true) return true;
  if (event.shows === true && viewer !== actor) return true;
  return typeof viewer === 'number' && event.secret?.[viewer] !== undefined;
}
