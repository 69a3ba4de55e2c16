import { type Io, nth, type Seat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { Box } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { BlitzkriegGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';

/** The tools of a bot. */
export interface Tools {
  readonly game: BlitzkriegGame;
  readonly box: Box;
  readonly io: Io<Event>;
}

/** A whole placement, or a single answer: the actions one after the other, and where they lead. */
export interface Line {
  readonly actions: readonly Action[];
  readonly state: State;
  readonly value: number;
}

/** Whether the seat is asked for something that belongs to the turn it has begun. */
function isAsked({ game }: Tools, state: State, seat: Seat): boolean {
  const now = game.awaiting(state);
  return now.kind === 'seats' && now.seats[0] === seat;
}

/** Every token on every place, each played to the end of the questions that it raises. */
export function linesOf(tools: Tools, state: State, seat: Seat): Line[] {
  const { game, io } = tools;
  const lines: Line[] = [];
  for (const action of game.actions(state, seat)) {
    const taken = game.clone(state);
    game.apply(taken, seat, action, io);
    if (action.kind !== 'take' && action.kind !== 'pick') {
      lines.push(judge(tools, taken, seat, [action]));
      continue;
    }
    for (const place of game.actions(taken, seat)) {
      const placed = game.clone(taken);
      game.apply(placed, seat, place, io);
      lines.push(judge(tools, placed, seat, [action, place]));
    }
  }
  return lines;
}

/** Answers the questions that follow a placement greedily, and values what comes out. */
function judge(tools: Tools, state: State, seat: Seat, actions: readonly Action[]): Line {
  const turn = state.public.turn;
  for (let i = 0; i < 12 && state.public.turn === turn && isAsked(tools, state, seat); i++) {
    answer(tools, state, seat);
  }
  return { actions, state, value: evaluate(tools.box, state, seat) };
}

/** Takes the answer that looks best at once. */
export function answer({ game, box, io }: Tools, state: State, seat: Seat): void {
  const offers = game.actions(state, seat);
  let best = nth(offers, 0);
  let most = Number.NEGATIVE_INFINITY;
  // A blitz may be followed by any token: the first that fits stands for all of them.
  if (offers.length > 1 && best.kind !== 'take' && best.kind !== 'pick') {
    for (const offer of offers) {
      const trial = game.clone(state);
      game.apply(trial, seat, offer, io);
      const value = evaluate(box, trial, seat);
      if (value <= most) continue;
      most = value;
      best = offer;
    }
  }
  game.apply(state, seat, best, io);
}
