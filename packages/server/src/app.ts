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
  /** Where the built web client lies. */
  readonly webRoot?: string;
  /** Everything that plays; without it only the page is served. */
  readonly service?: GameService;
  readonly api?: ApiOptions;
  /** The addresses of reverse proxies whose word on who comes is believed. */
  readonly trustProxy?: string | boolean;
  readonly timeouts?: RequestTimeouts;
  /** Without them there may be as many as the system allows. */
  readonly connections?: ConnectionLimits;
  /** Without one, /metrics is for this machine only. */
  readonly metricsToken?: string | null;
  readonly security?: SecurityContact | null;
}

const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const MAX_BODY_BYTES = 64_000;
/** Files of the page: a club that opens it for the first time, all at once. */
const FILES = { burst: 3_000, perSecond: 100 };
/** How long whoever has not asked to the end may keep the server from going. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Shown in place of the client when it has not been built. */
const NOT_BUILT =
  'The web client is not built yet. Run `npm start`, which builds it, or `npm test`.';

/** The server, not listening yet. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const { webRoot = BUILT_CLIENT, trustProxy = false, timeouts = REQUEST_TIMEOUTS } = options;
  const isByTls = readSchemeBehind(trustProxy);
  const addSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(SECURITY_HEADERS);
    if (options.api?.isSecure ?? isByTls(request.raw)) reply.headers(STRICT_TRANSPORT);
  };
  const app = fastify({
    // The word of the nearest proxy, and of no one behind it: see readAddressBehind.
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
    // Sockets are closed by us; whatever else is open when the server goes is idle.
    forceCloseConnections: 'idle',
    // A proxy keeps lines to us and asks until it hears that we go: it is answered, not refused.
    return503OnClosing: false,
    http: {
      shouldUpgradeCallback: wantsSocket,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
  });
  if (options.connections !== undefined) {
    limitConnections(app.server, options.connections, trustProxy);
  }

  app.addHook('preClose', async () => {
    // A browser opens lines before it needs them, and node takes them for requests under way.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
  app.addHook('onSend', async (request, reply) => addSecurityHeaders(request, reply));
  if (!options.api?.isUnlimited) limitFiles(app);
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

/** What is not asked below /api, where questions are counted more sparingly; a watchdog is always answered. */
function limitFiles(app: FastifyInstance): void {
  const files = createLimiter(FILES, () => performance.now());
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
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (!isPageNavigation(request)) return reply.send({ error: 'not-found' });
    // Read and sent as it is: a file that is served may be answered with an empty 304.
    return reply.type('text/html; charset=utf-8').send(createReadStream(page));
  });
}

/** Somebody opened an address: the page says that nothing is there. A missing script gets no page. */
function isPageNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.url.startsWith('/assets/') || request.url.startsWith('/api/')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}
