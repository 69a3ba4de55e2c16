import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** A busy machine has painted the page anew by then. */
const SETTLED_MS = 2_000;

/** What axe says of the page as it stands: rule and place, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated and not added as a script: the page's own policy forbids inline scripts.
  await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    // Pictures that no reader is told of are thousands of shapes.
    const exclude = ['svg[aria-hidden=true]'];
    // On a drawn table contrast takes axe longer than all else, and every-table measures it on the picture.
    const isDrawn = document.querySelector('.drawn') !== null;
    const rules = { 'color-contrast': { enabled: !isDrawn } };
    return axe.run({ exclude }, { resultTypes: ['violations'], rules });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
    ),
  );
}

/** What stands is judged: a page that has just been given another size or other colours is still on its way. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const first = await axeFindings(page);
  if (first.length === 0) return;
  await page.waitForTimeout(SETTLED_MS);
  expect(await axeFindings(page), name).toEqual([]);
}
