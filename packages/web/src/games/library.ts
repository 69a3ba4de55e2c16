import { done, type Problem, type Result } from '@bivouac/kernel';
import type { TableEntry } from '@bivouac/manifest';
import { findClient, GAMES } from '@bivouac/shelf/games';
import type { Cover, GameClient } from '@bivouac/table/contract/client.ts';
import type { GameLessons, LessonKit, LessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import type { Catalogue, Language } from '@bivouac/text';
import { createContext } from 'svelte';
import { unknownGame } from './unknown-game.ts';

/** A game with a sheet on the shelf. */
export type CoverGame = GameClient & { readonly cover: Cover };

/** The games of the shelf, in the order of their sheets. */
export const COVER_GAMES: readonly CoverGame[] = GAMES.filter(
  (client): client is CoverGame => client.cover !== undefined,
);

/** The sheet under which a game lies on the shelf; null for one that has none. */
export function sheetOf(game: string): string | null {
  const client = findClient(game);
  if (client === undefined) return null;
  return client.expands ?? (client.cover === undefined ? null : client.id);
}

export type LoadEntry = (id: string) => Promise<Result<TableEntry, Problem>>;

/** Words of something that has been opened. */
type Words = Pick<Catalogue<unknown>, 'load'>;

/** The games as a reader meets them: each part comes with the words that it shows. */
export interface Library {
  /** Rejected if the code cannot be fetched: no network, and the game was never opened before. */
  readonly loadEntry: LoadEntry;
  find(game: string): GameClient | undefined;
  /** A part of the page together with its words. */
  load<T>(part: () => Promise<T>, words: readonly Words[]): Promise<T>;
  /** Loads the words of everything that has been opened, before the reader's language changes. */
  speak(language: Language): Promise<void>;
}

export const [useLibrary, provideLibrary] = createContext<Library>();

/** `spoken` are the languages to load: the one in sight, and the one that is to follow it. */
export function createLibrary(spoken: () => readonly Language[]): Library {
  const opened = new Set<Words>();
  const say = (words: Words): Promise<unknown> => {
    opened.add(words);
    return Promise.all(spoken().map((language) => words.load(language)));
  };
  const load: Library['load'] = async (part, words) => {
    const [loaded] = await Promise.all([part(), ...words.map(say)]);
    return loaded;
  };
  /** The lessons of a game with their titles; each brings its own words when it is opened. */
  const teach = async (
    lessons: () => Promise<GameLessons>,
    own: readonly Words[],
  ): Promise<GameLessons> => {
    const { offers, titles } = await lessons();
    await say(titles);
    const open = async (offer: LessonOffer): Promise<LessonKit> => {
      const kit = await load(offer.load, own);
      await say(kit.words);
      return kit;
    };
    return { titles, offers: offers.map((offer) => ({ ...offer, load: () => open(offer) })) };
  };
  const speaking = (client: GameClient): GameClient => {
    const { table, setup, campaign, lessons } = client;
    const own = [{ load: client.loadWords }];
    const { loadSetupWords } = client;
    const ofSetup = loadSetupWords === undefined ? own : [...own, { load: loadSetupWords }];
    return {
      ...client,
      entry: () => load(client.pageEntry ?? client.entry, own),
      ...(table && { table: () => load(table, own) }),
      ...(setup && { setup: () => load(setup, ofSetup) }),
      ...(campaign && { campaign: () => load(campaign, ofSetup) }),
      ...(lessons && { lessons: () => teach(lessons, own) }),
    };
  };
  const clients = new Map(GAMES.map((client) => [client.id, speaking(client)]));
  return {
    load,
    find: (game) => clients.get(game),
    async loadEntry(id) {
      const client = clients.get(id);
      if (client === undefined) return unknownGame(id);
      const [entry, standingOrders] = await Promise.all([
        client.entry(),
        client.standingOrders?.(),
      ]);
      return done(standingOrders === undefined ? entry : { ...entry, standingOrders });
    },
    async speak(language) {
      await Promise.all([...opened].map((words) => words.load(language)));
    },
  };
}
