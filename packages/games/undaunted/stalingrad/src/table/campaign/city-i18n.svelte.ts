import type { Seat } from '@bivouac/kernel';
import { useI18n } from '@bivouac/table/text/i18n.ts';
import type { Language } from '@bivouac/text';
import { type CityContext, type CityLanguage, contextIn, soldierName } from '../../text/index.ts';
import { CITY_WORDS, type CityWords } from '../../text/table-words.ts';
import { PAGE_LANGUAGES } from '../library.ts';

/** Words and names for the pages of the campaign, in one language. */
export interface CityI18n {
  readonly own: CityLanguage;
  readonly words: CityWords;
  readonly context: CityContext;
  /** The soldier on a card: the name, or of a reservist the kind. */
  nameOf(seat: Seat, card: number): string;
}

function cityI18n(language: Language): CityI18n {
  const own = PAGE_LANGUAGES.in(language);
  const context = contextIn(own);
  return {
    own,
    words: CITY_WORDS.in(language),
    context,
    nameOf: (seat, card) => soldierName(card, own) || context.labels.card(seat, card),
  };
}

/** As `useI18n`: a function, since the reader may change the language at any time. */
export function useCityI18n(): () => CityI18n {
  const i18n = useI18n();
  const current = $derived(cityI18n(i18n().language));
  return () => current;
}
