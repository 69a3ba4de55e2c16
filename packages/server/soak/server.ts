import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import how from '../how-to-start.json' with { type: 'json' };
import { type FaultyProxy, openProxy } from './proxy.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const START_AGAIN_MS = 300;

/** A server process behind a fixed address, restarted when it dies. */
export interface SoakServer {
  readonly origin: string;
  readonly proxy: FaultyProxy;
  /** Returns whether a server was up to receive it: one that is just starting is left alone. */
  signal(signal: NodeJS.Signals): boolean;
  /** Undefined until it is started. */
  readonly pid: number | undefined;
  /** Number of starts. */
  readonly starts: number;
  /** The last lines of its log. */
  said(): string;
  stop(): Promise<void>;
}

export async function runServer(env: Record<string, string>): Promise<SoakServer> {
  const proxy = await openProxy(0);
  let child: ChildProcess | null = null;
  let [isStopping, isUp, starts, said] = [false, false, 0, ''];
  const start = async (): Promise<void> => {
    starts += 1;
    child = spawn(process.execPath, [...how.flags.map(({ flag }) => flag), MAIN], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gone = once(child, 'exit');
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
    child.stdout?.on('data', (line) => {
      const port = /localhost:(\d+)/.exec(String(line))?.[1];
      if (port === undefined) return;
      proxy.leadTo(Number(port));
      isUp = true;
    });
    await gone;
    isUp = false;
  };
  const running = (async (): Promise<void> => {
    while (!isStopping) {
      await start();
      // The database may be down, or the disk full: retries, as a service manager does.
      await sleep(START_AGAIN_MS);
    }
  })();
  return {
    origin: `http://127.0.0.1:${proxy.port}`,
    proxy,
    signal: (signal) => isUp && (child?.kill(signal) ?? false),
    get pid() {
      return child?.pid;
    },
    get starts() {
      return starts;
    },
    said: () => said,
    async stop() {
      isStopping = true;
      child?.kill('SIGCONT');
      child?.kill('SIGTERM');
      await running;
      proxy.close();
    },
  };
}
