import { frameKit } from '@bivouac/kernel';
import type { Action, ActionTables } from '../actions.ts';
import { rollShot, sufferCasualty, suppressUnit, targetsOf } from '../combat.ts';
import type { Event } from '../events.ts';
import { type State, tileOf } from '../state.ts';
import type { PlayVars, VerbRule } from '../types.ts';
import { sideOfUnit } from '../units.ts';

/** One shot at any enemy unit on the board (Normandie, Bojové akce). */
function shooting<X>(verb: 'attack' | 'suppress', tables: ActionTables): VerbRule<X> {
  return {
    verb,
    obstacle: (rules, table, play) =>
      targetsOf(rules, table.public, play.seat).length > 0 ? null : { code: 'no-target' },
    refuse(rules, table, { seat }, action) {
      if (action.kind !== 'shoot') return undefined;
      const { unit } = action;
      if (tileOf(table.public, unit) < 0) return { code: 'not-on-board', unit };
      return sideOfUnit(rules, unit) === seat ? { code: 'own-unit', unit } : undefined;
    },
    steps: (rules) => [
      frameKit<State<X>, Action, Event>().ask<PlayVars>({
        name: verb,
        seats: (_state, vars) => [vars.seat],
        offers: (state, seat) =>
          targetsOf(rules, state.public, seat).map((unit) => tables.shoot[unit] as Action),
        take(state, seat, action, vars, io) {
          if (action.kind !== 'shoot') return;
          const shot = { verb, unit: vars.unit, target: action.unit };
          if (!rollShot(rules, state, shot, vars.value, 'counts', io)) return;
          if (verb === 'suppress') suppressUnit(state, action.unit, io);
          else sufferCasualty(rules, state, action.unit, io);
          rules.title.settle(rules, state, seat, io);
        },
      }),
    ],
  };
}

/** Normandie, Útok. */
export const attack = <X>(tables: ActionTables): VerbRule<X> => shooting('attack', tables);
/** Normandie, Krycí palba: turns the counter instead of taking a card. */
export const suppress = <X>(tables: ActionTables): VerbRule<X> => shooting('suppress', tables);
