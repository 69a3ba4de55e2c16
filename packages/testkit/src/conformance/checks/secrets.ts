import { findNotPlain, redact, type Seat, unveilsTo, type Viewer } from '@bivouac/kernel';
import { findDifference, isSame } from '../../same.ts';
import { type StepCheck, type StepContext, type Trial, tryAction } from '../check.ts';

const plainEvents: StepCheck = {
  id: 'events-plain',
  promise: 'Events are plain JSON with a type.',
  step(context) {
    if (context.turn === null) return undefined;
    for (const event of context.trial().events) {
      if (typeof event.type !== 'string') return 'an event without a type';
      const found = findNotPlain(event);
      if (found !== undefined) return `${event.type} ${found}`;
    }
    return undefined;
  },
};

function eventsFor(trial: Trial, viewer: Viewer): readonly object[] {
  return trial.events.map((event) => redact(event, viewer));
}

/** Those that do not say of themselves that they tell the viewer something new. */
function quietEventsFor(trial: Trial, viewer: Viewer, actor: Seat): readonly object[] {
  return trial.events
    .filter((event) => !unveilsTo(event, viewer, actor))
    .map((event) => redact(event, viewer));
}

function viewAfter(context: StepContext, trial: Trial, viewer: Viewer): unknown {
  const known = trial.views.get(viewer);
  if (known !== undefined) return known;
  const view: unknown = context.game.view(trial.state, viewer);
  trial.views.set(viewer, view);
  return view;
}

/** Whether two worlds still look alike to the viewer after the action; asked twice, found out once. */
function looksAlike(context: StepContext, here: Trial, there: Trial, viewer: Viewer): boolean {
  const known = there.isAlike.get(viewer);
  if (known !== undefined) return known;
  const alike = isSame(viewAfter(context, here, viewer), viewAfter(context, there, viewer));
  there.isAlike.set(viewer, alike);
  return alike;
}

const secretEvents: StepCheck = {
  id: 'events-secret',
  promise: 'Events tell a viewer nothing that its view does not show, unless they say so.',
  step(context) {
    for (const viewer of context.viewers) {
      const there = context.trialElsewhere(viewer);
      if (there === undefined) continue;
      const here = context.trial();
      if (!looksAlike(context, here, there, viewer)) continue;
      const one = quietEventsFor(here, viewer, context.turn?.seat ?? -1);
      const two = quietEventsFor(there, viewer, context.turn?.seat ?? -1);
      if (!isSame(one, two)) return `${viewer}: ${findDifference(one, two)}`;
    }
    return undefined;
  },
};

const silentReveal: StepCheck = {
  id: 'silent-reveal',
  promise:
    'Hidden things change nothing that a viewer sees, unless an event reveals or shows them.',
  step(context) {
    const actor = context.turn?.seat ?? -1;
    for (const viewer of context.viewers) {
      const there = context.trialElsewhere(viewer);
      if (there === undefined) continue;
      const here = context.trial();
      if (here.events.some((event) => unveilsTo(event, viewer, actor))) continue;
      if (there.events.some((event) => unveilsTo(event, viewer, actor))) continue;
      if (looksAlike(context, here, there, viewer)) continue;
      const one = viewAfter(context, here, viewer);
      const two = viewAfter(context, there, viewer);
      return `${viewer}: ${findDifference(one, two)}`;
    }
    return undefined;
  },
};

const committed: StepCheck = {
  id: 'commitment',
  promise: 'While others still owe their answer, an answer shows them nothing of what it is.',
  step(context) {
    const { game, state, turn, luck, viewers } = context;
    if (turn === null || turn.awaited.length < 2 || turn.actions.length < 2) return undefined;
    const other = turn.actions[luck.pick(turn.actions.length, 'check')] ?? turn.action;
    const here = context.trial();
    const there = tryAction(context, game.clone(state), other);
    const after = game.awaiting(here.state);
    if (
      after.kind === 'over' ||
      !turn.awaited.some((s) => s !== turn.seat && after.seats.includes(s))
    ) {
      return undefined;
    }
    for (const viewer of viewers) {
      if (viewer === turn.seat) continue;
      const one = [eventsFor(here, viewer), viewAfter(context, here, viewer)];
      const two = [eventsFor(there, viewer), viewAfter(context, there, viewer)];
      if (!isSame(one, two)) return `${viewer}: ${findDifference(one, two)}`;
    }
    return undefined;
  },
};

export const SECRET_CHECKS: readonly StepCheck[] = [
  plainEvents,
  secretEvents,
  silentReveal,
  committed,
];
