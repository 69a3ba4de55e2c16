import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// How much compressed JavaScript a page needs before its reader does anything: each file once, as the server sends it.
// The build writes which files those are (packages/web/build/pages.ts).

/** In kB (thousand bytes) of Brotli. */
const HOME_BAR = 80;
const TABLE_BAR = 160;

/**
 * The present weights of the larger tables, rounded up. The bar that they miss is that of all tables, or 180 for the
 * campaign; docs/adr/0022 says what they consist of.
 */
const LARGER_TABLES = {
  'napoleonics-table': 171,
  'normandy-table': 176,
  'north-africa-table': 186,
  'stalingrad-table': 199,
  'stalingrad-campaign-table': 212,
};

/** Counted for one language; each weighs about the same. */
const LANGUAGE = 'cs';

/** Home, and the table of each game that is drawn, with its bots. */
export function weighPages(dist) {
  const pages = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8'));
  const filesOf = (names) =>
    pages
      .filter(({ page, language }) => names.includes(page) && [null, LANGUAGE].includes(language))
      .flatMap(({ files }) => files);
  const weights = [['home', { bar: HOME_BAR, ...weigh(dist, filesOf(['home'])) }]];
  const tables = new Set(pages.map(({ page }) => page).filter((page) => page.endsWith('-table')));
  for (const table of tables) {
    const parts = ['table', 'worker', 'opening'].map((part) => table.replace(/table$/, part));
    const bar = LARGER_TABLES[table] ?? TABLE_BAR;
    weights.push([table, { bar, ...weigh(dist, filesOf(parts)) }]);
  }
  return Object.fromEntries(weights);
}

function weigh(dist, names) {
  const files = [...new Set(names)]
    .map((name) => ({ name, bytes: readFileSync(join(dist, `${name}.br`)).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { files, kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}
