import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module';
import { explainListenError, readPort } from './address.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';

// Node strips types once and caches the result; the stripper would take 15 MB in each thread. If NODE_COMPILE_CACHE
// is set from outside, the cache covers this file, too.
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir() ?? '';

/** Only this computer can connect, unless HOST is set. */
const host = process.env.HOST || 'localhost';
const port = readPort(process.env.PORT);
/** How long a server that must end may take to inform its pages. */
const EXIT_AFTER_MS = 10_000;

if (port.ok) await configure(port.value);
else fail(port.problem);

async function configure(port: number): Promise<void> {
  try {
    await serve(port, readConfig(process.env));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    fail(error.message);
    // Resources that are already open must not keep the process alive.
    process.exit();
  }
}

async function serve(port: number, config: Config): Promise<void> {
  let stop = async (): Promise<void> => undefined;
  // Handled from the start: the first process of a container ignores these signals by default.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  const onLost = (): void => {
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    void stop().finally(() => process.exit(1));
  };
  // It loads all games, which a wrong port does not need.
  const { openServer } = await import('./start.ts');
  const { app, ...server } = await openServer(config, {
    webRoot: process.env.WEB_ROOT,
    onLost,
  });
  stop = server.stop;
  // A bug. Node would print the whole error, and a database error may contain a row.
  process.on('uncaughtException', (error) => {
    server.service.report('the server has a fault and ends', { error }, 'fatal');
    process.exit(1);
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = explainListenError(error, port);
    if (sentence === undefined) throw error;
    await stop();
    return fail(sentence);
  }
  // The actual port: with PORT=0 the system chooses it.
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  // Even if the server is killed, its next start finds the cache.
  flushCompileCache();
  server.service.report('the server listens', { host, port: taken }, 'info');
  console.log(`Bivouac is ready: http://localhost:${taken}  (Ctrl-C stops it)`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
