import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// Styles that one browser engine needs and the tests' engine does not: no browser test would notice.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHEETS = globSync('**/src/**/*.{svelte,css}', { cwd: ROOT }).map((name) => ({
  name,
  text: readFileSync(`${ROOT}/${name}`, 'utf8'),
}));
const filesWith = (pattern: RegExp): string[] =>
  SHEETS.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('the styles', () => {
  it('write underlines in longhands: WebKit drops a text-decoration of several values', () => {
    expect(SHEETS.length).toBeGreaterThan(100);
    expect(filesWith(/text-decoration:\s*[^;\s]+\s+[^;\s]/)).toEqual([]);
  });

  it('colour progress bars in Firefox as well', () => {
    const coloured = filesWith(/::-webkit-progress-value/);
    expect(coloured).not.toEqual([]);
    expect(filesWith(/::-moz-progress-bar/)).toEqual(coloured);
  });
});
