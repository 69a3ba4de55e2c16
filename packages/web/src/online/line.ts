import { SESSION_REPLACED } from '@bivouac/protocol';

/** As much of a WebSocket as is needed. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** A wire that is laid when something else is done; null is done already. */
export function wireAfter(before: Promise<unknown> | null, lay: () => Wire): Wire {
  if (before === null) return lay();
  let real: Wire | null = null;
  let isClosed = false;
  const wire: Wire = {
    send: (text) => real?.send(text),
    close() {
      isClosed = true;
      real?.close();
    },
    ...{ onopen: null, onclose: null, onmessage: null },
  };
  void before.then(() => {
    if (isClosed) return;
    real = lay();
    real.onopen = () => wire.onopen?.();
    real.onclose = (event) => wire.onclose?.(event);
    real.onmessage = (event) => wire.onmessage?.(event);
  });
  return wire;
}

export interface LineDeps {
  readonly connect: () => Wire;
  readonly now: () => number;
  /** Calls back after so long; the answer calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1, anew each time: not everybody whom a server has lost comes back in the same moment. */
  readonly random: () => number;
}

export interface LineEvents {
  /** There is a wire: say who you are. Also asked for to learn whether the wire is alive. */
  readonly onopen: () => void;
  readonly onmessage: (text: string) => void;
  readonly onlost: () => void;
  /** The browser gets another session: the answer that brings it may still be on its way. */
  readonly onreplaced: () => void;
  /** Whether the other end owes an answer. */
  readonly isOwed: () => boolean;
}

export interface Line {
  send(text: string): void;
  /** One was let in: the next break is the first again. */
  settle(): void;
  /**
   * Whoever comes back to the page, or to the net, does not wait: the line is laid or tried now. Where the
   * machine has slept, it is tried whatever was heard before.
   */
  check(hasSlept: boolean): void;
  /** This wire is of no use; another is laid in a moment. */
  drop(): void;
  /** For good. */
  end(): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** A wire on which an answer is owed for so long, and nothing comes, is dead. */
const SILENCE_MS = 8_000;
/** A slow net needs longer for the first step than for any other. */
const OPENING_MS = 20_000;
/** So is one on which nothing is owed: the server says every 15 seconds that it is there. */
const QUIET_MS = 40_000;
/** What was heard within this time is proof enough that the wire is alive. */
const FRESH_MS = 20_000;
const POLICY_VIOLATION = 1008;
/** The answer with the new cookie may come a little later than the end of the wire. */
const COOKIE_WAIT_MS = 1_000;
const NOTHING = (): void => undefined;

/** A wire to the server that is laid again whenever it breaks, or falls silent. */
export function createLine(deps: LineDeps, events: LineEvents): Line {
  let wire: Wire | null = null;
  let isOpen = false;
  let isEnded = false;
  let wait = FIRST_WAIT_MS;
  let heardAt = 0;
  let callOffReturn = NOTHING;
  /** How long silence may last from where it began. */
  let watched: { readonly ms: number; readonly callOff: () => void } | null = null;

  const unwatch = (): void => {
    watched?.callOff();
    watched = null;
  };
  const watch = (ms: number): void => {
    if (watched !== null && watched.ms <= ms) return;
    unwatch();
    watched = { ms, callOff: deps.later(drop, ms) };
  };

  const lay = (): void => {
    callOffReturn();
    const fresh = deps.connect();
    wire = fresh;
    isOpen = false;
    watch(OPENING_MS);
    fresh.onopen = () => {
      if (wire !== fresh) return;
      isOpen = true;
      heardAt = deps.now();
      unwatch();
      events.onopen();
    };
    fresh.onmessage = ({ data }) => {
      if (wire !== fresh) return;
      heardAt = deps.now();
      unwatch();
      events.onmessage(String(data));
      if (wire === fresh) watch(events.isOwed() ? SILENCE_MS : QUIET_MS);
    };
    fresh.onclose = ({ code }) => {
      if (wire !== fresh) return;
      // The server says that this page asks too much: coming back at once would be more of it.
      if (code === POLICY_VIOLATION) wait = LONGEST_WAIT_MS;
      if (code === SESSION_REPLACED) {
        wait = COOKIE_WAIT_MS;
        events.onreplaced();
      }
      comeBack();
    };
  };

  /** A dead wire may take minutes to close: that is not waited for. */
  const abandon = (): void => {
    const old = wire;
    wire = null;
    isOpen = false;
    unwatch();
    old?.close();
  };

  const comeBack = (): void => {
    abandon();
    if (isEnded) return;
    events.onlost();
    callOffReturn = deps.later(lay, (wait / 2) * (1 + deps.random()));
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  };

  function drop(): void {
    if (wire !== null) comeBack();
  }

  lay();
  return {
    send(text) {
      if (!isOpen) return;
      wire?.send(text);
      if (events.isOwed()) watch(SILENCE_MS);
    },
    settle() {
      wait = FIRST_WAIT_MS;
    },
    check(hasSlept) {
      if (isEnded) return;
      if (wire !== null && isOpen) {
        if (hasSlept || deps.now() - heardAt > FRESH_MS) events.onopen();
        return;
      }
      abandon();
      wait = FIRST_WAIT_MS;
      lay();
    },
    drop,
    end() {
      isEnded = true;
      callOffReturn();
      abandon();
    },
  };
}
