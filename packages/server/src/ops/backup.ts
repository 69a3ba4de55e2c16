import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { LATEST } from '../storage/migrate.ts';
import type { Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

// One file for both databases, so that a club can move from the one to the other: a line that says
// what it is, and one line of JSON for each row, compressed.

const TITLE = 'bivouac backup 1';
/** A table comes after those it refers to. */
const ORDER = [
  'persons',
  'sessions',
  'passkeys',
  'mailboxes',
  'ratings',
  'games',
  'seats',
  'entries',
] as const;
/** How the rows of each are told apart, and so put in order. */
const KEYS: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  persons: ['id'],
  sessions: ['token_hash'],
  passkeys: ['id'],
  mailboxes: ['person', 'kind', 'address'],
  ratings: ['person', 'game'],
  games: ['id'],
  seats: ['game', 'seat'],
  entries: ['game', 'seq'],
};
const PAGE = 2_000;
const ROWS_AT_ONCE = 100;

// biome-ignore lint/suspicious/noExplicitAny: rows of any table; they are copied and never looked into
type AnyDb = Kysely<any>;

/** Everything as it stood at one moment; the server may go on meanwhile. The number of rows. */
export async function backUp(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  await storage.db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const lines = async function* (): AsyncGenerator<string> {
        yield `${TITLE} ${LATEST}\n`;
        for (const table of ORDER) {
          for await (const row of rowsOf(tx, table)) {
            rows += 1;
            yield `${JSON.stringify([table, row])}\n`;
          }
        }
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path));
    });
  return rows;
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
export class NotRestored extends Error {}

/** Fills an empty database from a file, whole or not at all. The number of rows. */
export async function restore(storage: Storage, path: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  let rows = 0;
  let isFirst = true;
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
    for await (const line of lines) {
      if (isFirst && line !== `${TITLE} ${LATEST}`) throw new NotRestored('not-a-backup');
      if (isFirst) {
        isFirst = false;
        continue;
      }
      const [to, row]: [string, object] = JSON.parse(line);
      if (to !== table || batch.length >= ROWS_AT_ONCE) await flush();
      table = to;
      batch.push(row);
      rows += 1;
    }
    await flush();
    if (isFirst) throw new NotRestored('not-a-backup');
  });
  return rows;
}
