import { describe, expect, it } from 'vitest';
import {
  forgetSeats,
  isForAnother,
  keepLinks,
  keepToken,
  linksOf,
  openingOf,
  tokenOf,
} from '../src/lib/online/seats.ts';
import { memoryOf, remember } from '../src/lib/online/table-memory.ts';
import { isAskedHere } from '../src/lib/prompting.ts';
import { memoryStore } from '../src/lib/store.ts';
import type { Scene } from '../src/lib/table-model.ts';

describe('the door of a table', () => {
  it('asks whoever has a seat there before he takes another, and nobody else', () => {
    const store = memoryStore();
    expect(isForAnother(store, 'game', 'his')).toBe(false);
    keepToken(store, 'game', 'mine');
    keepLinks(store, { id: 'game', links: ['mine', 'his'], watch: 'eyes' });
    expect(isForAnother(store, 'game', 'mine')).toBe(false);
    expect(isForAnother(store, 'game', 'eyes')).toBe(false);
    expect(isForAnother(store, 'game', 'his')).toBe(true);
    expect(isForAnother(store, 'other', 'his')).toBe(false);
  });

  it('opens by the link, else by what this window sits at, else by what the browser keeps', () => {
    const store = memoryStore();
    keepToken(store, 'game', 'mine');
    const second = { secondSeat: 'his' };
    expect(openingOf(store, 'game', 'link', second)).toEqual({ token: 'link', by: 'link' });
    expect(openingOf(store, 'game', null, second)).toEqual({ token: 'his', by: 'second-link' });
    expect(openingOf(store, 'game', null, null)).toEqual({ token: 'mine', by: 'store' });
    expect(openingOf(store, 'other', null, null)).toEqual({ token: undefined, by: 'store' });
  });
});

it('forgets the secrets of some games and of no others', () => {
  const store = memoryStore();
  for (const id of ['his', 'anybodys']) {
    keepToken(store, id, `token of ${id}`);
    keepLinks(store, { id, links: ['one', 'two'], watch: 'three' });
    remember(store, id, { seal: 'seal' });
  }
  store.write('bivouac-settings', '{}');
  forgetSeats(store, ['his', 'never-met']);
  expect(tokenOf(store, 'his')).toBeUndefined();
  expect(linksOf(store, 'his')).toBeNull();
  expect(tokenOf(store, 'anybodys')).toBe('token of anybodys');
  expect(linksOf(store, 'anybodys')).toMatchObject({ id: 'anybodys' });
  expect(store.keys()).toHaveLength(4);
});

it('remembers of each table what was learnt of it, and survives what it cannot read', () => {
  const store = memoryStore();
  remember(store, 'game', { seal: 'first', isMuted: true });
  remember(store, 'game', { readUpTo: 7 });
  expect(memoryOf(store, 'game')).toEqual({ seal: 'first', isMuted: true, readUpTo: 7 });
  expect(memoryOf(store, 'other')).toEqual({});
  store.write('bivouac-table-game', '{');
  expect(memoryOf(store, 'game')).toEqual({});
});

it('rings for whoever is asked at this screen: online not for the other side, nor for who watches', () => {
  const scene = (viewer: 0 | 'spectator') => ({ viewer }) as Extract<Scene, { kind: 'open' }>;
  const asked = (seats: readonly number[]) => ({ kind: 'human', seats }) as const;
  expect(isAskedHere(asked([0]), scene(0), true)).toBe(true);
  expect(isAskedHere(asked([1]), scene(0), true)).toBe(false);
  expect(isAskedHere(asked([0]), scene('spectator'), true)).toBe(false);
  expect(isAskedHere(asked([1]), scene(0), false)).toBe(true);
  expect(isAskedHere({ kind: 'bot', seat: 1, hasFailed: false }, scene(0), false)).toBe(false);
});
