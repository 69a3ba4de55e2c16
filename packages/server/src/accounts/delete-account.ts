import type { GameService } from '../game-service.ts';
import { rateGame } from '../rating/rate-game.ts';
import { newId } from '../secrets.ts';
import { forgetPerson, openSeatsOf } from '../storage/forget-person.ts';
import { sessionsOf } from '../storage/sessions.ts';

/**
 * Deletes an account. Its games stay for the opponents, under “deleted player”; those that are not over are
 * given up first, so that nobody waits for a player who will not come back, and are counted for the opponent.
 */
export async function deleteAccount(service: GameService, person: string): Promise<void> {
  const { db } = service.storage;
  const seats = await openSeatsOf(db, person);
  for (const { game, seat } of seats) {
    await service.rooms.submit(game, seat, { type: 'say', ref: `left-${newId()}`, what: 'resign' });
    await rateGame(db, game, service.now());
  }
  const sessions = await sessionsOf(db, person, service.now());
  await forgetPerson(db, person, service.now());
  await service.endSessions(sessions.map(({ token_hash }) => token_hash));
  // Whoever is at one of the tables learns whose name is gone.
  for (const { game } of seats) await service.rooms.readFresh(game, () => null);
}
