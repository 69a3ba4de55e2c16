import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// How much compressed JavaScript a page needs before its reader does anything: each file once, as the server sends it.
// The build writes which files those are (packages/web/build/pages.ts).

/** In kB (thousand bytes) of Brotli. */
const HOME_BAR = 80;
const TABLE_BAR = 160;

/** The campaign is camp and battles at one table. */
const CAMPAIGN_BAR = 180;

const BARS = {
  'stalingrad-campaign-table': CAMPAIGN_BAR,
  // These miss their bars. They stay within 3 kB of what they weigh; docs/adr/0022 says what that consists of.
  'stalingrad-campaign-battle': 185,
  'north-africa-table': 165,
  'stalingrad-table': 173,
};

/** Counted for one language; each weighs about the same. */
const LANGUAGE = 'cs';

/**
 * Home, and the table of each game that is drawn. A worker fetches bots when one is asked, so they are counted beside
 * the page and not against its bar.
 */
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
    const ofPage = [table, part('opening')];
    const withBots = weigh(dist, filesOf([...ofPage, part('worker')])).kilobytes;
    weights.push([
      table,
      { bar: BARS[table] ?? TABLE_BAR, withBots, ...weigh(dist, filesOf(ofPage)) },
    ]);
    // A campaign that was left in a battle begins there.
    const battle = part('battle');
    if (pages.some(({ page }) => page === battle)) {
      weights.push([battle, { bar: BARS[battle], ...weigh(dist, filesOf([table, battle])) }]);
    }
  }
  return Object.fromEntries(weights);
}

function weigh(dist, names) {
  const files = [...new Set(names)]
    .map((name) => ({ name, bytes: readFileSync(join(dist, `${name}.br`)).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { files, kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}
