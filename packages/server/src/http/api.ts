import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TooManyHashes } from '../accounts/hash-gate.ts';
import { createPasswords, type HashFunction } from '../accounts/password.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createSharedLimiter, UNLIMITED } from '../accounts/shared-limiter.ts';
import { readAddressBehind, readSchemeBehind } from '../address.ts';
import type { GameService } from '../game-service.ts';
import { hashToken } from '../secrets.ts';
import { createLimiter, NO_LIMIT } from '../sockets/limits.ts';
import { type SocketOptions, serveSockets } from '../sockets/serve.ts';
import { serveAccount } from './account.ts';
import { serveAccounts } from './accounts.ts';
import { tokenOf } from './cookies.ts';
import { serveDeviceLinks } from './device-links.ts';
import { serveGames } from './games.ts';
import { type ApiContext, countAddress, HttpError, httpError, isOwnOrigin } from './http.ts';
import { servePasskeys } from './passkeys.ts';
import { servePlayers } from './players.ts';
import { servePush } from './push.ts';
import { siteReader } from './site.ts';

export interface ApiOptions {
  /** The page is always reached over TLS, even if a proxy forwards without. */
  readonly isSecure?: boolean;
  /** The public address of the page; passkeys are bound to it. */
  readonly publicUrl?: URL;
  readonly maxSockets?: number;
  readonly maxSocketsPerAddress?: number;
  /** Interval at which each page is pinged. */
  readonly pingMs?: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited?: boolean;
  /** For tests that count hashes. */
  readonly hashFunction?: HashFunction;
}

const ASK = { burst: 120, perSecond: 20 };
/** A club that joins games on one evening. */
const JOIN = { burst: 100, perSecond: 0.5 };
const LOGIN = { burst: 10, perSecond: 0.1 };
/** About sixty in a quarter of an hour. */
const NAME = { burst: 30, perSecond: 0.03 };
/** A sixth of what two threads can hash. */
const OVERALL = { burst: 60, perSecond: 5 };
const EXPORT = { burst: 3, perSecond: 1 / 3_600 };
/** A club that visits for the first time. */
const COME = { burst: 100, perSecond: 1 };

/** All routes below /api, and the socket. */
export function serveApi(
  app: FastifyInstance,
  service: GameService,
  trustProxy: string | boolean,
  options: ApiOptions = {},
): void {
  const isByTls = readSchemeBehind(trustProxy);
  const isSecure = (request: IncomingMessage): boolean => options.isSecure ?? isByTls(request);
  const context = contextOf(service, options, isSecure);
  serveSockets(app, service, {
    ...identityOf(context, isSecure),
    isOwnOrigin,
    addressOf: readAddressBehind(trustProxy),
    maxSockets: options.maxSockets ?? 10_000,
    maxOfOne: options.maxSocketsPerAddress ?? 200,
    pingMs: options.pingMs ?? 15_000,
    isUnlimited: options.isUnlimited ?? false,
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      countAddress(context.limits.ask, request);
      if (request.method !== 'GET' && !isOwnOrigin(request.raw)) throw httpError('not-allowed');
    });
    answerErrors(scope, service);
    serveGames(scope, context);
    serveAccounts(scope, context);
    serveAccount(scope, context);
    servePasskeys(scope, context);
    servePlayers(scope, context);
    servePush(scope, context);
    serveDeviceLinks(scope, context);
  });
}

function contextOf(
  service: GameService,
  options: ApiOptions,
  isSecure: (request: IncomingMessage) => boolean,
): ApiContext {
  const passwords = createPasswords(options.isUnlimited, options.hashFunction);
  service.metrics.gauge('password_hashes_running', () => passwords.gate.running);
  service.metrics.gauge('password_hashes_waiting', () => passwords.gate.waiting);
  return {
    service,
    sessions: createSessions(service.storage, service.now),
    passwords,
    limits: limitsOf(service, options.isUnlimited ?? false),
    isSecure: ({ raw }) => isSecure(raw),
    siteOf: siteReader(options.publicUrl, isSecure),
  };
}

function limitsOf(
  { storage, newGameLimiter, now }: GameService,
  isUnlimited: boolean,
): ApiContext['limits'] {
  const limit = (allowance: typeof ASK) => createLimiter(isUnlimited ? NO_LIMIT : allowance, now);
  const share = (name: string, allowance: typeof ASK) =>
    isUnlimited ? UNLIMITED : createSharedLimiter(storage, name, allowance, now);
  return {
    ask: limit(ASK),
    make: newGameLimiter,
    join: limit(JOIN),
    come: share('come', COME),
    login: share('login', LOGIN),
    name: share('name', NAME),
    overall: share('overall', OVERALL),
    export: share('export', EXPORT),
  };
}

/** How a socket finds its visitor: by the cookie of the request that opens it. */
function identityOf(
  { sessions }: ApiContext,
  isSecure: (request: IncomingMessage) => boolean,
): Pick<SocketOptions, 'sessionOf' | 'personOf'> {
  const tokenIn = (request: IncomingMessage): string | undefined =>
    tokenOf(request.headers.cookie, isSecure(request));
  return {
    sessionOf(request) {
      const token = tokenIn(request);
      return token === undefined ? null : hashToken(token);
    },
    async personOf(request) {
      const visit = await sessions.find(tokenIn(request));
      return visit?.session.replaced_by === null ? visit.person.id : null;
    },
  };
}

function answerErrors(scope: FastifyInstance, { report }: GameService): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) return reply.code(error.status).send(error.body);
    if (error instanceof TooManyHashes) return reply.code(429).send({ error: 'too-many' });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return reply.code(status).send({ error: 'bad-request' });
    report('a request failed', { error });
    return reply.code(503).send({ error: 'unavailable' });
  });
}
