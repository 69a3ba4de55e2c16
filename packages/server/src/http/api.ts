import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createSessions } from '../accounts/sessions.ts';
import { readAddressBehind, readSchemeBehind } from '../address.ts';
import type { House } from '../house.ts';
import { createLimiter, ENDLESS } from '../sockets/limits.ts';
import { serveSockets } from '../sockets/serve.ts';
import { serveAccounts } from './accounts.ts';
import { serveGames } from './games.ts';
import { countAddress, type Desk, HttpError, httpError, isOwnOrigin, tokenOf } from './http.ts';
import { servePasskeys } from './passkeys.ts';
import { servePlayers } from './players.ts';
import { servePush } from './push.ts';

export interface ApiOptions {
  /** The page is always reached by TLS, whatever the last stretch is. */
  readonly isSecure?: boolean;
  readonly mostSockets?: number;
  readonly mostSocketsPerAddress?: number;
  /** How often each page is told that its line is alive, and asked. */
  readonly pingMs?: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited?: boolean;
}

const ASK = { burst: 120, perSecond: 20 };
/** A club that sits down at one evening. */
const JOIN = { burst: 100, perSecond: 0.5 };
const LOGIN = { burst: 10, perSecond: 0.1 };
const NAME = { burst: 60, perSecond: 0.6 };
/** A club that comes for the first time. */
const COME = { burst: 100, perSecond: 1 };

/** Everything that is asked by HTTP below /api, and the socket. */
export function serveApi(
  app: FastifyInstance,
  house: House,
  trustProxy: string | boolean,
  options: ApiOptions = {},
): void {
  const isByTls = readSchemeBehind(trustProxy);
  const isSecure = (request: IncomingMessage): boolean => options.isSecure ?? isByTls(request);
  const sessions = createSessions(house.storage, house.now);
  const limit = (allowance: typeof ASK) =>
    createLimiter(options.isUnlimited ? ENDLESS : allowance, house.now);
  const desk: Desk = {
    house,
    sessions,
    limits: {
      ...{ ask: limit(ASK), make: house.makes, join: limit(JOIN), come: limit(COME) },
      ...{ login: limit(LOGIN), name: limit(NAME) },
    },
    isSecure: ({ raw }) => isSecure(raw),
  };
  serveSockets(app, house, {
    personOf: async (request) =>
      (await sessions.find(tokenOf(request.headers.cookie, isSecure(request))))?.id ?? null,
    isOwnOrigin,
    addressOf: readAddressBehind(trustProxy),
    mostSockets: options.mostSockets ?? 10_000,
    mostOfOne: options.mostSocketsPerAddress ?? 200,
    pingMs: options.pingMs ?? 15_000,
    isUnlimited: options.isUnlimited ?? false,
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      countAddress(desk.limits.ask, request);
      if (request.method !== 'GET' && !isOwnOrigin(request.raw)) throw httpError('not-allowed');
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof HttpError) return reply.code(error.status).send(error.body);
      const status =
        error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 400 && status < 500) return reply.code(status).send({ error: 'bad-request' });
      house.report('a request failed', { error });
      return reply.code(503).send({ error: 'unavailable' });
    });
    serveGames(scope, desk);
    serveAccounts(scope, desk);
    servePasskeys(scope, desk);
    servePlayers(scope, desk);
    servePush(scope, desk);
  });
}
