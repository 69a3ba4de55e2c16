import { done, type Problem, type Result, type Seat } from '@bivouac/kernel';
import { automatonOf, type Maker, type PlannedGame, planGame } from './create.ts';
import type { Room } from './room.ts';

/** The next game, and by seat in the one before where its player sits now; null: nobody is to be told. */
export interface Rematch {
  readonly id: string;
  readonly seats: readonly (Seat | null)[];
}

type PlannedRematch = Pick<PlannedGame, 'id' | 'row' | 'seats' | 'asked'> & {
  readonly seatsInRematch: Rematch['seats'];
};

/** The seat in the next game, and the other way round it is the same. */
export function seatInRematch({ row, players, match }: Room, seat: Seat): Seat {
  const isSolo = automatonOf(match.game, row.scenario) !== undefined;
  return isSolo ? seat : players.length - 1 - seat;
}

/** Who answers for a next game that this seat asks for. */
export function askerOf({ row, players }: Room, seat: Seat): string | null {
  return players[seat]?.person ?? row.creator;
}

/** The same game once more with the sides swapped. Who sat at the table sits there again. */
export function planRematch(
  maker: Maker,
  room: Room,
  id: string,
  creator: string | null,
): Result<PlannedRematch, Problem> {
  const { row, players, match } = room;
  const seats = players.map((_, seat) => {
    const before = players[seatInRematch(room, seat)];
    const person = before?.person ?? null;
    // A seat that was taken without a session is free until its player comes with one.
    return { bot: before?.bot ?? null, person, isTaken: person !== null };
  });
  const made = planGame(maker, {
    id,
    game: row.game,
    scenario: row.scenario,
    options: { ...match.setup.options },
    clock: row.clock === null ? null : JSON.parse(row.clock),
    isOpen: row.is_open === 1,
    isRated: row.is_rated === 1,
    creator,
    queue: { owner: row.queue_owner, network: row.queue_network },
    rematchOf: row.id,
    seats,
  });
  if (!made.ok) return made;
  const seatsInRematch = players.map(({ bot }, seat) =>
    bot === null ? seatInRematch(room, seat) : null,
  );
  return done({ ...made.value, seatsInRematch });
}
