import type { Seat } from '@bivouac/kernel';
import type { ClockState } from '@bivouac/protocol';
import { DAY, HOUR, MINUTE } from './spans.ts';

/** The time left to a seat, this long after the message arrived. */
export function timeLeft(clock: ClockState, seat: Seat, sinceMs: number): number {
  const left = clock.leftMs[seat] ?? 0;
  const isRunning = clock.running.includes(seat) && !clock.isPaused;
  return isRunning ? left - sinceMs : left;
}

/** The seats that are asked and out of time. A stopped clock runs out for no player. */
export function lateSeats(clock: ClockState, sinceMs: number): readonly Seat[] {
  if (clock.isPaused) return [];
  return clock.running.filter((seat) => timeLeft(clock, seat, sinceMs) <= 0);
}

/** `4:05`, `1:02:03`, or days and hours; never less than nothing. */
export function clockText(
  ms: number,
  units: { readonly day: string; readonly hour: string },
): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} ${units.day} ${Math.floor((left % DAY) / HOUR)} ${units.hour}`;
  }
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const seconds = two((left % MINUTE) / 1_000);
  const minutes = (left % HOUR) / MINUTE;
  if (left < HOUR) return `${Math.floor(minutes)}:${seconds}`;
  return `${Math.floor(left / HOUR)}:${two(minutes)}:${seconds}`;
}

/** How long something took: `14 s`, `3 min`, `2 h 5 min`, or days and hours; the same in both languages. */
export function spanText(ms: number): string {
  const text = (...parts: readonly (readonly [number, string])[]): string =>
    parts.map(([count, unit]) => `${Math.floor(count)}\u00a0${unit}`).join(' ');
  if (ms < MINUTE) return text([Math.ceil(ms / 1_000), 's']);
  if (ms < HOUR) return text([ms / MINUTE, 'min']);
  if (ms < DAY) return text([ms / HOUR, 'h'], [(ms % HOUR) / MINUTE, 'min']);
  return text([ms / DAY, 'd'], [(ms % DAY) / HOUR, 'h']);
}
