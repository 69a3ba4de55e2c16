import type { Awaiting, Game, Provenance, Subject } from '@bivouac/kernel';
import { type Action, makeActions } from './actions.ts';
import type { Box } from './box.ts';
import { checkState } from './check.ts';
import type { Event } from './events.ts';
import { explainAction } from './explain.ts';
import { makeMachine } from './flow/machine.ts';
import { MONSTER_DIE } from './flow/placement.ts';
import { gistOf } from './gist.ts';
import { type BlitzPreview, previewAction } from './preview.ts';
import { answersTo } from './questions.ts';
import { OPTIONS, setUp, VS_SEAT } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { subjectsOf } from './subjects.ts';
import { plantToken, type View, viewState } from './view.ts';
import { dealWorld } from './worlds.ts';

/** The contract, with previews that say more than every game's. */
export interface BlitzkriegGame extends Game<State, Action, Event, View> {
  answers(view: View): readonly Action['kind'][];
  subjects(view: View, action: Action): readonly Subject[];
  preview(view: View, action: Action): BlitzPreview | null;
}

/** Each space is covered once at most: taken, placed, resolved, with a question for its effect. */
const QUESTIONS_PER_SPACE = 6;

export function makeGame(box: Box, provenance: Provenance): BlitzkriegGame {
  const actions = makeActions(box);
  const machine = makeMachine(box, actions);
  return {
    id: box.id,
    rules: 3,
    // The solo opponent chooses and explains otherwise since; what is allowed and drawn is the same.
    formerRules: { 1: {}, 2: {} },
    seats: box.seats,
    scenarios: box.scenarios.map(({ id, solo }) =>
      solo === null
        ? { id, provenance }
        : { id, provenance, automaton: { seat: VS_SEAT, bot: 'vs' } },
    ),
    options: OPTIONS,
    maxActions: box.spaces.length * QUESTIONS_PER_SPACE,
    notation: actions.notation,
    setup: (setup, io) => setUp(box, machine, setup, io),
    awaiting(state): Awaiting {
      const { outcome } = state.public;
      if (outcome !== null) return { kind: 'over', outcome };
      return { kind: 'seats', seats: machine.seats(state) };
    },
    actions: (state, seat) =>
      machine.seats(state).includes(seat) ? machine.offers(state, seat) : [],
    apply: machine.take,
    view: (state, viewer) => viewState(box, machine, state, viewer),
    determinise: (view, chance) => dealWorld(box, view, chance),
    clone: cloneState,
    check: (state) => checkState(box, state),
    plant: plantToken,
    explain: (view, action) => explainAction(box, view, action),
    answers: ({ question }) => answersTo(question),
    subjects: (view, action) => subjectsOf(box, view, action),
    preview: (view, action) => previewAction(box, view, action),
    gist: gistOf,
    gistStreams: [MONSTER_DIE],
  };
}
