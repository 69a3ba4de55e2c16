import { DATE_LOCALES } from '../../lib/locale.ts';
import { useTongue } from '../tongue.ts';

/** A day, or a moment, in the reader's language. */
export function useDates(): { day(at: number): string; moment(at: number): string } {
  const tongue = useTongue();
  const format = (at: number, style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(DATE_LOCALES[tongue().language], style).format(at);
  return {
    day: (at) => format(at, { dateStyle: 'medium' }),
    moment: (at) => format(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
