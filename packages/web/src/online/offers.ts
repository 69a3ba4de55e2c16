import type { Seat } from '@bivouac/kernel';
import type { TableMessage } from '@bivouac/protocol';
import type { GameRequest, RemoteGameState } from './remote-game.ts';

/** The open offers: one side has made them and the other has not answered. */
export interface StandingOffer {
  readonly what: 'take-back' | 'pause' | 'rematch';
  readonly by: Seat;
  /** For a take-back: how many actions would go. */
  readonly count: number;
  /** The same: the entry that made the offer, which who agrees must name. */
  readonly seq: number | null;
}

/** Everything that can be answered or withdrawn now; a draw is offered and accepted at the table. */
export function standingOffers(table: TableMessage | null): readonly StandingOffer[] {
  if (table === null) return [];
  const { takeBack, pause, rematch } = table.offers;
  const plain = (what: 'pause' | 'rematch', by: Seat | null): readonly StandingOffer[] =>
    by === null ? [] : [{ what, by, count: 0, seq: null }];
  if (table.outcome !== null) return plain('rematch', rematch);
  if (takeBack === null) return plain('pause', pause);
  const { by, to, seq } = takeBack;
  return [{ what: 'take-back', by, count: table.played - to, seq }, ...plain('pause', pause)];
}

/** The answer to an offer; it accepts this one, and none that is made meanwhile. */
export function answerTo({ what, seq }: StandingOffer, isAccepted: boolean): GameRequest {
  const named = isAccepted && seq !== null ? { offer: seq } : {};
  return { type: 'answer', what, isAccepted, ...named };
}

/** Which take-back brings back the reader's own last action, with all that followed it. */
export function ownTakeBack({
  welcome,
  table,
  log,
}: RemoteGameState): { readonly to: number; readonly count: number } | null {
  const last = log.findLast(({ seat }) => seat !== null && seat === welcome?.seat)?.action ?? 0;
  if (table === null || last === 0 || last > table.played) return null;
  return { to: last - 1, count: table.played - last + 1 };
}

/** The next game, by its link or only by word of it, which comes before there is such a game. */
export function nextGame({ rematch, notes }: RemoteGameState): string | null {
  return rematch?.game ?? notes.findLast(({ what }) => what === 'rematch')?.detail ?? null;
}
