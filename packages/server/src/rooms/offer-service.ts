import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import { newId } from '../secrets.ts';
import { findGameRow, headOf, inheritSeat, insertGame, seatsOf } from '../storage/games/games.ts';
import { type Command, entryOf, takeBackTo } from './commands.ts';
import type { Maker } from './create.ts';
import { seatTakenAt } from './enter.ts';
import { refuse } from './entry-handlers.ts';
import { shownSeq } from './hidden-acts.ts';
import { askerOf, planRematch, type Rematch, seatInRematch } from './rematch.ts';
import { isBot, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Handles commands that take more than one entry: offers, which bots accept at once, and rematches. */
export interface OfferService {
  /** Returns the entry's number, as the seat knows it. */
  offer(game: string, seat: Seat, command: CommandOf<'offer'>): Promise<SubmitResult>;
  acceptRematch(game: string, seat: Seat, command: CommandOf<'answer'>): Promise<SubmitResult>;
  /** Makes the agreed rematch if it does not exist yet. False if that is not possible now. */
  makeRematch(game: string): Promise<boolean>;
  /** Makes the rematch, and has it retried if it fails. */
  ensureRematch(game: string): Promise<void>;
}

export interface OfferServiceDeps extends Maker {
  readonly wakeBots: (game: string) => Promise<void>;
  readonly onRematch: (game: string, next: Rematch) => void;
  /** Whether players get push notifications. */
  readonly sendsNotifications: () => boolean;
  /** The rematch is agreed but could not be made yet; it must be retried. */
  readonly onRematchPending: (game: string) => void;
}

type SubmitResult = Result<number, Refusal>;
type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export function createOfferService(rooms: Rooms, deps: OfferServiceDeps): OfferService {
  return new RoomOfferService(rooms, deps);
}

class RoomOfferService implements OfferService {
  readonly #rooms: Rooms;
  readonly #deps: OfferServiceDeps;
  readonly #db: OfferServiceDeps['storage']['db'];

  constructor(rooms: Rooms, deps: OfferServiceDeps) {
    this.#rooms = rooms;
    this.#deps = deps;
    this.#db = deps.storage.db;
  }

  async offer(game: string, seat: Seat, command: CommandOf<'offer'>): Promise<SubmitResult> {
    const answer = await this.#checkOffer(game, seat, command);
    if (answer !== null) return answer;
    const result = await this.#rooms.submit(game, seat, command);
    if (!result.ok) return result;
    const agreeing = await this.#rooms.read(game, (room) => {
      const bot = this.#onlyBotOpponent(room, seat);
      const { takeBack } = room;
      const isOffer = bot !== null && takeBack !== null;
      return { bot, offer: isOffer ? shownSeq(room, bot, takeBack.seq) : undefined };
    });
    if (!agreeing.ok || agreeing.value.bot === null) return result;
    const { bot, offer } = agreeing.value;
    // Bots accept every offer.
    if (command.what === 'rematch') await this.#agreeToRematch(game, seat, null);
    else {
      const { what } = command;
      const yes = { type: 'answer', ref: null, isAccepted: true } as const;
      const named = offer === undefined ? {} : { offer };
      await this.#rooms.submit(game, bot, { ...yes, ...named, what });
    }
    return result;
  }

  /** The first of the other seats if bots hold all of them; null otherwise. */
  #onlyBotOpponent(room: Room, seat: Seat): Seat | null {
    const others = room.players.map((player) => player.seat).filter((each) => each !== seat);
    return others.every((each) => isBot(room, each)) ? (others[0] ?? null) : null;
  }

  async makeRematch(game: string): Promise<boolean> {
    const agreed = await this.#rooms.read(game, ({ next }) => next);
    // A game that cannot be played any more has no rematch; all other failures may be retried.
    if (!agreed.ok) return agreed.problem.code === 'void' || agreed.problem.code === 'diverged';
    const next = agreed.value;
    if (next === null || (await headOf(this.#db, next.game)) !== undefined) return true;
    const planned = await this.#rooms.readFresh(game, (room) =>
      planRematch(this.#deps, room, next.game, askerOf(room, next.by)),
    );
    if (!planned.ok) return false;
    // The plan was checked before both agreed, so only another version can fail here.
    if (!planned.value.ok) return true;
    const { id, seatsInRematch, row, seats, asked } = planned.value.value;
    // Players who do not come soon get a notification, as for any other move.
    const notifySeats = this.#deps.sendsNotifications() ? asked : [];
    const notifications = notifySeats.map((seat) => ({
      game: id,
      seat,
      seq: 0,
      at: row.created_at,
    }));
    // Only the process that inserted the row announces it.
    if (!(await insertGame(this.#db, row, seats, notifications))) return true;
    this.#deps.onRematch(game, { id, seats: seatsInRematch });
    await this.#deps.wakeBots(id);
    return true;
  }

  /** Writes the entry that names the rematch, which only one process can, and then makes the game. */
  async #agreeToRematch(game: string, seat: Seat, ref: string | null): Promise<SubmitResult> {
    const id = newId();
    const asked = await this.#rooms.readFresh(game, (room) => ({
      canAllCome: room.players.every((player) => (player.deleted_at ?? player.banned_at) === null),
      plan: planRematch(this.#deps, room, id, null),
    }));
    if (!asked.ok) return asked;
    // A player who cannot come would keep the others waiting.
    if (!asked.value.canAllCome) return refuse('not-now');
    if (!asked.value.plan.ok) return refuse('rules', asked.value.plan.problem);
    const noted = await this.#rooms.submit(game, seat, { type: 'rematch', ref, game: id });
    // Also if another process wrote the entry: it may have died before it made the game.
    await this.ensureRematch(game);
    return noted;
  }

  async ensureRematch(game: string): Promise<void> {
    const isMade = await this.makeRematch(game).catch(() => false);
    if (!isMade) this.#deps.onRematchPending(game);
  }

  /** Why the rematch does not exist: not made yet, or today's rules cannot make it. */
  async #explainMissingRematch(game: string, id: string): Promise<SubmitResult> {
    const plan = await this.#rooms.read(game, (room) => planRematch(this.#deps, room, id, null));
    if (!plan.ok) return plan;
    return plan.value.ok ? refuse('unavailable') : refuse('rules', plan.value.problem);
  }

  /**
   * Tells a player who asks again for an existing rematch their seat in it. Their session owns that seat already,
   * unless the rematch was made while their seat had no owner.
   */
  async #showRematch(
    game: string,
    seat: Seat,
    next: NonNullable<Room['next']>,
  ): Promise<SubmitResult> {
    await this.ensureRematch(game);
    const made = await findGameRow(this.#db, next.game);
    // Otherwise the page would try to enter a missing game forever.
    if (made === undefined) return this.#explainMissingRematch(game, next.game);
    const found = await this.#rooms.readFresh(game, (room) => ({
      side: seatInRematch(room, seat),
      person: room.players[seat]?.person ?? null,
      seq: shownSeq(room, seat, next.seq),
    }));
    if (!found.ok) return found;
    const { side, person, seq } = found.value;
    const there = (await seatsOf(this.#db, [next.game])).find((each) => each.seat === side);
    if (person !== null && there?.person === null) {
      const sitting = { person, taken_at: seatTakenAt(made.created_at, this.#deps.now()) };
      await inheritSeat(this.#db, { game: next.game, seat: side }, sitting);
      await this.#rooms.readFresh(next.game, () => null);
    }
    const seats = Array.from({ length: seat + 1 }, (_, each) => (each === seat ? side : null));
    this.#deps.onRematch(game, { id: next.game, seats });
    return done(seq);
  }

  async acceptRematch(
    game: string,
    seat: Seat,
    { ref }: CommandOf<'answer'>,
  ): Promise<SubmitResult> {
    const asked = await this.#rooms.read(game, (room) => ({
      by: room.rematchBy,
      already: entryOf(room, seat, ref),
    }));
    if (!asked.ok) return asked;
    const { by, already } = asked.value;
    if (already !== undefined) {
      await this.ensureRematch(game);
      return done(already);
    }
    if (by === null || by === seat) return refuse('not-now');
    return this.#agreeToRematch(game, seat, ref);
  }

  /** The result of an offer that is not made: a refusal, or what it has become already. Null if it must be made. */
  async #checkOffer(
    game: string,
    seat: Seat,
    offer: CommandOf<'offer'>,
  ): Promise<SubmitResult | null> {
    const found = await this.#rooms.read(game, (room) => ({
      already: entryOf(room, seat, offer.ref),
      next: room.next,
      asker: askerOf(room, seat),
      mayAsk: room.match.isOver() && room.rematchBy === null,
      // Some games forbid take-backs after secrets were seen; then the opponent is not asked.
      barrier:
        offer.what === 'take-back'
          ? room.match.takeBackBarrier(takeBackTo(room, seat, offer.to))
          : null,
    }));
    if (!found.ok) return found;
    const { already, next, asker, mayAsk, barrier } = found.value;
    if (already !== undefined) return null;
    if (barrier !== null) return refuse('rules', { code: 'cannot-undo', reason: barrier });
    if (offer.what !== 'rematch') return null;
    if (next !== null) return this.#showRematch(game, seat, next);
    if (!mayAsk || asker === null) return null;
    const tooMany = await this.#deps.barrierTo(asker);
    return tooMany === null ? null : refuse(tooMany === 'too-many' ? tooMany : 'not-now');
  }
}
