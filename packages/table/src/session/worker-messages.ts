import type { BotRequest } from '@bivouac/bots';
import type { ShownOdds } from './shown-odds.ts';

/** What the page posts to the bot's worker. */
export interface BotOrder {
  readonly request: BotRequest;
  /** By `Date.now()`: answer with what you have then. */
  readonly deadline: number;
  /** One Int32, anything but 0 means hurry; null where the browser shares no memory. */
  readonly hurry: SharedArrayBuffer | null;
}

export interface OddsOrder {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly actions: readonly unknown[];
}

export interface OddsAnswer {
  readonly id: number;
  /** By action; null where there is nothing to show. */
  readonly odds: readonly (ShownOdds | null)[];
}
