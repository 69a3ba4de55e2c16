import { done, type Problem, type Result, type Seat } from '@bivouac/kernel';
import { automatonOf, type Maker, type PlannedGame, planGame } from './create.ts';
import type { Room } from './room.ts';

/** The rematch, and for each seat of the game before the player's new seat; null if there is no player to tell. */
export interface Rematch {
  readonly id: string;
  readonly seats: readonly (Seat | null)[];
}

type PlannedRematch = Pick<PlannedGame, 'id' | 'row' | 'seats' | 'asked'> & {
  readonly seatsInRematch: Rematch['seats'];
};

/** The seat in the rematch; the mapping is its own inverse. */
export function seatInRematch({ row, players, match }: Room, seat: Seat): Seat {
  const isSolo = automatonOf(match.game, row.scenario) !== undefined;
  return isSolo ? seat : players.length - 1 - seat;
}

/** The person whose allowance a rematch asked for by this seat counts against. */
export function askerOf({ row, players }: Room, seat: Seat): string | null {
  return players[seat]?.person ?? row.creator;
}

/** Plans the same game with the sides swapped and the same players. */
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
