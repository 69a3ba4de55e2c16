import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { retireUsedLinks } from '../storage/games.ts';
import { LATEST, versionOf } from '../storage/migrate.ts';
import type { Tables } from '../storage/schema.ts';
import { fillSkeletons } from '../storage/skeletons.ts';
import type { Storage } from '../storage/storage.ts';

// One file for both databases, so that a club can move from the one to the other: a line that says
// what it is, and one line of JSON for each row, compressed.

const TITLE = 'bivouac backup 1';
/**
 * How the rows of each table are told apart, and so put in order. All of them, for the type wants each;
 * a table comes after those it refers to.
 */
const KEYS: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  persons: ['id'],
  sessions: ['token_hash'],
  passkeys: ['id'],
  challenges: ['challenge_hash'],
  recovery_codes: ['code_hash'],
  devices: ['token_hash'],
  device_links: ['person'],
  allowances: ['key'],
  subscriptions: ['endpoint'],
  ratings: ['person', 'game'],
  games: ['id'],
  seats: ['game', 'seat'],
  entries: ['game', 'seq'],
  tellings: ['game', 'seat', 'seq'],
  heartbeats: ['process'],
  outages: ['from_at'],
  server_state: ['key'],
  audit: ['id'],
};
const ORDER = Object.keys(KEYS) as readonly (keyof Tables)[];
const PAGE = 2_000;
const ROWS_AT_ONCE = 100;

// biome-ignore lint/suspicious/noExplicitAny: rows of any table; they are copied and never looked into
type AnyDb = Kysely<any>;

/**
 * Everything as it stood at one moment; the server may go on meanwhile, also one of an earlier version: the
 * tables stay as they are. The number of rows.
 */
export async function backUp(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  const version = await versionOf(storage.db);
  const there = new Set((await storage.db.introspection.getTables()).map(({ name }) => name));
  await storage.db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const lines = async function* (): AsyncGenerator<string> {
        yield `${TITLE} ${Math.max(1, version)}\n`;
        for (const table of ORDER.filter((name) => there.has(name))) {
          for await (const row of rowsOf(tx, table)) {
            rows += 1;
            yield `${JSON.stringify([table, row])}\n`;
          }
        }
      };
      await writeAtomically(path, lines());
    });
  return rows;
}

/** A file that was there is replaced when the new one is on the disk, and not before. */
async function writeAtomically(path: string, lines: AsyncGenerator<string>): Promise<void> {
  const part = `${path}.part`;
  try {
    // Seeds and hashes are in it: nobody else on the machine may read it, also where there was a file already.
    const file = await open(part, 'w', 0o600);
    await file.chmod(0o600);
    await pipeline(Readable.from(lines), createGzip(), file.createWriteStream({ flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** So that the new name lasts, too. Some systems do not let folders be opened, and keep them safe themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  try {
    await folder?.sync();
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes(codeOf(error))) throw error;
  } finally {
    await folder?.close();
  }
}

/** Page by page in the order of the key: nobody's memory holds all of it. */
async function* rowsOf(db: AnyDb, table: keyof Tables): AsyncGenerator<object> {
  const keys = KEYS[table];
  for (let last: Record<string, unknown> | null = null; ; ) {
    let query = db.selectFrom(table).selectAll().limit(PAGE);
    for (const key of keys) query = query.orderBy(key);
    const from: Record<string, unknown> | null = last;
    if (from !== null) {
      query = query.where((eb) =>
        eb(
          eb.refTuple(...(keys as unknown as [string, string])),
          '>',
          eb.tuple(...(keys.map((key) => from[key]) as [unknown, unknown])),
        ),
      );
    }
    const page: Record<string, unknown>[] = await query.execute();
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

/** Why a file is not put back. */
export type WhyNotRestored = 'not-a-backup' | 'too-new' | 'not-empty';

export class NotRestored extends Error {
  readonly why: WhyNotRestored;

  constructor(why: WhyNotRestored) {
    super(why);
    this.why = why;
  }
}

/** Of this version or an earlier one: migrations leave room for the rows of all before them. */
function checkTitle(firstLine: string): void {
  const version = firstLine.startsWith(`${TITLE} `) ? Number(firstLine.slice(TITLE.length)) : 0;
  if (!(version >= 1)) throw new NotRestored('not-a-backup');
  if (version > LATEST) throw new NotRestored('too-new');
}

/** Fills an empty database from a file, whole or not at all. The number of rows. */
export async function restore(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  await storage.db.transaction().execute(async (tx: Transaction<Tables>) => {
    const any: AnyDb = tx;
    const { count } = await any
      .selectFrom('persons')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) throw new NotRestored('not-empty');
    let table = '';
    let batch: object[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await any.insertInto(table).values(batch).execute();
      batch = [];
    };
    for await (const [to, row] of rowsIn(path)) {
      if (to !== table || batch.length >= ROWS_AT_ONCE) await flush();
      table = to;
      batch.push(row);
      rows += 1;
    }
    await flush();
    // Names of a version that did not know yet what they look like.
    await fillSkeletons(any);
    await retireUsedLinks(tx);
  });
  return rows;
}

async function* rowsIn(path: string): AsyncGenerator<[table: string, row: object]> {
  let isTitled = false;
  for await (const line of linesIn(path)) {
    if (isTitled) yield rowOf(line);
    else checkTitle(line);
    isTitled = true;
  }
  if (!isTitled) throw new NotRestored('not-a-backup');
}

function rowOf(line: string): [table: string, row: object] {
  try {
    const [to, row]: [string, object] = JSON.parse(line);
    if (Object.hasOwn(KEYS, to)) return [to, row];
  } catch {
    // Said below.
  }
  throw new NotRestored('not-a-backup');
}

/**
 * Read only as fast as somebody takes the lines: `readline` would begin at once and lose those
 * that come while the database is still being asked.
 */
async function* linesIn(path: string): AsyncGenerator<string> {
  const text = new TextDecoder();
  const file = createReadStream(path);
  const unzipped = createGunzip();
  // Whoever reads is told; an error that comes when he has gone already is nobody's.
  unzipped.on('error', () => undefined);
  file.on('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const chunk of file.pipe(unzipped)) {
      const lines = (rest + text.decode(chunk as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // Not compressed, or torn.
    if (codeOf(error).startsWith('Z_')) throw new NotRestored('not-a-backup');
    throw error;
  } finally {
    file.destroy();
  }
  // Every line of ours is ended.
  if (rest !== '') throw new NotRestored('not-a-backup');
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
