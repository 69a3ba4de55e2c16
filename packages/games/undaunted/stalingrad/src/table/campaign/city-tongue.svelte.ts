import type { Seat } from '@bivouac/kernel';
import { useI18n } from '@bivouac/table/text/i18n.ts';
import type { Language } from '@bivouac/text';
import { type CityContext, type CityLanguage, contextIn, soldierName } from '../../text/index.ts';
import { CITY_WORDS, type CityWords } from '../../text/table-words.ts';
import { PAGE_LANGUAGES } from '../library.ts';

/** What the pages of the campaign are written with. */
export interface CityTongue {
  readonly own: CityLanguage;
  readonly words: CityWords;
  readonly context: CityContext;
  /** The soldier on a card: the name, or of a reservist the kind. */
  nameOf(seat: Seat, card: number): string;
}

function cityTongue(language: Language): CityTongue {
  const own = PAGE_LANGUAGES.in(language);
  const context = contextIn(own);
  return {
    own,
    words: CITY_WORDS.in(language),
    context,
    nameOf: (seat, card) => soldierName(card, own) || context.titles.card(seat, card),
  };
}

/** As `useI18n`: a function, since the reader may change the language at any time. */
export function useCityTongue(): () => CityTongue {
  const i18n = useI18n();
  const spoken = $derived(cityTongue(i18n().language));
  return () => spoken;
}
