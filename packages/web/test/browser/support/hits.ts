import type { Page } from 'playwright-core';

// Whatever is marked as possible has to take the click wherever it is drawn.

interface Mark {
  readonly at: string;
  readonly taker?: string;
}

/** Clickable elements: the marked one, and the part of it that takes the click, if that differs. */
export const MARKED: readonly Mark[] = [
  { at: 'article.card.can', taker: '.whole' },
  { at: '.chosen .offered' },
  { at: '.take .can[data-supply]' },
  { at: '.can[data-played]', taker: 'button' },
  { at: '.vehicles button[data-seat]' },
  { at: 'button[data-soldier]' },
  { at: 'button.can[data-token]' },
  { at: 'button[data-row]' },
  { at: 'button.can[data-card]' },
  { at: 'button.can[data-drawn]' },
  { at: '.prompt .buttons button' },
  { at: '.live .counter:is(.can, .target, .aimed)' },
  { at: '.live [data-offered]' },
  { at: '[data-offered][data-area]' },
  { at: '.live .can[data-leader]' },
  { at: '.live [data-section]' },
  { at: 'nav.strip button.can' },
];

/** Elements over the table while they are open. */
export const LISTED: readonly Mark[] = [{ at: '#options-list .choice' }];
/** The highlights and buttons of a lesson, and the controls of a replay. */
export const LED: readonly Mark[] = [
  { at: 'button[data-lit]' },
  { at: 'article.card[data-lit]', taker: '.whole' },
  { at: '#coach button' },
  { at: '.stepper button' },
];

/** Whatever looks as if one could point at it: each is a mark, a part of one or the drawing around one. */
const HIGHLIGHT = '.table :is(.can, .offered, .target, .aimed, [data-offered])';

export interface Hits {
  /** How many marked things were looked at. */
  readonly things: number;
  /** The kinds of marks among them. */
  readonly kinds: readonly string[];
  /** Where a click on a marked thing would reach something else. */
  readonly dead: readonly string[];
}

const KNOWN = [...MARKED, ...LISTED].map(({ at }) => at).join();

/** Looks at the centre of every marked thing and at four more points inside it; nothing stays scrolled. */
export async function hitsOf(page: Page, marks: readonly Mark[] = MARKED): Promise<Hits> {
  return page.evaluate(
    ([marked, highlight, known]) => {
      const SPREAD = 0.3;
      const OFFSETS = [
        [0, 0],
        [-SPREAD, -SPREAD],
        [SPREAD, -SPREAD],
        [-SPREAD, SPREAD],
        [SPREAD, SPREAD],
      ] as const;
      const nameOf = (element: Element | null): string => {
        if (element === null) return 'nothing';
        const data = [...element.attributes].filter(({ name }) => name.startsWith('data-'));
        const label = data.map(({ name, value }) => `[${name}=${value}]`).join('');
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${label}`;
      };
      /** A shape that is no box is inside its box only here. */
      const isInside = (element: Element, x: number, y: number): boolean => {
        if (!(element instanceof SVGGeometryElement)) return true;
        const matrix = element.getScreenCTM()?.inverse();
        return matrix ? element.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)) : false;
      };
      /** A map shows a part of itself; what lies outside cannot be clicked and is not meant to be. */
      const isInSight = (element: Element, x: number, y: number): boolean => {
        const frame = element.closest('section.map')?.getBoundingClientRect();
        if (frame === undefined) return true;
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      };
      /** If a map shows only a part, the player can pan it to uncover what is below its buttons. */
      const isUnderTools = (element: Element, found: Element | null): boolean => {
        const tools = element.closest('section.map')?.querySelector('.tools');
        if (!tools?.contains(found)) return false;
        return (element.closest('svg')?.getBoundingClientRect().width ?? 0) > innerWidth;
      };
      const centreOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      /** Counters lie on tiles, and a click on a counter counts for the tile below it. */
      const isLyingOn = (place: Element, found: Element | null): boolean => {
        const tile = place.getAttribute('data-tile');
        if (tile === null) return false;
        if (found?.closest('[data-tile]')?.getAttribute('data-tile') === tile) return true;
        const counter = found?.closest('[data-unit]');
        if (!counter) return false;
        const { x, y } = centreOf(counter);
        return isInside(place, x, y);
      };
      const scrolled = new Map<Element, readonly [left: number, top: number]>();
      const scrollTo = (element: Element): void => {
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          if (!scrolled.has(at)) scrolled.set(at, [at.scrollLeft, at.scrollTop]);
        }
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      };
      const dead: string[] = [];
      for (const element of document.querySelectorAll(highlight)) {
        if (element.closest(known) !== null || element.querySelector(known) !== null) continue;
        dead.push(`${nameOf(element)}: no check covers it`);
      }
      const kinds = new Set<string>();
      let things = 0;
      for (const { at, taker } of marked) {
        for (const element of document.querySelectorAll(at)) {
          const taking = taker === undefined ? element : element.querySelector(taker);
          if (element instanceof HTMLElement) scrollTo(element);
          const box = element.getBoundingClientRect();
          if (box.width === 0) continue;
          let points = 0;
          for (const [right, down] of OFFSETS) {
            const x = box.x + box.width * (0.5 + right);
            const y = box.y + box.height * (0.5 + down);
            if (!isInside(element, x, y) || !isInSight(element, x, y)) continue;
            const found = document.elementFromPoint(x, y);
            if (isUnderTools(element, found)) continue;
            points += 1;
            if (taking?.contains(found) || isLyingOn(element, found)) continue;
            dead.push(`${nameOf(element)} at ${right}, ${down}: ${nameOf(found)}`);
          }
          if (points === 0) continue;
          things += 1;
          kinds.add(at);
        }
      }
      for (const [element, [left, top]] of scrolled) {
        element.scrollTo({ left, top, behavior: 'instant' });
      }
      return { things, kinds: [...kinds], dead };
    },
    [marks, HIGHLIGHT, KNOWN] as const,
  );
}
