import type { SubjectKey } from '@bivouac/kernel';
import {
  type AnyMatch,
  commitSeed,
  done,
  must,
  recordOf,
  replay,
  seedFromPhrase,
  subjectKeys,
} from '@bivouac/kernel';
import { type Action, napoleonics, type View } from '@bivouac/napoleonics';
import { isLookedAt } from '@bivouac/napoleonics/table/grammar.ts';
import { begin, choice, viewOf } from '@bivouac/napoleonics/testing/positions.ts';
import { findEntry } from '@bivouac/shelf';

import type { Player } from '@bivouac/table/session/seating.ts';
import type { Locator, Page } from 'playwright-core';
import { keptNote } from './steps.ts';
import { answered, keptRecord, takeUp } from './table-steps.ts';

// Steps of a player at the table of Napoleonics, and access to the full state.

export const SEAT = 0;

export interface Battle {
  readonly scenario?: string;
  readonly phrase: string;
  /** When the game is left for the person to take up. */
  readonly until?: (view: View, played: number, match: AnyMatch) => boolean;
  readonly isForTwo?: boolean;
}

/** Puts a battle on the table as if it had been left there. */
export async function layOutBattle(page: Page, battle: Battle): Promise<void> {
  const {
    scenario = 'rolica-first-position',
    phrase,
    until = () => true,
    isForTwo = false,
  } = battle;
  const match = begin(scenario, phrase);
  for (let played = 0; !match.isOver(); played++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    if (seat === SEAT && until(viewOf(match, seat), played, match)) break;
    match.act(seat, choice(match, seat));
  }
  const found = findEntry('napoleonics');
  const entry = must(found.ok ? found.value : undefined, 'Napoleonics');
  const human: Player = { kind: 'human' };
  await takeUp(page, {
    record: recordOf(match),
    players: [human, isForTwo ? human : { kind: 'bot', bot: 'easy' }],
    commitment: commitSeed(seedFromPhrase(phrase)),
    isCampaign: false,
    hero: '',
    note: await keptNote(entry, match),
  });
}

export async function battleTruth(page: Page): Promise<AnyMatch> {
  const played = replay(await keptRecord(page), () => done(napoleonics));
  return must(played.ok ? played.value : undefined, 'a record');
}

const SELECTORS: { readonly [kind: string]: (id: string) => string } = {
  card: (id) => `button.can[data-card="${id}"]`,
  drawn: (id) => `button.can[data-drawn="${id}"]`,
  tile: (id) => `.live .hex[data-offered][data-tile="${id}"]`,
  leader: (id) => `.live [data-leader="${id}"]`,
  area: (id) => `.live [data-section="${id}"]`,
  button: (id) => `button[data-act="${id}"]`,
};

/** Where the thing is drawn and marked as possible. */
export function markedThing(page: Page, thing: SubjectKey): Locator {
  const [kind = '', id = ''] = thing.split(':');
  return page.locator(must(SELECTORS[kind], thing)(id)).first();
}

/** Points with the mouse at the middle of what is drawn, whatever lies over it. */
async function pointAt(page: Page, thing: SubjectKey): Promise<void> {
  const place = markedThing(page, thing);
  if (!thing.startsWith('tile:')) return place.click();
  const box = must((await place.boundingBox()) ?? undefined, thing);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Does what a beginner would do, by clicks on whatever is marked for it. */
export async function chooseByMouse(page: Page): Promise<Action['kind']> {
  const match = await battleTruth(page);
  const view = viewOf(match, SEAT);
  const action = choice(match, SEAT);
  const things = subjectKeys(napoleonics, view, action);
  if (view.question?.kind === 'attack' && 'from' in action) {
    // First who, then whom; where only one attack is possible, it is aimed already.
    const own = match
      .actions(SEAT)
      .filter((other) => 'from' in other && other.from === action.from);
    await pointAt(page, must(things[0], 'who'));
    if (own.length > 1) await pointAt(page, must(things[1], 'whom'));
  } else if (action.kind === 'ignore') {
    await page.locator('button[data-act=ignore]').nth(action.count).click();
  } else await pointAt(page, must(things[0], 'a thing'));
  if (isLookedAt(view, action)) await page.locator('.fire').click();
  await answered(page, match.decision);
  return action.kind;
}
