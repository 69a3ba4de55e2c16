import { type AnyGame, done, recordOf, replay, type Viewer } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import { playedAction } from './hidden-acts.ts';
import type { Reader } from './reader.ts';
import type { Room } from './room.ts';
import { logFor } from './table.ts';

type Past = Pick<Extract<FromServer, { type: 'past' }>, 'view' | 'log'>;

/** The position after the given number of actions, as the reader may see it. */
export function pastFor(room: Room, reader: Reader, shownAfter: number): Past {
  const after = playedAction(room, reader, shownAfter);
  const viewer: Viewer = room.match.isOver() ? 'everyone' : reader;
  const game: AnyGame = room.match.game;
  const then = replay(recordOf(room.match), () => done(game), { until: after });
  if (!then.ok) throw new Error(`the game could not be replayed: ${then.problem.code}`);
  // The replayed position is not over, but the game is, so its view hides nothing.
  const view = game.view(then.value.copyOfState(), viewer);
  return {
    view,
    log: {
      from: 0,
      events: logFor(
        room,
        reader,
        room.match.log(viewer).filter((told) => told.action <= after),
      ),
    },
  };
}
