import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { networkOf, readAddressBehind } from '../../src/address.ts';
import { type Bus, noBus, type PresenceMessage } from '../../src/bus/bus.ts';
import { createGate } from '../../src/sockets/gate.ts';
import { createHub } from '../../src/sockets/hub.ts';
import { createLimiter } from '../../src/sockets/limits.ts';
import { createPresence, type Presence } from '../../src/sockets/presence.ts';
import { steadyClock } from '../../src/time.ts';
import { listenerWith } from '../tools/listener.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [false, '10.0.0.1'],
  ['10.0.0.0/8', '203.0.113.7'],
  ['192.168.0.1', '10.0.0.1'],
  ['192.168.0.1, 10.0.0.1', '203.0.113.7'],
  // Clients can forge everything before the nearest proxy's own entry.
  [true, '203.0.113.7'],
])('trusting %s, takes the address from the forwarded header as %s', (trust, address) => {
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } };
  expect(readAddressBehind(trust)(request as unknown as IncomingMessage)).toBe(address);
});

it('refills each key with time, and forgets keys that are full', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 2, perSecond: 1 }, () => now);
  expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([true, true, false]);
  expect(limiter.take('b')).toBe(true);
  now = 1_000;
  expect([1, 2].map(() => limiter.take('a'))).toEqual([true, false]);
  for (let i = 0; i < 10_001; i++) limiter.take(`visitor ${i}`);
  now = 9_000;
  limiter.take('late');
  expect(limiter.size).toBe(1);
});

it('limits messages per page, person and address, also over many of them', () => {
  let now = 0;
  const gate = createGate({ max: 10, isUnlimited: false }, () => now);
  const heard = (pages: readonly (() => boolean)[]): number =>
    pages.reduce((sum, mayTalk) => {
      let count = 0;
      for (let i = 0; i < 100; i++) if (mayTalk()) count += 1;
      return sum + count;
    }, 0);
  const pagesOf = (address: string, person: string | null, count: number) =>
    Array.from({ length: count }, () => gate.messageLimitOf(address, person));
  expect(heard(pagesOf('home', 'anna', 1))).toBe(60);
  expect(heard(pagesOf('home', 'anna', 9))).toBe(180);
  expect(heard(pagesOf('elsewhere', 'anna', 9))).toBe(0);
  expect(heard(pagesOf('home', 'boris', 9))).toBe(240);
  // Guests without a cookie are only limited by their address.
  expect(heard(pagesOf('home', null, 40))).toBe(1_000 - 480);
  expect(heard(pagesOf('elsewhere', null, 1))).toBe(60);
  now = 1_000;
  expect(heard(pagesOf('elsewhere', 'anna', 9))).toBe(60);
  expect(heard(pagesOf('home', null, 40))).toBe(200);
  const open = createGate({ max: 1, isUnlimited: true }, () => now);
  expect(heard([open.messageLimitOf('bench', null)])).toBe(100);
  expect([1, 2].map(() => open.enter('bench'))).not.toContain(null);
});

it('does not jump when the machine’s clock does', () => {
  const { now } = steadyClock();
  const before = now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  expect(now() - before).toBeLessThan(3_600_000);
  clock.mockReturnValue(0);
  expect(now()).toBeGreaterThanOrEqual(before);
  clock.mockRestore();
});

const ALONE = await noBus({
  onEntry: () => undefined,
  onDisconnected: () => undefined,
  onReconnected: () => undefined,
  onPresence: () => undefined,
  onRematch: () => undefined,
  onSessionsEnded: () => undefined,
  onPage: () => undefined,
});

it('repeats the presence of its tables, a few tables at a time', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const hub = createHub(Date.now);
  const bus: Bus = { ...ALONE, publishPresence: ({ game }) => told.push(game) };
  const presence = createPresence(hub, bus, Date.now);
  const games = Array.from({ length: 900 }, (_, i) => `game ${i}`);
  const listener = listenerWith({ reader: 0 });
  for (const game of games) {
    hub.add(game, listener);
    presence.changed(game);
  }
  const round = (): string[] => {
    const all: string[] = [];
    for (let beat = 0; beat < 300; beat++) {
      told.length = 0;
      vi.advanceTimersByTime(100);
      expect(told.length).toBeLessThanOrEqual(3);
      all.push(...told);
    }
    return all;
  };
  expect(round()).toEqual(games);
  // Half of them are empty now.
  for (const game of games.slice(450)) {
    hub.remove(game, listener);
    presence.changed(game);
  }
  expect(round()).toEqual(games.slice(0, 450));
  presence.close();
  vi.useRealTimers();
});

it('trusts another process while it repeats its presence, and drops a silent one', () => {
  vi.useFakeTimers();
  const heardBy = new Map<string, Presence>();
  const service = (process: string) => {
    const hub = createHub(Date.now);
    const publishPresence = (message: Omit<PresenceMessage, 'process'>): void => {
      for (const [other, presence] of heardBy) {
        if (other !== process) presence.receive({ process, ...message });
      }
    };
    const bus: Bus = { ...ALONE, process, publishPresence };
    const presence = createPresence(hub, bus, Date.now);
    heardBy.set(process, presence);
    return { hub, presence };
  };
  const [here, there] = [service('here'), service('there')];
  const told: string[] = [];
  here.hub.add('game', listenerWith({ reader: 0, send: (text) => told.push(text) }));
  there.hub.add('game', listenerWith({ reader: 1 }));
  there.presence.changed('game');
  expect(here.presence.isPresent('game', 1)).toBe(true);
  // The player thinks for an hour.
  vi.advanceTimersByTime(3_600_000);
  expect(here.presence.isPresent('game', 1)).toBe(true);
  const seats = (text = '{}') => JSON.parse(text).seats?.slice(0, 2);
  // Unchanged presence is not sent again.
  expect(told.map(seats)).toEqual([[true, true]]);
  there.presence.close();
  vi.advanceTimersByTime(130_000);
  expect(here.presence.isPresent('game', 1)).toBe(false);
  expect(told.map(seats)).toEqual([
    [true, true],
    [true, false],
  ]);
  here.presence.close();
  vi.useRealTimers();
});
