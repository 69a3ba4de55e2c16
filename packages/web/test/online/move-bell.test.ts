import { expect, it } from 'vitest';
import { type Api, NoAnswer } from '../../src/online/api.ts';
import { type Bells, createMoveBell } from '../../src/online/push.ts';

/** A browser at a push service, and a server that may be away. */
function setUp() {
  let kept: PushSubscription | null = null;
  const heard: string[] = [];
  const server = { isAway: false };
  const made = {
    endpoint: 'https://push.example.org/me',
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      kept = null;
      return true;
    },
  };
  const manager = {
    async subscribe() {
      kept = made as unknown as PushSubscription;
      return kept;
    },
    getSubscription: async () => kept,
  } as unknown as PushManager;
  const answer = async <T>(what: string, value: T): Promise<T> => {
    if (server.isAway) throw new NoAnswer();
    heard.push(what);
    return value;
  };
  const api = {
    pushOffer: () => answer('offer', { key: 'k' }),
    subscribe: () => answer('subscribe', undefined),
    unsubscribe: () => answer('unsubscribe', undefined),
  } as unknown as Api;
  const bells: Bells = { manager: async () => manager, ask: async () => 'granted' };
  return { bell: createMoveBell(api, bells), bells, api, server, heard };
}

it('is on if both browser and server have the subscription', async () => {
  const { bell, heard } = setUp();
  expect(await bell.isOn()).toBe(false);
  expect(await bell.turnOn('cs')).toBe(true);
  expect(heard).toContain('subscribe');
  expect([await bell.isOn(), await bell.isOnHere()]).toEqual([true, true]);
  await bell.turnOff();
  expect(heard).toContain('unsubscribe');
  expect([await bell.isOn(), await bell.isOnHere()]).toEqual([false, false]);
});

it('shows its state even if the server is unreachable', async () => {
  const { bell, server } = setUp();
  await bell.turnOn('cs');
  server.isAway = true;
  expect(await bell.isOnHere()).toBe(true);
  // Whatever the server does, nothing is heard any more.
  await expect(bell.turnOff()).rejects.toThrow(NoAnswer);
  expect(await bell.isOnHere()).toBe(false);
});

it('is not shown as on if the server has no subscription', async () => {
  const { bells, api } = setUp();
  const offline: Api = { ...api, subscribe: () => Promise.reject(new NoAnswer()) };
  const bell = createMoveBell(offline, bells);
  await expect(bell.turnOn('cs')).rejects.toThrow(NoAnswer);
  expect(await bell.isOnHere()).toBe(false);
});
