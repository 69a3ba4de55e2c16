import { must } from '@bivouac/kernel';
import { findBot, findGame } from '@bivouac/shelf';
import { buildApp } from '../../src/app.ts';
import { createBotHost } from '../../src/bots/bot-host.ts';
import { type GameService, type GameServiceDeps, openGameService } from '../../src/game-service.ts';
import type { ApiOptions } from '../../src/http/api.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { BY_LINK } from './game-requests.ts';
import { TestPage } from './page.ts';
import { Visitor } from './visitor.ts';

export interface Made {
  readonly id: string;
  readonly links: readonly string[];
  readonly watch: string;
}

/** Makes a game whose seats are open by link. */
export async function makeGame(origin: string, wish: object = {}): Promise<Made> {
  const { id, links, watch } = await new Visitor(origin).make({ ...BY_LINK, ...wish });
  return { id, watch, links: links.map((link) => link ?? '') };
}

/** A server on a real port, with a clock that the test controls. */
export interface TestServer {
  readonly origin: string;
  readonly service: GameService;
  readonly troubles: unknown[];
  /** Lets time pass. */
  wait(ms: number): void;
  page(game: string, token?: string, cookie?: string): TestPage;
  /** Another page of the same player. */
  twin(page: TestPage): TestPage;
  /** A visitor without a session. */
  visitor(): Visitor;
  make(wish?: object): Promise<Made>;
  /** A new game with both players at the table. */
  seatTwo(wish?: object): Promise<[one: TestPage, two: TestPage, made: Made]>;
  /** Gently: the pages are informed, as on a signal. */
  stop(how?: { readonly isGentle: boolean }): Promise<void>;
}

export interface TestOptions {
  readonly url?: string;
  readonly api?: ApiOptions;
  readonly trustProxy?: boolean;
  readonly metricsToken?: string;
  readonly deps?: Partial<GameServiceDeps>;
}

export async function startServer(options: TestOptions = {}): Promise<TestServer> {
  const storage = await openStorage({ url: options.url ?? ':memory:' });
  const troubles: unknown[] = [];
  let later = 0;
  const service = await openGameService({
    storage,
    shelf: findGame,
    hasBot: (game, bot) => findBot(game, bot) !== undefined,
    bots: createBotHost(),
    now: () => Date.now() + later,
    report: (what, details, level) => {
      if (level !== 'info') troubles.push({ what, ...details });
    },
    botMs: 50,
    isUnlimited: options.api?.isUnlimited ?? true,
    ...options.deps,
  });
  const app = buildApp({
    webRoot: 'nowhere',
    service,
    trustProxy: options.trustProxy ?? false,
    metricsToken: options.metricsToken ?? null,
    api: { isUnlimited: true, ...options.api },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const pages: TestPage[] = [];
  const page = (game: string, token?: string, cookie?: string): TestPage => {
    const fresh = new TestPage(origin, game, token, cookie);
    pages.push(fresh);
    return fresh;
  };
  return {
    origin,
    service,
    troubles,
    wait(ms) {
      later += ms;
    },
    page,
    twin: ({ game, token, cookie }) => page(game, token, cookie),
    visitor: () => new Visitor(origin),
    make: (wish) => makeGame(origin, wish),
    async seatTwo(wish) {
      const made = await makeGame(origin, wish);
      const seated = made.links.map((link) => page(made.id, link));
      for (const each of seated) await each.open();
      const [one, two] = seated;
      return [must(one, 'a seat'), must(two, 'another seat'), made];
    },
    async stop(how) {
      if (!how?.isGentle) for (const each of pages) each.drop();
      await app.close();
      await service.close();
      await storage.close();
    },
  };
}
