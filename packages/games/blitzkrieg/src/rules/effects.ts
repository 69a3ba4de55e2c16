import { type Io, idOf, type Seat } from '@bivouac/kernel';
import {
  BOMBING,
  type Box,
  INDUSTRY,
  PROPAGANDA,
  RESEARCH,
  RESEARCH_INDUSTRY,
  STRATEGIC,
  spaceOf,
  TACTICAL,
} from './box.ts';
import type { Event, MoveCause } from './events.ts';
import type { SpaceId, TheatreId } from './ids.ts';
import { isOpen } from './placing.ts';
import { addPoints } from './scoring.ts';
import { isVs, otherSeat, type PublicPart, type State, seatPart } from './state.ts';
import { bombAtRandom, drawTokens, research, takeWeapon } from './supply.ts';
import { leadOf, markerAfter } from './tracks.ts';

/**
 * Facts 5.7: only what a placement does in its own theatre, for its own side, may reach the flag.
 * @rule blitzkrieg/flag
 */
const REACHES_FLAG: readonly MoveCause[] = ['value', 'tactical', 'monster'];

/** Moves a marker towards a side. */
export function moveMarker(
  box: Box,
  state: State,
  theatre: TheatreId,
  seat: Seat,
  steps: number,
  cause: MoveCause,
  io: Io<Event>,
): void {
  const part = state.public;
  const isShort = !REACHES_FLAG.includes(cause);
  const before = leadOf(part, theatre, seat);
  const to = markerAfter(box, part, theatre, seat, steps, isShort);
  part.markers[theatre] = to;
  const moved = leadOf(part, theatre, seat) - before;
  if (moved !== 0) io.emit({ type: 'markerMoved', theatre, seat, steps: moved, to, cause });
}

/** A question that an effect leaves to be asked. */
export type Pending = 'bomb' | 'strategic' | null;

/**
 * Where a strategic advantage won in this theatre may be used: every other open one.
 * @rule blitzkrieg/strategic
 */
export function strategicTargets(part: PublicPart, theatre: TheatreId): TheatreId[] {
  const targets: TheatreId[] = [];
  for (let i = 0; i < part.active.length; i++) {
    const other: TheatreId = idOf(i);
    if (other !== theatre && isOpen(part, other)) targets.push(other);
  }
  return targets;
}

/**
 * Bombing: a hidden reserve loses a token at random, an open row the one that is named.
 * @rule blitzkrieg/bombing
 */
export function bomb(state: State, seat: Seat, io: Io<Event>): Pending {
  const victim = otherSeat(seat);
  if (isVs(state.public, victim) && seatPart(state, victim).reserve.length > 0) return 'bomb';
  bombAtRandom(state, victim, io);
  return null;
}

/**
 * Facts 5.4: carries out the effect of a space, as far as it raises no question.
 * @rule blitzkrieg/industry blitzkrieg/research blitzkrieg/research-industry blitzkrieg/bombing
 * @rule blitzkrieg/tactical blitzkrieg/strategic blitzkrieg/propaganda blitzkrieg/effects
 */
export function spaceEffect(
  box: Box,
  state: State,
  seat: Seat,
  space: SpaceId,
  io: Io<Event>,
): Pending {
  const { effect, n, theatre } = spaceOf(box, space);
  switch (effect) {
    case INDUSTRY:
      if (drawTokens(state, seat, n, io) === 0) io.emit({ type: 'effectLost', seat, effect });
      return null;
    case RESEARCH:
      research(state, seat, n, io);
      return null;
    case RESEARCH_INDUSTRY:
      takeWeapon(state, seat, io);
      return null;
    case BOMBING:
      return bomb(state, seat, io);
    case TACTICAL:
      // Only for the space just covered: at a flag there is nothing left to move (`uncoveredEffects`).
      moveMarker(box, state, theatre, seat, n, 'tactical', io);
      return null;
    case PROPAGANDA:
      addPoints(state.public, seat, n);
      io.emit({ type: 'pointsScored', seat, points: n, space });
      return null;
    case STRATEGIC: {
      const targets = strategicTargets(state.public, theatre);
      if (targets.length > 1) return 'strategic';
      const [only] = targets;
      if (only === undefined) io.emit({ type: 'effectLost', seat, effect: STRATEGIC });
      else moveMarker(box, state, only, seat, n, 'strategic', io);
      return null;
    }
    default:
      return null;
  }
}
