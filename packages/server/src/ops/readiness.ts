import type { Storage } from '../storage/storage.ts';

/** Whether the database takes what is written to it. */
export interface Readiness {
  isReady(): Promise<boolean>;
}

/** So long an answer is good for everybody who asks: asking must not become a load. */
const FRESH_MS = 1_000;

/**
 * Writes to find out: a database that can be read may be full or read-only. What cannot be written in an act
 * counts as well, since a small change may still find room where an act does not.
 */
export function watchReadiness({ db, appender }: Storage): Readiness {
  let newest: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  const canWrite = async (): Promise<boolean> => {
    try {
      await db
        .updateTable('heartbeats')
        .set(({ ref }) => ({ at: ref('at') }))
        // One row: two processes that change several at once may wait for each other.
        .where('process', '=', ({ selectFrom }) =>
          selectFrom('heartbeats').select(({ fn }) => fn.min('process').as('process')),
        )
        .execute();
      return true;
    } catch {
      return false;
    }
  };

  return {
    async isReady() {
      if (appender.isFailing()) return false;
      const now = performance.now();
      if (newest === null || now - newest.at > FRESH_MS) newest = { at: now, answer: canWrite() };
      return newest.answer;
    },
  };
}
