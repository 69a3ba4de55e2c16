import type { Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { sightOfState } from '@bivouac/undaunted-core/bots';
import { KINDS } from '../rules/data/cards.ts';
import type { NormandyRules, NormandyState } from '../rules/extra.ts';
import { nextCardWorth } from './bolster.ts';
import { type Brief, briefOf, countersOn, isMarked, strengthOf } from './brief.ts';
import { pullAt } from './field.ts';
import { threatTo } from './goals.ts';
import { KIND_COUNT, RIFLEMEN, roleOf, UNIT_COUNT } from './tables.ts';
import { fireFrom } from './targets.ts';
import { wantedTiles } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** The features of each side. */
export interface Features {
  /** Points won, the last of which count most. */
  progress: number;
  /** How near riflemen with cards are to more. */
  reach: number;
  /** Ground that the enemy could take at once. */
  threat: number;
  /** Share of Fog of War in the cards that go round. */
  fog: number;
  commanders: number;
  /** Cards of riflemen and of others, each next one worth less. */
  riflemen: number;
  others: number;
  /** Riflemen that could still be brought. */
  reserve: number;
  /** Hits until no riflemen are left, for a side that the enemy wants to pin. */
  lives: number;
  /** Suppressed counters with cards, and what all with cards have to shoot at. */
  suppressed: number;
  fire: number;
  /** Tiles open to riflemen, for a side that the enemy wants to pin: it has to get through. */
  scouted: number;
}

/** The weight of each feature, in log-odds: fitted to the results of games between lieutenants. */
export const VALUES: Readonly<Features> = {
  progress: 3,
  reach: 0.55,
  threat: -0.45,
  fog: -3.6,
  commanders: 0.15,
  riflemen: 0.1,
  others: 0.04,
  reserve: 0.1,
  lives: 2.4,
  suppressed: -0.24,
  fire: 0.03,
  scouted: 0.25,
};

const NAMES = Object.keys(VALUES) as readonly (keyof Features)[];

/**
 * How good a position is for a seat, from -1 (lost) to 1 (won); the other seat's value is its
 * negative. It reads the open table alone, so it is the same in every world that a view allows.
 */
export function evaluateNormandy(rules: NormandyRules, state: NormandyState, seat: Seat): number {
  const { outcome } = state.public;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? 1 : -1;
  }
  const mine = featuresOf(briefOf(sightOfState(rules, state, seat)));
  const theirs = featuresOf(briefOf(sightOfState(rules, state, 1 - seat)));
  let lead = 0;
  for (const name of NAMES) lead += VALUES[name] * (mine[name] - theirs[name]);
  return Math.tanh(lead / 2);
}

export function featuresOf(brief: Brief): Features {
  const { goal, need } = brief.mine;
  const features: Features = {
    progress: goal.kind === 'points' ? Math.log((goal.value + 1) / (need + 1)) : 0,
    reach: 0,
    threat: 0,
    fog: 0,
    commanders: 0,
    riflemen: 0,
    others: 0,
    reserve: 0,
    lives: 0,
    suppressed: 0,
    fire: 0,
    scouted: 0,
  };
  countGround(brief, features);
  countCards(brief, features);
  countBoard(brief, features);
  return features;
}

function countGround(brief: Brief, features: Features): void {
  const unitOfWorth = WEIGHTS.goal * (brief.theirs.goal.kind === 'pin' ? WEIGHTS.hurry : 1);
  for (const kind of RIFLEMEN) {
    const unit = brief.seat * UNIT_COUNT + kind;
    const at = nth(brief.public.at, unit);
    if (at < 0 || strengthOf(brief, unit) === 0) continue;
    features.reach += pullAt(brief, wantedTiles(brief, unit), at) / unitOfWorth;
  }
  for (const objective of brief.objectives) {
    if (countersOn(brief, brief.seat, objective.tile) > 0) continue;
    features.threat += threatTo(brief, objective) / 10;
  }
  if (brief.theirs.goal.kind !== 'pin') return;
  for (const { tile } of brief.scenario.layout) {
    if (isMarked(brief, brief.seat, tile)) features.scouted += 1;
  }
}

function countCards(brief: Brief, features: Features): void {
  const cards = ofSeat(brief.cards, brief.seat);
  const supply = supplyByKind(brief);
  let all = 0;
  let fog = 0;
  let lives = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const card = KINDS[kind];
    const have = nth(cards, kind);
    all += have;
    if (card === undefined) continue;
    if (card.isFog) fog += have;
    else if (card.isCommander) features.commanders += have;
    else {
      let worth = 0;
      for (let i = 0; i < have; i++) worth += nextCardWorth(card.unit, i);
      if (roleOf(card.unit) !== 'riflemen') features.others += worth;
      else {
        features.riflemen += worth;
        features.reserve += nth(supply, kind);
        const isOnBoard = nth(brief.public.at, brief.seat * UNIT_COUNT + card.unit) >= 0;
        lives += have + 0.3 * nth(supply, kind) + (isOnBoard ? 1 : 0);
      }
    }
  }
  features.fog = all === 0 ? 0 : fog / all;
  // Against a usual number, so that the value of an even position stays near the middle.
  if (brief.theirs.goal.kind === 'pin') features.lives = Math.log((1 + lives) / USUAL_LIVES);
}

/** About what a side that may be pinned starts with. */
const USUAL_LIVES = 10;

function supplyByKind(brief: Brief): number[] {
  const supply: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) supply.push(0);
  for (const card of ofSeat(brief.public.supplies, brief.seat)) {
    const kind = nth(brief.rules.kindOf, card);
    supply[kind] = nth(supply, kind) + 1;
  }
  return supply;
}

/** A shot that may end the game is not yet a game that has ended. */
const MOST_FIRE = 3;

function countBoard(brief: Brief, features: Features): void {
  const first = brief.seat * UNIT_COUNT;
  for (let unit = first; unit < first + UNIT_COUNT; unit++) {
    const at = nth(brief.public.at, unit);
    if (at < 0 || strengthOf(brief, unit) === 0) continue;
    features.fire += Math.min(MOST_FIRE, fireFrom(brief, unit, at));
    if (brief.public.isSuppressed[unit]) features.suppressed += 1;
  }
}
