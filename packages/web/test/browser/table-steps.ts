import {
  type AnyMatch,
  commitSeed,
  createMatch,
  done,
  must,
  recordOf,
  replay,
  type Seat,
  seedFromPhrase,
} from '@bivouac/kernel';
import { normandy } from '@bivouac/normandy';
import { findEntry } from '@bivouac/shelf';
import type { Action, View } from '@bivouac/undaunted-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Thing } from '../../src/lib/choice.ts';
import { noteOf, type SavedGame, saveKey } from '../../src/lib/saves.ts';
import type { Player } from '../../src/lib/seating.ts';
import { thingsOf } from '../../src/views/undaunted/grammar.ts';
import { normandyTitle } from '../../src/views/undaunted/normandy-title.ts';
import { choice } from '../undaunted/positions.ts';

// What people do at the drawn table, and the whole truth about it.

const GAME = 'browser-test';
const found = findEntry('normandy');
const entry = must(found.ok ? found.value : undefined, 'Normandy');

export interface Wish {
  readonly scenario: string;
  /** Games of one phrase have the same luck. */
  readonly phrase: string;
  readonly isForTwo?: boolean;
  /** So many actions have been played before, by beginners. */
  readonly after?: number;
}

/** Puts a game on the table as if it had been left there. */
export async function layOut(
  page: Page,
  { scenario, phrase, isForTwo = false, after = 0 }: Wish,
): Promise<void> {
  const seed = seedFromPhrase(phrase);
  const begun = createMatch(normandy, { scenario, options: {} }, seed);
  const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
  for (let i = 0; i < after; i++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    match.act(seat, choice(match, seat, 'easy'));
  }
  const human: Player = { kind: 'human' };
  const saved: SavedGame = {
    record: recordOf(match),
    players: [human, isForTwo ? human : { kind: 'bot', bot: 'random' }],
    commitment: commitSeed(seed),
    isCampaign: false,
    hero: '',
    note: noteOf(entry, match, 0),
  };
  await takeUp(page, saved);
}

/** Sits down to a game that was left. */
export async function takeUp(page: Page, saved: SavedGame): Promise<void> {
  await page.evaluate(
    (text) => {
      const [key, value] = JSON.parse(text) as [string, string];
      localStorage.setItem(key, value);
      location.hash = '#/game/browser-test';
    },
    JSON.stringify([saveKey(GAME), JSON.stringify(saved)]),
  );
  await page.reload();
  await page.waitForSelector('.table, .curtain');
}

export async function keptRecord(page: Page): Promise<string> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), saveKey(GAME));
  return (JSON.parse(kept ?? '{}') as SavedGame).record;
}

/** The whole truth, from the record that the page keeps for itself. */
export async function truth(page: Page): Promise<AnyMatch> {
  const played = replay(await keptRecord(page), () => done(normandy));
  return must(played.ok ? played.value : undefined, 'a record');
}

export type Moment = 'asked' | 'curtain' | 'over';

/** Waits until a person is needed. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForSelector('.prompt.asked, .game-over, .curtain .go');
  const isCurtain = (await page.locator('.curtain .go').count()) > 0;
  if (isCurtain) return 'curtain';
  return (await found.evaluate((element) => element.matches('.game-over'))) ? 'over' : 'asked';
}

/** What a beginner would do now for that seat, and the things that stand for it. */
export async function plan(page: Page, seat: Seat) {
  const match = await truth(page);
  const action = choice(match, seat, 'easy');
  const seen = match.view(seat);
  const view = must(seen.ok ? (seen.value as View<unknown>) : undefined, 'a view');
  return { match, view, action, things: thingsOf(normandyTitle, view, action) };
}

const SELECTORS: { readonly [kind: string]: (id: string) => string } = {
  card: (id) => `.card.can[data-card="${id}"] .whole`,
  unit: (id) => `.counter:is(.can, .target, .aimed)[data-unit="${id}"]`,
  tile: (id) => `rect[data-offered][data-tile="${id}"]`,
  verb: (id) => `.chosen .offered[data-verb="${id}"]`,
  supply: (id) => `.take .can[data-supply="${id}"]`,
  played: (id) => `.can[data-played="${id}"] button`,
  button: (id) => `button[data-act="${id}"]`,
};

/** Where the thing is drawn and marked as possible. */
export function marked(page: Page, thing: Thing): Locator {
  const [kind = '', id = ''] = thing.split(':');
  return page.locator(must(SELECTORS[kind], thing)(id));
}

/** Points at a thing with the mouse; tiles at their edge, where no counter lies. */
export async function click(page: Page, thing: Thing): Promise<void> {
  const place = marked(page, thing);
  if (!thing.startsWith('tile:')) return place.click();
  const box = must((await place.boundingBox()) ?? undefined, thing);
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
}

/** Waits until the decision of this number has been answered. */
export async function answered(page: Page, decision: number): Promise<void> {
  await page.waitForFunction(
    ([key, count]) => {
      const kept = localStorage.getItem(String(key)) ?? '';
      return !new RegExp(`\\\\nend ${count} `).test(kept);
    },
    [saveKey(GAME), decision] as const,
  );
}

export const isRisky = (action: Action): boolean => action.kind === 'shoot';

/** Shows what a failing choice was about. */
export async function expectMarked(page: Page, thing: Thing, action: Action): Promise<void> {
  expect(await marked(page, thing).count(), `${thing} for ${JSON.stringify(action)}`).toBe(1);
}
