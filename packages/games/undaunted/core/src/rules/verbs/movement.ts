import { frameKit, type Io, type Reason, type Seat } from '@bivouac/kernel';
import { type Action, type ActionTables, DONE, LEAVE } from '../actions.ts';
import type { Event } from '../events.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { PlayQuestion } from '../questions.ts';
import { type PublicPart, SCOUTED, type State, tileOf } from '../state.ts';
import type { Rules, VerbRule } from '../types.ts';
import {
  isLaid,
  isScouted,
  moveUnit,
  only,
  setMarker,
  sideOfUnit,
  unitsOnBoard,
  waysOf,
} from '../units.ts';
import { gainFog } from '../zones.ts';

/** Which neighbouring tiles a kind of movement may enter. */
export type MayEnter<X> = (
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
) => boolean;

/** @rule normandy/control-markers north-africa/control-markers */
export const onlyMarked = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): boolean => isScouted(rules, part, seat, tile);
export const anyTile = (): boolean => true;

/** What moves when a unit acts: the unit, or the vehicle that it drives. */
export type Mover<X> = (part: PublicPart<X>, unit: number) => number;
const itself = <X>(_part: PublicPart<X>, unit: number): number => unit;

/** What happens on a tile just entered. */
type Entered = 'nothing' | 'scout';

/** Steps up to the value, one tile at a time; stopping early is allowed (ruling R-3). */
export function walking<X>(
  rules: Rules<X>,
  tables: ActionTables,
  verb: string,
  mayEnter: MayEnter<X>,
  entered: Entered,
  mover: Mover<X> = itself,
) {
  const kit = frameKit<State<X>, Action, Event, PlayQuestion<'step'>>();
  const { title } = rules;
  const goals = (state: State<X>, vars: PlayVars): Action[] => {
    const offers: Action[] = [];
    const who = mover(state.public, vars.unit);
    for (const tile of waysOf(rules, state.public, who)) {
      if (!mayEnter(rules, state.public, vars.seat, tile)) continue;
      if (title.barredFrom?.(rules, state.public, who, tile) != null) continue;
      offers.push(tables.go[tile] as Action);
    }
    if (title.mayLeave?.(rules, state.public, who)) offers.push(LEAVE);
    return offers;
  };
  return kit.loop<PlayVars>(9, (state, vars) => vars.left > 0 && goals(state, vars).length > 0, [
    kit.ask({
      question: (_state, vars) => ({ kind: 'step', play: inPlay(vars, verb) }),
      seats: (_state, vars) => only(vars.seat),
      offers: (state, _seat, vars) => [...goals(state, vars), DONE],
      take(state, seat, action, vars, io) {
        vars.left = action.kind === 'go' ? vars.left - 1 : 0;
        const who = mover(state.public, vars.unit);
        if (action.kind === 'leave') {
          title.leave?.(rules, state, who, io);
          title.settle(rules, state, seat, io);
        }
        if (action.kind !== 'go') return;
        const stop = (): void => {
          vars.left = 0;
          vars.isStopped = true;
        };
        if (title.beforeStep?.(rules, state, who, action.tile, io) === 'stopped') {
          stop();
          return;
        }
        moveUnit(rules, state, who, action.tile, io);
        if (state.public.outcome !== null) return;
        if (entered === 'scout') markTile(rules, state, seat, action.tile, io);
        if (title.afterStep?.(rules, state, who, io) === 'stopped') stop();
      },
    }),
  ]);
}

/**
 * Normandie, Pátrání: a marker on a tile without one, and a Fog of War for it.
 * @rule normandy/scout north-africa/scout stalingrad/scout
 */
export function markTile<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  tile: number,
  io: Io<Event>,
): void {
  if (isScouted(rules, state.public, seat, tile)) return;
  setMarker(rules, state.public, seat, tile, SCOUTED);
  io.emit({ type: 'tileScouted', seat, tile });
  gainFog(rules, state, seat, 1, seat, io);
}

type Refuse<X> = NonNullable<VerbRule<X>['refuse']>;

