import {
  type CreatedGame,
  type CreateGame,
  checkWithoutEval,
  createdGame,
  type DeviceLink,
  deviceLink,
  type GameList,
  gameList,
  type HttpProblem,
  httpProblem,
  joinedGame,
  type Me,
  me,
  type PlayerPage,
  type PushOffer,
  type PushSubscriptionWish,
  playerPage,
  pushOffer,
  renewedLinks,
} from '@bivouac/protocol';
import type { LobbyList } from '../shell/route.ts';

/** The server answered, and the answer was no; the page has the sentence. */
export class ApiError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.error);
    this.problem = problem;
  }
}

/** No answer came. */
export class NoAnswer extends Error {}

/** The server answered what this page does not understand: the two are of different versions. */
export class StrangeAnswer extends Error {}

export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** The requests to the server over HTTP. */
export interface Api {
  make(wish: CreateGame): Promise<CreatedGame>;
  /** A list of the lobby, from its beginning or from where it went on. */
  list(list: LobbyList, after: string | null): Promise<GameList>;
  join(id: string): Promise<{ readonly id: string }>;
  /** Every seat that is still free gets a new secret; by seat, null for the others. */
  renewLinks(id: string): Promise<readonly (string | null)[]>;
  me(): Promise<Me>;
  register(who: Credentials): Promise<Me>;
  login(who: Credentials): Promise<Me>;
  logout(): Promise<Me>;
  player(name: string): Promise<PlayerPage>;
  playerGames(name: string, after: string | null): Promise<GameList>;
  /** The record of a finished game. */
  record(id: string): Promise<string>;
  /** A visitor without a session becomes a guest, so that they keep their games. */
  hello(signal?: AbortSignal): Promise<Me>;
  /** A link with which a guest plays on another device as well. */
  makeDeviceLink(): Promise<DeviceLink>;
  useDeviceLink(token: string): Promise<void>;
  /** Signs the guest out on every other device, and cancels an unused link. */
  endOtherDevices(): Promise<void>;
  keepSettings(settings: string): Promise<void>;
  pushOffer(): Promise<PushOffer>;
  subscribe(wish: PushSubscriptionWish): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** For passkeys, whose shapes the browser and the server agree on themselves. */
  raw(path: string, body: object): Promise<unknown>;
}

/** Asking the server, and understanding what it says. */
export interface Caller {
  /** `signal` gives the request up. */
  ask(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response>;
  call(method: string, path: string, body?: object, signal?: AbortSignal): Promise<unknown>;
  understand<T>(schema: Schema<T>, value: unknown): T;
  get<T>(schema: Schema<T>, path: string): Promise<T>;
  post<T>(schema: Schema<T>, path: string, body: object, signal?: AbortSignal): Promise<T>;
}

export function createCaller(fetcher: typeof fetch): Caller {
  checkWithoutEval();
  const ask: Caller['ask'] = async (method, path, body, signal) => {
    const answer = await fetcher(`/api/${path}`, {
      method,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch(() => {
      throw new NoAnswer();
    });
    if (answer.ok) return answer;
    const problem = httpProblem.safeParse(await answer.json().catch(() => null));
    throw new ApiError(problem.success ? problem.data : { error: 'unavailable' });
  };
  const call: Caller['call'] = async (method, path, body, signal) =>
    (await ask(method, path, body, signal)).json().catch(() => null);
  const understand = <T>(schema: Schema<T>, value: unknown): T => {
    const understood = schema.safeParse(value);
    if (!understood.success) throw new StrangeAnswer();
    return understood.data;
  };
  const get = async <T>(schema: Schema<T>, path: string): Promise<T> =>
    understand(schema, await call('GET', path));
  const post = async <T>(
    schema: Schema<T>,
    path: string,
    body: object,
    signal?: AbortSignal,
  ): Promise<T> => understand(schema, await call('POST', path, body, signal));
  return { ask, call, understand, get, post };
}

export function createApi(fetcher: typeof fetch): Api {
  const { ask, call, understand, get, post } = createCaller(fetcher);
  const from = (path: string, after: string | null): string =>
    after === null ? path : `${path}?after=${after}`;
  return {
    make: (wish) => post(createdGame, 'games', wish),
    list: (list, after) =>
      get(gameList, from(list === 'mine' ? 'my-games' : `games/${list}`, after)),
    join: (id) => post(joinedGame, `games/${id}/join`, {}),
    renewLinks: async (id) => (await post(renewedLinks, `games/${id}/links`, {})).links,
    me: () => get(me, 'me'),
    register: (who) => post(me, 'accounts', who),
    login: (who) => post(me, 'session', who),
    logout: async () => understand(me, await call('DELETE', 'session')),
    player: (name) => get(playerPage, `players/${encodeURIComponent(name)}`),
    playerGames: (name, after) =>
      get(gameList, from(`players/${encodeURIComponent(name)}/games`, after)),
    record: async (id) => (await ask('GET', `games/${id}/record`)).text(),
    makeDeviceLink: () => post(deviceLink, 'device-links', {}),
    useDeviceLink: async (token) => void (await call('POST', 'device-links/use', { token })),
    endOtherDevices: async () => void (await call('DELETE', 'device-links')),
    hello: (signal) => post(me, 'me', {}, signal),
    keepSettings: async (settings) => void (await call('PUT', 'me/settings', { settings })),
    pushOffer: () => get(pushOffer, 'push'),
    subscribe: async (wish) => void (await call('PUT', 'push', wish)),
    unsubscribe: async (endpoint) => void (await call('DELETE', 'push', { endpoint })),
    raw: (path, body) => call('POST', path, body),
  };
}
