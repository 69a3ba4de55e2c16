import type { Seat } from '@bivouac/kernel';
import type { Side } from '@bivouac/table/art/palette.ts';
import type { Language } from '@bivouac/text';
import type { Terrain, TokenFace } from '../art/index.ts';
import {
  type Box,
  type LaidCode,
  laidSeat,
  laidToken,
  type SpaceId,
  spaceOf,
  type TokenId,
  tokenOf,
} from '../rules/index.ts';
import { type BlitzkriegTitles, blitzkriegTitles } from '../text/index.ts';

/** The differences between the base game and Nippon that the table needs. */
export interface BlitzTitle {
  readonly box: Box;
  /** Which map lies below the theatres. */
  readonly map: 'world' | 'america';
  names(language: Language): BlitzkriegTitles;
}

export const blitzTitle = (box: Box, map: BlitzTitle['map']): BlitzTitle => ({
  box,
  map,
  names: (language) => blitzkriegTitles(box, language),
});

/**
 * The first side of the picture, blue and round, is the one that moves second: the Allies, and
 * the player against the solo opponent.
 */
export const sideOf = (seat: Seat): Side => (seat === 0 ? 1 : 0);
export const seatOf = (side: Side): Seat => (side === 0 ? 1 : 0);

/** A marker as its track is drawn: positive towards the first side of the picture. */
export const drawnMarker = (marker: number): number => 0 - marker;
/** A lead as one seat sees it: positive if it is its own. */
export const leadFor = (marker: number, seat: Seat): number => (seat === 0 ? marker : 0 - marker);

const TERRAINS: readonly Terrain[] = ['land', 'land', 'sea', 'both'];
export const terrainOf = (box: Box, space: SpaceId): Terrain =>
  TERRAINS[spaceOf(box, space).terrain] ?? 'both';

/** The text of a token's badge: a general's value grows with what lies there already. */
function badgeOf(value: number, ability: string | null): string {
  if (ability === 'general' || ability === 'admiral') return `${value}+`;
  if (ability === 'monster') return '?';
  return ability === 'spy' ? '' : String(value);
}

export function tokenFace(box: Box, token: TokenId, seat: Seat): TokenFace {
  const { kind, value, ability, isSpecial } = tokenOf(box, token);
  return { side: sideOf(seat), kind, value: badgeOf(value, ability), ability, isSpecial };
}

/** A token that lies on a space. */
export const laidFace = (box: Box, code: LaidCode): TokenFace =>
  tokenFace(box, laidToken(code), laidSeat(code));
