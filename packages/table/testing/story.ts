import { answerBotRequest } from '@bivouac/bots';
import {
  type AnyMatch,
  type BaseEvent,
  createMatch,
  type LoggedEvent,
  recordOf,
  seedFromPhrase,
  type Viewer,
} from '@bivouac/kernel';
import { normandyEntry } from '@bivouac/normandy/entry';
import { findBot } from '@bivouac/shelf';

/** A real game of Normandy, played by the easy bot on both sides for a number of actions. */
export function playedMatch(actions: number, phrase = 'story'): AnyMatch {
  const begun = createMatch(
    normandyEntry.game,
    { scenario: 'la-raye', options: {} },
    seedFromPhrase(phrase),
  );
  if (!begun.ok) throw new Error(begun.problem.code);
  const match: AnyMatch = begun.value;
  while (!match.isOver() && match.decision < actions) {
    const awaiting = match.awaiting();
    const seat = awaiting.kind === 'seats' ? (awaiting.seats[0] ?? 0) : 0;
    const view = match.view(seat);
    if (!view.ok) throw new Error(view.problem.code);
    const reply = answerBotRequest(
      {
        id: 0,
        game: 'normandy',
        bot: 'easy',
        seat,
        view: view.value,
        actions: match.actions(seat),
        trials: 10,
        seed: seedFromPhrase(`${phrase} ${match.decision}`),
      },
      findBot,
      () => false,
    );
    if (!reply.ok || !match.act(seat, reply.action).ok) throw new Error('the bot erred');
  }
  return match;
}

export const recordOfGame = (actions: number, phrase?: string): string =>
  recordOf(playedMatch(actions, phrase));

export const NORMANDY = normandyEntry;

/** Events as a log tells them, one action each unless `action` says otherwise. */
export function told(
  ...events: readonly (BaseEvent & { readonly action?: number; readonly by?: number | null })[]
): readonly LoggedEvent<BaseEvent>[] {
  return events.map(({ action, by = 0, ...event }, seq) => ({
    seq,
    action: action ?? seq + 1,
    seat: by,
    event,
  }));
}

export const viewOf = (match: AnyMatch, viewer: Viewer) => {
  const view = match.view(viewer);
  if (!view.ok) throw new Error(view.problem.code);
  return view.value;
};
