import { done, fail, type Result } from '@bivouac/kernel';
import type { NameProblem } from '@bivouac/protocol';
import { lookupKey, nameKey, readName, skeletonOf } from '../accounts/names.ts';
import { voidGame } from '../rooms/void.ts';
import { openSeatsOf } from '../storage/accounts/forget-person.ts';
import { findByName, findPerson, renamePerson } from '../storage/accounts/persons.ts';
import { type ListedPlayer, listPlayers, type PlayersQuery } from '../storage/accounts/players.ts';
import { withAudit } from '../storage/audit.ts';
import type { AuditRow, PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

// Commands that a host runs in a terminal while servers are running: each server reads the audit log every second and
// applies new entries.

/** The author and time of a moderation command. */
export interface Moderator {
  readonly storage: Storage;
  /** The user account on the host's machine. */
  readonly who: string;
  readonly now: number;
}

/** Finds a player by id or by name. */
export async function findPlayer({ db }: Storage, text: string): Promise<PersonRow | undefined> {
  const key = lookupKey(text);
  const named = key === null ? undefined : await findByName(db, key);
  return named ?? (await findPerson(db, text));
}

/** Does the work and writes its audit entry in one transaction: neither happens without the other. */
function actAndNote(
  { storage, who, now }: Moderator,
  [what, subject, detail]: readonly [AuditRow['what'], string, string],
  work: (tx: Storage['db']) => Promise<boolean>,
): Promise<boolean> {
  return withAudit(storage.db, { at: now, who, what, subject, detail }, work);
}

const nameOf = ({ name }: PersonRow): string => name ?? '';

/** Lists players for the host. Even a look at their data is in the audit log. */
export async function showPlayers(
  moderator: Moderator,
  query: PlayersQuery,
): Promise<readonly ListedPlayer[]> {
  let found: readonly ListedPlayer[] = [];
  await actAndNote(moderator, ['list', '', query.search ?? ''], async (tx) => {
    found = await listPlayers(tx, query);
    return true;
  });
  return found;
}

/**
 * Signs the player out everywhere and blocks signing in. Ends their unfinished games without a result, so that no
 * opponent waits. Returns the number of ended games.
 */
export async function banPlayer(
  moderator: Moderator,
  player: PersonRow,
  reason: string,
): Promise<number> {
  const detail = [nameOf(player), reason].filter(Boolean).join(': ');
  // A ban of which no server heard would close no table.
  await actAndNote(moderator, ['ban', player.id, detail], async (tx) => {
    await setBan(tx, player.id, moderator.now);
    await tx.deleteFrom('sessions').where('person', '=', player.id).execute();
    return true;
  });
  return endGamesOf(moderator, player.id);
}

async function setBan(tx: Storage['db'], player: string, at: number | null): Promise<boolean> {
  await tx.updateTable('persons').set({ banned_at: at }).where('id', '=', player).execute();
  return true;
}

/** Ends the unfinished games of a banned player. Returns their number. */
export async function endGamesOf(moderator: Moderator, player: string): Promise<number> {
  const { storage, who, now: at } = moderator;
  const games = new Set((await openSeatsOf(storage.db, player)).map(({ game }) => game));
  const audit = { at, who, detail: 'a player was banned' };
  let ended = 0;
  for (const game of games) {
    if ((await voidGame(storage, game, { why: 'ban', note: '' }, audit)) === 'void') ended += 1;
  }
  return ended;
}

/** Lets the player sign in again. Ended games stay ended. */
export async function liftBan(moderator: Moderator, player: PersonRow): Promise<void> {
  const lifting = ['lift-ban', player.id, nameOf(player)] as const;
  await actAndNote(moderator, lifting, (tx) => setBan(tx, player.id, null));
}

/** Returns the new name, or why it is refused; the rules are those for every name. */
export async function renamePlayer(
  moderator: Moderator,
  player: PersonRow,
  wanted: string,
): Promise<Result<string, NameProblem | 'taken' | 'guest'>> {
  // A named guest would become an account without a way to sign in.
  if (player.name === null) return fail('guest');
  const name = readName(wanted);
  if (!name.ok) return name;
  const naming = {
    ...{ name: name.value, name_key: nameKey(name.value) },
    name_skeleton: skeletonOf(name.value),
  };
  const renaming = ['rename', player.id, `${nameOf(player)} → ${name.value}`] as const;
  const isRenamed = await actAndNote(moderator, renaming, (tx) =>
    renamePerson(tx, player.id, naming),
  );
  return isRenamed ? done(name.value) : fail('taken');
}

/** Ends a game without a result; its players can read the reason. */
export function voidByHost(
  moderator: Moderator,
  game: string,
  reason: string,
): Promise<'void' | 'over' | 'unknown-game'> {
  const { storage, who, now: at } = moderator;
  return voidGame(storage, game, { why: 'host', note: reason }, { at, who, detail: reason });
}
