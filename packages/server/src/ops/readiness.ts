import type { Storage } from '../storage/storage.ts';

/** Whether the database accepts writes. */
export interface Readiness {
  isReady(): Promise<boolean>;
}

/** How long a result is reused, so that probes do not load the database. */
const FRESH_MS = 1_000;

/**
 * Tests by writing: a readable database may be full or read-only. A failed entry counts as well, because this small
 * write may fit where an entry does not.
 */
export function watchReadiness({ db, appender }: Storage): Readiness {
  let newest: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  const canWrite = async (): Promise<boolean> => {
    try {
      await db
        .updateTable('heartbeats')
        .set(({ ref }) => ({ at: ref('at') }))
        // One row only: two processes that update several at once may deadlock.
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
