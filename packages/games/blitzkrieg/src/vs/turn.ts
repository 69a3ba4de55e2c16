import type { Io } from '@bivouac/kernel';
import type { Box } from '../box.ts';
import { STEAMROLL, STRATAGEMS } from '../data/stratagems.ts';
import type { Event } from '../events.ts';
import { type State, seatPart } from '../state.ts';
import { planVs } from './plan.ts';

/**
 * Seed, Průběh hry: a new stratagem each turn, drawn before the old one goes back. In the first
 * turn “Steamroll” lies open without effect. It repeats the one before it; then both go back.
 */
export function drawStratagem(state: State, io: Io<Event>): void {
  const { vs, turn } = state.public;
  if (vs === null || !vs.hasStratagems || turn <= 1) return;
  const bank = STRATAGEMS.flatMap((_, id) => (vs.out.includes(id) ? [] : [id]));
  const stratagem = bank[io.chance.pick(bank.length, 'stratagem')] ?? STEAMROLL;
  if (stratagem === STEAMROLL) vs.out = [vs.stratagem, stratagem];
  else {
    vs.out = [stratagem];
    vs.stratagem = stratagem;
  }
  const { seat, stratagem: holds } = vs;
  io.emit({ type: 'stratagemDrawn', seat, stratagem, holds, reveals: true });
}

/** The die of step 24 is rolled for every placement and read where it is needed. */
export function beginVsPlacement(state: State, io: Io<Event>): void {
  const { vs } = state.public;
  if (vs !== null) vs.die = io.chance.die(6, 'vs');
}

/** Why the solo opponent places so: told if the placement is the one that its procedure finds. */
export function noteVsReasons(
  box: Box,
  state: State,
  space: number,
  theatre: number,
  io: Io<Event>,
): void {
  const part = state.public;
  const { vs } = part;
  if (vs === null) return;
  if (theatre < 0) {
    vs.reasons = [];
    vs.decidedBy = 0;
  }
  const { reserve, held } = seatPart(state, vs.seat);
  const plan = planVs({ box, part, seat: vs.seat, row: reserve, theatre, die: vs.die });
  if (plan === null || plan.space !== space || plan.position !== held + 1) return;
  if (theatre < 0) vs.decidedBy = plan.decidedBy;
  vs.reasons.push(plan.steps);
  io.emit({ type: 'vsReasoned', seat: vs.seat, steps: plan.steps });
}
