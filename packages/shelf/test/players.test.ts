import { SHELF } from '@bivouac/shelf';
import { expect, it } from 'vitest';
import { PLAYERS } from '../src/players.ts';

it('has the same games with and without texts', () => {
  const ids = (list: readonly { game: { id: string } }[]) => list.map(({ game }) => game.id);
  expect(ids(PLAYERS)).toEqual(ids(SHELF));
});
