import type { Page } from 'playwright-core';

// The parts that a player always needs must be completely in the window, without scrolling.

export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
export const [WIDE, , , PHONE] = WINDOWS;

/** The question with its buttons, the hand, and the button that starts a game. */
const PARTS = {
  prompt: '.drawn .prompt, .drawn .prompt .buttons button',
  hand: '.hand .card, .hand .chosen .offered, button[data-token], .hand [data-row]',
  /** The tasks of each side, and the piles. */
  rest: '.hand:not(.strip) :is(.tasks > div, .piles li)',
  /** Sounds are offered to newcomers. */
  offer: '.drawn aside:has(.button), .drawn aside .button',
  /** On a phone: the reader's own task in a line, and all of them when it is unfolded. */
  goal: '.hand.strip > details > summary',
  tasks: '.hand.strip > details :is(.tasks > div, .tasks ~ .note)',
  start: 'main .go',
} as const;

export type Part = keyof typeof PARTS;

export interface Sight {
  readonly seen: number;
  readonly cut: readonly string[];
}

/**
 * How many elements that part has, and those that are not whole in the window. On a phone the cards
 * lie in a row that a finger slides sideways: the first is whole, and each other one after sliding.
 */
export function inSight(page: Page, part: Part): Promise<Sight> {
  const maySlide = part === 'hand' && page.viewportSize()?.width === PHONE.width;
  return page.evaluate(
    ([selector, slides]) => {
      const TOLERANCE = 1.5;
      const cut: string[] = [];
      const scrolled: (() => void)[] = [];
      /** A finger moves what slides sideways, and nothing else. */
      const slideTo = (element: Element): void => {
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          const { scrollLeft, scrollWidth, clientWidth } = at;
          const moved = at;
          if (scrollWidth <= clientWidth || getComputedStyle(at).overflowX !== 'auto') continue;
          scrolled.push(() => moved.scrollTo({ left: scrollLeft, behavior: 'instant' }));
          const [box, frame] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
          const left = scrollLeft + box.left - frame.left;
          at.scrollTo({ left, behavior: 'instant' });
        }
      };
      const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility(),
      );
      for (const [number, element] of elements.entries()) {
        if (slides && number > 0) slideTo(element);
        const box = element.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const frame = at.getBoundingClientRect();
          if (overflowX !== 'visible') {
            left = Math.max(left, frame.left);
            right = Math.min(right, frame.right);
          }
          if (overflowY !== 'visible') {
            top = Math.max(top, frame.top);
            bottom = Math.min(bottom, frame.bottom);
          }
        }
        const isLow = box.top < top - TOLERANCE || box.bottom > bottom + TOLERANCE;
        const isWide = box.left < left - TOLERANCE || box.right > right + TOLERANCE;
        if (!isLow && !isWide) continue;
        const text = element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
        const [from, to, start, end] = isLow
          ? [box.top, box.bottom, top, bottom]
          : [box.left, box.right, left, right];
        const where = `${Math.round(from)}–${Math.round(to)} in ${Math.round(start)}–${Math.round(end)}`;
        cut.push(`${element.classList[0]} ${text}: ${where}`);
      }
      for (const putBack of scrolled.reverse()) putBack();
      return { seen: elements.length, cut };
    },
    [PARTS[part], maySlide] as const,
  );
}
