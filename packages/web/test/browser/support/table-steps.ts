import type { SubjectKey } from '@bivouac/kernel';
import {
  type AnyMatch,
  type BaseView,
  commitSeed,
  createMatch,
  done,
  must,
  recordOf,
  replay,
  type Seat,
  seedFromPhrase,
  subjectKeys,
} from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { normandyTitle } from '@bivouac/normandy/table/title.ts';
import { northAfricaTitle } from '@bivouac/north-africa/table/title.ts';
import { findEntry } from '@bivouac/shelf';
import { stalingradTitle } from '@bivouac/stalingrad/table/title.ts';
import type { SavedGame } from '@bivouac/table/contract/kept-games.ts';
import type { Player } from '@bivouac/table/session/seating.ts';
import { formatShare } from '@bivouac/text';
import type { Action, View } from '@bivouac/undaunted-core';
import { chanceOfHit } from '@bivouac/undaunted-core/table/shots.ts';
import type { UndauntedTitle } from '@bivouac/undaunted-core/table/title.ts';
import { choice } from '@bivouac/undaunted-core/testing/positions.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { saveKey } from '../../../src/storage/save-keys.ts';
import { keptNote, textOf } from './steps.ts';
import { goAway } from './visitors.ts';

// Steps of a player at the drawn table, and access to the full state.

const GAME = 'browser-test';
/** The titles that have this table. */
const TITLES: { readonly [game: string]: UndauntedTitle } = {
  normandy: normandyTitle,
  'north-africa': northAfricaTitle,
  stalingrad: stalingradTitle,
  'stalingrad-campaign': stalingradTitle,
};
const entryOf = (game: string): ShelfEntry => {
  const found = findEntry(game);
  return must(found.ok ? found.value : undefined, game);
};

export interface Wish {
  /** Normandy, if it is left out. */
  readonly game?: string;
  readonly scenario: string;
  /** Games of one phrase have the same luck. */
  readonly phrase: string;
  readonly isForTwo?: boolean;
  /** Without it, one who plays at random. */
  readonly opponent?: string;
  /** The bot that played the moves before; by default the beginner. */
  readonly player?: string;
  /** The number of actions played before. */
  readonly after?: number;
  /** The same, until it looks like this. */
  readonly until?: (match: AnyMatch) => boolean;
}

/** The first scenario of a game. */
export const scenarioOf = (game: string): string =>
  must(entryOf(game).game.scenarios[0], `a scenario of ${game}`).id;

/** Puts a game on the table as if it had been left there. */
export async function layOut(
  page: Page,
  {
    game = 'normandy',
    scenario,
    phrase,
    isForTwo = false,
    opponent = 'random',
    player = 'easy',
    after = 0,
    until,
  }: Wish,
): Promise<void> {
  const seed = seedFromPhrase(phrase);
  const entry = entryOf(game);
  const begun = createMatch(entry.game, { scenario, options: {} }, seed);
  const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
  for (let i = 0; until === undefined ? i < after : !until(match); i++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    match.act(seat, choice(match, seat, player));
  }
  const human: Player = { kind: 'human' };
  const saved: SavedGame = {
    record: recordOf(match),
    players: [human, isForTwo ? human : { kind: 'bot', bot: opponent }],
    commitment: commitSeed(seed),
    isCampaign: false,
    hero: '',
    note: await keptNote(entry, match),
  };
  await takeUp(page, saved);
}

/** Sits down to a game that was left. */
export async function takeUp(page: Page, saved: SavedGame): Promise<void> {
  const { origin } = new URL(page.url());
  // Away first: a bot of the game before may still answer, and that game be written over this one.
  await goAway(page, origin);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    saveKey(GAME),
    JSON.stringify(saved),
  ] as const);
  await page.goto(`${origin}/#/game/${GAME}`);
  await page.waitForSelector('.table, .curtain');
}

export async function keptRecord(page: Page): Promise<string> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), saveKey(GAME));
  return (JSON.parse(kept ?? '{}') as SavedGame).record;
}

