import { type Decision, frameKit, type Io, nth, type Step } from '@bivouac/kernel';
import {
  type ActionTables,
  inPlay,
  isLaid,
  only,
  type PlayVars,
  rollShot,
  scenarioOf,
  sideOfUnit,
} from '@bivouac/undaunted-core';
import { COLLAPSE, RAZE, type StalingradAction } from './actions.ts';
import { isTank } from './data/units.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState, CityVerb } from './extra.ts';
import { fireAtGround, isGround, isInRange, strike } from './fire.ts';
import type { BarrageVerb, Question } from './questions.ts';

/** What has been rolled against so far: counters by their number, the ground below zero. */
export const BUILDING = -1;
export const TUNNEL = -2;

/**
 * What is still to be rolled against: counters by their number, the ground below zero. The tile
 * that was chosen comes first in `chosen`, then what has been dealt with.
 * @rule stalingrad/bombard stalingrad/grenades stalingrad/area-suppress
 */
export function pending(
  rules: CityRules,
  part: CityPart,
  { seat, chosen = [] }: PlayVars,
  verb: BarrageVerb,
): number[] {
  const [tile = -1, ...done] = chosen;
  const left: number[] = [];
  part.at.forEach((at, unit) => {
    if (at !== tile || isTank(unit) || done.includes(unit)) return;
    // Bombardování: own men too; the others only hit the enemy.
    if (verb === 'bombard' || sideOfUnit(rules, unit) !== seat) left.push(unit);
  });
  if (verb !== 'bombard') return left;
  if (isGround(part, tile, 'building') && !done.includes(BUILDING)) left.push(BUILDING);
  if (isGround(part, tile, 'tunnel') && !done.includes(TUNNEL)) left.push(TUNNEL);
  return left;
}

/** Whether there is something to hit on a tile in range. */
const isWorthIt = (
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: BarrageVerb,
  tile: number,
): boolean =>
  isInRange(rules, part, play, verb, tile) &&
  pending(rules, part, { ...play, chosen: [tile] }, verb).length > 0;

/** Tiles on which there is something to hit. */
export function barrageTiles(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: BarrageVerb,
): number[] {
  return scenarioOf(rules, part)
    .layout.map(({ tile }) => tile)
    .filter((tile) => isWorthIt(rules, part, play, verb, tile));
}

/**
 * Stalingrad, Bombardování, Granáty, Umlčovací palba: a tile, then everything on it one by one.
 * @rule stalingrad/bombard stalingrad/grenades stalingrad/area-suppress
 */
export const barrage = (verb: BarrageVerb, tables: ActionTables): CityVerb => ({
  verb,
  fire: { range: 'counts', at: 'all' },
  obstacle: (rules, { public: part }, play) =>
    scenarioOf(rules, part).layout.some(({ tile }) => isWorthIt(rules, part, play, verb, tile))
      ? null
      : { code: 'no-target' },
  refuse(rules, table, play, action) {
    if (action.kind !== 'aim') return undefined;
    const { tile } = action;
    if (!isLaid(rules, table.public, tile)) return { code: 'not-laid', tile };
    if (!isInRange(rules, table.public, play, verb, tile)) return { code: 'out-of-range', tile };
    const isFull = barrageTiles(rules, table.public, play, verb).includes(tile);
    return isFull ? undefined : { code: 'nothing-there', tile };
  },
  steps: (rules) => [chooseTile(rules, verb, tables), fireInTurn(rules, verb, tables)],
});

type BarrageStep = Step<CityState, PlayVars, StalingradAction, Event, Question>;
const barrageKit = () => frameKit<CityState, StalingradAction, Event, Question>();

const chooseTile = (rules: CityRules, verb: BarrageVerb, tables: ActionTables): BarrageStep =>
  barrageKit().ask<PlayVars>({
    question: (_state, vars) => ({ kind: 'barrage', play: inPlay(vars, verb), aim: 'tile' }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) =>
      barrageTiles(rules, state.public, vars, verb).map((tile) => nth(tables.aim, tile)),
    take(_state, _seat, action, vars) {
      if (action.kind === 'aim') vars.chosen = [action.tile];
    },
  });

/** Target by target, in the order that the player likes; the last one needs no question. */
function fireInTurn(rules: CityRules, verb: BarrageVerb, tables: ActionTables): BarrageStep {
  const kit = barrageKit();
  const left = (state: CityState, vars: PlayVars): number[] =>
    pending(rules, state.public, vars, verb);
  const isAsked = (state: CityState, vars: PlayVars): boolean => left(state, vars).length > 1;
  return kit.loop<PlayVars>(40, (state, vars) => left(state, vars).length > 0, [
    kit.when<PlayVars>(
      isAsked,
      [kit.ask(nextTarget(rules, verb, tables))],
      [
        kit.run<PlayVars>((state, vars, io) => {
          const [only] = left(state, vars);
          if (only !== undefined) fireAt(rules, state, verb, vars, only, io);
        }),
      ],
    ),
  ]);
}

const nextTarget = (
  rules: CityRules,
  verb: BarrageVerb,
  tables: ActionTables,
): Decision<CityState, PlayVars, StalingradAction, Event, Question> => ({
  question: (_state, vars) => ({ kind: 'next-target', play: inPlay(vars, verb), aim: 'each' }),
  seats: (_state, vars) => only(vars.seat),
  offers: (state, _seat, vars) =>
    pending(rules, state.public, vars, verb).map((target) =>
      actionAt(tables, target, vars.chosen?.[0] ?? -1),
    ),
  take: (state, _seat, action, vars, io) => fireAt(rules, state, verb, vars, targetOf(action), io),
});

function actionAt(tables: ActionTables, target: number, tile: number): StalingradAction {
  if (target === BUILDING) return nth(RAZE, tile);
  return target === TUNNEL ? nth(COLLAPSE, tile) : nth(tables.shoot, target);
}

function targetOf(action: StalingradAction): number {
  if (action.kind === 'shoot') return action.unit;
  return action.kind === 'raze' ? BUILDING : TUNNEL;
}

/** One target of the tile that was chosen. */
function fireAt(
  rules: CityRules,
  state: CityState,
  verb: BarrageVerb,
  vars: PlayVars,
  target: number,
  io: Io<Event>,
): void {
  const [tile = -1] = vars.chosen ?? [];
  vars.chosen = [...(vars.chosen ?? []), target];
  if (target < 0) {
    const what = target === BUILDING ? 'building' : 'tunnel';
    fireAtGround(rules, state, verb, vars, tile, what, io);
    return;
  }
  const shot = { verb, unit: vars.unit, target };
  if (rollShot(rules, state, shot, vars.value, 'counts', io)) strike(rules, state, shot, vars, io);
}
