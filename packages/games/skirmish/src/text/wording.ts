import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import type { Name } from '@bivouac/text';
import type { AreaId, CardId, UnitId } from '../rules/index.ts';
import type { SkirmishEnglish } from './en/sentences.ts';
import type { Translated } from './words.ts';

export type SkirmishLanguage = Translated<SkirmishEnglish>;

/** The sentences of one language, and the names of things by their ids: what every text is made with. */
export interface Wording {
  readonly sentences: SkirmishLanguage;
  seat(seat: Seat): string;
  side(seat: Seat): Name;
  area(id: AreaId): string;
  unit(id: UnitId): string;
  card(id: CardId): string;
  cards(ids: readonly CardId[]): string;
}

export function wordingOf(sentences: SkirmishLanguage): Wording {
  const card = (id: CardId): string => nth(sentences.cards, id);
  return {
    sentences,
    seat: (seat) => ofSeat(sentences.seats, seat),
    side: (seat) => ofSeat(sentences.sides, seat),
    area: (id) => nth(sentences.areas, id),
    unit: (id) => nth(sentences.units, id),
    card,
    cards: (ids) => ids.map(card).join(', ') || sentences.none,
  };
}
