import type { BaseEvent, LoggedEvent } from '@bivouac/kernel';
import {
  checkWithoutEval,
  type FromClient,
  type FromServer,
  fromServer,
  PROTOCOL,
  type Refusal,
  type TableMessage,
  type TableNote,
  type Welcome,
} from '@bivouac/protocol';
import { createEmitter, type Emitter, type Watched } from '@bivouac/table/session/emitter.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import { PastPositions } from './past-positions.ts';
import { createPendingRequests, type PendingRequests } from './pending-requests.ts';

type Message<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
export type ChatLine = Message<'chat'>;

/** The client's state of an online game. */
export interface RemoteGameState {
  /** `lost`: the connection comes back by itself. `refused`: it does not. */
  readonly status: 'connecting' | 'open' | 'lost' | 'refused';
  readonly welcome: Welcome | null;
  readonly table: TableMessage | null;
  readonly log: readonly LoggedEvent<BaseEvent>[];
  readonly chat: readonly ChatLine[];
  readonly notes: readonly TableNote[];
  readonly presence: Message<'presence'> | null;
  /** Sent at the end of the game. */
  readonly record: string | null;
  readonly rematch: Message<'rematch'> | null;
  /** Why the server refused the last request. */
  readonly refusal: Refusal | null;
  /** An action is on its way: the page offers no other until it is answered. */
  readonly isActing: boolean;
  /** When the newest table came, by this page's own clock. */
  readonly tableAt: number;
  /** It was to be rated until a guest sat down. */
  readonly isUnrated: boolean;
  /** The chat of others is hidden. */
  readonly isMuted: boolean;
  /** Other pages at the reader's seat, reported to the reader, who has not decided about them. */
  readonly otherPages: readonly string[];
  /** The reader's lines that the server has not stored yet, so that no one has read them. */
  readonly unsaid: readonly Unsaid[];
}

export interface Unsaid {
  readonly ref: string;
  readonly text: string;
}

type NamedMessage = Extract<FromClient, { ref: string }>;
type Distributed<M> = M extends { ref: string } ? Omit<M, 'ref'> : never;
/** A request to the server, without its ref. */
export type GameRequest = Distributed<FromClient>;

export interface RemoteGame extends Watched<RemoteGameState> {
  /** `onanswer` is called once with the refusal, or null if it was done. */
  ask(request: GameRequest, onanswer?: (refusal: Refusal | null) => void): void;
  /** For a reader who comes back to the page or to the network: tries the connection. */
  check(hasSlept: boolean): void;
  mute(isMuted: boolean): void;
  /** Closes the other pages at the reader's seat, or leaves them where they are. */
  settlePages(isToClose: boolean): void;
  /** The position after this number of actions; null until it has come. */
  past(after: number): Message<'past'> | null;
  /** Whether the server has refused to show that position. */
  isUnseen(after: number): boolean;
  close(): void;
}

export interface RemoteGameDeps extends ConnectionDeps {
  readonly game: string;
  readonly token: string | undefined;
  /** Which of two seats of the reader this page is for. */
  readonly seat: number | undefined;
  /** The reader knows that they have another seat in the game. */
  readonly isSecond: boolean;
  readonly freshRef: () => string;
  /** The name of this page. */
  readonly page: string;
  /** The browser's memory of the game: the first commitment that it saw, and whether chat is muted. */
  readonly remembered: { readonly seal: string | undefined; readonly isMuted: boolean };
}

/** A game at the server, as one page sees it; comes back by itself, and does nothing twice. */
export function openRemoteGame(deps: RemoteGameDeps): RemoteGame {
  checkWithoutEval();
  const page = new GamePage(deps);
  return {
    subscribe: page.shown.subscribe,
    ask: (request, onanswer) => page.ask(request, onanswer),
    check: (hasSlept) => page.check(hasSlept),
    mute: (isMuted) => page.mute(isMuted),
    settlePages: (isToClose) => page.settlePages(isToClose),
    past: (after) => page.past(after),
    isUnseen: (after) => page.isUnseen(after),
    close: () => page.close(),
  };
}

const FINAL: readonly Refusal['code'][] = [
  ...(['bad-link', 'link-used', 'other-seat', 'unknown-game', 'old-page', 'closed'] as const),
  ...(['void', 'diverged'] as const),
];
/** How often a page that came without its new session comes back once more. */
const MOST_EARLY_RETURNS = 2;
/** Refusals for a page whose session the server does not know. */
const UNKNOWN: readonly Refusal['code'][] = ['bad-link', 'link-used'];
/** A browser that still has no session after this many tries does not keep one. */
const MOST_SESSION_TRIES = 3;

type Handlers = { readonly [T in FromServer['type']]: (message: Message<T>) => void };

