import { setTimeout as sleep } from 'node:timers/promises';
import type { SoakServer } from './server.ts';

/** A temporary failure. */
export interface Fault {
  readonly name: string;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const QUIET_MS = 700;
const LONGEST_MS = 2_500;

/** The faults of one server. */
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

/** How play goes on between two faults. */
export interface Recovery {
  /** Number of messages acknowledged so far. */
  readonly acknowledged: () => number;
  readonly isStopping: () => boolean;
  readonly luck: () => number;
}

/** Messages acknowledged before the next fault, so that it hits busy servers. */
const ACTS_BETWEEN = 5;
/** A server that acknowledges nothing for this long after a fault has not recovered from it. */
const RECOVERY_MS = 120_000;
/** Some faults come at once after another, while the servers are still recovering. */
const FOLLOWS_AT_ONCE = 0.25;

/**
 * Injects one fault after another until the time is up. Returns how often each happened. Throws if play does not
 * resume after a fault.
 */
export async function makeTrouble(
  faults: readonly Fault[],
  { acknowledged, isStopping, luck }: Recovery,
): Promise<ReadonlyMap<string, number>> {
  const happened = new Map<string, number>();
  const recover = async (from: string): Promise<void> => {
    const enough = acknowledged() + ACTS_BETWEEN;
    const until = Date.now() + RECOVERY_MS;
    while (acknowledged() < enough) {
      if (Date.now() > until)
        throw new Error(`no act was acknowledged for two minutes after: ${from}`);
      await sleep(50);
    }
  };
  await recover('the start');
  // Each fault once, in random order, before any is repeated.
  let waiting: Fault[] = [];
  while (!isStopping()) {
    if (waiting.length === 0) waiting = [...faults];
    const [fault] = waiting.splice(Math.floor(luck() * waiting.length), 1);
    await sleep(QUIET_MS * luck());
    if (fault === undefined) continue;
    happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
    await fault.begin();
    await sleep(LONGEST_MS * luck());
    await fault.end();
    if (luck() >= FOLLOWS_AT_ONCE) await recover(fault.name);
  }
  return happened;
}
