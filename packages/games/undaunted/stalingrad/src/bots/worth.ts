import { nth, ofSeat } from '@bivouac/kernel';
import {
  type CardAct,
  type CardId,
  counterFor,
  isOfSquad,
  isScouted,
  type KindId,
  type PlayVars,
  standing,
  supplyOf,
  tileOf,
} from '@bivouac/undaunted-core';
import { COMBAT_VERBS } from '../rules/data/acts.ts';
import { unitKindOf } from '../rules/data/units.ts';
import { isRouted, isTankBarred } from '../rules/ground.ts';
import { waysFrom } from '../rules/steps.ts';
import { type Brief, sideOf } from './brief.ts';
import { bestAim } from './fire.ts';
import { bestStep, controlWorth } from './ground.ts';
import { WEIGHTS } from './weights.ts';

/** Tiles that a step of this kind may enter. */
export function openWays(brief: Brief, unit: number, needsMarker: boolean): number[] {
  if (unit < 0 || tileOf(brief.part, unit) < 0) return [];
  return waysFrom(brief.rules, brief.part, unit).filter(
    (tile) =>
      !isTankBarred(brief.part, unit, tile) &&
      (!needsMarker || isScouted(brief.rules, brief.part, brief.seat, tile)),
  );
}

function moveWorth(brief: Brief, unit: number, verb: string, value: number): number {
  const needsMarker = verb === 'move' || verb === 'assault' || verb === 'guide';
  const tiles = openWays(brief, unit, needsMarker);
  return bestStep(brief, unit, tiles, verb === 'scout', value).gain;
}

/** What taking this kind of card from the supply is worth. */
export function recruitWorth(brief: Brief, kind: KindId): number {
  const { rules, part, seat } = brief;
  const card = rules.kinds[kind];
  if (card === undefined || card.isFog) return -1;
  if (card.isCommander) return card.acts.some(({ verb }) => verb === 'anti-air') ? 0.1 : 0.5;
  const unit = counterFor(rules, part, seat, kind);
  if (unit < 0) return 0;
  if (isRouted(part, unit)) {
    return unitKindOf(unit).isRiflemen ? WEIGHTS.reform : WEIGHTS.reform / 3;
  }
  const isUsable = tileOf(part, unit) >= 0 || rules.title.spawnTile(rules, part, unit) >= 0;
  if (!isUsable) return -0.5;
  const left = nth(brief.cards, unit);
  const level = card.acts.some(({ isUpgraded }) => isUpgraded) ? 0.2 : 0;
  return WEIGHTS.bolster + level + (unitKindOf(unit).isRiflemen ? 0.35 : 0) - 0.16 * left;
}

/** The best kinds in the supply, for as many as may be taken. */
function bolsterWorth(brief: Brief, squad: number, count: number): number {
  const { rules, part, seat } = brief;
  const worths = supplyOf(part, seat)
    .map((card) => nth(rules.kindOf, card))
    .filter((kind) => isOfSquad(rules, part, kind, squad))
    .map((kind) => recruitWorth(brief, kind))
    .filter((worth) => worth > 0)
    .sort((a, b) => b - a);
  return worths.slice(0, count).reduce((sum, worth) => sum + worth, 0);
}

/** What an act of a card is worth now. */
export function actWorth(brief: Brief, play: PlayVars, act: CardAct, squad: number): number {
  const { part, seat } = brief;
  const { verb, value } = act;
  if (COMBAT_VERBS.includes(verb)) return bestAim(brief, play, act).worth;
  switch (verb) {
    case 'move':
    case 'scout':
    case 'stalk':
      return moveWorth(brief, play.unit, verb, value);
    case 'guide':
      return bestGuided(brief, squad).worth;
    case 'assault':
      return Math.max(0, moveWorth(brief, play.unit, verb, 1)) + 0.8 * bestCombat(brief, play);
    case 'attack-stalk':
      return bestCombat(brief, play) + 0.5 * Math.max(0, moveWorth(brief, play.unit, verb, 1));
    case 'control':
      return controlWorth(brief, standing(brief.rules, part, play));
    case 'bolster':
      return bolsterWorth(brief, squad, value);
    case 'bring-up':
      return bolsterWorth(brief, -1, 1) + 0.4;
    case 'command':
      return WEIGHTS.draw * value;
    case 'recon':
      return WEIGHTS.recon;
    case 'recon-scout':
      return WEIGHTS.recon + Math.max(0, moveWorth(brief, play.unit, 'scout', 1));
    case 'conceal':
      return WEIGHTS.conceal;
    case 'rally':
      return WEIGHTS.rally;
    case 'mines':
      return WEIGHTS.mine;
    case 'smoke':
      return WEIGHTS.smoke * menOn(brief, standing(brief.rules, part, play));
    case 'field-of-fire':
      return nth(part.extra.fields, play.unit) >= 0 ? 0.1 : WEIGHTS.field;
    case 'anti-air':
      return part.extra.cards[1 - seat]?.some((card) => isLivePlane(brief, card))
        ? WEIGHTS.plane
        : -0.1;
    default:
      return 0;
  }
}

const isLivePlane = (brief: Brief, card: CardId): boolean => {
  const kind = brief.rules.kinds[nth(brief.rules.kindOf, card)];
  const isGone = ofSeat(brief.part.extra.shotDown, brief.enemy).includes(card);
  const isUp = !supplyOf(brief.part, brief.enemy).includes(card);
  return !isGone && isUp && kind?.isCommander === true && kind.acts[0]?.verb === 'bombard';
};

function menOn(brief: Brief, tile: number): number {
  let men = 0;
  brief.part.at.forEach((at, unit) => {
    if (at === tile && sideOf(unit) === brief.seat) men += 1;
  });
  return Math.max(0, men - 1);
}

export function bestCombat(brief: Brief, play: PlayVars): number {
  let best = 0;
  for (const act of brief.rules.kinds[play.kind]?.acts ?? []) {
    if (!COMBAT_VERBS.includes(act.verb) || (play.again === 'plain' && act.isUpgraded)) continue;
    best = Math.max(best, bestAim(brief, play, act).worth);
  }
  return best;
}

/** The counter whose step by Guide gains most. */
export function bestGuided(brief: Brief, squad: number): { unit: number; worth: number } {
  let best = { unit: -1, worth: 0 };
  brief.part.at.forEach((at, unit) => {
    if (at < 0 || sideOf(unit) !== brief.seat || brief.part.isSuppressed[unit]) return;
    const { title } = brief.rules;
    if (title.unguidable?.(brief.rules, brief.part, unit, squad) != null) return;
    const worth = moveWorth(brief, unit, 'guide', 1);
    if (worth > best.worth) best = { unit, worth };
  });
  return best;
}
