import { type Kysely, sql } from 'kysely';
import type { SteadyClock } from '../time.ts';
import type { Tables } from './schema.ts';

/** Machine clocks drift by some seconds a day. */
const REPEAT_MS = 600_000;
/** While corrected, the clock runs at least nine tenths as fast, so that time never goes backwards. */
const SLEW = 0.1;
/** A slower answer is too inexact. */
const MAX_ROUND_TRIP_MS = 1_000;

/**
 * Makes the process clock follow the database's, which all processes share: with a fast clock, players could claim a
 * win on time too early.
 */
export async function followDatabase(
  clock: SteadyClock,
  db: Kysely<Tables>,
  onTrouble: (error: unknown) => void,
): Promise<{ close(): void }> {
  const ask = async (): Promise<{ ahead: number; took: number }> => {
    const begun = performance.now();
    const { rows } = await sql<{
      now: number;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
    const took = performance.now() - begun;
    // Assumes that both directions take the same time.
    return { ahead: (rows[0]?.now ?? 0) + took / 2 - clock.now(), took };
  };
  const follow = async (): Promise<void> => {
    const { ahead, took } = await ask();
    if (took <= MAX_ROUND_TRIP_MS) clock.slewBy(ahead, SLEW);
  };
  clock.jumpBy((await ask()).ahead);
  const timer = setInterval(() => void follow().catch(onTrouble), REPEAT_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
