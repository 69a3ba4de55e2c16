import { nth, ofSeat } from '@bivouac/kernel';
import { phrase, type Section } from '@bivouac/text';
import {
  type AreaId,
  areaOf,
  box,
  discardsOf,
  prizesHeld,
  strengthOf,
  type View,
} from '../rules/index.ts';
import type { Wording } from './wording.ts';

/** The whole table in words. */
export function describeTable(view: View, wording: Wording): Section[] {
  const { sentences } = wording;
  const { round, rounds } = view.public;
  return [
    {
      heading: sentences.headStatus,
      lines: [
        sentences.roundLine({ round, rounds }),
        sentences.prizesLine({ blue: prizesHeld(view.public, 0), red: prizesHeld(view.public, 1) }),
      ],
    },
    {
      heading: sentences.headMap,
      lines: box.AREA_IDS.map((area) => areaLine(view, area, wording)),
    },
    { heading: sentences.headCards, lines: cardLines(view, wording) },
  ];
}

function areaLine(view: View, id: AreaId, { sentences, area, side, unit }: Wording): string {
  const standing = box.UNIT_IDS.filter((one) => areaOf(view.public, one) === id).map((one) =>
    sentences.unitLine({
      side: side(box.sideOf(one)),
      unit: unit(one),
      strength: strengthOf(view.public, one),
    }),
  );
  const units = phrase(standing.join(', ') || sentences.empty);
  return sentences.areaLine({ area: area(id), cover: nth(box.COVER, id), units });
}

function cardLines(view: View, { sentences, side, card, cards }: Wording): string[] {
  const lines = sentences.sides.map((name, id) =>
    sentences.handCount({
      side: name,
      hand: ofSeat(view.handSizes, id),
      deck: ofSeat(view.deckSizes, id),
      discard: discardsOf(view.public, id).length,
    }),
  );
  for (const [id, part] of view.open?.seats.entries() ?? []) {
    lines.push(sentences.handOpen({ side: side(id), cards: cards(part.hand) }));
  }
  if (view.own !== null) {
    lines.push(sentences.handOwn({ cards: cards(view.own.hand) }));
    if (view.own.bid >= 0) lines.push(sentences.ownBid({ card: card(view.own.bid) }));
  }
  return lines;
}
