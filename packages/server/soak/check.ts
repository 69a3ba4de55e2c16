import { isDeepStrictEqual } from 'node:util';
import { entriesAfter, headOf } from '../src/storage/games/games.ts';
import type { EntryRow } from '../src/storage/schema.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { TestPage } from '../test/tools/page.ts';
import type { Player } from './player.ts';
import type { SoakTable } from './table.ts';

/** Everything that is wrong with one game, as sentences. */
export async function checkTable(storage: Storage, table: SoakTable): Promise<readonly string[]> {
  const entries = await entriesAfter(storage.db, table.game, 0);
  const head = (await headOf(storage.db, table.game)) ?? 0;
  const wrong: string[] = [];
  const say = (what: string): void => void wrong.push(`game ${table.game}: ${what}`);
  if (!entries.every(({ seq }, at) => seq === at + 1)) say('its entries have a gap');
  if (head !== entries.length) say(`its head is ${head} with ${entries.length} entries`);
  for (const player of table.players) {
    for (const each of wrongPromises(player, entries)) say(each);
  }
  for (const [seat, { page }] of table.players.entries()) {
    const fresh = await table.freshPage(seat);
    for (const each of differences(page, fresh, head)) say(`seat ${seat}: ${each}`);
    fresh.drop();
  }
  return wrong;
}

/** Every acknowledged message must be stored once under its number, and no refused one at all. */
function wrongPromises(player: Player, entries: readonly EntryRow[]): readonly string[] {
  const count = new Map<string, number>();
  for (const { ref } of entries) if (ref !== null) count.set(ref, (count.get(ref) ?? 0) + 1);
  const wrong: string[] = [];
  let last = 0;
  for (const { ref, seq } of player.promised) {
    if (entries[seq - 1]?.ref !== ref) wrong.push(`${ref} is not entry ${seq}`);
    if (count.get(ref) !== 1) wrong.push(`${ref} is there ${count.get(ref) ?? 0} times`);
    if (seq <= last) wrong.push(`${ref} came after entry ${last} and is entry ${seq}`);
    last = seq;
  }
  for (const ref of player.refused) {
    if (count.has(ref)) wrong.push(`${ref} was refused and is there`);
  }
  return wrong;
}

/** Compares a page that was open throughout with one that enters now. */
function differences(page: TestPage, fresh: TestPage, head: number): readonly string[] {
  const wrong: string[] = [];
  if (page.seen !== head) wrong.push(`the page knows of entry ${page.seen} of ${head}`);
  if (!isDeepStrictEqual(page.table?.view, fresh.table?.view)) wrong.push('another position');
  if (!isDeepStrictEqual(page.table?.actions, fresh.table?.actions)) wrong.push('other actions');
  if (!isDeepStrictEqual(page.log, fresh.log)) wrong.push('another log');
  const lines = page.chat.slice(-fresh.chat.length);
  if (fresh.chat.length > 0 && !isDeepStrictEqual(lines, fresh.chat)) wrong.push('another chat');
  return wrong;
}
