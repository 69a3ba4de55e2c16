import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import how from '../how-to-start.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/** A server in its own process, as hosts run it. */
export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** A value of /metrics. */
  figure(name: string): Promise<number>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const surroundings = Object.fromEntries(how.environment.map(({ name, value }) => [name, value]));
  return spawnServer([...how.flags.map(({ flag }) => flag), MAIN], { ...surroundings, ...env });
}

/** Starts any program that prints its address first. */
export async function spawnServer(
  program: readonly string[],
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, program, {
    env: {
      NODE_COMPILE_CACHE: CACHE,
      ...{ ...process.env, PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /localhost:(\d+)/.exec(String(text))?.[1];
  if (port === undefined) throw new Error(`no address in: ${text}`);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    child,
    async figure(name) {
      const metrics = await (await fetch(`${origin}/metrics`)).text();
      return Number(new RegExp(`^bivouac_${name} (\\S+)`, 'm').exec(metrics)?.[1]);
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
