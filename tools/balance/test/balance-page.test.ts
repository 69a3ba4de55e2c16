import { describe, expect, it } from 'vitest';
import { balancePage, interval } from '../src/balance-page.ts';

describe('the page of balance', () => {
  it('gives a share with its 95 % interval', () => {
    expect(interval(60, 200)).toBe('30 % (24–37)');
    expect(interval(127, 200)).toBe('63.5 % (57–70)');
    expect(interval(0, 20)).toBe('0 % (0–16)');
  });

  it('has a line for each scenario, with a dash where a game has no rounds', () => {
    const series = { games: 20, wins: [12, 7], draws: 1, unfinished: 0, meanDecisions: 41.6 };
    const page = balancePage([
      {
        game: 'siege',
        bot: 'medium',
        seed: 'balance',
        seats: ['red', 'blue'],
        order: ['ford', 'mill'],
        scenarios: { ford: { ...series, meanRounds: 8 }, mill: series },
      },
    ]);
    expect(page).toContain('20 games of each scenario, bot `medium`');
    expect(page).toContain('| scenario | red wins | blue wins |');
    expect(page).toContain('| ford | 60 % (39–78) | 35 % (18–57) | 1 | 0 | 8.0 | 42 |');
    expect(page).toContain('| mill | 60 % (39–78) | 35 % (18–57) | 1 | 0 | – | 42 |');
  });

  it('of campaigns counts how often each battle was met, and how the campaigns ended', () => {
    const series = { draws: 0, unfinished: 0, meanDecisions: 300, meanRounds: 12 };
    const page = balancePage([
      {
        game: 'siege',
        bot: 'medium',
        seed: 'balance',
        seats: ['red', 'blue'],
        order: ['ford', 'mill'],
        campaigns: 8,
        endings: { END1: 6, END2: 2 },
        scenarios: {
          ford: { ...series, games: 8, wins: [4, 4], exhausted: 1 },
          mill: { ...series, games: 0, wins: [0, 0], exhausted: 0 },
        },
      },
    ]);
    expect(page).toContain('The battles of 8 whole campaigns');
    expect(page).toContain('| scenario | games | red wins | blue wins | at the limit |');
    expect(page).toContain('| ford | 8 | 50 % (22–78) | 50 % (22–78) | 1 | 12.0 | 300 |');
    expect(page).toContain('| mill | 0 | – | – | 0 |');
    expect(page).toContain('How they ended: END1 6×, END2 2×.');
  });
});
