import {
  type BaseAction,
  defineMachine,
  frameKit,
  type Io,
  type Machine,
  type Procedure,
} from '@bivouac/kernel';
import type { Action, ActionTables } from '../actions.ts';
import type { Event } from '../events.ts';
import type { PlayVars } from '../play.ts';
import type { CoreQuestion, SeriesQuestion } from '../questions.ts';
import type { State } from '../state.ts';
import type { Rules } from '../types.ts';
import { enemyOf } from '../units.ts';
import { drawCards } from '../zones.ts';
import { freeAction, mayActFreely } from './aside.ts';
import { bidding, revealBids } from './bidding.ts';
import { chooseEntry, chooseUse, entriesFor, verbProcedure } from './card.ts';
import { endExhausted, MAX_ROUNDS } from './end.ts';
import { chooseCard, endTurn, mayPlayOn, type TurnVars, turnOf } from './turn.ts';

/**
 * Cards drawn at the start of a round (Normandie, Dobrání karet).
 * @rule normandy/draw north-africa/draw stalingrad/draw
 */
const HAND = 4;
/** No turn lasts for more cards: with every card of a side it does not come near. */
const MAX_CARDS = 60;

type FlowRules<X, Own extends SeriesQuestion, A extends BaseAction> = Rules<
  X,
  CoreQuestion | Own,
  A
>;

const flowKit = <X, Own extends SeriesQuestion, A extends BaseAction>() =>
  frameKit<State<X>, Action | A, Event, CoreQuestion | Own>();

type FlowProcedure<X, Own extends SeriesQuestion, A extends BaseAction> = Procedure<
  State<X>,
  Action | A,
  Event,
  CoreQuestion | Own
>;

/** The battle: rounds until the game ends, or there are no more. */
function battleProcedure<X, Own extends SeriesQuestion, A extends BaseAction>(
  rules: FlowRules<X, Own, A>,
): FlowProcedure<X, Own, A> {
  const { procedure, loop, call, run } = flowKit<X, Own, A>();
  return procedure('battle', [
    loop(MAX_ROUNDS + 1, (state) => state.public.round < MAX_ROUNDS, [call('round')]),
    run((state, _vars, io) => endExhausted(rules, state, io)),
  ]);
}

function beginRound<X>(state: State<X>, io: Io<Event>): void {
  state.public.round += 1;
  io.emit({ type: 'roundBegan', round: state.public.round });
  drawCards(state, 0, HAND, io);
  drawCards(state, 1, HAND, io);
}

/** @rule normandy/round north-africa/round stalingrad/round */
function roundProcedure<X, Own extends SeriesQuestion, A extends BaseAction>(
  rules: FlowRules<X, Own, A>,
  tables: ActionTables,
): FlowProcedure<X, Own, A> {
  const { procedure, call, run, askAll } = flowKit<X, Own, A>();
  return procedure('round', [
    run((state, _vars, io) => beginRound(state, io)),
    askAll(bidding(rules, tables)),
    run(revealBids(rules)),
    call('turn', (state) => turnOf(rules, state.public.initiative)),
    call('turn', (state) => turnOf(rules, enemyOf(state.public.initiative))),
    run((state, _vars, io) => rules.title.afterRound?.(rules, state, io)),
  ]);
}

/** @rule normandy/turn north-africa/turn stalingrad/turn */
function turnProcedure<X, Own extends SeriesQuestion, A extends BaseAction>(
  rules: FlowRules<X, Own, A>,
  tables: ActionTables,
): FlowProcedure<X, Own, A> {
  const { procedure, loop, run, ask } = flowKit<X, Own, A>();
  return procedure<TurnVars>('turn', [
    loop(MAX_CARDS, (state, vars) => !vars.isOver && mayPlayOn(rules, state, vars), [
      ask(chooseCard(rules, tables)),
    ]),
    run(endTurn),
  ]);
}

/** One card: where its unit enters, what it is used for, and the free action of a crew. */
function playProcedure<X, Own extends SeriesQuestion, A extends BaseAction>(
  rules: FlowRules<X, Own, A>,
  tables: ActionTables,
): FlowProcedure<X, Own, A> {
  const { procedure, when, ask } = flowKit<X, Own, A>();
  const use = ask(chooseUse(rules, tables));
  const { entries, crew } = rules.title;
  return procedure<PlayVars>('play', [
    ...(entries === undefined
      ? [use]
      : [
          when<PlayVars>(
            (state, vars) => entriesFor(rules, state, vars).length > 1,
            [ask(chooseEntry(rules, tables))],
          ),
          when<PlayVars>((_state, vars) => vars.isSpent !== true, [use]),
        ]),
    ...(crew === undefined
      ? []
      : [
          when<PlayVars>(
            (state, vars) => mayActFreely(rules, crew, state, vars),
            [ask(freeAction(rules, crew))],
          ),
        ]),
  ]);
}

/** The sequence of play that all titles share, and the procedures of the title's verbs. */
export function undauntedMachine<X, Own extends SeriesQuestion, A extends BaseAction>(
  rules: FlowRules<X, Own, A>,
  tables: ActionTables,
): Machine<State<X>, Action | A, Event, CoreQuestion | Own> {
  const { procedure } = flowKit<X, Own, A>();
  return defineMachine<State<X>, Action | A, Event, CoreQuestion | Own>([
    battleProcedure(rules),
    roundProcedure(rules, tables),
    turnProcedure(rules, tables),
    playProcedure(rules, tables),
    ...(rules.title.procedures?.(rules) ?? []),
    ...rules.verbs.map((rule) => procedure<PlayVars>(verbProcedure(rule.verb), rule.steps(rules))),
  ]);
}
