import type { GameService } from '../game-service.ts';
import { rateGame } from '../rating/rate-game.ts';
import { newId } from '../secrets.ts';
import { forgetPerson, openSeatsOf } from '../storage/accounts/forget-person.ts';

/**
 * Deletes an account. Its finished games stay for the opponents, under “deleted player”. The server resigns the
 * unfinished ones first, so that no opponent waits, and rates them.
 */
export async function deleteAccount(service: GameService, person: string): Promise<void> {
  const { db } = service.storage;
  const seats = await openSeatsOf(db, person);
  for (const { game, seat } of seats) {
    const resign = { type: 'say', ref: `left-${newId()}`, what: 'resign' } as const;
    const resigned = await service.rooms.submit(game, seat, resign);
    // The player can try again; otherwise the opponent would wait forever.
    if (!resigned.ok && resigned.problem.code === 'unavailable') {
      throw new Error('a player who leaves could not resign');
    }
    await rateGame(db, game, service.now());
  }
  service.announceEnded(await forgetPerson(db, person, service.now()), 'over');
  // Pages at these tables then show that the name is gone.
  for (const { game } of seats) await service.rooms.readFresh(game, () => null);
}
