// Plays bots against each other in every scenario of the games for players, or of those named:
// `npm run balance normandy`. The figures go to the shelf, which shows them to players, and from
// there to docs/balance.md: how often each side wins, with 95 % intervals. A game of which there is
// a campaign as one game is measured by whole campaigns: `npm run balance stalingrad-campaign`.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@bivouac/shelf';
import { balancePage } from './lib/balance-page.js';
import { measureCampaigns } from './lib/campaigns.js';

const path = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const GAMES = Number(process.env.GAMES ?? 200);
const BOT = process.env.BOT ?? 'medium';
const SEED = 'balance';
/** Campaigns, each with the game whose scenarios are their battles. */
const CAMPAIGNS = new Map([['stalingrad-campaign', 'stalingrad']]);

/**
 * Runs the command line and reads its one JSON object.
 * @param {readonly string[]} args
 */
function bivouac(...args) {
  const run = spawnSync(
    path('node_modules/node/bin/node'),
    [path('packages/cli/bin/bivouac.js'), ...args, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return JSON.parse(run.stdout);
}

/** Each game keeps its figures in its own folder; one that has none yet gets a file beside its rules. */
function figuresOf(/** @type {string} */ game) {
  const [found] = globSync(`packages/games/**/src/balance/${game}.json`, { cwd: path('.') });
  return path(found ?? `packages/games/${game}/src/balance/${game}.json`);
}

/**
 * @param {string} game
 * @param {object} figures
 */
function keep(game, figures) {
  mkdirSync(dirname(figuresOf(game)), { recursive: true });
  writeFileSync(figuresOf(game), `${JSON.stringify(figures, null, 2)}\n`);
}
const oneDecimal = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/**
 * One scenario, every seat played by the same bot but that of a solo opponent, which has its own.
 * @param {string} game
 * @param {readonly string[]} seats
 * @param {{ id: string, automaton?: { seat: number, bot: string } }} scenario
 */
function measure(game, seats, scenario) {
  const { id, automaton } = scenario;
  const bots = seats.map((_, seat) => (automaton?.seat === seat ? automaton.bot : BOT)).join(',');
  const args = ['--bots', bots, '--games', String(GAMES), '--seed', SEED];
  const sim = bivouac('sim', game, id, ...args);
  return {
    games: sim.games,
    wins: seats.map((seat) => sim.bySeat[seat]),
    draws: sim.draws,
    unfinished: sim.unfinished,
    meanDecisions: oneDecimal(sim.meanDecisions),
    ...(sim.meanRounds === undefined ? {} : { meanRounds: oneDecimal(sim.meanRounds) }),
  };
}

const games = SHELF.flatMap(({ game, isForPlayers }) => (isForPlayers ? [game] : []));
const named = process.argv.slice(2);
for (const { id, seats, scenarios } of games) {
  if (named.length > 0 && !named.includes(id)) continue;
  if ([...CAMPAIGNS.values()].includes(id)) continue;
  const battles = CAMPAIGNS.get(id);
  if (battles !== undefined) {
    const tell = (/** @type {number} */ done) => console.log(`${id} ${done}`);
    const wish = { campaign: id, battles, bot: BOT, seed: SEED, campaigns: GAMES, tell };
    const measured = measureCampaigns(wish);
    keep(battles, measured.battles);
    keep(id, measured.campaign);
    continue;
  }
  /** @type {Record<string, object>} */
  const measured = {};
  for (const scenario of scenarios) {
    console.log(`${id} ${scenario.id}`);
    measured[scenario.id] = measure(id, seats, scenario);
  }
  keep(id, { bot: BOT, seed: SEED, seats, scenarios: measured });
}
const known = games.filter(({ id }) => existsSync(figuresOf(id)));
const page = balancePage(
  known.map(({ id, scenarios }) => ({
    game: id,
    order: scenarios.map((scenario) => scenario.id),
    ...JSON.parse(readFileSync(figuresOf(id), 'utf8')),
  })),
);
writeFileSync(path('docs/balance.md'), page);
const written = [path('docs/balance.md'), ...known.map(({ id }) => figuresOf(id))];
// As the linter wants it: short lists on one line, columns of equal width.
spawnSync(path('node_modules/.bin/biome'), ['format', '--write', ...written], { stdio: 'inherit' });
console.log('docs/balance.md is written');
