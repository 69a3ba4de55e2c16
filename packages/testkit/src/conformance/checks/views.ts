import { type BaseView, findNotPlain } from '@bivouac/kernel';
import { containsNumber, findDifference, isSame } from '../../same.ts';
import { printAll, type StepCheck, tryAction } from '../check.ts';

/** No card, unit or die ever has this number. */
const TOKEN = 987_654_321;

const plainView: StepCheck = {
  id: 'view-plain',
  promise: 'A view is plain JSON of whole numbers.',
  step(context) {
    for (const viewer of context.viewers) {
      const found = findNotPlain(context.view(viewer));
      if (found !== undefined) return `${viewer}: ${found}`;
    }
    return undefined;
  },
};

/** The question is public, and there is one until the game is over. */
const question: StepCheck = {
  id: 'view-question',
  promise: 'Every view carries the same question, and none when the game is over.',
  step(context) {
    const isOver = context.game.awaiting(context.state).kind === 'over';
    const [first, ...others] = context.viewers.map(
      (viewer) => (context.view(viewer) as BaseView).question,
    );
    if (others.some((other) => !isSame(first, other))) return 'viewers are asked differently';
    if ((first === null) !== isOver) return `${JSON.stringify(first)} while over is ${isOver}`;
    return undefined;
  },
};

const detached: StepCheck = {
  id: 'view-detached',
  promise: 'A view shares no object with the state.',
  step(context) {
    const { game, turn, viewers } = context;
    if (turn === null) return undefined;
    for (const viewer of viewers) {
      const state = game.clone(context.state);
      const view: unknown = game.view(state, viewer);
      tryAction(context, state, turn.action);
      const other = context.view(viewer);
      if (!isSame(view, other)) {
        return `an action changed an earlier view: ${findDifference(other, view)}`;
      }
    }
    return undefined;
  },
};

const worldView: StepCheck = {
  id: 'world-view',
  promise: 'A world made from a view looks exactly like that view.',
  step(context) {
    for (const viewer of context.viewers) {
      const view = context.view(viewer);
      const again = context.game.view(context.world(viewer), viewer);
      if (!isSame(view, again)) return `${viewer}: ${findDifference(view, again)}`;
    }
    return undefined;
  },
};

const worldValid: StepCheck = {
  id: 'world-valid',
  promise: 'A world made from a view is a valid state.',
  step(context) {
    for (const viewer of context.viewers) {
      try {
        context.game.check(context.world(viewer));
      } catch (error) {
        return `${viewer}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return undefined;
  },
};

const worldRepeatable: StepCheck = {
  id: 'world-repeatable',
  promise: 'The same view and the same luck make the same world.',
  step(context) {
    for (const viewer of context.viewers) {
      const one = context.world(viewer);
      const two = context.game.determinise(context.view(viewer), context.probe());
      if (!isSame(one, two)) return `${viewer}: ${findDifference(one, two)}`;
    }
    return undefined;
  },
};

/** A world that is always the same would let a bot plan with cards it believes in. */
const worldVaries: StepCheck = {
  id: 'world-varies',
  promise: 'What is hidden is dealt again for each world.',
  step(context) {
    for (const viewer of context.viewers) {
      const other = context.game.determinise(context.view(viewer), context.luck);
      if (!isSame(context.world(viewer), other)) return undefined;
    }
    // Where little is hidden, worlds may be alike; in a whole run they must differ somewhere.
    return null;
  },
};

const worldActions: StepCheck = {
  id: 'world-actions',
  promise: 'What a seat may do, and who is awaited, depends only on what the viewer knows.',
  step(context) {
    const { game, state } = context;
    for (const viewer of context.viewers) {
      const world = context.world(viewer);
      if (!isSame(game.awaiting(state), game.awaiting(world)))
        return 'the world awaits other seats';
      if (typeof viewer !== 'number') continue;
      const here = printAll(game, game.actions(state, viewer));
      const there = printAll(game, game.actions(world, viewer));
      if (here !== there) return `${game.seats[viewer]}: ${here} / ${there}`;
    }
    return undefined;
  },
};

const canary: StepCheck = {
  id: 'canary',
  promise: 'Nothing planted in a hidden place appears in a view or in a list of actions.',
  step({ game, state, viewers }) {
    for (const viewer of viewers) {
      const planted = game.clone(state);
      game.plant(planted, viewer, TOKEN);
      const sent = [game.view(planted, viewer)];
      if (typeof viewer === 'number') sent.push(game.actions(planted, viewer));
      if (containsNumber(sent, TOKEN)) return `${viewer} sees a hidden datum`;
    }
    return undefined;
  },
};

export const VIEW_CHECKS: readonly StepCheck[] = [
  plainView,
  question,
  detached,
  worldView,
  worldValid,
  worldRepeatable,
  worldVaries,
  worldActions,
  canary,
];
