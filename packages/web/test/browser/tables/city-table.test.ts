import { readFile } from 'node:fs/promises';
import {
  type AnyMatch,
  commitSeed,
  createMatch,
  must,
  parseRecord,
  recordOf,
} from '@bivouac/kernel';
import { findEntry } from '@bivouac/shelf';
import { type CampaignState, cardNamed } from '@bivouac/stalingrad';
import type { SavedGame } from '@bivouac/table/contract/kept-games.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { foundIn, NAMES, PIECES, TITLES } from '../../canaries.ts';
import { expectAccessible } from '../support/axe.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { inSight } from '../support/in-sight.ts';
import { expectNoSidewaysScroll, keptNote, resize, textOf } from '../support/steps.ts';
import { speak } from '../support/story-steps.ts';
import {
  answered,
  chooseByMouse,
  layOut,
  nextMoment,
  plan,
  takeUp,
  truth,
} from '../support/table-steps.ts';

const CAMPAIGN = { game: 'stalingrad-campaign', scenario: 'campaign' } as const;

/** Everything that the page has fetched of the code, from now on. */
function watchCode(page: Page): () => Promise<string> {
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(files)).join('\n');
}

const chaptersOf = (match: AnyMatch): number => {
  const { record }: CampaignState = match.copyOfState();
  return record.chapters.length;
};
const isBattle = (match: AnyMatch): boolean => {
  const { battle }: CampaignState = match.copyOfState();
  return battle !== null;
};

/** A campaign of long ago, played again by today's rules until its German side has to choose a reservist. */
async function upToReserve(): Promise<SavedGame> {
  const file = '../../../../games/undaunted/stalingrad/test/records/campaign-rules-1.txt';
  const record = parseRecord(await readFile(new URL(file, import.meta.url), 'utf8'));
  const { seed, actions } = must(record.ok ? record.value : undefined, 'a record');
  const found = findEntry(CAMPAIGN.game);
  const entry = must(found.ok ? found.value : undefined, 'the campaign');
  const begun = createMatch(entry.game, CAMPAIGN, must(seed ?? undefined, 'a seed'));
  const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
  const owes = (): boolean => {
    const { books }: CampaignState = match.copyOfState();
    return books[1].owesReserves !== undefined;
  };
  for (const { seat, text } of actions) {
    if (owes()) break;
    match.actText(entry.game.seats.indexOf(seat), text);
  }
  expect(owes()).toBe(true);
  return {
    record: recordOf(match),
    players: [{ kind: 'bot', bot: 'easy' }, { kind: 'human' }],
    commitment: commitSeed(must(match.seed ?? undefined, 'a seed')),
    isCampaign: false,
    hero: '',
    note: await keptNote(entry, match),
  };
}

/** Their maps are wide, so the hand lies below them. */
const WIDE_BATTLES = ['122', '091'] as const;

const SIZES = [
  { width: 1440, height: 900, audited: true },
  { width: 1024, height: 768, audited: false },
  { width: 768, height: 1024, audited: false },
  { width: 390, height: 844, audited: true },
] as const;

