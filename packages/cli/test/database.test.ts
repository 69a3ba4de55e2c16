import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStorage } from '@bivouac/server/ops';
import { expect, it } from 'vitest';
import { cli, testFolder } from './run-cli.ts';

const inFolder = testFolder();

it('backs up a club, puts it back elsewhere and says why it will not, in both languages', async () => {
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
  expect(early.stderr).toContain(`${file} is a backup of a newer version`);
  writeFileSync(file, 'a letter');
  const other = await cli(['restore', file], { env: fresh });
  expect(other.stderr).toContain(`${file} holds something else`);
  expect((await cli(['restore', inFolder('nowhere')], { env: fresh })).status).toBe(1);
});
