import { done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import type { GamePlayers, ShelfEntry } from '@bivouac/shelf';

/** The five games of the shelf, in the order of their sheets. */
export const SHEET_IDS = [
  'normandy',
  'north-africa',
  'stalingrad',
  'blitzkrieg',
  'napoleonics',
] as const;
export type SheetId = (typeof SHEET_IDS)[number];

/** What the shelf says of a game before any of its code is loaded. */
export interface Sheet {
  readonly id: SheetId;
  /** It can be played; otherwise it is still being drawn. */
  readonly isOut: boolean;
  /** One to three hills. */
  readonly difficulty: 1 | 2 | 3;
}

export const SHEETS: readonly Sheet[] = [
  { id: 'normandy', isOut: true, difficulty: 1 },
  { id: 'north-africa', isOut: true, difficulty: 2 },
  { id: 'stalingrad', isOut: true, difficulty: 3 },
  { id: 'blitzkrieg', isOut: true, difficulty: 1 },
  { id: 'napoleonics', isOut: true, difficulty: 3 },
];

/** Games without a sheet of their own: what each adds to. */
export const EXPANSIONS: { readonly [id: string]: SheetId } = {
  nippon: 'blitzkrieg',
  'stalingrad-campaign': 'stalingrad',
};

/** The sheet under which a game lies on the shelf; null for one that has none. */
export const sheetOf = (game: string): SheetId | null =>
  EXPANSIONS[game] ?? SHEET_IDS.find((id) => id === game) ?? null;

/** A newcomer's first game. */
export const FIRST_GAME = {
  game: 'normandy',
  scenario: 'la-raye',
  side: 0,
  opponent: 'easy',
} as const;

interface Loader {
  entry(): Promise<ShelfEntry>;
  /** Without texts, for workers. */
  players(): Promise<GamePlayers>;
}

/** Each game is a piece of code of its own, fetched when it is first wanted. */
const LOADERS: { readonly [id: string]: Loader } = {
  normandy: {
    entry: async () => (await import('@bivouac/shelf/normandy')).normandyEntry,
    players: async () => (await import('@bivouac/shelf/normandy-players')).normandyPlayers,
  },
  'north-africa': {
    entry: async () => (await import('@bivouac/shelf/north-africa')).northAfricaEntry,
    players: async () => (await import('@bivouac/shelf/north-africa-players')).northAfricaPlayers,
  },
  stalingrad: {
    entry: async () => (await import('./city-entries.ts')).battles,
    players: async () => (await import('@bivouac/shelf/stalingrad-players')).stalingradPlayers,
  },
  'stalingrad-campaign': {
    entry: async () => (await import('./city-entries.ts')).campaign,
    players: async () =>
      (await import('@bivouac/shelf/stalingrad-players')).stalingradCampaignPlayers,
  },
  blitzkrieg: {
    entry: async () => (await import('@bivouac/shelf/blitzkrieg')).blitzkriegEntry,
    players: async () => (await import('@bivouac/shelf/blitzkrieg-players')).blitzkriegPlayers,
  },
  nippon: {
    entry: async () => (await import('@bivouac/shelf/nippon')).nipponEntry,
    players: async () => (await import('@bivouac/shelf/nippon-players')).nipponPlayers,
  },
  napoleonics: {
    entry: async () => (await import('@bivouac/shelf/napoleonics')).napoleonicsEntry,
    players: async () => (await import('@bivouac/shelf/napoleonics-players')).napoleonicsPlayers,
  },
  skirmish: {
    entry: async () => (await import('@bivouac/shelf/skirmish')).skirmishEntry,
    players: async () => (await import('@bivouac/shelf/skirmish-players')).skirmishPlayers,
  },
};

export const PLAYABLE: readonly string[] = Object.keys(LOADERS);

export type LoadEntry = (id: string) => Promise<Result<ShelfEntry, Problem>>;

/** Rejected if the code cannot be fetched: no network, and the game was never opened before. */
export const loadEntry: LoadEntry = async (id) => {
  const loader = loaderOf(id);
  return loader.ok ? done(await loader.value.entry()) : loader;
};

export async function loadPlayers(id: string): Promise<Result<GamePlayers, Problem>> {
  const loader = loaderOf(id);
  return loader.ok ? done(await loader.value.players()) : loader;
}

function loaderOf(id: string): Result<Loader, Problem> {
  const loader = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (loader !== undefined) return done(loader);
  return fail({ code: 'unknown-game', name: id, nearest: nearest(id, PLAYABLE) ?? null });
}
