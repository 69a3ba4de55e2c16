import type { EntryRow, GameRow } from '../storage/schema.ts';

/**
 * A stored game as text, for games that today's rules may not be able to play: set-up, seed, and each entry as it was
 * written, with the number of the rules it was started under. Chat is left out, as in any record.
 */
export function storedGameText(row: GameRow, entries: readonly EntryRow[]): string {
  const options = Object.entries<string>(JSON.parse(row.options));
  const lines = [
    'bivouac entries 1',
    `game ${row.game} ${row.rules}`,
    `scenario ${row.scenario}`,
    ...options.map(([id, value]) => `option ${id}=${value}`),
    `seed ${row.seed}`,
    `commitment ${row.commitment}`,
    `begun ${timeOf(row.created_at)}`,
    ...entries.filter(({ kind }) => kind !== 'chat').map(entryLineOf),
  ];
  return `${lines.join('\n')}\n`;
}

function entryLineOf({ seq, at, seat, kind, body }: EntryRow): string {
  return [seq, timeOf(at), seat === null ? '-' : `seat-${seat + 1}`, kind, body]
    .join(' ')
    .trimEnd();
}

const timeOf = (at: number): string => new Date(at).toISOString();
