import type { Seat } from '@bivouac/kernel';
import type { SessionEnding } from '../accounts/session-endings.ts';
import type { Rematch } from '../rooms/rematch.ts';
import type { EntryRow } from '../storage/schema.ts';

/** Who looks at a game in one process. */
export interface PresenceMessage {
  readonly process: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/** Where the players of a game that is over sit in the next. */
export interface RematchMessage {
  readonly process: string;
  readonly game: string;
  readonly next: Rematch;
}

/** Sessions that are over: pages that came with one of them must go. */
export interface EndedSessionsMessage {
  readonly process: string;
  /** Hashes of their tokens. */
  readonly sessions: readonly string[];
  readonly ending: SessionEnding;
}

/** A page has entered a seat, has left it, or must be closed; or `pages` were there before it entered. */
export type PageNotice = {
  readonly game: string;
  readonly seat: Seat;
  readonly page: string;
} & (
  | { readonly what: 'entered' | 'gone' | 'close' }
  | { readonly what: 'here'; readonly pages: readonly string[] }
);
export type PageMessage = PageNotice & { readonly process: string };

/** What a process hears from the others. */
export interface BusHandlers {
  /** A game has an entry with this number; the entry itself where it came along. */
  onEntry(game: string, seq: number, entry: () => EntryRow | null): void;
  /** From now on nothing is heard, until the gap is over. */
  onDisconnected(why: unknown): void;
  /** Everything is heard again, but something may have been missed. */
  onReconnected(): void;
  onPresence(message: PresenceMessage): void;
  onRematch(message: RematchMessage): void;
  onSessionsEnded(message: EndedSessionsMessage): void;
  onPage(message: PageMessage): void;
}

/** How processes on one database talk to each other. Nothing that is said on it may be needed. */
export interface Bus {
  readonly process: string;
  publishPresence(message: Omit<PresenceMessage, 'process'>): void;
  publishRematch(message: Omit<RematchMessage, 'process'>): void;
  publishEndedSessions(message: Omit<EndedSessionsMessage, 'process'>): void;
  publishPage(message: PageNotice): void;
  close(): Promise<void>;
}

export type ConnectBus = (handlers: BusHandlers) => Promise<Bus>;

/** For a process that is alone. */
export const noBus: ConnectBus = async () => ({
  process: 'one',
  publishPresence: () => undefined,
  publishRematch: () => undefined,
  publishEndedSessions: () => undefined,
  publishPage: () => undefined,
  close: async () => undefined,
});
