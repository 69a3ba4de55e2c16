import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { watchStolen } from './stolen.ts';
import { type LoadTable, openTable } from './table.ts';

export interface LoadOptions {
  /** One server, or several on one database. */
  readonly origins: readonly string[];
  /** The two seats of a game connect to different servers. */
  readonly isSplit?: boolean;
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly seconds: number;
  /** Acts per second over all games; as fast as possible by default. */
  readonly pace?: number;
}

export interface LoadResult {
  readonly acts: number;
  readonly perSecond: number;
  /** Legal acts that were refused, and acts that were never answered. */
  readonly refused: number;
  readonly unanswered: number;
  readonly latencies: readonly number[];
  /** Those of the latencies that were measured while the virtual machine's host took no time away. */
  readonly calm: readonly number[];
  /** Processor time that the host took away, in milliseconds. */
  readonly stolen: number;
}

/** Plays many games at once with random legal moves. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const found = findGame(options.game);
  if (!found.ok) throw new Error(`no game ${options.game}`);
  const seen: { readonly at: number; readonly ms: number }[] = [];
  let [acts, refused] = [0, 0];
  let isCounting = false;
  const tables: LoadTable[] = [];
  const push = (i: number): boolean => tables[i]?.push() ?? false;
  const goOn = (i: number): void => {
    if (options.pace === undefined && isCounting) push(i);
  };

  const layTable = async (i: number): Promise<void> => {
    let isOver = false;
    const made = await make(options, i);
    const table = await openTable(pair(options, i), found.value as AnyGame, made, {
      onDone() {
        if (isCounting) acts += 1;
        goOn(i);
      },
      onRefused() {
        refused += 1;
      },
      onSeen(ms) {
        if (isCounting) seen.push({ at: performance.now(), ms });
        goOn(i);
      },
      onOver() {
        if (isOver) return;
        isOver = true;
        // Otherwise a fast server would run out of games.
        if (isCounting) layTable(i).then(() => goOn(i));
      },
    });
    tables[i]?.close();
    tables[i] = table;
  };
  for (let i = 0; i < options.games; i++) await layTable(i);

  await sleep(500);
  const run = async (seconds: number): Promise<number> => {
    const start = performance.now();
    if (options.pace === undefined) {
      for (let i = 0; i < options.games; i++) push(i);
      await sleep(seconds * 1_000);
    } else await atPace(options.pace, seconds, options.games, push);
    return (performance.now() - start) / 1_000;
  };
  // Warm-up: code is compiled and rooms are loaded, as in a server that has run for weeks.
  isCounting = true;
  await run(Math.min(10, options.seconds / 2));
  [acts, refused] = [0, 0];
  seen.length = 0;
  const host = watchStolen();
  const seconds = await run(options.seconds);
  isCounting = false;
  const stolen = host.total();
  // Waits for the answers to acts in flight.
  const unanswered = (): number => tables.reduce((sum, each) => sum + each.unanswered, 0);
  for (let tries = 0; tries < 50 && (tries < 2 || unanswered() > 0); tries++) await sleep(100);
  host.stop();
  const result = {
    ...{ acts, refused, stolen, perSecond: Math.round(acts / seconds) },
    unanswered: unanswered(),
    latencies: seen.map(({ ms }) => ms),
    calm: seen.filter(({ at, ms }) => host.wasCalm(at - ms, at)).map(({ ms }) => ms),
  };
  for (const table of tables) table.close();
  // The load parses tables by their text: if their shape has changed, it finds no latencies.
  if (result.latencies.length === 0) throw new Error('no act was seen by the other side');
  return result;
}

/** Spreads acts evenly over time and over the games, like human players. */
export async function atPace(
  pace: number,
  seconds: number,
  games: number,
  push: (i: number) => boolean,
): Promise<void> {
  const start = performance.now();
  let sent = 0;
  let next = 0;
  while (performance.now() - start < seconds * 1_000) {
    const due = Math.floor(((performance.now() - start) / 1_000) * pace);
    for (let tries = 0; sent < due && tries < games; tries++) {
      if (push(next % games)) sent += 1;
      next += 1;
    }
    sent = Math.max(sent, due);
    await sleep(1);
  }
}

function pair({ origins, isSplit }: LoadOptions, i: number): [string, string] {
  const at = (n: number): string => origins[n % origins.length] ?? '';
  return [at(i), at(isSplit ? i + 1 : i)];
}

async function make(
  { origins, game, scenario }: LoadOptions,
  i: number,
): Promise<{ id: string; links: string[] }> {
  const answer = await fetch(`${origins[i % origins.length]}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ game, scenario, options: {}, clock: null, isOpen: true, isRated: false },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<{ id: string; links: string[] }>;
}
