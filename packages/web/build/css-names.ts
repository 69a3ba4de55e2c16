import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const PACKAGES = join(WEB, '..');

/** What Svelte tells of a component. */
interface Component {
  /** Of the page's own package it is relative. */
  readonly filename: string;
  hash(text: string): string;
}

/**
 * Svelte marks the elements of each component with a class, which code and styles repeat a thousand times. A number is
 * shorter than the hash that Svelte would write, and it compresses better.
 */
export function nameStyles(): (component: Component) => string {
  const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte') && !file.includes('node_modules'))
    .toSorted();
  const numbers = new Map(files.map((file, at) => [join(PACKAGES, file), at]));
  return ({ filename, hash }) => {
    // A component that came while a developer's server runs has no number yet.
    const number = numbers.get(resolve(WEB, filename));
    return `s-${number?.toString(36) ?? hash(filename)}`;
  };
}
