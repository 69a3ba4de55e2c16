import { setTimeout as sleep } from 'node:timers/promises';
import type { SoakServer } from './server.ts';

/** Something that goes wrong for a while. */
export interface Fault {
  readonly name: string;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const QUIET_MS = 700;
const LONGEST_MS = 2_500;

/** What can happen to one server. */
export function faultsOf(server: SoakServer, at: number): readonly Fault[] {
  const nothing = (): void => undefined;
  return [
    { name: `server ${at} is killed`, begin: () => server.signal('SIGKILL'), end: nothing },
    { name: `server ${at} is asked to go`, begin: () => server.signal('SIGTERM'), end: nothing },
    {
      name: `server ${at} is paused`,
      begin: () => server.signal('SIGSTOP'),
      end: () => server.signal('SIGCONT'),
    },
    { name: `pages of server ${at} are cut off`, begin: server.proxy.cut, end: nothing },
    {
      name: `nothing reaches server ${at}`,
      begin: () => server.proxy.hold(true),
      end: () => server.proxy.hold(false),
    },
  ];
}

/** One fault after another until it is time to stop; how often each happened. */
export async function makeTrouble(
  faults: readonly Fault[],
  luck: () => number,
  isStopping: () => boolean,
): Promise<ReadonlyMap<string, number>> {
  const happened = new Map<string, number>();
  // Each at least once before any comes twice, in an order of luck.
  let waiting: Fault[] = [];
  while (!isStopping()) {
    if (waiting.length === 0) waiting = [...faults];
    const [fault] = waiting.splice(Math.floor(luck() * waiting.length), 1);
    await sleep(QUIET_MS * luck());
    if (fault === undefined || isStopping()) continue;
    happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
    await fault.begin();
    await sleep(LONGEST_MS * luck());
    await fault.end();
  }
  return happened;
}
