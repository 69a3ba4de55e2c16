import {
  COVER,
  type Extra,
  HILL,
  objectiveValue,
  pointsOf,
  normandyRules as rules,
} from '@bivouac/normandy';
import { CONTROLLED, goalOf, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import type { Section } from '../game-text.ts';
import type { Translated } from '../translated.ts';
import type { NormandySentences } from './sentences-en.ts';
import type { Titles } from './titles.ts';

type Words = Translated<NormandySentences>;

/** The whole table in words. */
export function describeTable(view: View<Extra>, w: Words, t: Titles): Section[] {
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, w, t) },
    { heading: w.headTiles, lines: tileLines(view, w, t), isDrawn: true },
  ];
  if (view.own !== null) {
    sections.push({ heading: w.headHand, lines: handLines(view, w, t), isList: true });
  }
  sections.push({ heading: w.headCards, lines: cardLines(view, w, t) });
  return sections;
}

function statusLines(view: View<Extra>, w: Words, t: Titles): string[] {
  const scenario = scenarioOf(rules, view.public);
  const goals = [0, 1].map((seat) => {
    const goal = goalOf(scenario, seat);
    const points = pointsOf(rules, view.public, seat);
    const side = t.side(seat);
    if (goal.kind === 'pin') return w.goalPin({ side, points });
    return w.goalPoints({ side, points, value: goal.value });
  });
  const { round, initiative } = view.public;
  return [w.roundLine({ round }), w.initiativeLine({ side: t.side(initiative) }), ...goals];
}

function tileLines(view: View<Extra>, w: Words, t: Titles): string[] {
  return scenarioOf(rules, view.public).layout.map(({ tile }) =>
    w.tileLine({ tile: t.tile(tile), name: t.tileName(tile), facts: tileFacts(view, tile, w, t) }),
  );
}

function tileFacts(view: View<Extra>, tile: number, w: Words, t: Titles): string {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const facts = [w.factCover({ cover: COVER[tile] === HILL ? '3/1' : String(COVER[tile]) })];
  const value = objectiveValue(scenario, part, tile);
  if (value > 0) facts.push(w.factObjective({ value }));
  if (tile === scenario.radio) facts.push(w.factRadio);
  for (const seat of [0, 1]) {
    const side = t.side(seat);
    const marker = part.control[seat * rules.tiles.length + tile];
    if (marker === SCOUTED) facts.push(w.factScouted({ side }));
    if (marker === CONTROLLED) facts.push(w.factControlled({ side }));
    if (part.extra.targets[seat as 0 | 1] === tile) facts.push(w.factTarget({ side }));
  }
  part.at.forEach((at, unit) => {
    if (at !== tile) return;
    const title = t.unit(unit);
    facts.push(part.isSuppressed[unit] ? w.suppressedUnit({ unit: title }) : title);
  });
  return facts.join(', ');
}

function handLines(view: View<Extra>, w: Words, t: Titles): string[] {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const lines = (view.own?.hand ?? []).map((card) => {
    const of = rules.kindOf[card] ?? 0;
    const kind = rules.kinds[of];
    const initiative = kind?.initiative ?? 0;
    if (kind === undefined || kind.isFog)
      return w.fogLine({ card: t.card(seat, card), initiative });
    const acts = kind.acts.map((act) => t.act(act, of)).join(', ');
    return w.handLine({
      card: t.card(seat, card),
      soldier: t.soldier(seat, card),
      initiative,
      acts,
    });
  });
  const bid = view.own?.bid ?? -1;
  if (bid >= 0) lines.push(w.bidLine({ card: t.card(seat, bid) }));
  return lines.length > 0 ? lines : [w.none];
}

function cardLines(view: View<Extra>, w: Words, t: Titles): string[] {
  return [0, 1].flatMap((seat) => {
    const side = t.side(seat);
    const sight = view.sides[seat];
    const part = view.public;
    if (sight === undefined) return [];
    const lines = [
      w.sideCards({
        side,
        hand: sight.handSize,
        deck: sight.deckSize,
        discard: sight.discardSize,
        lost: part.casualties[seat as 0 | 1],
      }),
    ];
    const open = view.open?.seats[seat as 0 | 1].hand;
    if (open !== undefined) lines.push(w.openHand({ side, cards: t.cards(seat, open) }));
    const played = part.plays[seat as 0 | 1];
    if (played.length > 0) lines.push(w.playLine({ side, cards: t.cards(seat, played) }));
    lines.push(w.supplyLine({ side, cards: t.cards(seat, part.supplies[seat as 0 | 1]) }));
    if (sight.discard !== null && sight.discard.length > 0) {
      lines.push(w.discardLine({ side, cards: t.cards(seat, sight.discard) }));
    }
    // Its own lost men a side may always look through; the enemy's it has to remember.
    const own = view.viewer === seat ? view.own : view.open?.seats[seat as 0 | 1];
    const lost = own?.removed ?? [];
    if (lost.length > 0) lines.push(w.removedLine({ side, cards: t.cards(seat, lost) }));
    return lines;
  });
}
