import { type Io, idsBelow, type Seat } from '@bivouac/kernel';
import { type Box, campaignOf, NO_EFFECT, spaceOf, TACTICAL, theatreOf } from './box.ts';
import type { Event } from './events.ts';
import type { CampaignId, SpaceId, TheatreId } from './ids.ts';
import { isFree } from './placing.ts';
import { addPoints, campaignScore, flagScore, isFull, nextCampaign } from './scoring.ts';
import { activeIn, CLOSED, isVs, POOL, type PublicPart, type State, setResult } from './state.ts';

/**
 * Facts 5.6: closes the active campaign if it is full, and the next one too if a scientist has filled
 * it already. Returns whether the theatre is over.
 * @rule blitzkrieg/campaign
 */
export function closeFullCampaigns(
  box: Box,
  state: State,
  theatre: TheatreId,
  io: Io<Event>,
): boolean {
  const part = state.public;
  let campaign = activeIn(part, theatre);
  while (campaign >= 0 && isFull(box, part, campaign)) {
    const { points, bonus } = campaignScore(box, part, campaign);
    setResult(part, campaign, points);
    addPoints(part, 0, points[0]);
    addPoints(part, 1, points[1]);
    io.emit({ type: 'campaignClosed', campaign, points, bonus });
    campaign = nextCampaign(box, campaign);
    part.active[theatre] = campaign;
  }
  if (campaign >= 0) return false;
  io.emit({ type: 'theatreClosed', theatre, flag: -1, points: 0, bonus: 0 });
  return true;
}

/**
 * Facts 5.7: the flag is reached; all campaigns still open are scored at once and returned.
 * @rule blitzkrieg/flag
 */
export function closeByFlag(
  box: Box,
  state: State,
  theatre: TheatreId,
  seat: Seat,
  io: Io<Event>,
): readonly CampaignId[] {
  const part = state.public;
  const { campaigns, points, bonus } = flagScore(box, part, theatre);
  campaigns.forEach((campaign, i) => {
    const vp = campaignOf(box, campaign).vp + (i === 0 ? bonus : 0);
    setResult(part, campaign, seat === 0 ? [vp, 0] : [0, vp]);
  });
  addPoints(part, seat, points);
  part.active[theatre] = CLOSED;
  io.emit({ type: 'theatreClosed', theatre, flag: seat, points, bonus });
  return campaigns;
}

/**
 * Facts 5.7: uncovered spaces whose effects the side at the flag gains; tactical ones are void.
 * @rule blitzkrieg/flag
 */
export function uncoveredEffects(
  box: Box,
  part: PublicPart,
  campaigns: readonly CampaignId[],
): SpaceId[] {
  return campaigns.flatMap((campaign) =>
    campaignOf(box, campaign).spaces.filter((space) => {
      const { effect } = spaceOf(box, space);
      return isFree(part, space) && effect !== NO_EFFECT && effect !== TACTICAL;
    }),
  );
}

/**
 * Theatres that can still be opened (Nippon).
 * @rule blitzkrieg/nippon
 */
export function poolOf(part: PublicPart): TheatreId[] {
  return idsBelow<'theatre'>(part.active.length).filter(
    (theatre) => activeIn(part, theatre) === POOL,
  );
}

/**
 * A closed theatre hands its lead on to the next one: the next marker starts in the same half.
 * @rule blitzkrieg/nippon
 */
function carriedShift(box: Box, part: PublicPart, closed: TheatreId): number {
  const marker = part.markers[closed] ?? 0;
  const toFlag = theatreOf(box, closed).trackEnd - Math.abs(marker);
  const shift = box.carryOver.find(([most]) => toFlag <= most)?.[1] ?? 0;
  return marker < 0 ? 0 - shift : shift;
}

/**
 * Where the marker of the next theatre starts. Seed, Rozšíření Nippon: one more step towards the solo
 * opponent if the last one closed in its turn.
 * @rule blitzkrieg/nippon blitzkrieg/nippon-solo
 */
export function openingMarker(box: Box, part: PublicPart, closed: TheatreId, mover: Seat): number {
  const shift = carriedShift(box, part, closed);
  if (!isVs(part, mover)) return shift;
  return shift + (mover === 0 ? 1 : -1);
}

/** Nippon: a theatre from the pool becomes active, its marker shifted from the centre. */
export function openTheatre(
  box: Box,
  state: State,
  theatre: TheatreId,
  seat: Seat,
  marker: number,
  io: Io<Event>,
): void {
  state.public.active[theatre] = theatreOf(box, theatre).campaigns[0] ?? CLOSED;
  state.public.markers[theatre] = marker;
  io.emit({ type: 'theatreOpened', theatre, seat, marker });
}
