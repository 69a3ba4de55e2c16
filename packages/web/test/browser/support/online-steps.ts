import { PROTOCOL } from '@bivouac/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { OPTIONS, turnTo } from './steps.ts';

// Steps of a player at an online table.

/** For what takes a moment by itself: a machine that is busy needs more than the second that polls get. */
export const SOON = { timeout: 30_000 };

let names = 0;

/** A name that is not taken, even if a test is repeated. */
export function freshName(first: string): string {
  names += 1;
  return `${first} ${names}`;
}

/** Runs in the page: sends the server a request with the visitor's cookie. */
async function post([path, body]: readonly [path: string, body: object]): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/api/${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  return answer.json();
}

export const ask = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(post, [path, body] as const);

/** Takes a name that begins like this. */
export async function takeName(page: Page, first: string): Promise<string> {
  const name = freshName(first);
  await ask(page, 'accounts', { name, password: 'long enough for this' });
  return name;
}

/** The player whose seat the page's cookie holds resigns. */
export const resign = (page: Page, game: string): Promise<void> =>
  page.evaluate(giveUp, [game, PROTOCOL] as const);

/** Runs in the page. */
function giveUp([game, protocol]: readonly [game: string, protocol: number]): Promise<void> {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/play`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: 'enter', protocol, game, since: 0 });
  return new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const { type } = JSON.parse(String(data));
      if (type === 'welcome') say({ type: 'say', ref: 'over', what: 'resign' });
      if (type !== 'done') return;
      socket.close();
      resolve();
    };
  });
}

/** Creates a game by invitation and returns its link. */
export async function invite(page: Page, game: string): Promise<string> {
  await turnTo(page, `#/invite/${game}`);
  await page.locator('input[name=side]').first().check({ force: true });
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.links input');
  return page.locator('.links input').first().inputValue();
}

export interface Made {
  readonly id: string;
  readonly links: readonly (string | null)[];
}

/** Makes a game with a clock that no form offers; its maker sits at the first seat. */
export async function makeTimed(page: Page, game: string, bankMs: number): Promise<Made> {
  const made = await ask(page, 'games', {
    ...{ game, scenario: game === 'skirmish' ? 'crossing' : 'la-raye', options: {} },
    ...{ isOpen: false, isRated: false, seats: [{ kind: 'me' }, { kind: 'open' }] },
    clock: { kind: 'live', bankMs, gainMs: 0, capMs: bankMs },
  });
  return made as Made;
}

/** Sits down by the link to a seat; the maker, whose seat needs none, comes back to it. */
export async function sitDown(page: Page, { id, links }: Made, seat: number): Promise<void> {
  await turnTo(page, `#/table/${id}/${links[seat] ?? ''}`);
  await page.waitForSelector('.online .table');
}

export const idOf = (link: string): string => link.split('/').at(-2) ?? '';
/** The side that the reader sits at, as the bar says. */
export const mySide = (page: Page) =>
  page.locator('.online > .bar li', { hasText: /\b(you|vy)\b/ }).locator('b');

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
  /** Changes or drops messages from the server to the page from now on. */
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
