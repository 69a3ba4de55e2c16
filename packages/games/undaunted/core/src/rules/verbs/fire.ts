import { frameKit, nth, type Step } from '@bivouac/kernel';
import type { Action, ActionTables } from '../actions.ts';
import { rollShot, sufferCasualty, suppressUnit, targetsOf } from '../combat.ts';
import type { Event } from '../events.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { FireQuestion, SeriesQuestion } from '../questions.ts';
import { type PublicPart, type State, tileOf } from '../state.ts';
import type { RangeRule, Rules, VerbRule } from '../types.ts';
import { only, sideOfUnit } from '../units.ts';

/** The procedure after the roll, in titles where a hit asks a further question. */
export type Aftermath<X, Q extends SeriesQuestion> = (
  rules: Rules<X>,
) => readonly Step<State<X>, PlayVars, Action, Event, Q>[];

interface Shooting<X, K extends string, Q extends SeriesQuestion> {
  readonly verb: K;
  readonly tables: ActionTables;
  readonly range?: RangeRule;
  readonly aftermath?: Aftermath<X, Q> | undefined;
}

/** One shot at something on the board (Normandie, Bojové akce; Severní Afrika, Bojové akce). */
export function shooting<X, K extends string, Q extends SeriesQuestion = never>({
  verb,
  tables,
  range = 'counts',
  aftermath,
}: Shooting<X, K, Q>): VerbRule<X, FireQuestion<K> | Q, Action> {
  const targets = (rules: Rules<X>, part: PublicPart<X>, play: PlayVars): readonly number[] =>
    rules.title.targets?.(rules, part, play, verb) ?? targetsOf(rules, part, play.seat);
  return {
    verb,
    fire: { range, at: 'one' },
    obstacle: (rules, table, play) =>
      targets(rules, table.public, play).length > 0 ? null : { code: 'no-target' },
    refuse(rules, table, play, action) {
      if (action.kind !== 'shoot') return undefined;
      const { unit } = action;
      if (targets(rules, table.public, play).includes(unit)) return undefined;
      if (tileOf(table.public, unit) < 0) return { code: 'not-on-board', unit };
      const isOwn = sideOfUnit(rules, unit) === play.seat;
      return isOwn ? { code: 'own-unit', unit } : { code: 'not-a-target', unit };
    },
    steps: (rules) => [
      frameKit<State<X>, Action, Event, FireQuestion<K>>().ask<PlayVars>({
        question: (_state, vars) => ({ kind: verb, play: inPlay(vars, verb), aim: 'one' }),
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, vars) =>
          targets(rules, state.public, vars).map((unit) => nth(tables.shoot, unit)),
        take(state, seat, action, vars, io) {
          if (action.kind !== 'shoot') return;
          const shot = { verb, unit: vars.unit, target: action.unit };
          if (!rollShot(rules, state, shot, vars.value, range, io)) return;
          if (rules.title.strike !== undefined) rules.title.strike(rules, state, shot, vars, io);
          else if (verb === 'suppress') suppressUnit(state, action.unit, io);
          else sufferCasualty(rules, state, action.unit, io);
          rules.title.settle(rules, state, seat, io);
        },
      }),
      ...(aftermath?.(rules) ?? []),
    ],
  };
}

/**
 * Normandie, Útok.
 * @rule normandy/attack north-africa/attack stalingrad/attack
 */
export const attack = <X, Q extends SeriesQuestion = never>(
  tables: ActionTables,
  aftermath?: Aftermath<X, Q>,
): VerbRule<X, FireQuestion<'attack'> | Q, Action> =>
  shooting({ verb: 'attack', tables, aftermath });
/**
 * Normandie, Krycí palba: turns the counter instead of taking a card.
 * @rule normandy/suppress north-africa/suppress stalingrad/suppress
 */
export const suppress = <X, Q extends SeriesQuestion = never>(
  tables: ActionTables,
  aftermath?: Aftermath<X, Q>,
): VerbRule<X, FireQuestion<'suppress'> | Q, Action> =>
  shooting({ verb: 'suppress', tables, aftermath });
