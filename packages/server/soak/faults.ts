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

/** How the play goes on between two faults. */
export interface Recovery {
  /** Messages that were acknowledged so far. */
  readonly acknowledged: () => number;
  readonly isStopping: () => boolean;
  readonly luck: () => number;
}

/** So many messages are acknowledged before the next fault, so that it meets servers at work. */
const ACTS_BETWEEN = 5;
/** A server that acknowledges nothing for this long after a fault has not recovered from it. */
const RECOVERY_MS = 120_000;
/** Some faults come at once after another, while the servers are still recovering. */
const FOLLOWS_AT_ONCE = 0.25;

/**
 * One fault after another until it is time to stop; how often each happened. Throws where nobody can play any more
 * after a fault has ended.
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
  // Each at least once before any comes twice, in an order of luck.
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
