import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/online/api.ts';
import { takeOpenSeat } from '../src/lib/online/join.ts';
import {
  forgetSeats,
  keepLinks,
  keepSecret,
  keepToken,
  linksOf,
  openingOf,
  type SecondSeat,
  tokenOf,
} from '../src/lib/online/seats.ts';
import { linkProblem } from '../src/lib/online/table-link.ts';
import { memoryOf, remember, stayDeaf } from '../src/lib/online/table-memory.ts';
import { isAskedHere } from '../src/lib/prompting.ts';
import { memoryStore } from '../src/lib/store.ts';
import type { Scene } from '../src/lib/table-model.ts';

describe('the door of a table', () => {
  it('asks whoever has a seat there before he takes another, and nobody else', () => {
    const store = memoryStore();
    const opening = (game: string, link: string) => openingOf(store, game, link, null);
    expect(opening('game', 'his')).toEqual({ token: 'his', by: 'link' });
    keepToken(store, 'game', 'mine');
    keepLinks(store, { id: 'game', links: ['mine', 'his'], watch: 'eyes' });
    expect(opening('game', 'mine')).toEqual({ token: 'mine', by: 'link' });
    expect(opening('game', 'eyes')).toEqual({ token: 'eyes', by: 'link' });
    expect(opening('game', 'his')).toBeNull();
    expect(opening('other', 'his')).toEqual({ token: 'his', by: 'link' });
    // Where the links were made anew, nobody knows which one is for those who watch.
    keepLinks(store, { id: 'game', links: ['mine', 'newer'], watch: null });
    expect(opening('game', 'eyes')).toBeNull();
  });

  it('opens by the link, else by what this window sits at, else by what the browser keeps', () => {
    const store = memoryStore();
    const opening = (link: string | null, entry: SecondSeat | null, game = 'game') =>
      openingOf(store, game, link, entry);
    const marked: SecondSeat = { isSecondSeat: true };
    const [mine, his] = [
      { token: 'mine', by: 'store' },
      { token: 'his', by: 'second-link' },
    ];
    keepToken(store, 'game', 'mine');
    expect(opening(null, marked)).toEqual(mine);
    keepSecret(store, 'second-link', 'game', 'his');
    expect(opening(null, marked)).toEqual(his);
    expect(opening(null, null)).toEqual(mine);
    expect(opening(null, marked, 'other')).toEqual({ token: undefined, by: 'store' });
    expect(opening('mine', marked)).toEqual({ token: 'mine', by: 'link' });
    // He has said once that he sits there, or has come from there to the next game.
    expect(opening('his', null)).toEqual(his);
    expect(tokenOf(store, 'game')).toBe('mine');
    // Whoever uses the browser next may find the mark, and nothing behind it.
    forgetSeats(store, ['game']);
    expect(opening(null, marked)).toEqual({ token: undefined, by: 'store' });
  });
});

it('goes to a seat that it has got already, and to no other that it cannot get', async () => {
  const store = memoryStore();
  await takeOpenSeat(store, { join: async (id) => ({ id, token: 'mine' }) }, 'game');
  expect(tokenOf(store, 'game')).toBe('mine');
  const refuse = (error: 'not-allowed' | 'taken') => ({
    join: () => Promise.reject(new ApiError({ error })),
  });
  // The answer to the first try was lost on its way.
  await takeOpenSeat(store, refuse('not-allowed'), 'game');
  expect(tokenOf(store, 'game')).toBe('mine');
  await expect(takeOpenSeat(store, refuse('taken'), 'game')).rejects.toThrow('taken');
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

it('is deaf in the next game where it was in this one, unless he has said there that he wants to hear', () => {
  const store = memoryStore();
  remember(store, 'next', { seal: 'seal' });
  stayDeaf(store, 'next');
  expect(memoryOf(store, 'next')).toEqual({ seal: 'seal', isMuted: true });
  remember(store, 'next', { isMuted: false });
  stayDeaf(store, 'next');
  expect(memoryOf(store, 'next').isMuted).toBe(false);
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

it('knows a link that was cut short before it asks the server', () => {
  const [game, token] = ['0123456789abcdef', 'A'.repeat(22)];
  expect(linkProblem(game, token)).toBeNull();
  expect(linkProblem(game, null)).toBeNull();
  expect(linkProblem('nope', token)).toEqual({ code: 'unknown-game' });
  expect(linkProblem(game, 'A'.repeat(21))).toEqual({ code: 'bad-link' });
});
