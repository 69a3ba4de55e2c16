import type { Seat } from '@bivouac/kernel';
import type { TableMessage } from '@bivouac/protocol';
import type { LinkState } from './link.ts';

/** What one side has asked for and the other has not answered. */
export interface StandingOffer {
  readonly what: 'take-back' | 'pause' | 'rematch';
  readonly by: Seat;
  /** For a take-back: how many actions would go. */
  readonly count: number;
}

/** Everything that can be answered or withdrawn now; a draw is offered and accepted at the table. */
export function standingOffers(table: TableMessage | null): readonly StandingOffer[] {
  if (table === null) return [];
  const { takeBack, pause, rematch } = table.offers;
  if (table.outcome !== null) {
    return rematch === null ? [] : [{ what: 'rematch', by: rematch, count: 0 }];
  }
  return [
    ...(takeBack === null
      ? []
      : [{ what: 'take-back' as const, by: takeBack.by, count: table.played - takeBack.to }]),
    ...(pause === null ? [] : [{ what: 'pause' as const, by: pause, count: 0 }]),
  ];
}

/** Which take-back brings back the reader's own last action, with all that followed it. */
export function ownTakeBack({
  welcome,
  table,
  log,
}: LinkState): { readonly to: number; readonly count: number } | null {
  const last = log.findLast(({ seat }) => seat !== null && seat === welcome?.seat)?.action ?? 0;
  if (table === null || last === 0 || last > table.played) return null;
  return { to: last - 1, count: table.played - last + 1 };
}

/** The next game, by its link or by word of it: by his cookie the seat is the reader's, too. */
export function nextGame({ rematch, notes }: LinkState): string | null {
  return rematch?.game ?? notes.findLast(({ what }) => what === 'rematch')?.detail ?? null;
}
