import { ofSeat, type Seat } from '@bivouac/kernel';
import {
  BOMBING,
  type Box,
  INDUSTRY,
  PROPAGANDA,
  RESEARCH,
  RESEARCH_INDUSTRY,
  STRATEGIC,
  spaceOf,
  TACTICAL,
  tokenOf,
} from '../rules/box.ts';
import { NO_TOKEN, type SpaceId, type TheatreId, type TokenId } from '../rules/ids.ts';
import { actsAs, placesFor, valueIn } from '../rules/placing.ts';
import { campaignScore, flagScore, isFull, nextCampaign } from '../rules/scoring.ts';
import { activeIn, laid, NOTHING_LAID, otherSeat, type PublicPart } from '../rules/state.ts';
import { flagReached, markerAfter } from '../rules/tracks.ts';
import { theatreBalance, tokenWorth, worth } from './evaluate.ts';

/** What an effect is worth per point of its number, in victory points; about what playing showed. */
const EFFECT_WORTH: { readonly [effect: number]: number } = {
  [INDUSTRY]: 0.9,
  [RESEARCH]: 0.4,
  [RESEARCH_INDUSTRY]: 1.3,
  [BOMBING]: 0.8,
  [STRATEGIC]: 0.4,
};
const BLITZ = 0.8;
const FALLOUT = 2;
const MONSTER_VALUE = 3;

export interface QuickMove {
  readonly token: TokenId;
  readonly space: SpaceId;
}

/** The placement that looks best at a glance: only its own theatre is valued again. For play-outs. */
export function quickMove(
  box: Box,
  part: PublicPart,
  seat: Seat,
  reserve: readonly TokenId[],
  theatre: TheatreId,
): QuickMove | null {
  let best: QuickMove | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let previous = NO_TOKEN;
  for (const token of reserve) {
    if (token === previous) continue;
    previous = token;
    const as = actsAs(box, part, seat, token);
    if (as < 0) continue;
    const cost = tokenWorth(box, token);
    for (const space of placesFor(box, part, as, theatre)) {
      const gain = gainOf(box, part, seat, token, as, space) - cost;
      if (gain <= most) continue;
      most = gain;
      best = { token, space };
    }
  }
  return best;
}

/** Points and prospects that a placement brings; the part is changed and put back. */
function gainOf(
  box: Box,
  part: PublicPart,
  seat: Seat,
  token: TokenId,
  as: TokenId,
  space: SpaceId,
): number {
  const { theatre, effect, n } = spaceOf(box, space);
  const { ability } = tokenOf(box, as);
  const sign = seat === 0 ? 1 : -1;
  const hasEffect = ability !== 'task-force' && ability !== 'monster';
  const value =
    (ability === 'monster' ? MONSTER_VALUE : valueIn(box, part, seat, as, theatre)) +
    (hasEffect && effect === TACTICAL ? n : 0);
  let gain = -sign * theatreBalance(box, part, theatre);
  const { 0: first, 1: second } = part.vp;
  let points = hasEffect && effect === PROPAGANDA ? n : 0;
  if (hasEffect) gain += (EFFECT_WORTH[effect] ?? 0) * n;
  if (ability === 'blitz') gain += BLITZ;
  if (ability === 'nuclear') gain -= FALLOUT;
  const marker = part.markers[theatre] ?? 0;
  const active = activeIn(part, theatre);
  part.markers[theatre] = markerAfter(box, part, theatre, seat, value);
  part.laid[space] = laid(token, seat);
  let enemy = 0;
  if (flagReached(box, part, theatre) >= 0) points += flagScore(box, part, theatre).points;
  else {
    if (isFull(box, part, active)) {
      const score = campaignScore(box, part, active).points;
      points += ofSeat(score, seat);
      enemy = ofSeat(score, otherSeat(seat));
      part.active[theatre] = nextCampaign(box, active);
    }
    if (activeIn(part, theatre) >= 0) gain += sign * theatreBalance(box, part, theatre);
  }
  part.markers[theatre] = marker;
  part.active[theatre] = active;
  part.laid[space] = NOTHING_LAID;
  const [own, other] = seat === 0 ? [first, second] : [second, first];
  return gain + worth(own + points) - worth(own) - (worth(other + enemy) - worth(other));
}
