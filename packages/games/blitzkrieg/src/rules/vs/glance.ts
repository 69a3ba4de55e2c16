import { spaceOf } from '../box.ts';
import type { SpaceId } from '../ids.ts';
import { beginsFinish } from './finishing.ts';
import { chooseSpace, chooseTheatre, chooseToken } from './plan.ts';
import type { OpponentView } from './sight.ts';

// A glance at a placement before the whole procedure is gone through for its reasons. A player who places at
// random follows the plan seldom. It decides no rule: where it says no, the plan is another one.

/** Whether a placement may be the one that the procedure finds. */
export const mayBePlanned = (sight: OpponentView, position: number, space: SpaceId): boolean =>
  isOrdinary(sight, position, space) || beginsFinish(sight, position, space);

/** Whether steps 4 to 24 lead to it; the last ones say no most often and most cheaply. */
function isOrdinary(sight: OpponentView, position: number, space: SpaceId): boolean {
  const { theatre } = spaceOf(sight.box, space);
  return (
    chooseToken(sight, space, []) === position &&
    chooseSpace(sight, theatre, []) === space &&
    (sight.theatre >= 0 || chooseTheatre(sight, []) === theatre)
  );
}
