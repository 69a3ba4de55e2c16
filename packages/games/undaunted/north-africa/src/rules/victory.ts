import type { Io, Seat } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import { endGame, enemyOf, goalOf, scenarioOf } from '@bivouac/undaunted-core';
import type { Event } from './events.ts';
import type { NorthPart, NorthRules, NorthState } from './extra.ts';
import { isHopeless } from './hope.ts';
import { pointsOf, progressOf } from './tally.ts';

const REASONS = {
  points: 'points',
  escape: 'escaped',
  neutralize: 'neutralized',
  pin: '',
} as const;

/**
 * Why a side has won; undefined while it has not.
 * @rule north-africa/objectives north-africa/escape north-africa/neutralize
 */
function victory(
  rules: NorthRules,
  part: NorthPart,
  seat: Seat,
  isOut: readonly [boolean, boolean],
): string | undefined {
  const goal = goalOf(scenarioOf(rules, part), seat);
  if (goal.kind === 'pin') return undefined;
  if (progressOf(rules, part, seat) >= goal.value) return REASONS[goal.kind];
  const enemy = enemyOf(seat);
  if (goal.kind === 'escape' || !ofSeat(isOut, enemy)) return undefined;
  if (goal.kind === 'neutralize') return 'hopeless';
  return pointsOf(rules, part, seat) > pointsOf(rules, part, enemy) ? 'hopeless' : undefined;
}

/**
 * Ends the game if a side has won. The side whose turn it is comes first (N-13).
 * @rule north-africa/beyond-all-hope
 */
export function settle(rules: NorthRules, state: NorthState, actor: Seat, io: Io<Event>): void {
  const part = state.public;
  if (part.outcome !== null) return;
  const isOut = [isHopeless(rules, part, 0), isHopeless(rules, part, 1)] as const;
  for (const seat of [actor, enemyOf(actor)]) {
    const reason = victory(rules, part, seat, isOut);
    if (reason === undefined) continue;
    endGame(state, [seat], reason, io.emit);
    return;
  }
  if (!isOut[0] || !isOut[1]) return;
  // Beznadějná situace: neither can; the higher sum wins, a tie goes to the initiative.
  const lead = pointsOf(rules, part, 0) - pointsOf(rules, part, 1);
  const winner = lead === 0 ? part.initiative : lead > 0 ? 0 : 1;
  endGame(state, [winner], 'both-hopeless', io.emit);
}
