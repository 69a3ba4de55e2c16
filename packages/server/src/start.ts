import { randomUUID } from 'node:crypto';
import { findBot, findGame } from '@bivouac/shelf';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createBotHost } from './bots/bot-host.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import type { Config } from './config.ts';
import { type House, openHouse } from './house.ts';
import { createReport } from './ops/report.ts';
import { isPostgres, openStorage } from './storage/storage.ts';
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
    ...(isPostgres(databaseUrl) ? { connectBus: postgresBus(databaseUrl, process) } : {}),
  });
  const app = buildApp({
    ...(webRoot ? { webRoot } : {}),
    house,
    trustProxy: config.trustProxy,
    api: {
      ...(config.isSecure === undefined ? {} : { isSecure: config.isSecure }),
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
