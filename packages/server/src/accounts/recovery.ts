import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashToken } from '../secrets.ts';
import type { Tables } from '../storage/schema.ts';

type Db = Kysely<Tables>;

const CODES = 10;
/** Crockford's alphabet: no letter looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits in four groups, for writing down. */
function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % 32]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Accepts the code however it was typed. It is long and random, so a plain hash is enough. */
function hashOf(person: string, code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');
  return hashToken(`recovery ${person} ${plain}`);
}

/** Makes new codes for the account and invalidates the old ones. The codes are returned only here. */
export async function makeCodes(db: Db, person: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('recovery_codes').where('person', '=', person).execute();
    const rows = codes.map((code) => ({
      code_hash: hashOf(person, code),
      person,
      created_at: now,
    }));
    await tx.insertInto('recovery_codes').values(rows).execute();
  });
  return codes;
}

/** Makes all codes of the account worthless. */
export async function dropCodes(db: Db, person: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute();
}

export async function findCode(db: Db, person: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('person')
    .where('code_hash', '=', hashOf(person, code))
    .executeTakeFirst();
  return row?.person === person;
}

/** Uses up the code and sets a new password; false if another request used the code first. */
export async function takeCode(
  db: Db,
  person: string,
  code: string,
  password: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('recovery_codes')
      .where('code_hash', '=', hashOf(person, code))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx.updateTable('persons').set({ password }).where('id', '=', person).execute();
    return true;
  });
}

export async function codesLeft(
  db: Db,
  person: string,
): Promise<{ left: number; createdAt: number | null }> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('created_at')
    .where('person', '=', person)
    .execute();
  return { left: rows.length, createdAt: rows[0]?.created_at ?? null };
}
