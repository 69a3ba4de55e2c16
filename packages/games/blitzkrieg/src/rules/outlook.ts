import { ofSeat, type Pair, type Seat } from '@bivouac/kernel';
import { BOMBING, type Box, INDUSTRY, RESEARCH, RESEARCH_INDUSTRY, spaceOf } from './box.ts';
import type { Ability } from './data/schema.ts';
import { GOAL } from './data/stratagems.ts';
import { NO_THEATRE, type SpaceId, type TokenId } from './ids.ts';
import { actsAs, placesFor } from './placing.ts';
import { blitzTheatre } from './questions.ts';
import { CLOSED, otherSeat, type PublicPart } from './state.ts';
import type { View } from './view.ts';

// A warning for players: how the game is about to end.

/**
 * Facts 5.8: a side has the points, so the game ends with the second side's turn. Null while neither side has
 * them; otherwise how many points each side still needs to win as it stands.
 */
export function lastTurn(part: PublicPart): { readonly needed: Pair<number> } | null {
  if (part.outcome !== null || Math.max(part.vp[0], part.vp[1]) < GOAL) return null;
  const [first, second] = part.vp;
  // Equal points are the second side's.
  return { needed: [Math.max(0, second - first + 1), Math.max(0, first - second)] };
}

interface Supply {
  readonly reserve: number;
  readonly bag: number;
  readonly pile: number;
}

/** How a placement changes the player's bag and the pile, and how many tokens it bombs; a negative number takes away. */
export interface SupplyChange {
  readonly bag: number;
  readonly pile: number;
  readonly bombed: number;
}

/** By the effect of the covered space and by the token; the token drawn at the end of a turn is left out. */
export function supplyChange(
  view: View,
  seat: Seat,
  effect: number,
  n: number,
  ability: Ability,
): SupplyChange {
  const bombs = (effect === BOMBING ? 1 : 0) + (ability === 'bombing' ? 1 : 0);
  const bombed = Math.min(bombs, ofSeat(view.reserveSizes, otherSeat(seat)));
  const { bag, pile } = supplyOf(view, seat);
  const after = withEffect({ reserve: 0, bag, pile }, effect, n);
  return { bag: after.bag - bag, pile: after.pile - pile, bombed };
}

/** A side without a token in its reserve loses when it must place: `none` left, or `one` that can be bombed. */
export type Shortage = 'none' | 'one' | null;

const shortageOf = (reserve: number): Shortage =>
  reserve <= 0 ? 'none' : reserve === 1 ? 'one' : null;

/** At the end of a turn one token is drawn. */
const afterDraw = ({ reserve, bag }: Supply): number => reserve + (bag > 0 ? 1 : 0);

const supplyOf = (view: View, seat: Seat): Supply => ({
  reserve: ofSeat(view.reserveSizes, seat),
  bag: ofSeat(view.bagSizes, seat),
  pile: view.pileSize,
});

function withEffects(box: Box, supply: Supply, spaces: readonly SpaceId[]): Supply {
  return spaces.reduce((left, space) => {
    const { effect, n } = spaceOf(box, space);
    return withEffect(left, effect, n);
  }, supply);
}

function withEffect({ reserve, bag, pile }: Supply, effect: number, n: number): Supply {
  const drawn = effect === INDUSTRY ? Math.min(n, bag) : 0;
  const found = effect === RESEARCH ? Math.min(n, pile) : 0;
  const taken = effect === RESEARCH_INDUSTRY ? Math.min(1, pile) : 0;
  return {
    reserve: reserve + drawn + taken,
    bag: bag + found - drawn,
    pile: pile - found - taken,
  };
}

/** What a placement with these effects leaves in the reserve when the turn is over. */
export function reserveAfter(
  box: Box,
  view: View,
  seat: Seat,
  effects: readonly SpaceId[],
): number {
  const { reserve, bag, pile } = supplyOf(view, seat);
  return afterDraw(withEffects(box, { reserve: reserve - 1, bag, pile }, effects));
}

/** Whether a reserve of that size at the end of the turn is a danger; not where the game ends before. */
export function shortageAfter(after: PublicPart, reserve: number): Shortage {
  const isOver = after.active.every((active) => active === CLOSED) || lastTurn(after) !== null;
  return isOver ? null : shortageOf(reserve);
}

/** How short of tokens a side already is, whatever it places now. */
export function shortageNow(view: View, seat: Seat): Shortage {
  const part = view.public;
  if (part.outcome !== null || lastTurn(part) !== null) return null;
  const supply = supplyOf(view, seat);
  const isMover = (part.turn + 1) % 2 === seat;
  if (!isMover) return shortageOf(supply.reserve);
  // The token in hand is still counted with the reserve.
  const isPlaced = part.placed.length > 0;
  const reserve = supply.reserve - (isPlaced ? 0 : 1);
  return shortageOf(afterDraw({ ...supply, reserve }));
}

/** Where a token of the reserve can go now, or could if it were its turn to be placed. */
export function placesNow(box: Box, view: View, seat: Seat, token: TokenId): readonly SpaceId[] {
  const as = actsAs(box, view.public, seat, token);
  if (as < 0) return [];
  const isMine = view.awaiting.includes(seat);
  return placesFor(box, view.public, as, isMine ? blitzTheatre(view.question) : NO_THEATRE);
}
