import { nth, ofSeat } from '@bivouac/kernel';
import { kindsIn } from '@bivouac/undaunted-core';
import { KINDS } from '../rules/data/cards.ts';
import type { Brief } from './brief.ts';
import { WIN } from './goals.ts';
import { bestUse, type Use } from './uses.ts';

/**
 * What is played first: what brings cards, then what opens the way for others, then fire, then
 * the ground won by it; commanders last, when they know whom to inspire (facts 8.2, order 1).
 */
const ORDER: readonly string[] = [
  'command',
  'recon',
  'ready',
  'control',
  'scout',
  'blast',
  'attack',
  'suppress',
  'move',
  'stalk',
  'guide',
  'conceal',
  'target',
  'bolster',
  'inspire',
];

const LAST = ORDER.length;

/** The kind of card to play next; -1 to end the turn. */
export function chooseCard(brief: Brief): number {
  const played = ofSeat(brief.public.plays, brief.seat);
  let chosen = -1;
  let place = Number.POSITIVE_INFINITY;
  let worth = 0;
  for (const kind of kindsIn(brief.rules, brief.own.hand)) {
    if (kind === brief.rules.fog) continue;
    const use = bestUse(brief, kind, played);
    if (use.worth >= WIN / 20) return kind;
    const at = placeOfUse(brief, kind, use);
    if (at < place || (at === place && use.worth > worth)) {
      chosen = kind;
      place = at;
      worth = use.worth;
    }
  }
  return chosen;
}

function placeOfUse(brief: Brief, kind: number, { verb }: Use): number {
  const card = KINDS[kind];
  if (verb === '') return mayHunker(brief, kind) ? LAST + 2 : Number.POSITIVE_INFINITY;
  // A leader waits for the squad: once it has acted, the leader may send one of it again.
  if (card?.isCommander && card.squad >= 0 && hasSquadInHand(brief, card.squad)) return LAST + 1;
  const at = ORDER.indexOf(verb);
  return at < 0 ? LAST : at;
}

function hasSquadInHand(brief: Brief, squad: number): boolean {
  return brief.own.hand.some((card) => {
    const kind = KINDS[nth(brief.rules.kindOf, card)];
    return kind?.squad === squad && !kind.isCommander;
  });
}

/**
 * A leader whose squad has no soldier left, neither in the deck nor in the supply, only fills the
 * hand. All others are worth keeping.
 */
export function mayHunker(brief: Brief, kind: number): boolean {
  const leader = KINDS[kind];
  if (leader === undefined || !leader.isCommander || leader.squad < 0) return false;
  const { seat } = brief;
  const isOfSquad = (other: number): boolean =>
    KINDS[other]?.squad === leader.squad && KINDS[other]?.isCommander === false;
  return (
    ofSeat(brief.cards, seat).every((count, other) => count === 0 || !isOfSquad(other)) &&
    !ofSeat(brief.public.supplies, seat).some((card) => isOfSquad(nth(brief.rules.kindOf, card)))
  );
}
