import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import { type Box, spaceOf, tokenOf } from '../../src/rules/box.ts';
import type { SpaceId } from '../../src/rules/ids.ts';
import { actsAs, canPlace, placesFor } from '../../src/rules/placing.ts';
import { type Projection, project } from '../../src/rules/projection.ts';
import { otherSeat, POOL, type PublicPart, resultOf } from '../../src/rules/state.ts';
import { isWinning } from '../../src/rules/victory.ts';
import type { Finish } from '../../src/rules/vs/finishing.ts';
import type { OpponentView } from '../../src/rules/vs/sight.ts';
import type { VsStep } from '../../src/rules/vs/step.ts';

// The search of steps 1 to 3 as plain as it can be: every token on every place is played out. The rules use a
// quicker one; the tests compare the two.

/**
 * Seed, steps 1 to 3: the winning move, else the closing of a theatre, else of a campaign, for which
 * the opponent scores. Choice: most points, then the smallest value; then the order in which places
 * and tokens lie.
 */
export function searchPlainly(sight: OpponentView): { finish: Finish | null; steps: VsStep[] } {
  const best: (Finish | undefined)[] = [];
  const consider = (finish: Finish): void => {
    const known = best[finish.step];
    if (known === undefined || isBetter(finish, known)) best[finish.step] = finish;
  };
  search(
    sight,
    sight.part,
    sight.row.map((_, i) => i),
    null,
    { points: 0, value: 0, bombs: 0 },
    consider,
  );
  const steps: VsStep[] = [];
  for (const step of [1, 2, 3] as const) {
    const finish = best[step];
    steps.push({
      step,
      about: 'move',
      decided: finish !== undefined,
      from: [],
      to: finish === undefined ? [] : [finish.theatre],
      values: finish === undefined ? [] : [finish.points, finish.value],
    });
    if (finish !== undefined) return { finish, steps };
  }
  return { finish: null, steps };
}

function isBetter(one: Finish, other: Finish): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.value !== other.value) return one.value < other.value;
  // Spaces are numbered theatre by theatre. On the same space the leftmost token is known already.
  return one.space < other.space;
}

/** What a chain has brought so far; `bombs` are tokens that it took from the enemy. */
interface Gain {
  readonly points: number;
  readonly value: number;
  readonly bombs: number;
}

/** Tries every token on every place; a blitz is followed by every further token in its theatre. */
function search(
  sight: OpponentView,
  part: PublicPart,
  left: readonly number[],
  first: { readonly position: number; readonly space: SpaceId } | null,
  gain: Gain,
  consider: (finish: Finish) => void,
): void {
  const { box, seat, row } = sight;
  const theatre = first === null ? sight.theatre : spaceOf(box, first.space).theatre;
  for (const at of left) {
    const token = nth(row, at);
    const as = actsAs(box, part, seat, token);
    if (as < 0) continue;
    const isBlitz = tokenOf(box, as).ability === 'blitz';
    for (const space of placesFor(box, part, as, theatre)) {
      const after = project(box, part, seat, token, as, space);
      const begun = first ?? { position: at + 1, space };
      const sum = {
        points: gain.points + pointsBy(after, part, seat),
        value: gain.value + after.value,
        bombs: gain.bombs + after.bombs,
      };
      const others = left.filter((other) => other !== at);
      const goesOn = isBlitz && !after.isTheatreClosed && canGoOn(sight, after, others);
      const enemyTokens = goesOn
        ? sight.enemyTokens - sum.bombs
        : placeableBy(sight, after, sum.bombs);
      const step = stepOf(seat, after, enemyTokens);
      const { points, value } = sum;
      if (step !== null) consider({ step, theatre: after.theatre, ...begun, points, value });
      if (!isBlitz || after.isTheatreClosed) continue;
      search(sight, after.part, others, begun, sum, consider);
    }
  }
}

/** Whether a blitz is followed by a token of its row; then the turn does not end with it. */
function canGoOn(
  { box, seat, row }: OpponentView,
  { part, theatre }: Projection,
  left: readonly number[],
) {
  const tokens = left.map((at) => nth(row, at));
  return canPlace(box, part, seat, tokens, theatre);
}

/**
 * How many tokens the enemy has left to place if the turn ends so: none if they lie open and have no place
 * . Where a theatre closes, the enemy may open the one of the pool that suits it.
 */
function placeableBy(sight: OpponentView, after: Projection, bombs: number): number {
  const { box, seat, enemyReserve, enemyTokens } = sight;
  if (enemyReserve === undefined) return enemyTokens - bombs;
  const part = after.isTheatreClosed ? withPool(box, after.part) : after.part;
  return canPlace(box, part, otherSeat(seat), enemyReserve) ? enemyTokens - bombs : 0;
}

const withPool = (box: Box, part: PublicPart): PublicPart => ({
  ...part,
  active: box.theatres.map(({ campaigns }, theatre) => {
    const active = nth(part.active, theatre);
    return active === POOL ? (campaigns[0] ?? POOL) : active;
  }),
});

/** all points that a placement brings, or by another reading those of closings alone. */
function pointsBy(after: Projection, { house }: PublicPart, seat: Seat): number {
  return ofSeat(after.points, seat) - (house.isClosingAlone ? after.propaganda : 0);
}

/** Which of the three steps a placement satisfies. A theatre closes by its flag or its last space. */
function stepOf(seat: Seat, after: Projection, enemyTokens: number): 1 | 2 | 3 | null {
  if (isWinning(after.part, seat, enemyTokens)) return 1;
  if (after.flag === seat) return 2;
  const isScoring = after.closed.some((campaign) => resultOf(after.part, campaign, seat) > 0);
  if (!isScoring) return null;
  return after.isTheatreClosed ? 2 : 3;
}
