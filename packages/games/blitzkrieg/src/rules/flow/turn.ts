import { idOf, nth, withSeat } from '@bivouac/kernel';
import { type Action, STOP } from '../actions.ts';
import { spaceOf, tokenOf } from '../box.ts';
import { NO_THEATRE, NO_TOKEN, type TheatreId } from '../ids.ts';
import { actsAs, canPlace, freeTerrain, hasPlace, isOpen, placesFor, valueIn } from '../placing.ts';
import { isVs, laid, type State, seatPart } from '../state.ts';
import { drawTokens, removeAt } from '../supply.ts';
import { endByPoints, endIfStuck } from '../victory.ts';
import { beginVsPlacement, drawStratagem, noteVsReasons } from '../vs/turn.ts';
import {
  type Ask,
  ask,
  call,
  list,
  longest,
  loop,
  only,
  type Play,
  procedure,
  type Rules,
  type Run,
  run,
  type TurnVars,
  when,
} from './parts.ts';

// The sequence of turns, and the placements of a turn (facts 5.2).

export const war = ({ box }: Rules): Play =>
  procedure('war', [
    loop(2 * longest(box) + 1, (state) => state.public.outcome === null, [
      call('turn', (state) => ({
        seat: state.public.turn % 2,
        theatre: NO_THEATRE,
        as: NO_TOKEN,
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
      let previous = NO_TOKEN;
      for (let i = 0; i < reserve.length; i++) {
        const token = nth(reserve, i);
        if (token === previous && !isRow) continue;
        previous = token;
        if (!hasPlace(box, part, seat, token, terrain)) continue;
        offers.push(isRow ? nth(actions.pick, i + 1) : nth(actions.take, token));
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
      const as = actsAs(box, state.public, seat, nth(reserve, held));
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
      state.public.last = withSeat(state.public.last, seat, as);
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
export function turnTheatre(state: State): TheatreId | null {
  const top = state.stack[state.stack.length - 1];
  return top?.proc === 'turn' ? idOf(Number(top.vars.theatre)) : null;
}
