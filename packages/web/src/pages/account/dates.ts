import { DATE_LOCALES } from '@bivouac/table/text/locale.ts';
import { useI18n } from '../../text/i18n.ts';

/** A day, or a moment, in the reader's language. */
export function useDates(): { day(at: number): string; moment(at: number): string } {
  const i18n = useI18n();
  const format = (at: number, style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(DATE_LOCALES[i18n().language], style).format(at);
  return {
    day: (at) => format(at, { dateStyle: 'medium' }),
    moment: (at) => format(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
