import { findBot, findGame } from '@bivouac/shelf';
import { buildApp } from '../../src/app.ts';
import { createBotHost } from '../../src/bots/bot-host.ts';
import { type House, type HouseDeps, openHouse } from '../../src/house.ts';
import type { ApiOptions } from '../../src/http/api.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { TestPage } from './page.ts';

/** A server on a real port, with a clock that the test turns. */
export interface TestServer {
  readonly origin: string;
  readonly house: House;
  readonly troubles: readonly unknown[];
  /** Lets time pass. */
  wait(ms: number): void;
  page(game: string, token?: string): TestPage;
  make(wish?: object): Promise<{ id: string; links: string[]; watch: string }>;
  stop(): Promise<void>;
}

export interface TestOptions {
  readonly url?: string;
  readonly api?: ApiOptions;
  readonly deps?: Partial<HouseDeps>;
}

export const TWO_PEOPLE = [{ kind: 'open' }, { kind: 'open' }];
export const WISH = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  seats: TWO_PEOPLE,
  clock: null,
  isOpen: false,
  isRated: false,
};

export async function startServer(options: TestOptions = {}): Promise<TestServer> {
  const storage = await openStorage({ url: options.url ?? ':memory:' });
  const troubles: unknown[] = [];
  let later = 0;
  const house = await openHouse({
    storage,
    shelf: findGame,
    hasBot: (game, bot) => findBot(game, bot) !== undefined,
    bots: createBotHost(),
    now: () => Date.now() + later,
    report: (what, details) => troubles.push({ what, ...details }),
    botMs: 50,
    ...options.deps,
  });
  const app = buildApp({ webRoot: 'nowhere', house, api: { isUnlimited: true, ...options.api } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const pages: TestPage[] = [];
  return {
    origin,
    house,
    troubles,
    wait(ms) {
      later += ms;
    },
    page(game, token) {
      const page = new TestPage(origin, game, token);
      pages.push(page);
      return page;
    },
    async make(wish = {}) {
      const answer = await fetch(`${origin}/api/games`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...WISH, ...wish }),
      });
      if (!answer.ok) throw new Error(`no game: ${await answer.text()}`);
      return answer.json() as Promise<{ id: string; links: string[]; watch: string }>;
    },
    async stop() {
      for (const page of pages) page.drop();
      await app.close();
      await house.close();
      await storage.close();
    },
  };
}
