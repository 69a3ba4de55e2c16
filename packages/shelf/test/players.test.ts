import { SHELF } from '@bivouac/shelf';
import { PLAYERS } from '@bivouac/shelf/players';
import { expect, it } from 'vitest';

it('has the same games with and without words', () => {
  const ids = (list: readonly { game: { id: string } }[]) => list.map(({ game }) => game.id);
  expect(ids(PLAYERS)).toEqual(ids(SHELF));
});
