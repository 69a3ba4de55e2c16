import { nth, type Seat } from '@bivouac/kernel';
import { type Box, spaceOf } from '../box.ts';
import { STRATAGEMS, type Stratagem } from '../data/stratagems.ts';
import type { SpaceId, TheatreId, TokenId } from '../ids.ts';
import { actsAs, fits, freeSpaces, isOpen, valueIn } from '../placing.ts';
import { activeIn, otherSeat, type PublicPart, pointsOf } from '../state.ts';
import { leadOf } from '../tracks.ts';

/** All that the solo opponent looks at: the open table and its own row. */
export interface OpponentView {
  readonly box: Box;
  readonly part: PublicPart;
  readonly seat: Seat;
  /** Its tokens from left to right; position 1 is the first. */
  readonly row: readonly TokenId[];
  /** Where a blitz goes on; -1 at the first placement of a turn. */
  readonly theatre: TheatreId;
  readonly die: number;
  /** How many tokens the enemy has in its reserve: they can be counted. */
  readonly enemyTokens: number;
  /** They themselves, where they lie open: in a solo game. */
  readonly enemyReserve?: readonly TokenId[] | undefined;
}

export function stratagemOf({ part, seat }: OpponentView): Stratagem | null {
  const { vs } = part;
  return vs === null || vs.seat !== seat ? null : (STRATAGEMS[vs.stratagem] ?? null);
}

/** Positions of the row, from 1. */
export const positionsOf = ({ row }: OpponentView): number[] => row.map((_, i) => i + 1);
export const tokenAt = ({ row }: OpponentView, position: number): TokenId => nth(row, position - 1);

/** What the token at a position would act as; -1 for nothing. */
export const roleAt = (sight: OpponentView, position: number): TokenId =>
  actsAs(sight.box, sight.part, sight.seat, tokenAt(sight, position));

/** Whether a token may go on this space. The scientist of the solo opponent keeps to the rules. */
function isFitting({ box, part, seat }: OpponentView, token: TokenId, space: SpaceId): boolean {
  const as = actsAs(box, part, seat, token);
  return as >= 0 && fits(box, part, as, space);
}

/** Positions whose token may go on this space. */
export const fitting = (sight: OpponentView, space: SpaceId): number[] =>
  positionsOf(sight).filter((position) => isFitting(sight, tokenAt(sight, position), space));

/** Free spaces of the theatre's active campaign where some token may go, from left to right. */
export function spacesIn(sight: OpponentView, theatre: TheatreId): SpaceId[] {
  const { box, part, row } = sight;
  if (!isOpen(part, theatre)) return [];
  return freeSpaces(box, part, activeIn(part, theatre)).filter((space) =>
    row.some((token) => isFitting(sight, token, space)),
  );
}

/** The value a token would have on this space. */
export function valueAt(sight: OpponentView, position: number, space: SpaceId): number {
  const { box, part, seat } = sight;
  const { theatre } = spaceOf(box, space);
  return valueIn(box, part, seat, roleAt(sight, position), theatre);
}

export const ownPoints = ({ part, seat }: OpponentView): number => pointsOf(part, seat);
export const enemyPoints = ({ part, seat }: OpponentView): number =>
  pointsOf(part, otherSeat(seat));
export const leadIn = ({ part, seat }: OpponentView, theatre: TheatreId): number =>
  leadOf(part, theatre, seat);
