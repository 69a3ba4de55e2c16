import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/tools/postgres.ts';
import { mountDisk } from './disk.ts';
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
  close(): Promise<void>;
}

const SETTINGS = { BOT_MS: '20', LOG_LEVEL: 'error' };

export function openWorld(kind: DatabaseKind): Promise<World> {
  return kind === 'SQLite' ? onSqlite() : onPostgres();
}

async function onSqlite(): Promise<World> {
  const home = mkdtempSync(join(tmpdir(), 'bivouac-soak-'));
  const disk = mountDisk(join(home, 'disk'));
  const data = join(disk.folder, 'data');
  const server = await runServer({ ...SETTINGS, DATA_DIR: data });
  const full: Fault = { name: 'the disk is full', begin: disk.fill, end: disk.free };
  return {
    servers: [server],
    url: join(data, 'bivouac.db'),
    faults: disk.canFill ? [full] : [],
    async close() {
      await server.stop();
      disk.remove();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function onPostgres(): Promise<World> {
  const postgres = await startPostgres();
  const url = await postgres.freshDatabase();
  const way = await openProxy(Number(new URL(url).port));
  const through = new URL(url);
  through.port = String(way.port);
  const env = { ...SETTINGS, DATABASE_URL: through.href };
  const servers = [await runServer(env), await runServer(env)];
  return {
    servers,
    url,
    faults: [
      { name: 'PostgreSQL is killed', begin: postgres.kill, end: postgres.start },
      { name: 'connections to PostgreSQL are cut', begin: way.cut, end: () => undefined },
      {
        name: 'nothing reaches PostgreSQL',
        begin: () => way.hold(true),
        end: () => way.hold(false),
      },
    ],
    async close() {
      for (const server of servers) await server.stop();
      way.close();
      await postgres.stop();
    },
  };
}
