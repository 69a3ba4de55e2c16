import {
  type Decision,
  defineMachine,
  frameKit,
  type Io,
  type Machine,
  type Procedure,
  type Seat,
  type Step,
} from '@bivouac/kernel';
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
import type { Question } from './questions.ts';
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

export type BlitzkriegMachine = Machine<State, Action, Event, Question>;
type Ask<V> = Decision<State, V, Action, Event, Question>;
type Run<V> = Step<State, V, Action, Event, Question>;
type Play = Procedure<State, Action, Event, Question>;

/** What decisions and procedures need: the box, its ready-made actions, and the machine that they are part of. */
interface Rules {
  readonly box: Box;
  readonly actions: Actions;
  readonly call: BlitzkriegMachine['call'];
}

const { procedure, run, ask, call, when, loop } = frameKit<State, Action, Event, Question>();

const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1]];
const only = (seat: Seat): readonly Seat[] => ONE_SEAT[seat] ?? [];
const list = (ids: readonly number[], of: readonly Action[]): Action[] =>
  ids.map((id) => of[id] as Action);
/** No loop goes round more often than there are spaces. */
const longest = (box: Box): number => box.spaces.length;

/** Seed, Příprava hry: the face of the die that leaves the choice to the player. */
const FREE_CHOICE = 6;

/**
 * Seed, Příprava hry: on a six the player chooses the theatre that is shifted.
 * @rule blitzkrieg/solo-setup
 */
export function chooseShift({ box, actions }: Rules): Ask<ShiftVars> {
  return {
    question: (_state, { seat, steps }) => ({ kind: 'shift', seat, steps }),
    seats: (_state, vars) => only(otherSeat(vars.seat)),
    offers: (state) => list(openTheatres(box, state), actions.shift),
    take(_state, _seat, action, vars) {
      if (action.kind === 'shift') vars.theatre = action.theatre;
    },
  };
}

const openTheatres = (box: Box, state: State): number[] =>
  box.theatres.flatMap((_, theatre) => (isOpen(state.public, theatre) ? [theatre] : []));

const rollShift = run<ShiftVars>((_state, vars, io) => {
  const face = io.chance.die(6, 'handicap');
  vars.left -= 1;
  vars.theatre = face === FREE_CHOICE ? -1 : face - 1;
});

const moveShift = ({ box }: Rules): Run<ShiftVars> =>
  run((state, vars, io) => {
    moveMarker(box, state, vars.theatre, vars.seat, vars.steps, 'handicap', io);
  });

export const handicap = (rules: Rules): Play =>
  procedure<ShiftVars>('handicap', [
    loop(longest(rules.box), (_state, vars) => vars.left > 0, [
      rollShift,
      when((_state, vars) => vars.theatre < 0, [ask(chooseShift(rules))]),
      moveShift(rules),
    ]),
  ]);

export const war = ({ box }: Rules): Play =>
  procedure('war', [
    loop(2 * longest(box) + 1, (state) => state.public.outcome === null, [
      call('turn', (state) => ({
        seat: state.public.turn % 2,
        theatre: -1,
        as: -1,
        isOn: true,
      })),
    ]),
  ]);

/** @rule blitzkrieg/turn blitzkrieg/solo-turn */
const beginTurn = ({ box }: Rules): Run<TurnVars> =>
  run((state, vars, io) => {
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
 * After a blitz the player may stop; the solo opponent goes on if it can.
 * @rule blitzkrieg/turn blitzkrieg/blitz
 */
export function chooseToken({ box, actions }: Rules): Ask<TurnVars> {
  return {
    question: (_state, { theatre }) => ({ kind: 'token', theatre }),
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
}

/** @rule blitzkrieg/turn */
export function chooseSpace({ box, actions, call }: Rules): Ask<TurnVars> {
  return {
    question: (_state, { theatre }) => ({ kind: 'space', theatre }),
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
      call(state, 'placement', { seat, space, as, value });
    },
  };
}

/**
 * Facts 5.5, blitz. Asked whenever it is publicly possible, so that the pause tells nothing.
 * @rule blitzkrieg/blitz
 */
const goOn = ({ box }: Rules): Run<TurnVars> =>
  run((state, vars, io) => {
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

export const turn = (rules: Rules): Play =>
  procedure<TurnVars>('turn', [
    beginTurn(rules),
    loop(longest(rules.box), (_state, vars) => vars.isOn, [
      ask(chooseToken(rules)),
      when((_state, vars) => vars.isOn, [ask(chooseSpace(rules)), goOn(rules)]),
    ]),
    endTurn,
  ]);

/** While a turn asks for a token or a space: where a blitz goes on, -1 for anywhere; otherwise null. */
export function turnTheatre(state: State): number | null {
  const top = state.stack[state.stack.length - 1];
  return top?.proc === 'turn' ? Number(top.vars.theatre) : null;
}

/** Asks what an effect could not settle by itself. */
function follow({ call }: Rules, state: State, pending: Pending, seat: Seat, space: number): void {
  if (pending !== null) call(state, pending, { seat, space });
}

/** @rule blitzkrieg/bombing-units */
const unitBombing = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as }, io) => {
    if (tokenOf(rules.box, as).ability !== 'bombing') return;
    follow(rules, state, bomb(state, seat, io), seat, space);
  });

/**
 * Facts 5.5: a task force ignores the effect of its space; our monster tramples it too.
 * @rule blitzkrieg/task-force blitzkrieg/japanese-tokens
 */
const coveredEffect = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as }, io) => {
    const { ability } = tokenOf(rules.box, as);
    if (ability === 'task-force' || ability === 'monster') return;
    follow(rules, state, spaceEffect(rules.box, state, seat, space, io), seat, space);
  });

