import type { Problem, Result, Seat } from '@bivouac/kernel';
import type { CreatedGame } from '@bivouac/protocol';
import { automatonOf, type Maker, makeGame } from './create.ts';
import type { Room } from './room.ts';

/** The same game once more with the sides swapped. Who sat at the table sits there again. */
export function makeRematch(maker: Maker, room: Room): Promise<Result<CreatedGame, Problem>> {
  const { row, players, match } = room;
  const isSolo = automatonOf(match.game, row.scenario) !== undefined;
  const seats = players.map((_, seat) => {
    const before = players[isSolo ? seat : sideAfter(seat, players.length)];
    return {
      bot: before?.bot ?? null,
      person: before?.person ?? null,
      isTaken: before?.taken_at != null,
    };
  });
  return makeGame(maker, {
    game: row.game,
    scenario: row.scenario,
    options: { ...match.setup.options },
    clock: row.clock === null ? null : JSON.parse(row.clock),
    isOpen: row.is_open === 1,
    isRated: row.is_rated === 1,
    creator: row.creator,
    rematchOf: row.id,
    seats,
  });
}

/** Where whoever sat here sits in the rematch; the other way round it is the same. */
export function sideAfter(seat: Seat, seats: number): Seat {
  return seats - 1 - seat;
}
