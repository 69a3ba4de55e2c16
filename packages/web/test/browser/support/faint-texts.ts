import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, WIDE } from './in-sight.ts';
import { whilePainted } from './painting.ts';
import { painted, resize } from './steps.ts';

// Text contrast as it is on the screen: the text is made transparent, and what is left is its ground,
// whatever that is made of. WCAG AA: 4.5, and 3 for large text.

/** Fewer texts than this in a window mean that the page has not come. */
const FEWEST = 5;

type Theme = 'light' | 'dark';

/** Reads the page in both windows in which screens are read, and gives it back its own. */
export async function expectReadable(page: Page): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const size of [WIDE, PHONE]) {
    await resize(page, size);
    expect(await unreadable(page), `at ${size.width}`).toEqual([]);
  }
  await resize(page, own);
}

/** Each text in the window that cannot be read, by day or by night: it is too faint, or lies under something. */
export async function unreadable(page: Page, fewest = FEWEST): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) await page.emulateMedia({ colorScheme: 'light' });
  // Painting costs most, so the page is painted only as it is taken: twice, without its texts.
  const { read, covered } = await page.evaluate(findTexts);
  expect(read).toBeGreaterThan(fewest);
  await page.evaluate(keepInks, 'light' as const);
  await page.evaluate(hideTexts, true);
  const pictures = await whilePainted(page, async () => {
    const light = await pictureOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return { light, dark: await pictureOf(page) };
  });
  await page.evaluate(hideTexts, false);
  await page.evaluate(keepInks, 'dark' as const);
  if (!isDark) await page.emulateMedia({ colorScheme: 'light' });
  return [...covered, ...(await page.evaluate(measure, pictures))];
}

async function pictureOf(page: Page): Promise<string> {
  await painted(page);
  // No caret is in a text that is hidden; to hide it, too, would style the whole page again.
  return (await page.screenshot({ caret: 'initial' })).toString('base64');
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** The colour of the letters, and of the halo around them, if that is their ground. */
interface Ink {
  readonly ink: Colour;
  readonly halo: Colour | null;
}

interface Found {
  readonly element: Element;
  readonly text: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly inks: { [theme in Theme]?: Ink };
}

/** Kept in the page between two looks at it. */
type Kept = typeof globalThis & { hidden?: CSSStyleSheet; found?: Found[] };

/** Runs in the page: where each text can be seen; the same by day and by night. */
function findTexts(): { read: number; covered: string[] } {
  const SMALLEST_PX = 12;
  const NEAR = 3;
  /** Of a long text the next lines stand on the same ground. */
  const MOST_LINES = 4;
  type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const frames = new Map<Element, Frame>();
  /** The visible part of an element's content: neither outside the window nor cut off by a box. */
  const frameOf = (element: Element | null): Frame => {
    if (element === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const known = frames.get(element);
    if (known !== undefined) return known;
    let frame = frameOf(element.parentElement);
    if (getComputedStyle(element).overflow !== 'visible') {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      frame = {
        left: Math.max(left, frame.left),
        top: Math.max(top, frame.top),
        right: Math.min(right, frame.right),
        bottom: Math.min(bottom, frame.bottom),
      };
    }
    frames.set(element, frame);
    return frame;
  };
  const isFramed = (element: Element, x: number, y: number): boolean => {
    const { left, top, right, bottom } = frameOf(element);
    return x >= left && x < right && y >= top && y < bottom;
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  /** The element over the text. */
  let over: Element | null = null;
  /** Whether the text itself is visible there: no element covers it. */
  const isOnTop = (element: Element, x: number, y: number): boolean => {
    const found = document.elementFromPoint(x, y);
    if (found === null || isPartOf(found, element)) return found !== null;
    over = found;
    return false;
  };
  const isPartOf = (found: Element, element: Element): boolean => {
    // Counters lie one over the other.
    const counter = found.closest('.counter');
    if (counter !== null && !counter.contains(element)) return false;
    // Marks on a map let clicks through to what lies below them, on the same map; so do other pictures.
    const picture = element.closest('section.map') ?? element.closest('svg');
    if (picture?.contains(found)) return true;
    // A button may cover the whole card that its text stands on.
    return found.contains(element) || element.contains(found) || found.matches('.whole');
  };
  /** Counters lie on the map, and one over the other where they share a tile; pointing at one shows what is on it. */
  const isStacked = (element: Element, above: Element): boolean =>
    above.closest('.counter') !== null &&
    (element.closest('.counter') !== null || element.closest('.ground') !== null);
  // Texts below an open dialog are checked when it is closed.
  const dialog = document.querySelector('dialog:modal, .game-over');
  /**
   * Figures on spaces and tracks are left out: markers lie on them, and those of later campaigns are dimmed. So is
   * the letter of the compass, which lies under the tiles.
   */
  const isCaption = (element: Element): boolean =>
    element.closest('section.map') !== null && !element.matches('.live .art-label, .paper *');
  const isMeant = (element: Element): boolean => {
    if (dialog !== null && !dialog.contains(element)) return false;
    if (element.closest('.unseen, [aria-disabled=true], :disabled, [inert]') !== null) return false;
    // Drawings hidden from screen readers are pictures, not texts; but captions of a map must be readable.
    const isPicture = element.closest('svg[aria-hidden=true], svg [aria-hidden=true]') !== null;
    if (isPicture && !isCaption(element)) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };

  const kept = globalThis as Kept;
  kept.found = [];
  const covered = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !isMeant(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const points: (readonly [number, number])[] = [];
    over = null;
    const lines = [...range.getClientRects()]
      // Drawn letters that small can be read closer only, and look the same there.
      .filter(
        ({ width, height }) =>
          width >= 2 && height >= (element instanceof SVGElement ? SMALLEST_PX : 4),
      );
    for (const box of lines.slice(0, MOST_LINES)) {
      for (const right of [0.25, 0.4, 0.5, 0.6, 0.75]) {
        for (const down of [0.4, 0.5, 0.6]) {
          const x = box.left + box.width * right;
          const y = box.top + box.height * down;
          // A pixel of the picture is a few of the page: its neighbours count as well.
          const near = [
            [x - NEAR, y - NEAR],
            [x + NEAR, y + NEAR],
          ] as const;
          if (!near.every(([nearX, nearY]) => isFramed(element, nearX, nearY))) continue;
          if (near.every(([nearX, nearY]) => isOnTop(element, nearX, nearY))) points.push([x, y]);
        }
      }
    }
    if (points.length > 0) kept.found.push({ element, text, points, inks: {} });
    else if (over !== null && !isStacked(element, over))
      covered.add(`covered ${nameOf(element)} by ${nameOf(over)}: ${text.slice(0, 40)}`);
  }
  return { read: kept.found.length, covered: [...covered] };
}

/** Runs in the page. Letters alone: what is drawn in the same colour stays. */
function hideTexts(isHidden: boolean): void {
  const kept = globalThis as Kept;
  kept.hidden ??= new CSSStyleSheet();
  kept.hidden.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important } text, tspan { fill: transparent !important; stroke: transparent !important }',
  );
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.hidden);
  document.adoptedStyleSheets = isHidden ? [...others, kept.hidden] : others;
}

