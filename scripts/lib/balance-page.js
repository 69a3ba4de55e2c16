// docs/balance.md, made from the figures on the shelf.

/**
 * @typedef {{
 *   games: number, wins: number[], draws: number, unfinished: number,
 *   meanDecisions: number, meanRounds?: number, exhausted?: number,
 * }} ScenarioFigures
 * @typedef {{
 *   game: string, bot: string, seed: string, seats: string[],
 *   scenarios: Record<string, ScenarioFigures>,
 *   order?: readonly string[], campaigns?: number, endings?: Record<string, number>,
 * }} GameFigures
 */

const Z = 1.959964;

/**
 * A share with Wilson's interval, as the sim command prints it.
 * @param {number} wins
 * @param {number} games
 */
export function interval(wins, games) {
  const p = wins / games;
  const base = 1 + (Z * Z) / games;
  const centre = (p + (Z * Z) / (2 * games)) / base;
  const spread = (Z / base) * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  const percent = (/** @type {number} */ share) => Math.round(share * 100);
  const exact = Math.round(p * 1000) / 10;
  return `${exact} % (${percent(centre - spread)}–${percent(centre + spread)})`;
}

/** @param {readonly GameFigures[]} all */
export function balancePage(all) {
  const lines = [
    '# Balance',
    '',
    'Written by `npm run balance`. The same bot plays both sides, except that the opponent of a solo',
    'scenario plays by its own rules; a share of wins is followed by its 95 % interval. A bot is not a',
    'person: read the table as a hint, not as a verdict. A draw is a game without a winner when the',
    'rounds ran out; an unfinished one was stopped.',
  ];
  for (const figures of all) lines.push('', ...chapter(figures));
  return `${lines.join('\n')}\n`;
}

/** @param {GameFigures} figures */
function chapter(figures) {
  const { game, bot, seed, seats, scenarios, campaigns, endings = {} } = figures;
  // Names that look like numbers do not keep their order as keys.
  const { order = Object.keys(scenarios) } = figures;
  const isMet = campaigns !== undefined;
  const share = (/** @type {number} */ wins, /** @type {number} */ games) =>
    games === 0 ? '–' : interval(wins, games);
  const known = order.flatMap((id) => {
    const row = scenarios[id];
    return row === undefined ? [] : [{ id, row }];
  });
  const rows = known.map(({ id, row }) => [
    id,
    ...(isMet ? [String(row.games)] : []),
    ...row.wins.map((wins) => share(wins, row.games)),
    ...(isMet ? [String(row.exhausted ?? 0)] : [String(row.draws), String(row.unfinished)]),
    row.meanRounds === undefined ? '–' : row.meanRounds.toFixed(1),
    String(Math.round(row.meanDecisions)),
  ]);
  const games = Object.values(scenarios)[0]?.games ?? 0;
  const head = [
    'scenario',
    ...(isMet ? ['games'] : []),
    ...seats.map((seat) => `${seat} wins`),
    ...(isMet ? ['at the limit'] : ['draws', 'unfinished']),
    'rounds',
    'decisions',
  ];
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const source = isMet
    ? `The battles of ${campaigns} whole campaigns, fought with the units that are left in the city as it is`
    : `${games} games of each scenario`;
  const ends = Object.entries(endings);
  return [
    `## ${game}`,
    '',
    `${source}, bot \`${bot}\`, seed \`${seed}\`; rounds and decisions are means.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    ...(ends.length > 0
      ? ['', `How they ended: ${ends.map(([code, times]) => `${code} ${times}×`).join(', ')}.`]
      : []),
  ];
}
