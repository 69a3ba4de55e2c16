import { readFileSync } from 'node:fs';
import type { AnyMatch } from '@bivouac/kernel';
import { GAMES } from '@bivouac/shelf/games';
import type { CampaignState } from '@bivouac/stalingrad';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { layOut, scenarioOf } from '../support/table-steps.ts';
import { ROOT } from '../support/test-server.ts';

// The bars of scripts/page-weight.js hold for files that the build lists. A browser says whether the list is true.

interface PageFiles {
  readonly page: string;
  readonly language: string | null;
  readonly files: readonly string[];
}

/** The files of these pages according to the build. */
function filesOf(...pages: readonly string[]): string[] {
  const list: readonly PageFiles[] = JSON.parse(
    readFileSync(`${ROOT}/packages/web/dist/.vite/pages.json`, 'utf8'),
  );
  const wanted = list.filter(({ page, language }) => pages.includes(page) && language !== 'en');
  return [...new Set(wanted.flatMap(({ files }) => files))].toSorted();
}

/** Collects the scripts that a page requests from now on, whether or not the browser has them. */
async function watchScripts(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.add(pathname.slice(1));
  });
  return names;
}

/** The player whose page it is decides. */
function isAsked(match: AnyMatch): boolean {
  const now = match.awaiting();
  return now.kind === 'seats' && now.seats.includes(0);
}

describeInBrowser(
  'the weight of a page',
  (site) => {
    it('counts at home every script that the browser requests, and no other', async () => {
      const page = await site.visit({ at: null, language: 'cs' });
      const requested = await watchScripts(page);
      await page.goto(new URL('/', page.url()).href);
      await page.waitForSelector('.hand .card');
      await page.waitForLoadState('networkidle');
      expect([...requested].toSorted()).toEqual(filesOf('home'));
      await site.leave(page);
    });

    /** A bot has its own files until it is asked; everything else is there. */
    function expectCounted(requested: ReadonlySet<string>, id: string, scene: string): void {
      const counted = filesOf(`${id}-table`, `${id}-${scene}`, `${id}-worker`);
      expect([...requested].filter((name) => !counted.includes(name))).toEqual([]);
      const bot = filesOf(`${id}-worker`);
      expect(counted.filter((name) => !requested.has(name) && !bot.includes(name))).toEqual([]);
    }

    const drawn = GAMES.filter(({ table }) => table !== undefined);
    it.each(drawn)('counts every script that the table of $id requests', async ({ id }) => {
      const page = await site.visit({ at: null, language: 'cs', asksTurnEnd: true });
      const requested = await watchScripts(page);
      await layOut(page, { game: id, scenario: scenarioOf(id), phrase: 'weight' });
      await page.waitForLoadState('networkidle');
      expectCounted(requested, id, 'opening');
      await site.leave(page);
    });

    it('counts every script that a campaign requests which was left in a battle', async () => {
      const page = await site.visit({ at: null, language: 'cs', asksTurnEnd: true });
      const requested = await watchScripts(page);
      const game = 'stalingrad-campaign';
      const until = (match: AnyMatch): boolean => {
        const { battle }: CampaignState = match.copyOfState();
        return battle !== null && isAsked(match);
      };
      await layOut(page, { game, scenario: scenarioOf(game), phrase: 'weight', until });
      await page.waitForLoadState('networkidle');
      expectCounted(requested, game, 'battle');
      await site.leave(page);
    });
  },
  { drawsTemplate: true },
);
