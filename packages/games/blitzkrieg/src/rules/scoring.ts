import { ofSeat, type Pair, type Seat, withSeat } from '@bivouac/kernel';
import { type Box, campaignOf, theatreOf } from './box.ts';
import type { CampaignId, TheatreId } from './ids.ts';
import { isFree } from './placing.ts';
import { CLOSED, type PublicPart, resultOf } from './state.ts';
import { bonusAt } from './tracks.ts';

/** The points for closing a campaign now. */
export interface CampaignScore {
  readonly points: Pair<number>;
  readonly bonus: number;
}

/**
 * Facts 5.6: the side in whose half the marker stands; on the centre both.
 * @rule blitzkrieg/campaign
 */
export function campaignScore(box: Box, part: PublicPart, campaign: CampaignId): CampaignScore {
  const { theatre, vp } = campaignOf(box, campaign);
  const marker = part.markers[theatre] ?? 0;
  const bonus = bonusAt(box, theatre, marker);
  if (marker === 0) return { points: [vp, vp], bonus };
  return { points: marker > 0 ? [vp + bonus, 0] : [0, vp + bonus], bonus };
}

/** The points of a side that brings the marker to its flag. */
export interface FlagScore {
  /** Campaigns not yet closed. */
  readonly campaigns: readonly CampaignId[];
  readonly points: number;
  readonly bonus: number;
}

/**
 * Facts 5.7: all campaigns not yet closed, and the bonus once (R-4: or for each).
 * @rule blitzkrieg/flag
 */
export function flagScore(box: Box, part: PublicPart, theatre: TheatreId): FlagScore {
  const { campaigns, bonus: shields } = theatreOf(box, theatre);
  const left = campaigns.filter((campaign) => resultOf(part, campaign, 0) < 0);
  const most = shields.at(-1)?.[1] ?? 0;
  const bonus = part.house.isBonusPerCampaign ? most * left.length : most;
  const vp = left.reduce((sum, campaign) => sum + campaignOf(box, campaign).vp, 0);
  return { campaigns: left, points: vp + bonus, bonus };
}

export function addPoints(part: PublicPart, seat: Seat, points: number): void {
  part.vp = withSeat(part.vp, seat, ofSeat(part.vp, seat) + points);
}

export function isFull(box: Box, part: PublicPart, campaign: CampaignId): boolean {
  return !campaignOf(box, campaign).spaces.some((space) => isFree(part, space));
}

/** The campaign of the theatre that comes after this one; CLOSED after the last. */
export function nextCampaign(box: Box, campaign: CampaignId): CampaignId {
  const { theatre } = campaignOf(box, campaign);
  const { campaigns } = theatreOf(box, theatre);
  return campaigns[campaigns.indexOf(campaign) + 1] ?? CLOSED;
}
