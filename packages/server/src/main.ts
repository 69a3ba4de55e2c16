import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module';
import { explainListenError, readPort } from './address.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';

// Types are stripped once, not at every start, and not by every thread: what strips them takes 15 MB
// in each. Whoever starts us with NODE_COMPILE_CACHE spares this file, too.
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir() ?? '';

/** Only this computer can reach it, unless HOST says otherwise. */
const host = process.env.HOST || 'localhost';
const port = readPort(process.env.PORT);
/** A server that ends because it must may tell its pages for so long. */
const EXIT_AFTER_MS = 10_000;

if (port.ok) await configure(port.value);
else fail(port.problem);

async function configure(port: number): Promise<void> {
  try {
    await serve(port, readConfig(process.env));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    fail(error.message);
    // Whatever was opened before must not keep a server alive that does not serve.
    process.exit();
  }
}

async function serve(port: number, config: Config): Promise<void> {
  let stop = async (): Promise<void> => undefined;
  // From the first moment: as the first process of a container it is not stopped by default.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  const onLost = (): void => {
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    void stop().finally(() => process.exit(1));
  };
  // All games are in it: not needed to say that a port is wrong.
  const { openServer } = await import('./start.ts');
  const { app, ...server } = await openServer(config, {
    webRoot: process.env.WEB_ROOT,
    onLost,
  });
  stop = server.stop;
  // A fault of ours. Node would print all that the error carries, and a database's may carry a row.
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
  // The port that was really taken: PORT=0 leaves the choice to the system.
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  // A server that is killed shall have an easier start next time as well.
  flushCompileCache();
  server.service.report('the server listens', { host, port: taken }, 'info');
  console.log(`Bivouac is ready: http://localhost:${taken}  (Ctrl-C stops it)`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
