import type { Pair, Seat } from '@bivouac/kernel';
import { type Box, theatreOf } from './box.ts';
import { type CampaignId, NO_CAMPAIGN, type SpaceId, type TheatreId } from './ids.ts';
import { freeSpaces, isOpen } from './placing.ts';
import { activeIn, POOL, type PublicPart } from './state.ts';
import { bonusAt, leadOf } from './tracks.ts';

/** One theatre at a glance. */
export interface Front {
  readonly status: 'open' | 'closed' | 'pool';
  /** In whose half the marker stands; null on the centre. */
  readonly leader: Seat | null;
  readonly lead: number;
  /** The points that the shields add if a campaign closes now. */
  readonly bonus: number;
  /** Steps to each side's flag. */
  readonly toFlag: Pair<number>;
  /** The active campaign, -1 if the theatre is not open, and its free spaces. */
  readonly campaign: CampaignId;
  readonly free: readonly SpaceId[];
}

export function frontsOf(box: Box, part: PublicPart): Front[] {
  return box.theatreIds.map((theatre) => frontOf(box, part, theatre));
}

export function frontOf(box: Box, part: PublicPart, theatre: TheatreId): Front {
  const marker = part.markers[theatre] ?? 0;
  const { trackEnd } = theatreOf(box, theatre);
  const isActive = isOpen(part, theatre);
  const campaign = isActive ? activeIn(part, theatre) : NO_CAMPAIGN;
  return {
    status: isActive ? 'open' : activeIn(part, theatre) === POOL ? 'pool' : 'closed',
    leader: marker === 0 ? null : marker > 0 ? 0 : 1,
    lead: Math.abs(marker),
    bonus: bonusAt(box, theatre, marker),
    toFlag: [trackEnd - leadOf(part, theatre, 0), trackEnd - leadOf(part, theatre, 1)],
    campaign,
    free: isActive ? freeSpaces(box, part, campaign) : [],
  };
}
