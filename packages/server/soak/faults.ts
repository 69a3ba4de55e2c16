import { setTimeout as sleep } from 'node:timers/promises';
import type { SoakServer } from './server.ts';

/** A temporary failure. */
export interface Fault {
  readonly name: string;
  /** The same for each server that it can happen to. */
  readonly kind: string;
  /** Returns whether it hit anything: a server that is just starting again cannot be killed. */
  begin(): boolean | Promise<boolean>;
  /**
   * A count that rises when players notice it: a fault that no player noticed did not happen. Left out where `begin` alone
   * can tell.
   */
  noticed?(): number;
  end(): void | Promise<void>;
}

/** The faults of one server. */
export function faultsOf(server: SoakServer, at: number): readonly Fault[] {
  const nothing = (): void => undefined;
  return [
    {
      ...{ name: `server ${at} is killed`, kind: 'a server is killed' },
      ...{ begin: () => server.signal('SIGKILL'), end: nothing },
    },
    {
      ...{ name: `server ${at} is asked to go`, kind: 'a server is asked to go' },
      ...{ begin: () => server.signal('SIGTERM'), end: nothing },
    },
    {
      ...{ name: `server ${at} is paused`, kind: 'a server is paused' },
      begin: () => server.signal('SIGSTOP'),
      end: () => void server.signal('SIGCONT'),
    },
    {
      ...{ name: `pages of server ${at} are cut off`, kind: 'pages are cut off' },
      ...{ begin: server.proxy.cut, end: nothing },
    },
    {
      ...{ name: `nothing reaches server ${at}`, kind: 'nothing reaches a server' },
      ...{ begin: server.proxy.hold, end: server.proxy.release },
    },
  ];
}

/** How play goes on between two faults. */
export interface Recovery {
  /** Number of messages acknowledged so far. */
  readonly acknowledged: () => number;
  /** Whether the time for random faults is up. */
  readonly isStopping: () => boolean;
  readonly luck: () => number;
  /** Replaced in tests. */
  readonly clock?: { now(): number; sleep(ms: number): Promise<unknown> };
}

const QUIET_MS = 700;
/** Long enough to hit a player who is waiting for an answer. */
const SHORTEST_MS = 200;
const LONGEST_MS = 2_500;
/** A fault of the plan is short, because each kind must have its turn in a short run. */
const LONGEST_PLANNED_MS = 1_000;
/** Messages acknowledged before the next fault, so that it hits busy servers. */
const ACTS_BETWEEN = 5;
/** A fault that no player has noticed by then is given up. */
const NOTICE_MS = 20_000;
/** A server that acknowledges nothing for this long after a fault has not recovered from it. */
const RECOVERY_MS = 120_000;
/** Some random faults come at once after another, while the servers are still recovering. */
const FOLLOWS_AT_ONCE = 0.25;
const POLL_MS = 50;

/**
 * Injects one fault of each kind, however long that takes, and then random ones until the time is up. Returns how
 * often each happened. Throws if play does not resume after a fault.
 */
export async function makeTrouble(
  faults: readonly Fault[],
  recovery: Recovery,
): Promise<ReadonlyMap<string, number>> {
  const trouble = new Trouble(recovery);
  await trouble.recover('the start');
  const planned = onePerKind(shuffled(faults, recovery.luck));
  for (const fault of planned) await trouble.insist(fault);
  let waiting = faults.filter((fault) => !planned.includes(fault));
  while (!recovery.isStopping()) {
    // Each fault once, in random order, before any is repeated.
    if (waiting.length === 0) waiting = [...faults];
    waiting = shuffled(waiting, recovery.luck);
    const fault = waiting.pop();
    if (fault !== undefined) await trouble.surprise(fault);
  }
  return trouble.happened;
}

class Trouble {
  readonly happened = new Map<string, number>();
  readonly #recovery: Recovery;
  readonly #clock: NonNullable<Recovery['clock']>;

  constructor(recovery: Recovery) {
    this.#recovery = recovery;
    this.#clock = recovery.clock ?? { now: Date.now, sleep };
  }

  /** Repeats a fault until it hits, each time after play has resumed. */
  async insist(fault: Fault): Promise<void> {
    const until = this.#clock.now() + RECOVERY_MS;
    for (let isHit = false; !isHit; ) {
      if (this.#clock.now() > until)
        throw new Error(`for two minutes this hit nothing: ${fault.name}`);
      isHit = await this.#inject(fault, LONGEST_PLANNED_MS);
      await this.recover(fault.name);
    }
  }

  async surprise(fault: Fault): Promise<void> {
    const { luck } = this.#recovery;
    await this.#clock.sleep(QUIET_MS * luck());
    await this.#inject(fault, LONGEST_MS);
    if (luck() >= FOLLOWS_AT_ONCE) await this.recover(fault.name);
  }

  async #inject(fault: Fault, longestMs: number): Promise<boolean> {
    const before = fault.noticed?.() ?? 0;
    const hasBegun = await fault.begin();
    if (hasBegun) {
      await this.#clock.sleep(SHORTEST_MS + (longestMs - SHORTEST_MS) * this.#recovery.luck());
    }
    const isHit = hasBegun && (await this.#isNoticed(fault, before));
    await fault.end();
    if (isHit) this.happened.set(fault.name, (this.happened.get(fault.name) ?? 0) + 1);
    return isHit;
  }

  async #isNoticed({ noticed }: Fault, before: number): Promise<boolean> {
    if (noticed === undefined) return true;
    const until = this.#clock.now() + NOTICE_MS;
    while (noticed() === before && this.#clock.now() <= until) await this.#clock.sleep(POLL_MS);
    return noticed() > before;
  }

  /** Waits until play goes on. */
  async recover(from: string): Promise<void> {
    const { acknowledged } = this.#recovery;
    const enough = acknowledged() + ACTS_BETWEEN;
    const until = this.#clock.now() + RECOVERY_MS;
    while (acknowledged() < enough) {
      if (this.#clock.now() > until)
        throw new Error(`no act was acknowledged for two minutes after: ${from}`);
      await this.#clock.sleep(POLL_MS);
    }
  }
}

function onePerKind(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [fault.kind, fault])).values()];
}

function shuffled<T>(things: readonly T[], luck: () => number): T[] {
  return things
    .map((thing) => [luck(), thing] as const)
    .sort(([one], [two]) => one - two)
    .map(([, thing]) => thing);
}
