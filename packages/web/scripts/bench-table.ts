import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type AnyMatch,
  commitSeed,
  createMatch,
  must,
  recordOf,
  seedFromPhrase,
} from '@bivouac/kernel';
import { normandy } from '@bivouac/normandy';
import { findEntry } from '@bivouac/shelf';
import type { SavedGame } from '@bivouac/table/contract/kept-games.ts';
import { type Browser, chromium } from 'playwright-core';
import { saveKey } from '../src/storage/save-keys.ts';
import { noteOf } from '../src/storage/saves.ts';

// How long it takes from a click to the painted result, in scenario 12 against the quickest bot:
// `node packages/web/scripts/bench-table.ts [decisions]`. Needs a built page and a Chromium.
// The bar is 100 ms at the 95th percentile. On a machine that is busy with other things, the time that
// the page's own thread has worked says more than the clock.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DECISIONS = Number(process.argv[2] ?? 150);
const ID = 'bench';

function savedGame(): SavedGame {
  const seed = seedFromPhrase('table bench');
  const begun = createMatch(normandy, { scenario: 'mortain', options: {} }, seed);
  const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
  const entry = findEntry('normandy');
  return {
    record: recordOf(match),
    players: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    commitment: commitSeed(seed),
    isCampaign: false,
    hero: '',
    note: noteOf(must(entry.ok ? entry.value : undefined, 'Normandy'), match, 0, {
      en: { game: 'Normandy', scenario: '', sides: ['', ''] },
    }),
  };
}

/** Runs in the page: chooses the last possible thing and waits for the frame after the next. */
async function clickAndPaint(): Promise<number | null> {
  const things = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      '.fire, .card.can .whole, .act.offered, .counter.target, rect[data-offered], .take .can, button[data-act]',
    ),
  ];
  const thing = things.find((one) => one.matches('.fire')) ?? things[Math.floor(things.length / 2)];
  if (thing === undefined) return null;
  const start = performance.now();
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - start;
}

const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(must(server.stdout ?? undefined, 'output'), 'data');
const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
const found = spawnSync(process.execPath, ['scripts/find-chromium.js'], { cwd: ROOT });
const browser = await chromium.launch({
  executablePath: String(found.stdout).trim(),
  args: ['--no-sandbox'],
});
interface Times {
  /** By the clock, from the click to the frame after the next. */
  readonly clock: number[];
  /** The work of the page's main thread in that time. */
  readonly work: number[];
}

async function measure(browser: Browser): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(
    (text) => {
      const [key, value] = JSON.parse(text) as [string, string];
      localStorage.setItem(key, value);
    },
    JSON.stringify([saveKey(ID), JSON.stringify(savedGame())]),
  );
  await page.goto(`${origin}/#/game/${ID}`);
  await page.reload();
  await page.waitForSelector('.table .tile');
  const inspector = await context.newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const clock: number[] = [];
  const work: number[] = [];
  while (clock.length < DECISIONS) {
    await page.waitForSelector('.prompt.asked, .game-over');
    if ((await page.locator('.game-over').count()) > 0) break;
    const before = await worked();
    const time = await page.evaluate(clickAndPaint);
    if (time === null) continue;
    clock.push(time);
    work.push((await worked()) - before);
  }
  return { clock, work };
}

const times = await measure(browser).finally(async () => {
  await browser.close();
  server.kill('SIGTERM');
});
function report(name: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  console.log(`${name}: median ${at(0.5)}, 95th percentile ${at(0.95)}, slowest ${at(1)}`);
}
console.log(`${times.clock.length} clicks`);
report('by the clock', times.clock);
report('work of the page', times.work);
