import {
  type Decision,
  frameKit,
  type Machine,
  nth,
  type Procedure,
  type Seat,
  type Step,
} from '@bivouac/kernel';
import type { Action, Actions } from '../actions.ts';
import type { Box } from '../box.ts';
import type { Pending } from '../effects.ts';
import type { Event } from '../events.ts';
import type { SpaceId, TheatreId, TokenId } from '../ids.ts';
import type { Question } from '../questions.ts';
import type { State } from '../state.ts';

// Helpers shared by the decisions and procedures of the sequence of play.

/** `theatre` is -1, or where a blitz goes on; `as` is what the last token acted as. */
export type TurnVars = { seat: Seat; theatre: TheatreId; as: TokenId; isOn: boolean };
/** `value` is what the token moves the marker by, counted before it lay there itself. */
export type PlaceVars = { seat: Seat; space: SpaceId; as: TokenId; value: number };
export type AimVars = { seat: Seat; space: SpaceId };
export type FlagVars = { seat: Seat; theatre: TheatreId; pending: readonly SpaceId[] };
/** `seat` chooses; `mover` is whose turn it is; `closed` is the theatre that has just closed. */
export type OpenVars = { seat: Seat; mover: Seat; closed: TheatreId };
export type ShiftVars = { seat: Seat; left: number; steps: number; theatre: TheatreId };

export type BlitzkriegMachine = Machine<State, Action, Event, Question>;
export type Ask<V> = Decision<State, V, Action, Event, Question>;
export type Run<V> = Step<State, V, Action, Event, Question>;
export type Play = Procedure<State, Action, Event, Question>;

/** Dependencies of every decision and procedure: the box, its prepared actions, and the call of a procedure. */
export interface Rules {
  readonly box: Box;
  readonly actions: Actions;
  readonly call: BlitzkriegMachine['call'];
}

export const { procedure, run, ask, call, when, loop } = frameKit<State, Action, Event, Question>();

const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1]];
export const only = (seat: Seat): readonly Seat[] => ONE_SEAT[seat] ?? [];
export const list = (ids: readonly number[], of: readonly Action[]): Action[] =>
  ids.map((id) => nth(of, id));
/** No loop goes round more often than there are spaces. */
export const longest = (box: Box): number => box.spaces.length;

/** Asks what an effect could not settle by itself. */
export function follow(
  { call }: Rules,
  state: State,
  pending: Pending,
  seat: Seat,
  space: SpaceId,
): void {
  if (pending !== null) call(state, pending, { seat, space });
}
