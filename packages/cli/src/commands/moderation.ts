import {
  banPlayer,
  connectStorage,
  findPlayer,
  LATEST,
  lastAudits,
  liftBan,
  type Moderator,
  renamePlayer,
  type Storage,
  showPlayers,
  versionOf,
  voidByHost,
} from '@bivouac/server/ops';
import { countOf, refuseWordsAfter } from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import { columns } from '../output/columns.ts';
import { EXIT_FAILURE, Refusal } from '../problems.ts';
import { hostAccount, withStorage } from '../server-storage.ts';

// Orders of a host to a server that may be running: they are written into its database, and it reads them there.

const MOST_LISTED = { min: 1, max: 10_000, default: 50 };
/** Players read it at their table. */
const LONGEST_REASON = 300;

/** A server of another version may be using the tables; they are not brought up to date under its hands. */
const moderating = <T>(work: (moderator: Moderator) => Promise<T>): Promise<T> =>
  withStorage(connectStorage, async (storage) => {
    if ((await versionOf(storage.db)) !== LATEST) {
      throw new Refusal({ code: 'other-tables' }, EXIT_FAILURE);
    }
    return work({ storage, who: hostAccount(), now: Date.now() });
  });

const dateOf = (at: number | null): string =>
  at === null ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function playerIn(storage: Storage, name: string | undefined) {
  if (name === undefined) throw new Refusal({ code: 'missing-player' });
  const player = await findPlayer(storage, name);
  if (player === undefined) throw new Refusal({ code: 'unknown-player', name }, EXIT_FAILURE);
  return player;
}

function reasonIn(reason: string | undefined): string {
  // The command refuses a name that players could mistake for something else at the table.
  const text = (reason ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (text.length > LONGEST_REASON) {
    throw new Refusal({ code: 'reason-too-long', most: LONGEST_REASON });
  }
  return text;
}

export const players: RunCommand<'players'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 1);
  const limit = countOf('--limit', flags.limit, MOST_LISTED);
  const wish = { search: words[0] ?? null, limit, hasGuests: flags.guests };
  const found = await moderating((moderator) => showPlayers(moderator, wish));
  if (flags.json) output.json({ players: found });
  else {
    const { head, guest } = text.moderation.players;
    const rows = found.map((player) => [
      ...[player.name ?? guest, player.id, dateOf(player.created_at), dateOf(player.seen_at)],
      ...[String(player.games), String(player.sessions)],
      player.banned_at === null ? '' : dateOf(player.banned_at),
    ]);
    for (const line of columns([head, ...rows], [4, 5])) output.line(line);
  }
  return 0;
};

export const ban: RunCommand<'ban'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 1);
  if (flags.lift && flags.reason !== undefined) {
    throw new Refusal({ code: 'flags-exclude', flag: '--lift', other: '--reason' });
  }
  const reason = reasonIn(flags.reason);
  const done = await moderating(async (moderator) => {
    const player = await playerIn(moderator.storage, words[0]);
    const name = player.name ?? player.id;
    if (!flags.lift) return { name, games: await banPlayer(moderator, player, reason) };
    await liftBan(moderator, player);
    return { name, games: 0 };
  });
  if (flags.json) output.json({ player: done.name, isBanned: !flags.lift, games: done.games });
  else output.line(flags.lift ? text.moderation.lifted(done) : text.moderation.banned(done));
  return 0;
};

export const rename: RunCommand<'rename'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 2);
  const name = words[1];
  if (words[0] !== undefined && name === undefined) throw new Refusal({ code: 'missing-new-name' });
  const done = await moderating(async (moderator) => {
    const player = await playerIn(moderator.storage, words[0]);
    const renamed = await renamePlayer(moderator, player, name ?? '');
    if (renamed.ok) return { before: player.name ?? player.id, name: renamed.value };
    const why = renamed.problem;
    throw new Refusal({ code: 'bad-player-name', name: name ?? '', why }, EXIT_FAILURE);
  });
  if (flags.json) output.json(done);
  else output.line(text.moderation.renamed(done));
  return 0;
};

export const voidOne: RunCommand<'void'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 1);
  const [id] = words;
  if (id === undefined) throw new Refusal({ code: 'missing-game-id' });
  const reason = reasonIn(flags.reason);
  if (reason === '') throw new Refusal({ code: 'missing-reason' });
  const result = await moderating((moderator) => voidByHost(moderator, id, reason));
  if (result === 'over') throw new Refusal({ code: 'game-is-over', id }, EXIT_FAILURE);
  if (result === 'unknown-game') throw new Refusal({ code: 'unknown-game-id', id }, EXIT_FAILURE);
  if (flags.json) output.json({ game: id, reason });
  else output.line(text.moderation.ended({ id }));
  return 0;
};

export const audit: RunCommand<'audit'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 0);
  const limit = countOf('--limit', flags.limit, MOST_LISTED);
  const entries = await moderating(({ storage }) => lastAudits(storage.db, limit));
  if (flags.json) output.json({ audit: entries });
  else {
    const rows = entries.map(({ at, who, what, subject, detail }) => [
      ...[dateOf(at), who, what, subject, detail],
    ]);
    for (const line of columns([text.moderation.auditHead, ...rows])) output.line(line);
  }
  return 0;
};
