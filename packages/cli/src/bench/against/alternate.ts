import { type Driver, type Side, startDriver } from './driver-process.ts';
import type { CatalogueGame, SliceRequest } from './messages.ts';
import type { Pair } from './ratio.ts';

export interface AgainstEffort {
  /** Each round measures every game in fresh processes: two runs of a compiler differ, too. */
  readonly rounds: number;
  readonly pairsPerRound: number;
  /** Of our own, in processor time; theirs plays the same games. */
  readonly sliceSeconds: number;
  /** Decisions before the first slice counts. */
  readonly warmUp: number;
}

export const FULL_AGAINST: AgainstEffort = {
  rounds: 5,
  pairsPerRound: 32,
  sliceSeconds: 0.05,
  warmUp: 250_000,
};
/** For our own tests, which do not look at the speed. */
export const QUICK_AGAINST: AgainstEffort = {
  rounds: 1,
  pairsPerRound: 2,
  sliceSeconds: 0,
  warmUp: 0,
};

export interface Sides {
  readonly ours: Side;
  readonly theirs: Side;
}

/** Games and scenarios that both revisions have; the others cannot be compared. */
export function inCommon(
  wanted: readonly CatalogueGame[],
  theirs: readonly CatalogueGame[],
): readonly CatalogueGame[] {
  return wanted.flatMap(({ id, scenarios }) => {
    const known = theirs.find((game) => game.id === id)?.scenarios ?? [];
    const shared = scenarios.filter((scenario) => known.includes(scenario));
    return shared.length === 0 ? [] : [{ id, scenarios: shared }];
  });
}

/** Measures the games round by round and hands over every pair as it is made. */
export async function alternate(
  games: readonly CatalogueGame[],
  effort: AgainstEffort,
  sides: Sides,
  onPair: (game: string, pair: Pair) => void,
  signal: AbortSignal,
): Promise<void> {
  // Measured once: every round must do the same work.
  const laps = new Map<string, number>();
  for (let round = 0; round < effort.rounds; round++) {
    for (const { id, scenarios } of games) {
      await withDrivers(sides, signal, async (ours, theirs) => {
        const lap = { game: id, scenarios };
        const ready = await warmUp(ours, lap, effort);
        await warmUp(theirs, lap, effort);
        const request = { ...lap, laps: laps.get(id) ?? ready };
        laps.set(id, request.laps);
        for (let i = 0; i < effort.pairsPerRound; i++) {
          onPair(id, await playPair(ours, theirs, request, i % 2 === 0));
        }
      });
    }
  }
}

/** One after the other, never both at once; who begins changes, so that no order is an advantage. */
async function playPair(
  ours: Driver,
  theirs: Driver,
  request: SliceRequest,
  oursFirst: boolean,
): Promise<Pair> {
  if (oursFirst) return { ours: await ours.play(request), theirs: await theirs.play(request) };
  const other = await theirs.play(request);
  return { ours: await ours.play(request), theirs: other };
}

/** Plays until the code is compiled; returns how many laps then fill a slice. */
async function warmUp(
  driver: Driver,
  lap: Omit<SliceRequest, 'laps'>,
  effort: AgainstEffort,
): Promise<number> {
  let decisions = 0;
  for (let laps = 1; ; laps *= 2) {
    const slice = await driver.play({ ...lap, laps });
    decisions += slice.decisions;
    if (decisions >= effort.warmUp) {
      return Math.max(1, Math.round((effort.sliceSeconds / slice.seconds) * laps));
    }
  }
}

async function withDrivers(
  { ours, theirs }: Sides,
  signal: AbortSignal,
  work: (ours: Driver, theirs: Driver) => Promise<void>,
): Promise<void> {
  await withDriver(ours, signal, (one) => withDriver(theirs, signal, (other) => work(one, other)));
}

export async function withDriver<T>(
  side: Side,
  signal: AbortSignal,
  work: (driver: Driver) => Promise<T>,
): Promise<T> {
  const driver = await startDriver(side, signal);
  try {
    return await work(driver);
  } finally {
    await driver.stop();
  }
}
