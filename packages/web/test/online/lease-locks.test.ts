import { expect, it } from 'vitest';
import { becomeGuest } from '../../src/online/guest.ts';
import { type Lease, type Leases, leaseLocks } from '../../src/online/lease-locks.ts';

/** A browser without locks, with several windows and a clock that the test turns. */
function browser() {
  const kept = new Map<string, Lease>();
  let [now, owners] = [1_000_000, 0];
  const waiting: (() => void)[] = [];
  const leases: Leases = {
    async change(name, next) {
      const lease = next(kept.get(name) ?? null);
      if (lease === null) kept.delete(name);
      else kept.set(name, lease);
      return lease;
    },
  };
  return {
    kept,
    wait(ms: number) {
      now += ms;
      for (const go of waiting.splice(0)) go();
    },
    window: (changes: { leases?: Leases } = {}) =>
      leaseLocks({
        leases,
        owner: () => `window ${++owners}`,
        now: () => now,
        pause: () => new Promise<void>((go) => waiting.push(go)),
        ...changes,
      }),
    isWaiting: () => waiting.length > 0,
  };
}
const turns = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

it('creates one guest for two windows that open at once, without the browser’s locks', async () => {
  const { window, wait, kept } = browser();
  let cookie = '';
  let guests = 0;
  const answers: (() => void)[] = [];
  const hello = async () => {
    const known = cookie;
    await new Promise<void>((go) => answers.push(go));
    if (known === '') cookie = `guest ${++guests}`;
    return undefined as never;
  };
  const both = [window(), window()].map((locks) => becomeGuest({ hello }, locks));
  await turns();
  expect(answers).toHaveLength(1);
  answers.pop()?.();
  await both[0];
  wait(50);
  await turns();
  answers.pop()?.();
  await both[1];
  expect([guests, cookie]).toEqual([1, 'guest 1']);
  expect(kept.size).toBe(0);
});

it('releases the lease even if the work fails', async () => {
  const { window, kept } = browser();
  const work = () => Promise.reject(new Error('no answer'));
  await expect(window().request('guest', work)).rejects.toThrow('no answer');
  expect(kept.size).toBe(0);
});

it('waits for a closed window only until its lease expires', async () => {
  const { window, wait, isWaiting } = browser();
  void window().request('guest', () => new Promise(() => undefined));
  const next = window().request('guest', async () => 'my turn');
  await turns();
  wait(9_999);
  await turns();
  expect(isWaiting()).toBe(true);
  wait(1);
  expect(await next).toBe('my turn');
});

it('does not wait for a lease from before the clock was set back', async () => {
  const { window, wait } = browser();
  void window().request('guest', () => new Promise(() => undefined));
  await turns();
  wait(-3_600_000);
  expect(await window().request('guest', async () => 'my turn')).toBe('my turn');
});

it('works in a browser that refuses to store anything', async () => {
  const leases = { change: () => Promise.reject(new Error('not allowed')) };
  const locks = browser().window({ leases });
  expect(await locks.request('guest', async () => 'done')).toBe('done');
});
