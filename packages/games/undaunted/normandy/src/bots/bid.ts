import { nth } from '@bivouac/kernel';
import { kindsIn } from '@bivouac/undaunted-core';
import { KINDS } from '../rules/data/cards.ts';
import { type Brief, countersOn } from './brief.ts';
import { threatTo, WIN } from './goals.ts';
import { bestUse } from './uses.ts';
import { WEIGHTS } from './weights.ts';

/** How likely a card of this initiative wins the marker against a card of which nothing is known. */
const CHANCE_TO_LEAD: readonly number[] = [0, 0.08, 0.2, 0.27, 0.35, 0.45, 0.62, 0.77, 0.88, 0.95];

/** The value of going first: more if this turn may decide. */
function leadWorth(brief: Brief, bestPlay: number): number {
  let worth = bestPlay >= WIN ? 4 : WEIGHTS.lead;
  for (const objective of brief.objectives) {
    if (countersOn(brief, brief.seat, objective.tile) > 0) continue;
    worth = Math.max(worth, WEIGHTS.lead + 0.35 * threatTo(brief, objective));
  }
  return worth;
}

/** The loss of the turn if a card of this kind is bid instead of played. */
function keepWorth(brief: Brief, kind: number): number {
  const { hand } = brief.own;
  if (KINDS[kind]?.isFog) {
    // A scout could get rid of it for good.
    const hasScout = hand.some((card) =>
      KINDS[nth(brief.rules.kindOf, card)]?.acts.some(({ verb }) => verb === 'recon'),
    );
    return hasScout ? 0.45 : 0;
  }
  let copies = 0;
  for (const card of hand) if (brief.rules.kindOf[card] === kind) copies += 1;
  const { worth } = bestUse(brief, kind, hand);
  // A second copy does nearly as well; one winning card is enough.
  if (copies > 1) return Math.min(worth, 3) * 0.75;
  return worth;
}

/** The kind of card to bid: what the turn misses least, unless leading matters more. */
export function chooseBid(brief: Brief): number {
  const kinds = kindsIn(brief.rules, brief.own.hand);
  const keeps = kinds.map((kind) => keepWorth(brief, kind));
  const lead = leadWorth(brief, Math.max(...keeps));
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  kinds.forEach((kind, i) => {
    const chance = CHANCE_TO_LEAD[KINDS[kind]?.initiative ?? 0] ?? 0;
    const score = lead * chance - nth(keeps, i);
    if (score > bestScore) {
      bestScore = score;
      best = kind;
    }
  });
  return best;
}
