import type { AnyMatch, Seat } from '@bivouac/kernel';
import { normandyTitle } from '@bivouac/normandy/table/title.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { saveKey } from '../../../src/storage/save-keys.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { closeDialog } from '../support/steps.ts';
import { answered, layOut, nextMoment, truth } from '../support/table-steps.ts';

/** Everything in the document, attributes and all, and everything kept beside the record itself. */
async function everythingShown(page: Page): Promise<string> {
  return page.evaluate((record) => {
    const kept = Object.entries(localStorage)
      .map(([key, value]) => {
        if (!key.startsWith(record)) return value;
        const { record: _, ...rest } = JSON.parse(value) as { record: string };
        return JSON.stringify(rest);
      })
      .join('\n');
    const session = Object.values(sessionStorage).join('\n');
    return `${document.documentElement.outerHTML}\n${location.href}\n${document.title}\n${kept}\n${session}`;
  }, saveKey(''));
}

/** The men in a hand; each name is on one card of one side alone. */
function menIn(match: AnyMatch, seat: Seat): string[] {
  const view = match.view(seat);
  const hand: readonly number[] = view.ok ? [...view.value.own.hand, view.value.own.bid] : [];
  return (['en', 'cs'] as const)
    .flatMap((language) => hand.map((card) => normandyTitle.words(language).soldier(seat, card)))
    .filter((name) => name !== '');
}

/** The men whom the log names: on cards that lay face up for both to see. */
function menTold(match: AnyMatch): ReadonlySet<string> {
  const told = match.log('spectator').map(({ event }) => event as { seat?: Seat; card?: number });
  return new Set(
    (['en', 'cs'] as const).flatMap((language) =>
      told.flatMap(({ seat, card }) =>
        seat === undefined || card === undefined
          ? []
          : [normandyTitle.words(language).soldier(seat, card)],
      ),
    ),
  );
}

describeInBrowser('two people at the drawn table', (site) => {
  it('never puts the opponent’s hand into the document, with or without the curtain', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 5', isForTwo: true });
    let curtains = 0;
    let hands = 0;
    let secrets = 0;
    const seats = new Set<Seat>();
    let seat: Seat = 0;
    for (let i = 0; i < 40; i++) {
      const moment = await nextMoment(page);
      const match = await truth(page);
      const shown = await everythingShown(page);
      if (moment === 'curtain') {
        curtains += 1;
        for (const name of [...menIn(match, 0), ...menIn(match, 1)])
          expect(shown).not.toContain(name);
        expect(shown).not.toContain('data-card');
        // Keys must not reach the table through the curtain.
        await page.keyboard.press('1');
        await page.keyboard.press('Escape');
        expect((await truth(page)).decision).toBe(match.decision);
        if (curtains === 2) await screenshot(page, 'table-curtain-en-1440');
        seat = (await page.locator('h1').textContent())?.includes('the Americans') ? 0 : 1;
        await page.locator('.curtain .go').click();
        continue;
      }
      seats.add(seat);
      const told = menTold(match);
      const hidden = menIn(match, 1 - seat).filter((name) => !told.has(name));
      secrets += hidden.length;
      for (const name of hidden) expect(shown).not.toContain(name);
      const own = menIn(match, seat);
      hands += own.length;
      for (const name of own) expect(shown).toContain(name);
      await page.keyboard.press(match.actions(seat).length > 1 ? '2' : '1');
      if ((await page.locator('.fire').count()) > 0) await page.keyboard.press('2');
      await answered(page, match.decision);
    }
    expect(curtains).toBeGreaterThan(3);
    expect(hands).toBeGreaterThan(20);
    expect(secrets).toBeGreaterThan(20);
    expect([...seats].sort()).toEqual([0, 1]);
    await site.leave(page);
  });

  it('comes back behind the curtain after a reload, and lets two agree on a draw', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 5', isForTwo: true });
    expect(await nextMoment(page)).toBe('curtain');
    await page.locator('.curtain .go').click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await closeDialog(page);
    await page.keyboard.press('1');
    expect(await nextMoment(page)).toBe('curtain');
    await page.reload();
    expect(await nextMoment(page)).toBe('curtain');
    await page.locator('.curtain .go').click();
    await page.getByRole('button', { name: 'Accept the draw' }).click();
    expect(await nextMoment(page)).toBe('over');
    expect((await truth(page)).awaiting()).toEqual({
      kind: 'over',
      outcome: { winners: [], reason: 'agreed' },
    });
    await site.leave(page);
  });
});
