import { done, fail, type Result } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import { hashToken, isSameHash } from '../secrets.ts';
import { findGameRow, ownSeat, seatsOf, takeSeat } from '../storage/games.ts';
import type { Storage } from '../storage/storage.ts';
import { refuse } from './deeds.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Guest } from './table.ts';
import { endedGame } from './void.ts';

export interface Entrance {
  readonly game: string;
  readonly token: string | undefined;
  /** Who comes, as his cookie tells. */
  readonly person: string | null;
  /** He knows that he has another seat already. */
  readonly isSecond: boolean;
}

/**
 * Which seat somebody may take who shows this secret or is this person. Whoever comes to an empty
 * seat by its link sits down there.
 */
export async function enter(
  rooms: Rooms,
  storage: Storage,
  entrance: Entrance,
  now: number,
): Promise<Result<Guest, Refusal>> {
  const { game, person } = entrance;
  const find = (room: Room) => {
    const guest = guestOf(room, entrance);
    const seat = typeof guest === 'number' ? room.players[guest] : undefined;
    const isSeated = seat !== undefined && room.isSeated[seat.seat] === true;
    // The link that he has sent to somebody else: opened by mistake it would make that seat his as well.
    const isOther = seat?.person !== person && ownSeatOf(room, person) !== undefined;
    return { guest, seat, isSeated, isOther, made: room.row.created_at };
  };
  // Somebody may have signed in since, or become somebody, perhaps at another process.
  let found = await (person === null ? rooms.look : rooms.lookAnew)(game, find);
  // A link that does not fit may be newer than what is at hand.
  if (found.ok && found.value.guest === null && person === null) {
    found = await rooms.lookAnew(game, find);
  }
  if (!found.ok) return explain(storage, entrance, found.problem);
  const { guest, seat, isSeated } = found.value;
  if (guest === null) return refuse('bad-link');
  if (guest === 'spectator') return done(guest);
  if (found.value.isOther && !entrance.isSecond) return refuse('other-seat');
  if (seat?.taken_at == null) {
    const sitting = { person, taken_at: afterMaking(found.value.made, now) };
    const isHis = await takeSeat(storage.db, { game, seat: guest }, sitting, seat?.token_hash);
    if (!isHis) {
      // Somebody else was quicker, and the link may not be this seat's any more.
      const again = await rooms.lookAnew(game, (room) => guestOf(room, entrance));
      if (!again.ok) return again;
      if (again.value !== guest) return refuse('bad-link');
    }
  } else if (person !== null && seat.person === null) {
    // He came by the link before anybody knew who he is.
    await ownSeat(storage.db, { game, seat: guest }, person);
    await rooms.lookAnew(game, () => null);
  }
  if (isSeated) return done(guest);
  // Also where the seat was taken already: whoever took it may have died before he could say so.
  const sat = await rooms.submit(game, guest, { type: 'sit', ref: null });
  return sat.ok || sat.problem.code === 'not-now' ? done(guest) : sat;
}

/** A game that cannot be shown any more is told about to those who could have come in, and to nobody else. */
async function explain(
  storage: Storage,
  entrance: Entrance,
  refusal: Refusal,
): Promise<Result<never, Refusal>> {
  if (refusal.code !== 'void' && refusal.code !== 'diverged') return fail(refusal);
  const row = await findGameRow(storage.db, entrance.game);
  if (row === undefined) return refuse('unknown-game');
  const players = await seatsOf(storage.db, [entrance.game]);
  if (guestOf({ row, players }, entrance) === null) return refuse('bad-link');
  const ended = await endedGame(storage, entrance.game);
  return fail(ended === null ? refusal : { ...refusal, ended });
}

/** Who sits from the start does so at the moment when the game is made, and nobody else, whatever clocks say. */
export const afterMaking = (made: number, now: number): number => Math.max(now, made + 1);

function ownSeatOf({ players }: Pick<Room, 'players'>, person: string | null) {
  return person === null ? undefined : players.find((seat) => seat.person === person);
}

function guestOf(room: Pick<Room, 'row' | 'players'>, { token, person }: Entrance): Guest | null {
  const own = ownSeatOf(room, person);
  if (token !== undefined) {
    const hash = hashToken(token);
    // All are compared, so that time does not tell which seat was nearly guessed.
    const seats = room.players.filter(
      ({ token_hash }) => token_hash !== null && isSameHash(token_hash, hash),
    );
    if (seats[0] !== undefined) return seats[0].seat;
    if (isSameHash(room.row.watch_hash, hash)) return 'spectator';
    // A link of his that has been replaced since must not keep out whose seat it is.
    return own?.seat ?? null;
  }
  if (own !== undefined) return own.seat;
  return room.row.is_open === 1 ? 'spectator' : null;
}
