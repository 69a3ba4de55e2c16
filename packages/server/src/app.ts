import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { trustIn } from './address.ts';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';
import type { House } from './house.ts';
import { type ApiOptions, serveApi } from './http/api.ts';
import { serveProbes } from './ops/probes.ts';
import { wantsSocket } from './sockets/serve.ts';

export interface AppOptions {
  /** Where the built web client lies. */
  readonly webRoot?: string;
  /** Everything that plays; without it only the page is served. */
  readonly house?: House;
  readonly api?: ApiOptions;
  /** The addresses of reverse proxies whose word on who comes is believed. */
  readonly trustProxy?: string | boolean;
}

const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const MOST_BODY_BYTES = 64_000;
/** How long whoever has not asked to the end may keep the server from going. */
const LAST_REQUESTS_MS = 2_000;

/** Shown in place of the client when it has not been built. */
const NOT_BUILT =
  'The web client is not built yet. Run `npm start`, which builds it, or `npm test`.';

/** The server, not listening yet. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const webRoot = options.webRoot ?? BUILT_CLIENT;
  const app = fastify({
    // The word of the nearest proxy, and of no one behind it: see readAddressBehind.
    trustProxy: trustIn(options.trustProxy ?? false),
    bodyLimit: MOST_BODY_BYTES,
    // Sockets are closed by us; whatever else is open when the server goes is idle.
    forceCloseConnections: 'idle',
    // A proxy keeps lines to us and asks until it hears that we go: it is answered, not refused.
    return503OnClosing: false,
    http: { shouldUpgradeCallback: wantsSocket },
  });

  app.addHook('preClose', async () => {
    // A browser opens lines before it needs them, and node takes them for requests under way.
    setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  serveProbes(app, options.house ?? null);
  if (options.house !== undefined) {
    serveApi(app, options.house, options.trustProxy ?? false, options.api);
  }

  if (existsSync(join(webRoot, 'index.html'))) serveClient(app, webRoot);
  else {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send(`${NOT_BUILT}\n`),
    );
  }
  return app;
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
