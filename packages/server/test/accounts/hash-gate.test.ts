import { expect, it } from 'vitest';
import { createHashGate, TooManyHashes } from '../../src/accounts/hash-gate.ts';

it('runs two hashes at once and queues a few more, known devices first and in their own queue', async () => {
  const gate = createHashGate();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name);
      ends.push(resolve);
    });
  const all = Array.from({ length: 22 }, (_, i) => gate.run(work(`stranger ${i}`), false));
  await expect(gate.run(work('late'), false)).rejects.toThrow(TooManyHashes);
  all.push(gate.run(work('owner'), true));
  await Promise.resolve();
  expect([gate.running, gate.waiting]).toEqual([2, 21]);
  expect(order).toEqual(['stranger 0', 'stranger 1']);
  ends[0]?.();
  await expect.poll(() => order.length).toBe(3);
  expect(order[2]).toBe('owner');
  for (let i = 1; i < 23; i++) {
    await expect.poll(() => ends.length).toBeGreaterThan(i);
    ends[i]?.();
  }
  await Promise.all(all);
  expect([gate.running, gate.waiting]).toEqual([0, 0]);
});

it('frees its slot when the work fails', async () => {
  const gate = createHashGate();
  for (let i = 0; i < 5; i++) {
    await expect(gate.run(() => Promise.reject(new Error('no')), false)).rejects.toThrow('no');
  }
  expect(gate.running).toBe(0);
});
