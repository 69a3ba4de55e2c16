import { campaignOf, spaceOf, tokenOf } from '../box.ts';
import { type CampaignId, NO_SPACE, NO_THEATRE, type SpaceId, type TheatreId } from '../ids.ts';
import { freeSpaces } from '../placing.ts';
import { project } from '../projection.ts';
import { activeIn } from '../state.ts';
import { isLosing } from '../victory.ts';
import { isFinishing } from './chain.ts';
import { findFinish } from './finishing.ts';
import { greatest } from './greatest-change.ts';
import { isNearGoal, LADDER } from './ladder.ts';
import { type Narrowing, narrowing } from './narrow.ts';
import { changeBy, preferSpaces, preferTheatres, preferTokens } from './priorities.ts';
import {
  fitting,
  type OpponentView,
  roleAt,
  spacesIn,
  stratagemOf,
  tokenAt,
  valueAt,
} from './sight.ts';
import type { VsStep } from './step.ts';

/** The solo opponent's choice, and the steps that led to it. */
export interface VsPlan {
  readonly position: number;
  readonly space: SpaceId;
  /** The last step that decided anything. */
  readonly decidedBy: number;
  readonly steps: readonly VsStep[];
}

/**
 * Seed, Algoritmus umísťování žetonů: the 24 steps in their order.
 * @rule blitzkrieg/solo-turn
 */
export function planVs(sight: OpponentView): VsPlan | null {
  const steps: VsStep[] = [];
  const isChain = sight.theatre >= 0;
  // A chain goes on with steps 9 to 24, unless it was begun in order to end something.
  if (!isChain || isFinishing(sight)) {
    const found = findFinish(sight);
    steps.push(...found.steps);
    if (found.finish !== null) {
      const { position, space, step } = found.finish;
      return { position, space, decidedBy: step, steps };
    }
  }
  const theatre = isChain ? sight.theatre : chooseTheatre(sight, steps);
  const space = chooseSpace(sight, theatre, steps);
  if (space < 0) return null;
  const position = chooseToken(sight, space, steps);
  return { position, space, decidedBy: lastDeciding(steps), steps };
}

const lastDeciding = (steps: readonly VsStep[]): number =>
  steps.findLast(({ decided }) => decided)?.step ?? 0;

/**
 * Steps 4 to 8.
 * @rule blitzkrieg/solo-theatre
 */
export function chooseTheatre(sight: OpponentView, steps: VsStep[]): TheatreId {
  const { box, part } = sight;
  const theatres = candidates(sight, steps);
  const campaign = (theatre: TheatreId): CampaignId => activeIn(part, theatre);
  preferTheatres(sight, stratagemOf(sight), theatres);
  const moves = greatestMoves(sight, theatres.left);
  if (moves.length > 0) {
    const isAmong = (theatre: TheatreId): boolean =>
      moves.some(({ space }) => spaceOf(box, space).theatre === theatre);
    theatres.keep(20, isAmong);
  }
  theatres.most(6, (theatre) => freeSpaces(box, part, campaign(theatre)).length);
  theatres.most(7, (theatre) => campaignOf(box, campaign(theatre)).vp);
  theatres.choose(8, theatres.left.slice(0, 1));
  return theatres.left[0] ?? NO_THEATRE;
}

/**
 * Step 4: active campaigns where some token can be placed without losing the game by it.
 * @rule blitzkrieg/solo-theatre
 */
function candidates(sight: OpponentView, steps: VsStep[]): Narrowing<TheatreId> {
  const theatres = narrowing(
    'theatre',
    sight.box.theatreIds.filter((theatre) => spacesIn(sight, theatre).length > 0),
    steps,
  );
  theatres.keep(4, (theatre) =>
    spacesIn(sight, theatre).some((space) =>
      fitting(sight, space).some((position) => !losesBy(sight, position, space)),
    ),
  );
  return theatres;
}

/** the placement ends the game against it. */
function losesBy(sight: OpponentView, position: number, space: SpaceId): boolean {
  const { box, part, seat } = sight;
  const token = tokenAt(sight, position);
  const after = project(box, part, seat, token, roleAt(sight, position), space);
  return isLosing(after.part, seat, sight.enemyTokens - after.bombs);
}

/**
 * Steps 9 to 19; `NO_SPACE` if nothing can be placed.
 * @rule blitzkrieg/solo-space
 */
export function chooseSpace(sight: OpponentView, theatre: TheatreId, steps: VsStep[]): SpaceId {
  const spaces = narrowing('space', spacesIn(sight, theatre), steps);
  const moves = greatestMoves(sight, [theatre]);
  if (moves.length > 0) spaces.keep(20, (space) => moves.some((move) => move.space === space));
  preferSpaces(sight, stratagemOf(sight), spaces);
  for (const { step, effects, holds } of LADDER) {
    if (spaces.left.length === 1) break;
    if (!holds(sight)) continue;
    spaces.keep(step, (space) => effects.includes(spaceOf(sight.box, space).effect));
    // A step that finds its spaces has chosen; several alike are taken from left to right.
    if (spaces.left.every((space) => effects.includes(spaceOf(sight.box, space).effect))) break;
  }
  spaces.choose(19, spaces.left.slice(0, 1));
  return spaces.left[0] ?? NO_SPACE;
}

/**
 * Steps 20 to 24.
 * @rule blitzkrieg/solo-token
 */
export function chooseToken(sight: OpponentView, space: SpaceId, steps: VsStep[]): number {
  const { box, part } = sight;
  const tokens = narrowing('token', fitting(sight, space), steps);
  const { effect, campaign } = spaceOf(box, space);
  preferTokens(sight, stratagemOf(sight), space, tokens);
  if (effect === 0) tokens.keep(21, (position) => valueAt(sight, position, space) >= 1);
  if (freeSpaces(box, part, campaign).length === 1) {
    tokens.keep(22, (position) => tokenOf(box, roleAt(sight, position)).ability !== 'blitz');
  }
  if (isNearGoal(sight)) tokens.most(23, (position) => valueAt(sight, position, space));
  const { left } = tokens;
  tokens.choose(24, [left[(sight.die - 1) % left.length] ?? 0], left.length > 1 ? [sight.die] : []);
  return tokens.left[0] ?? 0;
}

/**
 * Big Guns and Counterattack compare places as well as tokens: the moves with the greatest change in these
 * theatres. Empty where no stratagem asks for them, and where Big Guns has no special weapon to place.
 * @rule blitzkrieg/stratagems blitzkrieg/greatest-change
 */
function greatestMoves(
  sight: OpponentView,
  theatres: readonly TheatreId[],
): readonly { readonly position: number; readonly space: SpaceId }[] {
  const stratagem = stratagemOf(sight);
  const isBigGuns = stratagem === 'big-guns';
  if (!sight.part.house.isChangeWide || !(isBigGuns || stratagem === 'counterattack')) return [];
  const isAllowed = (position: number): boolean =>
    !isBigGuns || tokenOf(sight.box, tokenAt(sight, position)).isSpecial;
  const moves = theatres.flatMap((theatre) =>
    spacesIn(sight, theatre).flatMap((space) =>
      fitting(sight, space)
        .filter(isAllowed)
        .map((position) => ({ position, space })),
    ),
  );
  return greatest(moves, ({ position, space }) => changeBy(sight, position, space));
}
