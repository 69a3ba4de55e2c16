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
import { createEmitter, type Watched } from '@bivouac/table/session/emitter.ts';
import { createLine, type LineDeps } from './line.ts';
import { createUnanswered } from './unanswered.ts';

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
  /** It was to be rated until somebody sat down without a name. */
  readonly isUnrated: boolean;
  /** What others write is not shown. */
  readonly isMuted: boolean;
  /** Other pages at the reader's seat that the reader has been told of and has not decided about. */
  readonly otherPages: readonly string[];
  /** What the reader has written and nobody has read yet: the server has not taken it. */
  readonly unsaid: readonly Unsaid[];
}

export interface Unsaid {
  readonly ref: string;
  readonly text: string;
}

type Distributed<M> = M extends { ref: string } ? Omit<M, 'ref'> : never;
/** Something for the server to do, once. */
export type Wish = Distributed<FromClient>;

export interface Link extends Watched<LinkState> {
  /** `onanswer` hears once whether it was done: null, or why not. */
  ask(wish: Wish, onanswer?: (refusal: Refusal | null) => void): void;
  /** Whoever comes back to the page or to the net wants to know whether the line is alive. */
  check(hasSlept: boolean): void;
  mute(isMuted: boolean): void;
  /** Closes the other pages at the reader's seat, or leaves them where they are. */
  settlePages(isToClose: boolean): void;
  /** The position after so many actions; null until it has come. */
  past(after: number): Message<'past'> | null;
  /** The server will not show that position. */
  isUnseen(after: number): boolean;
  close(): void;
}

export interface LinkDeps extends LineDeps {
  readonly game: string;
  readonly token: string | undefined;
  /** Which of two seats of the reader this page is for. */
  readonly seat: number | undefined;
  /** The reader knows that they have another seat in the game. */
  readonly isSecond: boolean;
  readonly freshRef: () => string;
  /** What this page calls itself. */
  readonly page: string;
  /** What this browser remembers of the game: the promise that it saw first, and who is not heard. */
  readonly remembered: { readonly seal: string | undefined; readonly isMuted: boolean };
}

const FINAL: readonly Refusal['code'][] = [
  ...(['bad-link', 'link-used', 'other-seat', 'unknown-game', 'old-page', 'closed'] as const),
  ...(['void', 'diverged'] as const),
];
/** So often a page comes back once more that came without its new session. */
const MOST_EARLY_RETURNS = 2;
/** What the server says to a page whose session it does not know. */
const UNKNOWN: readonly Refusal['code'][] = ['bad-link', 'link-used'];
/** A browser that still has no session after so many tries does not keep one. */
const MOST_SESSION_TRIES = 3;

