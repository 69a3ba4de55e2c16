import type { GameList, ListedGame } from '@bivouac/protocol';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { loadNextPage, reloadPages } from '../../src/online/listing.ts';
import { ONLINE_WORDS, type OnlineWords } from '../../src/text/online.ts';

await loadEvery(ONLINE_WORDS);

const game = (id: string, seat: number | null = null): ListedGame => ({
  ...{ id, game: 'skirmish', scenario: 'crossing', status: 'over', players: [], awaited: [] },
  ...{ clock: null, isRated: false, deadline: null, outcome: null, movedAt: 1, seat },
});

/** A server that gives two games at a time. */
function shelfOf(ids: string[]) {
  const asked: (string | null)[] = [];
  const ask = async (after: string | null): Promise<GameList> => {
    asked.push(after);
    const from = after === null ? 0 : ids.indexOf(after) + 1;
    const games = ids.slice(from, from + 2).map((id) => game(id));
    return { now: from, games, next: from + 2 < ids.length ? (games.at(-1)?.id ?? null) : null };
  };
  return { ids, asked, ask };
}
const idsOf = ({ games }: GameList): string => games.map(({ id }) => id).join('');

it('goes on where it ended, to the end', async () => {
  const { ask, asked } = shelfOf([...'abcde']);
  let list = await reloadPages(ask, 0);
  expect(idsOf(list)).toBe('ab');
  list = await loadNextPage(ask, list);
  expect(idsOf(list)).toBe('abcd');
  list = await loadNextPage(ask, list);
  expect([idsOf(list), list.next]).toEqual(['abcde', null]);
  expect(asked).toEqual([null, 'b', 'd']);
});

it('shows a game that has moved in the list once, but both seats of one game', async () => {
  const list = { now: 1, games: [game('a', 0), game('b')], next: 'b' };
  const more = async () => ({ now: 2, games: [game('b'), game('a', 1), game('c')], next: null });
  const read = await loadNextPage(more, list);
  expect(idsOf(read)).toBe('abac');
  // Times are meant by the newest answer.
  expect(read.now).toBe(2);
});

it('reloads as many games as it showed', async () => {
  const shelf = shelfOf([...'abcdef']);
  shelf.ids.unshift('x');
  shelf.ids.splice(3, 1);
  expect(idsOf(await reloadPages(shelf.ask, 4))).toBe('xabd');
  shelf.ids.length = 1;
  expect(idsOf(await reloadPages(shelf.ask, 4))).toBe('x');
});

it.each([
  [1, 'Přibyla 1 hra.', '1 more game.'],
  [3, 'Přibyly 3 hry.', '3 more games.'],
  [50, 'Přibylo 50 her.', '50 more games.'],
])('announces %i new games', (count, cs, en) => {
  const said = (words: OnlineWords) => words.came({ count }).replaceAll('\u00a0', ' ');
  expect([said(ONLINE_WORDS.in('cs')), said(ONLINE_WORDS.in('en'))]).toEqual([cs, en]);
});
