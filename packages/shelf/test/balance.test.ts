import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { SHELF } from '../src/index.ts';

// `npm run balance` writes the figures into the folder of each game; set-up pages load those that they show.

interface Balance {
  readonly bot: string;
  readonly scenarios: {
    readonly [id: string]: {
      readonly games: number;
      readonly wins: readonly number[];
      readonly draws: number;
      readonly unfinished: number;
    };
  };
}

const GAMES_FOLDER = join(import.meta.dirname, '../../games');

function readBalance(id: string): Balance | undefined {
  const [file] = globSync(`{*,*/*}/src/balance/${id}.json`, { cwd: GAMES_FOLDER });
  return file === undefined
    ? undefined
    : JSON.parse(readFileSync(join(GAMES_FOLDER, file), 'utf8'));
}

const measured = SHELF.flatMap(({ game, bots }) => {
  const balance = readBalance(game.id);
  return balance === undefined ? [] : [{ id: game.id, game, bots, balance }];
});

describe('the measured balance', () => {
  it('exists for every game for players', () => {
    const games = GAMES.filter(({ isForPlayers }) => isForPlayers).map(({ id }) => id);
    expect(measured.map(({ id }) => id)).toEqual(games);
  });

  it.each(measured)('of $id covers a bot and every scenario', ({ game, bots, balance }) => {
    expect(bots.map(({ id }) => id)).toContain(balance.bot);
    const ids = game.scenarios.map(({ id }) => id);
    expect(Object.keys(balance.scenarios).sort()).toEqual(ids.sort());
  });

  it.each(measured)('of $id counts every game once', ({ game, balance }) => {
    for (const { games, wins, draws, unfinished } of Object.values(balance.scenarios)) {
      expect(wins).toHaveLength(game.seats.length);
      expect(wins.reduce((sum, won) => sum + won, draws + unfinished)).toBe(games);
    }
  });
});
