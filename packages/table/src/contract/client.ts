import type { GameCard, GamePlayers, ShelfEntry, StandingOrders } from '@bivouac/manifest';
import type { Language } from '@bivouac/text';
import { createContext } from 'svelte';
import type { DieFace } from './die-face.ts';
import type { Hero } from './hero.ts';
import type { GameLessons } from './lesson-kit.ts';
import type { Boards, Picture } from './picture.ts';
import type { CampaignPage, SetupPage } from './setup-page.ts';
import type { AnyTableKit } from './table-kit.ts';

/**
 * The manifest of a game: everything the page, the server and the terminal can ask of it. Each part is a piece of
 * code of its own, which is loaded when it is first wanted; the manifest itself loads none of them. A game without
 * an optional part is played all the same: without `table` it is shown in words, without `setup` it is set up by a
 * plain form.
 */
export interface GameClient {
  /** The same as the `id` of its rules; it stands in records and addresses. */
  readonly id: string;
  /** False for a worked example, which only developers see. */
  readonly isForPlayers: boolean;
  /** The game that it adds to; it has no cover of its own. */
  readonly expands?: string;
  /** Its sheet on the shelf of the home page. */
  readonly cover?: Cover;
  /** By whose rules it is played; the names are the same in every language. */
  readonly credits?: { readonly game: string; readonly authors: string };
  /** The first seat is drawn as the second side, red and square, because players know the other side in blue. */
  readonly swapsSides?: true;
  /** Its rounds are battles of a campaign, and lists call them so. */
  readonly countsBattles?: true;
  /** The option, with its value, under which a player may withdraw from a battle and go on with the campaign. */
  readonly withdrawal?: { readonly option: string; readonly value: string };
  /** The choices that an invitation to a game online offers, where it does not offer all. */
  readonly invitation?: {
    readonly scenarios?: readonly string[];
    readonly options?: readonly string[];
  };
  /** Its name in lists. */
  card(language: Language): Promise<GameCard>;
  /** Loads everything the game says in this language: its texts and the words of its pages. */
  loadWords(language: Language): Promise<unknown>;
  /** Further words of its set-up and campaign pages. */
  loadSetupWords?(language: Language): Promise<unknown>;
  /** Rules and texts. */
  entry(): Promise<ShelfEntry>;
  /** The same for the page, where that reads its books piece by piece. */
  pageEntry?(): Promise<ShelfEntry>;
  /** Questions that a player may answer once for all. */
  standingOrders?(): Promise<StandingOrders>;
  /** Rules and bots without a word of text. */
  players(): Promise<GamePlayers>;
  /** The drawn table. */
  table?(): Promise<AnyTableKit>;
  /** Pictures of its scenarios. */
  boards?(): Promise<Boards>;
  /** One small picture for all its scenarios, where it has no boards. */
  thumb?(): Promise<Picture>;
  /** A page of its own for setting up a game. */
  setup?(): Promise<SetupPage>;
  /** The page of a campaign over its scenarios; its entry has `campaign`, too. */
  campaign?(): Promise<CampaignPage>;
  /** The lessons that teach it. */
  lessons?(): Promise<GameLessons>;
  /** Its dice, where they show no numbers. */
  die?(): Promise<DieFace>;
  /** The picture of the home page. */
  hero?(): Promise<Hero>;
}

export interface Cover {
  /** One to three hills. */
  readonly difficulty: 1 | 2 | 3;
  /** The map on the sheet: the inside of an SVG with the view box `COVER_BOX`. It uses the trees of `artDefs`. */
  art(): Promise<string>;
}

/** The manifest with that id; undefined for an unknown game. */
export type FindClient = (game: string) => GameClient | undefined;

/** The games that the page knows; the shell provides them from the registry. */
export const [useClients, provideClients] = createContext<FindClient>();

/** The small picture that stands for a scenario; null without one. */
export async function loadThumb(
  client: GameClient | undefined,
  scenario: string,
): Promise<Picture | null> {
  if (client?.thumb !== undefined) return client.thumb();
  return (await client?.boards?.())?.thumb(scenario) ?? null;
}
