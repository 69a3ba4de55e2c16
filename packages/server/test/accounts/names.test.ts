import { must } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { nameKey, readName, skeletonOf } from '../../src/accounts/names.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { connectStorage } from '../../src/storage/storage.ts';
import { useDatabases, useServer } from '../tools/fixtures.ts';

const server = useServer();
const DATABASES = useDatabases('names');
const PASSWORD = 'six of one, half a dozen';

describe('names', () => {
  it.each([
    ['Cyrillic А', 'Аdelheid'],
    ['Hangul filler at the end', 'Adelheid\u3164'],
    ['Hangul choseong filler', 'Adelheid\u115f'],
    ['zero width joiner', 'Adel\u200dheid'],
    ['soft hyphen', 'Adel\u00adheid'],
    ['variation selector', 'Adelheid\ufe0f'],
    ['dotless i', 'Adelheıd'],
    ['1 for i', 'Adelhe1d'],
    ['l for i', 'Adelheld'],
    ['full width', 'Ａｄｅｌｈｅｉｄ'],
    ['mathematical bold', '𝐀𝐝𝐞𝐥𝐡𝐞𝐢𝐝'],
    ['another case and other joints', 'ADELHEID_'],
    ['Greek Α', 'Αdelheid'],
    ['0 for o', 'R0sa'],
    ['rn for m', 'Ernrna'],
    ['vv for w', 'VVanda'],
    ['caron for breve', 'Zdeňa'],
  ])('are refused if they look like another: %s', async (_how, name) => {
    const { db } = server.service.storage;
    for (const taken of ['Adelheid', 'Rosa', 'Emma', 'Wanda', 'Zden\u0306a']) {
      const naming = { name: taken, name_key: nameKey(taken), name_skeleton: skeletonOf(taken) };
      const row = { id: taken, ...naming, password: null, settings: null, created_at: 1 };
      await db
        .insertInto('persons')
        .values(row)
        .onConflict((oc) => oc.doNothing())
        .execute();
    }
    const answer = await server.visitor().ask('POST', 'accounts', { name, password: PASSWORD });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(['name-taken', 'bad-name']).toContain((answer.body as { error: string }).error);
  });

  it.each([
    ['\u3164\u3164\u3164', 'invisible'],
    ['x', 'too-short'],
    ['x'.repeat(25), 'too-long'],
    ['Аnna', 'scripts'],
    ['Ivan Иван', 'scripts'],
    ['Ροζα и', 'scripts'],
    ['⠀⠀⠀', 'characters'],
    ['<b>', 'characters'],
    ['.anna', 'characters'],
    ['a\ud800b', 'characters'],
    ['a\0b', 'characters'],
    ['ᚠᚢᚦ', 'scripts'],
    ['Deleted Player', 'reserved'],
    ['smazaný hráč', 'reserved'],
    ['Adm1n', 'reserved'],
    ['Guest', 'reserved'],
  ])('are refused: %j as %s', async (name, code) => {
    const answer = await server.visitor().ask('POST', 'accounts', { name, password: PASSWORD });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'bad-name', problem: { code } },
    });
  });

  it.each([
    ...['Jiří Čapek', 'Žofie-Marie', 'Łukasz', 'Ångström', 'Nguyễn', 'Иван Петров', 'Ελένη'],
    ...['Արամ', 'תמר', '田中さくら', '김철수', 'anna_7', 'Straße', '007'],
  ])('are accepted as written: %s', (name) => {
    expect(readName(` ${name} `)).toEqual({ ok: true, value: name });
  });

  it('stay different if people can tell them apart', () => {
    const names = ['Jiří', 'Jiri', 'Anna', 'Hana', 'Hanna', 'Yuri', 'Vova', 'Nova', 'Вова', 'Боба'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
    // Capitals look like other letters than small ones do.
    expect(skeletonOf('ВОВА')).toBe(skeletonOf('BOBA'));
  });

  it('go to one of two persons who ask for look-alikes at once', async () => {
    const names = ['Ludmila', 'Ludmi1a', 'Ludmıla', 'LUDMILA'];
    const answers = await Promise.all(
      names.map((name) => server.visitor().ask('POST', 'accounts', { name, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe.each(DATABASES)('names of earlier versions in %s', (_name, place) => {
  it('stay usable if two look alike, and no third account can take one', async () => {
    const url = await place();
    const storage = await connectStorage({ url });
    await migrate(storage.db, 9);
    const old = ['Klaudie', 'Кlаudiе', 'K1audie'];
    for (const [i, name] of old.entries()) {
      const row = { id: `p${i}`, name, name_key: nameKey(name), password: null, settings: null };
      await storage.db
        .insertInto('persons')
        .values({ ...row, created_at: i })
        .execute();
    }
    await migrate(storage.db);
    const rows = await storage.db.selectFrom('persons').selectAll().orderBy('id').execute();
    expect(rows.map(({ name, name_key }) => [name, name_key])).toEqual(
      old.map((name) => [name, nameKey(name)]),
    );
    expect(rows.map(({ name_skeleton }) => name_skeleton)).toEqual([
      ...[skeletonOf('Klaudie'), null, null],
    ]);
    expect(must(rows[0], 'the first').name_skeleton).toBe(skeletonOf('Klaud1e'));
    await storage.close();
  });
});
