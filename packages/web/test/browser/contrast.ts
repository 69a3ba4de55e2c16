import type { Page } from 'playwright-core';

export interface Contrast {
  readonly text: string;
  readonly ratio: number;
}

/** How well texts stand out from the plain ground below them, by the formula of WCAG. */
export function contrasts(page: Page, selector: string): Promise<Contrast[]> {
  return page.locator(selector).evaluateAll((elements) => {
    type Colour = readonly [number, number, number, number];
    const parse = (colour: string): Colour => {
      const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (at: 0 | 1 | 2): number => top[at] * top[3] + below[at] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const lightness = (colour: Colour): number => {
      const part = (value: number): number => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
    };
    const groundOf = (element: Element): Colour => {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        layers.push(parse(getComputedStyle(at).backgroundColor));
      }
      return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Colour);
    };
    return elements.map((element) => {
      const { color, opacity } = getComputedStyle(element);
      const [r, g, b, a] = parse(color);
      const ground = groundOf(element);
      const ink = over([r, g, b, a * Number(opacity)], ground);
      const [light, dark] = [lightness(ink), lightness(ground)].toSorted((x, y) => y - x);
      return {
        text: element.textContent ?? '',
        ratio: ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05),
      };
    });
  });
}
