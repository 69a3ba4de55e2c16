import {
  backUp,
  closeGames,
  connectStorage,
  NotRestored,
  openStorage,
  repairGames,
  restore,
} from '@bivouac/server/ops';
import { findGame } from '@bivouac/shelf/players';
import { refuseWordsAfter } from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import { type CliProblem, EXIT_FAILURE, Refusal } from '../problems.ts';
import { causeOf } from '../record-file.ts';
import { hostAccount, withStorage } from '../server-storage.ts';

/** Plays the unfinished games again and lists where each first comes to something else. */
export const repair: RunCommand<'repair'> = async ({ output, text }, words, flags) => {
  refuseWordsAfter(words, 0);
  // Where nothing is ended the tables stay as they are: a server of the version before must still be able to use them.
  const found = await withStorage(flags.close ? openStorage : connectStorage, async (storage) => {
    const repair = await repairGames(storage, findGame);
    const closed = flags.close
      ? await closeGames(storage, repair.diverged, { now: Date.now(), who: hostAccount() })
      : 0;
    return { ...repair, closed };
  });
  if (flags.json) output.json({ ...found });
  else {
    for (const { id, game, rules, seq, entry, now } of found.diverged) {
      output.line(text.database.diverged({ id, game, rules, seq, entry, now }));
    }
    for (const game of found.older) output.line(text.database.older(game));
    output.line(text.database.repaired({ games: found.games, diverged: found.diverged.length }));
    if (flags.close) output.line(text.database.closed({ games: found.closed }));
  }
  return found.diverged.length === 0 || flags.close ? 0 : EXIT_FAILURE;
};

export const backup: RunCommand<'backup'> = async ({ output, text }, words) => {
  const path = fileIn(words);
  // As before: a server of the version before may be using them.
  const rows = await withStorage(connectStorage, (storage) => backUp(storage, path));
  output.line(text.database.backedUp({ rows, path }));
  return 0;
};

export const restoreFile: RunCommand<'restore'> = async ({ output, text }, words) => {
  const path = fileIn(words);
  try {
    const rows = await withStorage(openStorage, (storage) => restore(storage, path));
    output.line(text.database.restored({ rows, path }));
    return 0;
  } catch (error) {
    // Of the file, not of the database: only the one has a path.
    if (error instanceof Error && 'path' in error) {
      throw new Refusal({ code: 'cannot-read', path, cause: causeOf(error) }, EXIT_FAILURE);
    }
    if (!(error instanceof NotRestored)) throw error;
    throw new Refusal(refusalOf(error.why, path), EXIT_FAILURE);
  }
};

function refusalOf(why: NotRestored['why'], path: string): CliProblem {
  if (why === 'not-empty') return { code: 'database-not-empty' };
  return { code: why === 'too-new' ? 'backup-too-new' : 'not-our-file', path };
}

function fileIn(words: readonly string[]): string {
  const [path] = words;
  if (path === undefined) throw new Refusal({ code: 'missing-file' });
  refuseWordsAfter(words, 1);
  return path;
}
