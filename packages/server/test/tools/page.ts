import { type AnyGame, type LoggedEvent, must } from '@bivouac/kernel';
import {
  type FromClient,
  type FromServer,
  fromServer,
  PROTOCOL,
  type TableMessage,
  type Welcome,
} from '@bivouac/protocol';
import { findGame } from '@bivouac/shelf';
import { WebSocket } from 'ws';
import { Visitor } from './visitor.ts';

type Message<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
type Wanted = FromClient extends infer M
  ? M extends { ref: string }
    ? Omit<M, 'ref'>
    : never
  : never;

type Entering = Pick<Extract<FromClient, { type: 'enter' }>, 'isSecond' | 'seat'>;

let refs = 0;
let pages = 0;
/** The cookie of the browser that used each link: a page opened by the same link later is in the same browser. */
const browsers = new Map<string, string>();

/** A page that shows one game: checks every message and keeps the state that a real page would. */
export class TestPage {
  readonly game: string;
  readonly token: string | undefined;
  /** The session cookie; empty without a session. */
  cookie: string;
  welcome: Welcome | null = null;
  table: TableMessage | null = null;
  log: LoggedEvent<{ type: string }>[] = [];
  chat: Message<'chat'>[] = [];
  notes: TableMessage['notes'][number][] = [];
  presence: Message<'presence'> | null = null;
  record: string | null = null;
  rematch: Message<'rematch'> | null = null;
  past: Message<'past'> | null = null;
  /** The other pages at the same seat that the server has named. */
  others: string[] = [];
  /** The page's own name. */
  page = `page-${++pages}`;
  isClosing = false;
  /** Every message received. */
  heard: string[] = [];
  refusals: Message<'refused'>['refusal'][] = [];
  /** The newest entry received. */
  seen = 0;
  /** The connection breaks after this many messages. */
  breaksAfter = Number.POSITIVE_INFINITY;
  #origin: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, (message: FromServer) => void>();
  #watchers = new Set<() => void>();

  constructor(origin: string, game: string, token?: string, cookie = '') {
    this.#origin = origin;
    this.game = game;
    this.token = token;
    this.cookie = cookie;
  }

  get socket(): WebSocket {
    return must(this.#socket, 'the page is open');
  }

  /** Enters the game, or reconnects; like a real page, it becomes a guest first if the server requires a session. */
  async open(headers: Record<string, string> = {}, entering: Entering = {}): Promise<this> {
    this.cookie ||= browsers.get(this.token ?? '') ?? '';
    await this.enter(headers, entering);
    if (this.refusals.at(-1)?.code !== 'session-required') return this;
    this.refusals.pop();
    this.heard.pop();
    this.drop();
    const guest = new Visitor(this.#origin);
    await guest.ask('POST', 'me', {});
    this.cookie = guest.cookie;
    browsers.set(this.token ?? '', this.cookie);
    return this.enter(headers, entering);
  }

  /** Enters without becoming a guest. */
  async enter(headers: Record<string, string> = {}, entering: Entering = {}): Promise<this> {
    const { cookie = this.cookie } = headers;
    this.cookie = cookie;
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/play`, {
      headers: { ...headers, ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
    });
    this.#socket = socket;
    let count = 0;
    socket.on('message', (data) => {
      count += 1;
      if (count <= this.breaksAfter) this.#hear(String(data));
      else socket.terminate();
    });
    socket.on('close', () => this.#wake());
    const welcome = this.welcome;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    const { game, token, table } = this;
    const since = table?.seq ?? 0;
    const refusals = this.refusals.length;
    const who = { ...(token ? { token } : {}), ...entering };
    this.say({ type: 'enter', protocol: PROTOCOL, game, since, page: this.page, ...who });
    await this.until(
      () => (this.welcome !== welcome && this.table !== table) || this.refusals.length > refusals,
    );
    return this;
  }

  say(message: FromClient): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a message and waits for the answer with the same ref. */
  async ask(wanted: Wanted, ref = `r${++refs}`): Promise<FromServer> {
    const answer = new Promise<FromServer>((resolve) => this.#waiting.set(ref, resolve));
    this.say({ ...wanted, ref } as FromClient);
    return answer;
  }

  /** Plays a listed action. */
  act(action: unknown, changes: { position?: number; ref?: string } = {}): Promise<FromServer> {
    const table = must(this.table, 'a table');
    const text = this.rules.notation.print(action);
    const position = changes.position ?? table.position;
    return this.ask({ type: 'act', position, action: text }, changes.ref);
  }

  get rules(): AnyGame {
    const game = findGame(must(this.welcome, 'welcome').title);
    if (!game.ok) throw new Error('no such game');
    return game.value;
  }

  /** Waits until the condition holds. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#socket?.readyState === WebSocket.CLOSED) throw new Error('the socket is closed');
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    }
  }

  async reach(seq: number): Promise<void> {
    await this.until(() => this.seen >= seq);
  }

  /** Breaks the connection. */
  drop(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #wake(): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    for (const wake of watchers) wake();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = fromServer.parse(JSON.parse(text));
    if (message.type === 'welcome') this.welcome = message;
    if (message.type === 'table') this.#lay(message);
    if (message.type === 'chat') {
      if (message.seq > (this.chat.at(-1)?.seq ?? 0)) this.chat.push(message);
      this.seen = Math.max(this.seen, message.seq);
    }
    if (message.type === 'presence') this.presence = message;
    if (message.type === 'rematch') this.rematch = message;
    if (message.type === 'past') this.past = message;
    if (message.type === 'another-page') this.others.push(message.page);
    if (message.type === 'another-page-gone') {
      this.others = this.others.filter((page) => page !== message.page);
    }
    if (message.type === 'closing') this.isClosing = true;
    if (message.type === 'refused') this.refusals.push(message.refusal);
    if ('ref' in message && message.ref !== null) {
      this.#waiting.get(message.ref)?.(message);
      this.#waiting.delete(message.ref);
    }
    this.#wake();
  }

  #lay(message: TableMessage): void {
    this.table = message;
    this.seen = Math.max(this.seen, message.seq);
    this.log = [...this.log.slice(0, message.log.from), ...(message.log.events as never[])];
    this.notes.push(...message.notes);
    this.record = message.record ?? this.record;
  }
}
