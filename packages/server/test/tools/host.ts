import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  /** Everything on standard error. */
  readonly output: string;
}

/** A server process as its host sees it: its output, and how it ends. */
export interface HostedServer {
  readonly origin: string;
  output(): string;
  kill(signal: NodeJS.Signals): Promise<Ended>;
  readonly ended: Promise<Ended>;
}

/** Starts a server; `shell` runs before it in the same process, for example to change its limits. */
export function startHosted(env: Record<string, string>, shell?: string) {
  const program =
    shell === undefined
      ? ([process.execPath, [MAIN]] as const)
      : (['bash', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, MAIN]] as const);
  const child = spawn(program[0], program[1], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, output }));
  const ready = async (): Promise<HostedServer> => {
    const [line] = (await Promise.race([
      once(child.stdout, 'data'),
      ended.then(() => Promise.reject(new Error(`the server has ended: ${output}`))),
    ])) as [Buffer];
    const port = /localhost:(\d+)/.exec(String(line))?.[1];
    return {
      origin: `http://127.0.0.1:${port}`,
      output: () => output,
      ended,
      kill(signal) {
        child.kill(signal);
        return ended;
      },
    };
  };
  return { ready, ended };
}
