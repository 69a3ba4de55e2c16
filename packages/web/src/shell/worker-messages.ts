import type { BotRequest } from '@bivouac/bots';
import type { OddsQuestion } from '@bivouac/table/contract/odds-port.ts';
import type { ShownOdds } from '@bivouac/table/session/shown-odds.ts';

/** A message from the page to the bot's worker. */
export interface BotOrder {
  readonly request: BotRequest;
  /** By `Date.now()`: answer with what you have then. */
  readonly deadline: number;
  /** One Int32, anything but 0 means hurry; null where the browser shares no memory. */
  readonly hurry: SharedArrayBuffer | null;
}

export interface OddsOrder extends OddsQuestion {
  readonly id: number;
}

export interface OddsAnswer {
  readonly id: number;
  /** By action; null where there is nothing to show. */
  readonly odds: readonly (ShownOdds | null)[];
}
