import { describe, expect, it } from 'vitest';
import { SHELF } from '../src/index.ts';

const measured = SHELF.flatMap(({ game, bots, balance }) =>
  balance === undefined ? [] : [{ id: game.id, game, bots, balance }],
);

describe('the measured balance', () => {
  it('is known of Normandy', () => {
    expect(measured.map(({ id }) => id)).toContain('normandy');
  });

  it.each(measured)('of $id speaks of a bot and of every scenario', ({ game, bots, balance }) => {
    expect(bots.map(({ id }) => id)).toContain(balance.bot);
    expect(Object.keys(balance.scenarios)).toEqual(game.scenarios.map(({ id }) => id));
  });

  it.each(measured)('of $id counts every game once', ({ game, balance }) => {
    for (const { games, wins, draws, unfinished } of Object.values(balance.scenarios)) {
      expect(wins).toHaveLength(game.seats.length);
      expect(wins.reduce((sum, won) => sum + won, draws + unfinished)).toBe(games);
    }
  });
});
