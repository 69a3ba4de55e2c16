import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../src/storage/storage.ts';
import { startPostgres } from '../test/tools/postgres.ts';
import { apart } from './apart.ts';
import { timeDisk } from './disk.ts';
import type { LoadResult } from './load.ts';
import { askLobby, fillGames } from './lobby.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { latency, line } from './stats.ts';

// `npm run bench:server [sqlite|postgres]` measures what one server, or two on one database, can bear. The load runs
// in another process on the same machine. SQLite runs in WAL mode with synchronous=FULL, PostgreSQL with fsync and
// synchronous_commit on: an act is acknowledged when it is on the disk.

const GAME = { game: 'normandy', scenario: 'la-raye' };
const SECONDS = Number(process.env.SECONDS ?? 10);
/** The pace at which the best comparable server was measured. */
const HUMAN = { games: 1_000, pace: 474, seconds: SECONDS * 2 };
const [, , only] = process.argv;

line('processors and load before', {
  processors: cpus().length,
  load: loadavg()[0]?.toFixed(1) ?? '',
});
if (only !== 'postgres') await benchSqlite();
if (only !== 'sqlite') await benchPostgres();

async function saturate(
  title: string,
  servers: readonly ServerProcess[],
  isSplit = false,
): Promise<void> {
  const origins = servers.map(({ origin }) => origin);
  const result = await apart('load', { ...GAME, origins, isSplit, games: 300, seconds: SECONDS });
  const cpu = `${(await cpuPerEntry(servers)).toFixed(2)} ms`;
  line(`${title}, saturated`, {
    'acts/s': result.perSecond,
    ...latency(result.latencies),
    'server time per entry': cpu,
    ...troubles(result),
  });
}

/** Empty if the load ran as planned. */
function troubles({ refused, unanswered }: LoadResult): { [name: string]: number } {
  return refused + unanswered === 0 ? {} : { refused, unanswered };
}

/** Processor time of the servers per entry since they started, which other load on the machine does not distort. */
async function cpuPerEntry(servers: readonly ServerProcess[]): Promise<number> {
  let [seconds, entries] = [0, 0];
  for (const server of servers) {
    seconds += await server.figure('cpu_seconds');
    entries += await server.figure('entries_total');
  }
  return (seconds * 1_000) / entries;
}

async function memoryOf(server: ServerProcess): Promise<string> {
  return `${Math.round((await server.figure('resident_bytes')) / 1e6)} MB`;
}

async function humanPace(
  title: string,
  servers: readonly ServerProcess[],
  isSplit = false,
): Promise<void> {
  const origins = servers.map(({ origin }) => origin);
  const result = await apart('load', { ...GAME, origins, isSplit, ...HUMAN });
  const memory = (await Promise.all(servers.map(memoryOf))).join(' and ');
  line(`${title}, 2000 sockets`, {
    'acts/s': result.perSecond,
    ...latency(result.latencies),
    memory,
    'taken by the host': `${result.stolen} ms`,
    ...troubles(result),
  });
  const share = Math.round((100 * result.calm.length) / result.latencies.length);
  line('  of these, what the host left alone', { ...latency(result.calm), acts: `${share} %` });
}

async function benchSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bench-'));
  try {
    line('disk, one page', latency(timeDisk(folder)));
    const fast = await startProcess({ DATA_DIR: join(folder, 'fast') });
    await saturate('SQLite', [fast]);
    await fast.stop();
    const calm = await startProcess({ DATA_DIR: join(folder, 'calm') });
    line(
      'bare server, 2000 sockets, 474 acts/s',
      latency(await apart('floor', { folder, ...HUMAN })),
    );
    await humanPace('SQLite', [calm]);
    line('disk, one page', latency(timeDisk(folder)));
    await calm.stop();
    const storage = await openStorage({ url: join(folder, 'calm', 'bivouac.db') });
    await fillGames(storage, 100_000);
    await storage.close();
    const full = await startProcess({ DATA_DIR: join(folder, 'calm') });
    await askLobby(full.origin, 60);
    const asked = await askLobby(full.origin, 600);
    line('SQLite, lobby of 100,000 games', {
      ...latency(asked),
      memory: await memoryOf(full),
    });
    await full.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.freshDatabase();
  /** Fresh servers for each measurement: a full load leaves garbage that normal play does not. */
  const withServers = async (
    count: number,
    measure: (servers: readonly ServerProcess[]) => Promise<void>,
  ): Promise<void> => {
    const servers: ServerProcess[] = [];
    try {
      for (let i = 0; i < count; i++) servers.push(await startProcess({ DATABASE_URL }));
      await measure(servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  };
  try {
    await withServers(1, (servers) => saturate('PostgreSQL, one process', servers));
    await withServers(2, (servers) => saturate('PostgreSQL, two processes', servers));
    await withServers(2, (servers) => saturate('PostgreSQL, sides at two', servers, true));
    await withServers(1, (servers) => humanPace('PostgreSQL', servers));
    await withServers(2, (servers) => humanPace('PostgreSQL, sides at two', servers, true));
  } finally {
    await postgres.stop();
  }
}
