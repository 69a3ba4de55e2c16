import { type Pair, type Seat, withSeat } from '@bivouac/kernel';
import { BOMBING, type Box, PROPAGANDA, spaceOf, TACTICAL, tokenOf } from './box.ts';
import { uncoveredEffects } from './closing.ts';
import { NUCLEAR_FALLOUT } from './data/tokens.ts';
import { strategicTargets } from './effects.ts';
import type { CampaignId, SpaceId, TheatreId, TokenId } from './ids.ts';
import { valueIn } from './placing.ts';
import { addPoints, campaignScore, flagScore, isFull, nextCampaign } from './scoring.ts';
import {
  activeIn,
  CLOSED,
  clonePublic,
  laid,
  otherSeat,
  type PublicPart,
  setResult,
} from './state.ts';
import { flagReached, markerAfter } from './tracks.ts';

/** The certain effects of a placement, without luck and later choices. */
export interface Projection {
  readonly part: PublicPart;
  readonly theatre: TheatreId;
  /** What the token moves the marker by; the monster's die is not known and counts 0. */
  readonly value: number;
  readonly tactical: number;
  /** Whether the effect of the space takes place. */
  readonly hasEffect: boolean;
  /** Points both sides gain, propaganda included. */
  readonly points: Pair<number>;
  /** How many of them the mover gains by propaganda: of the space, or uncovered at the flag. */
  readonly propaganda: number;
  /** Tokens that the enemy loses to bombing, as far as it has any. */
  readonly bombs: number;
  /** Campaigns that close, in order. */
  readonly closed: readonly CampaignId[];
  readonly isTheatreClosed: boolean;
  /** The side that reaches the flag; -1 if neither does. */
  readonly flag: number;
}

export function project(
  box: Box,
  before: PublicPart,
  seat: Seat,
  token: TokenId,
  as: TokenId,
  space: SpaceId,
): Projection {
  const part = clonePublic(before);
  const { theatre, effect, n } = spaceOf(box, space);
  const { ability } = tokenOf(box, as);
  const value = valueIn(box, part, seat, as, theatre);
  part.laid[space] = laid(token, seat);
  part.last = withSeat(part.last, seat, as);
  part.lastSeat = seat;
  part.placed = [...part.placed, space];
  const hasEffect = ability !== 'task-force' && ability !== 'monster';
  const tactical = hasEffect && effect === TACTICAL ? n : 0;
  part.markers[theatre] = markerAfter(box, part, theatre, seat, value + tactical);
  if (ability === 'nuclear') {
    for (const other of strategicTargets(part, theatre)) {
      part.markers[other] = markerAfter(box, part, other, otherSeat(seat), NUCLEAR_FALLOUT, true);
    }
  }
  const flag = flagReached(box, part, theatre);
  const closed = flag >= 0 ? closeAll(box, part, theatre, flag) : closeFull(box, part, theatre);
  // The side at the flag also gains what is still uncovered; a campaign that closes full has nothing left.
  const gained = uncoveredEffects(box, part, closed);
  if (hasEffect) gained.push(space);
  const propaganda = sumOf(box, gained, PROPAGANDA);
  addPoints(part, seat, propaganda);
  return {
    part,
    theatre,
    value,
    tactical,
    hasEffect,
    points: [part.vp[0] - before.vp[0], part.vp[1] - before.vp[1]],
    propaganda,
    bombs: countOf(box, gained, BOMBING) + (ability === 'bombing' ? 1 : 0),
    closed,
    isTheatreClosed: activeIn(part, theatre) === CLOSED,
    flag,
  };
}

const withEffect = (box: Box, spaces: readonly SpaceId[], effect: number): readonly SpaceId[] =>
  spaces.filter((space) => spaceOf(box, space).effect === effect);
const countOf = (box: Box, spaces: readonly SpaceId[], effect: number): number =>
  withEffect(box, spaces, effect).length;
const sumOf = (box: Box, spaces: readonly SpaceId[], effect: number): number =>
  withEffect(box, spaces, effect).reduce((sum, space) => sum + spaceOf(box, space).n, 0);

function closeAll(
  box: Box,
  part: PublicPart,
  theatre: TheatreId,
  seat: Seat,
): readonly CampaignId[] {
  const { campaigns, points } = flagScore(box, part, theatre);
  addPoints(part, seat, points);
  part.active[theatre] = CLOSED;
  return campaigns;
}

function closeFull(box: Box, part: PublicPart, theatre: TheatreId): readonly CampaignId[] {
  const closed: CampaignId[] = [];
  let campaign = activeIn(part, theatre);
  while (campaign >= 0 && isFull(box, part, campaign)) {
    const { points } = campaignScore(box, part, campaign);
    setResult(part, campaign, points);
    addPoints(part, 0, points[0]);
    addPoints(part, 1, points[1]);
    closed.push(campaign);
    campaign = nextCampaign(box, campaign);
    part.active[theatre] = campaign;
  }
  return closed;
}
