import { type AnyMatch, type BaseAction, must } from '@bivouac/kernel';
import { endsOwnTurn, type TurnOf } from '@bivouac/table/session/turn-end.ts';
import { turnOf } from '@bivouac/undaunted-core/table/turns.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { makeTimed, sitDown } from '../support/online-steps.ts';
import * as steps from '../support/steps.ts';
import { begin, chooseLast, OPTIONS, savedRecord, textOf } from '../support/steps.ts';
import { answered, keptRecord, layOut, nextMoment, truth } from '../support/table-steps.ts';

const HOUR = 3_600_000;
const QUESTION = '.prompt .answer.fire';
const CARD = '.card.can .whole';
const HUNKER = 'button[data-act=hunker]';

const isAskedForCard = (match: AnyMatch): boolean => {
  const now = match.awaiting();
  const seen = match.view(0);
  return (
    now.kind === 'seats' && now.seats[0] === 0 && seen.ok && seen.value.question?.kind === 'card'
  );
};

/** Puts card after card back into the supply until the page asks whether the turn is to end. */
async function hunkerToTheLast(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.waitForSelector(`${CARD}, ${HUNKER}`);
    const hunker = page.locator(HUNKER);
    if ((await hunker.count()) === 0) {
      await page.locator(CARD).first().click();
      await hunker.waitFor();
    }
    const before = await page.locator('.card').count();
    await hunker.click();
    await page.waitForFunction(
      ([question, cards]) =>
        document.querySelector(question) !== null ||
        document.querySelectorAll('.card').length !== cards,
      [QUESTION, before] as const,
    );
    if ((await page.locator(QUESTION).count()) > 0) return;
  }
  throw new Error('the turn never ended');
}

