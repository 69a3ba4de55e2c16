import { describe, expect, it } from 'vitest';
import { uniqueNames } from '../src/sim/report.ts';
import { batchSize, gamesOfBatch } from '../src/sim/share.ts';
import { cli, cliJson } from './run-cli.ts';

interface SimJson {
  readonly games: number;
  readonly byBot: { readonly [bot: string]: number };
  readonly bySeat: { readonly [seat: string]: number };
  readonly draws: number;
  readonly unfinished: number;
  readonly meanDecisions: number;
}

const SERIES = ['sim', 'skirmish', '--bots', 'easy,random', '--games', '60', '--seed', 's'];

describe('sim', () => {
  it('gives the same result with one worker and with two', async () => {
    const one = await cliJson([...SERIES, '--mirror', '--workers', '1']);
    const two = await cliJson([...SERIES, '--mirror', '--workers', '2']);
    expect(one.status).toBe(0);
    expect(two.json).toEqual(one.json);
  });

  it('has the promised shape, and every game ends in exactly one way', async () => {
    const { json } = await cliJson([...SERIES, '--mirror']);
    expect(json).toEqual({
      games: 60,
      byBot: { easy: expect.any(Number), random: expect.any(Number) },
      bySeat: { blue: expect.any(Number), red: expect.any(Number) },
      draws: expect.any(Number),
      unfinished: 0,
      meanDecisions: expect.any(Number),
    });
    const { byBot, bySeat, draws, unfinished } = json as SimJson;
    const wins = (by: { readonly [name: string]: number }) =>
      Object.values(by).reduce((sum, won) => sum + won, 0);
    expect(wins(byBot) + draws + unfinished).toBe(60);
    expect(wins(bySeat) + draws + unfinished).toBe(60);
  });

  it('mirrors seats: a bot against itself wins equally often on both sides', async () => {
    // Each deal is played twice with the same bots and the same luck, only their places changed.
    const args = ['sim', 'skirmish', '--bots', 'easy,easy', '--games', '40', '--mirror'];
    const { json } = await cliJson(args);
    const { byBot, bySeat } = json as SimJson;
    expect(Object.keys(byBot)).toEqual(['easy', 'easy#2']);
    expect(byBot.easy).toBe(byBot['easy#2']);
    expect((bySeat.blue ?? 0) % 2).toBe(0);
  });

  it('depends on the seed', async () => {
    const { json } = await cliJson(SERIES);
    const other = await cliJson([...SERIES.slice(0, -1), 'another']);
    expect(other.json).not.toEqual(json);
  });

  it('prints a readable report in both languages, with intervals', async () => {
    const english = await cli(SERIES);
    expect(english.stdout).toMatch(/easy +\d+ +[\d.]+% +[\d.]+% – [\d.]+%/);
    expect(english.stdout).toContain('60 games played.');
    const czech = await cli([...SERIES, '--lang', 'cs']);
    expect(czech.stdout).toContain('Odehráno 60 her.');
    expect(czech.stdout).toContain('Červení');
    expect(czech.stderr).toBe('');
  });
});

describe('the parts of sim', () => {
  it('distinguishes two seats with the same bot', () => {
    expect(uniqueNames(['hard', 'easy', 'hard', 'hard'])).toEqual([
      'hard',
      'easy',
      'hard#2',
      'hard#3',
    ]);
  });

  it.each([1, 7, 100, 401, 12_345])('splits %i games into batches without loss', (games) => {
    const batches = Math.ceil(games / batchSize(games));
    const all = Array.from({ length: batches }, (_, i) => gamesOfBatch(i, games)).flat();
    expect(all).toEqual(Array.from({ length: games }, (_, i) => i));
  });
});
