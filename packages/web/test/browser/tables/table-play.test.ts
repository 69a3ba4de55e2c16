import { normandyTitle } from '@bivouac/normandy/table/title.ts';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { begunAgain, closeDialog, textOf } from '../support/steps.ts';
import {
  answered,
  chooseByMouse,
  keptRecord,
  layOut,
  nextMoment,
  plan,
  truth,
} from '../support/table-steps.ts';

describeInBrowser('the drawn table by mouse', (site) => {
  it('plays a game to its end on map and cards, and checks its dice there', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'montmartin', phrase: 'table 0', after: 190 });
    const kinds = new Set<string>();
    while ((await nextMoment(page)) === 'asked') kinds.add(await chooseByMouse(page));
    expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'play', 'use', 'go', 'shoot']));
    await page.getByText('Checked: the seed matches the seal').waitFor();
    expect((await truth(page)).isOver()).toBe(true);
    expect(await page.locator('.game-over a[href^="#/replay/"]').count()).toBe(1);
    await screenshot(page, 'table-over-en-1440');
    await page.locator('[data-over=again]').click();
    await begunAgain(page);
    expect(await nextMoment(page)).toBe('asked');
    await site.leave(page);
  });

  it('plays a move by dragging the counter', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 9' });
    for (let i = 0; i < 60; i++) {
      expect(await nextMoment(page)).toBe('asked');
      const { match, view, action } = await plan(page, 0);
      if (action.kind !== 'go') {
        await chooseByMouse(page);
        continue;
      }
      const unit = view.question?.play?.unit;
      const from = await page.locator(`[data-unit="${unit}"]`).boundingBox();
      const to = await page.locator(`rect[data-tile="${action.tile}"]`).boundingBox();
      if (from === null || to === null) throw new Error('both are on the map');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 5, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      await answered(page, match.decision);
      expect(await keptRecord(page)).toContain(`go ${normandyTitle.rules.tiles[action.tile]}`);
      await site.leave(page);
      return;
    }
    throw new Error('the game never offered a move by drag');
  });

  it('says why an action is not possible, and undoes what can be undone', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 3' });
    const said = page.locator('.prompt .said');
    await page
      .locator('[data-tile]')
      .first()
      .click({ position: { x: 4, y: 60 } });
    expect(await textOf(said)).not.toBe('');
    // Marked as impossible, but it answers.
    await page.getByRole('button', { name: 'Take back', exact: true }).click({ force: true });
    expect(await textOf(said)).toContain('nothing has been done yet');
    await chooseByMouse(page);
    await nextMoment(page);
    for (;;) {
      const before = await truth(page);
      const kind = await chooseByMouse(page);
      await nextMoment(page);
      if (kind !== 'play') continue;
      await page.keyboard.press('Escape');
      expect((await truth(page)).hash()).toBe(before.hash());
      break;
    }
    await site.leave(page);
  });

  it('zooms, pans, fits and uncovers the map without choosing an action', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 3' });
    const before = await keptRecord(page);
    const tile = page.locator('[data-tile]').first();
    const whole = await tile.boundingBox();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const near = await tile.boundingBox();
    expect(near?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 1.2);
    const map = await page.locator('.window').boundingBox();
    if (map === null) throw new Error('a map');
    await page.mouse.move(map.x + 12, map.y + map.height / 2);
    await page.mouse.down();
    await page.mouse.move(map.x + 92, map.y + map.height / 2 + 40, { steps: 5 });
    await page.mouse.up();
    expect(await tile.boundingBox()).not.toEqual(near);
    await page.getByRole('button', { name: 'Whole map' }).click();
    expect(await tile.boundingBox()).toEqual(whole);
    await page.getByRole('button', { name: 'Hide the counters' }).click();
    expect(await page.locator('.counter').count()).toBe(0);
    await page.getByRole('button', { name: 'Hide the counters' }).click();
    expect(await page.locator('.counter').count()).toBeGreaterThan(0);
    expect(await keptRecord(page)).toBe(before);
    await site.leave(page);
  });

  it('opens the rule of the current question next to the game', async () => {
    const page = await site.visit({ language: 'cs', at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 3' });
    await page.getByRole('button', { name: 'pravidlo: Určení iniciativy' }).click();
    const rule = page.getByRole('dialog', { name: 'Určení iniciativy' });
    expect(await textOf(rule)).toContain('Oba hráči');
    await closeDialog(page);
    expect(await nextMoment(page)).toBe('asked');
    await site.leave(page);
  });

  it('ends by resignation from the menu', async () => {
    const page = await site.visit({ at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'table 3' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign the game' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    expect(await nextMoment(page)).toBe('over');
    expect(await textOf(page.locator('.game-over'))).toContain('You lose.');
    expect(await keptRecord(page)).toContain('us: !resign');
    await site.leave(page);
  });
});
