import { oddsOfActions } from '@bivouac/table/session/shown-odds.ts';
import { describeProblem, platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import {
  begin,
  begunAgain,
  chooseLast,
  nextMoment,
  playSome,
  savedRecord,
  tableText,
  textOf,
  truth,
} from '../support/steps.ts';

await loadEvery(platformWords);

/** Whether dice decide what becomes of one of the options, so that odds are shown beside it. */
async function showsOdds(page: Page): Promise<boolean> {
  const match = await truth(page);
  const view = match.view(0);
  if (!view.ok) throw new Error(view.problem.code);
  return oddsOfActions(match.game, view.value, match.actions(0)).some((odds) => odds !== null);
}

describeInBrowser('playing on the page', (site) => {
  it('plays a whole game by clicks against a bot', async () => {
    const page = await site.visit();
    await begin(page);
    const seal = await textOf(page.locator('.code').first());
    expect(seal).toMatch(/^sha256:[0-9a-f]{64}$/);
    while ((await nextMoment(page)) === 'asked') {
      await chooseLast(page);
    }
    await page.getByText('Checked: the seed matches the seal').waitFor();
    const codes = await page.locator('.code').allTextContents();
    expect(codes[0]).toBe(seal);
    expect(codes[1]).toMatch(/^chacha20:[0-9a-f]{64}$/);
    expect(await savedRecord(page)).toContain(`seed ${codes[1]}`);
    await screenshot(page, 'game-over-en-1440');
    await page.getByRole('button', { name: 'Play again' }).click();
    await begunAgain(page);
    expect(await nextMoment(page)).toBe('asked');
    expect(await savedRecord(page)).not.toContain(`seed ${codes[1]}`);
    await site.leave(page);
  });

  it('shows exact odds beside an option that rolls dice, and can hide them', async () => {
    const page = await site.visit({ language: 'cs' });
    await begin(page, { scenario: 1 });
    for (let i = 0; i < 30 && (await nextMoment(page)) === 'asked'; i++) {
      if (await showsOdds(page)) break;
      await chooseLast(page);
    }
    // They come from a worker a moment after the options.
    const odds = page.locator('.odds').first();
    expect(await textOf(odds)).toMatch(/Šance: přesně/);
    expect(await textOf(odds)).toMatch(/\d+(,\d)?\s%/);
    await screenshot(page, 'odds-cs-1440');
    await page.getByRole('switch', { name: 'Ukazovat šance' }).uncheck();
    await page.locator('.odds').first().waitFor({ state: 'detached' });
    await site.leave(page);
  });

  it('switches the language in the middle of a game and back', async () => {
    const page = await site.visit();
    await begin(page);
    await playSome(page, 5);
    const english = await tableText(page);
    expect(english).toContain('Your options');
    // The words of a language are fetched when it is first chosen.
    const turnTo = async (language: string, name: string): Promise<void> => {
      await page.getByRole('button', { name }).click();
      await page.waitForSelector(`html[lang="${language}"]`);
    };
    await turnTo('cs', 'Čeština');
    const czech = await tableText(page);
    expect(await page.title()).toBe('Stůl\u00a0– Bivouac');
    expect(czech).toContain('Vaše možnosti');
    // The whole log changes its language, not only new lines.
    expect(czech).toContain('1. kolo');
    expect(czech).not.toMatch(/Round|Your|Blue|Corporal/);
    await turnTo('en', 'English');
    expect(await tableText(page)).toBe(english);
    await turnTo('cs', 'Čeština');
    await page.reload();
    await nextMoment(page);
    expect(await tableText(page)).toBe(czech);
    await site.leave(page);
  });

  it('resumes exactly the same position after a reload', async () => {
    const page = await site.visit({ luck: 5 });
    await begin(page);
    await playSome(page, 7);
    const [text, record] = [await tableText(page), await savedRecord(page)];
    expect(record.split('\n').length).toBeGreaterThan(12);
    await page.reload();
    await nextMoment(page);
    expect(await tableText(page)).toBe(text);
    expect(await savedRecord(page)).toBe(record);
    await chooseLast(page);
    expect(await savedRecord(page)).not.toBe(record);
    await site.leave(page);
  });

  it('undoes a choice and says why another cannot be undone', async () => {
    const page = await site.visit();
    await begin(page);
    await page.getByText('You can’t take this back: nothing has been done yet.').waitFor();
    const undo = page.getByRole('button', { name: /^Take back:/ });
    for (let i = 0; i < 30 && (await nextMoment(page)) === 'asked'; i++) {
      if ((await undo.count()) > 0) break;
      await chooseLast(page);
    }
    const before = await savedRecord(page);
    await undo.click();
    expect((await savedRecord(page)).split('\n').length).toBe(before.split('\n').length - 1);
    await site.leave(page);
  });

  it('shows the sentence for a broken record and keeps the game', async () => {
    const page = await site.visit();
    await begin(page);
    await playSome(page, 4);
    const before = await tableText(page);
    const file = (text: string) => ({
      name: 'r.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page.locator('input[type=file]').setInputFiles(file('a shopping list'));
    const sentence = describeProblem('en', { code: 'record-not-one', line: 1 });
    expect(await textOf(page.getByRole('alert'))).toContain(sentence);
    expect(await tableText(page)).toBe(before);
    const torn = (await savedRecord(page)).replace('crossing', 'mill-yard');
    await page.locator('input[type=file]').setInputFiles(file(torn));
    await page.getByText('Someone has changed the text of the record').waitFor();
    expect(await tableText(page)).toBe(before);
    await screenshot(page, 'broken-record-en-1440');
    await page.getByRole('button', { name: 'Close the notice' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await site.leave(page);
  });

  it('exports the record, opens it at its end and steps through it', async () => {
    const page = await site.visit();
    await begin(page);
    while ((await nextMoment(page)) === 'asked') await chooseLast(page);
    const before = await tableText(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export the record' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('bivouac-skirmish-crossing.txt');
    await page.locator('input[type=file]').setInputFiles(await download.path());
    const position = page.locator('.stepper p:not(.keys)');
    const end = await textOf(position);
    const total = Number(/of (\d+)$/.exec(end)?.[1]);
    expect(end).toBe(`After action ${total} of ${total}`);
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await textOf(position)).toBe(`After action ${total - 1} of ${total}`);
    await page.getByRole('button', { name: 'To the start' }).click();
    expect(await textOf(position)).toBe(`After action 0 of ${total}`);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByLabel('Seen by').selectOption({ label: 'Red' });
    await page.getByText('Your hand').waitFor();
    await screenshot(page, 'record-en-1440');
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await textOf(position)).toBe(end);
    await page.getByRole('button', { name: 'Close the record' }).click();
    expect(await tableText(page)).toBe(before);
    await site.leave(page);
  });
});
