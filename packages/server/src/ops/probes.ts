import type { FastifyInstance } from 'fastify';
import type { GameService } from '../game-service.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { watchReadiness } from './readiness.ts';

/** Routes for monitoring: liveness, readiness, metrics. */
export function serveProbes(
  app: FastifyInstance,
  service: GameService | null,
  metricsToken: string | null,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  if (service === null) return;
  const readiness = watchReadiness(service.storage);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = !isClosing && !service.isBusStale() && (await readiness.isReady());
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
  service.metrics.gauge('resident_bytes', () => process.memoryUsage.rss());
  service.metrics.gauge('heap_bytes', () => process.memoryUsage().heapUsed);
  service.metrics.gauge(
    'cpu_seconds',
    () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  );
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request.raw, metricsToken)) {
      return reply.code(403).send({ error: 'not-allowed' });
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(service.metrics.print());
  });
}
