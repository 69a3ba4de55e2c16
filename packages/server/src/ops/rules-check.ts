import { CannotStart } from '../cannot-start.ts';
import type { GameShelf } from '../shelf.ts';
import { readState, writeState } from '../storage/server-state.ts';
import type { Storage } from '../storage/storage.ts';
import { closeGames, type Diverged, repairGames } from './repair.ts';
import type { Report } from './report.ts';

export interface RulesCheck {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  /** Of the current rules. */
  readonly fingerprint: string;
  /** What to do with games that these rules cannot play. */
  readonly onDiverged: 'refuse' | 'void';
  readonly now: () => number;
  readonly report: Report;
}

/**
 * Replays every unfinished game before a server starts with new rules. If some cannot be played, the server does not
 * start, unless it is set to end them without a result.
 */
export async function checkRules(check: RulesCheck): Promise<void> {
  const { storage, fingerprint, onDiverged, now, report } = check;
  if ((await readState(storage.db, 'rules-checked')) === fingerprint) return;
  report('the rules are new: every unfinished game is played again', {}, 'info');
  const { games, diverged } = await repairGames(storage, check.shelf);
  if (diverged.length > 0 && onDiverged === 'refuse') throw new CannotStart(refusal(diverged));
  await closeGames(storage, diverged, { now: now(), who: 'server' });
  for (const { id, game } of diverged) {
    report('a game was ended: these rules cannot play it', { game: id, title: game }, 'warn');
  }
  await writeState(storage.db, { key: 'rules-checked', value: fingerprint });
  report('every unfinished game was played again', { games, void: diverged.length }, 'info');
}

const NAMED = 10;

function refusal(diverged: readonly Diverged[]): string {
  const names = diverged.slice(0, NAMED).map(({ id, game, rules }) => `${id} (${game} ${rules})`);
  const more = diverged.length > NAMED ? ` and ${diverged.length - NAMED} more` : '';
  return (
    `Unfinished games that these rules cannot play: ${names.join(', ')}${more}. ` +
    'Finish them with the version before; or end them without a result: ' +
    '“npx bivouac repair --close”, or start with ON_DIVERGED=void.'
  );
}
