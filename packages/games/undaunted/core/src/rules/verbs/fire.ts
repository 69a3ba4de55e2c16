import { frameKit, type Step } from '@bivouac/kernel';
import type { Action, ActionTables } from '../actions.ts';
import { type RangeRule, rollShot, sufferCasualty, suppressUnit, targetsOf } from '../combat.ts';
import type { Event } from '../events.ts';
import { type PublicPart, type State, tileOf } from '../state.ts';
import type { PlayVars, Rules, VerbRule } from '../types.ts';
import { only, sideOfUnit } from '../units.ts';

/** What comes after the throw in titles where a hit asks a further question. */
export type Aftermath<X> = (rules: Rules<X>) => readonly Step<State<X>, PlayVars, Action, Event>[];

type ShootingVerb = 'attack' | 'suppress' | 'strafe' | 'antitank' | 'demolish' | 'flamethrower';

interface Shooting<X> {
  readonly verb: ShootingVerb;
  readonly tables: ActionTables;
  readonly range?: RangeRule;
  readonly aftermath?: Aftermath<X> | undefined;
}

/** One shot at something on the board (Normandie, Bojové akce; Severní Afrika, Bojové akce). */
function shooting<X>({ verb, tables, range = 'counts', aftermath }: Shooting<X>): VerbRule<X> {
  const targets = (rules: Rules<X>, part: PublicPart<X>, play: PlayVars): readonly number[] =>
    rules.title.targets?.(rules, part, play, verb) ?? targetsOf(rules, part, play.seat);
  return {
    verb,
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
      frameKit<State<X>, Action, Event>().ask<PlayVars>({
        name: verb,
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, vars) =>
          targets(rules, state.public, vars).map((unit) => tables.shoot[unit] as Action),
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
export const attack = <X>(tables: ActionTables, aftermath?: Aftermath<X>): VerbRule<X> =>
  shooting({ verb: 'attack', tables, aftermath });
/**
 * Normandie, Krycí palba: turns the counter instead of taking a card.
 * @rule normandy/suppress north-africa/suppress stalingrad/suppress
 */
export const suppress = <X>(tables: ActionTables, aftermath?: Aftermath<X>): VerbRule<X> =>
  shooting({ verb: 'suppress', tables, aftermath });
/**
 * Severní Afrika, Nálet: from the air, so that range does not count.
 * @rule north-africa/strafe
 */
export const strafe = <X>(tables: ActionTables, aftermath?: Aftermath<X>): VerbRule<X> =>
  shooting({ verb: 'strafe', tables, range: 'ignored', aftermath });
/**
 * Severní Afrika, Protitanková střela: against armour.
 * @rule north-africa/antitank
 */
export const antitank = <X>(tables: ActionTables, aftermath?: Aftermath<X>): VerbRule<X> =>
  shooting({ verb: 'antitank', tables, aftermath });
/**
 * Severní Afrika, Demolice: against armour on the own tile, without cover and range.
 * @rule north-africa/demolish
 */
export const demolish = <X>(tables: ActionTables, aftermath?: Aftermath<X>): VerbRule<X> =>
  shooting({ verb: 'demolish', tables, range: 'ignored', aftermath });
/**
 * Stalingrad, Plamenomet: whom it hits may also be driven off.
 * @rule stalingrad/flamethrower
 */
export const flamethrower = <X>(tables: ActionTables): VerbRule<X> =>
  shooting({ verb: 'flamethrower', tables });
