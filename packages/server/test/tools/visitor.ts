import {
  type CreatedGame,
  createdGame,
  type GameList,
  gameList,
  joinedGame,
  type ListedGame,
  type PlayerPage,
  playerPage,
} from '@bivouac/protocol';
import { MINE } from './game-requests.ts';

export interface Answer {
  readonly status: number;
  /** The whole Set-Cookie header of the response. */
  readonly set: string | null;
  readonly body: unknown;
}

interface Shape<T> {
  parse(value: unknown): T;
}

/** A visitor's browser: keeps its cookie, and parses responses as the page does. */
export class Visitor {
  readonly #jar = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The cookie as the browser sends it back. */
  get cookie(): string {
    return Array.from(this.#jar, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Comes with copies of another browser's cookies from now on. */
  steal(from: Visitor): void {
    for (const [name, value] of from.#jar) this.#jar.set(name, value);
  }

  async ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.#origin}/api/${path}`, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = answer.headers.get('set-cookie');
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return { status: answer.status, set, body: await answer.json() };
  }

  #keep(cookie: string): void {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
    if (value === '') this.#jar.delete(name);
    else this.#jar.set(name, value);
  }

  make(wish: object = MINE): Promise<CreatedGame> {
    return this.#read(createdGame, 'POST', 'games', wish);
  }

  /** Takes the free seat of an open game. */
  join(game: string): Promise<{ id: string; seat: number }> {
    return this.#read(joinedGame, 'POST', `games/${game}/join`, {});
  }

  /** The first games of a list of the lobby, or of `my-games`. */
  async games(list: string): Promise<readonly ListedGame[]> {
    return (await this.list(list)).games;
  }

  list(list: string, after?: string): Promise<GameList> {
    return this.#read(gameList, 'GET', after === undefined ? list : `${list}?after=${after}`);
  }

  player(name: string): Promise<PlayerPage> {
    return this.#read(playerPage, 'GET', `players/${name}`);
  }

  async #read<T>(shape: Shape<T>, method: string, path: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return shape.parse(answer.body);
  }
}