describeInBrowser('an action that ends the turn', (site) => {
  it('asks the player, who can cancel or confirm', async () => {
    const page = await site.visit({ asksTurnEnd: true, at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'turn end', until: isAskedForCard });
    await nextMoment(page);
    await hunkerToTheLast(page);
    const { decision } = await truth(page);
    const record = await keptRecord(page);
    expect(await textOf(page.locator('.prompt .sentence'))).toContain('This ends your turn.');
    // Read out as well, and nothing is done yet.
    const live = page.locator('[aria-live=assertive]');
    expect(await textOf(live)).toContain('This ends your turn.');
    await screenshot(page, 'turn-end-en-1440');
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect(await page.locator(QUESTION).count()).toBe(0);
    expect(await keptRecord(page)).toBe(record);
    // Earlier actions can still be undone.
    const undo = page.getByRole('button', { name: /^Take back/ });
    expect(await undo.getAttribute('aria-disabled')).toBe('false');
    // By the keyboard: asked again, Escape goes back, asked once more, confirmed.
    await page.locator(HUNKER).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(QUESTION);
    await page.keyboard.press('Escape');
    await page.locator(QUESTION).waitFor({ state: 'detached' });
    expect((await truth(page)).decision).toBe(decision);
    await page.locator(HUNKER).focus();
    await page.keyboard.press('Enter');
    await page.locator(QUESTION).focus();
    await page.keyboard.press('Enter');
    await answered(page, decision);
    await site.leave(page);
  });

  it('says so before a shot', async () => {
    const page = await site.visit({ asksTurnEnd: true, at: null });
    let at = -1;
    const until = (match: AnyMatch): boolean => {
      const seen = match.view(0);
      const actions: readonly BaseAction[] = match.actions(0);
      if (!seen.ok || !actions.some(({ kind }) => kind === 'shoot')) return false;
      at = actions.findIndex(
        (action) =>
          action.kind === 'shoot' && endsOwnTurn(match.game, turnOf as TurnOf, seen.value, action),
      );
      return at >= 0 && at < 9;
    };
    await layOut(page, { scenario: 'la-huberderie', phrase: 'last shot', until });
    await nextMoment(page);
    await page.keyboard.press(String(at + 1));
    await page.waitForSelector('.prompt .fire:not(.answer)');
    expect(await textOf(page.locator('.prompt .sentence'))).toContain('This ends your turn.');
    await site.leave(page);
  });

  it('asks two players at one screen before the curtain falls', async () => {
    const page = await site.visit({ asksTurnEnd: true, language: 'cs' });
    const wish = { scenario: 'la-raye', phrase: 'turn end', isForTwo: true };
    await layOut(page, { ...wish, until: isAskedForCard });
    expect(await nextMoment(page)).toBe('curtain');
    await page.locator('.curtain .go').click();
    await hunkerToTheLast(page);
    expect(await textOf(page.locator('.prompt .sentence'))).toContain('Tím váš tah skončí.');
    await page.locator(QUESTION).click();
    expect(await nextMoment(page)).toBe('curtain');
    await site.leave(page);
  });

  it('needs no confirmation if the setting is off', async () => {
    const page = await site.visit({ asksTurnEnd: true, at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'turn end', until: isAskedForCard });
    await nextMoment(page);
    await page.locator('.top button.menu').click();
    await page.getByRole('switch', { name: 'Ask before my turn ends' }).click();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    const { round } = must(viewOf(await truth(page)), 'a view').public;
    while (must(viewOf(await truth(page)), 'a view').public.round === round) {
      if ((await page.locator(QUESTION).count()) > 0) throw new Error('asked all the same');
      const { decision } = await truth(page);
      const hunker = page.locator(HUNKER);
      await page.waitForSelector(`${CARD}, ${HUNKER}`);
      await ((await hunker.count()) > 0 ? hunker : page.locator(CARD).first()).click();
      await answered(page, decision);
    }
    await site.leave(page);
  });

  it('asks at the table of words as well', async () => {
    const page = await site.visit({ asksTurnEnd: true });
    await begin(page);
    const question = page.locator('.turn-end');
    // Of the options the last one fights or marches on: by and by the turn has no step left.
    for (let i = 0; i < 30 && (await question.count()) === 0; i++) {
      await steps.nextMoment(page);
      await chooseLast(page);
    }
    const record = await savedRecord(page);
    expect(await textOf(question)).toContain('This ends your turn.');
    expect(await textOf(page.locator('[aria-live=assertive]'))).toContain('This ends your turn.');
    await question.getByRole('button', { name: 'Not yet' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await savedRecord(page)).toBe(record);
    // By the keyboard: asked again, Escape goes back, asked once more, confirmed.
    await page.locator(OPTIONS).last().press('Enter');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.locator(OPTIONS).last().press('Enter');
    await question.getByRole('button', { name: 'End turn' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await savedRecord(page)).not.toBe(record);
    await page.getByRole('switch', { name: 'Ask before my turn ends' }).click();
    for (let i = 0; i < 12 && (await steps.nextMoment(page)) === 'asked'; i++) {
      expect(await question.count()).toBe(0);
      await chooseLast(page);
    }
    await site.leave(page);
  });

  it('sends nothing to the server before the answer', async () => {
    const anna = await site.visit({ asksTurnEnd: true });
    const sent: string[] = [];
    anna.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(String(payload))),
    );
    const made = await makeTimed(anna, 'normandy', HOUR);
    await sitDown(anna, made, 0);
    const boris = await site.visit({ asksTurnEnd: true, language: 'cs' });
    await sitDown(boris, made, 1);
    for (const page of [anna, boris]) await page.locator(CARD).first().click();
    // The player with the initiative plays first; if that is Boris, the test ends the turn by the button.
    const first = await Promise.race(
      [anna, boris].map(async (page) => {
        await page.waitForSelector('button[data-act=end]');
        return page;
      }),
    );
    if (first === boris) await boris.locator('button[data-act=end]').click();
    await anna.waitForSelector('button[data-act=end]');
    await hunkerToTheLast(anna);
    const acts = (): number => sent.filter((frame) => frame.includes('"act"')).length;
    const before = acts();
    expect(before).toBeGreaterThan(1);
    await anna.getByRole('button', { name: 'Not yet' }).click();
    await anna.locator(HUNKER).click();
    await anna.waitForSelector(QUESTION);
    expect(acts()).toBe(before);
    await anna.locator(QUESTION).click();
    await expect.poll(acts).toBe(before + 1);
    await site.leave(anna);
    await site.leave(boris);
  });
});

interface Counted {
  readonly public: { readonly round: number };
}

const viewOf = (match: AnyMatch): Counted | undefined => {
  const seen = match.view(0);
  return seen.ok ? (seen.value as Counted) : undefined;
};
