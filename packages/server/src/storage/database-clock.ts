import { type Kysely, sql } from 'kysely';
import type { SteadyClock } from '../time.ts';
import type { Tables } from './schema.ts';

/** Clocks of machines drift by some seconds a day. */
const REPEAT_MS = 600_000;
/** A clock that is put right goes at least nine tenths as fast as before, so that no second comes twice. */
const SLEW = 0.1;
/** An answer that took longer says too little. */
const MAX_ROUND_TRIP_MS = 1_000;

/**
 * Lets the clock of this process follow the database's, which all processes share: whose clock is ahead
 * would let his players claim a win on time too early.
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
    // Half of the way there, half of the way back.
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
