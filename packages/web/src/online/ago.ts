import { DAY, HOUR, MINUTE } from './spans.ts';

/** How long ago something was, in one measure; null for less than a minute, which is now. */
export function agoText(locale: string, ms: number): string | null {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ms < MINUTE) return null;
  if (ms < HOUR) return words.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return words.format(-Math.floor(ms / HOUR), 'hour');
  return words.format(-Math.floor(ms / DAY), 'day');
}
