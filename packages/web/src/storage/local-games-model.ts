import type { Problem, Seed } from '@bivouac/kernel';
import type { KeptGame } from '@bivouac/table/contract/kept-games.ts';
import type { BotPort } from '@bivouac/table/session/bot-port.ts';
import type { Watched } from '@bivouac/table/session/emitter.ts';
import type { GameWish, Player, SavedSeating } from '@bivouac/table/session/seating.ts';
import type { ChosenOrders } from '@bivouac/table/session/standing.ts';
import type { Table } from '@bivouac/table/session/table.ts';
import type { Language } from '@bivouac/text';
import type { LoadEntry } from '../games/library.ts';
import type { Review } from '../replay/review.ts';
import type { Store } from './store.ts';

/** Something the player should know; the page has the sentence. */
export type Notice =
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** The code of a game could not be fetched. */
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'not-kept' };

/** Why the wanted game is not on the table. */
export type Trouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly text: string; readonly problem: Problem | null }
  /** Its code could not be fetched. */
  | { readonly kind: 'not-loaded' }
  /** It goes on in another window. */
  | { readonly kind: 'elsewhere' };

/** The games kept in this browser, one of them on the table, and an opened record. */
export interface LocalGamesModel {
  readonly games: readonly KeptGame[];
  /** The game that is wanted on the table. */
  readonly game: string | null;
  /** Null while the game is loading, or if there is trouble with it. */
  readonly table: Table | null;
  readonly trouble: Trouble | null;
  readonly review: Review | null;
  readonly notice: Notice | null;
}

export interface LocalGames extends Watched<LocalGamesModel> {
  /** Starts a new game beside those kept, and returns its id; null if it cannot start. */
  start(wish: GameWish, isCampaign?: boolean): Promise<string | null>;
  /** The same with a game as it stands, such as that of the tutorial. */
  goOn(game: string, saved: SavedSeating): Promise<string | null>;
  /** Puts a kept game on the table. */
  open(id: string): Promise<void>;
  /** The same once more, after trouble. */
  openAgain(id: string): Promise<void>;
  remove(id: string): void;
  /** Keeps the soldier that the campaign remembers for a game. */
  remember(id: string, hero: string): void;
  /** The campaign begins again; its games stay as games by themselves. */
  endCampaign(game: string): void;
  /** Opens a record beside the game on the table; a damaged one changes nothing. */
  openRecord(text: string, players?: readonly Player[]): Promise<boolean>;
  closeRecord(): void;
  dismissNotice(): void;
  /** Gives every kept game its names in this language, so that a list can be read. */
  nameGames(language: Language): Promise<void>;
  /** Another window wrote into the store. */
  heardFromElsewhere(key: string | null): void;
}

export interface LocalGamesDeps {
  readonly store: Store;
  readonly load: LoadEntry;
  readonly makeBots: () => BotPort;
  readonly freshSeed: () => Seed;
  /** A name for a new game that no other game has. */
  readonly freshId: () => string;
  readonly now: () => number;
  /** The language in which kept games get their names. */
  readonly language: () => Language;
  /** The standing orders; a function, since players may change them at any time. */
  readonly standing?: () => ChosenOrders;
}
