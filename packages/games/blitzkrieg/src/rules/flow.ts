import { type Decision, defineMachine, frameKit, type Machine, type Seat } from '@bivouac/kernel';
import { type Action, type Actions, STOP } from './actions.ts';
import { type Box, spaceOf, tokenOf } from './box.ts';
import {
  closeByFlag,
  closeFullCampaigns,
  openingMarker,
  openTheatre,
  poolOf,
  uncoveredEffects,
} from './closing.ts';
import { KAIJU_HARM, KAIJU_TURNS_ON, NUCLEAR_FALLOUT } from './data/tokens.ts';
import { bomb, moveMarker, type Pending, spaceEffect, strategicTargets } from './effects.ts';
import type { Event } from './events.ts';
import { actsAs, canPlace, freeTerrain, hasPlace, isOpen, placesFor, valueIn } from './placing.ts';
import { isVs, laid, otherSeat, type State, seatPart } from './state.ts';
import { bombablePositions, bombRow, drawTokens, removeAt } from './supply.ts';
import { flagReached } from './tracks.ts';
import { endByPoints, endIfStuck } from './victory.ts';
import {
  beginVsPlacement,
  drawStratagem,
  noteVsAim,
  noteVsEffect,
  noteVsReasons,
} from './vs/turn.ts';

// The sequence of play (facts 5.2). Each procedure is a static table; the state keeps only where we are.

/** `theatre` is -1, or where a blitz goes on; `as` is what the last token acted as. */
export type TurnVars = { seat: Seat; theatre: number; as: number; isOn: boolean };
/** `value` is what the token moves the marker by, counted before it lay there itself. */
export type PlaceVars = { seat: Seat; space: number; as: number; value: number };
export type AimVars = { seat: Seat; space: number };
type FlagVars = { seat: Seat; theatre: number; pending: readonly number[] };
/** `seat` chooses; `mover` is whose turn it is; `closed` is the theatre that has just closed. */
type OpenVars = { seat: Seat; mover: Seat; closed: number };
type ShiftVars = { seat: Seat; left: number; steps: number; theatre: number };
type Ask<V> = Decision<State, V, Action, Event>;

const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1]];
const only = (seat: Seat): readonly Seat[] => ONE_SEAT[seat] ?? [];
/** Seed, Příprava hry: the face of the die that leaves the choice to the player. */
const FREE_CHOICE = 6;

