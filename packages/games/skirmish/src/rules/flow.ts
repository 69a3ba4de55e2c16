import { type Decision, defineMachine, frameKit, nth, type Pair, type Seat } from '@bivouac/kernel';
import {
  type Action,
  AMBUSH_CALL,
  ATTACK,
  BID,
  HALT,
  MARCH,
  ORDER,
  PICK,
  STAND,
} from './actions.ts';
import { drawUp, removeCard, spend } from './cards.ts';
import { fire, firstUnitIn } from './combat.ts';
import {
  AMBUSH,
  type AreaId,
  type CardId,
  NEIGHBOURS,
  NO_CARD,
  STEPS,
  sideOf,
  UNIT_IDS,
  type UnitId,
} from './data.ts';
import type { Event } from './events.ts';
import type { Question } from './questions.ts';
import { areaOf, discardsOf, type State, seatPart } from './state.ts';
import { endByAreas, endIfDestroyed } from './victory.ts';

// The sequence of play. Each procedure is a static table; the state keeps only where we are.

type TurnVars = { seat: Seat; left: number };
type StepVars = { seat: Seat; unit: UnitId };
type AttackVars = { unit: UnitId; area: AreaId };
type Ask<V> = Decision<State, V, Action, Event, Question>;

const { procedure, run, ask, askAll, call, when, loop } = frameKit<
  State,
  Action,
  Event,
  Question
>();

const only = (seat: Seat): readonly Seat[] => ONE_SEAT[seat] ?? [];
const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1]];
const enemyOf = (seat: Seat): Seat => 1 - seat;

/** One offer per different card in a sorted hand. */
function perCard(hand: readonly CardId[], actions: readonly Action[]): Action[] {
  const offers: Action[] = [];
  let previous = NO_CARD;
  for (const card of hand) {
    if (card !== previous) offers.push(nth(actions, card));
    previous = card;
  }
  return offers;
}

/** Both choose a card in secret, at the same time. */
const chooseBid: Ask<object> = {
  question: () => ({ kind: 'bid' }),
  seats: (state) => [0, 1].filter((seat) => seatPart(state, seat).bid < 0),
  offers: (state, seat) => perCard(seatPart(state, seat).hand, BID),
  take(state, seat, action, _vars, io) {
    if (action.kind !== 'bid') return;
    const part = seatPart(state, seat);
    removeCard(part.hand, action.card);
    part.bid = action.card;
    io.emit({ type: 'bidPlaced', seat });
  },
};

/** The higher bid moves first; on equal bids the initiative stays. */
const revealBids = run<object>((state, _vars, io) => {
  const cards: Pair<CardId> = [state.seats[0].bid, state.seats[1].bid];
  const lead = nth(STEPS, cards[0]) - nth(STEPS, cards[1]);
  if (lead !== 0) state.public.first = lead > 0 ? 0 : 1;
  for (const seat of [0, 1]) {
    discardsOf(state.public, seat).push(seatPart(state, seat).bid);
    seatPart(state, seat).bid = NO_CARD;
  }
  io.emit({ type: 'bidsRevealed', cards, first: state.public.first, reveals: true });
});

const chooseCard: Ask<TurnVars> = {
  question: (_state, { seat }) => ({ kind: 'order', turn: seat }),
  seats: (_state, vars) => only(vars.seat),
  offers: (state, seat) => perCard(seatPart(state, seat).hand, ORDER),
  take(state, seat, action, vars, io) {
    if (action.kind !== 'order') return;
    spend(state, seat, action.card);
    vars.left = nth(STEPS, action.card);
    io.emit({ type: 'cardPlayed', seat, card: action.card });
  },
};

