import { findNotPlain, redact, unveilsTo, type Viewer } from '@bivouac/kernel';
import { findDifference, isSame } from '../../same.ts';
import { looksAlike, type StepCheck, type Trial, tryAction, viewAfter } from '../check.ts';

const plainEvents: StepCheck = {
  id: 'events-plain',
  promise: 'Events are plain JSON with a type.',
  step(context) {
    if (context.turn === null) return null;
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

/**
 * The events without those that lay something open before the table is cleared: no view can show it
 * afterwards, although all viewers saw it.
 */
function lastingEvents(trial: Trial, clearedBy: readonly string[]): Trial {
  const cleared = trial.events.findLastIndex(({ type }) => clearedBy.includes(type));
  const events = trial.events.filter((event, at) => at >= cleared || event.reveals !== true);
  return { ...trial, events };
}

/** Modifiers of a roll stand in the event one by one, and add up. */
const sums: StepCheck = {
  id: 'events-sums',
  promise: 'The modifiers of a roll add up to its total.',
  step(context) {
    if (context.turn === null) return null;
    const rolls = context.trial().events.filter((event) => 'modifiers' in event) as {
      readonly type: string;
      readonly modifiers: readonly { readonly value: number }[];
      readonly total?: number;
    }[];
    for (const { type, modifiers, total } of rolls) {
      const sum = modifiers.reduce((so, { value }) => so + value, 0);
      if (sum !== total) return `${type}: ${sum} and ${total}`;
    }
    return rolls.length === 0 ? null : undefined;
  },
};

/**
 * Two worlds that looked alike before the action and look alike after it must have told the same
 * story: any difference in it bypassed the view, even in a part that declares `reveals`.
 */
const secretEvents: StepCheck = {
  id: 'events-secret',
  promise: 'Events tell a viewer nothing that its view does not show afterwards.',
  step(context) {
    const { clearedBy = [] } = context.game;
    let looks = 0;
    for (const viewer of context.viewers) {
      const { alike } = context.elsewhere(viewer);
      if (alike === undefined) continue;
      looks += 1;
      const one = eventsFor(lastingEvents(context.trial(), clearedBy), viewer);
      const two = eventsFor(lastingEvents(alike, clearedBy), viewer);
      if (!isSame(one, two)) return `${viewer}: ${findDifference(one, two)}`;
    }
    return looks === 0 ? null : undefined;
  },
};

const silentReveal: StepCheck = {
  id: 'silent-reveal',
  promise:
    'Hidden things change nothing that a viewer sees, unless an event reveals or shows them.',
  step(context) {
    const actor = context.turn?.seat ?? -1;
    let looks = 0;
    for (const viewer of context.viewers) {
      const there = context.elsewhere(viewer).first;
      if (there === undefined) continue;
      const here = context.trial();
      if (here.events.some((event) => unveilsTo(event, viewer, actor))) continue;
      if (there.events.some((event) => unveilsTo(event, viewer, actor))) continue;
      looks += 1;
      if (looksAlike(context, here, there, viewer)) continue;
      const one = viewAfter(context, here, viewer);
      const two = viewAfter(context, there, viewer);
      return `${viewer}: ${findDifference(one, two)}`;
    }
    return looks === 0 ? null : undefined;
  },
};

const committed: StepCheck = {
  id: 'commitment',
  promise: 'While others still owe their answer, an answer shows them nothing of what it is.',
  step(context) {
    const { game, state, turn, luck, viewers } = context;
    if (turn === null || turn.awaited.length < 2 || turn.actions.length < 2) return null;
    const other = turn.actions[luck.pick(turn.actions.length, 'check')] ?? turn.action;
    const here = context.trial();
    const there = tryAction(context, game.clone(state), other);
    const after = game.awaiting(here.state);
    if (
      after.kind === 'over' ||
      !turn.awaited.some((s) => s !== turn.seat && after.seats.includes(s))
    ) {
      return null;
    }
    // The seats that still owe an answer are public: one that goes on choosing may look different from the last.
    if (!isSame(game.awaiting(there.state), after)) return null;
    for (const viewer of viewers) {
      if (viewer === turn.seat) continue;
      const one = [eventsFor(here, viewer), viewAfter(context, here, viewer)];
      const two = [eventsFor(there, viewer), viewAfter(context, there, viewer)];
      if (!isSame(one, two)) return `${viewer}: ${findDifference(one, two)}`;
    }
    return undefined;
  },
};

/** A server numbers acts and sends a message for each: readers could count those that they do not see. */
const seenActs: StepCheck = {
  id: 'acts-seen',
  promise: 'Every act changes something that the others see, or the game says that it hides acts.',
  step(context) {
    const { game, state, turn, viewers } = context;
    if (turn === null || game.hidesActs === true) return null;
    const here = context.trial();
    if (here.events.length > 0 || !isSame(game.awaiting(state), game.awaiting(here.state))) {
      return undefined;
    }
    for (const viewer of viewers) {
      if (viewer === turn.seat) continue;
      if (isSame(context.view(viewer), viewAfter(context, here, viewer))) {
        return `${viewer} sees nothing of ${game.notation.print(turn.action)}`;
      }
    }
    return undefined;
  },
};

export const SECRET_CHECKS: readonly StepCheck[] = [
  plainEvents,
  sums,
  secretEvents,
  silentReveal,
  committed,
  seenActs,
];
