import { type Chance, nth, ofSeat, openStack, type Pair, type Seat } from '@bivouac/kernel';
import { type Box, tokenOf } from './box.ts';
import { NO_THEATRE, type TokenId } from './ids.ts';
import { canPlace, freeTerrain, hasPlace } from './placing.ts';
import { blitzTheatre } from './questions.ts';
import {
  clonePublic,
  cloneSeat,
  isVs,
  laidSeat,
  laidToken,
  type PublicPart,
  type SeatPart,
  type State,
} from './state.ts';
import { insert } from './supply.ts';
import type { SeatRow, View } from './view.ts';

/** Tokens that lie on the board are not in a bag, behind a screen or in the pile any more. */
function withoutLaid(
  box: Box,
  part: PublicPart,
  all: readonly TokenId[],
  seat: Seat | null,
): TokenId[] {
  const left = all.slice();
  for (const code of part.laid) {
    if (code < 0) continue;
    const token = laidToken(code);
    if (seat === null ? !tokenOf(box, token).isSpecial : laidSeat(code) !== seat) continue;
    remove(left, token);
  }
  return left;
}

function remove(list: TokenId[], token: TokenId): void {
  const at = list.indexOf(token);
  if (at >= 0) list.splice(at, 1);
}

/** A whole state that looks like this to the viewer. */
export function dealWorld(box: Box, view: View, chance: Chance): State {
  const part = clonePublic(view.public);
  const stack = openStack(view.stack);
  if (view.open !== null) {
    const [one, two] = view.open.seats;
    const secret = { pile: view.open.pile.slice() };
    return { stack, public: part, seats: [cloneSeat(one), cloneSeat(two)], secret };
  }
  const weapons = withoutLaid(box, part, box.pile, null);
  for (const token of knownTokens(view)) remove(weapons, token);
  chance.shuffle(weapons, 'deal.weapons');
  const deal = (seat: Seat): SeatPart => dealSeat(box, view, part, seat, weapons, chance);
  const seats: Pair<SeatPart> = [deal(0), deal(1)];
  weapons.sort((a, b) => a - b);
  return {
    stack,
    public: part,
    seats,
    secret: { pile: weapons },
  };
}

/** Special weapons whose place the viewer knows. */
function knownTokens(view: View): TokenId[] {
  const own = view.own === null ? [] : [...view.own.reserve, ...view.own.bag];
  const others = [0, 1].filter((seat) => seat !== view.viewer);
  return [...own, ...others.flatMap((seat) => openRow(view, seat)?.tokens ?? [])];
}

/** A seat's tokens if they lie open: both sides' in a solo game. */
const openRow = (view: View, seat: Seat): SeatRow | null =>
  isVs(view.public, seat) ? view.row : view.facing;

/** A seat's tokens: known, or its units not yet seen and as many of the unseen weapons as it must have. */
function dealSeat(
  box: Box,
  view: View,
  part: PublicPart,
  seat: Seat,
  weapons: TokenId[],
  chance: Chance,
): SeatPart {
  if (view.own !== null && view.viewer === seat) return cloneSeat(view.own);
  const row = openRow(view, seat);
  const heap = withoutLaid(box, part, ofSeat(box.bags, seat), seat);
  for (const token of row?.tokens ?? []) remove(heap, token);
  const reserveSize = ofSeat(view.reserveSizes, seat);
  const bagSize = ofSeat(view.bagSizes, seat);
  const size = row === null ? reserveSize + bagSize : bagSize;
  while (heap.length < size) {
    const weapon = weapons.pop();
    if (weapon === undefined) break;
    heap.push(weapon);
  }
  if (row !== null) {
    heap.sort((a, b) => a - b);
    return { reserve: row.tokens.slice(), bag: heap, held: row.held };
  }
  return dealHidden(box, view, part, seat, heap, reserveSize, chance);
}

/** How often a reserve is dealt again before one that fits is put together by hand. */
const DEALS = 8;

/** A seat that is asked for a token or a space can place something: the world must allow it. */
function dealHidden(
  box: Box,
  view: View,
  part: PublicPart,
  seat: Seat,
  heap: TokenId[],
  size: number,
  chance: Chance,
): SeatPart {
  const { question } = view;
  const isAsked = view.awaiting.includes(seat);
  const isHolding = isAsked && question?.kind === 'space';
  const theatre = blitzTheatre(question);
  // After a blitz any side is asked for a token; otherwise only one that can place.
  const mustPlace = isHolding || (isAsked && question?.kind === 'token' && theatre < 0);
  const where = mustPlace ? theatre : NO_THEATRE;
  for (let i = 0; i < DEALS; i++) {
    chance.shuffle(heap, 'deal.reserve');
    if (!mustPlace || canPlace(box, part, seat, heap.slice(0, size), where)) break;
  }
  const terrain = freeTerrain(box, part, where);
  const isPlaceable = (token: TokenId): boolean => hasPlace(box, part, seat, token, terrain);
  if (mustPlace && !heap.slice(0, size).some(isPlaceable)) {
    const at = heap.findIndex(isPlaceable);
    [heap[0], heap[at]] = [nth(heap, at), nth(heap, 0)];
  }
  const reserve: TokenId[] = [];
  for (const token of heap.slice(0, size)) insert(reserve, token);
  const bag = heap.slice(size).sort((a, b) => a - b);
  return { reserve, bag, held: isHolding ? reserve.findIndex(isPlaceable) : -1 };
}
