import { expect, it } from 'vitest';
import { watchForReturn } from '../../src/online/coming-back.ts';

class Sight extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

/** A page, its two clocks, and what its line was asked: whether the machine had slept. */
function openPage() {
  const window = new EventTarget();
  const document = new Sight();
  const clock = { now: 1_000, date: 1_000_000 };
  const checks: boolean[] = [];
  const stop = watchForReturn(
    { window, document, now: () => clock.now, date: () => clock.date },
    { check: (hasSlept) => checks.push(hasSlept) },
  );
  const pass = (ms: number): void => {
    clock.now += ms;
    clock.date += ms;
  };
  const turn = (to: DocumentVisibilityState): void => {
    document.visibilityState = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window, clock, checks, stop, pass, turn };
}

it('checks the connection when the network is back, and when the page becomes visible', () => {
  const { window, checks, stop, pass, turn } = openPage();
  turn('hidden');
  expect(checks).toEqual([]);
  pass(3_600_000);
  turn('visible');
  expect(checks).toEqual([false]);
  window.dispatchEvent(new Event('online'));
  expect(checks).toEqual([false, false]);
  stop();
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect(checks).toHaveLength(2);
});

it('detects by a jump of the clock that the machine slept, and reports it once', () => {
  const { clock, checks, pass, turn } = openPage();
  turn('hidden');
  pass(5_000);
  clock.date += 600_000;
  turn('visible');
  turn('visible');
  expect(checks).toEqual([true, false]);
});
