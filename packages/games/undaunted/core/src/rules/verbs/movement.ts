import {
  type BaseAction,
  frameKit,
  type Io,
  nth,
  type Reason,
  type Seat,
  type Step,
} from '@bivouac/kernel';
import { type Action, type ActionTables, DONE, isCommon } from '../actions.ts';
import type { Event } from '../events.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { PlayQuestion, SeriesQuestion } from '../questions.ts';
import { type PublicPart, SCOUTED, type State, tileOf } from '../state.ts';
import type { Rules, Seen, VerbRule } from '../types.ts';
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

/** @rule normandy/control-markers north-africa/control-markers stalingrad/control-markers */
export const onlyMarked = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): boolean => isScouted(rules, part, seat, tile);
export const anyTile = (): boolean => true;

/** The counter that moves when a unit acts: the unit, or the vehicle that it drives. */
export type Mover<X> = (part: PublicPart<X>, unit: number) => number;
const itself = <X>(_part: PublicPart<X>, unit: number): number => unit;

/** A way of walking: the verb, the tiles that it may enter, and who walks. */
export interface Gait<X> {
  readonly verb: string;
  readonly mayEnter: MayEnter<X>;
  /** The effect of a tile just entered; left out: none. */
  readonly entered?: 'scout';
  /** Left out: the unit itself. */
  readonly mover?: Mover<X>;
}

/** Where a step can go now, and what a title lets the unit do instead. */
function stepsFrom<X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  tables: ActionTables,
  { mayEnter, mover = itself }: Gait<X>,
  part: PublicPart<X>,
  { seat, unit }: PlayVars,
): (Action | A)[] {
  const { title } = rules;
  const offers: (Action | A)[] = [];
  const who = mover(part, unit);
  for (const tile of waysOf(rules, part, who)) {
    if (!mayEnter(rules, part, seat, tile)) continue;
    if (title.barredFrom?.(rules, part, who, tile) != null) continue;
    offers.push(nth(tables.go, tile));
  }
  for (const action of title.stepping?.offers(rules, part, who) ?? []) offers.push(action);
  return offers;
}

/** One step; what stops the unit ends the walk. */
function stepTo<X>(
  rules: Rules<X>,
  state: State<X>,
  { entered, mover = itself }: Gait<X>,
  vars: PlayVars,
  tile: number,
  io: Io<Event>,
): void {
  const { title } = rules;
  const who = mover(state.public, vars.unit);
  const stop = (): void => {
    vars.left = 0;
    vars.isStopped = true;
  };
  if (title.beforeStep?.(rules, state, who, tile, io) === 'stopped') {
    stop();
    return;
  }
  moveUnit(rules, state, who, tile, io);
  if (state.public.outcome !== null) return;
  if (entered === 'scout') markTile(rules, state, vars.seat, tile, io);
  if (title.afterStep?.(rules, state, who, io) === 'stopped') stop();
}

/** Steps up to the value, one tile at a time; stopping early is allowed (ruling R-3). */
export function walking<X, A extends BaseAction>(
  rules: Rules<X, SeriesQuestion, A>,
  tables: ActionTables,
  gait: Gait<X>,
): Step<State<X>, PlayVars, Action | A, Event, PlayQuestion<'step'>> {
  const kit = frameKit<State<X>, Action | A, Event, PlayQuestion<'step'>>();
  const { mover = itself } = gait;
  const open = (state: State<X>, vars: PlayVars): (Action | A)[] =>
    stepsFrom(rules, tables, gait, state.public, vars);
  return kit.loop<PlayVars>(9, (state, vars) => vars.left > 0 && open(state, vars).length > 0, [
    kit.ask({
      question: (_state, vars) => ({ kind: 'step', play: inPlay(vars, gait.verb) }),
      seats: (_state, vars) => only(vars.seat),
      offers: (state, _seat, vars) => [...open(state, vars), DONE],
      take(state, seat, action, vars, io) {
        const isStep = isCommon(action) && action.kind === 'go';
        vars.left = isStep ? vars.left - 1 : 0;
        if (isStep) stepTo(rules, state, gait, vars, action.tile, io);
        else if (!isCommon(action)) {
          const who = mover(state.public, vars.unit);
          rules.title.stepping?.take(rules, state, who, action, io);
          rules.title.settle(rules, state, seat, io);
        }
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

type Refuse<X> = (
  rules: Rules<X>,
  table: Seen<X>,
  play: PlayVars,
  action: BaseAction,
) => Reason | undefined;

/** Why a tile cannot be stepped on. */
export const refuseStep =
  <X>(mayEnter: MayEnter<X>, mover: Mover<X> = itself): Refuse<X> =>
  (rules, table, { seat, unit }, action) => {
    const who = mover(table.public, unit);
    if (!isCommon(action)) return rules.title.stepping?.refuse(rules, table.public, who, action);
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
 * Normandie, Přesun: onto tiles with a friendly control marker.
 * @rule normandy/move north-africa/move stalingrad/move
 */
export const move = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>, Action> => ({
  verb: 'move',
  obstacle: () => null,
  refuse: refuseStep(onlyMarked),
  steps: (rules) => [walking(rules, tables, { verb: 'move', mayEnter: onlyMarked })],
});

/**
 * Normandie, Pátrání: onto any tile, leaving markers.
 * @rule normandy/scout north-africa/scout stalingrad/scout
 */
export const scout = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>, Action> => ({
  verb: 'scout',
  obstacle: () => null,
  refuse: refuseStep(anyTile),
  steps: (rules) => [
    walking(rules, tables, { verb: 'scout', mayEnter: anyTile, entered: 'scout' }),
  ],
});

/**
 * Normandie, Skrytý přesun: onto any tile, leaving nothing.
 * @rule normandy/stalk north-africa/stalk stalingrad/stalk
 */
export const stalk = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'step'>, Action> => ({
  verb: 'stalk',
  obstacle: () => null,
  refuse: refuseStep(anyTile),
  steps: (rules) => [walking(rules, tables, { verb: 'stalk', mayEnter: anyTile })],
});

export type GuideQuestion = PlayQuestion<'guide'>;

/**
 * Normandie, Manévr: any own unit that is not suppressed.
 * @rule normandy/guide stalingrad/guide
 */
export const guide = <X>(
  tables: ActionTables,
): VerbRule<X, GuideQuestion | PlayQuestion<'step'>, Action> => {
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
      guidable(rules, table.public, play).length > 0 ? null : { code: 'none-to-guide' },
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
            guidable(rules, state.public, vars).map((unit) => nth(tables.unit, unit)),
          take(_state, _seat, action, vars) {
            if (action.kind === 'unit') vars.unit = action.unit;
          },
        }),
        walking(rules, tables, { verb: 'guide', mayEnter: onlyMarked }),
      ];
    },
  };
};
