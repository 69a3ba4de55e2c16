import type { ClockRules } from '@bivouac/protocol';
import { DAY, MINUTE } from '../../online/spans.ts';
import type { OnlineWords } from '../../text/online.ts';

/** A clock in a few words. */
export function clockWords(words: OnlineWords, clock: ClockRules | null): string {
  if (clock === null) return words.noClock;
  if (clock.kind === 'days') return words.daysPerMove({ count: Math.round(clock.gainMs / DAY) });
  const [minutes, seconds] = [clock.bankMs / MINUTE, clock.gainMs / 1_000];
  return words.live({ minutes: Math.round(minutes), seconds: Math.round(seconds) });
}

const days = (count: number): ClockRules => ({
  kind: 'days',
  bankMs: count * DAY,
  gainMs: count * DAY,
  capMs: count * DAY,
});

/** The clocks one can choose. */
export const CLOCKS = {
  none: null,
  fast: { kind: 'live', bankMs: 15 * MINUTE, gainMs: 30_000, capMs: 20 * MINUTE },
  slow: { kind: 'live', bankMs: 60 * MINUTE, gainMs: MINUTE, capMs: 90 * MINUTE },
  days3: days(3),
  days7: days(7),
} as const satisfies { readonly [name: string]: ClockRules | null };
export type ClockName = keyof typeof CLOCKS;
