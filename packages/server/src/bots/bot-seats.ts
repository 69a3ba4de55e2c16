import { deriveSeed, type Seat, seedFromPhrase } from '@bivouac/kernel';
import type { Metrics } from '../ops/metrics.ts';
import type { Report } from '../ops/report.ts';
import { positionOf } from '../rooms/commands.ts';
import { awaitedSeats, isBot, type Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type BotHost, BotHostError } from './bot-host.ts';

export interface BotSeatsDeps {
  readonly rooms: Rooms;
  readonly host: BotHost;
  readonly metrics: Metrics;
  readonly report: Report;
  readonly now: () => number;
  /** How long a bot may think over one decision. */
  readonly timeMs: number;
}

/** Bots stop by themselves or by the clock; the request only needs a number. */
const PLENTY_OF_TRIALS = 1_000_000;
const MAX_FAILURES = 3;
/** After this many full thinking times another game gets its turn; quick moves do not count as one. */
const TURNS_IN_A_ROW = 2;

interface Question {
  readonly seat: Seat;
  readonly bot: string;
  readonly position: number;
  readonly view: unknown;
  readonly actions: readonly unknown[];
  readonly print: (action: unknown) => string;
  readonly game: string;
  readonly luck: ReturnType<typeof seedFromPhrase>;
}

/**
 * Plays a game's bots as long as they owe decisions and their share of time lasts. Returns true if they must go on in
 * their next turn. The position keeps an answer from being applied to another question.
 */
export async function playBots(deps: BotSeatsDeps, game: string): Promise<boolean> {
  const until = deps.now() + TURNS_IN_A_ROW * deps.timeMs;
  let failures = 0;
  while (failures < MAX_FAILURES) {
    const asked = await deps.rooms.read(game, questionOf);
    if (!asked.ok || asked.value === null) return false;
    if (deps.now() >= until) return true;
    const question = asked.value;
    try {
      const reply = await deps.host.choose(
        {
          id: question.position,
          game: question.game,
          bot: question.bot,
          seat: question.seat,
          view: question.view,
          actions: question.actions,
          trials: PLENTY_OF_TRIALS,
          seed: question.luck,
        },
        { timeMs: deps.timeMs },
      );
      if (!reply.ok) throw new Error(reply.message);
      const { seat, position } = question;
      const action = question.print(reply.action);
      const acted = await deps.rooms.submit(game, seat, {
        type: 'act',
        ref: null,
        position,
        action,
      });
      if (acted.ok) deps.metrics.count('bot_moves_total');
      // Late: a player took something back meanwhile, so the bot looks again.
      else if (acted.problem.code !== 'late') throw new Error(acted.problem.code);
    } catch (error) {
      if (error instanceof BotHostError && error.code === 'closed') return false;
      failures += 1;
      deps.metrics.count('bot_failures_total');
      deps.report('a bot failed', { game, error });
    }
  }
  return false;
}

/** What the first awaited bot has to decide; null if no bot is awaited. */
function questionOf(room: Room): Question | null {
  const { match, row } = room;
  const seat = awaitedSeats(match).find((each) => isBot(room, each));
  if (seat === undefined) return null;
  const view = match.view(seat);
  if (!view.ok) return null;
  const position = positionOf(room, seat);
  return {
    seat,
    bot: room.players[seat]?.bot ?? '',
    position,
    view: view.value,
    actions: match.actions(seat),
    print: (action) => match.game.notation.print(action),
    game: row.game,
    luck: deriveSeed(match.seed ?? seedFromPhrase(row.commitment), `bot ${seat} ${position}`),
  };
}
