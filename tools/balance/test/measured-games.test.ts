import { GAMES } from '@bivouac/shelf/games';
import { findGame } from '@bivouac/shelf/players';
import { expect, it } from 'vitest';
import { measuredGames } from '../src/measured-games.ts';

const gameOf = (id: string) => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  return found.value;
};

it('measures every game for players once, the battles of a campaign by whole campaigns', () => {
  const measured = measuredGames(GAMES, gameOf);
  const measures = measured.map((one) =>
    one.kind === 'campaigns' ? `${one.game.id} with ${one.battles}` : one.game.id,
  );
  expect(measures).toEqual([
    'normandy',
    'north-africa',
    'stalingrad-campaign with stalingrad',
    'blitzkrieg',
    'nippon',
    'napoleonics',
  ]);
});