/** Runs in the page: the colours that the texts have now. */
function keepInks(theme: Theme): void {
  const parse = (colour: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return colour.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element | null): number => {
    // A page that is not painted now is transparent as a whole.
    if (element === null || element === document.documentElement) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  const inkOf = (element: Element): Ink => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement;
    const [r, g, b, a] = parse(isDrawn ? style.fill : style.webkitTextFillColor || style.color);
    const hasHalo =
      isDrawn && style.paintOrder.startsWith('stroke') && Number.parseFloat(style.strokeWidth) >= 2;
    return {
      ink: [r, g, b, a * opacityOf(element)],
      halo: hasHalo ? parse(style.stroke) : null,
    };
  };
  for (const { element, inks } of (globalThis as Kept).found ?? []) inks[theme] = inkOf(element);
}

/** Runs in the page: the texts that stand out too little from their ground, with their ratio. */
async function measure(pictures: { readonly [theme in Theme]: string }): Promise<string[]> {
  const pixelsOf = async (picture: string): Promise<(x: number, y: number) => Colour> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // The edges of a small picture are rounded.
    const [across, along] = [bitmap.width / innerWidth, bitmap.height / innerHeight];
    return (x, y) => {
      const at = (Math.floor(y * along) * bitmap.width + Math.floor(x * across)) * 4;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1];
    };
  };
  const lightness = ([r, g, b]: Colour): number => {
    const part = (value: number): number => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ratio = (ink: Colour, ground: Colour): number => {
    const mixed = [0, 1, 2].map(
      (i) => (ink[i] ?? 0) * ink[3] + (ground[i] ?? 0) * (1 - ink[3]),
    ) as unknown as Colour;
    const [light = 0, dark = 0] = [lightness(mixed), lightness(ground)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const faint = new Set<string>();
  for (const theme of ['light', 'dark'] as const) {
    const pixel = await pixelsOf(pictures[theme]);
    for (const { element, text, points, inks } of (globalThis as Kept).found ?? []) {
      const { ink, halo } = inks[theme] ?? { ink: [0, 0, 0, 0], halo: null };
      const ratios = points.map(([x, y]) => ratio(ink, halo ?? pixel(x, y))).sort((a, b) => a - b);
      // A line or a picture beside a letter is not its ground: a third may be worse.
      const typical = ratios[Math.floor(ratios.length / 3)] ?? 0;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
      if (typical >= (isLarge ? 3 : 4.5)) continue;
      const place = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      faint.add(`${theme} ${typical.toFixed(2)} ${place}: ${text.slice(0, 40)}`);
    }
  }
  return [...faint];
}
