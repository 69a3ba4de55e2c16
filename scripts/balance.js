// Plays bots against each other in every scenario of every game for players, and writes
// docs/balance.md: how often each side wins, with 95 % intervals.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const GAMES = Number(process.env.GAMES ?? 200);
const BOT = process.env.BOT ?? 'medium';

/** Runs the command line and reads its one JSON object. */
function bivouac(...args) {
  const run = spawnSync(
    path('node_modules/node/bin/node'),
    [path('packages/cli/bin/bivouac.js'), ...args, '--json'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return JSON.parse(run.stdout);
}

/** Wilson's interval, as the sim command prints it. */
function interval(wins, games) {
  const z = 1.959964;
  const p = wins / games;
  const base = 1 + (z * z) / games;
  const centre = (p + (z * z) / (2 * games)) / base;
  const spread = (z / base) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const percent = (share) => Math.round(share * 100);
  return `${percent(p)} % (${percent(centre - spread)}–${percent(centre + spread)})`;
}

const lines = [
  '# Balance',
  '',
  `Written by \`npm run balance\`: ${GAMES} games per scenario, the \`${BOT}\` bot on both sides, seed`,
  '`balance`. A bot is not a person: read the table as a hint, not as a verdict.',
];
for (const game of bivouac('games').games.filter(({ id }) => id !== 'skirmish')) {
  const [one, two] = game.seats;
  lines.push(
    '',
    `## ${game.id}`,
    '',
    `| scenario | ${one} wins | ${two} wins | draws | decisions a game |`,
  );
  lines.push('| --- | --- | --- | --- | --- |');
  for (const { id } of game.scenarios) {
    console.log(`${game.id} ${id}`);
    const sim = bivouac(
      'sim',
      game.id,
      id,
      '--bots',
      `${BOT},${BOT}`,
      '--games',
      String(GAMES),
      '--seed',
      'balance',
    );
    const share = (seat) => interval(sim.bySeat[seat], sim.games);
    lines.push(
      `| ${id} | ${share(one)} | ${share(two)} | ${sim.draws + sim.unfinished} | ${Math.round(sim.meanDecisions)} |`,
    );
  }
}
writeFileSync(path('docs/balance.md'), `${lines.join('\n')}\n`);
console.log('docs/balance.md is written');
