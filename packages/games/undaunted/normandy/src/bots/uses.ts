import { nth, ofSeat } from '@bivouac/kernel';
import { KINDS } from '../rules/data/cards.ts';
import { bolsterWorth } from './bolster.ts';
import { type Brief, placeOf, strengthOf } from './brief.ts';
import { controlWorth } from './goals.ts';
import { bestAim, blastWorth } from './mortar.ts';
import { bestStep } from './movement.ts';
import { bestScoutStep } from './scouting.ts';
import { roleOf, UNIT_COUNT } from './tables.ts';
import { bestShot, hitWorth, suppressWorth } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** Less than this is not worth a card. */
export const LEAST = 0.03;

/** The best use of a card, and its value. */
export interface Use {
  /** Name of a verb, `ready`, or empty if nothing is worth it. */
  readonly verb: string;
  readonly worth: number;
}

const NOTHING: Use = { verb: '', worth: 0 };

/** What drawing one card is worth: most are good, Fog of War is not. */
function drawWorth(brief: Brief): number {
  const cards = ofSeat(brief.cards, brief.seat);
  let all = 0;
  for (const count of cards) all += count;
  const fog = nth(cards, brief.rules.fog);
  return all === 0 ? 0 : WEIGHTS.draw * (1 - fog / all);
}

function hasFog(brief: Brief, cards: readonly number[]): boolean {
  return cards.some((card) => brief.rules.kindOf[card] === brief.rules.fog);
}

/** A counter that comes onto the board. */
function entryWorth(brief: Brief, unit: number): number {
  if (unit < 0 || nth(brief.public.at, unit) >= 0) return 0;
  if (roleOf(unit) !== 'riflemen') return WEIGHTS.entry;
  // Without riflemen on the board a side takes no ground, and may be pinned.
  return brief.theirs.goal.kind === 'pin' ? 3 : 1;
}

/** The value of a card of this kind if it is played for this verb now. */
export function useWorth(
  brief: Brief,
  kind: number,
  verb: string,
  played: readonly number[],
): number {
  const card = KINDS[kind];
  const act = card?.acts.find((candidate) => candidate.verb === verb);
  if (card === undefined || act === undefined) return 0;
  const unit = card.unit < 0 ? -1 : brief.seat * UNIT_COUNT + card.unit;
  const from = unit < 0 ? -1 : placeOf(brief, unit);
  const squad = act.isOwnSquad ? card.squad : -1;
  const entry = entryWorth(brief, unit);
  switch (verb) {
    case 'move':
      return entry + bestStep(brief, unit, false).gain - aimLoss(brief, unit);
    case 'stalk':
      return entry + bestStep(brief, unit, true).gain;
    case 'scout':
      return entry + bestScoutStep(brief, unit, act.value).gain;
    case 'guide':
      return bestGuided(brief).worth;
    case 'attack':
      return entry + bestShot(brief, from, act.value, hitWorth).worth;
    case 'suppress':
      return entry + bestShot(brief, from, act.value, suppressWorth).worth;
    case 'blast':
      return entry + blastAtMarker(brief);
    case 'target':
      return entry + bestAim(brief, unit).worth;
    case 'control':
      return entry + controlWorth(brief, from);
    case 'bolster':
      return bolsterWorth(brief, act.value, squad);
    case 'command':
      return act.value * drawWorth(brief);
    case 'recon':
      // The Fog of War is gone for good, and a card comes for it.
      return hasFog(brief, brief.own.hand) ? entry + WEIGHTS.recon + drawWorth(brief) : 0;
    case 'conceal':
      return (
        entry + (hasFog(brief, ofSeat(brief.public.supplies, brief.enemy)) ? WEIGHTS.conceal : 0)
      );
    case 'inspire':
      return bestInspired(brief, squad, played).worth;
    default:
      return 0;
  }
}

function blastAtMarker(brief: Brief): number {
  const tile = ofSeat(brief.public.extra.targets, brief.seat);
  return tile < 0 ? 0 : blastWorth(brief, tile);
}

/** A mortar that moves loses its aim. */
function aimLoss(brief: Brief, unit: number): number {
  return roleOf(unit) === 'mortar' ? 0.4 + Math.max(0, blastAtMarker(brief)) : 0;
}

/** The best use of a card of this kind; `played` is what Inspire could take back. */
export function bestUse(brief: Brief, kind: number, played: readonly number[]): Use {
  const card = KINDS[kind];
  if (card === undefined) return NOTHING;
  const unit = card.unit < 0 ? -1 : brief.seat * UNIT_COUNT + card.unit;
  if (unit >= 0 && brief.public.isSuppressed[unit]) {
    return { verb: 'ready', worth: readyWorth(brief, kind, unit) };
  }
  let best = NOTHING;
  for (const { verb } of card.acts) {
    const worth = useWorth(brief, kind, verb, played);
    if (worth > best.worth && worth >= LEAST) best = { verb, worth };
  }
  return best;
}

/** Back on its feet: worth more if another card of the unit waits to be played. */
function readyWorth(brief: Brief, kind: number, unit: number): number {
  let copies = 0;
  for (const card of brief.own.hand) if (brief.rules.kindOf[card] === kind) copies += 1;
  const base = WEIGHTS.ready * (roleOf(unit) === 'riflemen' ? 1 : 0.8);
  return base + (copies > 1 ? 0.3 : 0) + 0.05 * strengthOf(brief, unit);
}

/** The played card most worth taking back; -1 for none. */
export function bestInspired(
  brief: Brief,
  squad: number,
  played: readonly number[],
): { kind: number; worth: number } {
  let best = { kind: -1, worth: 0 };
  let previous = -1;
  for (const card of played) {
    const kind = nth(brief.rules.kindOf, card);
    const face = KINDS[kind];
    if (kind === previous || face === undefined || face.isCommander || face.squad !== squad) {
      continue;
    }
    previous = kind;
    const { worth } = bestUse(brief, kind, []);
    if (worth > best.worth) best = { kind, worth };
  }
  return best;
}

/** The friendly unit that gains most by one step; -1 for none. */
export function bestGuided(brief: Brief): { unit: number; worth: number } {
  let best = { unit: -1, worth: 0 };
  const first = brief.seat * UNIT_COUNT;
  for (let unit = first; unit < first + UNIT_COUNT; unit++) {
    if (nth(brief.public.at, unit) < 0 || brief.public.isSuppressed[unit]) continue;
    const worth = bestStep(brief, unit, false).gain - aimLoss(brief, unit);
    if (worth > best.worth) best = { unit, worth };
  }
  return best;
}
