import { BOOK, COVER, SCENARIOS } from '@bivouac/normandy';
import { type Board, boardOf } from '@bivouac/undaunted-core/art/index.ts';

/** The boards of the book as they are set up. */
export const BOARDS: readonly { name: string; board: Board }[] = SCENARIOS.map((scenario) => ({
  name: scenario.id,
  board: boardOf(scenario, { ...BOOK, cover: COVER }),
}));

/**
 * Faults of a piece of SVG, found by a small reader: tags that do not close, attributes given twice
 * or unreadable, text that is not escaped. Empty when it is well formed.
 */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const text = /^[^<]+/.exec(rest)?.[0];
    if (text !== undefined) {
      if (/&(?!amp;|lt;|gt;)|>/.test(text)) faults.push(`text “${text.slice(0, 40)}”`);
      rest = rest.slice(text.length);
      continue;
    }
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) return [...faults, `tag “${rest.slice(0, 60)}”`];
    const [all, closing, name = '', attributes = '', isEmpty] = tag;
    const names = [...attributes.matchAll(/([a-zA-Z-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) faults.push(`an attribute twice in ${all}`);
    if (closing === '/') {
      if (open.pop() !== name) faults.push(`</${name}> closes something else`);
    } else if (isEmpty !== '/') open.push(name);
    rest = rest.slice(all.length);
  }
  return open.length === 0 ? faults : [...faults, `left open: ${open.join(', ')}`];
}

/** Numbers in paths and attributes that no browser can draw. */
export const strangeNumbers = (svg: string): string[] =>
  svg.replace(/#[0-9a-f]{3,6}/g, '').match(/NaN|undefined|null|Infinity|\d\.\d{4,}|\de-?\d/g) ?? [];

const valuesOf = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, value = '']) => value);

export const idsOf = (svg: string): string[] => valuesOf(svg, / id="([^"]+)"/g);

/** The references of a picture: symbols and clip paths. */
export const referencesOf = (svg: string): string[] => [
  ...valuesOf(svg, / href="#([^"]+)"/g),
  ...valuesOf(svg, /url\(#([^)]+)\)/g),
];
