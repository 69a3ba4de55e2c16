import { idOf, nth, ofSeat } from '@bivouac/kernel';
import { type Phrase, phrase, type Section } from '@bivouac/text';
import {
  CARD_IDS,
  isInSquare,
  isOrdered,
  kindName,
  kindOf,
  ordersLeft,
  roundOf,
  SCENARIOS,
  type Scenario,
  seatOf,
  type View,
} from '../rules/index.ts';
import { lookUp } from './look-up.ts';
import type { Names, Titles } from './titles.ts';
import type { Words } from './wording.ts';

/** The whole table in words. */
export function describeTable(view: View, names: Names, w: Words, t: Titles): Section[] {
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, w, t) },
    { heading: w.headUnits, lines: unitLines(view, w, t), isDrawn: true },
  ];
  if (view.own !== null) {
    sections.push({ heading: w.headHand, lines: handLines(view, names, w, t), isList: true });
  }
  sections.push({ heading: w.headCards, lines: cardLines(view, w, t) });
  return sections;
}

const scenarioOf = (view: View): Scenario => nth(SCENARIOS, view.public.scenario);

function statusLines(view: View, w: Words, t: Titles): string[] {
  const { turn, active, card, banners } = view.public;
  const lines = [w.statusTurn({ round: roundOf(turn), side: t.side(active) })];
  if (card >= 0) lines.push(w.statusCard({ card: t.card(card) }));
  for (const seat of [0, 1] as const) {
    const need = scenarioOf(view).banners[seat];
    lines.push(w.statusBanners({ side: t.side(seat), won: banners[seat].length, need }));
  }
  return lines;
}

function unitLines(view: View, w: Words, t: Titles): string[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  const lines = part.at.flatMap((hex, unit) => {
    if (hex < 0) return [];
    const facts = [
      isInSquare(part, idOf(unit)) ? w.inSquare : '',
      seatOf(scenario, idOf(unit)) === part.active && isOrdered(part, idOf(unit)) ? w.ordered : '',
    ].filter((fact) => fact !== '');
    return [
      w.unitLine({
        unit: t.unit(kindName(scenario, idOf(unit)), hex),
        blocks: nth(part.blocks, unit),
        of: kindOf(scenario, idOf(unit)).blocks,
        facts: phrase(facts.map((fact) => `, ${fact}`).join('')),
      }),
    ];
  });
  const leaders = part.leaderAt.flatMap((hex, leader) =>
    hex < 0
      ? []
      : [w.leaderLine({ leader: t.leader(scenario.leaders[leader]?.id), hex: t.hex(hex) })],
  );
  return [...lines, ...leaders];
}

function handLines(view: View, names: Names, w: Words, t: Titles): string[] {
  const { own, viewer } = view;
  if (own === null || typeof viewer !== 'number') return [];
  const line = (card: number): string =>
    w.handLine({
      card: t.card(card),
      text: phrase(lookUp(names.cards, CARD_IDS[card])?.text ?? ''),
    });
  const captured = own.captured.flatMap((card, place) => {
    if (card < 0) return [];
    const unit = nth(ofSeat(view.public.squares, viewer), place);
    return [w.capturedLine({ card: t.card(card), hex: t.hex(nth(view.public.at, unit)) })];
  });
  const lines = [...own.hand.map(line), ...own.drawn.map(line), ...captured];
  return lines.length > 0 ? lines : [w.none];
}

function cardLines(view: View, w: Words, t: Titles): string[] {
  const lines = ([0, 1] as const).map((seat) =>
    w.sideCards({
      side: t.side(seat),
      hand: view.handSizes[seat] ?? 0,
      squares: view.public.squares[seat].filter((unit) => unit >= 0).length,
    }),
  );
  const { discards } = view.public;
  lines.push(w.deckLine({ deck: view.deckSize, discards: discards.length }));
  if (discards.length > 0) lines.push(w.discardLine({ cards: t.cards(discards.slice(-4)) }));
  view.open?.seats.forEach(({ hand }, seat) => {
    lines.push(w.openHand({ side: t.side(seat), cards: t.cards(hand) }));
  });
  return lines;
}

const POOLS = {
  sections: ['left', 'centre', 'right'],
  classes: ['infantry', 'cavalry', 'artillery', 'any'],
  pool: ['pool'],
  none: [],
} as const;

/** Orders left, in words; pools that are used up go without saying. */
export function describeOrders(view: View, w: Words): Phrase {
  const left = ordersLeft(scenarioOf(view), view.public);
  const parts = POOLS[view.public.orders.kind].flatMap((pool, at) => {
    const count = left[at] ?? 0;
    return count > 0 ? [w.ordersLeft[pool]({ count })] : [];
  });
  return phrase(parts.join(', ') || w.ordersLeft.none);
}
