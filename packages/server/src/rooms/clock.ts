import type { Seat } from '@bivouac/kernel';
import type { ClockRules, ClockState } from '@bivouac/protocol';

/** Clock times derive from the entries: the same entries give the same clock in any process. */
export type Clock = ClockState;

export function newClock(rules: ClockRules, seats: number, at: number): Clock {
  const leftMs = Array.from({ length: seats }, () => rules.bankMs);
  return { rules, leftMs, running: [], at, isPaused: false };
}

/** The clock at that time; earlier times change nothing. */
export function readClock(clock: Clock, at: number): Clock {
  const passed = clock.isPaused ? 0 : Math.max(0, at - clock.at);
  if (passed === 0) return { ...clock, at: Math.max(at, clock.at) };
  const leftMs = clock.leftMs.map((left, seat) =>
    clock.running.includes(seat) ? left - passed : left,
  );
  return { ...clock, leftMs, at };
}

/**
 * Starts the clocks of the asked seats. A seat that has answered gets its increment, also if it is asked again
 * together with another seat, as after equal bids.
 */
export function turnClock(clock: Clock, asked: readonly Seat[]): Clock {
  const { gainMs, capMs } = clock.rules;
  const isNew = asked.some((seat) => !clock.running.includes(seat));
  const leftMs = clock.leftMs.map((left, seat) =>
    clock.running.includes(seat) && (isNew || !asked.includes(seat))
      ? Math.min(capMs, left + gainMs)
      : left,
  );
  return { ...clock, leftMs, running: [...asked] };
}

/** The clock at that time, with time returned to every running seat. */
export function giveBack(clock: Clock, at: number, ms: number): Clock {
  const now = readClock(clock, at);
  const leftMs = now.leftMs.map((left, seat) => (now.running.includes(seat) ? left + ms : left));
  return { ...now, leftMs };
}

/** When the first running clock runs out. */
export function fallsAt(clock: Clock): number | null {
  if (clock.isPaused || clock.running.length === 0) return null;
  return clock.at + Math.min(...clock.running.map((seat) => clock.leftMs[seat] ?? 0));
}

/** The seats whose time has run out by then. */
export function outOfTime(clock: Clock, at: number): readonly Seat[] {
  const now = readClock(clock, at);
  return now.isPaused ? [] : now.running.filter((seat) => (now.leftMs[seat] ?? 0) <= 0);
}
