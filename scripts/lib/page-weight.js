import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// How much compressed JavaScript a page needs before its reader does anything: each file once, as the server sends it.
// The build writes which files those are (packages/web/build/pages.ts).

/** In kB (thousand bytes) of Brotli. */
const HOME_BAR = 80;
const TABLE_BAR = 160;

/**
 * The present weights of the larger tables, and 3 kB. The bar that they miss is that of all tables, or 180 for the
 * campaign; docs/adr/0022 says what they consist of.
 */
const LARGER_TABLES = {
  'normandy-table': 168,
  'north-africa-table': 179,
  'stalingrad-table': 184,
  'stalingrad-campaign-table': 206,
};

/** Counted for one language; each weighs about the same. */
const LANGUAGE = 'cs';

/** Home, and the table of each game that is drawn, with its bots: a table where only people sit never fetches those. */
export function weighPages(dist) {
  const pages = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8'));
  const filesOf = (names) =>
    pages
      .filter(({ page, language }) => names.includes(page) && [null, LANGUAGE].includes(language))
      .flatMap(({ files }) => files);
  const weights = [['home', { bar: HOME_BAR, ...weigh(dist, filesOf(['home'])) }]];
  const tables = new Set(pages.map(({ page }) => page).filter((page) => page.endsWith('-table')));
  for (const table of tables) {
    const part = (name) => table.replace(/table$/, name);
    const byHand = [table, part('opening')];
    const bar = LARGER_TABLES[table] ?? TABLE_BAR;
    const withoutBots = weigh(dist, filesOf(byHand)).kilobytes;
    weights.push([
      table,
      { bar, withoutBots, ...weigh(dist, filesOf([...byHand, part('worker')])) },
    ]);
  }
  return Object.fromEntries(weights);
}

function weigh(dist, names) {
  const files = [...new Set(names)]
    .map((name) => ({ name, bytes: readFileSync(join(dist, `${name}.br`)).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { files, kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}
