import { expect, it } from 'vitest';
import { cli, cliJson } from './run-cli.ts';

it('seats the player against the solo opponent, which gives its reasons', async () => {
  const args = ['play', 'blitzkrieg', 'vs-low', '--seed', 'solo', '--lang'];
  const english = await cli([...args, 'en'], { input: 'quit\n' });
  expect(english.stdout).toContain('Axis: bot vs\nAllies: human\n');
  expect(english.stdout).toContain('Why the opponent moved like this');
  expect(english.stdout).toMatch(/o !-+2-+1-+.*x\n/);
  const czech = await cli([...args, 'cs'], { input: 'quit\n' });
  expect(czech.stdout).toContain('Proč soupeř táhl takto');
  expect(czech.stdout).toContain('Vyberte žeton, který umístíte.');
});

it('gives the solo opponent its own bot in a series too', async () => {
  const { json } = await cliJson(['sim', 'nippon', 'vs', '--games', '2', '--seed', 's']);
  expect(json).toMatchObject({ games: 2, unfinished: 0, byBot: { vs: expect.any(Number) } });
});
