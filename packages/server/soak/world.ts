import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/tools/postgres.ts';
import { canLimitFiles, limitFiles, mountDisk, type SmallDisk } from './disk.ts';
import type { Fault } from './faults.ts';
import { openProxy } from './proxy.ts';
import { runServer, type SoakServer } from './server.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** The servers, their database, and all faults. */
export interface World {
  readonly servers: readonly SoakServer[];
  /** For the checker, which reads the database directly. */
  readonly url: string;
  /** Faults beside those of the servers themselves. */
  readonly faults: readonly Fault[];
  /** The faults that cannot be injected on this machine. */
  readonly leftOut: readonly string[];
  close(): Promise<void>;
}

const SETTINGS = { BOT_MS: '20', LOG_LEVEL: 'error' };

/** `unavailable` counts the answers that the server cannot store anything now. */
export function openWorld(kind: DatabaseKind, unavailable: () => number): Promise<World> {
  return kind === 'SQLite' ? onSqlite(unavailable) : onPostgres();
}

async function onSqlite(unavailable: () => number): Promise<World> {
  const home = mkdtempSync(join(tmpdir(), 'bivouac-soak-'));
  const disk = mountDisk(join(home, 'disk'));
  const data = join(disk.folder, 'data');
  const server = await runServer({ ...SETTINGS, DATA_DIR: data });
  const url = join(data, 'bivouac.db');
  const full = diskFault(disk, server, url, unavailable);
  return {
    servers: [server],
    url,
    faults: full === null ? [] : [full],
    leftOut: full === null ? [FULL] : [],
    async close() {
      await server.stop();
      disk.remove();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const FULL = 'the disk is full';

/** By filling the disk where it is one of its own, and otherwise by a limit on the files of the server. */
function diskFault(
  disk: SmallDisk,
  server: SoakServer,
  file: string,
  noticed: () => number,
): Fault | null {
  // A write that reuses pages of the log succeeds on a full disk: the fault lasts until one fails.
  const names = { name: FULL, kind: FULL, noticed };
  if (disk.canFill) return { ...names, begin: disk.fill, end: disk.free };
  if (!canLimitFiles()) return null;
  const limit = (bytes: number | null): boolean =>
    server.pid !== undefined && limitFiles(server.pid, bytes);
  // Its log has to grow, too: nothing more can be written.
  return { ...names, begin: () => limit(statSync(file).size), end: () => void limit(null) };
}

async function onPostgres(): Promise<World> {
  const postgres = await startPostgres();
  const url = await postgres.freshDatabase();
  const way = await openProxy(Number(new URL(url).port));
  const through = new URL(url);
  through.port = String(way.port);
  const env = { ...SETTINGS, DATABASE_URL: through.href };
  const servers = [await runServer(env), await runServer(env)];
  const killed = async (): Promise<boolean> => {
    await postgres.kill();
    return true;
  };
  const fault = (name: string, begin: Fault['begin'], end: Fault['end']): Fault => ({
    ...{ name, kind: name, begin, end },
  });
  return {
    servers,
    url,
    faults: [
      fault('PostgreSQL is killed', killed, postgres.start),
      fault('connections to PostgreSQL are cut', way.cut, () => undefined),
      fault('nothing reaches PostgreSQL', way.hold, way.release),
    ],
    leftOut: [],
    async close() {
      for (const server of servers) await server.stop();
      way.close();
      await postgres.stop();
    },
  };
}
