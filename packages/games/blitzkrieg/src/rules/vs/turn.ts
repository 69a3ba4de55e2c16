import type { Io } from '@bivouac/kernel';
import { type Box, spaceOf } from '../box.ts';
import { NO_CHANGE, STRATAGEMS } from '../data/stratagems.ts';
import { strategicTargets } from '../effects.ts';
import type { Event } from '../events.ts';
import { NO_THEATRE, type SpaceId, type TheatreId } from '../ids.ts';
import { otherSeat, type State, seatPart } from '../state.ts';
import { aimStep, effectStep } from './choices.ts';
import { mayBePlanned } from './glance.ts';
import { planVs } from './plan.ts';
import type { OpponentView } from './sight.ts';
import type { VsStep } from './step.ts';

/**
 * Seed, Průběh hry: a new stratagem each turn, drawn before the old one goes back. In the first
 * turn “Steamroll” lies open without effect. It repeats the one before it; then both go back.
 * @rule blitzkrieg/stratagems blitzkrieg/no-change
 */
export function drawStratagem(state: State, io: Io<Event>): void {
  const { vs, turn } = state.public;
  if (vs === null || !vs.hasStratagems || turn <= 1) return;
  const bank = STRATAGEMS.flatMap((_, id) => (vs.out.includes(id) ? [] : [id]));
  const stratagem = bank[io.chance.pick(bank.length, 'stratagem')] ?? NO_CHANGE;
  if (stratagem === NO_CHANGE) vs.out = [vs.stratagem, stratagem];
  else {
    vs.out = [stratagem];
    vs.stratagem = stratagem;
  }
  const { seat, stratagem: holds } = vs;
  io.emit({ type: 'stratagemDrawn', seat, stratagem, holds, reveals: true });
}

/**
 * The die of step 24 is rolled for every placement and read where it is needed.
 * @rule blitzkrieg/solo-token
 */
export function beginVsPlacement(state: State, io: Io<Event>): void {
  const { vs } = state.public;
  if (vs !== null) vs.die = io.chance.die(6, 'vs');
}

/** Why the solo opponent places so: told if the placement is the one that its procedure finds. */
export function noteVsReasons(
  box: Box,
  state: State,
  space: SpaceId,
  theatre: TheatreId,
  io: Io<Event>,
): void {
  const part = state.public;
  const { vs } = part;
  if (vs === null) return;
  if (theatre < 0) {
    vs.reasons = [];
    vs.decidedBy = 0;
  }
  const sight = sightOf(box, state, theatre);
  const position = seatPart(state, vs.seat).held + 1;
  const plan = mayBePlanned(sight, position, space) ? planVs(sight) : null;
  const row = sight.row.slice();
  const isFound = plan?.space === space && plan.position === position;
  const steps = isFound ? plan.steps : [];
  vs.reasons = [...vs.reasons, { row, steps }];
  if (!isFound) return;
  if (theatre < 0) vs.decidedBy = plan.decidedBy;
  io.emit({ type: 'vsReasoned', seat: vs.seat, row, steps });
}

/** Why its strategic advantage works there. */
export function noteVsAim(
  box: Box,
  state: State,
  space: SpaceId,
  theatre: TheatreId,
  io: Io<Event>,
): void {
  const { vs } = state.public;
  if (vs === null) return;
  const { n, theatre: own } = spaceOf(box, space);
  const targets = strategicTargets(state.public, own);
  noteVsChoice(state, aimStep(box, state.public, vs.seat, n, targets), theatre, io);
}

/** Why this effect comes next at its flag. */
export function noteVsEffect(
  box: Box,
  state: State,
  pending: readonly SpaceId[],
  space: SpaceId,
  io: Io<Event>,
): void {
  if (state.public.vs === null) return;
  noteVsChoice(state, effectStep(sightOf(box, state, NO_THEATRE), pending), space, io);
}

/** Told if the choice is its own, and kept with the placement that led to it. */
function noteVsChoice(state: State, step: VsStep | null, chosen: number, io: Io<Event>): void {
  const { vs } = state.public;
  const placement = vs?.reasons.at(-1);
  if (vs === null || placement === undefined || placement.steps.length === 0) return;
  if (step === null || step.to[0] !== chosen) return;
  const more = { row: placement.row, steps: [...placement.steps, step] };
  vs.reasons = [...vs.reasons.slice(0, -1), more];
  io.emit({ type: 'vsChose', seat: vs.seat, step });
}

/** The solo opponent's view. */
export function sightOf(box: Box, state: State, theatre: TheatreId): OpponentView {
  const part = state.public;
  const { seat, die } = part.vs ?? { seat: 0, die: 1 };
  const enemyReserve = seatPart(state, otherSeat(seat)).reserve;
  const enemyTokens = enemyReserve.length;
  const row = seatPart(state, seat).reserve;
  return { box, part, seat, row, theatre, die, enemyTokens, enemyReserve };
}
