import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { SHELF } from '../src/index.ts';

const measured = SHELF.flatMap(({ game, bots, balance }) =>
  balance === undefined ? [] : [{ id: game.id, game, bots, balance }],
);

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
