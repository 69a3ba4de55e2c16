import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../support/harness.ts';
import { turnTo } from '../support/steps.ts';

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** Czech, whose words are longer, on both; English where lines break most. */
const SIZES = { cs: [DESK, PHONE], en: [PHONE] } as const;
const PAGES = ['#/', '#/normandy/la-raye', '#/rules/normandy', '#/settings', '#/games'] as const;

/** The elements that shifted since the page was loaded, and by how much of the window. */
async function jumps(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: readonly { node: Node | null }[];
            };
            const what = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30));
            found.push(`${value.toFixed(4)} ${what.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
}

describeInBrowser('the layout of a page while it loads', (site) => {
  for (const language of ['cs', 'en'] as const) {
    it(`does not shift (${language})`, async () => {
      for (const size of SIZES[language]) {
        const page = await site.visit({ ...size, language });
        for (const address of PAGES) {
          await turnTo(page, address);
          await page.reload({ waitUntil: 'networkidle' });
          await page.waitForSelector('h1');
          expect(await jumps(page), `${address} at ${size.width}`).toEqual([]);
        }
      }
    });
  }
});
