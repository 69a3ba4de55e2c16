import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { watchStolen } from './stolen.ts';
import { type LoadTable, openTable } from './table.ts';

export interface LoadOptions {
  /** One server, or several on one database. */
  readonly origins: readonly string[];
  /** The two sides of a game are at different servers. */
  readonly isSplit?: boolean;
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly seconds: number;
  /** Acts a second over all games; without it as fast as it goes. */
  readonly pace?: number;
}

export interface LoadResult {
  readonly acts: number;
  readonly perSecond: number;
  readonly latencies: readonly number[];
  /** Of these, what was seen while the machine's host took nothing away. */
  readonly calm: readonly number[];
  /** Processor time that it took away, in milliseconds. */
  readonly stolen: number;
}

/** Plays many games at once with random legal moves. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const found = findGame(options.game);
  if (!found.ok) throw new Error(`no game ${options.game}`);
  const seen: { readonly at: number; readonly ms: number }[] = [];
  let acts = 0;
  let isCounting = false;
  const tables: LoadTable[] = [];
  const over = new Set<LoadTable>();

  for (let i = 0; i < options.games; i++) {
    const made = await make(options, i);
    const events = {
      onDone: () => {
        if (isCounting) acts += 1;
        if (options.pace === undefined && isCounting) push(i);
      },
      onSeen: (ms: number) => {
        if (isCounting) seen.push({ at: performance.now(), ms });
        if (options.pace === undefined && isCounting) push(i);
      },
      onOver: () => {
        const table = tables[i];
        if (table !== undefined) over.add(table);
      },
    };
    tables.push(await openTable(pair(options, i), found.value as AnyGame, made, events));
  }
  const push = (i: number): boolean => {
    const table = tables[i];
    return table !== undefined && !over.has(table) && table.push();
  };

  await sleep(500);
  const run = async (seconds: number): Promise<number> => {
    const start = performance.now();
    if (options.pace === undefined) {
      for (let i = 0; i < options.games; i++) push(i);
      await sleep(seconds * 1_000);
    } else await atPace(options.pace, seconds, options.games, push);
    return (performance.now() - start) / 1_000;
  };
  // Warm-up: code is compiled, rooms are loaded. A server runs for weeks.
  isCounting = true;
  await run(Math.min(10, options.seconds / 2));
  acts = 0;
  seen.length = 0;
  const host = watchStolen();
  const seconds = await run(options.seconds);
  isCounting = false;
  const stolen = host.total();
  await sleep(200);
  host.stop();
  const result = {
    ...{ acts, stolen, perSecond: Math.round(acts / seconds) },
    latencies: seen.map(({ ms }) => ms),
    calm: seen.filter(({ at, ms }) => host.wasCalm(at - ms, at)).map(({ ms }) => ms),
  };
  for (const table of tables) table.close();
  return result;
}

/** Evenly spread over time and over the games, as people are. */
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
