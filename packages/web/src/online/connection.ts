import { SESSION_REPLACED } from '@bivouac/protocol';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** A socket that is opened when something else is done; null is done already. */
export function socketAfter(before: Promise<unknown> | null, open: () => Socket): Socket {
  if (before === null) return open();
  let real: Socket | null = null;
  let isClosed = false;
  const socket: Socket = {
    send: (text) => real?.send(text),
    close() {
      isClosed = true;
      real?.close();
    },
    ...{ onopen: null, onclose: null, onmessage: null },
  };
  void before.then(() => {
    if (isClosed) return;
    real = open();
    real.onopen = () => socket.onopen?.();
    real.onclose = (event) => socket.onclose?.(event);
    real.onmessage = (event) => socket.onmessage?.(event);
  });
  return socket;
}

export interface ConnectionDeps {
  readonly connect: () => Socket;
  readonly now: () => number;
  /** Calls back after this time; the returned function cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1: spreads the pages that a server has lost, so that they do not all come back at the same moment. */
  readonly random: () => number;
}

export interface ConnectionEvents {
  /** The socket is open: the page says who it is. Also called to learn whether the socket is alive. */
  readonly onopen: () => void;
  readonly onmessage: (text: string) => void;
  readonly onlost: () => void;
  /** The browser gets another session: the response that brings it may still be on its way. */
  readonly onreplaced: () => void;
  /** Whether the server owes an answer. */
  readonly isOwed: () => boolean;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** A socket on which an answer is owed for this long, and nothing comes, is dead. */
const SILENCE_MS = 8_000;
/** A slow network needs longer for the first step than for any other. */
const OPENING_MS = 20_000;
/** So is one on which nothing is owed: the server sends a sign of life every 15 seconds. */
const QUIET_MS = 40_000;
/** A message within this time is proof enough that the socket is alive. */
const FRESH_MS = 20_000;
const POLICY_VIOLATION = 1008;
/** The response with the new cookie may come a little later than the end of the socket. */
const COOKIE_WAIT_MS = 1_000;
const NOTHING = (): void => undefined;

/** A connection to the server that opens another socket whenever one breaks, or falls silent. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #events: ConnectionEvents;
  readonly #silence: Silence;
  #socket: Socket | null = null;
  #isOpen = false;
  #isEnded = false;
  #wait = FIRST_WAIT_MS;
  #heardAt = 0;
  #cancelReturn = NOTHING;

  constructor(deps: ConnectionDeps, events: ConnectionEvents) {
    this.#deps = deps;
    this.#events = events;
    this.#silence = new Silence(deps.later, () => this.drop());
  }

  send(text: string): void {
    if (!this.#isOpen) return;
    this.#socket?.send(text);
    if (this.#events.isOwed()) this.#silence.limit(SILENCE_MS);
  }

  /** The server has let the page in: the next break is the first again. */
  settle(): void {
    this.#wait = FIRST_WAIT_MS;
  }

  /**
   * For a reader who comes back to the page, or to the network: a socket is opened or tried now. After a sleep of the
   * machine it is tried whatever was heard before.
   */
  check(hasSlept: boolean): void {
    if (this.#isEnded) return;
    if (this.#socket !== null && this.#isOpen) {
      if (hasSlept || this.#deps.now() - this.#heardAt > FRESH_MS) this.#events.onopen();
      return;
    }
    this.#abandon();
    this.#wait = FIRST_WAIT_MS;
    this.open();
  }

  /** This socket is of no use; another is opened in a moment. */
  drop(): void {
    if (this.#socket !== null) this.#comeBack();
  }

  /** For good. */
  end(): void {
    this.#isEnded = true;
    this.#cancelReturn();
    this.#abandon();
  }

  open(): void {
    this.#cancelReturn();
    const fresh = this.#deps.connect();
    this.#socket = fresh;
    this.#isOpen = false;
    this.#silence.limit(OPENING_MS);
    const isCurrent = (): boolean => this.#socket === fresh;
    fresh.onopen = () => {
      if (isCurrent()) this.#opened();
    };
    fresh.onmessage = ({ data }) => {
      if (!isCurrent()) return;
      this.#heard();
      this.#events.onmessage(String(data));
      if (isCurrent()) this.#silence.limit(this.#events.isOwed() ? SILENCE_MS : QUIET_MS);
    };
    fresh.onclose = ({ code }) => {
      if (isCurrent()) this.#closed(code);
    };
  }

  #opened(): void {
    this.#isOpen = true;
    this.#heard();
    this.#events.onopen();
  }

  #heard(): void {
    this.#heardAt = this.#deps.now();
    this.#silence.end();
  }

  #closed(code: number): void {
    // The server says that this page asks too much: coming back at once would be more of it.
    if (code === POLICY_VIOLATION) this.#wait = LONGEST_WAIT_MS;
    if (code === SESSION_REPLACED) {
      this.#wait = COOKIE_WAIT_MS;
      this.#events.onreplaced();
    }
    this.#comeBack();
  }

  #comeBack(): void {
    this.#abandon();
    if (this.#isEnded) return;
    this.#events.onlost();
    const ms = (this.#wait / 2) * (1 + this.#deps.random());
    this.#cancelReturn = this.#deps.later(() => this.open(), ms);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }

  /** Does not wait for a dead socket to close, which may take minutes. */
  #abandon(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#silence.end();
    old?.close();
  }
}

/** How long a socket may be silent from now on; the shortest limit counts. */
class Silence {
  readonly #later: ConnectionDeps['later'];
  readonly #onOver: () => void;
  #limit: { readonly ms: number; readonly cancel: () => void } | null = null;

  constructor(later: ConnectionDeps['later'], onOver: () => void) {
    this.#later = later;
    this.#onOver = onOver;
  }

  limit(ms: number): void {
    if (this.#limit !== null && this.#limit.ms <= ms) return;
    this.end();
    this.#limit = { ms, cancel: this.#later(this.#onOver, ms) };
  }

  end(): void {
    this.#limit?.cancel();
    this.#limit = null;
  }
}
