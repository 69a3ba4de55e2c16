import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStorage } from '@bivouac/server/ops';
import { expect, it } from 'vitest';
import { cli, testFolder } from './run-cli.ts';

const inFolder = testFolder();

it('ends games that the current rules cannot play if requested, and says how many', async () => {
  const env = { DATA_DIR: inFolder('diverged') };
  mkdirSync(env.DATA_DIR);
  const storage = await openStorage({ url: inFolder('diverged/bivouac.db') });
  const game = {
    ...{ id: 'somegame', game: 'skirmish', rules: 1, scenario: 'no-such-place', options: '{}' },
    ...{ seed: `chacha20:${'0'.repeat(64)}`, commitment: '', clock: null, is_open: 0, is_rated: 1 },
    ...{ watch_hash: '', creator: null, rematch_of: null, created_at: 1 },
    ...{ head: 0, awaited: 1, deadline: null, is_bot_due: 0, outcome: null, moved_at: 1 },
  };
  await storage.db
    .insertInto('games')
    .values({ ...game, status: 'running', rated_at: null })
    .execute();
  await storage.close();
  const found = await cli(['repair'], { env });
  expect(found.status).toBe(1);
  expect(found.stdout).toContain('Unfinished games: 1; played differently: 1\n');
  const closed = await cli(['repair', '--close', '--lang', 'cs'], { env });
  expect(closed).toMatchObject({ status: 0, stderr: '' });
  expect(closed.stdout).toContain('Ukončeno bez výsledku: 1\n');
  expect(await cli(['repair'], { env })).toMatchObject({
    ...{ status: 0, stdout: 'Unfinished games: 0; played differently: 0\n' },
  });
});

it('backs up a club, restores it elsewhere and explains a refusal, in both languages', async () => {
  const from = { DATA_DIR: inFolder('from') };
  const empty = await cli(['repair'], { env: from });
  expect(empty).toMatchObject({
    status: 0,
    stdout: 'Unfinished games: 0; played differently: 0\n',
  });
  const storage = await openStorage({ url: inFolder('from/bivouac.db') });
  const anna = { id: 'anna', name: 'Anna', name_key: 'anna', password: null };
  await storage.db
    .insertInto('persons')
    .values({ ...anna, created_at: 1, settings: null })
    .execute();
  await storage.close();

  const file = inFolder('club.gz');
  const backedUp = await cli(['backup', file], { env: from });
  expect(backedUp).toMatchObject({ status: 0, stdout: `Rows written to ${file}: 1\n` });
  const to = { DATA_DIR: inFolder('to') };
  expect(await cli(['restore', file], { env: to })).toMatchObject({
    ...{ status: 0, stdout: `Rows read from ${file}: 1\n` },
  });
  const twice = await cli(['restore', file, '--lang', 'cs'], { env: to });
  expect(twice.status).toBe(1);
  expect(twice.stderr).toContain('Databáze není prázdná');

  const newer = String(gunzipSync(readFileSync(file))).replace(
    /^bivouac .*/,
    'bivouac backup 1 9999',
  );
  writeFileSync(file, gzipSync(newer));
  const fresh = { DATA_DIR: inFolder('fresh') };
  const early = await cli(['restore', file], { env: fresh });
  expect(early.status).toBe(1);
  expect(early.stderr).toContain(`${file} is a backup from a newer version`);
  writeFileSync(file, 'a letter');
  const other = await cli(['restore', file], { env: fresh });
  expect(other.stderr).toContain(`${file} contains something else`);
  expect((await cli(['restore', inFolder('nowhere')], { env: fresh })).status).toBe(1);
});
