import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { painted } from './steps.ts';

// Text contrast as it is on the screen: the text is made transparent, and what is left is its ground,
// whatever that is made of. WCAG AA: 4.5, and 3 for large text.

/** Fewer texts than this in a window mean that the page has not come. */
const FEWEST = 5;

/** Each text in the window that stands out too little from its ground, with its ratio. */
export async function faintTexts(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(hideTexts, true);
  await painted(page);
  const picture = (await page.screenshot()).toString('base64');
  await page.evaluate(hideTexts, false);
  const { read, faint } = await page.evaluate(measure, picture);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(read).toBeGreaterThan(FEWEST);
  return faint;
}

/** Runs in the page. Letters alone: what is drawn in the same colour stays. */
function hideTexts(isHidden: boolean): void {
  const kept = globalThis as unknown as { hidden?: CSSStyleSheet };
  kept.hidden ??= new CSSStyleSheet();
  kept.hidden.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important } text, tspan { fill: transparent !important; stroke: transparent !important }',
  );
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.hidden);
  document.adoptedStyleSheets = isHidden ? [...others, kept.hidden] : others;
}

/** Runs in the page. */
async function measure(picture: string): Promise<{ read: number; faint: string[] }> {
  type Colour = readonly [number, number, number, number];
  const SMALLEST_PX = 12;
  const NEAR = 3;
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const scale = bitmap.width / innerWidth;
  const pixel = (x: number, y: number): Colour => {
    const at = (Math.floor(y * scale) * bitmap.width + Math.floor(x * scale)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1];
  };
  const parse = (colour: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return colour.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
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
  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element | null): number => {
    if (element === null) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const frames = new Map<Element, Frame>();
  /** What of an element's content can be in sight: neither outside the window nor cut off by a box. */
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
  /** The colour of the letters, and of the halo around them, if that is their ground. */
  const inkOf = (element: Element): { ink: Colour; halo: Colour | null } => {
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
  /** What is in sight there is the text itself: nothing lies over it, and no box cuts it off. */
  const isInSight = (element: Element, x: number, y: number): boolean => {
    const { left, top, right, bottom } = frameOf(element);
    if (x < left || x >= right || y < top || y >= bottom) return false;
    const found = document.elementFromPoint(x, y);
    if (found === null) return false;
    // Marks on a map let clicks through to what lies below them, on the same map.
    if (element.closest('section.map')?.contains(found)) return true;
    // A button may cover the whole card that its text stands on.
    return found.contains(element) || element.contains(found) || found.matches('.whole');
  };
  const isMeant = (element: Element): boolean => {
    if (element.closest('.unseen, [aria-disabled=true], :disabled, [inert]') !== null) return false;
    // Drawings that nobody is told of are pictures.
    if (element.closest('svg[aria-hidden=true], svg [aria-hidden=true]') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };

  const faint = new Set<string>();
  let read = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !isMeant(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ratios: number[] = [];
    const { ink, halo } = inkOf(element);
    for (const box of range.getClientRects()) {
      // Drawn letters that small can be read closer only, and look the same there.
      if (box.width < 2 || box.height < (element instanceof SVGElement ? SMALLEST_PX : 4)) continue;
      for (const right of [0.25, 0.4, 0.5, 0.6, 0.75]) {
        for (const down of [0.4, 0.5, 0.6]) {
          const x = box.left + box.width * right;
          const y = box.top + box.height * down;
          // A pixel of the picture is a few of the page: its neighbours count as well.
          const isClear = [-NEAR, NEAR].every(
            (off) => isInSight(element, x + off, y + off) && isInSight(element, x - off, y + off),
          );
          if (isClear) ratios.push(ratio(ink, halo ?? pixel(x, y)));
        }
      }
    }
    if (ratios.length === 0) continue;
    read += 1;
    ratios.sort((a, b) => a - b);
    // A line or a picture beside a letter is not its ground: a third may be worse.
    const typical = ratios[Math.floor(ratios.length / 3)] ?? 0;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
    if (typical < (isLarge ? 3 : 4.5)) {
      const place = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      faint.add(`${typical.toFixed(2)} ${place}: ${text.slice(0, 40)}`);
    }
  }
  return { read, faint: [...faint] };
}
