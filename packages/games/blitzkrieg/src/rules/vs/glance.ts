import { spaceOf } from '../box.ts';
import { beginsFinish } from './finishing.ts';
import { chooseSpace, chooseTheatre, chooseToken } from './plan.ts';
import type { Sight } from './sight.ts';

// A glance at a placement before the whole procedure is gone through for its reasons. Whoever places at random
// follows the plan seldom. It decides no rule: where it says no, the plan is another one.

/** Whether a placement may be the one that the procedure finds. */
export const mayBePlanned = (sight: Sight, position: number, space: number): boolean =>
  isOrdinary(sight, position, space) || beginsFinish(sight, position, space);

/** Whether steps 4 to 24 lead to it; the last ones say no most often and most cheaply. */
function isOrdinary(sight: Sight, position: number, space: number): boolean {
  const { theatre } = spaceOf(sight.box, space);
  return (
    chooseToken(sight, space, []) === position &&
    chooseSpace(sight, theatre, []) === space &&
    (sight.theatre >= 0 || chooseTheatre(sight, []) === theatre)
  );
}
