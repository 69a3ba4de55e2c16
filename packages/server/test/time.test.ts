import { expect, it, vi } from 'vitest';
import { followDatabase } from '../src/storage/database-clock.ts';
import { openStorage } from '../src/storage/storage.ts';
import { followMachine, steadyClock } from '../src/time.ts';
import { usePostgres } from './tools/fixtures.ts';

const postgres = usePostgres();
const TWO_MINUTES = 120_000;

it.each([TWO_MINUTES, -TWO_MINUTES])(
  'keeps the time of the database if the machine’s clock is off by %i ms',
  async (off) => {
    const storage = await openStorage({ url: await postgres.freshDatabase() });
    const wrong = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + off);
    const clock = steadyClock();
    wrong.mockRestore();
    expect(Math.abs(clock.now() - off - Date.now())).toBeLessThan(TWO_MINUTES / 2);
    const following = await followDatabase(clock, storage.db, () => undefined);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(TWO_MINUTES / 2);
    following.close();
    await storage.close();
  },
);

it('is corrected without a jump and never goes backwards', () => {
  let passed = 1_000;
  const machine = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const clock = steadyClock();
  const start = clock.now();
  const after = (ms: number): number => {
    passed += ms;
    return clock.now() - start;
  };
  clock.slewBy(-2_000, 0.1);
  const slow = Array.from({ length: 30 }, () => after(1_000));
  expect(slow.every((time, i) => time > (slow[i - 1] ?? 0))).toBe(true);
  expect(slow[9]).toBe(9_000);
  expect(slow.at(-1)).toBe(28_000);
  clock.slewBy(500, 0.1);
  expect(after(1_000)).toBe(29_100);
  expect(after(60_000)).toBe(89_500);
  expect(after(1_000)).toBe(90_500);
  machine.mockRestore();
});

it('follows the machine’s clock, but so slowly that a jump costs no player their game', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const clock = steadyClock();
  const start = clock.now();
  const following = followMachine(clock);
  const hour = 3_600_000;
  vi.advanceTimersByTime(hour);
  expect(clock.now() - start).toBe(hour);
  // It had been wrong by a day, and is corrected at once.
  vi.setSystemTime(Date.now() + 24 * hour);
  vi.advanceTimersByTime(72 * hour);
  const gone = clock.now() - start - 73 * hour;
  expect(gone).toBeGreaterThan(0.7 * hour);
  expect(gone).toBeLessThan(0.73 * hour);
  vi.advanceTimersByTime(100 * 24 * hour);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  following.close();
  vi.useRealTimers();
});
