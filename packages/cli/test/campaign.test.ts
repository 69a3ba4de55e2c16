import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGame, randomBot } from '@bivouac/bots';
import { type AnyMatch, recordOf, seedFromPhrase } from '@bivouac/kernel';
import { type NormandyState, normandy } from '@bivouac/normandy';
import { beforeAll, describe, expect, it } from 'vitest';
import { cli, command, commandJson, testFolder } from './run-cli.ts';
import { sampleRecord } from './sample-record.ts';

const folder = testFolder();
const ids = normandy.scenarios.map(({ id }) => id);
const fileName = (index: number): string =>
  `${String(index + 1).padStart(2, '0')}-${ids[index]}.record`;

function playedAtRandom(scenario: string): AnyMatch {
  const bots = [randomBot(), randomBot()];
  const seed = seedFromPhrase(`campaign ${scenario}`);
  const played = playGame(normandy, bots, { scenario }, seed, { trials: 1 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.match;
}

const MATCHES: AnyMatch[] = [];
beforeAll(() => {
  MATCHES.push(...ids.map(playedAtRandom));
});

/** A folder with the given number of played scenarios. */
function begun(name: string, count: number): string {
  const path = folder(name);
  mkdirSync(path, { recursive: true });
  MATCHES.slice(0, count).forEach((match, i) => {
    writeFileSync(join(path, fileName(i)), recordOf(match));
  });
  return path;
}

const winnerOf = (match: AnyMatch): number | null => {
  const now = match.awaiting();
  return now.kind === 'over' ? (now.outcome.winners[0] ?? null) : null;
};
const lossesOf = (match: AnyMatch): readonly [number, number] => {
  const { casualties }: NormandyState['public'] = match.copyOfState().public;
  return casualties;
};

/** Counted by hand: victories less one for every full ten casualties of all games together. */
function scoreOf(matches: readonly AnyMatch[], seat: 0 | 1) {
  const victories = matches.filter((match) => winnerOf(match) === seat).length;
  const casualties = matches.reduce((sum, match) => sum + lossesOf(match)[seat], 0);
  return { victories, casualties, score: victories - Math.floor(casualties / 10) };
}

describe('the table of a campaign', () => {
  it('names winner, casualties and hero of each game, and the score', async () => {
    const path = begun('all', 12);
    writeFileSync(join(path, 'heroes.json'), JSON.stringify({ montmartin: 'Pvt. Lindquist' }));
    const { stdout, status } = await command(['campaign', 'normandy', '--folder', path, '--table']);
    expect(status).toBe(0);
    const played = MATCHES;
    const lines = stdout.split('\n');
    played.forEach((match, i) => {
      const line = lines.find((text) => text.trim().startsWith(`${i + 1}  `)) ?? '';
      const winner = winnerOf(match);
      expect(line).toContain(winner === null ? 'draw' : ['United States', 'Germany'][winner]);
      expect(line).toContain(lossesOf(match).join(' : '));
      expect(line.includes('Pvt. Lindquist')).toBe(i === 1);
    });
    const us = scoreOf(played, 0);
    // Enough to cost a point.
    expect(us.casualties).toBeGreaterThan(10);
    expect(stdout).toMatch(
      new RegExp(
        `United States: ${us.victories}\\svictor(y|ies), ${us.casualties}\\scasualties, score ${us.score}\\n`,
      ),
    );
  });

  it('says the same in Czech and as JSON', async () => {
    const path = begun('five-more', 5);
    const args = ['campaign', 'normandy', '--folder', path];
    const { stdout } = await command([...args, '--table', '--lang', 'cs']);
    const played = MATCHES.slice(0, 5);
    const [us, de] = [scoreOf(played, 0), scoreOf(played, 1)];
    expect(stdout).toContain('Odhodlaní: Normandie: kampaň');
    expect(stdout).toMatch(/scénář +vítěz +ztráty +vzpomínka/);
    expect(stdout).toContain(
      `Němci: vítězství ${de.victories}, ztráty ${de.casualties}, skóre ${de.score}`,
    );
    const { json, status } = await commandJson(args);
    expect(status).toBe(0);
    const names = ['us', 'de'];
    const lead = us.score - de.score;
    expect(json).toEqual({
      games: played.map((match, i) => {
        const winner = winnerOf(match);
        return {
          scenario: ids[i],
          winner: winner === null ? null : names[winner],
          casualties: lossesOf(match),
          hero: '',
        };
      }),
      victories: [us.victories, de.victories],
      casualties: [us.casualties, de.casualties],
      scores: [us.score, de.score],
      winner: lead === 0 ? null : lead > 0 ? 'us' : 'de',
      margin: expect.stringMatching(/^(even|narrow|clear|decisive)$/),
      isWhole: false,
    });
  });

  it('is empty before the first game, and makes its folder', async () => {
    const path = folder('nothing');
    const { stdout, status } = await command(['campaign', 'normandy', '--folder', path, '--table']);
    expect(stdout).toContain('No game has been finished yet.');
    expect(readdirSync(path)).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('playing a campaign', () => {
  const random = ['campaign', 'normandy', '--seats', 'random,random', '--folder'];

  it('plays the first scenarios, remembers the heroes and stops on request', async () => {
    const path = folder('first');
    const input = 'Pvt. Novák\n\n\nthat is enough\n';
    const { stdout, stderr, status } = await cli([...random, path], { input });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(path).sort()).toEqual([fileName(0), fileName(1), 'heroes.json']);
    expect(JSON.parse(readFileSync(join(path, 'heroes.json'), 'utf8'))).toEqual({
      'la-raye': 'Pvt. Novák',
    });
    expect(stdout.match(/Name a soldier to remember/g)).toHaveLength(2);
    expect(stdout.trimEnd()).toMatch(/anything else stops here\. that is enough$/);
  });

  it('continues with the next scenario, and ends after the last one', async () => {
    const path = begun('eleven', 11);
    const { stdout, status } = await cli([...random, path, '--lang', 'cs'], { input: '\n' });
    expect(status).toBe(0);
    expect(readdirSync(path)).toHaveLength(12);
    expect(stdout).toContain('Odhodlaní: Normandie: Mortain');
    expect(stdout).not.toContain('Odhodlaní: Normandie: La Raye');
    // No question about a next one, and the last word is the campaign's.
    expect(stdout).not.toContain('Stiskněte Enter pro další scénář');
    expect(stdout).toMatch(/kampaň vyhrána|v celé kampani|Kampaň končí nerozhodně/);
    const { json } = await commandJson(['campaign', 'normandy', '--folder', path]);
    expect(json).toMatchObject({ isWhole: true });
  });

  it('has nothing to play after the last scenario', async () => {
    const path = begun('twelve', 12);
    const { stdout, status } = await cli([...random, path]);
    expect(status).toBe(0);
    expect(stdout).not.toContain('Name a soldier to remember');
  });

  it('resumes an unfinished game', async () => {
    const path = folder('left');
    const args = ['campaign', 'normandy', '--folder', path, '--seats'];
    const left = await cli([...args, 'human,random'], { input: 'bid 1\n1\n' });
    expect(left.stdout).toContain('You’ve left the game.');
    expect(left.stdout).not.toContain('Name a soldier to remember');
    const on = await cli([...args, 'random,random'], { input: '\nno\n' });
    expect(on.stdout).toMatch(/Continuing after \d+ action/);
    expect(on.stdout).toContain('Name a soldier to remember');
    expect(on.status).toBe(0);
  });

  it('stops at the end of its input', async () => {
    const { stdout, status } = await cli([...random, folder('silent')], { input: '' });
    expect(status).toBe(0);
    expect(stdout).toContain('United States: ');
    expect(readdirSync(folder('silent'))).toEqual([fileName(0)]);
  });
});

describe('a campaign refuses', () => {
  it.each([
    { name: 'no game', args: [], said: /game/, status: 2 },
    { name: 'an unknown game', args: ['normandie'], said: /normandy/, status: 2 },
    { name: 'a game without a campaign', args: ['skirmish'], said: /campaign/, status: 2 },
    { name: 'a second word', args: ['normandy', 'la-raye'], said: /la-raye/, status: 2 },
    {
      name: 'an unknown bot',
      args: ['normandy', '--seats', 'human,rommel', '--folder', folder('rommel')],
      said: /rommel/,
      status: 2,
    },
  ])('$name', async ({ args, said, status }) => {
    const run = await command(['campaign', ...args]);
    expect(run.stderr).toMatch(said);
    expect(run.status).toBe(status);
  });

  it('a file in place of its folder', async () => {
    const path = folder('letter');
    writeFileSync(path, 'Dear Sir');
    const { stderr, status } = await command(['campaign', 'normandy', '--folder', path]);
    expect(stderr).toContain(path);
    expect(stderr).not.toMatch(/internal|stack/i);
    expect(status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('Dear Sir');
  });

  it('a record that is damaged, or of another game', async () => {
    const path = begun('damaged', 2);
    const record = readFileSync(join(path, fileName(1)), 'utf8');
    writeFileSync(join(path, fileName(1)), record.replace('us: bid', 'us: bit'));
    const damaged = await command(['campaign', 'normandy', '--folder', path, '--table']);
    expect(damaged.stderr).not.toBe('');
    expect(damaged.status).toBe(1);
    writeFileSync(join(path, fileName(1)), sampleRecord());
    const other = await command(['campaign', 'normandy', '--folder', path, '--table']);
    expect(other.stderr).toContain('skirmish');
    expect(other.status).toBe(1);
  });

  it('nothing because of a damaged list of heroes: it drops the list and continues', async () => {
    const path = begun('heroes', 1);
    writeFileSync(join(path, 'heroes.json'), '{');
    const { stdout, status } = await command(['campaign', 'normandy', '--folder', path, '--table']);
    expect(stdout).toContain('La Raye');
    expect(status).toBe(0);
  });
});