export function makeMachine(box: Box, actions: Actions): Machine<State, Action, Event> {
  const { procedure, run, ask, call, when, loop } = frameKit<State, Action, Event>();
  const list = (ids: readonly number[], of: readonly Action[]): Action[] =>
    ids.map((id) => of[id] as Action);

  /** Asks what an effect could not settle by itself. */
  const follow = (state: State, pending: Pending, seat: Seat, space: number): void => {
    if (pending !== null) machine.call(state, pending, { seat, space });
  };

  /**
   * Seed, Příprava hry: on a six the player chooses the theatre that is shifted.
   * @rule blitzkrieg/solo-setup
   */
  const chooseShift: Ask<ShiftVars> = {
    name: 'shift',
    seats: (_state, vars) => only(otherSeat(vars.seat)),
    offers: (state) => list(openTheatres(state), actions.shift),
    take(_state, _seat, action, vars) {
      if (action.kind === 'shift') vars.theatre = action.theatre;
    },
  };

  const openTheatres = (state: State): number[] =>
    box.theatres.flatMap((_, theatre) => (isOpen(state.public, theatre) ? [theatre] : []));

  /**
   * After a blitz the player may stop; the solo opponent goes on if it can.
   * @rule blitzkrieg/turn blitzkrieg/blitz
   */
  const chooseToken: Ask<TurnVars> = {
    name: 'token',
    seats: (_state, vars) => only(vars.seat),
    offers(state, seat, vars) {
      const part = state.public;
      const { reserve } = seatPart(state, seat);
      const isRow = isVs(part, seat);
      const terrain = freeTerrain(box, part, vars.theatre);
      const offers: Action[] = [];
      let previous = -1;
      for (let i = 0; i < reserve.length; i++) {
        const token = reserve[i] as number;
        if (token === previous && !isRow) continue;
        previous = token;
        if (!hasPlace(box, part, seat, token, terrain)) continue;
        offers.push((isRow ? actions.pick[i + 1] : actions.take[token]) as Action);
      }
      if (vars.theatre >= 0 && !isRow) offers.push(STOP);
      return offers;
    },
    take(state, seat, action, vars) {
      const part = seatPart(state, seat);
      if (action.kind === 'take') part.held = part.reserve.indexOf(action.token);
      else if (action.kind === 'pick') part.held = action.position - 1;
      else vars.isOn = false;
    },
  };

  /** @rule blitzkrieg/turn */
  const chooseSpace: Ask<TurnVars> = {
    name: 'space',
    seats: (_state, vars) => only(vars.seat),
    offers(state, seat, vars) {
      const { reserve, held } = seatPart(state, seat);
      const as = actsAs(box, state.public, seat, reserve[held] ?? -1);
      return list(placesFor(box, state.public, as, vars.theatre), actions.place);
    },
    take(state, seat, action, vars, io) {
      if (action.kind !== 'place') return;
      if (isVs(state.public, seat)) noteVsReasons(box, state, action.space, vars.theatre, io);
      const part = seatPart(state, seat);
      const { space } = action;
      const token = removeAt(part.reserve, part.held);
      part.held = -1;
      const as = actsAs(box, state.public, seat, token);
      const { theatre } = spaceOf(box, space);
      const value = valueIn(box, state.public, seat, as, theatre);
      state.public.laid[space] = laid(token, seat);
      state.public.last[seat as 0 | 1] = as;
      state.public.lastSeat = seat;
      state.public.placed = [...state.public.placed, space];
      vars.as = as;
      vars.theatre = theatre;
      io.emit({ type: 'tokenPlaced', seat, token, as, space, shows: true });
      machine.call(state, 'placement', { seat, space, as, value });
    },
  };

  /** @rule blitzkrieg/bombing-units */
  const unitBombing = run<PlaceVars>((state, { seat, space, as }, io) => {
    if (tokenOf(box, as).ability === 'bombing') follow(state, bomb(state, seat, io), seat, space);
  });

  /**
   * Facts 5.5: a task force ignores the effect of its space; our monster tramples it too.
   * @rule blitzkrieg/task-force blitzkrieg/japanese-tokens
   */
  const coveredEffect = run<PlaceVars>((state, { seat, space, as }, io) => {
    const { ability } = tokenOf(box, as);
    if (ability === 'task-force' || ability === 'monster') return;
    follow(state, spaceEffect(box, state, seat, space, io), seat, space);
  });

  /** @rule blitzkrieg/nuclear blitzkrieg/japanese-tokens */
  const advanceMarkers = run<PlaceVars>((state, { seat, space, as, value }, io) => {
    const { theatre } = spaceOf(box, space);
    const { ability } = tokenOf(box, as);
    if (ability === 'monster') {
      const face = io.chance.die(6, 'monster');
      io.emit({ type: 'monsterRolled', seat, face });
      if (face > KAIJU_TURNS_ON) moveMarker(box, state, theatre, seat, face, 'monster', io);
      else moveMarker(box, state, theatre, otherSeat(seat), KAIJU_HARM, 'rampage', io);
      return;
    }
    moveMarker(box, state, theatre, seat, value, 'value', io);
    if (ability !== 'nuclear') return;
    for (const other of strategicTargets(state.public, theatre)) {
      moveMarker(box, state, other, otherSeat(seat), NUCLEAR_FALLOUT, 'nuclear', io);
    }
  });

  /**
   * a flag reached with the last space filled is a closing by the flag.
   * @rule blitzkrieg/campaign blitzkrieg/flag
   */
  const closings = run<PlaceVars>((state, { seat, space }, io) => {
    const { theatre } = spaceOf(box, space);
    const winner = flagReached(box, state.public, theatre);
    if (winner >= 0) {
      const open = closeByFlag(box, state, theatre, winner, io);
      const pending = uncoveredEffects(box, state.public, open);
      machine.call(state, 'flag', { seat: winner, theatre, pending });
    } else if (closeFullCampaigns(box, state, theatre, io)) openNext(state, seat, theatre);
  });

  const resolve = (
    state: State,
    vars: FlagVars,
    space: number,
    io: Parameters<typeof closeByFlag>[4],
  ): void => {
    vars.pending = vars.pending.filter((other) => other !== space);
    follow(state, spaceEffect(box, state, vars.seat, space, io), vars.seat, space);
  };

  /** @rule blitzkrieg/flag */
  const chooseEffect: Ask<FlagVars> = {
    name: 'effect',
    seats: (_state, vars) => only(vars.seat),
    offers: (_state, _seat, vars) => list(vars.pending, actions.resolve),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'resolve') return;
      if (isVs(state.public, seat)) noteVsEffect(box, state, vars.pending, action.space, io);
      resolve(state, vars, action.space, io);
    },
  };

  /** @rule blitzkrieg/strategic */
  const chooseAim: Ask<AimVars> = {
    name: 'aim',
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) =>
      list(strategicTargets(state.public, spaceOf(box, vars.space).theatre), actions.aim),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'aim') return;
      if (isVs(state.public, seat)) noteVsAim(box, state, vars.space, action.theatre, io);
      moveMarker(box, state, action.theatre, seat, spaceOf(box, vars.space).n, 'strategic', io);
    },
  };

  /** @rule blitzkrieg/bombing */
  const chooseBombed: Ask<AimVars> = {
    name: 'bomb',
    seats: (_state, vars) => only(vars.seat),
    offers: (state, seat) =>
      list(bombablePositions(box, seatPart(state, otherSeat(seat)).reserve), actions.bomb),
    take(state, seat, action, _vars, io) {
      if (action.kind === 'bomb') bombRow(state, otherSeat(seat), action.position, io);
    },
  };

  /**
   * Nippon: who moves chooses the next theatre; in the solo game the player does (seed).
   * @rule blitzkrieg/nippon blitzkrieg/nippon-solo
   */
  const openNext = (state: State, mover: Seat, closed: number): void => {
    if (poolOf(state.public).length === 0) return;
    const { vs } = state.public;
    machine.call(state, 'opening', {
      seat: vs === null ? mover : otherSeat(vs.seat),
      mover,
      closed,
    });
  };

  const chooseOpening: Ask<OpenVars> = {
    name: 'open',
    seats: (_state, vars) => only(vars.seat),
    offers: (state) => list(poolOf(state.public), actions.open),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'open') return;
      const marker = openingMarker(box, state.public, vars.closed, vars.mover);
      openTheatre(box, state, action.theatre, seat, marker, io);
    },
  };

  /** @rule blitzkrieg/turn blitzkrieg/solo-turn */
  const beginTurn = run<TurnVars>((state, vars, io) => {
    const part = state.public;
    part.turn += 1;
    part.placed = [];
    io.emit({ type: 'turnBegan', seat: vars.seat, turn: part.turn });
    endIfStuck(box, state, vars.seat, io);
    if (part.outcome !== null || !isVs(part, vars.seat)) return;
    drawStratagem(state, io);
    beginVsPlacement(state, io);
  });

  /**
   * Facts 5.5, blitz. Asked whenever it is publicly possible, so that the pause tells nothing.
   * @rule blitzkrieg/blitz
   */
  const goOn = run<TurnVars>((state, vars, io) => {
    const part = state.public;
    const { reserve } = seatPart(state, vars.seat);
    vars.isOn = tokenOf(box, vars.as).ability === 'blitz' && isOpen(part, vars.theatre);
    if (!isVs(part, vars.seat)) vars.isOn &&= reserve.length > 0;
    else {
      vars.isOn &&= canPlace(box, part, vars.seat, reserve, vars.theatre);
      if (vars.isOn) beginVsPlacement(state, io);
    }
  });

  /** @rule blitzkrieg/turn */
  const endTurn = run<TurnVars>((state, vars, io) => {
    drawTokens(state, vars.seat, 1, io);
    if (vars.seat === 1) endByPoints(state, io);
  });

  const rollShift = run<ShiftVars>((_state, vars, io) => {
    const face = io.chance.die(6, 'handicap');
    vars.left -= 1;
    vars.theatre = face === FREE_CHOICE ? -1 : face - 1;
  });

  const moveShift = run<ShiftVars>((state, vars, io) => {
    moveMarker(box, state, vars.theatre, vars.seat, vars.steps, 'handicap', io);
  });

  const longest = box.spaces.length;
  const machine: Machine<State, Action, Event> = defineMachine<State, Action, Event>([
    procedure<ShiftVars>('handicap', [
      loop(longest, (_state, vars) => vars.left > 0, [
        rollShift,
        when((_state, vars) => vars.theatre < 0, [ask(chooseShift)]),
        moveShift,
      ]),
    ]),
    procedure('war', [
      loop(2 * longest + 1, (state) => state.public.outcome === null, [
        call('turn', (state) => ({
          seat: state.public.turn % 2,
          theatre: -1,
          as: -1,
          isOn: true,
        })),
      ]),
    ]),
    procedure<TurnVars>('turn', [
      beginTurn,
      loop(longest, (_state, vars) => vars.isOn, [
        ask(chooseToken),
        when((_state, vars) => vars.isOn, [ask(chooseSpace), goOn]),
      ]),
      endTurn,
    ]),
    procedure<PlaceVars>('placement', [unitBombing, coveredEffect, advanceMarkers, closings]),
    procedure<AimVars>('strategic', [ask(chooseAim)]),
    procedure<AimVars>('bomb', [ask(chooseBombed)]),
    procedure<FlagVars>('flag', [
      loop(longest, (_state, vars) => vars.pending.length > 0, [
        when(
          (_state, vars) => vars.pending.length > 1,
          [ask(chooseEffect)],
          [run((state, vars, io) => resolve(state, vars, vars.pending[0] ?? -1, io))],
        ),
      ]),
      run((state, vars) => openNext(state, (state.public.turn + 1) % 2, vars.theatre)),
    ]),
    procedure<OpenVars>('opening', [ask(chooseOpening)]),
  ]);
  return machine;
}
