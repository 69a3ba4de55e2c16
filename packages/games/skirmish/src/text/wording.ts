import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import { countNames, type Name, type Phrase, phrase } from '@bivouac/text';
import type { AreaId, CardId, UnitId } from '../rules/index.ts';
import type { SkirmishEnglish } from './en/sentences.ts';
import type { Translated } from './words.ts';

export type SkirmishLanguage = Translated<SkirmishEnglish>;

/** The sentences of one language, and the names of things by their ids: what every text is made with. */
export interface Wording {
  readonly sentences: SkirmishLanguage;
  side(seat: Seat): Name;
  area(id: AreaId): Name;
  unit(id: UnitId): Name;
  card(id: CardId): Name;
  cards(ids: readonly CardId[]): Phrase;
}

export function wordingOf(sentences: SkirmishLanguage): Wording {
  const card = (id: CardId): Name => nth(sentences.cards, id);
  return {
    sentences,
    side: (seat) => ofSeat(sentences.sides, seat),
    area: (id) => nth(sentences.areas, id),
    unit: (id) => nth(sentences.units, id),
    card,
    cards: (ids) =>
      phrase(
        ids.length === 0 ? sentences.none : sentences.labels({ cards: countNames(ids.map(card)) }),
      ),
  };
}
