import { LANGUAGE_INFO } from '@bivouac/text';
import { useI18n } from '../../text/i18n.ts';

/** Czech dates have blanks within; a line must not break there. */
const keepTogether = (date: string): string => date.replaceAll('. ', '.\u00a0');

/** A day, or a moment, in the reader's language. */
export function useDates(): { day(at: number): string; moment(at: number): string } {
  const i18n = useI18n();
  const format = (at: number, style: Intl.DateTimeFormatOptions): string =>
    keepTogether(new Intl.DateTimeFormat(LANGUAGE_INFO[i18n().language].dates, style).format(at));
  return {
    day: (at) => format(at, { dateStyle: 'medium' }),
    moment: (at) => format(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
