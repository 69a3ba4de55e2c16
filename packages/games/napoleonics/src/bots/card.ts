import { ofSeat } from '@bivouac/kernel';
import { CARDS, COUNTER_ATTACK, FIRST_STRIKE, type Mode, mirrored } from '../rules/data/cards.ts';
import type { CardId, UnitId } from '../rules/ids.ts';
import { NO_UNIT } from '../rules/ids.ts';
import { isInSection } from '../rules/map.ts';
import { isHorseArtillery, orderable, unitsOf } from '../rules/orders.ts';
import {
  ANY_UNIT,
  classOrders,
  noOrders,
  ordersInSection,
  poolOrders,
  sectionOrders,
} from '../rules/pools.ts';
import { classOf, kindOf } from '../rules/scenario.ts';
import {
  blocksOf,
  enemyOf,
  hexOf,
  leaderOn,
  type Orders,
  setMode,
  unitAt,
} from '../rules/state.ts';
import { hasEnemyBeside } from '../rules/targets.ts';
import { markOrdered } from '../rules/tasks.ts';
import type { Mind } from './mind.ts';
import { planUnit } from './plan.ts';

/** What a card is worth in the hand: strong ones wait for a better moment. */
const KEPT: { readonly [id: string]: number } = {
  'first-strike': 1.5,
  'cavalry-charge': 0.6,
  'bayonet-charge': 0.5,
  bombard: 0.4,
  'cold-steel': 0.6,
  elan: 0.6,
  leadership: 0.5,
  rally: 0.8,
  'fire-and-hold': 0.4,
  'force-march': 0.4,
  forward: 0.5,
  'assault-left': 0.4,
  'assault-centre': 0.4,
  'assault-right': 0.4,
};

export const keepWorth = (card: CardId): number =>
  (KEPT[CARDS[card]?.id ?? ''] ?? 0.2) + (CARDS[card]?.scouts ? -0.1 : 0);

/** Gains of every unit of the bot under one mode, worked out when first asked for. */
export type Gains = (unit: UnitId) => number;

export function gainsUnder(mind: Mind, mode: Mode): Gains {
  const known = new Map<UnitId, number>();
  return (unit) => {
    let gain = known.get(unit);
    if (gain === undefined) {
      setMode(mind.part, mode);
      gain = planUnit(mind, unit).gain;
      setMode(mind.part, 'normal');
      known.set(unit, gain);
    }
    return gain;
  };
}

/** Gives the orders of a card to the units that gain most; the sum of their gains. */
function sumOfOrders(mind: Mind, orders: Orders, gains: Gains): number {
  const { scenario, part } = mind;
  const before = part.tasks.slice();
  part.orders = orders;
  let sum = 0;
  for (let i = 0; i < 12; i++) {
    const { units } = orderable(scenario, part);
    let top = NO_UNIT;
    let most = 0;
    for (const hex of units) {
      const unit = unitAt(part, hex);
      if (gains(unit) <= most) continue;
      most = gains(unit);
      top = unit;
    }
    if (top < 0) break;
    markOrdered(part, top);
    sum += most;
  }
  part.tasks = before;
  part.orders = noOrders();
  return sum;
}

/** What playing a card would bring now. */
export function worthOfCard(mind: Mind, card: CardId, gains: (mode: Mode) => Gains): number {
  const { part, seat, view, scenario } = mind;
  const last = ofSeat(part.last, enemyOf(seat));
  const as = card === COUNTER_ATTACK && last >= 0 ? mirrored(last) : card;
  const kind = CARDS[as];
  if (kind === undefined || as === COUNTER_ATTACK || as === FIRST_STRIKE) return -1;
  const command = view.own?.hand.length ?? 4;
  const { orders, mode } = kind;
  const usual = gains('normal');
  const own = gains(mode);
  const total = (units: readonly UnitId[], of: Gains): number =>
    units.reduce((sum, unit) => sum + Math.max(0, of(unit)), 0);
  const mine = (accept: (unit: UnitId) => boolean): UnitId[] =>
    unitsOf(scenario, part, seat, accept);
  const anyOne = (): number => sumOfOrders(mind, poolOrders(1, ANY_UNIT), usual);
  switch (orders.kind) {
    case 'sections':
      return sumOfOrders(mind, sectionOrders(orders.count), usual);
    case 'command':
      return sumOfOrders(mind, ordersInSection(orders.section, command), usual);
    case 'classes': {
      const fits = mine(
        (unit) =>
          orders.classes.includes(classOf(scenario, unit)) ||
          (orders.horse && isHorseArtillery(scenario, unit)),
      );
      if (fits.length === 0) return anyOne();
      const { classes, count, horse } = orders;
      return sumOfOrders(mind, poolOrders(count, { classes, hasHorse: horse }), own);
    }
    case 'dice': {
      const third = Math.round(command / 3);
      const count = [third, Math.round(command / 6), Math.round(command / 6), 1];
      return sumOfOrders(mind, classOrders(count), own);
    }
    case 'section-infantry':
      return Math.max(...[0, 1, 2].map((section) => infantryIn(mind, section, own)));
    case 'adjacent':
      return total(
        mine((unit) => hasEnemyBeside(scenario, part, unit)),
        own,
      );
    case 'leaders':
      return total(
        mine((unit) => leaderOn(part, hexOf(part, unit)) >= 0),
        own,
      );
    case 'manoeuvre':
      return Math.max(sumOfOrders(mind, poolOrders(orders.count, ANY_UNIT), own), anyOne());
    case 'rally': {
      const missing = mine(() => true).reduce(
        (sum, unit) => sum + kindOf(scenario, unit).blocks - blocksOf(part, unit),
        0,
      );
      return Math.min(missing * 0.5, command * 0.5) * 1.2;
    }
    case 'supply':
      return 0.9;
    default:
      return 0;
  }
}

export function infantryIn(mind: Mind, section: number, gains: Gains): number {
  const { scenario, part, seat } = mind;
  const units = unitsOf(
    scenario,
    part,
    seat,
    (unit) => classOf(scenario, unit) === 0 && isInSection(seat, hexOf(part, unit), section),
  );
  return units.reduce((sum, unit) => sum + Math.max(0, gains(unit)), 0);
}
