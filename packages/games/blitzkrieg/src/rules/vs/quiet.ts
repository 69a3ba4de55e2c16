import { nth } from '@bivouac/kernel';
import { type Box, campaignOf, PROPAGANDA, spaceOf, TACTICAL, theatreOf, tokenOf } from '../box.ts';
import { GOAL } from '../data/stratagems.ts';
import type { CampaignId, SpaceId, TheatreId, TokenId } from '../ids.ts';
import { canPlace, isFree, valueIn } from '../placing.ts';
import { activeIn, otherSeat, type PublicPart } from '../state.ts';
import { leadOf } from '../tracks.ts';
import type { OpponentView } from './sight.ts';

// A quick look before the search of steps 1 to 3 plays a placement out. Most placements end nothing, and a
// few numbers tell it. It decides no rule: what is called quiet must end nothing, and what is not called
// quiet is played out.

/** Of tokens that are alike only the leftmost one left counts: the others end the same things. */
export function isRepeated(row: readonly TokenId[], left: readonly number[], at: number): boolean {
  for (let i = 0; left[i] !== at; i++) if (nth(row, nth(left, i)) === nth(row, at)) return true;
  return false;
}

/** Tokens that one placement bombs at most while nothing closes: by its space, and by its own ability. */
const MOST_BOMBS = 2;

/**
 * Up to two theatres where the enemy has room for a token. A spy is left out: what it acts as depends on what
 * the mover places. Null where the enemy's tokens are hidden: then whether they have a place is not known, and
 * ends nothing.
 */
export type Rooms = readonly TheatreId[] | null;

export function roomsOfEnemy({ box, part, seat, enemyReserve }: OpponentView): Rooms {
  if (enemyReserve === undefined) return null;
  const steady = enemyReserve.filter((token) => tokenOf(box, token).ability !== 'spy');
  const rooms: TheatreId[] = [];
  for (const theatre of box.theatreIds) {
    if (canPlace(box, part, otherSeat(seat), steady, theatre)) rooms.push(theatre);
    if (rooms.length === 2) break;
  }
  return rooms;
}

/**
 * Whether a placement surely neither wins nor closes anything: `part` is the table before it, `bombs` what
 * its chain has taken from the enemy.
 */
export function isQuiet(
  { box, seat, enemyTokens }: OpponentView,
  rooms: Rooms,
  part: PublicPart,
  bombs: number,
  as: TokenId,
  space: SpaceId,
): boolean {
  const { theatre, effect, n } = spaceOf(box, space);
  const { vp } = part;
  if (enemyTokens - bombs <= MOST_BOMBS || !hasRoomBeside(rooms, theatre)) return false;
  if (Math.max(vp[0], vp[1]) + (effect === PROPAGANDA ? n : 0) >= GOAL) return false;
  const steps = valueIn(box, part, seat, as, theatre) + (effect === TACTICAL ? n : 0);
  if (leadOf(part, theatre, seat) + steps >= theatreOf(box, theatre).trackEnd) return false;
  return hasTwoFree(box, part, activeIn(part, theatre));
}

/** A chain stays in its theatre, so that the others keep their room. */
const hasRoomBeside = (rooms: Rooms, theatre: TheatreId): boolean =>
  rooms === null || rooms.length > 1 || (rooms.length === 1 && rooms[0] !== theatre);

/** Whether a campaign is not full by one more token. */
function hasTwoFree(box: Box, part: PublicPart, campaign: CampaignId): boolean {
  const { spaces } = campaignOf(box, campaign);
  let free = 0;
  for (let i = 0; i < spaces.length && free < 2; i++) if (isFree(part, nth(spaces, i))) free++;
  return free === 2;
}