/** @rule blitzkrieg/nuclear blitzkrieg/japanese-tokens */
const advanceMarkers = ({ box }: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as, value }, io) => {
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
const closings = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space }, io) => {
    const { box } = rules;
    const { theatre } = spaceOf(box, space);
    const winner = flagReached(box, state.public, theatre);
    if (winner >= 0) {
      const open = closeByFlag(box, state, theatre, winner, io);
      const pending = uncoveredEffects(box, state.public, open);
      rules.call(state, 'flag', { seat: winner, theatre, pending });
    } else if (closeFullCampaigns(box, state, theatre, io)) openNext(rules, state, seat, theatre);
  });

export const placement = (rules: Rules): Play =>
  procedure<PlaceVars>('placement', [
    unitBombing(rules),
    coveredEffect(rules),
    advanceMarkers(rules),
    closings(rules),
  ]);

/** @rule blitzkrieg/strategic */
export function chooseAim({ box, actions }: Rules): Ask<AimVars> {
  return {
    question: (_state, { seat, space }) => ({
      kind: 'aim',
      seat,
      space,
      steps: spaceOf(box, space).n,
    }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) =>
      list(strategicTargets(state.public, spaceOf(box, vars.space).theatre), actions.aim),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'aim') return;
      if (isVs(state.public, seat)) noteVsAim(box, state, vars.space, action.theatre, io);
      moveMarker(box, state, action.theatre, seat, spaceOf(box, vars.space).n, 'strategic', io);
    },
  };
}

export const strategic = (rules: Rules): Play =>
  procedure<AimVars>('strategic', [ask(chooseAim(rules))]);

/** @rule blitzkrieg/bombing */
export function chooseBombed({ box, actions }: Rules): Ask<AimVars> {
  return {
    question: () => ({ kind: 'bomb' }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, seat) =>
      list(bombablePositions(box, seatPart(state, otherSeat(seat)).reserve), actions.bomb),
    take(state, seat, action, _vars, io) {
      if (action.kind === 'bomb') bombRow(state, otherSeat(seat), action.position, io);
    },
  };
}

export const bombing = (rules: Rules): Play =>
  procedure<AimVars>('bomb', [ask(chooseBombed(rules))]);

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

function resolve(rules: Rules, state: State, vars: FlagVars, space: number, io: Io<Event>): void {
  vars.pending = vars.pending.filter((other) => other !== space);
  follow(rules, state, spaceEffect(rules.box, state, vars.seat, space, io), vars.seat, space);
}

export const flag = (rules: Rules): Play =>
  procedure<FlagVars>('flag', [
    loop(longest(rules.box), (_state, vars) => vars.pending.length > 0, [
      when(
        (_state, vars) => vars.pending.length > 1,
        [ask(chooseEffect(rules))],
        [run((state, vars, io) => resolve(rules, state, vars, vars.pending[0] ?? -1, io))],
      ),
    ]),
    run((state, vars) => openNext(rules, state, (state.public.turn + 1) % 2, vars.theatre)),
  ]);

/**
 * Nippon: who moves chooses the next theatre; in the solo game the player does (seed).
 * @rule blitzkrieg/nippon blitzkrieg/nippon-solo
 */
function openNext({ call }: Rules, state: State, mover: Seat, closed: number): void {
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

export function makeMachine(box: Box, actions: Actions): BlitzkriegMachine {
  const rules: Rules = {
    box,
    actions,
    call: (state, proc, vars) => machine.call(state, proc, vars),
  };
  const procedures = [handicap, war, turn, placement, strategic, bombing, flag, opening];
  const machine: BlitzkriegMachine = defineMachine(procedures.map((make) => make(rules)));
  return machine;
}
