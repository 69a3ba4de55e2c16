import { nth } from '@bivouac/kernel';
import type { CardAct, PlayVars } from '@bivouac/undaunted-core';
import { barrageTiles } from '../rules/barrage.ts';
import { isTank, unitKindOf } from '../rules/data/units.ts';
import { defenceOf, defenceOfGround, sumOf } from '../rules/defence.ts';
import { groundTargets, isGround, targetsFor } from '../rules/fire.ts';
import { isRouted } from '../rules/ground.ts';
import { type Brief, sideOf } from './brief.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that one of the dice reaches the total; a 0 always does. */
export function chance(total: number, dice: number): number {
  const miss = Math.min(9, Math.max(0, total - 1)) / 10;
  return 1 - miss ** dice;
}

/** What hitting a counter is worth to the side that is on turn. */
export function hitWorth(brief: Brief, unit: number): number {
  if (isRouted(brief.part, unit)) return 0.05;
  const left = nth(brief.cards, unit);
  const routs = nth(brief.mine.prey, unit) / (left + 1);
  const riflemen = unitKindOf(unit).isRiflemen ? WEIGHTS.riflemen : 0;
  const last = left <= 0 ? WEIGHTS.last + riflemen : 0;
  return WEIGHTS.hit + riflemen + routs + last + brief.mine.casualty;
}

export function pinWorth(brief: Brief, unit: number): number {
  if (brief.part.isSuppressed[unit] || isRouted(brief.part, unit)) return 0;
  const left = nth(brief.cards, unit);
  const isGunner = unitKindOf(unit).id.startsWith('gunner');
  return (left > 0 ? WEIGHTS.suppress : 0.1) * (isGunner ? 1.4 : 1);
}

const isPinning = (verb: string): boolean => verb === 'suppress' || verb === 'area-suppress';

/** A shot at a counter: how likely, times what it brings; own men count against it. */
export function shotWorth(brief: Brief, verb: string, from: number, unit: number, dice: number) {
  const total = sumOf(defenceOf(brief.rules, brief.part, { verb, unit: from, target: unit }));
  const worth = isPinning(verb) ? pinWorth(brief, unit) : hitWorth(brief, unit);
  const sign = sideOf(unit) === brief.seat ? -1.2 : 1;
  return sign * chance(total, dice) * worth * (verb === 'flamethrower' ? 1.15 : 1);
}

/** What bringing a building down is worth: points, and the enemies inside. */
export function razeWorth(brief: Brief, tile: number): number {
  let worth = brief.mine.damage;
  brief.part.at.forEach((at, unit) => {
    if (at !== tile) return;
    worth += sideOf(unit) === brief.seat ? -WEIGHTS.raze : WEIGHTS.raze;
  });
  return worth;
}

/** The same of a tunnel: points, and a way that is closed to both. */
export const collapseWorth = (brief: Brief): number => 0.1 + brief.mine.tunnel;

/** The best thing to aim an act at, and its worth. */
export interface Aim {
  readonly kind: 'shoot' | 'raze' | 'collapse' | 'aim';
  readonly id: number;
  readonly worth: number;
}

const NOTHING: Aim = { kind: 'shoot', id: -1, worth: 0 };

export function bestAim(brief: Brief, play: PlayVars, act: CardAct): Aim {
  const { rules, part } = brief;
  const { verb, value, versus = 0 } = act;
  let best = NOTHING;
  const look = (aim: Aim): void => {
    if (aim.worth > best.worth) best = aim;
  };
  if (verb === 'bombard' || verb === 'grenades' || verb === 'area-suppress') {
    for (const tile of barrageTiles(rules, part, play, verb)) {
      look({ kind: 'aim', id: tile, worth: barrageWorth(brief, play, act, tile) });
    }
    return best;
  }
  for (const unit of targetsFor(rules, part, play, verb)) {
    look({ kind: 'shoot', id: unit, worth: shotWorth(brief, verb, play.unit, unit, value) });
  }
  if (verb !== 'antitank' && verb !== 'demolish') return best;
  for (const { tile, what } of groundTargets(rules, part, play, verb)) {
    const total = sumOf(defenceOfGround(rules, part, verb, play.unit, tile, what));
    const prize = what === 'building' ? razeWorth(brief, tile) : collapseWorth(brief);
    const worth = chance(total, versus) * prize;
    look({ kind: what === 'building' ? 'raze' : 'collapse', id: tile, worth });
  }
  return best;
}

function barrageWorth(brief: Brief, play: PlayVars, act: CardAct, tile: number): number {
  const { verb, value, versus = 0 } = act;
  const { part, rules } = brief;
  let worth = 0;
  part.at.forEach((at, unit) => {
    if (at !== tile || isTank(unit)) return;
    if (verb !== 'bombard' && sideOf(unit) === brief.seat) return;
    worth += shotWorth(brief, verb, play.unit, unit, value);
  });
  if (verb !== 'bombard') return worth;
  const ground = (what: 'building' | 'tunnel'): number =>
    isGround(part, tile, what)
      ? chance(sumOf(defenceOfGround(rules, part, verb, play.unit, tile, what)), versus)
      : 0;
  return (
    worth + ground('building') * razeWorth(brief, tile) + ground('tunnel') * collapseWorth(brief)
  );
}
