import { done, type Problem, type Result, type Seat } from '@bivouac/kernel';
import { automatonOf, type Maker, makeGame } from './create.ts';
import type { Room } from './room.ts';

/** The next game, and by seat in the one before the secret of everybody's seat in it; bots have none. */
export interface Rematch {
  readonly id: string;
  readonly tokens: readonly (string | null)[];
}

/** The same game once more with the sides swapped. Who sat at the table sits there again. */
export async function makeRematch(maker: Maker, room: Room): Promise<Result<Rematch, Problem>> {
  const { row, players, match } = room;
  const isSolo = automatonOf(match.game, row.scenario) !== undefined;
  // The other way round it is the same.
  const sideAfter = (seat: Seat): Seat => (isSolo ? seat : players.length - 1 - seat);
  const seats = players.map((_, seat) => {
    const before = players[sideAfter(seat)];
    return {
      bot: before?.bot ?? null,
      person: before?.person ?? null,
      isTaken: before?.taken_at != null,
    };
  });
  const made = await makeGame(maker, {
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
  if (!made.ok) return made;
  const { id, links } = made.value;
  return done({ id, tokens: links.map((_, seat) => links[sideAfter(seat)] ?? null) });
}
