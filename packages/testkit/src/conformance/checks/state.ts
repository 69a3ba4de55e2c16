import { findNotPlain } from '@bivouac/kernel';
import { findDifference, isSame } from '../../same.ts';
import { printAll, type StepCheck, type StepContext, tryAction } from '../check.ts';

const plainState: StepCheck = {
  id: 'plain-state',
  promise: 'State is plain JSON of whole numbers.',
  step: ({ state }) => findNotPlain(state),
};

const invariants: StepCheck = {
  id: 'invariants',
  promise: 'The game’s own invariants hold after every action.',
  step({ game, state }) {
    try {
      game.check(state);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};

const awaiting: StepCheck = {
  id: 'awaiting',
  promise: 'Awaited seats exist, ascend and are not empty; an outcome names real seats.',
  step({ game, state }) {
    const now = game.awaiting(state);
    const list = now.kind === 'seats' ? now.seats : now.outcome.winners;
    if (now.kind === 'seats' && list.length === 0)
      return 'the game awaits no seat and has no winner';
    for (let i = 0; i < list.length; i++) {
      const seat = list[i] ?? -1;
      if (game.seats[seat] === undefined) return `there is no seat ${seat}`;
      if (i > 0 && seat <= (list[i - 1] ?? -1)) return `seats out of order: ${list.join(' ')}`;
    }
    return undefined;
  },
};

const pureQuestions: StepCheck = {
  id: 'pure-questions',
  promise: 'Asking (awaiting, actions, view, check) changes nothing.',
  step(context) {
    const { game, state } = context;
    context.reread();
    game.awaiting(state);
    game.check(state);
    for (const seat of context.seats) game.actions(state, seat);
    // Once more: what two questions change, they may change back.
    game.actions(state, context.seats[0] ?? 0);
    for (const viewer of context.viewers) game.view(state, viewer);
    return changeIn(context);
  },
};

/** A change of the true state, which no check may make. */
function changeIn({ state, reread }: StepContext): string | undefined {
  return isSame(state, reread()) ? undefined : findDifference(reread(), state);
}

const clone: StepCheck = {
  id: 'clone',
  promise: 'A clone is equal and shares nothing.',
  step(context) {
    const { game, state, reread, turn } = context;
    const copy: unknown = game.clone(state);
    if (!isSame(copy, reread())) return findDifference(reread(), copy);
    for (const action of turn?.actions ?? []) {
      try {
        tryAction(context, game.clone(state), action);
      } catch {
        // That the action cannot be carried out is for another check to say.
      }
    }
    const change = changeIn(context);
    return change && `an action on a clone changed the original: ${change}`;
  },
};

const roundTrip: StepCheck = {
  id: 'round-trip',
  promise: 'A state read back from JSON has the same future.',
  step(context) {
    const { game, turn, seats } = context;
    if (turn === null) return undefined;
    const kept = context.trial();
    // The last to need the state that was read back, so it may be played on.
    const read = tryAction(context, context.reread(), turn.action);
    if (!isSame(kept.state, read.state)) return findDifference(kept.state, read.state);
    for (const seat of seats) {
      const one = printAll(game, game.actions(kept.state, seat));
      const two = printAll(game, game.actions(read.state, seat));
      if (one !== two) return `other actions afterwards: ${one} / ${two}`;
    }
    return undefined;
  },
};

export const STATE_CHECKS: readonly StepCheck[] = [plainState, invariants, awaiting];
export const COPY_CHECKS: readonly StepCheck[] = [pureQuestions, clone];
export const FUTURE_CHECKS: readonly StepCheck[] = [roundTrip];
