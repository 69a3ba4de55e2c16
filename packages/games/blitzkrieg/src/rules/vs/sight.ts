import type { Seat } from '@bivouac/kernel';
import { type Box, spaceOf } from '../box.ts';
import { STRATAGEMS, type Stratagem } from '../data/stratagems.ts';
import { actsAs, fits, freeSpaces, valueIn } from '../placing.ts';
import { otherSeat, type PublicPart, pointsOf } from '../state.ts';
import { leadOf } from '../tracks.ts';

/** All that the solo opponent looks at: the open table and its own row. */
export interface Sight {
  readonly box: Box;
  readonly part: PublicPart;
  readonly seat: Seat;
  /** Its tokens from left to right; position 1 is the first. */
  readonly row: readonly number[];
  /** Where a blitz goes on; -1 at the first placement of a turn. */
  readonly theatre: number;
  readonly die: number;
  /** How many tokens the enemy has in its reserve: everybody can count them. */
  readonly enemyTokens: number;
  /** They themselves, where they lie open: in a solo game. */
  readonly enemyReserve?: readonly number[] | undefined;
}

export function stratagemOf({ part, seat }: Sight): Stratagem | null {
  const { vs } = part;
  return vs === null || vs.seat !== seat ? null : (STRATAGEMS[vs.stratagem] ?? null);
}

/** Positions of the row, from 1. */
export const positionsOf = ({ row }: Sight): number[] => row.map((_, i) => i + 1);
export const tokenAt = ({ row }: Sight, position: number): number => row[position - 1] ?? -1;

/** What the token at a position would act as; -1 for nothing. */
export const roleAt = (sight: Sight, position: number): number =>
  actsAs(sight.box, sight.part, sight.seat, tokenAt(sight, position));

/** Whether a token may go on this space. The scientist of the solo opponent keeps to the rules. */
function isFitting({ box, part, seat }: Sight, token: number, space: number): boolean {
  const as = actsAs(box, part, seat, token);
  return as >= 0 && fits(box, part, as, space);
}

/** Positions whose token may go on this space. */
export const fitting = (sight: Sight, space: number): number[] =>
  positionsOf(sight).filter((position) => isFitting(sight, tokenAt(sight, position), space));

/** Free spaces of the theatre's active campaign where some token may go, from left to right. */
export function spacesIn(sight: Sight, theatre: number): number[] {
  const { box, part, row } = sight;
  const active = part.active[theatre] ?? -1;
  if (active < 0) return [];
  return freeSpaces(box, part, active).filter((space) =>
    row.some((token) => isFitting(sight, token, space)),
  );
}

/** The value a token would have on this space. */
export function valueAt(sight: Sight, position: number, space: number): number {
  const { box, part, seat } = sight;
  const { theatre } = spaceOf(box, space);
  return valueIn(box, part, seat, roleAt(sight, position), theatre);
}

export const ownPoints = ({ part, seat }: Sight): number => pointsOf(part, seat);
export const enemyPoints = ({ part, seat }: Sight): number => pointsOf(part, otherSeat(seat));
export const leadIn = ({ part, seat }: Sight, theatre: number): number =>
  leadOf(part, theatre, seat);
