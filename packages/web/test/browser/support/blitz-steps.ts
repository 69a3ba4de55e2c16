import type { Action, View } from '@bivouac/blitzkrieg';
import { begin, choice, viewOf, WARS, type War } from '@bivouac/blitzkrieg/testing/positions.ts';
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
import { findEntry } from '@bivouac/shelf';

import type { Page } from 'playwright-core';
import { keptNote } from './steps.ts';
import { keptRecord, takeUp } from './table-steps.ts';

// Steps of a player at the table of Blitzkrieg!, and access to the full state.

/** The player's seat: the one that does not move first. */
export const SEAT = 1;

export const warOf = (name: string): War =>
  must(
    WARS.find((war) => war.name === name),
    name,
  );

/** Puts a game on the table as if it had been left there; `until` says when to leave it. */
export async function layOutWar(
  page: Page,
  war: War,
  phrase: string,
  until: (view: View, played: number) => boolean = () => true,
): Promise<void> {
  const match = begin(war, phrase);
  for (let played = 0; !match.isOver(); played++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    if (seat === SEAT && until(viewOf(match, seat), played)) break;
    match.act(seat, choice(war, match, seat));
  }
  const found = findEntry(war.game.id);
  const entry = must(found.ok ? found.value : undefined, war.game.id);
  const automaton = war.game.scenarios.find(({ id }) => id === war.scenario)?.automaton;
  await takeUp(page, {
    record: recordOf(match),
    players: [{ kind: 'bot', bot: automaton?.bot ?? 'random' }, { kind: 'human' }],
    commitment: commitSeed(seedFromPhrase(phrase)),
    isCampaign: false,
    hero: '',
    note: await keptNote(entry, match),
  });
}

export async function warTruth(page: Page, { game }: War): Promise<AnyMatch> {
  const played = replay(await keptRecord(page), () => done(game));
  return must(played.ok ? played.value : undefined, 'a record');
}

/** The action that a player without a plan would choose now, and the first of its subjects. */
export async function planWar(page: Page, war: War) {
  const match = await warTruth(page, war);
  const action: Action = choice(war, match, SEAT);
  const view = viewOf(match, SEAT);
  return { match, view, action, thing: must(subjectKeys(war.game, view, action)[0], 'a thing') };
}

const SELECTORS: { readonly [kind: string]: (id: string) => string } = {
  token: (id) => `button.can[data-token="${id}"]`,
  tile: (id) => `.live [data-offered][data-tile="${id}"]`,
  area: (id) => `[data-offered][data-area="${id}"]`,
  row: (id) => `button[data-row="${id}"]`,
  button: (id) => `button[data-act="${id}"]`,
};

/** Where the thing is drawn and marked as possible. */
export function markedWar(page: Page, thing: SubjectKey) {
  const [kind = '', id = ''] = thing.split(':');
  return page.locator(must(SELECTORS[kind], thing)(id)).first();
}
