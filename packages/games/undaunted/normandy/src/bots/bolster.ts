import { nth, ofSeat } from '@bivouac/kernel';
import { KINDS } from '../rules/data/cards.ts';
import type { Brief } from './brief.ts';
import { missingMarkers } from './scouting.ts';
import { type Role, roleOf } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** The value of a unit's next card when it has `count` already. */
const NEXT_CARD: Readonly<Record<Role, readonly number[]>> = {
  riflemen: [1.8, 1.3, 0.9, 0.5, 0.25],
  scouts: [1, 0.5, 0.25],
  gunners: [1.3, 0.85, 0.5],
  sniper: [1.3, 0.9, 0.6],
  mortar: [0.8, 0.5, 0.3],
};

/** The same without regard to the position. */
export const nextCardWorth = (unit: number, have: number): number =>
  NEXT_CARD[roleOf(unit)][have] ?? 0;

/** A commander in the supply: the card makes others better. */
const COMMANDER = 0.8;

/** The less time is left, the less a card for later is worth. */
function tempo(brief: Brief): number {
  const left = Math.min(
    brief.mine.goal.kind === 'points' ? brief.mine.need : 9,
    brief.theirs.goal.kind === 'points' ? brief.theirs.need : 9,
  );
  // Where one objective decides, the whole game is played so; there is still time at its start.
  return left <= 1 && brief.public.round > 5 ? 0.75 : 1;
}

/** What one card of a kind, brought from the supply, is worth with `count` of it at hand. */
export function cardWorth(brief: Brief, kind: number, extra: number): number {
  const card = KINDS[kind];
  if (card === undefined || card.isFog) return 0;
  if (card.isCommander) return COMMANDER * tempo(brief);
  const have = nth(ofSeat(brief.cards, brief.seat), kind) + extra;
  const role = roleOf(card.unit);
  let worth = NEXT_CARD[role][have] ?? 0;
  if (role === 'riflemen') worth *= WEIGHTS.moreRiflemen;
  // A side that must not be pinned lives on its riflemen.
  if (role === 'riflemen' && brief.theirs.goal.kind === 'pin') worth *= 1.4;
  // Scouts with nothing left to scout would only thin out the deck.
  if (role === 'scouts' && have > 0 && missingMarkers(brief).every((need) => need === 0)) {
    worth *= 0.5;
  }
  // A unit that has no place to enter is of no use.
  if ((brief.scenario.spawns[brief.seat * (brief.public.at.length / 2) + card.unit] ?? -1) < 0) {
    return 0;
  }
  return worth * tempo(brief);
}

/** The kind most worth bringing, of those that the supply and the squad allow; -1 for none. */
export function bestReinforcement(
  brief: Brief,
  squad: number,
  taken: readonly number[],
): { kind: number; worth: number } {
  const supply = ofSeat(brief.public.supplies, brief.seat);
  let best = { kind: -1, worth: 0.1 };
  let previous = -1;
  let copies = 0;
  for (let i = 0; i < supply.length; i++) {
    const kind = nth(brief.rules.kindOf, nth(supply, i));
    copies = kind === previous ? copies + 1 : 1;
    previous = kind;
    if (squad >= 0 && KINDS[kind]?.squad !== squad) continue;
    const extra = taken[kind] ?? 0;
    if (copies <= extra) continue;
    const worth = cardWorth(brief, kind, extra);
    if (worth > best.worth) best = { kind, worth };
  }
  return best;
}

/** What Bolster is worth: the best cards, up to the value. */
export function bolsterWorth(brief: Brief, count: number, squad: number): number {
  const taken: number[] = [];
  let worth = 0;
  for (let i = 0; i < count; i++) {
    const next = bestReinforcement(brief, squad, taken);
    if (next.kind < 0) break;
    worth += next.worth;
    taken[next.kind] = (taken[next.kind] ?? 0) + 1;
  }
  // The cards come round some turns later; what happens now is certain.
  return WEIGHTS.bolster * worth;
}
