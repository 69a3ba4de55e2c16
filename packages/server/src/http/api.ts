import type { FastifyInstance } from 'fastify';
import { createSessions } from '../accounts/sessions.ts';
import type { AddressOf } from '../address.ts';
import type { House } from '../house.ts';
import { createLimiter } from '../sockets/limits.ts';
import { serveSockets } from '../sockets/serve.ts';
import { serveAccounts } from './accounts.ts';
import { serveGames } from './games.ts';
import { countAddress, type Desk, HttpError, httpError, isOwnOrigin, tokenOf } from './http.ts';
import { servePasskeys } from './passkeys.ts';
import { servePush } from './push.ts';

export interface ApiOptions {
  /** The page is always reached by TLS, whatever the last stretch is. */
  readonly isSecure?: boolean;
  readonly mostSockets?: number;
  readonly mostSocketsPerAddress?: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited?: boolean;
}

const ASK = { burst: 120, perSecond: 20 };
const MAKE = { burst: 30, perSecond: 0.1 };
const LOGIN = { burst: 10, perSecond: 0.1 };
/** A club that comes for the first time. */
const COME = { burst: 100, perSecond: 1 };
const ENDLESS = { burst: 1e9, perSecond: 1e9 };

/** Everything that is asked by HTTP below /api, and the socket. */
export function serveApi(
  app: FastifyInstance,
  house: House,
  addressOf: AddressOf,
  options: ApiOptions = {},
): void {
  const sessions = createSessions(house.storage, house.now);
  const limit = (allowance: typeof ASK) =>
    createLimiter(options.isUnlimited ? ENDLESS : allowance, house.now);
  const desk: Desk = {
    house,
    sessions,
    limits: { ask: limit(ASK), make: limit(MAKE), login: limit(LOGIN), come: limit(COME) },
    isSecure: (request) => options.isSecure ?? request.protocol === 'https',
  };
  serveSockets(app, house, {
    personOf: async (cookies) => (await sessions.find(tokenOf(cookies)))?.id ?? null,
    isOwnOrigin,
    addressOf,
    mostSockets: options.mostSockets ?? 10_000,
    mostOfOne: options.mostSocketsPerAddress ?? 200,
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
    servePush(scope, desk);
  });
}
