import { lastTurn, placesNow, previewAction, shortageNow, type View } from '@bivouac/blitzkrieg';
import { reasonsOf } from '@bivouac/blitzkrieg/table/opponent/reasons.ts';
import { asPlacement } from '@bivouac/blitzkrieg/table/preview/aimed.ts';
import { begin, choice, viewOf } from '@bivouac/blitzkrieg/testing/positions.ts';
import { blitzkriegTexts } from '@bivouac/blitzkrieg/text';
import { BLITZ_WORDS } from '@bivouac/blitzkrieg/text/table-words.ts';
import { must } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { layOutWar, SEAT, warOf, warTruth } from '../support/blitz-steps.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { expectNoSidewaysScroll, resize } from '../support/steps.ts';
import { speak } from '../support/story-steps.ts';
import { nextMoment } from '../support/table-steps.ts';

await loadEvery(BLITZ_WORDS, blitzkriegTexts);

// The solo table explains the opponent's choices and announces the end.

const SOLO = warOf('blitzkrieg vs-middle on');
const PAIR = warOf('blitzkrieg two-players off');

type Until = (view: View, played: number) => boolean;

/** The first game in which the player comes to such a position. */
function phraseFor(war: typeof SOLO, until: Until): string {
  for (let number = 0; number < 400; number++) {
    const phrase = `solo ${number}`;
    const match = begin(war, phrase);
    for (let played = 0; !match.isOver(); played++) {
      const now = match.awaiting();
      const seat = now.kind === 'seats' ? (now.seats[0] ?? 0) : 0;
      if (seat === SEAT && until(viewOf(match, seat), played)) return phrase;
      match.act(seat, choice(war, match, seat));
    }
  }
  throw new Error('no such game');
}

async function layOut(page: Page, war: typeof SOLO, until: Until): Promise<View> {
  await layOutWar(page, war, phraseFor(war, until), until);
  await nextMoment(page);
  return viewOf(await warTruth(page, war), SEAT);
}

const hasStep =
  (about: string): Until =>
  ({ question, public: { vs } }) =>
    question?.kind === 'token' &&
    (vs?.reasons.some(({ steps }) => steps.some((step) => step.about === about)) ?? false);

