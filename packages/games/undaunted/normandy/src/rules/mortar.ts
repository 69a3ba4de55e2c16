import { frameKit, type Io, nth, ofSeat, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  distanceBetween,
  type FireRule,
  inPlay,
  isLaid,
  only,
  type PlayVars,
  type PublicPart,
  putSeat,
  rollShot,
  scenarioOf,
  sideOfUnit,
  sufferCasualty,
  tileOf,
  unitKind,
} from '@bivouac/undaunted-core';
import type { Event } from './events.ts';
import type { Extra, NormandyRules, NormandyState, NormandyVerb } from './extra.ts';
import type { NormandyQuestion } from './questions.ts';

/**
 * Normandie, Zaměření: at least three tiles from the mortar.
 * @rule normandy/target
 */
const LEAST_RANGE = 3;

const targetOf = (part: PublicPart<Extra>, seat: Seat): number => ofSeat(part.extra.targets, seat);

function removeTarget(state: NormandyState, seat: Seat, io: Io<Event>): void {
  const tile = targetOf(state.public, seat);
  if (tile < 0) return;
  putSeat(state.public.extra.targets, seat, -1);
  io.emit({ type: 'targetRemoved', seat, tile });
}

function tilesToAimAt(rules: NormandyRules, part: PublicPart<Extra>, play: PlayVars): number[] {
  const here = tileOf(part, play.unit);
  const from = here >= 0 ? here : rules.title.spawnTile(rules, part, play.unit);
  return scenarioOf(rules, part)
    .layout.map(({ tile }) => tile)
    .filter((tile) => distanceBetween(rules, part, from, tile) >= LEAST_RANGE)
    .sort((a, b) => a - b);
}

/**
 * Normandie, Zaměření.
 * @rule normandy/target
 */
export const target = (tables: ActionTables): NormandyVerb => ({
  verb: 'target',
  obstacle: (rules, table, play) =>
    tilesToAimAt(rules, table.public, play).length > 0 ? null : { code: 'too-near' },
  refuse(rules, table, { unit }, action) {
    if (action.kind !== 'aim') return undefined;
    const { tile } = action;
    if (!isLaid(rules, table.public, tile)) return { code: 'not-laid', tile };
    const distance = distanceBetween(rules, table.public, tileOf(table.public, unit), tile);
    return distance < LEAST_RANGE ? { code: 'tile-too-near', tile, distance } : undefined;
  },
  steps: (rules) => [
    frameKit<NormandyState, Action, Event, NormandyQuestion>().ask<PlayVars>({
      question: (_state, vars) => ({ kind: 'target', play: inPlay(vars, 'target') }),
      seats: (_state, vars) => only(vars.seat),
      offers: (state, _seat, vars) =>
        tilesToAimAt(rules, state.public, vars).map((tile) => nth(tables.aim, tile)),
      take(state, seat, action, _vars, io) {
        if (action.kind !== 'aim') return;
        putSeat(state.public.extra.targets, seat, action.tile);
        io.emit({ type: 'targetPlaced', seat, tile: action.tile });
      },
    }),
  ],
});

/** Shells fall on the marked tile wherever the mortar stands. */
const SHELLS: FireRule = { range: 'ignored', at: 'all' };

/** The units on the marked tile that are still to be thrown at; set by the first step. */
type BlastVars = PlayVars & { waiting?: readonly number[] };

const waitingFor = ({ waiting = [] }: BlastVars): readonly number[] => waiting;

const unitsOn = (part: PublicPart<Extra>, tile: number): number[] =>
  part.at.flatMap((at, unit) => (at === tile ? [unit] : []));

/**
 * Normandie, Výbuch: a throw of its own for every unit on the marked tile, one's own too, in the
 * order the player likes (ruling R-18).
 * @rule normandy/blast
 */
export const blast = (tables: ActionTables): NormandyVerb => ({
  verb: 'blast',
  fire: SHELLS,
  obstacle: (_rules, table, play) =>
    targetOf(table.public, play.seat) >= 0 ? null : { code: 'no-target-marker' },
  refuse(_rules, table, play, action) {
    if (action.kind !== 'shoot') return undefined;
    const { unit } = action;
    const at = tileOf(table.public, unit);
    const tile = targetOf(table.public, play.seat);
    // A unit that the shells have met before stands there still, or has left the board.
    if (at < 0) return { code: 'not-on-board', unit };
    if (at !== tile) return { code: 'not-on-target', unit, tile };
    return waitingFor(play).includes(unit) ? undefined : { code: 'already-met', unit };
  },
  steps(rules) {
    const kit = frameKit<NormandyState, Action, Event, NormandyQuestion>();
    const hit = (state: NormandyState, vars: BlastVars, unit: number, io: Io<Event>): void => {
      vars.waiting = waitingFor(vars).filter((other) => other !== unit);
      const shot = { verb: 'blast', unit: vars.unit, target: unit };
      if (!rollShot(rules, state, shot, vars.value, SHELLS.range, io)) return;
      sufferCasualty(rules, state, unit, io);
      rules.title.settle(rules, state, vars.seat, io);
    };
    return [
      kit.run<PlayVars>((state, vars: BlastVars) => {
        vars.waiting = unitsOn(state.public, targetOf(state.public, vars.seat));
      }),
      kit.loop<PlayVars>(30, (_state, vars) => waitingFor(vars).length > 0, [
        kit.ask({
          question: (_state, vars) => ({
            kind: 'blast',
            play: inPlay(vars, 'blast'),
            aim: 'each',
          }),
          seats: (_state, vars) => only(vars.seat),
          offers: (_state, _seat, vars) => waitingFor(vars).map((unit) => nth(tables.shoot, unit)),
          take(state, _seat, action, vars, io) {
            if (action.kind === 'shoot') hit(state, vars, action.unit, io);
          },
        }),
      ]),
    ];
  },
});

/**
 * A mortar that moves or leaves the board has lost its aim (ruling R-19).
 * @rule normandy/target normandy/removed-units
 */
export function loseAim(
  rules: NormandyRules,
  state: NormandyState,
  unit: number,
  io: Io<Event>,
): void {
  if (unitKind(rules, unit).id === 'mortar') removeTarget(state, sideOfUnit(rules, unit), io);
}
