import type { Page } from 'playwright-core';

// Painting costs a third of what a drawn table costs, and most tests look at no pixel. So a page is laid
// out, takes clicks and is asked about as ever, but Chromium paints it only while a test looks.

type Unpainted = typeof globalThis & { unpainted?: CSSStyleSheet };

/** Runs in the page as it opens: Chromium leaves out what is fully transparent. */
export function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  (globalThis as Unpainted).unpainted = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The page is painted while `look` looks at it. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(paint, true);
  try {
    return await look();
  } finally {
    await page.evaluate(paint, false);
  }
}

/** Runs in the page. A window that is sharp has no such sheet, and is always painted. */
function paint(isPainted: boolean): void {
  const { unpainted } = globalThis as Unpainted;
  if (unpainted !== undefined) unpainted.disabled = isPainted;
}
