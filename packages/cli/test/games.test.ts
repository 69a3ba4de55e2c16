import { SHELF } from '@bivouac/shelf';
import { expect, it } from 'vitest';
import { command, commandJson } from './run-cli.ts';

it('lists every game as JSON', async () => {
  const { json, status } = await commandJson(['games']);
  expect(status).toBe(0);
  expect(json).toEqual({
    games: SHELF.map(({ game, bots }) => ({
      id: game.id,
      seats: game.seats,
      scenarios: game.scenarios,
      bots: bots.map(({ id }) => id),
    })),
  });
});

it('prints a readable list of games, in both languages', async () => {
  const english = await command(['games']);
  const czech = await command(['games', '--lang', 'cs']);
  for (const { game, texts } of SHELF) {
    const [en, cs] = await Promise.all([texts.load('en'), texts.load('cs')]);
    expect(english.stdout).toContain(en.title);
    expect(czech.stdout).toContain(cs.title);
    for (const { id } of game.scenarios) expect(czech.stdout).toContain(cs.scenario(id).title);
  }
});
