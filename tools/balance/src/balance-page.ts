// docs/balance.md, made from the figures that the games keep.
import type { GameFigures } from './figures.ts';

/** A game on the page, with its scenarios in the order of the game. */
export interface PageChapter extends GameFigures {
  readonly game: string;
  readonly order: readonly string[];
}

const Z = 1.959964;

/** A share with Wilson's interval, as the sim command prints it. */
export function interval(wins: number, games: number): string {
  const p = wins / games;
  const base = 1 + (Z * Z) / games;
  const centre = (p + (Z * Z) / (2 * games)) / base;
  const spread = (Z / base) * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  const percent = (share: number) => Math.round(share * 100);
  const exact = Math.round(p * 1000) / 10;
  return `${exact} % (${percent(centre - spread)}–${percent(centre + spread)})`;
}

export function balancePage(all: readonly PageChapter[]): string {
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

function chapter(figures: PageChapter): string[] {
  // Names that look like numbers do not keep their order as keys, hence `order`.
  const { game, bot, seed, seats, order, scenarios, campaigns, endings = {} } = figures;
  const isMet = campaigns !== undefined;
  const share = (wins: number, games: number) => (games === 0 ? '–' : interval(wins, games));
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
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
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
