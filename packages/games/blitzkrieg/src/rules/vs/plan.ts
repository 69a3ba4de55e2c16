import { campaignOf, spaceOf, tokenOf } from '../box.ts';
import { freeSpaces } from '../placing.ts';
import { project } from '../projection.ts';
import { isLosing } from '../victory.ts';
import { isFinishing } from './chain.ts';
import { findFinish } from './finishing.ts';
import { greatest } from './greatest-change.ts';
import { isNearGoal, LADDER } from './ladder.ts';
import { type Narrowing, narrowing } from './narrow.ts';
import { changeBy, preferSpaces, preferTheatres, preferTokens } from './priorities.ts';
import {
  fitting,
  positionsOf,
  roleAt,
  type Sight,
  spacesIn,
  stratagemOf,
  tokenAt,
  valueAt,
} from './sight.ts';
import type { VsStep } from './step.ts';

/** What the solo opponent does, and the steps that led to it. */
export interface VsPlan {
  readonly position: number;
  readonly space: number;
  /** The last step that decided anything. */
  readonly decidedBy: number;
  readonly steps: readonly VsStep[];
}

/** Seed, Algoritmus umísťování žetonů: the 24 steps in their order. */
export function planVs(sight: Sight): VsPlan | null {
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
  if (!isChain && isWide(sight)) {
    const wide = planWide(sight, steps);
    if (wide !== null) return wide;
  }
  const theatre = isChain ? sight.theatre : chooseTheatre(sight, steps);
  const space = chooseSpace(sight, theatre, steps);
  if (space < 0) return null;
  const position = chooseToken(sight, space, steps);
  return { position, space, decidedBy: lastDeciding(steps), steps };
}

const lastDeciding = (steps: readonly VsStep[]): number =>
  steps.findLast(({ decided }) => decided)?.step ?? 0;

/** Steps 4 to 8. */
function chooseTheatre(sight: Sight, steps: VsStep[]): number {
  const { box, part } = sight;
  const theatres = candidates(sight, steps);
  const campaign = (theatre: number): number => part.active[theatre] ?? 0;
  preferTheatres(sight, stratagemOf(sight), theatres);
  theatres.most(6, (theatre) => freeSpaces(box, part, campaign(theatre)).length);
  theatres.most(7, (theatre) => campaignOf(box, campaign(theatre)).vp);
  theatres.choose(8, theatres.left.slice(0, 1));
  return theatres.left[0] ?? -1;
}

/** Step 4: active campaigns where some token can be placed without losing the game by it. */
function candidates(sight: Sight, steps: VsStep[]): Narrowing {
  const theatres = narrowing(
    'theatre',
    sight.box.theatres.flatMap((_, theatre) =>
      spacesIn(sight, theatre).length > 0 ? [theatre] : [],
    ),
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
function losesBy(sight: Sight, position: number, space: number): boolean {
  const { box, part, seat } = sight;
  const token = tokenAt(sight, position);
  const after = project(box, part, seat, token, roleAt(sight, position), space);
  return isLosing(after.part, seat, sight.enemyTokens - after.bombs);
}

/** Steps 9 to 19; -1 if nothing can be placed. */
function chooseSpace(sight: Sight, theatre: number, steps: VsStep[]): number {
  const spaces = narrowing('space', spacesIn(sight, theatre), steps);
  preferSpaces(sight, stratagemOf(sight), spaces);
  for (const { step, effects, holds } of LADDER) {
    if (spaces.left.length === 1) break;
    if (!holds(sight)) continue;
    spaces.keep(step, (space) => effects.includes(spaceOf(sight.box, space).effect));
    // A step that finds its spaces has chosen; several alike are taken from left to right.
    if (spaces.left.every((space) => effects.includes(spaceOf(sight.box, space).effect))) break;
  }
  spaces.choose(19, spaces.left.slice(0, 1));
  return spaces.left[0] ?? -1;
}

/** Steps 20 to 24. */
function chooseToken(sight: Sight, space: number, steps: VsStep[]): number {
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

/** the wider reading of the two stratagems that look for the greatest change. */
function isWide(sight: Sight): boolean {
  const stratagem = stratagemOf(sight);
  return (
    sight.part.house.isChangeWide && (stratagem === 'big-guns' || stratagem === 'counterattack')
  );
}

/** Token and place are chosen together; null if Big Guns has no special weapon to place. */
function planWide(sight: Sight, steps: VsStep[]): VsPlan | null {
  const noted: VsStep[] = [];
  const theatres = candidates(sight, noted);
  const isBigGuns = stratagemOf(sight) === 'big-guns';
  if (!isBigGuns) preferTheatres(sight, 'counterattack', theatres);
  const moves = theatres.left.flatMap((theatre) =>
    spacesIn(sight, theatre).flatMap((space) =>
      fitting(sight, space).map((position) => ({ theatre, space, position })),
    ),
  );
  const isSpecial = (position: number): boolean =>
    tokenOf(sight.box, tokenAt(sight, position)).isSpecial;
  const allowed = isBigGuns ? moves.filter(({ position }) => isSpecial(position)) : moves;
  const [best] = greatest(allowed, ({ position, space }) => changeBy(sight, position, space));
  if (best === undefined) return null;
  steps.push(...noted);
  const { theatre, space, position } = best;
  const choose = (about: VsStep['about'], from: readonly number[], to: number): VsStep => ({
    step: 20,
    about,
    decided: true,
    from,
    to: [to],
    values: [],
  });
  steps.push(
    choose('theatre', theatres.left, theatre),
    choose('space', spacesIn(sight, theatre), space),
    choose('token', positionsOf(sight), position),
  );
  return { position, space, decidedBy: 20, steps };
}
