import type { Seat } from '@bivouac/kernel';
import type { SessionEnding } from '../accounts/session-endings.ts';
import type { Rematch } from '../rooms/rematch.ts';
import type { EntryRow } from '../storage/schema.ts';

/** Which seats and how many spectators of a game one process serves. */
export interface PresenceMessage {
  readonly process: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/** The seats that the players of a finished game have in its rematch. */
export interface RematchMessage {
  readonly process: string;
  readonly game: string;
  readonly next: Rematch;
}

/** Sessions that have ended: every process closes their sockets. */
export interface EndedSessionsMessage {
  readonly process: string;
  /** Hashes of the sessions' tokens. */
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

/** Callbacks for messages from other processes. */
export interface BusHandlers {
  /** A game has an entry with this number; `entry` returns it if the message carried it. */
  onEntry(game: string, seq: number, entry: () => EntryRow | null): void;
  /** The connection broke; no messages arrive until `onReconnected`. */
  onDisconnected(why: unknown): void;
  /** Messages arrive again, but some may have been missed. */
  onReconnected(): void;
  onPresence(message: PresenceMessage): void;
  onRematch(message: RematchMessage): void;
  onSessionsEnded(message: EndedSessionsMessage): void;
  onPage(message: PageMessage): void;
}

/** Messages between the processes on one database. Any of them may get lost, so no game depends on them. */
export interface Bus {
  readonly process: string;
  publishPresence(message: Omit<PresenceMessage, 'process'>): void;
  publishRematch(message: Omit<RematchMessage, 'process'>): void;
  publishEndedSessions(message: Omit<EndedSessionsMessage, 'process'>): void;
  publishPage(message: PageNotice): void;
  close(): Promise<void>;
}

export type ConnectBus = (handlers: BusHandlers) => Promise<Bus>;

/** For a single process. */
export const noBus: ConnectBus = async () => ({
  process: 'one',
  publishPresence: () => undefined,
  publishRematch: () => undefined,
  publishEndedSessions: () => undefined,
  publishPage: () => undefined,
  close: async () => undefined,
});
