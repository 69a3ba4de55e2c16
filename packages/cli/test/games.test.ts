import { SHELF } from '@bivouac/shelf';
import { expect, it } from 'vitest';
import { plainSpaces } from '../src/output/output.ts';
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
    expect(english.stdout).toContain(plainSpaces(en.title));
    // A terminal gets plain spaces, also where Czech keeps a preposition with the next word.
    const czechTitles = [cs.title, ...game.scenarios.map(({ id }) => cs.scenario(id).title)];
    for (const title of czechTitles) expect(czech.stdout).toContain(plainSpaces(title));
  }
});
