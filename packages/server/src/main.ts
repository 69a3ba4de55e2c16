import { explainListenError, readPort } from './address.ts';
import { buildApp } from './app.ts';

/** Only this computer can reach it, unless HOST says otherwise. */
const host = process.env.HOST || 'localhost';
const port = readPort(process.env.PORT);

if (port.ok) await serve(port.value);
else stop(port.problem);

async function serve(port: number): Promise<void> {
  const webRoot = process.env.WEB_ROOT;
  const app = buildApp(webRoot ? { webRoot } : {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = explainListenError(error, port);
    if (sentence === undefined) throw error;
    await app.close();
    return stop(sentence);
  }
  // The port that was really taken: PORT=0 leaves the choice to the system.
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Bivouac is ready: http://localhost:${taken}  (Ctrl-C stops it)`);
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
