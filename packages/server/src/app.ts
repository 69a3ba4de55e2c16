import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { networkOf, readSchemeBehind, trustIn } from './address.ts';
import type { GameService } from './game-service.ts';
import { cacheControlOf, SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { type ApiOptions, serveApi } from './http/api.ts';
import {
  type ConnectionLimits,
  limitConnections,
  REQUEST_TIMEOUTS,
  type RequestTimeouts,
} from './http/connections.ts';
import { type SecurityContact, serveSecurityTxt } from './http/security-txt.ts';
import { serveProbes } from './ops/probes.ts';
import { createLimiter } from './sockets/limits.ts';
import { wantsSocket } from './sockets/serve.ts';

export interface AppOptions {
  /** The folder of the built web client. */
  readonly webRoot?: string;
  /** Without it the server only serves the page. */
  readonly service?: GameService;
  readonly api?: ApiOptions;
  /** The addresses of trusted reverse proxies. */
  readonly trustProxy?: string | boolean;
  readonly timeouts?: RequestTimeouts;
  /** Without them the system's limits apply. */
  readonly connections?: ConnectionLimits;
  /** Without a token only this machine may read /metrics. */
  readonly metricsToken?: string | null;
  readonly security?: SecurityContact | null;
  /** The clock of the limit on static files, in milliseconds; replaced in tests. */
  readonly monotonic?: () => number;
}

const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const MAX_BODY_BYTES = 64_000;
/** For static files: a club may open the page for the first time all at once. */
const FILES = { burst: 3_000, perSecond: 100 };
/** How long unfinished requests may delay the shutdown. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Shown in place of the client when it has not been built. */
const NOT_BUILT =
  'The web client is not built yet. Run `npm start`, which builds it, or `npm test`.';

/** Builds the server; it does not listen yet. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const { webRoot = BUILT_CLIENT, trustProxy = false, timeouts = REQUEST_TIMEOUTS } = options;
  const isByTls = readSchemeBehind(trustProxy);
  const addSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(SECURITY_HEADERS);
    if (options.api?.isSecure ?? isByTls(request.raw)) reply.headers(STRICT_TRANSPORT);
  };
  const app = fastify({
    // Trusts the nearest proxy and none behind it: see readAddressBehind.
    trustProxy: trustIn(trustProxy),
    requestTimeout: timeouts.requestMs,
    bodyLimit: MAX_BODY_BYTES,
    // A malformed URL reaches no route. Answer it like any other bad request.
    frameworkErrors(
      { statusCode = 400 }: FastifyError,
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      // No hook runs for it either.
      addSecurityHeaders(request, reply);
      reply.code(statusCode).header('cache-control', 'no-store').send({ error: 'bad-request' });
    },
    // Sockets are closed explicitly; all other connections are idle at shutdown.
    forceCloseConnections: 'idle',
    // A proxy reuses its connections until it learns of the shutdown: its requests are still answered.
    return503OnClosing: false,
    http: {
      shouldUpgradeCallback: wantsSocket,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
  });
  if (options.connections !== undefined) {
    limitConnections(app, options.connections, trustProxy);
  }

  app.addHook('preClose', async () => {
    // Browsers open connections in advance, and Node counts them as requests in progress.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
  app.addHook('onSend', async (request, reply) => addSecurityHeaders(request, reply));
  const now = options.monotonic ?? (() => performance.now());
  if (!options.api?.isUnlimited) limitFiles(app, now);
  serveProbes(app, options.service ?? null, options.metricsToken ?? null);
  serveSecurityTxt(app, options.security ?? null, options.api?.publicUrl);
  if (options.service !== undefined) serveApi(app, options.service, trustProxy, options.api);

  if (existsSync(join(webRoot, 'index.html'))) serveClient(app, webRoot);
  else {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send(`${NOT_BUILT}\n`),
    );
  }
  return app;
}

/** Limits requests outside /api, which has stricter limits of its own. Health checks are always answered. */
function limitFiles(app: FastifyInstance, now: () => number): void {
  const files = createLimiter(FILES, now);
  app.addHook('onRequest', async ({ url, ip }, reply) => {
    if (url === '/healthz' || url.startsWith('/api/') || files.take(networkOf(ip))) return;
    return reply.code(429).header('retry-after', '5').send({ error: 'too-many' });
  });
}

function serveClient(app: FastifyInstance, webRoot: string): void {
  const page = join(webRoot, 'index.html');
  app.register(fastifyStatic, {
    root: webRoot,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build has written each file as Brotli and as gzip, too.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (!isPageNavigation(request)) return reply.send({ error: 'not-found' });
    // Streamed by hand: the static plugin might answer with an empty 304.
    return reply.type('text/html; charset=utf-8').send(createReadStream(page));
  });
}

/**
 * Whether a person opened the address: they get the page, which says that nothing is there. A missing script does
 * not.
 */
function isPageNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.url.startsWith('/assets/') || request.url.startsWith('/api/')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}
