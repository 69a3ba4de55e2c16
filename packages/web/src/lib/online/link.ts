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
import { createLine, type LineDeps } from './line.ts';

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
  /** `onanswer` hears once whether it was done: null, or why not. */
  ask(wish: Wish, onanswer?: (refusal: Refusal | null) => void): void;
  /** Whoever comes back to the page or to the net wants to know whether the line is alive. */
  check(): void;
  mute(isMuted: boolean): void;
  /** The position after so many actions; null until it has come. */
  past(after: number): Message<'past'> | null;
  close(): void;
}

export interface LinkDeps extends LineDeps {
  readonly game: string;
  readonly token: string | undefined;
  readonly freshRef: () => string;
  /** What this browser remembers of the game: the promise that it saw first, and who is not heard. */
  readonly remembered: { readonly seal: string | undefined; readonly isMuted: boolean };
}

const FINAL: readonly Refusal['code'][] = ['bad-link', 'unknown-game', 'old-page'];
const AGAIN_MS = 1_000;

/** A game at the server, as one page sees it; comes back by itself, and does nothing twice. */
export function createLink(deps: LinkDeps): Link {
  checkWithoutEval();
  let state: LinkState = {
    ...{ status: 'connecting', welcome: null, table: null, log: [], chat: [], notes: [] },
    ...{ presence: null, record: null, rematch: null, refusal: null, isActing: false, tableAt: 0 },
    isMuted: deps.remembered.isMuted,
  };
  const shown = createEmitter(state);
  /** The newest table: everything up to its number has come before it. */
  let seen = 0;
  /** Asked to be let in, and not answered yet. */
  let isEntering = false;
  /** Not answered yet: sent again under the same name after a broken line. */
  const open = new Map<string, FromClient>();
  const hearers = new Map<string, (refusal: Refusal | null) => void>();
  const pasts = new Map<number, Message<'past'>>();
  /** What cannot be looked at, as far as the newest table goes: it is not asked for again and again. */
  const unseen = new Set<number>();

  const change = (changes: Partial<LinkState>): void => {
    state = { ...state, ...changes };
    shown.emit(state);
  };
  const send = (message: FromClient): void => line.send(JSON.stringify(message));

  const line = createLine(deps, {
    onopen() {
      const { game, token } = deps;
      const who = token === undefined ? {} : { token };
      isEntering = true;
      send({ type: 'enter', protocol: PROTOCOL, game, since: seen, ...who });
    },
    onmessage(text) {
      const parsed = fromServer.safeParse(JSON.parse(text));
      // A newer server may say more than this page understands; what matters it says by version.
      if (parsed.success) (takers[parsed.data.type] as (message: FromServer) => void)(parsed.data);
    },
    onlost: () => change({ status: 'lost' }),
    isOwed: () => isEntering || open.size > 0,
  });

  /** What each kind of message means to the page. */
  const takers: { readonly [T in FromServer['type']]: (message: Message<T>) => void } = {
    welcome(welcome) {
      line.settle();
      isEntering = false;
      // What was promised first binds, whatever is promised to whoever comes back.
      const commitment = state.welcome?.commitment ?? deps.remembered.seal ?? welcome.commitment;
      change({ welcome: { ...welcome, commitment }, status: 'open', refusal: null });
      if (state.isMuted) send({ type: 'mute', isMuted: true });
      for (const again of open.values()) send(again);
    },
    table: (table) => lay(table),
    chat(said) {
      // What was said since the last table comes again with the next line, also to whoever is deaf to it.
      const isNew = said.seq > (state.chat.at(-1)?.seq ?? 0);
      const isHeard = !state.isMuted || said.seat === state.welcome?.seat;
      if (isNew && isHeard) change({ chat: [...state.chat, said] });
    },
    presence: (presence) => change({ presence }),
    rematch: (rematch) => change({ rematch }),
    past(past) {
      open.delete(past.ref);
      pasts.set(past.after, past);
      change({});
    },
    done({ ref }) {
      answered(ref, null);
      change({ isActing: isActing(state.table), refusal: null });
    },
    refused: (message) => refused(message),
    // The line has heard it.
    alive: () => undefined,
    // The line breaks in a moment, and the page comes back by itself.
    closing: () => undefined,
  };

  const lay = (message: TableMessage): void => {
    seen = Math.max(seen, message.seq);
    if (message.log.from < state.log.length) pasts.clear();
    unseen.clear();
    const events = message.log.events as unknown as readonly Told<BaseEvent>[];
    change({
      table: message,
      tableAt: deps.now(),
      log: [...state.log.slice(0, message.log.from), ...events],
      notes: [...state.notes, ...message.notes],
      record: message.record ?? state.record,
      isActing: isActing(message),
    });
  };

  const answered = (ref: string, refusal: Refusal | null): void => {
    open.delete(ref);
    hearers.get(ref)?.(refusal);
    hearers.delete(ref);
  };

  /** Nobody knows whether it was done, or it came too fast: asked again under the same name, it is done once. */
  const askAgain = (ref: string, message: FromClient): void => {
    deps.later(() => {
      // Where the line has broken meanwhile, everything open is asked again when it is back.
      if (state.status === 'open' && open.has(ref)) send(message);
    }, AGAIN_MS);
  };

  const refused = ({ ref, refusal }: Message<'refused'>): void => {
    const { code } = refusal;
    const message = ref === null ? undefined : open.get(ref);
    const isHasty = code === 'too-many' && message?.type === 'look';
    if (ref !== null && message !== undefined && (code === 'unavailable' || isHasty)) {
      askAgain(ref, message);
      change({ refusal });
      return;
    }
    if (ref !== null) answered(ref, refusal);
    if (message?.type === 'look') unseen.add(message.after);
    const isFinal = ref === null && FINAL.includes(code);
    change({
      ...{ refusal, isActing: isActing(state.table) },
      ...(isFinal ? { status: 'refused' as const } : {}),
    });
    if (isFinal) line.end();
    // Whoever was not let in tries again by another line, also where he had been in before.
    else if (ref === null && isEntering) line.drop();
  };

  /** An answer to the question that lies on the table is on its way. */
  const isActing = (table: TableMessage | null): boolean =>
    [...open.values()].some(
      (each) => (each.type === 'act' || each.type === 'undo') && each.decision === table?.decision,
    );

  const ask: Link['ask'] = (wish, onanswer) => {
    const ref = deps.freshRef();
    const message = { ...wish, ref } as FromClient;
    open.set(ref, message);
    if (onanswer !== undefined) hearers.set(ref, onanswer);
    if (state.status === 'open') send(message);
    if (wish.type !== 'look') change({ isActing: isActing(state.table), refusal: null });
  };

  return {
    subscribe: shown.subscribe,
    ask,
    check: line.check,
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
      if (!isAsked && !unseen.has(after)) ask({ type: 'look', after });
      return null;
    },
    close: line.end,
  };
}
