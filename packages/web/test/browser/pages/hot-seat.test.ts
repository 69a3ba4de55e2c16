import { type AnyMatch, must, type Seat } from '@bivouac/kernel';
import { findEntry } from '@bivouac/shelf';
import { tell } from '@bivouac/table/log/telling.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import {
  begin,
  chooseLast,
  nextMoment,
  savedRecord,
  textOf,
  truth,
  unfoldLog,
} from '../support/steps.ts';

const entry = findEntry('skirmish');
const text = await must(entry.ok ? entry.value : undefined, 'skirmish').texts.load('en');

/** The log lines that only that seat may read. */
function secretLines(match: AnyMatch, seat: Seat): string[] {
  const open = new Set(
    tell(text, match.log('spectator'), 'spectator').map((line) => line.sentence),
  );
  const own = tell(text, match.log(seat), seat).map((line) => line.sentence);
  return own.filter((sentence) => !open.has(sentence));
}

/** The hand as the table shows it to its owner. */
function handOf(match: AnyMatch, seat: Seat): string {
  const view = match.view(seat);
  const lines = text.view(view.ok ? view.value : null).flatMap((section) => section.lines);
  return must(
    lines.find((line) => line.startsWith('Your hand: ')),
    'a hand',
  ).slice(11);
}

/** Everything in the document, attributes and all. */
const wholeDom = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

async function handShown(page: Page): Promise<string> {
  const row = page.locator('.sections li', { hasText: 'Your hand' });
  expect(await row.count()).toBe(1);
  return textOf(row.locator('> span'));
}

describeInBrowser('two people at one screen', (site) => {
  it('never puts the opponent’s hand into the document, with or without the curtain', async () => {
    const page = await site.visit({ luck: 9 });
    await begin(page, { opponent: 'human' });
    let curtains = 0;
    const seats = new Set<Seat>();
    let seat: Seat = 0;
    for (;;) {
      const moment = await nextMoment(page);
      if (moment === 'over') break;
      const match = await truth(page);
      const dom = await wholeDom(page);
      if (moment === 'curtain') {
        curtains += 1;
        expect(dom).not.toContain('Your hand');
        expect(dom).not.toContain('draws');
        for (const line of [...secretLines(match, 0), ...secretLines(match, 1)]) {
          expect(dom).not.toContain(line);
        }
        // Number keys must not reach the table through the curtain.
        await page.keyboard.press('1');
        expect((await truth(page)).decision).toBe(match.decision);
        if (curtains === 2) await screenshot(page, 'curtain-en-1440');
        seat = (await textOf(page.locator('h1'))).endsWith('Blue') ? 0 : 1;
        await page.locator('.curtain .go').click();
        continue;
      }
      seats.add(seat);
      expect(await handShown(page)).toBe(handOf(match, seat));
      for (const line of secretLines(match, 1 - seat)) expect(dom).not.toContain(line);
      await chooseLast(page);
    }
    expect(curtains).toBeGreaterThan(4);
    expect([...seats].sort()).toEqual([0, 1]);
    // At the end everything lies open.
    const match = await truth(page);
    await unfoldLog(page);
    const log = await textOf(page.locator('.side'));
    for (const line of [...secretLines(match, 0), ...secretLines(match, 1)]) {
      expect(log).toContain(line);
    }
    await site.leave(page);
  });

  it('comes back behind the curtain after a reload', async () => {
    const page = await site.visit({ luck: 2 });
    await begin(page, { opponent: 'human' });
    await page.locator('.curtain .go').click();
    await chooseLast(page);
    const record = await savedRecord(page);
    await page.reload();
    expect(await nextMoment(page)).toBe('curtain');
    expect(await savedRecord(page)).toBe(record);
    expect(await wholeDom(page)).not.toContain('Your hand');
    await site.leave(page);
  });
});