/** The whole truth, from the record that the page keeps for itself. */
export async function truth(page: Page): Promise<AnyMatch> {
  const played = replay(await keptRecord(page), (id) => done(entryOf(id).game));
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

export const titleOf = (match: AnyMatch): UndauntedTitle =>
  must(TITLES[match.game.id], match.game.id);

/** Of a campaign the battle is shown, if there is one. */
const isCampaign = (view: unknown): view is { readonly battle: View<unknown> | null } =>
  typeof view === 'object' && view !== null && 'battle' in view;

/** The action that the beginner bot would choose for that seat, and its subjects. */
export async function plan(page: Page, seat: Seat) {
  const match = await truth(page);
  const action = choice(match, seat, 'easy');
  const seen = match.view(seat);
  const whole: unknown = must(seen.ok ? seen.value : undefined, 'a view');
  const view = (isCampaign(whole) ? whole.battle : whole) as View<unknown> | null;
  const things = subjectKeys(match.game, whole as BaseView, action);
  return { match, view: view as View<unknown>, action, things };
}

const SELECTORS: { readonly [kind: string]: (id: string) => string } = {
  card: (id) => `.card.can[data-card="${id}"] .whole`,
  // A counter, or a soldier drawn in a vehicle's counter.
  unit: (id) => {
    const able = '.counter:is(.can, .target, .aimed)';
    return `${able}[data-unit="${id}"], ${able} [data-unit="${id}"]`;
  },
  tile: (id) => `rect[data-offered][data-tile="${id}"]`,
  crew: (id) => `.chosen .offered[data-crew="${id}"]`,
  seat: (id) => `.vehicles button[data-seat="${id}"]`,
  verb: (id) => `.chosen .offered[data-verb="${id}"]`,
  supply: (id) => `.take .can[data-supply="${id}"]`,
  played: (id) => `.can[data-played="${id}"] button`,
  soldier: (id) => `button[data-soldier="${id}"]`,
  button: (id) => `button[data-act="${id}"]`,
};

/** Where the thing is drawn and marked as possible. */
export function marked(page: Page, thing: SubjectKey): Locator {
  const [kind = '', id = ''] = thing.split(':');
  return page.locator(must(SELECTORS[kind], thing)(id));
}

/** Points at a thing with the mouse; tiles at their edge, where no counter lies. */
export async function click(page: Page, thing: SubjectKey): Promise<void> {
  const place = marked(page, thing);
  if (!thing.startsWith('tile:')) return place.click();
  const box = must((await place.boundingBox()) ?? undefined, thing);
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
}

/** Waits until the decision of this number has been answered, or until the page shows what asks on. */
export async function answered(page: Page, decision: number, askedOn?: string): Promise<void> {
  await page.waitForFunction(
    ([key, count, selector]) => {
      if (selector !== '' && document.querySelector(selector) !== null) return true;
      const kept = localStorage.getItem(key) ?? '';
      return !new RegExp(`\\\\nend ${count} `).test(kept);
    },
    [saveKey(GAME), decision, askedOn ?? ''] as const,
  );
}

export const isRisky = (action: Action): boolean => action.kind === 'shoot';

/** Shows what a failing choice was about. */
export async function expectMarked(page: Page, thing: SubjectKey, action: Action): Promise<void> {
  expect(await marked(page, thing).count(), `${thing} for ${JSON.stringify(action)}`).toBe(1);
}

/** Makes one choice by the mouse, on whatever is marked for it. */
export async function chooseByMouse(page: Page): Promise<string> {
  const { match, view, action, things } = await plan(page, 0);
  const [thing] = things;
  if (thing === undefined) throw new Error(`nothing stands for ${action.kind}`);
  await expectMarked(page, thing, action);
  await click(page, thing);
  if (isRisky(action) && 'unit' in action) {
    // The first click only aims: the sum, the dice and the chance come first.
    expect((await truth(page)).decision).toBe(match.decision);
    const preview = must(titleOf(match).game.preview(view, action) ?? undefined, 'a preview');
    const chance = formatShare('en', chanceOfHit(preview) ?? 0);
    const panel = page.locator('.side .odds');
    expect(await textOf(panel.locator('.total b'))).toBe(`${preview.throws[0]?.total}+`);
    expect(await textOf(panel.locator('tr.on th'))).toBe(chance);
    expect(await textOf(page.locator('.fire em'))).toBe(chance);
    await click(page, thing);
  }
  await answered(page, match.decision);
  return action.kind;
}
