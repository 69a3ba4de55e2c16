import { gameList } from '@bivouac/protocol';
import type { Storage } from '../src/storage/storage.ts';

/** Fills the database with finished and running games, as after years of play. */
export async function fillGames({ db }: Storage, count: number): Promise<void> {
  const size = 400;
  for (let from = 0; from < count; from += size) {
    const ids = Array.from({ length: Math.min(size, count - from) }, (_, i) => from + i);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('games')
        .values(
          ids.map((i) => ({
            id: `old${String(i).padStart(13, '0')}`,
            game: 'normandy',
            rules: 1,
            scenario: 'la-raye',
            options: '{}',
            seed: '-',
            commitment: '-',
            clock: null,
            is_open: i % 3 === 0 ? 0 : 1,
            is_rated: 0,
            watch_hash: '-',
            creator: null,
            rematch_of: null,
            created_at: i,
            status: (['over', 'over', 'over', 'running', 'waiting'] as const)[i % 5] ?? 'over',
            head: 0,
            awaited: 1,
            deadline: null,
            is_bot_due: 0,
            outcome: null,
            moved_at: i,
            rated_at: null,
          })),
        )
        .execute();
      await tx
        .insertInto('seats')
        .values(
          ids.flatMap((i) =>
            [0, 1].map((seat) => ({
              game: `old${String(i).padStart(13, '0')}`,
              seat,
              bot: null,
              token_hash: `${i} ${seat}`,
              person: null,
              taken_at: 1,
            })),
          ),
        )
        .execute();
    });
  }
}

/** Requests each list and its next pages repeatedly; returns milliseconds per request. */
export async function askLobby(origin: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  const places = new Map<string, string>();
  for (let i = 0; i < times; i++) {
    const list = ['open', 'running', 'finished'][i % 3] ?? 'open';
    const after = places.get(list);
    const start = performance.now();
    const answer = await fetch(`${origin}/api/games/${list}${after ? `?after=${after}` : ''}`);
    const { next } = gameList.parse(await answer.json());
    taken.push(performance.now() - start);
    if (next === null) places.delete(list);
    else places.set(list, next);
  }
  return taken;
}