/** Why a tile cannot be stepped on. */
export const refuseStep =
  <X>(mayEnter: MayEnter<X>, mover: Mover<X> = itself): Refuse<X> =>
  (rules, table, { seat, unit }, action) => {
    const who = mover(table.public, unit);
    if (action.kind === 'leave') {
      const mayGo = rules.title.mayLeave?.(rules, table.public, who) ?? false;
      return mayGo ? undefined : { code: 'no-way-out', unit: who };
    }
    if (action.kind !== 'go') return undefined;
    const { tile } = action;
    const from = tileOf(table.public, who);
    if (tile === from) return { code: 'already-there', tile };
    if (!isLaid(rules, table.public, tile)) return { code: 'not-laid', tile };
    if (!waysOf(rules, table.public, who).includes(tile)) return { code: 'out-of-reach', tile };
    const bar = rules.title.barredFrom?.(rules, table.public, who, tile);
    if (bar != null) return bar;
    return mayEnter(rules, table.public, seat, tile) ? undefined : { code: 'not-scouted', tile };
  };

/**
 * Normandie, Přesun: onto tiles with an own control marker.
 * @rule normandy/move north-africa/move stalingrad/move
 */
export const move = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>> => ({
  verb: 'move',
  obstacle: () => null,
  refuse: refuseStep(onlyMarked),
  steps: (rules) => [walking(rules, tables, 'move', onlyMarked, 'nothing')],
});

/**
 * Normandie, Pátrání: onto any tile, leaving markers.
 * @rule normandy/scout north-africa/scout stalingrad/scout
 */
export const scout = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>> => ({
  verb: 'scout',
  obstacle: () => null,
  refuse: refuseStep(anyTile),
  steps: (rules) => [walking(rules, tables, 'scout', anyTile, 'scout')],
});

/**
 * Normandie, Skrytý přesun: onto any tile, leaving nothing.
 * @rule normandy/stalk north-africa/stalk stalingrad/stalk
 */
export const stalk = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>> => ({
  verb: 'stalk',
  obstacle: () => null,
  refuse: refuseStep(anyTile),
  steps: (rules) => [walking(rules, tables, 'stalk', anyTile, 'nothing')],
});

export type GuideQuestion = PlayQuestion<'guide'>;

/**
 * Normandie, Manévr: any own unit that is not suppressed.
 * @rule normandy/guide stalingrad/guide
 */
export const guide = <X>(
  tables: ActionTables,
): VerbRule<X, GuideQuestion | PlayQuestion<'step'>> => {
  const obstacleOf = (
    rules: Rules<X>,
    part: PublicPart<X>,
    unit: number,
    squad: number,
  ): Reason | null => {
    if (part.isSuppressed[unit]) return { code: 'unit-suppressed', unit };
    return rules.title.unguidable?.(rules, part, unit, squad) ?? null;
  };
  const guidable = (rules: Rules<X>, part: PublicPart<X>, { seat, squad }: PlayVars): number[] =>
    unitsOnBoard(rules, part, seat).filter((unit) => obstacleOf(rules, part, unit, squad) === null);
  return {
    verb: 'guide',
    obstacle: (rules, table, play) =>
      guidable(rules, table.public, play).length > 0 ? null : { code: 'nobody-to-guide' },
    refuse(rules, table, play, action) {
      if (action.kind !== 'unit') return refuseStep<X>(onlyMarked)(rules, table, play, action);
      const { unit } = action;
      if (sideOfUnit(rules, unit) !== play.seat) return { code: 'not-yours', unit };
      if (tileOf(table.public, unit) < 0) return { code: 'not-on-board', unit };
      return obstacleOf(rules, table.public, unit, play.squad) ?? undefined;
    },
    steps: (rules) => {
      const kit = frameKit<State<X>, Action, Event, GuideQuestion>();
      return [
        kit.ask<PlayVars>({
          question: (_state, vars) => ({ kind: 'guide', play: inPlay(vars, 'guide') }),
          seats: (_state, vars) => only(vars.seat),
          offers: (state, _seat, vars) =>
            guidable(rules, state.public, vars).map((unit) => tables.unit[unit] as Action),
          take(_state, _seat, action, vars) {
            if (action.kind === 'unit') vars.unit = action.unit;
          },
        }),
        walking(rules, tables, 'guide', onlyMarked, 'nothing'),
      ];
    },
  };
};
