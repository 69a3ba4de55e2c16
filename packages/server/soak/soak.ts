import { setTimeout as sleep } from 'node:timers/promises';
import { headOf } from '../src/storage/games/games.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { steadyLuck } from '../test/tools/play.ts';
import { checkTable } from './check.ts';
import { faultsOf, makeTrouble } from './faults.ts';
import type { Player } from './player.ts';
import { openTable, type SoakTable } from './table.ts';
import { type DatabaseKind, openWorld, type World } from './world.ts';

export interface SoakOptions {
  readonly database: DatabaseKind;
  readonly seconds: number;
  readonly seed: number;
  readonly tables?: number;
}

export interface SoakResult {
  readonly games: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly returns: number;
  readonly faults: Readonly<Record<string, number>>;
  /** The kinds of faults that happened. */
  readonly kinds: readonly string[];
  /** Faults that did not happen in the time given, and kinds of faults that this machine does not allow. */
  readonly missed: readonly string[];
  readonly leftOut: readonly string[];
  /** Empty if every promise was kept. */
  readonly wrong: readonly string[];
}

/** Once all faults are over, a page must be up to date within this time. */
const SETTLE_MS = 60_000;

/** Players act at random while servers, disks, databases and connections fail; then all state is compared. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const tables: SoakTable[] = [];
  const sum = (of: (player: Player) => number): number =>
    tables.flatMap(({ players }) => players).reduce((total, player) => total + of(player), 0);
  const world = await openWorld(options.database, () => sum(({ unavailable }) => unavailable));
  try {
    const luck = steadyLuck(options.seed);
    let isOver = false;
    const isStopping = (): boolean => isOver;
    const origins = world.servers.map(({ origin }) => origin);
    const playing = Array.from({ length: options.tables ?? 6 }, async (_, at) => {
      for (let round = 0; !isStopping(); round++) {
        const table = await openTable(`${at}-${round}`, origins, luck, isStopping);
        if (table === null) return;
        tables.push(table);
        await Promise.all(table.players.map((player) => player.play(isStopping)));
      }
    });
    const faults = [...world.servers.flatMap(faultsOf), ...world.faults];
    const acknowledged = (): number => sum(({ promised }) => promised.length);
    const until = Date.now() + options.seconds * 1_000;
    const happened = await makeTrouble(faults, {
      ...{ acknowledged, luck },
      isStopping: () => Date.now() >= until,
    }).finally(() => {
      isOver = true;
    });
    await Promise.all(playing);
    const wrong = await compareAll(world, tables);
    return {
      games: tables.length,
      acknowledged: acknowledged(),
      refused: sum(({ refused }) => refused.length),
      returns: sum(({ returns }) => returns),
      faults: Object.fromEntries(happened),
      kinds: [...new Set(faults.filter(({ name }) => happened.has(name)).map(({ kind }) => kind))],
      missed: faults.map(({ name }) => name).filter((name) => !happened.has(name)),
      leftOut: world.leftOut,
      wrong: wrong.length === 0 ? [] : [...wrong, ...world.servers.map((each) => each.said())],
    };
  } finally {
    await world.close();
  }
}

async function compareAll(world: World, tables: readonly SoakTable[]): Promise<readonly string[]> {
  const storage = await openStorage({ url: world.url });
  try {
    const wrong: string[] = [];
    for (const table of tables) {
      await settle(storage, table);
      wrong.push(...(await checkTable(storage, table)));
      for (const { page } of table.players) page.drop();
    }
    return wrong;
  } finally {
    await storage.close();
  }
}

/** Waits until both pages have the newest entry; the comparison reports a page that never gets it. */
async function settle(storage: Storage, { game, players }: SoakTable): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  for (const player of players) await player.settle();
  for (;;) {
    const head = (await headOf(storage.db, game)) ?? 0;
    if (players.every(({ page }) => page.seen === head) || Date.now() > until) return;
    await sleep(50);
  }
}