/** A game at the server, as one page sees it; comes back by itself, and does nothing twice. */
export function createLink(deps: LinkDeps): Link {
  checkWithoutEval();
  let state: LinkState = {
    ...{ status: 'connecting', welcome: null, table: null, log: [], chat: [], notes: [] },
    ...{ presence: null, record: null, rematch: null, refusal: null, isActing: false, tableAt: 0 },
    ...{ isMuted: deps.remembered.isMuted, unsaid: [], isUnrated: false, otherPages: [] },
  };
  const shown = createEmitter(state);
  /** The newest table: everything up to its number has come before it. */
  let seen = 0;
  /** Asked to be let in, and not answered yet. */
  let isEntering = false;
  let sessionTries = 0;
  let earlyReturns = 0;
  /** The reader has been told of these once. */
  const knownPages = new Set<string>();
  /** The names of lines that everybody has read, and of which only the server's word is missing. */
  const said = new Set<string>();
  const pasts = new Map<number, Message<'past'>>();
  /** What cannot be looked at, as far as the newest table goes: it is not asked for again and again. */
  const unseen = new Set<number>();

  const change = (changes: Partial<LinkState>): void => {
    const { table } = { ...state, ...changes };
    state = { ...state, ...changes, isActing: isActing(table), unsaid: unsaid() };
    shown.emit(state);
  };
  const send = (message: FromClient): void => line.send(JSON.stringify(message));
  const open = createUnanswered(deps.later, (message) => {
    // Where the line is broken, everything open is asked again when it is back.
    if (state.status === 'open') send(message);
  });
  /** An answer to the question that lies on the table is on its way. */
  const isActing = (table: TableMessage | null): boolean =>
    open
      .all()
      .some(
        (each) =>
          (each.type === 'act' || each.type === 'undo') && each.decision === table?.decision,
      );
  const unsaid = (): readonly Unsaid[] =>
    open.all().flatMap((each) => (each.type === 'chat' && !said.has(each.ref) ? [each] : []));

  /** Pages that the reader has not decided about need no decision any more; if one comes back, that is news. */
  const forgetPages = (gone: readonly string[]): void => {
    const undecided = state.otherPages.filter((page) => gone.includes(page));
    if (undecided.length === 0) return;
    for (const page of undecided) knownPages.delete(page);
    change({ otherPages: state.otherPages.filter((page) => !gone.includes(page)) });
  };

  const line = createLine(deps, {
    onopen() {
      // Whatever the answer on its way brings, a second would bring again.
      if (isEntering) return;
      const { game, token, seat, isSecond, page } = deps;
      const who = {
        page,
        ...(token === undefined ? {} : { token }),
        ...(seat === undefined ? {} : { seat }),
        ...(isSecond ? { isSecond } : {}),
      };
      isEntering = true;
      send({ type: 'enter', protocol: PROTOCOL, game, since: seen, ...who });
    },
    onmessage(text) {
      const parsed = fromServer.safeParse(JSON.parse(text));
      // A newer server may say more than this page understands; what matters it says by version.
      if (parsed.success) (takers[parsed.data.type] as (message: FromServer) => void)(parsed.data);
    },
    onlost() {
      isEntering = false;
      change({ status: 'lost' });
      // Pages may leave unnoticed meanwhile; the server tells of those that are there when this one returns.
      forgetPages(state.otherPages);
    },
    onreplaced() {
      earlyReturns = MOST_EARLY_RETURNS;
    },
    isOwed: () => isEntering || open.all().length > 0,
  });

  /** Whether the page has come before its new session; then it comes again in a moment. */
  const isEarly = (): boolean => {
    if (earlyReturns === 0) return false;
    earlyReturns -= 1;
    line.drop();
    return true;
  };

  /** What each kind of message means to the page. */
  const takers: { readonly [T in FromServer['type']]: (message: Message<T>) => void } = {
    welcome(welcome) {
      // A player who may watch the game would stay a spectator of it.
      if (state.welcome?.seat != null && welcome.seat === null && isEarly()) return;
      earlyReturns = 0;
      line.settle();
      isEntering = false;
      // What was promised first binds, whatever is promised to whoever comes back.
      const commitment = state.welcome?.commitment ?? deps.remembered.seal ?? welcome.commitment;
      change({ welcome: { ...welcome, commitment }, status: 'open', refusal: null });
      if (state.isMuted) send({ type: 'mute', isMuted: true });
      open.askAll();
    },
    table: (table) => lay(table),
    chat(chatLine) {
      const { seq, seat, text } = chatLine;
      // What was said since the last table comes again with the next line, also to whoever is deaf to it.
      const isNew = seq > (state.chat.at(-1)?.seq ?? 0);
      const isMine = seat === state.welcome?.seat;
      if (!isNew || (state.isMuted && !isMine)) return;
      const mine = isMine ? unsaid().find((each) => each.text === text) : undefined;
      if (mine !== undefined) said.add(mine.ref);
      change({ chat: [...state.chat, chatLine] });
    },
    presence: (presence) => change({ presence }),
    rematch: (rematch) => change({ rematch }),
    past(past) {
      open.answered(past.ref, null);
      pasts.set(past.after, past);
      change({});
    },
    done({ ref }) {
      answered(ref, null);
      change({ refusal: null });
    },
    refused: (message) => refused(message),
    'another-page'({ page }) {
      if (knownPages.has(page)) return;
      knownPages.add(page);
      change({ otherPages: [...state.otherPages, page] });
    },
    'another-page-gone': ({ page }) => forgetPages([page]),
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
    // What has come since somebody asked to be let in comes again with the answer.
    const last = state.notes.at(-1)?.seq ?? 0;
    change({
      table: message,
      isUnrated: state.isUnrated || (state.table?.isRated === true && !message.isRated),
      tableAt: deps.now(),
      log: [...state.log.slice(0, message.log.from), ...events],
      notes: [...state.notes, ...message.notes.filter(({ seq }) => seq > last)],
      record: message.record ?? state.record,
    });
  };

  const answered = (ref: string, refusal: Refusal | null): void => {
    said.delete(ref);
    open.answered(ref, refusal);
  };

  const refused = ({ ref, refusal }: Message<'refused'>): void => {
    const { code } = refusal;
    if (ref === null && UNKNOWN.includes(code) && isEarly()) return;
    const message = ref === null ? undefined : open.find(ref);
    const isHasty = code === 'too-many' && message?.type === 'look';
    if (message !== undefined && (code === 'unavailable' || isHasty)) {
      open.putOff(message);
      change({ refusal });
      return;
    }
    if (ref !== null) answered(ref, refusal);
    if (message?.type === 'look') unseen.add(message.after);
    if (code === 'session-required') sessionTries += 1;
    const isFinal =
      ref === null &&
      (FINAL.includes(code) ||
        sessionTries >= MOST_SESSION_TRIES ||
        // The page would only send the same message again.
        (isEntering && code === 'bad-message'));
    change({ refusal, ...(isFinal ? { status: 'refused' as const } : {}) });
    if (isFinal) line.end();
    // Whoever was not let in tries again by another line, also where he had been in before.
    else if (ref === null && isEntering) line.drop();
  };

  const ask: Link['ask'] = (wish, onanswer) => {
    const ref = deps.freshRef();
    const message = { ...wish, ref } as Extract<FromClient, { ref: string }>;
    open.add(message, onanswer);
    if (state.status === 'open') send(message);
    if (wish.type !== 'look') change({ refusal: null });
  };

  return {
    subscribe: shown.subscribe,
    ask,
    check: line.check,
    mute(isMuted) {
      change({ isMuted });
      if (state.status === 'open') send({ type: 'mute', isMuted });
    },
    settlePages(isToClose) {
      for (const page of isToClose ? state.otherPages : []) {
        // If it comes back, that is news.
        knownPages.delete(page);
        ask({ type: 'close-page', page });
      }
      change({ otherPages: [] });
    },
    past(after) {
      const known = pasts.get(after);
      if (known !== undefined) return known;
      const isAsked = open.all().some((each) => each.type === 'look' && each.after === after);
      if (!isAsked && !unseen.has(after)) ask({ type: 'look', after });
      return null;
    },
    isUnseen: (after) => unseen.has(after),
    close() {
      open.end();
      line.end();
    },
  };
}
