import type { Seat } from '@bivouac/kernel';
import type { ClockRules, ClockState } from '@bivouac/protocol';

/** Time as the entries tell it: the same entries give the same clock, on any process. */
export type Clock = ClockState;

export function newClock(rules: ClockRules, seats: number, at: number): Clock {
  const leftMs = Array.from({ length: seats }, () => rules.bankMs);
  return { rules, leftMs, running: [], at, isPaused: false };
}

/** The clock read at that time. Time that runs backwards is no time. */
export function readClock(clock: Clock, at: number): Clock {
  const passed = clock.isPaused ? 0 : Math.max(0, at - clock.at);
  if (passed === 0) return { ...clock, at: Math.max(at, clock.at) };
  const leftMs = clock.leftMs.map((left, seat) =>
    clock.running.includes(seat) ? left - passed : left,
  );
  return { ...clock, leftMs, at };
}

/**
 * Other seats are asked: whoever has answered gets his gain, also where he is asked anew together with
 * somebody else, as when two bids were equal.
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

/** The clock read at that time, with time given back to every seat whose time runs. */
export function giveBack(clock: Clock, at: number, ms: number): Clock {
  const now = readClock(clock, at);
  const leftMs = now.leftMs.map((left, seat) => (now.running.includes(seat) ? left + ms : left));
  return { ...now, leftMs };
}

/** When the first of the running clocks falls. */
export function fallsAt(clock: Clock): number | null {
  if (clock.isPaused || clock.running.length === 0) return null;
  return clock.at + Math.min(...clock.running.map((seat) => clock.leftMs[seat] ?? 0));
}

/** The seats whose time has run out by then. */
export function outOfTime(clock: Clock, at: number): readonly Seat[] {
  const now = readClock(clock, at);
  return now.isPaused ? [] : now.running.filter((seat) => (now.leftMs[seat] ?? 0) <= 0);
}