describeInBrowser('the campaign of Stalingrad', (site) => {
  // A test that counts downloads has its own window: a used window has the files in its cache.
  it('loads only the player’s own book at first, musters and fights by clicks', async () => {
    const page = await site.visit({ at: '#/stalingrad' });
    await page.waitForSelector('form .go');
    await expectAccessible(page, 'the set-up of Stalingrad');
    const code = watchCode(page);
    await layOut(page, { ...CAMPAIGN, phrase: 'city clicks', opponent: 'easy' });
    expect(await nextMoment(page)).toBe('asked');
    await page.waitForSelector('.briefing .prose');
    const title = await textOf(page.locator('.briefing h2'));
    expect(title.replaceAll('\u00a0', ' ')).toBe('9 January Square');
    await screenshot(page, 'city-camp-first-en-1440');
    const kinds = new Set<string>();
    for (let i = 0; i < 14; i++) {
      expect(await nextMoment(page)).toBe('asked');
      kinds.add(await chooseByMouse(page));
    }
    expect(isBattle(await truth(page))).toBe(true);
    expect([...kinds]).toEqual(expect.arrayContaining(['take', 'bid', 'play', 'use']));
    await screenshot(page, 'city-battle-en-1440');
    // No word of the other book, of later stages or of those who come later has been fetched.
    const fetched = await code();
    expect(fetched.length).toBeGreaterThan(100_000);
    expect(foundIn(fetched, [...PIECES, ...NAMES, ...TITLES])).toEqual(['soviet 1 en']);
    await page.context().close();
  });

  it('lets each side read its own book only behind the curtain', async () => {
    const page = await site.visit();
    const code = watchCode(page);
    await layOut(page, { ...CAMPAIGN, phrase: 'city curtain', isForTwo: true });
    expect(await nextMoment(page)).toBe('curtain');
    expect(foundIn(await code(), PIECES)).toEqual([]);
    await page.locator('.curtain .go').click();
    await page.waitForSelector('.briefing .prose');
    // Whatever stands in the document, for eyes or for ears.
    const shown = async () => foundIn(await page.content(), PIECES);
    expect(await shown()).toEqual(['soviet 1 en']);
    while ((await nextMoment(page)) === 'asked') {
      const { match } = await plan(page, 0);
      await page.keyboard.press('1');
      await answered(page, match.decision);
    }
    expect(foundIn(await code(), PIECES)).toEqual(['soviet 1 en']);
    expect(await shown()).toEqual([]);
    await page.locator('.curtain .go').click();
    await page.waitForSelector('.briefing .prose');
    expect(foundIn(await code(), PIECES)).toEqual(['soviet 1 en', 'german 1 en']);
    expect(await shown()).toEqual(['german 1 en']);
    await page.context().close();
  });

  it('lists the dead at the end', async () => {
    const page = await site.visit();
    const code = watchCode(page);
    await layOut(page, {
      ...CAMPAIGN,
      phrase: 'city end',
      player: 'random',
      until: (match) => match.isOver(),
    });
    expect(await nextMoment(page)).toBe('over');
    await page.waitForSelector('.memorial li');
    expect(await page.locator('.memorial').count()).toBe(2);
    const { record }: CampaignState = (await truth(page)).copyOfState();
    expect(foundIn(await code(), PIECES)).toEqual([`${record.code} en`]);
    await page.getByRole('button', { name: 'Look at the map' }).click();
    await expectAccessible(page, 'the end of the campaign');
    await screenshot(page, 'city-memorial-en-1440');
    await page.context().close();
  });

  it('offers the reservists for a soldier of squad C in camp, and takes the one who is chosen', async () => {
    const page = await site.visit({ at: null });
    await takeUp(page, await upToReserve());
    expect(await nextMoment(page)).toBe('asked');
    for (const { width, height } of [SIZES[0], SIZES[3]]) {
      await resize(page, { width, height });
      const choices = page.getByRole('button', { name: /^\d Rifleman A \(reservist \d\) / });
      await choices.first().waitFor();
      expect(await choices.count()).toBe(5);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `the choice of a reservist at ${width}`);
      await screenshot(page, `city-reserves-en-${width}`);
    }
    await page.getByRole('button', { name: /^\d Rifleman A \(reservist 8\)/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('choose a reservist').waitFor({ state: 'detached' });
    const { books }: CampaignState = (await truth(page)).copyOfState();
    expect(books[1].owesReserves).toBeUndefined();
    expect(books[1].roster.available).toContain(cardNamed('N-R-008'));
    await page.context().close();
  });

  it('shows camp after a battle: city, platoon, book and changes, on every screen', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, {
      ...CAMPAIGN,
      phrase: 'city camp',
      until: (match) => chaptersOf(match) === 2 && match.actions(0).length > 0,
    });
    expect(await nextMoment(page)).toBe('asked');
    expect(await page.locator('.city .plate').count()).toBe(12);
    expect(await page.locator('.ledger .career').count()).toBeGreaterThan(20);
    expect(await page.locator('.news li.better').count()).toBe(2);
    await page.getByRole('button', { name: 'An earlier page' }).click();
    await page.getByText('won by').first().waitFor();
    await page.getByRole('button', { name: 'A later page' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await page.locator('.map.close').count()).toBe(1);
    await page.getByRole('button', { name: 'Whole map' }).click();
    for (const { width, height, audited } of SIZES) {
      await resize(page, { width, height });
      await page.waitForSelector('.city');
      await expectNoSidewaysScroll(page);
      if (width < 800) {
        expect(await page.locator('.tabs button').allTextContents()).toEqual([
          ...['City', 'Platoon', 'Book', 'Log'],
        ]);
      } else await page.waitForSelector('.briefing .prose');
      if (audited) await expectAccessible(page, `camp at ${width}`);
      await screenshot(page, `city-camp-en-${width}`);
    }
    await speak(page, 'Čeština');
    await page.getByRole('button', { name: 'Kniha' }).click();
    await page.waitForSelector('.briefing .prose');
    await page.getByRole('button', { name: 'Četa' }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the platoon on a phone');
    await screenshot(page, 'city-platoon-cs-390');
    await site.leave(page);
  });

  it('says whether the battle or the whole campaign is resigned', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { ...CAMPAIGN, phrase: 'city resigns', until: isBattle });
    await nextMoment(page);
    await page.locator('.top button.menu').click();
    await page.getByRole('button', { name: 'Resign the whole campaign' }).click();
    const asked = await textOf(page.locator('dialog'));
    expect(asked).toContain('not just this battle');
    expect(asked).toContain('To end only this battle, withdraw');
    await site.leave(page);
  });

  it('can be played by keyboard alone', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { ...CAMPAIGN, phrase: 'city keys', until: isBattle });
    for (let i = 0; i < 10; i++) {
      expect(await nextMoment(page)).toBe('asked');
      const { match, action } = await plan(page, 0);
      const { notation } = match.game;
      const at = match.actions(0).findIndex((other) => notation.compare(other, action) === 0);
      if (at > 8) break;
      await page.keyboard.press(String(at + 1));
      if ((await page.locator('.fire').count()) > 0) await page.keyboard.press(String(at + 1));
      await answered(page, match.decision);
    }
    await page.locator('rect[data-tile][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    expect(await textOf(page.locator('.detail'))).not.toBe('');
    await resize(page, { width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a battle of Stalingrad on a phone');
    await screenshot(page, 'city-battle-en-390');
    await site.leave(page);
  });

  it.each(WIDE_BATTLES)(
    'gives the map of battle %s the height that the hand leaves',
    async (scenario) => {
      const page = await site.visit({ language: 'cs', at: null });
      await layOut(page, { game: 'stalingrad', scenario, phrase: 'city map', after: 30 });
      expect(await nextMoment(page)).toBe('asked');
      for (const { width, height, tile } of [
        { width: 1440, height: 900, tile: 120 },
        { width: 1280, height: 720, tile: 90 },
      ]) {
        await resize(page, { width, height });
        const { map, tiles, covered } = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.live rect[data-tile]')].map((one) =>
            one.getBoundingClientRect(),
          );
          const tools = [...document.querySelectorAll('.map .tools button')].map((one) =>
            one.getBoundingClientRect(),
          );
          const meets = (a: DOMRect, b: DOMRect): boolean =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return {
            map: document.querySelector('.map-area')?.getBoundingClientRect().height ?? 0,
            tiles: boxes.map((box) => box.width),
            covered: boxes.filter((box) => tools.some((tool) => meets(box, tool))).length,
          };
        });
        // All but the bars and one row of cards.
        expect(map, `at ${width}`).toBeGreaterThan(height - 400);
        expect(Math.min(...tiles), `at ${width}`).toBeGreaterThan(tile);
        expect(covered, `at ${width}`).toBe(0);
      }
      await site.leave(page);
    },
  );

  it('notes next to the tasks that total rout does not win, also on a phone', async () => {
    const page = await site.visit();
    await layOut(page, { game: 'stalingrad', scenario: '091', phrase: 'city score' });
    expect(await nextMoment(page)).toBe('asked');
    for (const [language, note] of [
      ['English', 'Total rout does not win this battle.'],
      ['Čeština', 'Úplným rozprášením se tato bitva nevyhrává.'],
    ] as const) {
      await speak(page, language);
      const sides = page.locator('.score li');
      await sides.filter({ hasText: note }).first().waitFor({ state: 'attached' });
      for (const side of await sides.all()) {
        expect(await side.getAttribute('title')).toContain(note);
        expect(await side.locator('.unseen').textContent()).toContain(note);
      }
      await resize(page, { width: 390, height: 844 });
      await page.locator('.hand summary').click();
      expect(await inSight(page, 'tasks')).toEqual({ seen: 3, cut: [] });
      expect(await textOf(page.locator('.hand details'))).toContain(note);
      await screenshot(page, `city-tasks-390-${language}`);
      await resize(page, { width: 1440, height: 900 });
    }
    await site.leave(page);
  });
});
