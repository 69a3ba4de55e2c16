/** The lists of the lobby, in their order. */
export const LOBBY_LISTS = ['mine', 'open', 'running', 'finished'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

/** Where the reader is; the address keeps it after `#/`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'scenarios'; readonly game: string; readonly scenario: string | null }
  | { readonly page: 'campaign'; readonly game: string }
  /** All games under way. */
  | { readonly page: 'games' }
  | { readonly page: 'game'; readonly id: string }
  /** Without an id: a record that was opened from a file. */
  | { readonly page: 'replay'; readonly id: string | null; readonly at: number | null }
  /** Without a game: of the first game of all; without a lesson: its first. */
  | { readonly page: 'tutorial'; readonly game?: string; readonly lesson?: string }
  | { readonly page: 'rules'; readonly game: string; readonly entry: string | null }
  /** Play with others over the net. Without a list: one's own games. */
  | { readonly page: 'online'; readonly list?: LobbyList }
  /** Making a game for others to join. */
  | { readonly page: 'invite'; readonly game: string }
  /**
   * A game at the server; the secret of a link leaves the address as soon as it is read. The seat is named where
   * the reader has two.
   */
  | {
      readonly page: 'table';
      readonly id: string;
      readonly token: string | null;
      readonly seat?: number;
    }
  | { readonly page: 'player'; readonly name: string }
  /** Playing on another device as well: making a link, or using one. */
  | { readonly page: 'device'; readonly token: string | null }
  /** The reader's own account; a reader without one signs in there. */
  | { readonly page: 'account' }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  /** Nothing is at this address. */
  | { readonly page: 'missing' };

export type Page = Route['page'];

const HOME: Route = { page: 'home' };
const MISSING: Route = { page: 'missing' };
/** Names that are pages of their own and never a game. */
const PLAIN = ['games', 'tutorial', 'online', 'account', 'settings', 'credits'] as const;

export function routeOf(hash: string): Route {
  const [first = '', second = null, third = null] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (first === 'tutorial' && second !== null) {
    const lesson = { page: 'tutorial', game: second } as const;
    return third === null ? lesson : { ...lesson, lesson: third };
  }
  const list = LOBBY_LISTS.find((each) => each === second);
  if (first === 'online' && list !== undefined) return { page: 'online', list };
  const plain = PLAIN.find((page) => page === first);
  if (plain !== undefined) return { page: plain };
  switch (first) {
    case '':
      return HOME;
    case 'game':
      return second === null ? { page: 'games' } : { page: 'game', id: second };
    case 'invite':
      return second === null ? { page: 'online' } : { page: 'invite', game: second };
    case 'table':
      return second === null ? { page: 'online' } : tableRoute(second, third);
    case 'device':
      return { page: first, token: second };
    case 'player':
      return second === null ? { page: 'online' } : { page: 'player', name: second };
    case 'campaign':
      return second === null ? HOME : { page: 'campaign', game: second };
    case 'rules':
      return second === null ? HOME : { page: 'rules', game: second, entry: third };
    case 'replay':
      return { page: 'replay', id: second, at: numberOf(third) };
    default:
      return /^[a-z][a-z0-9-]*$/.test(first)
        ? { page: 'scenarios', game: first, scenario: second }
        : MISSING;
  }
}

/** Every page is a hash of the front page; a path of its own leads nowhere. */
export const isPagePath = (path: string): boolean => path === '/' || path === '/index.html';

export function hashOf(route: Route): string {
  const parts = partsOf(route).filter((part) => part !== null);
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

function partsOf(route: Route): readonly (string | number | null)[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'scenarios':
      return [route.game, route.scenario];
    case 'game':
      return [route.page, route.id];
    case 'online':
      return [route.page, route.list ?? null];
    case 'campaign':
    case 'invite':
      return [route.page, route.game];
    case 'tutorial':
      return [route.page, route.game ?? null, route.lesson ?? null];
    case 'table':
      return [route.page, route.id, route.token ?? route.seat ?? null];
    case 'device':
      return [route.page, route.token];
    case 'player':
      return [route.page, route.name];
    case 'replay':
      return [route.page, route.id, route.id === null ? null : route.at];
    case 'rules':
      return [route.page, route.game, route.entry];
    default:
      return [route.page];
  }
}

function tableRoute(id: string, third: string | null): Route {
  const isSeat = third !== null && /^[0-7]$/.test(third);
  return isSeat
    ? { page: 'table', id, token: null, seat: Number(third) }
    : { page: 'table', id, token: third };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
