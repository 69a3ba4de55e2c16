import { deriveSeed, must, type Seat, type Viewer } from '@bivouac/kernel';
import type { AnyGameText } from '@bivouac/text';
import type { Context } from '../context.ts';
import { type Answered, answerLine, type Question } from './answer.ts';
import type { BotPlayer } from './bot-player.ts';
import type { LineReader } from './line-reader.ts';
import { offersFor } from './offers.ts';
import type { Screen } from './screen.ts';
import { humansAt, isHuman, type Table } from './table.ts';
import { showThinking } from './thinking.ts';
import { findPlayCommand } from './words.ts';

/** All that takes part in a game at the terminal. */
export interface Evening {
  readonly table: Table;
  readonly own: AnyGameText;
  readonly screen: Screen;
  readonly reader: LineReader;
  readonly bots: BotPlayer;
  readonly context: Context;
  /** Keeps the record, if that was asked for. */
  keep(): void;
}

/** Plays until the game is over or the player leaves. */
export async function playOn(evening: Evening): Promise<'over' | 'left'> {
  const { table, screen } = evening;
  const [first, ...others] = humansAt(table);
  // A player who shares the screen must sit down at it first.
  let viewer: Viewer = first === undefined || others.length > 0 ? 'spectator' : first;
  let isFresh = true;
  for (;;) {
    const awaiting = table.match.awaiting();
    if (awaiting.kind === 'over') {
      screen.showNews(viewer);
      return 'over';
    }
    const seat = nextSeat(awaiting.seats, table, viewer);
    if (!isHuman(table, seat)) {
      screen.showNews(viewer);
      if (!(await letBotAct(seat, evening))) return 'left';
      isFresh = true;
      continue;
    }
    // A person may think for days, or pull the plug: what was played so far is safe by now.
    evening.keep();
    if (seat !== viewer) {
      // The first player sits down: only the welcome stands on the screen, and it may stay.
      const wipe = typeof viewer === 'number' ? screen.clear : () => undefined;
      if (!(await handOver(seat, wipe, evening))) return 'left';
      viewer = seat;
      isFresh = true;
    }
    if (!(await askHuman(seat, isFresh, evening))) return 'left';
    isFresh = false;
  }
}

/** Of several seats that are asked at once, the player at the screen goes first, then the bots. */
function nextSeat(asked: readonly Seat[], table: Table, viewer: Viewer): Seat {
  const seat =
    asked.find((candidate) => candidate === viewer) ??
    asked.find((candidate) => !isHuman(table, candidate)) ??
    asked[0];
  return must(seat, 'a seat is awaited');
}

async function letBotAct(seat: Seat, evening: Evening): Promise<boolean> {
  const { table, bots, own, context, reader } = evening;
  const { match } = table;
  const view = match.view(seat);
  if (!view.ok) throw new Error('a seat may always look');
  const stop = showThinking(context.text.play.thinking({ side: own.side(seat) }));
  const action = await bots
    .choose(
      {
        id: match.decision,
        game: match.game.id,
        bot: table.players[seat] ?? '',
        seat,
        view: view.value,
        actions: match.actions(seat),
        trials: Number.MAX_SAFE_INTEGER,
        seed: deriveSeed(table.botLuck, `decision ${match.decision} of ${seat}`),
      },
      reader.interrupted,
    )
    .finally(stop);
  if (action === undefined) return false;
  const acted = match.act(seat, action);
  if (!acted.ok) throw new Error(`the bot chose what is not possible: ${acted.problem.code}`);
  return true;
}

/**
 * The screen changes hands. The program wipes the last player's view first; only public facts stand
 * there while the next player sits down.
 */
async function handOver(seat: Seat, wipe: () => void, evening: Evening): Promise<boolean> {
  const { screen, reader, own, context } = evening;
  wipe();
  // A surplus Enter from the last player must not show them the next player's hand.
  reader.dropTypedAhead();
  screen.showNews('spectator');
  for (;;) {
    context.output.line();
    const line = await reader.ask(context.text.play.passTo({ side: own.side(seat) }));
    if (line === undefined || findPlayCommand(line)?.command === 'quit') return false;
    if (line.trim() === '') break;
  }
  wipe();
  return true;
}

/** Asks until the seat has decided; false if the player leaves. */
async function askHuman(seat: Seat, isFresh: boolean, evening: Evening): Promise<boolean> {
  const { table, own, screen, reader, context } = evening;
  screen.showNews(seat);
  if (isFresh) screen.showTable(seat);
  else screen.showChanges(seat);
  for (;;) {
    const offers = offersFor(table.match, seat, own);
    screen.showQuestion(seat, offers);
    const question = { table, seat, offers, own, screen, context };
    let answered = await answerNext(question, reader);
    while (answered === 'ask') answered = await answerNext(question, reader);
    if (answered !== 'asked-again') return answered === 'acted';
    screen.showChanges(seat);
  }
}

async function answerNext(question: Question, reader: LineReader): Promise<Answered> {
  const line = await reader.ask(`${question.own.seat(question.seat)}> `);
  return line === undefined ? 'leave' : answerLine(line, question);
}
