import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { layOut } from '../support/table-steps.ts';

// Chromium shows the table as people with a deficiency of colour sight see it.

type Deficiency = 'deuteranopia' | 'protanopia' | 'tritanopia' | 'achromatopsia';
type Lab = readonly [lightness: number, a: number, b: number];

async function seeAs(page: Page, type: Deficiency): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type });
}

/** The colour that most of a place has, as CIELAB. */
async function mainColour(page: Page, place: Locator): Promise<Lab> {
  const png = await place.screenshot();
  const rgb = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const counts = new Map<string, number>();
      for (let i = 0; i + 2 < data.length; i += 4) {
        const key = `${data[i]} ${data[i + 1]} ${data[i + 2]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
    },
    [...png],
  );
  return labOf(rgb.split(' ').map(Number));
}

/** From sRGB by way of XYZ, white D65. */
function labOf(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const bend = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Lab, two: Lab): number =>
  Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);

/** From a difference of about ten, people distinguish two plain colours at a glance. */
const AT_A_GLANCE = 10;

const counterOf = (page: Page, shape: 'circle' | 'rect'): Locator =>
  page.locator(`.counter:has(> g > ${shape}:first-child)`).first();

describeInBrowser('the two sides', (site) => {
  for (const type of ['deuteranopia', 'protanopia', 'tritanopia'] as const) {
    it(`have distinguishable colours with ${type}`, async () => {
      const page = await site.visit({ isSharp: true, at: null });
      await layOut(page, { scenario: 'la-raye', phrase: 'colours' });
      await seeAs(page, type);
      const scores = page.locator('.score > li');
      const strong = [await mainColour(page, scores.nth(0)), await mainColour(page, scores.nth(1))];
      const one = await mainColour(page, counterOf(page, 'circle'));
      const two = await mainColour(page, counterOf(page, 'rect'));
      await screenshot(page, `table-${type}`);
      expect(distance(strong[0] as Lab, strong[1] as Lab)).toBeGreaterThan(2 * AT_A_GLANCE);
      expect(distance(one, two)).toBeGreaterThan(AT_A_GLANCE);
    });
  }

  it('are distinguishable without colour: each has its own shape on every counter and score', async () => {
    const page = await site.visit({ isSharp: true, at: null });
    await layOut(page, { scenario: 'la-raye', phrase: 'colours' });
    await seeAs(page, 'achromatopsia');
    await screenshot(page, 'table-achromatopsia');
    const grey = await mainColour(page, page.locator('.score > li').first());
    expect(Math.hypot(grey[1], grey[2])).toBeLessThan(1);
    const counters = await page.locator('.counter').count();
    const round = await page.locator('.counter:has(> g > circle:first-child)').count();
    const square = await page.locator('.counter:has(> g > rect:first-child)').count();
    expect([round, square]).toEqual([4, 4]);
    expect(counters).toBe(8);
  });
});
