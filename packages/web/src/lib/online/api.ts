import {
  type CreatedGame,
  type CreateGame,
  checkWithoutEval,
  createdGame,
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
} from '@bivouac/protocol';

/** The server answered, and the answer was no; the page has the sentence. */
export class ApiError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.error);
    this.problem = problem;
  }
}

interface Schema<T> {
  parse(value: unknown): T;
}

export type ListName = 'mine' | 'open' | 'running' | 'finished';
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What the server can be asked for by HTTP. */
export interface Api {
  make(wish: CreateGame): Promise<CreatedGame>;
  /** A list of the lobby, from its beginning or from where it went on. */
  list(list: ListName, after: string | null): Promise<GameList>;
  join(id: string): Promise<{ readonly id: string; readonly token: string }>;
  me(): Promise<Me>;
  register(who: Credentials): Promise<Me>;
  login(who: Credentials): Promise<Me>;
  logout(): Promise<Me>;
  player(name: string): Promise<PlayerPage>;
  playerGames(name: string, after: string | null): Promise<GameList>;
  /** The record of a finished game. */
  record(id: string): Promise<string>;
  /** Whoever is nobody yet becomes a guest, so that his games are his. */
  hello(): Promise<Me>;
  keepSettings(settings: string): Promise<void>;
  pushOffer(): Promise<PushOffer>;
  subscribe(wish: PushSubscriptionWish): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** For passkeys, whose shapes the browser and the server agree on themselves. */
  raw(path: string, body: object): Promise<unknown>;
}

export function createApi(fetcher: typeof fetch): Api {
  checkWithoutEval();
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetcher(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const value: unknown = await answer.json().catch(() => null);
    if (answer.ok) return value;
    const problem = httpProblem.safeParse(value);
    throw new ApiError(problem.success ? (problem.data as HttpProblem) : { error: 'unavailable' });
  };
  const get = async <T>(schema: Schema<T>, path: string): Promise<T> =>
    schema.parse(await call('GET', path));
  const post = async <T>(schema: Schema<T>, path: string, body: object): Promise<T> =>
    schema.parse(await call('POST', path, body));
  const from = (path: string, after: string | null): string =>
    after === null ? path : `${path}?after=${after}`;
  return {
    make: (wish) => post(createdGame, 'games', wish),
    list: (list, after) =>
      get(gameList, from(list === 'mine' ? 'my-games' : `games/${list}`, after)),
    join: (id) => post(joinedGame, `games/${id}/join`, {}),
    me: () => get(me, 'me'),
    register: (who) => post(me, 'accounts', who),
    login: (who) => post(me, 'session', who),
    logout: async () => me.parse(await call('DELETE', 'session')),
    player: (name) => get(playerPage, `players/${encodeURIComponent(name)}`),
    playerGames: (name, after) =>
      get(gameList, from(`players/${encodeURIComponent(name)}/games`, after)),
    async record(id) {
      const answer = await fetcher(`/api/games/${id}/record`);
      if (!answer.ok) throw new ApiError({ error: 'not-found' });
      return answer.text();
    },
    hello: () => post(me, 'me', {}),
    keepSettings: async (settings) => void (await call('PUT', 'me/settings', { settings })),
    pushOffer: () => get(pushOffer, 'push'),
    subscribe: async (wish) => void (await call('PUT', 'push', wish)),
    unsubscribe: async (endpoint) => void (await call('DELETE', 'push', { endpoint })),
    raw: (path, body) => call('POST', path, body),
  };
}
