import type { BaseEvent, LoggedEvent, Seat } from '@bivouac/kernel';
import type { Event, SpaceId } from '../../rules/index.ts';

/** The placements of a side in its last turn that are still on the board. */
export interface LastTurn {
  /** Spaces that it placed tokens on, in order. */
  readonly placed: readonly SpaceId[];
  /** By theatre: where its marker stood before that turn; only where it has not moved since. */
  readonly before: ReadonlyMap<number, number>;
  /** Tokens that came to an open row. */
  readonly drawn: number;
}

export const NO_TURN: LastTurn = { placed: [], before: new Map(), drawn: 0 };

export function lastTurnOf(log: readonly LoggedEvent<BaseEvent>[], seat: Seat): LastTurn {
  const events = log.map(({ event }) => event as Event);
  const from = events.findLastIndex((e) => e.type === 'turnBegan' && e.seat === seat);
  if (from < 0) return NO_TURN;
  const end = events.findIndex((e, at) => at > from && e.type === 'turnBegan');
  const turn = end < 0 ? events.slice(from) : events.slice(from, end);
  const since = end < 0 ? [] : events.slice(end);
  const before = new Map<number, number>();
  for (const e of turn) {
    if (e.type !== 'markerMoved' || before.has(e.theatre)) continue;
    before.set(e.theatre, e.seat === 0 ? e.to - e.steps : e.to + e.steps);
  }
  for (const e of since) if (e.type === 'markerMoved') before.delete(e.theatre);
  return {
    placed: turn.flatMap((e) => (e.type === 'tokenPlaced' ? [e.space] : [])),
    before,
    drawn: turn.reduce(
      (sum, e) =>
        sum + (e.type === 'rowDrawn' ? e.tokens.length : e.type === 'rowWeaponTaken' ? 1 : 0),
      0,
    ),
  };
}
