import { mkdirSync } from 'node:fs';
import { openStorage } from '@bivouac/server/ops';
import { expect, it } from 'vitest';
import { cli, testFolder } from './run-cli.ts';

const inFolder = testFolder();

it('sends commands to a server through its database, explains errors, and logs the commands', async () => {
  const env = { DATA_DIR: inFolder('club') };
  mkdirSync(env.DATA_DIR);
  const early = await cli(['players'], { env });
  expect(early.status).toBe(1);
  expect(early.stderr).toContain('Start this version’s server on it first');
  const storage = await openStorage({ url: inFolder('club/bivouac.db') });
  const anna = { id: 'anna1', name: 'Anna', name_key: 'anna', created_at: 1 };
  await storage.db.insertInto('persons').values(anna).execute();
  await storage.close();

  const run = async (...args: string[]) => {
    const { status, stdout, stderr } = await cli(args, { env });
    return [status, stdout || stderr];
  };
  expect(await run('ban', 'Unknown')).toEqual([1, expect.stringContaining('no player “Unknown”')]);
  expect(await run('rename', 'Anna', 'Админ1x')).toEqual([1, expect.stringContaining('can’t')]);
  expect(await run('rename', 'Anna', 'Anna K')).toEqual([0, 'Anna is now called Anna K.\n']);
  expect(await run('ban', 'anna k', '--reason', 'insults')).toEqual([
    0,
    'Anna K is banned and signed out everywhere. Games ended without a result: 0\n',
  ]);
  const listed = await cli(['players', '--json'], { env });
  expect(JSON.parse(listed.stdout)).toMatchObject({
    players: [{ name: 'Anna K', id: 'anna1', banned_at: expect.any(Number), games: 0 }],
  });
  expect(await run('ban', 'Anna K', '--lift')).toEqual([0, 'Anna K may sign in again.\n']);
  expect(await run('void', 'nosuchgame')).toEqual([2, expect.stringContaining('--reason')]);
  expect(await run('void', 'nosuchgame', '--reason', 'x', '--lang', 'cs')).toEqual([
    1,
    'Hra nosuchgame na tomto serveru není.\n',
  ]);
  const [status, log] = await run('audit');
  expect(status).toBe(0);
  expect(
    String(log)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/).slice(2)),
  ).toEqual([
    ['lift-ban', 'anna1', 'Anna K'],
    ['list'],
    ['ban', 'anna1', 'Anna K: insults'],
    ['rename', 'anna1', 'Anna → Anna K'],
  ]);
});
