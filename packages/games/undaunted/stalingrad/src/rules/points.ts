import type { Io, Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { isControlled, putSeat, scenarioOf } from '@bivouac/undaunted-core';
import type { Event } from './events.ts';
import type { CityRules, CityState } from './extra.ts';
import { moreOf } from './more.ts';

/**
 * Markers in the box (Stalingrad, Seznam herního materiálu).
 * @rule stalingrad/victory-points
 */
const MARKERS = 14;

const placed = ({ extra }: CityState['public']): number => {
  let sum = extra.points[0] + extra.points[1];
  for (let i = 1; i < extra.pointsOn.length; i += 2) sum += nth(extra.pointsOn, i);
  return sum;
};

function gain(state: CityState, seat: Seat, io: Io<Event>): void {
  if (placed(state.public) >= MARKERS) return;
  const points = ofSeat(state.public.extra.points, seat) + 1;
  putSeat(state.public.extra.points, seat, points);
  io.emit({ type: 'victoryPoint', seat, points });
}

/**
 * A deed for which the scenario may give a victory point.
 * @rule stalingrad/tasks stalingrad/victory-points
 */
export function scoreFor(
  rules: CityRules,
  state: CityState,
  seat: Seat,
  deed: 'damage' | 'tunnel' | 'casualty',
  io: Io<Event>,
): void {
  for (const rule of moreOf(scenarioOf(rules, state.public)).pointRules) {
    if (rule.kind === deed && rule.seat === seat) gain(state, seat, io);
  }
}

/**
 * What the end of a round brings.
 * @rule stalingrad/tasks stalingrad/victory-points
 */
export function scoreRound(rules: CityRules, state: CityState, io: Io<Event>): void {
  for (const rule of moreOf(scenarioOf(rules, state.public)).pointRules) {
    if (rule.kind === 'hold') {
      if (isControlled(rules, state.public, rule.seat, rule.tile)) gain(state, rule.seat, io);
    } else if (rule.kind === 'drop') drop(state, rule.tile, io);
  }
  rules.title.settle(rules, state, state.public.initiative, io);
}

function drop(state: CityState, tile: number, io: Io<Event>): void {
  if (placed(state.public) >= MARKERS) return;
  const { pointsOn } = state.public.extra;
  let at = 0;
  while (at < pointsOn.length && pointsOn[at] !== tile) at += 2;
  if (at === pointsOn.length) pointsOn.push(tile, 0);
  const points = nth(pointsOn, at + 1) + 1;
  pointsOn[at + 1] = points;
  io.emit({ type: 'pointPlaced', tile, points });
}
