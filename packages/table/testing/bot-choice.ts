import { answerBotRequest } from '@bivouac/bots';
import { type AnyMatch, type BaseAction, deriveSeed, must, type Seat } from '@bivouac/kernel';
import { findBot } from '@bivouac/shelf';

/** The choice of a bot for that seat, the same each time. */
export function botChoice(match: AnyMatch, seat: Seat, bot: string): BaseAction {
  const seen = match.view(seat);
  const reply = answerBotRequest(
    {
      id: 0,
      game: match.game.id,
      bot,
      seat,
      view: seen.ok ? seen.value : null,
      actions: match.actions(seat),
      trials: 1,
      seed: deriveSeed(must(match.seed ?? undefined, 'a seed'), `${bot} ${seat} ${match.decision}`),
    },
    findBot,
    () => false,
  );
  if (!reply.ok) throw new Error('the bot failed');
  return reply.action as BaseAction;
}
