import { keepsCommitment } from '@bivouac/kernel';
import { describeOutcome } from '@bivouac/text';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { loadGameTexts } from '../game-texts.ts';
import { readingWidth, wrap } from '../output/columns.ts';
import { openBotPlayer } from '../play/bot-player.ts';
import { type Evening, playOn } from '../play/game-loop.ts';
import { saveRecord, writeOrSay } from '../play/keep-record.ts';
import { type LineReader, openLineReader } from '../play/line-reader.ts';
import { openScreen } from '../play/screen.ts';
import { humansAt, openTable, type Table } from '../play/table.ts';
import { EXIT_FAILURE } from '../problems.ts';
import { refuseForeignFile } from '../record-file.ts';
import { printHeader } from '../replay/story.ts';

/** Plays a game in the terminal. */
export const play: RunCommand<'play'> = async (context, words, flags) => {
  await loadGameTexts(context);
  const table = openTable(words, flags);
  const reader = openReaderAt(table);
  try {
    return await playTable(table, flags.record, reader, context);
  } finally {
    reader.close();
  }
};

/** Players who share a keyboard must not bring back each other's lines. */
export const openReaderAt = (table: Table): LineReader =>
  openLineReader(humansAt(table).length < 2);

/** Plays one game to its end, or until the player leaves; its record is kept under `path`. */
export async function playTable(
  table: Table,
  path: string | undefined,
  reader: LineReader,
  context: Context,
): Promise<number> {
  if (path !== undefined) refuseForeignFile(path);
  const own = table.entry.texts.in(context.language);
  const screen = openScreen(table.match, own, context);
  const bots = openBotPlayer();
  const keep = (): void => {
    if (path !== undefined) writeOrSay(path, table.match, context);
  };
  printWelcome(table, context);
  let end: 'over' | 'left' = 'left';
  let isKept = true;
  try {
    end = await playOn({ table, own, screen, reader, bots, context, keep });
  } finally {
    await bots.close();
    if (end === 'left') context.output.line(context.text.play.goodbye);
    // Also when something broke: what was played is worth more than a tidy exit.
    if (path !== undefined) isKept = saveRecord(path, table.match, context);
  }
  if (end === 'over') printEnd({ table, own, screen }, context);
  return isKept ? 0 : EXIT_FAILURE;
}

function printWelcome(table: Table, context: Context): void {
  const { output, text, language } = context;
  const { match, players, entry } = table;
  const own = entry.texts.in(language);
  printHeader(match, context);
  const { scenario } = match.setup;
  const briefing = entry.briefings?.in(language)(scenario) ?? own.scenario(scenario).briefing ?? '';
  for (const part of briefing.split('\n')) {
    for (const line of wrap(part, readingWidth())) output.line(line);
  }
  output.line();
  players.forEach((player, seat) => {
    output.line(`${own.seat(seat)}: ${text.play.playerName(player)}`);
  });
  const { commitment } = table;
  output.line(commitment === null ? text.play.noSeed : text.play.commitment({ commitment }));
  if (table.isLoaded) output.line(text.play.loaded({ actions: match.decision }));
  if (humansAt(table).length > 0) output.line(output.dim(text.play.helpHint));
  output.line();
}

function printEnd(
  { table, own, screen }: Pick<Evening, 'table' | 'own' | 'screen'>,
  { output, text, language }: Context,
): void {
  const { match, commitment } = table;
  const now = match.awaiting();
  if (now.kind !== 'over') return;
  screen.showTable('everyone');
  output.line();
  const humans = humansAt(table);
  const reader = humans.length === 1 ? (humans[0] ?? null) : null;
  const seen = match.view('everyone');
  const end = seen.ok ? { reader, view: seen.value } : { reader };
  const told = describeOutcome(language, own, now.outcome, end);
  const { winners } = now.outcome;
  const verdict =
    reader !== null && winners.includes(reader) ? text.play.youWon : text.play.youLost;
  output.line(
    output.heading(reader === null || winners.length === 0 ? told : `${verdict} ${told}`),
  );
  if (match.seed === null || commitment === null) return;
  output.line(text.play.seed({ seed: match.seed }));
  if (!keepsCommitment(commitment, match.seed)) throw new Error('the seed was changed in the game');
  output.line(text.play.commitmentKept({ commitment }));
}