describeInBrowser('the solo table of Blitzkrieg', (site) => {
  let reader: Page | null = null;
  const desk = async (): Promise<Page> => {
    reader ??= await site.visit();
    await resize(reader, { width: 1440, height: 900 });
    return reader;
  };

  it('says why a strategic advantage went where it did', async () => {
    const page = await desk();
    const view = await layOut(page, SOLO, hasStep('aim'));
    const match = await warTruth(page, SOLO);
    const lines = reasonsOf(SOLO.title, view, match.log(SEAT), 'en').flatMap((one) => one.lines);
    const aims = lines.filter(({ steps }) => steps === 'change');
    expect(aims.length).toBeGreaterThan(0);
    for (const { title, detail } of aims) {
      expect(title).toMatch(/^Greatest change: /);
      await page.locator('.why li', { hasText: title }).filter({ hasText: detail }).waitFor();
    }
    await screenshot(page, 'blitz-aim-en-1440');
  });

  it('shows the row from which the die chose, as it was at that moment', async () => {
    const page = await desk();
    const isDie: Until = ({ question, public: { vs } }) =>
      question?.kind === 'token' &&
      vs?.reasons.length === 1 &&
      vs.reasons.some(({ steps }) =>
        steps.some(({ step, values }) => step === 24 && values.length > 0),
      );
    const view = await layOut(page, SOLO, isDie);
    const [reasons] = view.public.vs?.reasons ?? [];
    const die = reasons?.steps.find(({ step }) => step === 24);
    const shown = await page.locator('.why .then li').count();
    expect(shown).toBe(reasons?.row.length);
    expect(await page.locator('.why .then li.candidate').count()).toBe(die?.from.length);
    expect(await page.locator('.why .then li.chosen').getAttribute('data-then')).toBe(
      String((die?.to[0] ?? 0) - 1),
    );
    // In words as well: every candidate by its name.
    const names = SOLO.title.names('en');
    const said = await page.locator('.why li.decided', { hasText: 'rolled' }).textContent();
    for (const position of die?.from ?? []) {
      expect(said).toContain(
        `${position}. ${names.token(must(reasons?.row[position - 1], 'a token of the row'))}`,
      );
    }
    await expectAccessible(page, 'reasons');
    await screenshot(page, 'blitz-die-en-1440');
  });

  it('keeps the numbers of spaces while the player chooses a target', async () => {
    const page = await desk();
    for (const kind of ['aim', 'bomb']) {
      const view = await layOut(page, SOLO, (one) => one.question?.kind === kind);
      const expected = (view.own?.reserve ?? []).map((token) =>
        BLITZ_WORDS.in('en').reserve.fits({
          count: placesNow(SOLO.title.box, view, SEAT, token).length,
        }),
      );
      expect(await page.locator('button[data-token] > span').allTextContents()).toEqual(expected);
    }
  });

  it('warns before a reserve runs out: in the position, and before the placement', async () => {
    const page = await desk();
    const isShort: Until = (view) =>
      view.question?.kind === 'space' && shortageNow(view, SEAT) === 'one';
    const view = await layOut(page, SOLO, isShort);
    const words = BLITZ_WORDS.in('en').reserve.shortage;
    expect(await page.locator('.alarm[role=status]').textContent()).toContain(words.one);
    const match = await warTruth(page, SOLO);
    const place = match
      .actions(SEAT)
      .find(
        (action) => asPlacement(previewAction(SOLO.title.box, view, action))?.shortage === 'one',
      );
    expect(place).toBeDefined();
    await page.locator(`.live [data-offered][data-tile="${place?.space}"]`).first().click();
    await page.locator('.side .look .says', { hasText: words.one }).waitFor();
    await expectAccessible(page, 'warning');
    await screenshot(page, 'blitz-warning-en-1440');
    await resize(page, { width: 390, height: 844 });
    await screenshot(page, 'blitz-warning-en-390');
  });

  it('announces the last turn, with what is still needed', async () => {
    const page = await desk();
    const view = await layOut(
      page,
      PAIR,
      (one) => one.question?.kind === 'token' && lastTurn(one.public) !== null,
    );
    const prompt = blitzkriegTexts.in('en').prompt(view);
    expect(prompt).toMatch(/^It’s the last turn of the game/);
    await page.locator('.prompt', { hasText: prompt }).waitFor();
    // The score says it to every viewer, whether they are to move, wait or watch.
    const notice = page.locator('.score [role=status]');
    expect(await notice.textContent()).toBe('last turn');
    await screenshot(page, 'blitz-last-turn-en-1440');
    await resize(page, { width: 390, height: 844 });
    await notice.waitFor();
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'blitz-last-turn-en-390');
    await speak(page, 'Čeština');
    await notice.filter({ hasText: 'poslední tah' }).waitFor();
    await speak(page, 'English');
  });

  it('draws what a shift would bring above the rows of its theatre', async () => {
    const page = await desk();
    await layOut(page, SOLO, (one) => one.question?.kind === 'shift');
    for (const theatre of await page.locator('[data-hint]').all()) {
      const isLast = await theatre.evaluate((badge) => {
        const group = badge.parentElement;
        const spaces = [...(group?.querySelectorAll('[data-tile]') ?? [])];
        const follows = Node.DOCUMENT_POSITION_FOLLOWING;
        return spaces.every((space) => (space.compareDocumentPosition(badge) & follows) !== 0);
      });
      expect(isLast).toBe(true);
    }
    expect(await page.locator('[data-hint]').count()).toBe(5);
    await screenshot(page, 'blitz-shift-en-1440');
  });
});
