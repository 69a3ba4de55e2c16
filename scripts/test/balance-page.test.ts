import { describe, expect, it } from 'vitest';

// The scripts are plain JavaScript without types: named by an address, so that none are looked for.
const address = new URL('../lib/balance-page.js', import.meta.url).href;
const {
  balancePage,
  interval,
}: {
  balancePage(all: readonly object[]): string;
  interval(wins: number, games: number): string;
} = await import(address);

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
        scenarios: { ford: { ...series, meanRounds: 8 }, mill: series },
      },
    ]);
    expect(page).toContain('20 games of each scenario, bot `medium`');
    expect(page).toContain('| scenario | red wins | blue wins |');
    expect(page).toContain('| ford | 60 % (39–78) | 35 % (18–57) | 1 | 0 | 8.0 | 42 |');
    expect(page).toContain('| mill | 60 % (39–78) | 35 % (18–57) | 1 | 0 | – | 42 |');
  });
});
