import type { Page, WebSocketRoute } from 'playwright-core';
import { OPTIONS, turnTo } from './steps.ts';

// What people do at a table of the server.

/** Makes a game against whoever gets the link; the link. */
export async function invite(page: Page, game: string): Promise<string> {
  await turnTo(page, `#/invite/${game}`);
  await page.locator('input[name=side]').first().check({ force: true });
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.links input');
  return page.locator('.links input').first().inputValue();
}

export interface Made {
  readonly id: string;
  readonly links: readonly string[];
}

/** Makes a game with a clock that no form offers; its maker sits at the first seat. */
export async function makeTimed(page: Page, game: string, bankMs: number): Promise<Made> {
  return page.evaluate(
    async ([title, scenario, bank]) => {
      const body = JSON.stringify({
        ...{ game: title, scenario, options: {}, isOpen: false, isRated: false },
        clock: { kind: 'live', bankMs: bank, gainMs: 0, capMs: bank },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/games', { method: 'POST', headers, body });
      return made.json();
    },
    [game, game === 'skirmish' ? 'crossing' : 'la-raye', bankMs] as const,
  );
}

/** Sits down by a secret; where the list of options is folded up, it is unfolded. */
export async function sitDown(page: Page, { id, links }: Made, seat: number): Promise<void> {
  await turnTo(page, `#/table/${id}/${links[seat]}`);
  await page.waitForSelector('.online .table');
}

export const at = (name: string): string => `.bar [data-online=${name}]`;

/** Both choose until the game is over: always the last option, which fights. */
export async function playOut(pages: readonly Page[]): Promise<number> {
  for (let choices = 0; choices < 400; choices++) {
    const ready = await Promise.race(
      pages.map(async (page) => {
        await page.waitForSelector(`${OPTIONS}, ${OVER}`);
        return page;
      }),
    );
    if ((await ready.locator(OVER).count()) > 0) return choices;
    // A choice that the other side made meanwhile takes the list away.
    await ready
      .locator(OPTIONS)
      .last()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
  }
  throw new Error('no end in sight');
}
export const OVER = '#options .after';

export interface Lines {
  /** Every line to a table breaks, and none is laid until they are mended. */
  cut(): Promise<void>;
  mend(): void;
  /** What the server says to the page from now on, changed or left out. */
  hearOtherwise(change: (text: string) => string | null): void;
}

/** Holds the lines of a page in the hand; asked for before it comes to a table. */
export async function holdLines(page: Page): Promise<Lines> {
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  let changed = (text: string): string | null => text;
  await page.routeWebSocket(/\/play\b/, (line) => {
    if (isCut) return void line.close();
    const server = line.connectToServer();
    lines.add(line);
    server.onMessage((text) => {
      const said = changed(String(text));
      if (said !== null) line.send(said);
    });
  });
  return {
    async cut() {
      isCut = true;
      for (const line of lines) await line.close();
      lines.clear();
    },
    mend() {
      isCut = false;
    },
    hearOtherwise(change) {
      changed = change;
    },
  };
}
