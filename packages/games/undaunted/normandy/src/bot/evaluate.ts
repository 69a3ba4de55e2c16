import type { Seat } from '@bivouac/kernel';
import { KINDS } from '../data/cards.ts';
import type { NormandyRules, NormandyState } from '../extra.ts';
import { nextCardWorth } from './bolster.ts';
import { type Brief, briefOf, countersOn, strengthOf } from './brief.ts';
import { pullAt } from './field.ts';
import { threatTo, wantedTiles } from './goals.ts';
import { sightOfState } from './sight.ts';
import { KIND_COUNT, RIFLEMEN, roleOf, UNIT_COUNT } from './tables.ts';
import { fireFrom } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** A card in the supply may still be brought; it cannot be lost there. */
const IN_SUPPLY = 0.3;

/**
 * How good a position is for a seat; the other seat's value is its negative. It reads the open
 * table alone, so it is the same in every world that a view allows.
 */
export function evaluateNormandy(rules: NormandyRules, state: NormandyState, seat: Seat): number {
  const { outcome } = state.public;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? WIN_VALUE : -WIN_VALUE;
  }
  const mine = sideValue(briefOf(sightOfState(rules, state, seat)));
  const theirs = sideValue(briefOf(sightOfState(rules, state, 1 - seat)));
  return squash(mine - theirs);
}

/** A won game; what lies between is bent towards it, so that a sure lead is not gambled away. */
const WIN_VALUE = 1;
const SCALE = 12;

function squash(lead: number): number {
  return 0.95 * Math.tanh(lead / SCALE);
}

function sideValue(brief: Brief): number {
  return groundValue(brief) + cardsValue(brief) + boardValue(brief);
}

/** Points held, the way of the riflemen to more, and ground that the enemy is about to take. */
function groundValue(brief: Brief): number {
  const { goal, need } = brief.mine;
  let value = 0;
  if (goal.kind === 'points') value += WEIGHTS.goal * Math.log((goal.value + 1) / (need + 1));
  for (const kind of RIFLEMEN) {
    const unit = brief.seat * UNIT_COUNT + kind;
    const at = brief.public.at[unit] as number;
    if (at < 0) continue;
    const pull = pullAt(brief, wantedTiles(brief, unit, at), at);
    value += pull * (strengthOf(brief, unit) > 0 ? 0.7 : 0.15);
  }
  for (const objective of brief.objectives) {
    if (countersOn(brief, brief.seat, objective.tile) === 0) {
      value -= 0.4 * threatTo(brief, objective);
    }
  }
  return value;
}

/** Cards that go round, those that could, and Fog of War among them. */
function cardsValue(brief: Brief): number {
  const seat = brief.seat as 0 | 1;
  const mayBePinned = brief.theirs.goal.kind === 'pin';
  const supply = supplyByKind(brief);
  let value = 0;
  let lives = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const card = KINDS[kind];
    const have = brief.cards[seat][kind] as number;
    if (card === undefined || have + (supply[kind] as number) === 0) continue;
    if (card.isFog) value -= WEIGHTS.fog * have;
    else if (card.isCommander) value += have;
    else {
      const isRiflemen = roleOf(card.unit) === 'riflemen';
      const factor = isRiflemen && mayBePinned ? 1.4 : 1;
      for (let i = 0; i < have + (supply[kind] as number); i++) {
        value += factor * nextCardWorth(card.unit, i) * (i < have ? 1 : IN_SUPPLY);
      }
      if (isRiflemen) {
        lives += have + 0.3 * (supply[kind] as number);
        if ((brief.public.at[seat * UNIT_COUNT + card.unit] as number) >= 0) lives += 1;
      }
    }
  }
  // Whoever runs out of riflemen has lost, one way or the other.
  return value + (mayBePinned ? 5 : 3) * Math.log(1 + lives);
}

function supplyByKind(brief: Brief): number[] {
  const supply: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) supply.push(0);
  for (const card of brief.public.supplies[brief.seat as 0 | 1]) {
    const kind = brief.rules.kindOf[card] as number;
    supply[kind] = (supply[kind] as number) + 1;
  }
  return supply;
}

/** Counters on the board, ready to act, with something in front of their rifles. */
function boardValue(brief: Brief): number {
  const first = brief.seat * UNIT_COUNT;
  let value = brief.public.initiative === brief.seat ? 0.1 : 0;
  for (let unit = first; unit < first + UNIT_COUNT; unit++) {
    const at = brief.public.at[unit] as number;
    if (at < 0) continue;
    const isAble = strengthOf(brief, unit) > 0;
    value += isAble ? WEIGHTS.entry + 0.4 * fireFrom(brief, unit, at) : 0.1;
    if (isAble && brief.public.isSuppressed[unit]) value -= WEIGHTS.ready;
  }
  return value;
}
