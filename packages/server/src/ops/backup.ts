import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { fillSkeletons } from '../storage/accounts/skeletons.ts';
import { retireUsedLinks } from '../storage/games/games.ts';
import { LATEST, versionOf } from '../storage/migrate.ts';
import type { Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

// One format for both databases, so that a club can move from one to the other: a title line and one line of JSON for
// each row, compressed.

const TITLE = 'bivouac backup 1';
/** Primary key of each table, which defines the order of its rows. A table comes after those it refers to. */
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
// `Object.keys` forgets what the keys are.
const ORDER = Object.keys(KEYS) as readonly (keyof Tables)[];
const PAGE = 2_000;
const ROWS_AT_ONCE = 100;

// biome-ignore lint/suspicious/noExplicitAny: rows of any table; they are copied and never looked into
type AnyDb = Kysely<any>;

/**
 * Writes a consistent snapshot while the server, even one of an earlier version, goes on running. Returns the number
 * of rows.
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

/** Replaces an existing file only once the new one is on the disk. */
async function writeAtomically(path: string, lines: AsyncGenerator<string>): Promise<void> {
  const part = `${path}.part`;
  try {
    // The file holds seeds and hashes: other users of the machine must not read it, even if a file existed before.
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

/** Makes the rename durable. Some systems cannot open folders and do this by themselves. */
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

/** Reads page by page in the order of the key, to bound memory. */
async function* rowsOf(db: AnyDb, table: keyof Tables): AsyncGenerator<object> {
  const keys = KEYS[table];
  for (let last: Record<string, unknown> | null = null; ; ) {
    let query = db.selectFrom(table).selectAll().limit(PAGE);
    for (const key of keys) query = query.orderBy(key);
    const from: Record<string, unknown> | null = last;
    if (from !== null) {
      query = query.where((eb) =>
        eb(
          // The types of Kysely know only tuples of a fixed length.
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

/** Why a file cannot be restored. */
export type WhyNotRestored = 'not-a-backup' | 'too-new' | 'not-empty';

export class NotRestored extends Error {
  readonly why: WhyNotRestored;

  constructor(why: WhyNotRestored) {
    super(why);
    this.why = why;
  }
}

/** Accepts this version and earlier ones: migrations keep room for the rows of all versions before them. */
function checkTitle(firstLine: string): void {
  const version = firstLine.startsWith(`${TITLE} `) ? Number(firstLine.slice(TITLE.length)) : 0;
  if (!(version >= 1)) throw new NotRestored('not-a-backup');
  if (version > LATEST) throw new NotRestored('too-new');
}

/** Tables that have rows only if people have used the database. */
const PLAYED = ['persons', 'games', 'audit'] as const;
/** Tables that a server writes when it starts; the backup brings its own rows. */
const OF_THE_SERVER = ['server_state', 'heartbeats', 'outages', 'allowances'] as const;

/** Whether a row says that the rules were checked: this does not hold for games from another database. */
const isRulesCheck = (table: string, row: object): boolean =>
  table === 'server_state' && 'key' in row && row.key === 'rules-checked';

/**
 * Fills an unused database from a file in one transaction; a server may have started on it. Returns the
 * number of rows.
 */
export async function restore(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  await storage.db.transaction().execute(async (tx: Transaction<Tables>) => {
    const any: AnyDb = tx;
    for (const table of PLAYED) {
      if ((await any.selectFrom(table).selectAll().limit(1).execute()).length > 0) {
        throw new NotRestored('not-empty');
      }
    }
    for (const table of OF_THE_SERVER) await any.deleteFrom(table).execute();
    let table = '';
    let batch: object[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await any.insertInto(table).values(batch).execute();
      batch = [];
    };
    for await (const [to, row] of rowsIn(path)) {
      if (isRulesCheck(to, row)) continue;
      if (to !== table || batch.length >= ROWS_AT_ONCE) await flush();
      table = to;
      batch.push(row);
      rows += 1;
    }
    await flush();
    // Earlier versions stored no skeletons.
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
    // Rejected below.
  }
  throw new NotRestored('not-a-backup');
}

/**
 * Reads only as fast as the lines are consumed: `readline` would start at once and lose lines while the database is
 * still busy.
 */
async function* linesIn(path: string): AsyncGenerator<string> {
  const text = new TextDecoder();
  const file = createReadStream(path);
  const unzipped = createGunzip();
  // The reading loop reports errors; one that comes after it has ended does not matter.
  unzipped.on('error', () => undefined);
  file.on('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const chunk of file.pipe(unzipped)) {
      const lines = (rest + text.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // Not compressed, or truncated.
    if (codeOf(error).startsWith('Z_')) throw new NotRestored('not-a-backup');
    throw error;
  } finally {
    file.destroy();
  }
  // Every line ends with a newline.
  if (rest !== '') throw new NotRestored('not-a-backup');
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
