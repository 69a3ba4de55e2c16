import type { Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { sightOfState } from '@bivouac/undaunted-core/bots';
import type { NorthRules, NorthState } from '../rules/extra.ts';
import { SIDES, SOLDIER_UNITS } from '../rules/pieces.ts';
import { isNamed } from '../rules/tally.ts';
import { type Brief, briefOf, strengthOf } from './brief.ts';
import { footing } from './footing.ts';

/** What each counts, in log-odds. */
const VALUES = {
  progress: 2.6,
  place: 0.12,
  cards: 0.1,
  fog: -2.5,
  suppressed: -0.25,
  commanders: 0.2,
  /** Hits until those are gone whom the enemy hunts. */
  lives: 1.2,
} as const;

/**
 * How good a position is for a seat, from -1 (lost) to 1 (won); the other seat's value is its
 * negative. It reads the open table alone, so it is the same in every world that a view allows.
 */
export function evaluateNorth(rules: NorthRules, state: NorthState, seat: Seat): number {
  const { outcome } = state.public;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? 1 : -1;
  }
  const mine = scoreOf(briefOf(sightOfState(rules, state, seat)));
  const theirs = scoreOf(briefOf(sightOfState(rules, state, 1 - seat)));
  return Math.tanh((mine - theirs) / 2);
}

function scoreOf(brief: Brief): number {
  const { goal, need } = brief.mine;
  const value = goal.kind === 'pin' ? 1 : goal.value;
  let score = VALUES.progress * Math.log((value + 1) / (need + 1));
  const hunted = brief.theirs.goal;
  const lives: number[] = [];
  for (const unit of SOLDIER_UNITS) {
    const tile = nth(brief.part.at, unit);
    if (SIDES[unit] !== brief.seat || tile < 0) continue;
    const cards = strengthOf(brief, unit);
    if (hunted.kind === 'neutralize' && isNamed(hunted.who, unit)) lives.push(cards);
    if (cards === 0) continue;
    score += VALUES.place * Math.min(8, footing(brief, unit, tile));
    score += VALUES.cards * (1 + Math.log(cards));
    if (brief.part.isSuppressed[unit]) score += VALUES.suppressed;
  }
  if (lives.length > 0) {
    // The weakest fall first.
    lives.sort((a, b) => a - b);
    let hits = 0;
    for (const cards of lives.slice(0, brief.theirs.need)) hits += cards + 1;
    score += VALUES.lives * Math.log((1 + hits) / 6);
  }
  const cards = ofSeat(brief.cards, brief.seat);
  let all = 0;
  cards.forEach((count, kind) => {
    all += count;
    if (brief.rules.kinds[kind]?.isCommander) score += VALUES.commanders * count;
  });
  return all === 0 ? score : score + (VALUES.fog * nth(cards, brief.rules.fog)) / all;
}
