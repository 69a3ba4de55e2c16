import { type Io, nth, type Seat } from '@bivouac/kernel';
import { openingMarker, openTheatre, poolOf } from '../closing.ts';
import { spaceEffect } from '../effects.ts';
import type { Event } from '../events.ts';
import type { SpaceId, TheatreId } from '../ids.ts';
import { isVs, otherSeat, type State } from '../state.ts';
import { noteVsEffect } from '../vs/turn.ts';
import {
  type Ask,
  ask,
  type FlagVars,
  follow,
  list,
  longest,
  loop,
  type OpenVars,
  only,
  type Play,
  procedure,
  type Rules,
  run,
  when,
} from './parts.ts';

// Decisions that follow when a theatre closes.

/** @rule blitzkrieg/flag */
export function chooseEffect(rules: Rules): Ask<FlagVars> {
  return {
    question: (_state, { pending }) => ({ kind: 'effect', pending }),
    seats: (_state, vars) => only(vars.seat),
    offers: (_state, _seat, vars) => list(vars.pending, rules.actions.resolve),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'resolve') return;
      if (isVs(state.public, seat)) noteVsEffect(rules.box, state, vars.pending, action.space, io);
      resolve(rules, state, vars, action.space, io);
    },
  };
}

function resolve(rules: Rules, state: State, vars: FlagVars, space: SpaceId, io: Io<Event>): void {
  vars.pending = vars.pending.filter((other) => other !== space);
  follow(rules, state, spaceEffect(rules.box, state, vars.seat, space, io), vars.seat, space);
}

export const flag = (rules: Rules): Play =>
  procedure<FlagVars>('flag', [
    loop(longest(rules.box), (_state, vars) => vars.pending.length > 0, [
      when(
        (_state, vars) => vars.pending.length > 1,
        [ask(chooseEffect(rules))],
        [run((state, vars, io) => resolve(rules, state, vars, nth(vars.pending, 0), io))],
      ),
    ]),
    run((state, vars) => openNext(rules, state, (state.public.turn + 1) % 2, vars.theatre)),
  ]);

/**
 * Nippon: who moves chooses the next theatre; in the solo game the player does (seed).
 * @rule blitzkrieg/nippon blitzkrieg/nippon-solo
 */
export function openNext({ call }: Rules, state: State, mover: Seat, closed: TheatreId): void {
  if (poolOf(state.public).length === 0) return;
  const { vs } = state.public;
  call(state, 'opening', {
    seat: vs === null ? mover : otherSeat(vs.seat),
    mover,
    closed,
  });
}

export function chooseOpening({ box, actions }: Rules): Ask<OpenVars> {
  const markerOf = (state: State, { closed, mover }: OpenVars): number =>
    openingMarker(box, state.public, closed, mover);
  return {
    question: (state, vars) => ({ kind: 'open', marker: markerOf(state, vars) }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state) => list(poolOf(state.public), actions.open),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'open') return;
      openTheatre(box, state, action.theatre, seat, markerOf(state, vars), io);
    },
  };
}

export const opening = (rules: Rules): Play =>
  procedure<OpenVars>('opening', [ask(chooseOpening(rules))]);
