import type { Seat } from '@bivouac/kernel';
import {
  CITY_LANGUAGES,
  type CityTelling,
  type Language,
  soldierName,
  tellingIn,
} from '@bivouac/text';
import { cityLibrary } from '../../lib/city-library.ts';
import { CITY_WORDS, type CityWords } from '../../text/city-words.ts';
import { useTongue } from '../tongue.ts';

/** What the pages of the campaign are written with. */
export interface CityTongue {
  readonly language: Language;
  readonly words: CityWords;
  readonly telling: CityTelling;
  /** The man on a card; of a reservist, what he is. */
  nameOf(seat: Seat, card: number): string;
}

function cityTongue(language: Language): CityTongue {
  const telling = tellingIn(CITY_LANGUAGES[language], cityLibrary);
  return {
    language,
    words: CITY_WORDS[language],
    telling,
    nameOf: (seat, card) =>
      soldierName(card, language, cityLibrary) || telling.titles.card(seat, card),
  };
}

/** As `useTongue`: a function, since the reader may change the language at any time. */
export function useCityTongue(): () => CityTongue {
  const tongue = useTongue();
  const spoken = $derived(cityTongue(tongue().language));
  return () => spoken;
}
