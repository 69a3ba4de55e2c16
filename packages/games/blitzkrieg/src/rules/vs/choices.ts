import type { Seat } from '@bivouac/kernel';
import { type Box, spaceOf } from '../box.ts';
import type { SpaceId, TheatreId } from '../ids.ts';
import type { PublicPart } from '../state.ts';
import { leadOf, markerAfter } from '../tracks.ts';
import { type Change, greatest, rankOf } from './greatest-change.ts';
import { LADDER } from './ladder.ts';
import type { OpponentView } from './sight.ts';
import { GREATEST_CHANGE, type VsStep } from './step.ts';

// The solo opponent's choices after a placement, each with its reason.

/**
 * Seed, Provádění efektů: a strategic advantage works where it makes the greatest change.
 * @rule blitzkrieg/strategic blitzkrieg/greatest-change blitzkrieg/solo-effects
 */
export function aimStep(
  box: Box,
  part: PublicPart,
  seat: Seat,
  steps: number,
  theatres: readonly TheatreId[],
): VsStep {
  const changeIn = (theatre: TheatreId): Change => {
    const after = markerAfter(box, part, theatre, seat, steps, true);
    return {
      before: leadOf(part, theatre, seat),
      // Not a minus sign: a centre is 0 for both sides, never -0.
      after: seat === 0 ? after : 0 - after,
      doesItScoreForEnemy: false,
    };
  };
  return {
    step: GREATEST_CHANGE,
    about: 'aim',
    decided: theatres.length > 1,
    from: theatres,
    to: greatest(theatres, changeIn).slice(0, 1),
    values: theatres.map((theatre) => rankOf(changeIn(theatre))),
  };
}

/**
 * effects of a theatre that it closed come by steps 10 to 18, then from left to right.
 * @rule blitzkrieg/flag blitzkrieg/solo-effects
 */
export function effectStep(sight: OpponentView, pending: readonly SpaceId[]): VsStep | null {
  for (const { step, effects, holds } of LADDER) {
    const found = pending.find((space) => effects.includes(spaceOf(sight.box, space).effect));
    if (!holds(sight) || found === undefined) continue;
    return { step, about: 'effect', decided: true, from: pending, to: [found], values: [] };
  }
  return null;
}
