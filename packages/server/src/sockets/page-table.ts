import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { GameService } from '../game-service.ts';
import { refuse } from '../rooms/entry-handlers.ts';
import type { Listener } from './hub.ts';

interface JoinedTable {
  readonly game: string;
  readonly listener: Listener;
  /** The newest entry that the page has certainly received, and the one it has if it answers the ping. */
  confirmedSeq: number;
  pingedSeq: number;
}

/** The table at which a page is. */
export class PageTable {
  readonly #service: GameService;
  #joined: JoinedTable | null = null;

  constructor(service: GameService) {
    this.#service = service;
  }

  get joined(): JoinedTable | null {
    return this.#joined;
  }

  /** The page has asked for the state up to `seq`, so it counts as received. */
  join(game: string, listener: Listener, seq: number): void {
    this.#service.hub.add(game, listener);
    this.#joined = { game, listener, confirmedSeq: seq, pingedSeq: seq };
  }

  /** Leaves for another table, or to come back to this one: the player's other pages hear nothing yet. */
  leave(): void {
    if (this.#joined === null) return;
    const { game, listener } = this.#joined;
    this.#joined = null;
    this.#service.hub.remove(game, listener);
    this.#service.presence.changed(game);
  }

  leaveForGood(): void {
    const left = this.#joined;
    this.leave();
    if (left !== null) this.#service.pages.left(left.game, left.listener);
  }

  pinged(): void {
    if (this.#joined !== null) this.#joined.pingedSeq = this.#joined.listener.seen;
  }

  ponged(): void {
    if (this.#joined !== null) this.#joined.confirmedSeq = this.#joined.pingedSeq;
  }

  /** The seat that this page plays, or a refusal. */
  ownSeat(): Result<{ game: string; seat: Seat; seen: number }, Refusal> {
    if (this.#joined === null) return refuse('not-entered');
    const { game, listener } = this.#joined;
    const { reader, seen } = listener;
    if (reader === 'spectator') return refuse('not-seated');
    return done({ game, seat: reader, seen });
  }
}
