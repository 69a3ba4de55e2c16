import type { Report } from './ops/report.ts';
import type { Rooms } from './rooms/rooms.ts';
import { dropExpired } from './storage/accounts/persons.ts';
import {
  gamesAwaitingBots,
  gamesToRate,
  gamesWithBotsDue,
  type QueuedGame,
} from './storage/games/games.ts';
import type { Storage } from './storage/storage.ts';

export interface UpkeepDeps {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly report: Report;
  readonly queueBots: (game: QueuedGame) => void;
  /** The games at which a player of this process sits. */
  readonly gamesWithPlayers: () => Iterable<string>;
  /** Rates finished games. */
  readonly rateGames: (games: readonly string[]) => void;
}

const SWEEP_MS = 3_600_000;
const SWEEP_ROOMS_MS = 5_000;
/** For this long after a player has acted, bots answer although the player may have left. */
export const RECENT_MS = 15 * 60_000;
/** A bot that has owed a decision for this long is queued again. */
const OVERDUE_MS = 60_000;
/** Maximum number of game ids in one query. */
const AT_ONCE = 200;

/** Does periodic maintenance, beginning with what a process that died left undone. */
export async function startUpkeep(deps: UpkeepDeps): Promise<{ close(): void }> {
  const { now } = deps;
  const { db } = deps.storage;
  const sweep = (): Promise<void> => dropExpired(db, now());
  const askOverdueBots = async (since?: number): Promise<void> => {
    const recent = now() - RECENT_MS;
    for (const game of await gamesAwaitingBots(db, recent, since)) deps.queueBots(game);
    const attended = [...deps.gamesWithPlayers()];
    while (attended.length > 0) {
      const some = attended.splice(0, AT_ONCE);
      for (const game of await gamesWithBotsDue(db, some, since ?? now())) deps.queueBots(game);
    }
  };
  const countLeftOver = async (): Promise<void> => deps.rateGames(await gamesToRate(db));
  const every = (ms: number, work: () => Promise<void>, complaint: string): NodeJS.Timeout =>
    setInterval(() => {
      work().catch((error: unknown) => deps.report(complaint, { error }, 'warn'));
    }, ms);

  await askOverdueBots();
  await countLeftOver();
  await sweep();
  const timers = [
    every(SWEEP_MS, sweep, 'expired rows could not be deleted'),
    // The database may have been down when a bot wanted to move, or another process may have died between the end of
    // a game and its rating.
    every(OVERDUE_MS, () => askOverdueBots(now() - OVERDUE_MS), 'overdue bots could not be queued'),
    every(OVERDUE_MS, countLeftOver, 'games to rate could not be read'),
    setInterval(deps.rooms.sweep, SWEEP_ROOMS_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
