// Plays bots against each other in every scenario of the games for players, or of those named:
// `npm run balance normandy`. Each game keeps its figures beside its rules, where the page shows them to
// players; docs/balance.md is made from them: how often each side wins, with 95 % intervals. A game of which
// there is a campaign as one game is measured by whole campaigns: `npm run balance stalingrad-campaign`.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, must, type ScenarioInfo } from '@bivouac/kernel';
import { GAMES as CLIENTS } from '@bivouac/shelf/games';
import { findBot, findGame } from '@bivouac/shelf/players';
import { balancePage } from './balance-page.ts';
import { measureCampaigns } from './campaigns.ts';
import type { GameFigures, ScenarioFigures } from './figures.ts';
import { type Measured, measuredGames } from './measured-games.ts';

const path = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const GAMES = Number(process.env.GAMES ?? 200);
const BOT = process.env.BOT ?? 'medium';
const SEED = 'balance';

/** What `bivouac sim --json` prints. */
interface SimResult {
  readonly games: number;
  readonly bySeat: { readonly [seat: string]: number };
  readonly draws: number;
  readonly unfinished: number;
  readonly meanDecisions: number;
  readonly meanRounds?: number;
}

function simulate(...args: readonly string[]): SimResult {
  const run = spawnSync(
    path('node_modules/node/bin/node'),
    [path('packages/cli/bin/bivouac.js'), 'sim', ...args, '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return JSON.parse(run.stdout);
}

function gameOf(id: string): AnyGame {
  const found = findGame(id);
  return must(found.ok ? found.value : null, `game ${id}`);
}

/** Each game keeps its figures in its own folder; one that has none yet gets a file beside its rules. */
function fileOf(game: string): string {
  const [found] = globSync(`packages/games/**/src/balance/${game}.json`, { cwd: path('.') });
  return path(found ?? `packages/games/${game}/src/balance/${game}.json`);
}

function keep(game: string, figures: GameFigures): void {
  mkdirSync(dirname(fileOf(game)), { recursive: true });
  writeFileSync(fileOf(game), `${JSON.stringify(figures, null, 2)}\n`);
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** One scenario, every seat played by the same bot but that of a solo opponent, which has its own. */
function measure({ id: game, seats }: AnyGame, { id, automaton }: ScenarioInfo): ScenarioFigures {
  const bots = seats.map((_, seat) => (automaton?.seat === seat ? automaton.bot : BOT)).join(',');
  const sim = simulate(game, id, '--bots', bots, '--games', String(GAMES), '--seed', SEED);
  return {
    games: sim.games,
    wins: seats.map((seat) => sim.bySeat[seat] ?? 0),
    draws: sim.draws,
    unfinished: sim.unfinished,
    meanDecisions: oneDecimal(sim.meanDecisions),
    ...(sim.meanRounds === undefined ? {} : { meanRounds: oneDecimal(sim.meanRounds) }),
  };
}

function measureGame(measured: Measured): void {
  const { game } = measured;
  const { id, seats } = game;
  if (measured.kind === 'campaigns') {
    const figures = measureCampaigns({
      ...{ campaign: game, battles: gameOf(measured.battles), seed: SEED, campaigns: GAMES },
      bot: must(findBot(id, BOT), `bot ${BOT}`),
      tell: (done) => console.log(`${id} ${done}`),
    });
    keep(measured.battles, figures.battles);
    keep(id, figures.campaign);
    return;
  }
  const scenarios: { [scenario: string]: ScenarioFigures } = {};
  for (const scenario of game.scenarios) {
    console.log(`${id} ${scenario.id}`);
    scenarios[scenario.id] = measure(game, scenario);
  }
  keep(id, { bot: BOT, seed: SEED, seats, scenarios });
}

const named = process.argv.slice(2);
for (const measured of measuredGames(CLIENTS, gameOf)) {
  if (named.length === 0 || named.includes(measured.game.id)) measureGame(measured);
}
const kept = CLIENTS.filter(({ id, isForPlayers }) => isForPlayers && existsSync(fileOf(id)));
const page = balancePage(
  kept.map(({ id }) => ({
    game: id,
    order: gameOf(id).scenarios.map((scenario) => scenario.id),
    ...JSON.parse(readFileSync(fileOf(id), 'utf8')),
  })),
);
writeFileSync(path('docs/balance.md'), page);
const written = [path('docs/balance.md'), ...kept.map(({ id }) => fileOf(id))];
// As the linter wants it: short lists on one line, columns of equal width.
spawnSync(path('node_modules/.bin/biome'), ['format', '--write', ...written], { stdio: 'inherit' });
console.log('docs/balance.md is written');
