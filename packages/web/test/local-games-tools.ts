import type { Table } from '@bivouac/table/session/table.ts';
import { latest } from '@bivouac/table/testing/fakes.ts';
import type { LocalGames, LocalGamesModel } from '../src/storage/local-games-model.ts';

export const gamesNow = (localGames: LocalGames): LocalGamesModel => latest(localGames);

export function tableOf(localGames: LocalGames): Table {
  const { table } = gamesNow(localGames);
  if (table === null) throw new Error('a table was expected');
  return table;
}
