import type { Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { scenarioOf } from '@bivouac/undaunted-core';
import { COUNTERS, unitKindOf } from '../rules/data/units.ts';
import type { CityRules, CityState } from '../rules/extra.ts';
import { isRouted } from '../rules/ground.ts';
import { moreOf } from '../rules/more.ts';
import type { Task } from '../rules/task.ts';
import { progressOf } from '../rules/tasks.ts';
import { type Brief, briefOf, sideOf } from './brief.ts';
import { footing } from './ground.ts';

/** What each counts, in log-odds. */
const VALUES = {
  progress: 2.6,
  place: 0.1,
  cards: 0.12,
  suppressed: -0.2,
  routed: -0.7,
  fog: -2.5,
} as const;

/**
 * How good a position is for a seat, from -1 (lost) to 1 (won). It reads the open table alone, and
 * neither side's secret task but by its public half.
 */
export const makeEvaluate =
  (rules: CityRules) =>
  (state: CityState, seat: Seat): number => {
    const { outcome } = state.public;
    if (outcome !== null) return outcome.winners.includes(seat) ? 1 : -1;
    const sight = (of: Seat) => ({
      rules,
      seat: of,
      question: null,
      public: state.public,
      own: ofSeat(state.seats, of),
    });
    const mine = scoreOf(briefOf(sight(seat)));
    const theirs = scoreOf(briefOf(sight(1 - seat)));
    return Math.tanh((mine - theirs) / 2);
  };

/** How much of a task is done, from 0 to 1. */
function shareOf(brief: Brief, task: Task): number {
  const { rules, part, seat } = brief;
  if (task.kind === 'and') {
    const all = task.of.map((one) => shareOf(brief, one));
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  }
  if (task.kind === 'or') return Math.max(...task.of.map((one) => shareOf(brief, one)));
  const { done, needed } = progressOf(rules, part, seat, task);
  return Math.min(1, done / needed);
}

function scoreOf(brief: Brief): number {
  const { tasks } = moreOf(scenarioOf(brief.rules, brief.part));
  const share = shareOf(brief, ofSeat(tasks, brief.seat));
  let score = VALUES.progress * -Math.log(1.25 - share);
  COUNTERS.forEach((_, unit) => {
    const tile = nth(brief.part.at, unit);
    if (sideOf(unit) !== brief.seat || tile < 0) return;
    if (isRouted(brief.part, unit)) {
      score += VALUES.routed * (unitKindOf(unit).isRiflemen ? 2 : 1);
      return;
    }
    score += VALUES.cards * Math.log(1 + nth(brief.cards, unit));
    score += VALUES.place * Math.min(8, footing(brief, unit, tile));
    if (brief.part.isSuppressed[unit]) score += VALUES.suppressed;
  });
  return score;
}