class GamePage {
  readonly shown: Emitter<RemoteGameState>;
  readonly #deps: RemoteGameDeps;
  readonly #connection: Connection;
  readonly #pending: PendingRequests;
  readonly #pasts = new PastPositions();
  #state: RemoteGameState;
  /** The newest table: everything up to its number has come before it. */
  #seen = 0;
  /** The page has asked to be let in and has no answer yet. */
  #isEntering = false;
  #sessionTries = 0;
  #earlyReturns = 0;
  /** Other pages that have been reported to the reader. */
  readonly #knownPages = new Set<string>();
  /** The refs of lines that have come back as chat, and of which only the server's answer is missing. */
  readonly #said = new Set<string>();

  constructor(deps: RemoteGameDeps) {
    this.#deps = deps;
    this.#state = {
      ...{ status: 'connecting', welcome: null, table: null, log: [], chat: [], notes: [] },
      ...{ presence: null, record: null, rematch: null, refusal: null, isActing: false },
      ...{ tableAt: 0, isMuted: deps.remembered.isMuted, unsaid: [], isUnrated: false },
      otherPages: [],
    };
    this.shown = createEmitter(this.#state);
    this.#pending = createPendingRequests(deps.later, (message) => {
      // While the connection is broken, all open requests wait for its return.
      if (this.#state.status === 'open') this.#send(message);
    });
    this.#connection = new Connection(deps, {
      onopen: () => this.#enter(),
      onmessage: (text) => this.#receive(text),
      onlost: () => this.#lost(),
      onreplaced: () => {
        this.#earlyReturns = MOST_EARLY_RETURNS;
      },
      isOwed: () => this.#isEntering || this.#pending.all().length > 0,
    });
    this.#connection.open();
  }

  ask(request: GameRequest, onanswer?: (refusal: Refusal | null) => void): void {
    // TypeScript does not see that a request of each kind with a ref is a message of that kind.
    const message = { ...request, ref: this.#deps.freshRef() } as NamedMessage;
    this.#pending.add(message, onanswer);
    if (this.#state.status === 'open') this.#send(message);
    if (request.type !== 'look') this.#change({ refusal: null });
  }

  check(hasSlept: boolean): void {
    this.#connection.check(hasSlept);
  }

  mute(isMuted: boolean): void {
    this.#change({ isMuted });
    if (this.#state.status === 'open') this.#send({ type: 'mute', isMuted });
  }

  settlePages(isToClose: boolean): void {
    for (const page of isToClose ? this.#state.otherPages : []) {
      // If it comes back, that is news.
      this.#knownPages.delete(page);
      this.ask({ type: 'close-page', page });
    }
    this.#change({ otherPages: [] });
  }

  past(after: number): Message<'past'> | null {
    const known = this.#pasts.find(after);
    if (known !== null) return known;
    const isAsked = this.#pending
      .all()
      .some((each) => each.type === 'look' && each.after === after);
    if (!isAsked && !this.isUnseen(after)) this.ask({ type: 'look', after });
    return null;
  }

  isUnseen(after: number): boolean {
    return this.#pasts.isRefused(after);
  }

  close(): void {
    this.#pending.end();
    this.#connection.end();
  }

  #change(changes: Partial<RemoteGameState>): void {
    const { table } = { ...this.#state, ...changes };
    const derived = { isActing: this.#isActing(table), unsaid: this.#unsaid() };
    this.#state = { ...this.#state, ...changes, ...derived };
    this.shown.emit(this.#state);
  }

  #send(message: FromClient): void {
    this.#connection.send(JSON.stringify(message));
  }

  /** An answer to the table's question is on its way. */
  #isActing(table: TableMessage | null): boolean {
    return this.#pending
      .all()
      .some(
        (each) =>
          (each.type === 'act' || each.type === 'undo') && each.position === table?.position,
      );
  }

  #unsaid(): readonly Unsaid[] {
    return this.#pending
      .all()
      .flatMap((each) => (each.type === 'chat' && !this.#said.has(each.ref) ? [each] : []));
  }

  #enter(): void {
    // The answer that is on its way brings everything; a second would bring it again.
    if (this.#isEntering) return;
    const { game, token, seat, isSecond, page } = this.#deps;
    this.#isEntering = true;
    this.#send({
      ...{ type: 'enter', protocol: PROTOCOL, game, since: this.#seen, page },
      ...(token === undefined ? {} : { token }),
      ...(seat === undefined ? {} : { seat }),
      ...(isSecond ? { isSecond } : {}),
    });
  }

  #lost(): void {
    this.#isEntering = false;
    this.#change({ status: 'lost' });
    // Pages may leave unnoticed meanwhile; the server tells of those that are there when this one returns.
    this.#forgetPages(this.#state.otherPages);
  }

  /** Whether the page has come before its new session; then it comes again in a moment. */
  #isEarly(): boolean {
    if (this.#earlyReturns === 0) return false;
    this.#earlyReturns -= 1;
    this.#connection.drop();
    return true;
  }

  #receive(text: string): void {
    const parsed = fromServer.safeParse(JSON.parse(text));
    // A newer server may send more than this page understands; what matters it says by version.
    if (!parsed.success) return;
    // The handler belongs to the type of the message, which TypeScript cannot follow through the table.
    const handle = this.#handlers[parsed.data.type] as (message: FromServer) => void;
    handle(parsed.data);
  }

  readonly #handlers: Handlers = {
    welcome: (welcome) => this.#welcomed(welcome),
    table: (table) => this.#show(table),
    chat: (line) => this.#read(line),
    presence: (presence) => this.#change({ presence }),
    rematch: (rematch) => this.#change({ rematch }),
    past: (past) => {
      this.#pending.answered(past.ref, null);
      this.#pasts.add(past);
      this.#change({});
    },
    done: ({ ref }) => {
      this.#answered(ref, null);
      this.#change({ refusal: null });
    },
    refused: (message) => this.#refused(message),
    'another-page': ({ page }) => {
      if (this.#knownPages.has(page)) return;
      this.#knownPages.add(page);
      this.#change({ otherPages: [...this.#state.otherPages, page] });
    },
    'another-page-gone': ({ page }) => this.#forgetPages([page]),
    // The connection has heard it.
    alive: () => undefined,
    // The connection breaks in a moment, and the page comes back by itself.
    closing: () => undefined,
  };

  #welcomed(welcome: Welcome): void {
    // A player who may watch the game would stay a spectator of it.
    if (this.#state.welcome?.seat != null && welcome.seat === null && this.#isEarly()) return;
    this.#earlyReturns = 0;
    this.#connection.settle();
    this.#isEntering = false;
    // The first commitment binds the server, whatever it sends to a page that comes back.
    const first = this.#state.welcome?.commitment ?? this.#deps.remembered.seal;
    const commitment = first ?? welcome.commitment;
    this.#change({ welcome: { ...welcome, commitment }, status: 'open', refusal: null });
    if (this.#state.isMuted) this.#send({ type: 'mute', isMuted: true });
    this.#pending.sendAll();
  }

  #show(message: TableMessage): void {
    const { log, notes, table, isUnrated, record } = this.#state;
    this.#seen = Math.max(this.#seen, message.seq);
    this.#pasts.forgetRefusals();
    if (message.log.from < log.length) this.#pasts.forget();
    // The wire format of an event is the game's own; the protocol does not know its fields.
    const events = message.log.events as unknown as readonly LoggedEvent<BaseEvent>[];
    // Notes that came while the page asked to be let in come again with the answer.
    const last = notes.at(-1)?.seq ?? 0;
    this.#change({
      table: message,
      isUnrated: isUnrated || (table?.isRated === true && !message.isRated),
      tableAt: this.#deps.now(),
      log: [...log.slice(0, message.log.from), ...events],
      notes: [...notes, ...message.notes.filter(({ seq }) => seq > last)],
      record: message.record ?? record,
    });
  }

  #read(line: ChatLine): void {
    const { chat, welcome, isMuted } = this.#state;
    // Lines since the last table come again with the next one, also to a page that is muted.
    const isNew = line.seq > (chat.at(-1)?.seq ?? 0);
    const isMine = line.seat === welcome?.seat;
    if (!isNew || (isMuted && !isMine)) return;
    const mine = isMine ? this.#unsaid().find((each) => each.text === line.text) : undefined;
    if (mine !== undefined) this.#said.add(mine.ref);
    this.#change({ chat: [...chat, line] });
  }

  #refused({ ref, refusal }: Message<'refused'>): void {
    const { code } = refusal;
    if (ref === null && UNKNOWN.includes(code) && this.#isEarly()) return;
    const message = ref === null ? undefined : this.#pending.find(ref);
    const isHasty = code === 'too-many' && message?.type === 'look';
    if (message !== undefined && (code === 'unavailable' || isHasty)) {
      this.#pending.putOff(message);
      this.#change({ refusal });
      return;
    }
    if (ref !== null) this.#answered(ref, refusal);
    if (message?.type === 'look') this.#pasts.refuse(message.after);
    if (code === 'session-required') this.#sessionTries += 1;
    const isFinal = ref === null && this.#isFinal(code);
    this.#change({ refusal, ...(isFinal ? { status: 'refused' as const } : {}) });
    if (isFinal) this.#connection.end();
    // A page that was not let in tries again on another socket, also if it had been in before.
    else if (ref === null && this.#isEntering) this.#connection.drop();
  }

  #isFinal(code: Refusal['code']): boolean {
    return (
      FINAL.includes(code) ||
      this.#sessionTries >= MOST_SESSION_TRIES ||
      // The page would only send the same message again.
      (this.#isEntering && code === 'bad-message')
    );
  }

  #answered(ref: string, refusal: Refusal | null): void {
    this.#said.delete(ref);
    this.#pending.answered(ref, refusal);
  }

  /** Pages that the reader has not decided about need no decision any more; if one comes back, that is news. */
  #forgetPages(gone: readonly string[]): void {
    const { otherPages } = this.#state;
    const undecided = otherPages.filter((page) => gone.includes(page));
    if (undecided.length === 0) return;
    for (const page of undecided) this.#knownPages.delete(page);
    this.#change({ otherPages: otherPages.filter((page) => !gone.includes(page)) });
  }
}
