import type { ShelfEntry } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { findClient } from '@bivouac/shelf/games';
import { botNames, refuseWordsAfter } from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { loadGameTexts } from '../game-texts.ts';
import { readingWidth, wrap } from '../output/columns.ts';

/** Lists every game there is with its scenarios, options and bots. */
export const games: RunCommand<'games'> = async (context, words, flags) => {
  await loadGameTexts(context);
  refuseWordsAfter(words, 0);
  if (flags.json) context.output.json({ games: SHELF.map(asJson) });
  else printEntries(context);
  return 0;
};

function asJson(entry: ShelfEntry): object {
  const { id, seats, scenarios } = entry.game;
  return {
    id,
    seats,
    scenarios,
    bots: botNames(entry),
  };
}

function printEntries(context: Context): void {
  SHELF.forEach((entry, at) => {
    if (at > 0) context.output.line();
    printEntry(entry, context);
  });
}

function printEntry(entry: ShelfEntry, { language, text, output }: Context): void {
  const { game } = entry;
  const own = entry.texts.in(language);
  const words = text.games;
  output.line(`${output.heading(own.title)}  ${output.dim(game.id)}`);
  for (const line of wrap(own.about, readingWidth() - 2)) output.line(`  ${line}`);
  if (findClient(game.id)?.isForPlayers === false) output.line(`  ${words.forDevelopers}`);
  const seats = game.seats.map((name, seat) => `${own.seat(seat)} (${name})`);
  output.line(`  ${words.seats}: ${seats.join(', ')}`);
  output.line(`  ${words.scenarios}:`);
  for (const { id, provenance } of game.scenarios) {
    output.line(`    ${id}: ${own.scenario(id).title} (${words.provenance[provenance]})`);
  }
  for (const option of game.options) {
    const { title, values } = own.option(option.id);
    const choices = option.values.map((value) => `${option.id}=${value} (${values[value]})`);
    output.line(`  ${title}: ${choices.join(', ')}`);
  }
  output.line(`  ${words.bots}: ${botNames(entry).join(', ')}`);
}