/** Several units may move by one card, one after the other. */
const chooseUnit: Ask<TurnVars> = {
  question: (_state, { seat, left }) => ({ kind: 'unit', turn: seat, left }),
  seats: (_state, vars) => only(vars.seat),
  offers(state, seat) {
    const offers: Action[] = [HALT];
    for (const unit of UNIT_IDS) {
      if (sideOf(unit) === seat && areaOf(state.public, unit) >= 0) offers.push(nth(PICK, unit));
    }
    return offers;
  },
  take(state, seat, action, vars) {
    vars.left = action.kind === 'halt' ? 0 : vars.left - 1;
    if (action.kind === 'pick') machine.call(state, 'step', { seat, unit: action.unit });
  },
};

const chooseGoal: Ask<StepVars> = {
  question: (_state, { seat, unit }) => ({ kind: 'goal', turn: seat, unit }),
  seats: (_state, vars) => only(vars.seat),
  offers(state, seat, vars) {
    const offers: Action[] = [];
    const near = nth(NEIGHBOURS, areaOf(state.public, vars.unit));
    const enemy = enemyOf(seat);
    for (const area of near) {
      if (firstUnitIn(state.public, area, enemy) < 0) offers.push(nth(MARCH, area));
    }
    for (const area of near) {
      if (firstUnitIn(state.public, area, enemy) >= 0) offers.push(nth(ATTACK, area));
    }
    return offers;
  },
  take(state, _seat, action, vars, io) {
    const { unit } = vars;
    if (action.kind === 'march') {
      io.emit({ type: 'unitMarched', unit, from: areaOf(state.public, unit), to: action.area });
      state.public.at[unit] = action.area;
    } else if (action.kind === 'attack') {
      io.emit({ type: 'attackDeclared', unit, area: action.area });
      machine.call(state, 'attack', { unit, area: action.area });
    }
  },
};

/** Asked whenever the defender holds any card at all, so that the pause tells nothing. */
const react: Ask<AttackVars> = {
  question: (_state, { unit, area }) => ({ kind: 'react', turn: sideOf(unit), unit, area }),
  seats: (_state, vars) => only(enemyOf(sideOf(vars.unit))),
  offers: (state, seat) =>
    seatPart(state, seat).hand.includes(AMBUSH) ? [STAND, AMBUSH_CALL] : [STAND],
  take(state, seat, action, vars, io) {
    if (action.kind !== 'ambush') return;
    spend(state, seat, AMBUSH);
    io.emit({ type: 'ambushSprung', seat });
    fire(state, firstUnitIn(state.public, vars.area, seat), vars.unit, io);
    endIfDestroyed(state, io);
  },
};

const attack = procedure<AttackVars>('attack', [
  when((state, vars) => seatPart(state, enemyOf(sideOf(vars.unit))).hand.length > 0, [ask(react)]),
  when(
    (state, vars) => areaOf(state.public, vars.unit) >= 0,
    [
      run((state, vars, io) => {
        const target = firstUnitIn(state.public, vars.area, enemyOf(sideOf(vars.unit)));
        fire(state, vars.unit, target, io);
        endIfDestroyed(state, io);
      }),
    ],
  ),
]);

const turn = procedure<TurnVars>('turn', [
  ask(chooseCard),
  loop(3, (_state, vars) => vars.left > 0, [ask(chooseUnit)]),
]);

const step = procedure<StepVars>('step', [ask(chooseGoal)]);

const round = procedure('round', [
  run((state, _vars, io) => {
    state.public.round += 1;
    io.emit({ type: 'roundBegan', round: state.public.round });
    drawUp(state, 0, io);
    drawUp(state, 1, io);
  }),
  askAll(chooseBid),
  revealBids,
  call('turn', (state) => ({ seat: state.public.first, left: 0 })),
  call('turn', (state) => ({ seat: enemyOf(state.public.first), left: 0 })),
]);

const battle = procedure('battle', [
  loop(20, (state) => state.public.round < state.public.rounds, [call('round')]),
  run((state, _vars, io) => endByAreas(state, io)),
]);

export const machine = defineMachine([battle, round, turn, step, attack]);
