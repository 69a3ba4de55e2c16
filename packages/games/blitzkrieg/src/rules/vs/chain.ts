import { INDUSTRY, RESEARCH_INDUSTRY, type Space, spaceOf } from '../box.ts';
import type { TokenId } from '../ids.ts';
import { isVs, resultOf } from '../state.ts';
import { findFinish } from './finishing.ts';
import type { OpponentView } from './sight.ts';

/** whether a blitz chain was begun by steps 1 to 3, so that they are looked at again. */
export function isFinishing(sight: OpponentView): boolean {
  const { part, seat } = sight;
  if (isVs(part, seat)) return isPlanned(part.vs?.decidedBy ?? 0);
  return hasClosed(sight) || couldFinishBefore(sight);
}

const isPlanned = (step: number): boolean => step >= 1 && step <= 3;

/**
 * At other tables it is not noted which step decided the first token, but the table tells: either it closed a
 * campaign for its side …
 */
function hasClosed({ box, part, seat }: OpponentView): boolean {
  return part.placed.some((space) => {
    const { campaign } = spaceOf(box, space);
    return resultOf(part, campaign, seat) > 0;
  });
}

/**
 * … or what it began can be finished now. Then it could be seen when it began, unless only a token can do it
 * that a covered space has brought since: such tokens are left out, whichever they are.
 */
function couldFinishBefore(sight: OpponentView): boolean {
  const { box, part, row } = sight;
  const canFinish = (tokens: readonly TokenId[]): boolean =>
    findFinish({ ...sight, row: tokens }).finish !== null;
  const drawn = part.placed.reduce((sum, space) => sum + drawnAt(spaceOf(box, space)), 0);
  return without(row, drawn).every(canFinish);
}

/** A blitz is no task force: the effect of the space that it covers takes place. */
function drawnAt({ effect, n }: Space): number {
  if (effect === INDUSTRY) return n;
  return effect === RESEARCH_INDUSTRY ? 1 : 0;
}

/** The row without this many of its tokens, in every way; fewer may have come than a space can bring. */
function without(row: readonly TokenId[], count: number): (readonly TokenId[])[] {
  if (count <= 0 || row.length === 0) return [row];
  return row.flatMap((_, i) => without(row.toSpliced(i, 1), count - 1));
}
