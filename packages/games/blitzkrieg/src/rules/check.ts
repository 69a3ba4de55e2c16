import { ofSeat, type Seat } from '@bivouac/kernel';
import { type Box, campaignOf, theatreOf, tokenOf } from './box.ts';
import type { TheatreId, TokenId } from './ids.ts';
import { isFull } from './scoring.ts';
import { activeIn, laidSeat, laidToken, resultOf, type State, seatPart } from './state.ts';

const isAscending = (list: readonly number[]): boolean =>
  list.every((token, i) => i === 0 || (list[i - 1] ?? 0) <= token);

/** Throws if a token is not in exactly one place, or the table cannot look like this. */
export function checkState(box: Box, state: State): void {
  const weapons = state.secret.pile.slice();
  for (const seat of [0, 1]) weapons.push(...checkSeat(box, state, seat));
  sameTokens(weapons, box.pile, 'special weapons');
  if (!isAscending(state.secret.pile)) throw new Error('the ids of the pile are not ascending');
  box.theatreIds.forEach((theatre) => {
    checkTheatre(box, state, theatre);
  });
  if ((state.public.outcome === null) !== state.stack.length > 0) {
    throw new Error('the game is over exactly when nothing is left to run');
  }
}

/** The special weapons that the seat has, its units being complete. */
function checkSeat(box: Box, state: State, seat: Seat): TokenId[] {
  const { reserve, bag, held } = seatPart(state, seat);
  const { laid, vs } = state.public;
  const placed = laid.flatMap((code) =>
    code >= 0 && laidSeat(code) === seat ? [laidToken(code)] : [],
  );
  const all = [...reserve, ...bag, ...placed];
  const units = all.filter((token) => !tokenOf(box, token).isSpecial);
  sameTokens(units, ofSeat(box.bags, seat), `units of seat ${seat}`);
  if (!isAscending(bag)) throw new Error(`the ids in the bag of seat ${seat} are not ascending`);
  if (vs?.seat !== seat && !isAscending(reserve)) throw new Error(`seat ${seat} is not sorted`);
  if (held >= reserve.length)
    throw new Error(`seat ${seat} holds a token that is not in its reserve`);
  return all.filter((token) => tokenOf(box, token).isSpecial);
}

function sameTokens(have: readonly number[], want: readonly number[], what: string): void {
  const one = have.toSorted((a, b) => a - b).join(' ');
  const two = want.toSorted((a, b) => a - b).join(' ');
  if (one !== two) throw new Error(`${what}: ${one} instead of ${two}`);
}

function checkTheatre(box: Box, state: State, theatre: TheatreId): void {
  const { markers } = state.public;
  const { id, trackEnd, campaigns } = theatreOf(box, theatre);
  const marker = Math.abs(markers[theatre] ?? 0);
  if (marker > trackEnd) throw new Error(`${id}: the marker is off its track`);
  const now = activeIn(state.public, theatre);
  if (now < 0) return;
  if (!campaigns.includes(now)) throw new Error(`${id}: ${now} is no campaign of it`);
  for (const campaign of campaigns) {
    const isClosed = resultOf(state.public, campaign, 0) >= 0;
    if (isClosed !== campaign < now) throw new Error(`${id}: campaign ${campaign} in disorder`);
  }
  const { row } = campaignOf(box, now);
  const isMoving = state.stack.some(({ proc }) => proc === 'placement');
  if (!isMoving && marker === trackEnd) throw new Error(`${id}: open at its flag`);
  if (!isMoving && isFull(box, state.public, now)) throw new Error(`${id}: row ${row} is full`);
}
