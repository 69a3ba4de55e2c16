import { randomUUID } from 'node:crypto';
import { findBot, findGame } from '@bivouac/shelf/players';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createBotHost } from './bots/bot-host.ts';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import { type GameService, type GameServiceDeps, openGameService } from './game-service.ts';
import { describeMove } from './notifications/describe.ts';
import { createReport, type Report } from './ops/report.ts';
import { checkRules } from './ops/rules-check.ts';
import { rulesFingerprint } from './ops/rules-fingerprint.ts';
import { throttleReport } from './ops/throttle-report.ts';
import { explainPostgresError, explainSqliteError } from './storage/explain.ts';
import { type FileLock, lockSqlite } from './storage/sqlite/sqlite-lock.ts';
import { isPostgres, openStorage, type Storage } from './storage/storage.ts';
import { followMachine, type SteadyClock, steadyClock } from './time.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly service: GameService;
  /** Informs the pages, finishes running work, and closes the database. */
  stop(): Promise<void>;
}

export interface ServerHooks {
  readonly webRoot?: string | undefined;
  /** Called when only a new process can go on. */
  readonly onLost: () => void;
}

/** Opens a whole server that does not listen yet. Throws `CannotStart` if it cannot use the database. */
export async function openServer(config: Config, hooks: ServerHooks): Promise<Running> {
  const { databaseUrl: url } = config;
  let lock: FileLock | null = null;
  try {
    lock = isPostgres(url) ? null : lockSqlite(url);
    const { stop, ...running } = await openOnDatabase(config, hooks);
    return { ...running, stop: () => stop().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    const explain = isPostgres(url) ? explainPostgresError : explainSqliteError;
    const sentence = explain(error, url);
    throw sentence === null ? error : new CannotStart(sentence, { cause: error });
  }
}

async function openOnDatabase(config: Config, { webRoot, onLost }: ServerHooks): Promise<Running> {
  const process = randomUUID();
  const { databaseUrl, botWorkers } = config;
  const report = throttleReport(createReport(config.logLevel));
  const database = isPostgres(databaseUrl) ? 'PostgreSQL' : 'SQLite';
  report('the server starts', { process, database }, 'info');
  const storage = await openStorage({
    ...{ url: databaseUrl, process, report },
    onLost(error) {
      report('the database can no longer be written; the server ends', { error }, 'fatal');
      onLost();
    },
  });
  const clock = steadyClock();
  const following = isPostgres(databaseUrl)
    ? await followDatabaseClock(clock, storage, report)
    : followMachine(clock);
  try {
    const { onDiverged } = config;
    const fingerprint = rulesFingerprint();
    await checkRules({ storage, shelf: findGame, fingerprint, onDiverged, now: clock.now, report });
  } catch (error) {
    following.close();
    await storage.close();
    throw error;
  }
  const service = await openGameService({
    storage,
    shelf: findGame,
    hasBot: (game, bot) => findBot(game, bot) !== undefined,
    bots: createBotHost({ workers: botWorkers }),
    now: clock.now,
    report,
    roomCapacity: config.roomCapacity,
    botWorkers,
    botMs: config.botMs,
    ...(isPostgres(databaseUrl) ? await multiProcessDeps(config, process, report) : {}),
    isUnlimited: config.isUnlimited,
    ...(config.push === null
      ? {}
      : { notifications: { push: config.push, describe: describeMove } }),
  });
  if (config.security !== null && config.security.expires.getTime() <= clock.now()) {
    report('SECURITY_EXPIRES has passed; security.txt is not shown', {}, 'warn');
  }
  const app = buildApp({
    ...(webRoot ? { webRoot } : {}),
    service,
    trustProxy: config.trustProxy,
    ...(config.isUnlimited ? {} : { connections: config.connections }),
    metricsToken: config.metricsToken,
    security: config.security,
    api: {
      ...(config.isSecure === undefined ? {} : { isSecure: config.isSecure }),
      ...(config.publicUrl === undefined ? {} : { publicUrl: config.publicUrl }),
      isUnlimited: config.isUnlimited,
      maxSockets: config.maxSockets,
      maxSocketsPerAddress: config.maxSocketsPerAddress,
    },
  });
  const stop = async (): Promise<void> => {
    report('the server goes', {}, 'info');
    await app.close();
    await service.close();
    following.close();
    await storage.close();
    report('the server has gone', {}, 'info');
  };
  return { app, service, stop };
}

/** Processes that share a database also share its clock. */
async function followDatabaseClock(
  clock: SteadyClock,
  { db }: Storage,
  report: Report,
): Promise<{ close(): void }> {
  const { followDatabase } = await import('./storage/database-clock.ts');
  return followDatabase(clock, db, (error) =>
    report('the database clock could not be read', { error }, 'warn'),
  );
}

/** The services that several processes on one database share; a single process does not load this code. */
async function multiProcessDeps(
  { databaseUrl: url, botWorkers, botMs }: Config,
  process: string,
  report: Report,
): Promise<Pick<GameServiceDeps, 'connectBus' | 'queues'>> {
  const { postgresBus } = await import('./bus/postgres-bus.ts');
  const { bossQueues } = await import('./queue/boss-queues.ts');
  const shapes = {
    // A bot yields after two moves; a job running longer than a few moves is presumed dead.
    bots: { workers: botWorkers, maxSeconds: Math.max(60, Math.ceil(botMs / 100)) },
    // Push services that do not answer may hold up ten browsers.
    tellings: { workers: 2, maxSeconds: 600 },
  };
  const queues = await bossQueues(url, shapes, report);
  return { connectBus: postgresBus(url, process), queues };
}
