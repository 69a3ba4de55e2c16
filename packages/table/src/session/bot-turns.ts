import { deriveSeed, type Seat, seedFromPhrase } from '@bivouac/kernel';
import type { BotPort } from './bot-port.ts';
import type { Seating } from './seating.ts';
import { waitingOf } from './table-scene.ts';

/** Bots stop by themselves; this only keeps a number in the request. */
const PLENTY_OF_TRIALS = 1_000_000;

/** The turns of the bots in a local game. */
export interface BotTurns {
  /** The bot whose turn it is broke down. */
  readonly hasFailed: boolean;
  askIfAwaited(): void;
  askAgain(): void;
  /** Lasts until `calm`. */
  hurry(): void;
  calm(): void;
  close(): void;
}

export interface BotTurnDeps {
  readonly bots: BotPort;
  readonly onplayed: () => void;
  readonly onfailed: () => void;
}

export function createBotTurns(seating: Seating, deps: BotTurnDeps): BotTurns {
  const { match, players } = seating;
  let hasFailed = false;
  let isHurried = false;
  let isClosed = false;

  const ask = async (seat: Seat, bot: string): Promise<void> => {
    const { decision } = match;
    const question = questionFor(seating, seat, bot);
    if (question === null) return;
    const thinking = deps.bots.choose(question).catch(() => null);
    if (isHurried) deps.bots.hurry();
    const reply = await thinking;
    if (isClosed || match.decision !== decision) return;
    hasFailed = !reply?.ok || !match.act(seat, reply.action, decision).ok;
    if (hasFailed) deps.onfailed();
    else deps.onplayed();
  };

  const askIfAwaited = (): void => {
    const waiting = waitingOf(seating, hasFailed);
    if (waiting.kind !== 'bot' || waiting.hasFailed) return;
    const player = players[waiting.seat];
    if (player?.kind === 'bot') void ask(waiting.seat, player.bot);
  };

  return {
    get hasFailed() {
      return hasFailed;
    },
    askIfAwaited,
    askAgain() {
      hasFailed = false;
    },
    hurry() {
      isHurried = true;
      deps.bots.hurry();
    },
    calm() {
      isHurried = false;
    },
    close() {
      isClosed = true;
      deps.bots.close();
    },
  };
}

function questionFor({ entry, match, commitment }: Seating, seat: Seat, bot: string) {
  const view = match.view(seat);
  if (!view.ok) return null;
  const luck = match.seed ?? seedFromPhrase(commitment);
  return {
    game: entry.game.id,
    bot,
    seat,
    view: view.value,
    actions: match.actions(seat),
    trials: PLENTY_OF_TRIALS,
    seed: deriveSeed(luck, `bot ${seat} ${match.decision}`),
  };
}
