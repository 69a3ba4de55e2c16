import { randomUUID } from 'node:crypto';
import { findBot, findGame } from '@bivouac/shelf/players';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createBotHost } from './bots/bot-host.ts';
import type { Config } from './config.ts';
import { type House, type HouseDeps, openHouse } from './house.ts';
import { createReport } from './ops/report.ts';
import { isPostgres, openStorage } from './storage/storage.ts';
import { describeMove } from './tell/describe.ts';
import { steadyTime } from './time.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Tells everybody, finishes what is under way, and closes the database. */
  stop(): Promise<void>;
}

/** A whole server, not listening yet. */
export async function openServer(config: Config, webRoot?: string): Promise<Running> {
  const process = randomUUID();
  const { databaseUrl, botWorkers } = config;
  const storage = await openStorage({ url: databaseUrl, process });
  const house = await openHouse({
    storage,
    shelf: findGame,
    hasBot: (game, bot) => findBot(game, bot) !== undefined,
    bots: createBotHost({ workers: botWorkers }),
    now: steadyTime(),
    report: createReport(config.logLevel),
    roomCapacity: config.roomCapacity,
    botWorkers,
    botMs: config.botMs,
    ...(isPostgres(databaseUrl) ? await manyProcesses(config, process) : {}),
    ...(config.push === null ? {} : { telling: { push: config.push, describe: describeMove } }),
  });
  const app = buildApp({
    ...(webRoot ? { webRoot } : {}),
    house,
    trustProxy: config.trustProxy,
    api: {
      ...(config.isSecure === undefined ? {} : { isSecure: config.isSecure }),
      isUnlimited: config.isUnlimited,
      mostSockets: config.mostSockets,
      mostSocketsPerAddress: config.mostSocketsPerAddress,
    },
  });
  const stop = async (): Promise<void> => {
    await app.close();
    await house.close();
    await storage.close();
  };
  return { app, house, stop };
}

/** What processes on one database share beside it; code that a server by itself does not need. */
async function manyProcesses(
  { databaseUrl: url, botWorkers, botMs }: Config,
  process: string,
): Promise<Pick<HouseDeps, 'connectBus' | 'queues'>> {
  const { postgresBus } = await import('./bus/postgres-bus.ts');
  const { bossQueues } = await import('./queue/boss-queues.ts');
  const queues = await bossQueues(url, {
    // Bots give way after two thoughts, so that who takes longer than a few of them is dead.
    bots: { workers: botWorkers, mostSeconds: Math.max(60, Math.ceil(botMs / 100)) },
    // Ten browsers whose push services do not answer take a while.
    tellings: { workers: 2, mostSeconds: 600 },
  });
  return { connectBus: postgresBus(url, process), queues };
}
