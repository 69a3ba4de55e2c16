import { done, fail, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import { hashToken, isSameHash } from '../secrets.ts';
import {
  claimSeat,
  findGameRow,
  type NamedSeat,
  seatsOf,
  takeSeat,
} from '../storage/games/games.ts';
import type { Storage } from '../storage/storage.ts';
import { refuse } from './entry-handlers.ts';
import type { Reader } from './reader.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { endedGame } from './void.ts';

export interface EnterRequest {
  readonly game: string;
  /** The token of the link, if the visitor came with one. */
  readonly token: string | undefined;
  /** The visitor's id by their session; null without one. */
  readonly person: string | null;
  /** Which seat is meant if the player has two. */
  readonly seat?: Seat | undefined;
  /** The visitor confirms that they want a second seat. */
  readonly isSecond: boolean;
}

/** The seat, or the spectators' place, to which the room admits a visitor. */
type Admission =
  | { readonly to: 'watch' | 'used' | 'nowhere' }
  | { readonly to: 'own-seat'; readonly seat: Seat; readonly isSeated: boolean }
  /** `invited`: the seat is free. `unowned`: it was taken without a session. The link opens both. */
  | { readonly to: 'invited' | 'unowned'; readonly link: SeatLink };

interface SeatLink {
  readonly seat: Seat;
  readonly hash: string;
  readonly hasOtherSeat: boolean;
  readonly gameMadeAt: number;
}

/**
 * Admits a visitor: a player to the seat that their session owns, the holder of an invitation to its free seat. A
 * link is a key only until its seat is taken; from then on the player's session is.
 */
export async function enter(
  rooms: Rooms,
  storage: Storage,
  request: EnterRequest,
  now: number,
): Promise<Result<Reader, Refusal>> {
  const { game, person } = request;
  const find = (room: Room): Admission => admissionOf(room, request);
  // Seats may change in other processes; open watching does not.
  let found = await (person === null ? rooms.read : rooms.readFresh)(game, find);
  if (found.ok && found.value.to !== 'watch' && person === null) {
    found = await rooms.readFresh(game, find);
  }
  if (!found.ok) return explainUnavailable(storage, request, found.problem);
  let admission = found.value;
  if (admission.to === 'invited' || admission.to === 'unowned') {
    if (person === null) return refuse('session-required');
    const barrier = barrierTo(admission.to, admission.link, request);
    if (barrier !== null) return refuse(barrier);
    const { seat, hash, gameMadeAt } = admission.link;
    const place = { game, seat };
    if (admission.to === 'unowned') await claimSeat(storage.db, place, person, hash);
    else {
      const sitting = { person, taken_at: seatTakenAt(gameMadeAt, now) };
      await takeSeat(storage.db, place, sitting, hash);
    }
    // Another visitor, or another page of this one, may have been first.
    const after = await rooms.readFresh(game, find);
    if (!after.ok) return after;
    admission = after.value;
  }
  if (admission.to === 'watch') return done('spectator');
  if (admission.to !== 'own-seat')
    return refuse(admission.to === 'nowhere' ? 'bad-link' : 'link-used');
  if (admission.isSeated) return done(admission.seat);
  // Also if the seat was taken already: a process may have died before it wrote the entry.
  const sat = await rooms.submit(game, admission.seat, { type: 'sit', ref: null });
  return sat.ok || sat.problem.code === 'not-now' ? done(admission.seat) : sat;
}

/** Describes a game that cannot be shown any more, but only to visitors that it would admit. */
async function explainUnavailable(
  storage: Storage,
  request: EnterRequest,
  refusal: Refusal,
): Promise<Result<never, Refusal>> {
  if (refusal.code !== 'void' && refusal.code !== 'diverged') return fail(refusal);
  const row = await findGameRow(storage.db, request.game);
  if (row === undefined) return refuse('unknown-game');
  const players = await seatsOf(storage.db, [request.game]);
  const { to } = admissionOf({ row, players, isSeated: [] }, request);
  if (to === 'nowhere' || to === 'used') return refuse(to === 'nowhere' ? 'bad-link' : 'link-used');
  const ended = await endedGame(storage, request.game);
  return fail(ended === null ? refusal : { ...refusal, ended });
}

/** Seats that are taken at creation have exactly that time, and all others a later one, whatever the clocks say. */
export const seatTakenAt = (made: number, now: number): number => Math.max(now, made + 1);

/** Why a visitor with a session may not take the seat of their link; null if they may. */
function barrierTo(
  to: 'invited' | 'unowned',
  { hasOtherSeat }: SeatLink,
  { isSecond }: EnterRequest,
): Refusal['code'] | null {
  if (!hasOtherSeat) return null;
  // The seat was taken without a session, so its player is not this visitor, who owns another seat.
  if (to === 'unowned') return 'link-used';
  // Probably the link for their opponent: opening it by mistake would take that seat as well.
  return isSecond ? null : 'other-seat';
}

function admissionOf(
  room: Pick<Room, 'row' | 'players' | 'isSeated'>,
  request: EnterRequest,
): Admission {
  const { token, person, seat: wanted } = request;
  const own = person === null ? [] : room.players.filter((seat) => seat.person === person);
  const toOwn = ({ seat }: NamedSeat): Admission => ({
    ...{ to: 'own-seat', seat, isSeated: room.isSeated[seat] === true },
  });
  if (token !== undefined) {
    const hash = hashToken(token);
    // Compares all hashes, so that timing does not reveal which was nearly right.
    const [linked] = room.players.filter(
      ({ token_hash, used_hash }) => isSameLink(token_hash, hash) || isSameLink(used_hash, hash),
    );
    if (linked !== undefined) {
      if (own.includes(linked)) return toOwn(linked);
      if (linked.person !== null || linked.token_hash === null) return { to: 'used' };
      const { seat, taken_at } = linked;
      const link = { seat, hash, hasOtherSeat: own.length > 0, gameMadeAt: room.row.created_at };
      return { to: taken_at === null ? 'invited' : 'unowned', link };
    }
    if (isSameLink(room.row.watch_hash, hash)) return { to: 'watch' };
  }
  const mine = own.find(({ seat }) => seat === wanted) ?? own[0];
  // Even by a link that was replaced: it must not keep a player out.
  if (mine !== undefined) return toOwn(mine);
  return { to: token === undefined && room.row.is_open === 1 ? 'watch' : 'nowhere' };
}

const isSameLink = (kept: string | null, hash: string): boolean =>
  kept !== null && isSameHash(kept, hash);
