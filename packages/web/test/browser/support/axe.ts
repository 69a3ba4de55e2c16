import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whilePainted } from './painting.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Even a busy machine has repainted the page by then. */
const SETTLED_MS = 2_000;

interface Audit {
  /** `every-page` measures the contrast of this screen, on the picture, by day and by night. */
  readonly isContrastRead?: boolean;
}

/** The findings of axe on the current page: rule and place, one line each. */
export async function axeFindings(
  page: Page,
  { isContrastRead = false }: Audit = {},
): Promise<string[]> {
  // Evaluated and not added as a script: the page's own policy forbids inline scripts.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  const { violations } = await whilePainted(page, () =>
    page.evaluate(violationsNow, isContrastRead),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
    ),
  );
}

/** Runs in the page. */
function violationsNow(isContrastRead: boolean): Promise<AxeResults> {
  const { axe } = globalThis as unknown as {
    axe: { run(where: ElementContext, options: RunOptions): Promise<AxeResults> };
  };
  // Pictures hidden from screen readers are thousands of shapes.
  const exclude = ['svg[aria-hidden=true]'];
  // Contrast takes axe longer than all else; every-table measures that of drawn tables on the picture.
  const isDrawn = document.querySelector('.drawn') !== null;
  const rules = { 'color-contrast': { enabled: !isDrawn && !isContrastRead } };
  // Preloading fetches every style sheet again, for one rule about locked orientation.
  return axe.run({ exclude }, { resultTypes: ['violations'], rules, preload: false });
}

/** Audits the page at rest: after a change of size or colours it may still be in transition. */
export async function expectAccessible(page: Page, name: string, audit: Audit = {}): Promise<void> {
  const first = await axeFindings(page, audit);
  if (first.length === 0) return;
  await page.waitForTimeout(SETTLED_MS);
  expect(await axeFindings(page, audit), name).toEqual([]);
}
