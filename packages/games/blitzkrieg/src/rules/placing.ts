import { idOf, nth, ofSeat, type Seat } from '@bivouac/kernel';
import { type Box, campaignOf, LAND, SEA, spaceOf, theatreOf, tokenOf } from './box.ts';
import {
  type CampaignId,
  NO_THEATRE,
  NO_TOKEN,
  type SpaceId,
  type TheatreId,
  type TokenId,
} from './ids.ts';
import { activeIn, isVs, laidSeat, laidToken, otherSeat, type PublicPart } from './state.ts';

/**
 * What a token counts as when this side places it: the spy as a copy, the solo opponent's
 * scientist as an air force of value 3 (seed, Provádění efektů). `NO_TOKEN` if a spy has nothing to copy.
 * @rule blitzkrieg/spy blitzkrieg/scientist
 */
export function actsAs(box: Box, part: PublicPart, seat: Seat, token: TokenId): TokenId {
  let as = token;
  if (box.tokens[token]?.ability === 'spy') {
    const whose = part.house.doesSpyCopyAnybody ? part.lastSeat : otherSeat(seat);
    // If no player has placed yet (-1), there is nothing to copy.
    as = whose < 0 ? NO_TOKEN : ofSeat(part.last, whose);
  }
  if (isVs(part, seat) && box.tokens[as]?.ability === 'scientist') return box.eliteAir;
  return as;
}

/** No theatre at all (`NO_THEATRE`) is not open. */
export const isOpen = (part: PublicPart, theatre: TheatreId): boolean =>
  activeIn(part, theatre) >= 0;

export const isFree = (part: PublicPart, space: SpaceId): boolean => nth(part.laid, space) < 0;

/** Free spaces of a campaign. */
export function freeSpaces(box: Box, part: PublicPart, campaign: CampaignId): SpaceId[] {
  return campaignOf(box, campaign).spaces.filter((space) => isFree(part, space));
}

/** Terrains of the free spaces where a token may go, in one theatre or (-1) in all. */
export function freeTerrain(box: Box, part: PublicPart, theatre: TheatreId): number {
  if (theatre >= 0) return terrainIn(box, part, theatre);
  let terrain = 0;
  for (let i = 0; i < part.active.length && terrain !== (LAND | SEA); i++) {
    terrain |= terrainIn(box, part, idOf(i));
  }
  return terrain;
}

function terrainIn(box: Box, part: PublicPart, theatre: TheatreId): number {
  const active = activeIn(part, theatre);
  if (active < 0) return 0;
  let terrain = 0;
  const { spaces } = campaignOf(box, active);
  for (let i = 0; i < spaces.length; i++) {
    const space = nth(spaces, i);
    if (isFree(part, space)) terrain |= spaceOf(box, space).terrain;
  }
  return terrain;
}

/**
 * Whether the token has a place at all; `terrain` is that of `freeTerrain`. The scientist needs no rule of
 * its own: it reaches every terrain, and the active campaign of an open theatre has a free space.
 */
export function hasPlace(
  box: Box,
  part: PublicPart,
  seat: Seat,
  token: TokenId,
  terrain: number,
): boolean {
  const as = actsAs(box, part, seat, token);
  return as >= 0 && (tokenOf(box, as).reach & terrain) !== 0;
}

/** Whether a side can place anything from these tokens, in one theatre or (-1) anywhere. */
export function canPlace(
  box: Box,
  part: PublicPart,
  seat: Seat,
  reserve: readonly TokenId[],
  theatre = NO_THEATRE,
): boolean {
  const terrain = freeTerrain(box, part, theatre);
  for (let i = 0; i < reserve.length; i++) {
    if (hasPlace(box, part, seat, nth(reserve, i), terrain)) return true;
  }
  return false;
}

/**
 * Facts 5.2, 5.3: every free space where something that acts so may go, ascending.
 * @rule blitzkrieg/terrain blitzkrieg/scientist
 */
export function placesFor(box: Box, part: PublicPart, as: TokenId, theatre: TheatreId): SpaceId[] {
  const { reach, ability } = tokenOf(box, as);
  const isScientist = ability === 'scientist';
  const places: SpaceId[] = [];
  const first = Math.max(theatre, 0);
  const last = theatre >= 0 ? theatre : part.active.length - 1;
  for (let i = first; i <= last; i++) {
    const at: TheatreId = idOf(i);
    const active = activeIn(part, at);
    if (active < 0) continue;
    const spaces = isScientist ? theatreOf(box, at).spaces : campaignOf(box, active).spaces;
    for (let j = 0; j < spaces.length; j++) {
      const space = nth(spaces, j);
      if (!isFree(part, space)) continue;
      if (isScientist || (spaceOf(box, space).terrain & reach) !== 0) places.push(space);
    }
  }
  return places;
}

/** Whether something that acts so may go on this free space; one place of `placesFor`. */
export function fits(box: Box, part: PublicPart, as: TokenId, space: SpaceId): boolean {
  const { theatre, campaign, terrain } = spaceOf(box, space);
  if (!isFree(part, space) || !isOpen(part, theatre)) return false;
  const { reach, ability } = tokenOf(box, as);
  if (ability === 'scientist') return true;
  return activeIn(part, theatre) === campaign && (terrain & reach) !== 0;
}

/**
 * How far it moves the marker there. General and admiral count themselves and the units of their
 * kind and of the air force that this side already has in the theatre, not special weapons.
 * @rule blitzkrieg/commanders
 */
export function valueIn(
  box: Box,
  part: PublicPart,
  seat: Seat,
  as: TokenId,
  theatre: TheatreId,
): number {
  const { ability, value } = tokenOf(box, as);
  if (ability !== 'general' && ability !== 'admiral') return value;
  const kind = ability === 'general' ? 'army' : 'navy';
  let count = value;
  const { spaces } = theatreOf(box, theatre);
  for (let i = 0; i < spaces.length; i++) {
    const code = nth(part.laid, nth(spaces, i));
    if (code < 0 || laidSeat(code) !== seat) continue;
    const token = tokenOf(box, laidToken(code));
    if (!token.isSpecial && (token.kind === kind || token.kind === 'air')) count += 1;
  }
  return count;
}
