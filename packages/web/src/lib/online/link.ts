import type { BaseEvent, Told } from '@bivouac/kernel';
import {
  checkWithoutEval,
  type FromClient,
  type FromServer,
  fromServer,
  type Note,
  PROTOCOL,
  type Refusal,
  type TableMessage,
  type Welcome,
} from '@bivouac/protocol';
import { createEmitter, type Watched } from '../emitter.ts';

type Message<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
export type ChatLine = Message<'chat'>;

/** What the page knows of a game online. */
export interface LinkState {
  /** `lost`: it comes back by itself. `refused`: it does not. */
  readonly status: 'connecting' | 'open' | 'lost' | 'refused';
  readonly welcome: Welcome | null;
  readonly table: TableMessage | null;
  readonly log: readonly Told<BaseEvent>[];
  readonly chat: readonly ChatLine[];
  readonly notes: readonly Note[];
  readonly presence: Message<'presence'> | null;
  /** Told at the end of the game. */
  readonly record: string | null;
  readonly rematch: Message<'rematch'> | null;
  /** Why the last thing asked for was not done. */
  readonly refusal: Refusal | null;
  /** An action is on its way: nothing more is asked until it is answered. */
  readonly isActing: boolean;
  /** When the newest table came, by this page's own clock. */
  readonly tableAt: number;
  /** What others write is not shown. */
  readonly isMuted: boolean;
}

type Distributed<M> = M extends { ref: string } ? Omit<M, 'ref'> : never;
/** Something for the server to do, once. */
export type Wish = Distributed<FromClient>;

export interface Link extends Watched<LinkState> {
  ask(wish: Wish): void;
  mute(isMuted: boolean): void;
  /** The position after so many actions; null until it has come. */
  past(after: number): Message<'past'> | null;
  close(): void;
}

/** As much of a WebSocket as is needed. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
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
    real.onclose = () => wire.onclose?.();
    real.onmessage = (event) => wire.onmessage?.(event);
  });
  return wire;
}

export interface LinkDeps {
  readonly game: string;
  readonly token: string | undefined;
  readonly connect: () => Wire;
  readonly freshRef: () => string;
  readonly now: () => number;
  /** Calls back after so long; the answer calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
}

const FINAL: readonly Refusal['code'][] = ['bad-link', 'unknown-game', 'old-page'];
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/** A game at the server, as one page sees it; comes back by itself, and does nothing twice. */
export function createLink(deps: LinkDeps): Link {
  checkWithoutEval();
  let state: LinkState = {
    ...{ status: 'connecting', welcome: null, table: null, log: [], chat: [], notes: [] },
    ...{ presence: null, record: null, rematch: null, refusal: null, isActing: false, tableAt: 0 },
    isMuted: false,
  };
  const shown = createEmitter(state);
  let wire: Wire | null = null;
  let wait = FIRST_WAIT_MS;
  let callOff = (): void => undefined;
  let isClosed = false;
  let seen = 0;
  /** Not answered yet: sent again under the same name after a broken line. */
  const open = new Map<string, FromClient>();
  const pasts = new Map<number, Message<'past'>>();

  const change = (changes: Partial<LinkState>): void => {
    state = { ...state, ...changes };
    shown.emit(state);
  };
  const send = (message: FromClient): void => wire?.send(JSON.stringify(message));

  const connect = (): void => {
    const fresh = deps.connect();
    wire = fresh;
    fresh.onopen = () => {
      const { game, token } = deps;
      const who = token === undefined ? {} : { token };
      send({ type: 'enter', protocol: PROTOCOL, game, since: seen, ...who });
    };
    fresh.onmessage = ({ data }) => {
      if (wire === fresh) hear(String(data));
    };
    fresh.onclose = () => {
      if (wire === fresh) comeBack();
    };
  };

  const comeBack = (): void => {
    wire = null;
    if (isClosed || state.status === 'refused') return;
    change({ status: 'lost' });
    callOff = deps.later(connect, wait);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  };

  const hear = (text: string): void => {
    const parsed = fromServer.safeParse(JSON.parse(text));
    // A newer server may say more than this page understands; what matters it says by version.
    if (parsed.success) (takers[parsed.data.type] as (message: FromServer) => void)(parsed.data);
  };

  /** What each kind of message means to the page. */
  const takers: { readonly [T in FromServer['type']]: (message: Message<T>) => void } = {
    welcome(welcome) {
      wait = FIRST_WAIT_MS;
      change({ welcome, status: 'open' });
      if (state.isMuted) send({ type: 'mute', isMuted: true });
      for (const again of open.values()) send(again);
    },
    table: (table) => lay(table),
    chat(line) {
      seen = Math.max(seen, line.seq);
      const isNew = line.seq > (state.chat.at(-1)?.seq ?? 0);
      if (isNew) change({ chat: [...state.chat, line] });
    },
    presence: (presence) => change({ presence }),
    rematch: (rematch) => change({ rematch }),
    past(past) {
      open.delete(past.ref);
      pasts.set(past.after, past);
      change({});
    },
    done({ ref }) {
      open.delete(ref);
      change({ isActing: isActing(), refusal: null });
    },
    refused: (message) => refused(message),
    // The line breaks in a moment, and the page comes back by itself.
    closing: () => undefined,
  };

  const lay = (message: TableMessage): void => {
    seen = Math.max(seen, message.seq);
    if (message.log.from < state.log.length) pasts.clear();
    const events = message.log.events as unknown as readonly Told<BaseEvent>[];
    change({
      table: message,
      tableAt: deps.now(),
      log: [...state.log.slice(0, message.log.from), ...events],
      notes: [...state.notes, ...message.notes],
      record: message.record ?? state.record,
      isActing: false,
    });
  };

  const refused = ({ ref, refusal }: Message<'refused'>): void => {
    if (ref !== null && refusal.code === 'unavailable') {
      // Nobody knows whether it was done: asked again under the same name, it is done once.
      const message = open.get(ref);
      const again = (): void => {
        // Where the line has broken meanwhile, everything open is asked again when it is back.
        if (message !== undefined && state.status === 'open' && open.has(ref)) send(message);
      };
      callOff = deps.later(again, 1_000);
      return;
    }
    if (ref !== null) open.delete(ref);
    const isFinal = ref === null && FINAL.includes(refusal.code);
    change({ refusal, isActing: isActing(), ...(isFinal ? { status: 'refused' as const } : {}) });
    // Whoever was not let in tries again by another line, also where he had been in before.
    if (isFinal || (ref === null && state.status !== 'open')) wire?.close();
  };

  const isActing = (): boolean =>
    [...open.values()].some(({ type }) => type === 'act' || type === 'undo');

  const ask = (wish: Wish): void => {
    const ref = deps.freshRef();
    const message = { ...wish, ref } as FromClient;
    open.set(ref, message);
    if (state.status === 'open') send(message);
    if (wish.type !== 'look') change({ isActing: isActing(), refusal: null });
  };

  connect();
  return {
    subscribe: shown.subscribe,
    ask,
    mute(isMuted) {
      change({ isMuted });
      if (state.status === 'open') send({ type: 'mute', isMuted });
    },
    past(after) {
      const known = pasts.get(after);
      if (known !== undefined) return known;
      const isAsked = [...open.values()].some(
        (each) => each.type === 'look' && each.after === after,
      );
      if (!isAsked) ask({ type: 'look', after });
      return null;
    },
    close() {
      isClosed = true;
      callOff();
      wire?.close();
      wire = null;
    },
  };
}
