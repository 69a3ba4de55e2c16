import type { CampaignEntry, ShelfEntry } from '@bivouac/manifest';
import type { Context } from '../context.ts';
import { columns } from '../output/columns.ts';

/** The campaign so far: a line per game, and the score. */
export function printCampaign(
  entry: ShelfEntry,
  entries: readonly CampaignEntry[],
  { language, output, text }: Context,
): void {
  const own = entry.texts.in(language);
  const words = text.campaign;
  const rows = entries.map(({ scenario, winner, casualties, hero }, i) => [
    `  ${i + 1}`,
    own.scenario(scenario).title,
    winner === null ? words.draw : own.seat(winner),
    `${casualties[0]} : ${casualties[1]}`,
    hero,
  ]);
  output.line(output.heading(words.title({ game: own.title })));
  if (rows.length === 0) {
    output.line(`  ${words.nothingYet}`);
    return;
  }
  const head = ['', words.scenario, words.winner, words.casualties, words.hero];
  for (const line of columns([head, ...rows], [0])) output.line(line);
  const score = entry.campaign?.score(entries);
  if (score === undefined) return;
  for (const seat of [0, 1] as const) {
    output.line(
      `  ${words.score({
        side: own.seat(seat),
        victories: score.victories[seat],
        casualties: score.casualties[seat],
        score: score.scores[seat],
      })}`,
    );
  }
  const side = own.side(score.winner ?? 0);
  const isWhole = entries.length === entry.game.scenarios.length;
  const margins = isWhole ? words.ends : words.margins;
  output.line(`  ${margins[score.margin]({ side })}`);
}

/** The same for a program; sides are named as in notation. */
export function campaignAsJson(entry: ShelfEntry, entries: readonly CampaignEntry[]): object {
  const { seats, scenarios } = entry.game;
  const name = (seat: number | null): string | null => (seat === null ? null : (seats[seat] ?? ''));
  const score = entry.campaign?.score(entries);
  return {
    games: entries.map((game) => ({ ...game, winner: name(game.winner) })),
    ...score,
    winner: name(score?.winner ?? null),
    isWhole: entries.length === scenarios.length,
  };
}
