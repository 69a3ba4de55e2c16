import type { House } from '../house.ts';
import { rateGame } from '../rating/rate-game.ts';
import { newId } from '../secrets.ts';
import { forgetPerson, openSeatsOf } from '../storage/forget-person.ts';

/**
 * Deletes an account. Its games stay for the opponents, under “deleted player”; those that are not over are
 * given up first, so that nobody waits for a player who will not come back, and are counted for the opponent.
 */
export async function deleteAccount(house: House, person: string): Promise<void> {
  const { db } = house.storage;
  const seats = await openSeatsOf(db, person);
  for (const { game, seat } of seats) {
    await house.rooms.submit(game, seat, { type: 'say', ref: `left-${newId()}`, what: 'resign' });
    await rateGame(db, game, house.now());
  }
  house.tellEnded(await forgetPerson(db, person, house.now()), 'over');
  // Whoever is at one of the tables learns whose name is gone.
  for (const { game } of seats) await house.rooms.lookAnew(game, () => null);
}
