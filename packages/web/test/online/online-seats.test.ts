import { isAskedHere } from '@bivouac/table/prompt/prompting.ts';
import type { Scene } from '@bivouac/table/session/table-model.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, createApi } from '../../src/online/api.ts';
import { becomeGuest, type Locks } from '../../src/online/guest.ts';
import { takeOpenSeat } from '../../src/online/join.ts';
import { pageName } from '../../src/online/page-name.ts';
import {
  dropOldSecret,
  forgetSeats,
  keepLinks,
  linksOf,
  oldSecretOf,
  openingOf,
} from '../../src/online/seats.ts';
import { linkProblem } from '../../src/online/table-link.ts';
import { keepMuted, memoryOf, remember } from '../../src/online/table-memory.ts';
import { memoryStore } from '../../src/storage/store.ts';

describe('entering a table', () => {
  it('uses the link, else the secret of an earlier version, else only the session', () => {
    const store = memoryStore();
    const session = { token: undefined, seat: undefined, isSecond: false };
    expect(openingOf(store, 'game', null, undefined)).toEqual(session);
    expect(openingOf(store, 'game', null, 1)).toEqual({ ...session, seat: 1 });
    expect(openingOf(store, 'game', 'link', undefined)).toEqual({ ...session, token: 'link' });
    store.write('bivouac-seat-game', 'kept');
    expect(openingOf(store, 'game', null, undefined)).toEqual({ ...session, token: 'kept' });
    expect(openingOf(store, 'game', 'link', undefined)).toEqual({ ...session, token: 'link' });
    dropOldSecret(store, 'game');
    expect(openingOf(store, 'game', null, undefined)).toEqual(session);
  });

  it('lets the windows of a browser become a guest one at a time', async () => {
    const order: string[] = [];
    let before: Promise<unknown> = Promise.resolve();
    const locks: Locks = {
      request: (name, work) => {
        order.push(name);
        const run = before.then(work);
        before = run;
        return run;
      },
    };
    const hello = async (): Promise<never> => {
      order.push('asked');
      await Promise.resolve();
      order.push('answered');
      return undefined as never;
    };
    await Promise.all([becomeGuest({ hello }, locks), becomeGuest({ hello }, locks)]);
    const once = ['asked', 'answered'];
    expect(order).toEqual(['bivouac-guest', 'bivouac-guest', ...once, ...once]);
  });

  it('cancels a request for a session before another window may send one', async () => {
    vi.useFakeTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    // A server that never answers.
    const api = createApi(
      ((_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        })) as typeof fetch,
    );
    let isHeld = true;
    const release = () => {
      isHeld = false;
    };
    void becomeGuest(api, { request: (_name, work) => work().finally(release) }).catch(release);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(isHeld).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isHeld).toBe(false);
    timeout.mockRestore();
    vi.useRealTimers();
  });
});

it('keeps the name of a page after a reload, and gives a copy of it another name', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  let count = 0;
  const name = (isReloaded: boolean) => pageName(storage, isReloaded, () => `name-${++count}`);
  expect([name(false), name(true), name(false)]).toEqual(['name-1', 'name-1', 'name-2']);
  const refuses = () => {
    throw new Error('not allowed');
  };
  expect(pageName({ getItem: refuses, setItem: refuses }, true, () => 'fresh')).toBe('fresh');
});

it('goes to a seat that the player already has, and to no other seat', async () => {
  await takeOpenSeat({ join: async (id) => ({ id }) }, 'game');
  const refuse = (error: 'not-allowed' | 'taken') => ({
    join: () => Promise.reject(new ApiError({ error })),
  });
  // The answer to the first try was lost on its way.
  await takeOpenSeat(refuse('not-allowed'), 'game');
  await expect(takeOpenSeat(refuse('taken'), 'game')).rejects.toThrow('taken');
});

it('forgets the secrets of some games and of no others', () => {
  const store = memoryStore();
  for (const id of ['his', 'anybodys']) {
    store.write(`bivouac-seat-${id}`, 'kept');
    store.write(`bivouac-second-seat-${id}`, 'kept, too');
    keepLinks(store, { id, links: ['one', 'two'], watch: 'three' });
    remember(store, id, { seal: 'seal' });
  }
  store.write('bivouac-settings', '{}');
  forgetSeats(store, ['his', 'never-met']);
  expect(oldSecretOf(store, 'his')).toBeUndefined();
  expect(linksOf(store, 'his')).toBeNull();
  expect(oldSecretOf(store, 'anybodys')).toBe('kept');
  expect(linksOf(store, 'anybodys')).toMatchObject({ id: 'anybodys' });
  expect(store.keys()).toHaveLength(5);
});

it('remembers data of each table, and survives malformed data', () => {
  const store = memoryStore();
  remember(store, 'game', { seal: 'first', isMuted: true });
  remember(store, 'game', { readUpTo: 7 });
  expect(memoryOf(store, 'game')).toEqual({ seal: 'first', isMuted: true, readUpTo: 7 });
  expect(memoryOf(store, 'other')).toEqual({});
  store.write('bivouac-table-game', '{');
  expect(memoryOf(store, 'game')).toEqual({});
});

it('carries mute over to the rematch, unless the player has unmuted there', () => {
  const store = memoryStore();
  remember(store, 'next', { seal: 'seal' });
  keepMuted(store, 'next');
  expect(memoryOf(store, 'next')).toEqual({ seal: 'seal', isMuted: true });
  remember(store, 'next', { isMuted: false });
  keepMuted(store, 'next');
  expect(memoryOf(store, 'next').isMuted).toBe(false);
});

it('rings only if a player at this screen is asked: online not for the opponent nor for a spectator', () => {
  const scene = (viewer: 0 | 'spectator') => ({ viewer }) as Extract<Scene, { kind: 'open' }>;
  const asked = (seats: readonly number[]) => ({ kind: 'human', seats }) as const;
  expect(isAskedHere(asked([0]), scene(0), true)).toBe(true);
  expect(isAskedHere(asked([1]), scene(0), true)).toBe(false);
  expect(isAskedHere(asked([0]), scene('spectator'), true)).toBe(false);
  expect(isAskedHere(asked([1]), scene(0), false)).toBe(true);
  expect(isAskedHere({ kind: 'bot', seat: 1, hasFailed: false }, scene(0), false)).toBe(false);
});

it('knows a link that was cut short before it asks the server', () => {
  const [game, token] = ['0123456789abcdef', 'A'.repeat(22)];
  expect(linkProblem(game, token)).toBeNull();
  expect(linkProblem(game, null)).toBeNull();
  expect(linkProblem('nope', token)).toEqual({ code: 'unknown-game' });
  expect(linkProblem(game, 'A'.repeat(21))).toEqual({ code: 'bad-link' });
});
